import { expect, it } from "vitest";
import { drawnAtFirst } from "../src/games/hako-onna/first-power";

it("her first draws go without saying, later ones don't", () => {
  const night = ["laid", "drew", "drew", "drew", "power_kept", "screamed", "drew"].map((type) => ({ type }));
  expect(night.map((_, at) => drawnAtFirst(night, at))).toEqual([false, true, true, true, false, false, false]);
});

it("a draw of which the beginning isn't known is told", () => {
  expect(drawnAtFirst([{ type: "drew" }], 0)).toBe(false);
});
