import { expect, it } from "vitest";
import { Advice, verdictOf } from "../src/games/hidden-rooms/advice.svelte";

const choices = (...chances: readonly number[]) => chances.map((chance) => ({ chance }));

it("calls one choice the best, others fine, and the rest mistakes", () => {
  const all = choices(0.9, 0.87, 0.6);
  expect(all.map(({ chance }) => verdictOf(chance, all))).toEqual(["best", "fine", "mistake"]);
});

it("calls equally good what differs by less than a point", () => {
  const all = choices(0.994, 0.991, 0.99, 0.2);
  expect(all.map(({ chance }) => verdictOf(chance, all))).toEqual(["equal", "equal", "equal", "mistake"]);
});

it("tells what was proven, and forgets it with the position", async () => {
  const advice = new Advice();
  await advice.ask(() => Promise.resolve({ choices: [], hopeless: true }));
  expect(advice.hopeless).toBe(true);
  advice.forget();
  expect(advice.hopeless).toBe(false);
});
