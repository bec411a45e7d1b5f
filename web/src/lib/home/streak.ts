/** How many days in a row a challenge was finished, and how long it is until the next one. */
import type { Challenges } from "../wire";

const DAY_MILLIS = 24 * 60 * 60 * 1000;

const isDone = (day: { readonly results: readonly { readonly yours: boolean }[] }): boolean =>
  day.results.some(({ yours }) => yours);

/** Days without a gap up to today; today itself may still be open. */
export function streakOf({ today, before }: Challenges): number {
  let expected = Date.parse(today.day);
  let count = isDone(today) ? 1 : 0;
  for (const day of before) {
    expected -= DAY_MILLIS;
    if (Date.parse(day.day) !== expected || !isDone(day)) break;
    count += 1;
  }
  return count;
}

/** Whole hours and minutes until midnight in Greenwich, when the next challenge begins. */
export function untilNext(now: number): { readonly hours: number; readonly minutes: number } {
  const left = Math.ceil((DAY_MILLIS - (now % DAY_MILLIS)) / 60_000);
  return { hours: Math.floor(left / 60), minutes: left % 60 };
}
