/** The games that one click begins. */
import { say, words } from "$lib/words.svelte";

/** Against two bots that keep pace, and nothing starts by itself. */
export const FIRST_GAME = { options: { players: 3, pause: null } };

/** A head start as it is told: whole seconds, or tenths where there are any. */
export const headStart = (millis: number): string => words.decimal(millis / 1000, millis % 1000 ? 1 : 0);

/** What a table with these options grants to a seat, in words; "" if nothing (KS-32). */
export function headStartIn(options: unknown, seat: number): string {
  const { head_starts = [] } = options as { head_starts?: readonly number[] };
  const start = head_starts[seat] ?? 0;
  return start ? say("web-ks-head-start", { seconds: headStart(start) }) : "";
}
