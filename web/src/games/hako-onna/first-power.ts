/** The cards of which she keeps one before the night begins: what she keeps is told, not what she draws. */
import type { Tagged } from "$lib/telling";

/** Whether the event is one of her first draws: nothing but draws lies between it and the laying of the tiles. */
export function drawnAtFirst(events: readonly Tagged[], at: number): boolean {
  const before = events.slice(0, at + 1).findLast(({ type }) => type !== "drew");
  return events[at]?.type === "drew" && before?.type === "laid";
}
