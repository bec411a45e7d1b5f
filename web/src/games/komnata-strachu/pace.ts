/** How fast this device's player usually is: bots that keep pace begin there. */
import { read, write } from "./practice";

import { ear } from "./ear.svelte";

/** Somebody who hears the cards has another pace than who sees them, on the same device. */
const place = (): string => (ear.on ? "kurayami.komnata.pace.ear" : "kurayami.komnata.pace");
/** Right hits that are remembered, and how many there must be before they tell anything. */
const KEPT = 24;
const ENOUGH = 3;

const median = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** The median time of right hits, in milliseconds; null: not known yet. */
export function usual(): number | null {
  const times = read<readonly number[]>(place(), []);
  return times.length < ENOUGH ? null : Math.max(1, median(times));
}

/** Remembers a right hit. */
export function note(time: number): void {
  write(place(), [...read<readonly number[]>(place(), []), Math.round(time)].slice(-KEPT));
}

/** The options of a new game; not where several share this screen, for it is one person's pace. */
export function withUsual(options: unknown): unknown {
  const { screens = [] } = options as { screens?: readonly number[] };
  return screens.length ? options : { ...(options as object), usual: usual() };
}
