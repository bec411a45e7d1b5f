/** From all that happened to the story of a night: what is worth telling, in chapters from one darkness to the next. */
import type { Event, View } from "$lib/wire-hako-onna";
import type { Params } from "$lib/words.svelte";
import type { Kind } from "./cards";

export interface Line {
  /** The message that tells it. */
  readonly key: string;
  readonly params: Params;
  /** What is drawn beside it. */
  readonly card?: { readonly kind: Kind; readonly name: string };
  readonly grave?: boolean;
}

export interface Chapter {
  /** The number of her turn it begins with; 0: the beginning of the night. */
  readonly turn: number;
  /** The last of her turns that it tells of: nights in which nothing is found are told together. */
  readonly last: number;
  readonly lines: readonly Line[];
}

export interface Story {
  readonly items: Readonly<Record<number, string>>;
  readonly chapters: readonly Chapter[];
}

type Namer = (seat: number) => string;

const tile = (name: string): { kind: Kind; name: string } => ({ kind: "tile", name });
const power = (number: number): { kind: Kind; name: string } => ({ kind: "power", name: String(number) });

/** One event as a line; null if the story goes on without it. `doomed`: who has just made noise. */
function lineOf(event: Event, name: Namer, roomOf: (shadow: number) => number, doomed: number | null): Line | null {
  switch (event.type) {
    case "eyes_opened":
      return event.start ? { key: "web-ho-story-shut", params: {} } : null;
    case "made_noise":
      return { key: "web-ho-story-noise", params: { name: name(event.seat), room: event.room } };
    case "time_overdue":
      return { key: "web-ho-story-overdue", params: {} };
    case "screamed":
      return { key: "web-ho-story-scream", params: { room: event.room } };
    case "hid":
      return event.seat === 0 ? { key: "web-ho-story-hid", params: { room: roomOf(event.shadow) } } : null;
    case "activated":
      return { key: "web-ho-story-activated", params: { power: event.power }, card: power(event.power) };
    case "page_found":
      return {
        key: "web-ho-story-page",
        params: { name: name(event.seat), page: event.page },
        card: tile(`diary-${event.page}`),
      };
    case "taken":
      return event.tile
        ? { key: "web-ho-story-taken", params: { name: name(event.seat), tile: event.tile }, card: tile(event.tile) }
        : null;
    case "named":
      return event.right
        ? null
        : { key: "web-ho-story-wrong", params: { name: name(event.seat), aloud: event.aloud }, card: tile("safe") };
    case "safe_opened":
      return { key: "web-ho-story-safe", params: { name: name(event.seat) }, card: tile("key-ring") };
    case "gave":
      return event.tile
        ? {
            key: "web-ho-story-gave",
            params: { name: name(event.seat), other: name(event.other), tile: event.tile },
            card: tile(event.tile),
          }
        : null;
    case "interrupted":
      return { key: "web-ho-story-interrupted", params: { power: event.power }, card: power(event.power) };
    case "dragged":
      return { key: "web-ho-story-dragged", params: { name: name(event.seat), room: event.room } };
    case "snatched":
      if (event.what === "nothing") return null;
      return {
        key: "web-ho-story-snatched",
        params: { name: name(event.seat), tile: event.what === "card" ? "card" : (event.tile ?? "card") },
      };
    case "mary_shown":
      return event.seat === null
        ? null
        : { key: "web-ho-story-mary", params: { name: name(event.seat) }, card: tile("doll-mary") };
    case "charmed":
      return { key: "web-ho-story-charmed", params: { power: event.power }, card: power(event.power) };
    case "fled":
      return {
        key: "web-ho-story-fled",
        params: { name: name(event.seat), room: event.room },
        card: tile("fire-extinguisher"),
      };
    case "died":
      return {
        key: doomed === null ? "web-ho-story-died" : "web-ho-story-died-noise",
        params: { name: name(event.seat), killer: event.killer },
        card: tile(event.killer ? `hakobito-${event.killer}` : "hako-onna"),
        grave: true,
      };
    case "weapon_struck":
      return {
        key: "web-ho-story-struck",
        params: { name: name(event.seat), weapon: event.weapon, she: event.she ? "yes" : "no" },
        card: tile(event.weapon),
      };
    case "removed":
      return { key: "web-ho-story-removed", params: { name: name(event.seat) }, card: tile(`hakobito-${event.seat}`) };
    default:
      return null;
  }
}

export function storyOf(events: readonly Event[], view: View, name: Namer): Story {
  const items: Record<number, string> = {};
  const chapters: { turn: number; lines: Line[] }[] = [{ turn: 0, lines: [] }];
  let noisy: number | null = null;
  for (const event of events) {
    if (event.type === "item_taken") items[event.seat] = event.item;
    if (event.type === "her_turn") chapters.push({ turn: event.turn, lines: [] });
    if (event.type === "made_noise") noisy = event.seat;
    else if (["her_turn", "turn_began", "announced"].includes(event.type)) noisy = null;
    const line = lineOf(event, name, (shadow) => view.house.room_of[shadow] ?? 0, noisy);
    if (line) chapters.at(-1)?.lines.push(line);
  }
  return { items, chapters: gathered(chapters.filter((chapter) => chapter.lines.length)) };
}

/** Nothing was found and nobody died. */
const isDull = ({ lines }: { lines: readonly Line[] }): boolean => !lines.some(({ card, grave }) => card ?? grave);
const same = (one: Line | undefined, other: Line): boolean =>
  one?.key === other.key && JSON.stringify(one.params) === JSON.stringify(other.params);

/** Dull turns that follow each other become one chapter, without its repetitions. */
function gathered(chapters: readonly { turn: number; lines: readonly Line[] }[]): readonly Chapter[] {
  const all: { turn: number; last: number; lines: Line[] }[] = [];
  for (const { turn, lines } of chapters) {
    const before = all.at(-1);
    if (before?.turn && isDull(before) && isDull({ lines })) {
      before.last = turn;
      before.lines.push(...lines.filter((line) => !before.lines.some((told) => same(told, line))));
    } else all.push({ turn, last: turn, lines: [...lines] });
  }
  return all;
}

/** What is told without a picture runs on in one paragraph. */
export function paragraphs(lines: readonly Line[]): readonly (readonly Line[])[] {
  const all: Line[][] = [];
  for (const line of lines) {
    const before = all.at(-1)?.[0];
    if (before && !before.card && !line.card && !line.grave) all.at(-1)?.push(line);
    else all.push([line]);
  }
  return all;
}
