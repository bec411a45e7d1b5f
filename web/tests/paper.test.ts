import { describe, expect, it } from "vitest";
import { numbered, stretches } from "../src/games/hidden-rooms/print/paper";

describe("a route on paper", () => {
  it("runs through the middle of its squares", () => {
    expect(
      stretches([
        [0, 1],
        [0, 4],
        [3, 4],
      ]),
    ).toEqual([
      { from: [0, 1], to: [0, 4] },
      { from: [0, 4], to: [3, 4] },
    ]);
  });

  it("lies beside itself where it walks a way again, in either direction", () => {
    const [out, , back, third] = stretches([
      [0, 0],
      [0, 4],
      [0, 5],
      [0, 2],
      [0, 3],
    ]);
    expect(out?.from).toEqual([0, 0]);
    expect(back?.from[0]).not.toBe(0);
    expect(third?.from[0]).not.toBe(back?.from[0]);
    expect(third?.from[0]).not.toBe(0);
  });

  it("crosses itself without being moved", () => {
    const [one, , , other] = stretches([
      [2, 0],
      [2, 5],
      [0, 5],
      [0, 3],
      [4, 3],
    ]);
    expect([one?.from[0], other?.from[1]]).toEqual([2, 3]);
  });

  it("has numbered corners, several on a square that is passed again", () => {
    expect(
      numbered([
        [0, 0],
        [0, 3],
        [3, 3],
        [3, 0],
        [0, 0],
      ]),
    ).toEqual([
      { at: [0, 0], numbers: "1·5" },
      { at: [0, 3], numbers: "2" },
      { at: [3, 3], numbers: "3" },
      { at: [3, 0], numbers: "4" },
    ]);
  });
});
