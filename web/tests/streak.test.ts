import { expect, it } from "vitest";
import { resultText } from "../src/games/hidden-rooms/challenge";
import { streakOf, untilNext } from "../src/lib/home/streak";
import type { Challenges } from "../src/lib/wire";

const day = (name: string, yours: boolean) => ({ day: name, results: yours ? [{ yours }] : [] });
const days = (...all: readonly ReturnType<typeof day>[]) => {
  const [today, ...before] = all;
  return { today, before } as unknown as Challenges;
};

it("counts days in a row, today's or not", () => {
  const past = [day("2026-10-30", true), day("2026-10-29", true), day("2026-10-28", false), day("2026-10-27", true)];
  expect(streakOf(days(day("2026-10-31", true), ...past))).toBe(3);
  expect(streakOf(days(day("2026-10-31", false), ...past))).toBe(2);
});

it("ends at a day that was left out", () => {
  expect(streakOf(days(day("2026-10-31", true), day("2026-10-29", true)))).toBe(1);
});

it("counts down to midnight in Greenwich", () => {
  expect(untilNext(Date.parse("2026-10-31T22:30:00Z"))).toEqual({ hours: 1, minutes: 30 });
});

it("puts a result into a few characters that tell no secret", () => {
  const results = [
    { stage: 3, turns: 9, loss: null },
    { stage: 1, turns: 12, loss: "caught" as const },
    { stage: 5, turns: 7, loss: null },
  ];
  expect(resultText("Ada", "31 October", results)).toBe("kurayami · 31 October\nAda: ★9 ✕12 ★7");
});
