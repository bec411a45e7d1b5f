import { describe, expect, it } from "vitest";
import {
  between,
  hangs,
  kindOf,
  nextDisc,
  offsetAt,
  shownStack,
  topOf,
  type Rest,
} from "../src/games/hako-onna/parts/discs";
import type { HandSway } from "../src/lib/wire";
import type { Discs } from "../src/lib/wire-hako-onna";
import fixture from "./fixtures/sway.json";

const discs: Discs = {
  type: "discs",
  left: [3, 4, 5],
  stack: [
    { position: 1, blip_up: false },
    { position: 2, blip_up: true },
  ],
  rests: [
    [480, 230, 150_000],
    [500, 540, 150_000],
  ],
  before: [],
  kept: [],
  last: "quiet",
};

describe("the hand", () => {
  it("hangs so many millimetres to a side, or in the middle", () => {
    expect([-1240, -30, 0, 49, 50, 900].map(hangs)).toEqual([
      { side: "left", mm: 12 },
      { side: "middle", mm: 0 },
      { side: "middle", mm: 0 },
      { side: "middle", mm: 0 },
      { side: "right", mm: 1 },
      { side: "right", mm: 9 },
    ]);
  });
  it.each(fixture)("sways as the table says it does (%#)", ({ sway, at }) => {
    for (const [when = 0, offset] of at) expect(offsetAt(sway as HandSway, when)).toBeCloseTo(offset ?? NaN, 6);
  });
});

describe("the discs", () => {
  it("are taken from the first, or from the last while they are reversed", () => {
    expect(nextDisc(discs, false)).toBe(3);
    expect(nextDisc(discs, true)).toBe(5);
    expect(nextDisc({ ...discs, left: [] }, false)).toBeNull();
  });

  it("are red where the difficulty says so", () => {
    expect([1, 2, 3, 4, 5].map((position) => kindOf("nightmare", position))).toEqual([
      "black",
      "big",
      "black",
      "small",
      "black",
    ]);
  });

  it("lie where the table says they rest, and the hand stays above them", () => {
    const stack = shownStack(discs, "regular", discs.rests);
    expect(stack.map(({ rest }) => rest)).toEqual(discs.rests);
    expect(topOf(stack)).toBeGreaterThan(6.9);
    expect(topOf([])).toBe(3.4);
  });

  it("fall from one rest to the other", () => {
    const [from, to]: [Rest, Rest] = [
      [0, 3000, 0],
      [500, 230, 150_000],
    ];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1).map(Math.round)).toEqual([...to]);
    expect(between(from, to, 0.3)[1]).toBeGreaterThan(between(from, to, 0.5)[1]);
  });
});
