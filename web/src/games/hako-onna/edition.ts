/** An owner's edition: its names and texts instead of ours. */
import type { OwnWords, Wording } from "$lib/words.svelte";
import { FACTS, type Edition } from "$lib/wire-hako-onna";

/** The rooms of the house edition, by their number. */
export const HOUSE_ROOMS: readonly string[] = FACTS.house.rooms;

/** The effects of the house edition's powers, from the first on. */
export const HOUSE_POWERS: readonly string[] = FACTS.house.powers.map(({ effect }) => effect);

const textKey = (card: string): string => `web-ho-what-${card}`;

/** All that an edition says in its own words. The house edition says nothing: the message files do. */
export function ownWords(edition: Edition): OwnWords {
  return { ...roomWords(edition), ...powerWords(edition), ...itemWords(edition) };
}

function roomWords(edition: Edition): OwnWords {
  const own: Record<string, Wording> = {};
  const rooms = edition.boards.flatMap((board) => board.rooms);
  for (const [at, room] of rooms.entries()) {
    const house = HOUSE_ROOMS.indexOf(room.name);
    const text = room.title || (house < 0 ? room.name : "");
    if (text) {
      own[`ho-room-${at}`] = { text };
      own[`ho-room-into-${at}`] = { key: "ho-room-into-own", params: { room: text } };
      own[`ho-room-inside-${at}`] = { key: "ho-room-inside-own", params: { room: text } };
    } else if (house !== at) {
      for (const how of ["", "into-", "inside-"]) own[`ho-room-${how}${at}`] = { key: `ho-room-${how}${house}` };
    }
  }
  let first = 0;
  for (const [at, board] of edition.boards.entries()) {
    const keys = board.rooms.map((_, number) => `ho-room-${first + number}`);
    if (keys.some((key) => key in own)) own[`ho-board-${at}`] = { keys };
    first += board.rooms.length;
  }
  return own;
}

function powerWords(edition: Edition): OwnWords {
  const own: Record<string, Wording> = {};
  for (const { number, effect, name, text } of edition.powers) {
    const house = HOUSE_POWERS.indexOf(effect) + 1;
    const moved = house !== number;
    if (name) own[`ho-power-${number}`] = { text: name };
    else if (moved) own[`ho-power-${number}`] = { key: `ho-power-${house}` };
    if (text) own[textKey(`power-${number}`)] = { text };
    else if (moved) own[textKey(`power-${number}`)] = { key: textKey(`power-${house}`) };
  }
  return own;
}

function itemWords(edition: Edition): OwnWords {
  const own: Record<string, Wording> = {};
  for (const { effect, name, text } of edition.items) {
    if (name) own[`ho-card-${effect}`] = own[`ho-tile-${effect}`] = { text: name };
    if (text) own[textKey(`item-${effect}`)] = { text };
  }
  return own;
}
