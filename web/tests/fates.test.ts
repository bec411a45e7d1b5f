import { describe, expect, it } from "vitest";
import { fateIn } from "../src/games/hako-onna/parts/endings";

describe("what became of a seat, by the outcome alone", () => {
  const fates = (reason: string, scores: readonly number[]): string[] =>
    [null, 0, 1, 2].map((seat) => fateIn({ reason: `ho-end-${reason}`, scores }, seat));

  it("is told when the Visitors win: one got away, one died", () => {
    for (const end of ["escape", "rest", "defeat"]) {
      expect(fates(end, [0, 1, 0])).toEqual(["visitors", "beaten", "survived", "left"]);
    }
  });

  it("is told when she wins: one is shut in, one died and wins with her", () => {
    for (const end of ["all-dead", "inevitable", "given-up"]) {
      expect(fates(end, [1, 0, 1])).toEqual(["she", "queen", "trapped", "hers"]);
    }
  });

  it("is nothing when nobody wins", () => {
    expect(fates("limit", [0, 0, 0])).toEqual(["none", "none", "none", "none"]);
  });
});
