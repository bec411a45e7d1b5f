/** Clocks: a server says how much time is left when it speaks, and a screen wants to know until when. */
import type { Update } from "./wire";

const ends = new WeakMap<Update, number>();

/** The update has come just now. A screen may be loaded only later, and time goes on meanwhile. */
export function noteTime(update: Update): void {
  if (typeof update.left === "number") ends.set(update, performance.now() + update.left);
}

/** When time is over, as the page counts it; 0 if that is not known. */
export const endOf = (update: Update): number => ends.get(update) ?? 0;
