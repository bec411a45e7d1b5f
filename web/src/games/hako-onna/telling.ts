/** The mansion in words: what a seat that doesn't see it is told of it. Nothing but what its view shows. */
import { say, words } from "$lib/words.svelte";
import { ghostly, top, type Action, type View } from "./mansion";
import { besideRoom, peopleOf, roomName } from "./plan";
import { targetsOf } from "./possible";
import { tileName } from "./wording";

const list = (things: readonly string[]): string => words.join("list", things);

/** The tiles that the peeking Visitor sees, and nobody else. */
export function peekWords(view: View): string {
  const frame = top(view);
  const shadow = frame?.type === "peek" || frame?.type === "replacing" ? frame.shadow : -1;
  const seen = view.told.findLast((event) => event.type === "peeked" && event.shadow === shadow);
  const tiles = seen?.type === "peeked" ? seen.tiles : [];
  return tiles.length ? say("web-ho-where-peek", { shadow, tiles: list(tiles.map(tileName)) }) : "";
}

/** How loud it has been. */
function noiseWords({ noise, haunting }: View): string {
  if (noise.type !== "cards" || !haunting.length) return "";
  const sum = noise.cards.reduce((all, card) => all + (card.up ? (card.value ?? 0) : 0), 0);
  return `${words.label(say("web-ho-noise"), say("web-ho-noise-sum", { sum }))}.`;
}

/** Where one is and what is beside it, where the others are, and which places can be chosen. */
export function whereWords(view: View, legal: readonly Action[]): string {
  const people = peopleOf(view, {});
  const ghost = view.hers?.ghosts.find(({ seat }) => seat === view.seat);
  const mine = ghost
    ? (view.house.room_of[ghost.shadow] ?? null)
    : (people.find(({ seat }) => seat === view.seat)?.room ?? null);
  const shadows = [
    ...new Set(legal.flatMap(targetsOf).flatMap(({ place, at }) => (place === "shadow" ? [at] : []))),
  ].sort((one, other) => one - other);
  const spot = (at: number): string => say("web-ho-shadow", { shadow: at });
  return words.join("sentences", [
    ghost && ghostly(view, view.seat) ? say("web-ho-where-hidden", { shadow: ghost.shadow }) : "",
    mine === null ? "" : say("web-ho-where-you", { room: roomName(mine), doors: besideRoom(view, mine) }),
    ...people
      .filter(({ seat }) => seat !== view.seat)
      .map(({ seat, room }) => say("web-ho-where-visitor", { seat, room: roomName(room) })),
    noiseWords(view),
    shadows.length ? say("web-ho-where-lit", { shadows: list(shadows.map(spot)) }) : "",
  ]);
}
