import { describe, expect, it } from "vitest";
import { isSeen, prospectAt, riskOf } from "../src/games/hidden-rooms/danger";
import type { View } from "../src/games/hidden-rooms/house";
import fixture from "./fixtures/hidden-rooms.json";

// The child is at (0, 1), the monster beside it at (1, 1); one of six tiles fits.
const view = fixture.middle.view as unknown as View;
const [fitting, of] = [view.odds?.fitting ?? 0, view.odds?.of ?? 0];

describe("what threatens the child", () => {
  it("is certain for who stays where it comes", () => {
    expect(riskOf(view, { type: "stop" })).toEqual({ loss: "caught", chance: 1 });
  });

  it("is the chance of a draw that does not fit, where only the old square is deadly", () => {
    expect(riskOf(view, { type: "search", target: [0, 0] })).toEqual({ loss: "caught", chance: 1 - fitting / of });
  });

  it("is nothing for a tile that surely fits and leads away", () => {
    expect(riskOf(view, { type: "recall", target: [0, 0], tile: { colour: "red", number: 6 } })).toBeNull();
  });

  it("is no matter of a walk, unless it leads into its arms", () => {
    expect(riskOf(view, { type: "walk", to: [0, 2] })).toBeNull();
    const into = { ...view, prospects: [{ at: [0, 2], foreseen: [], loss: "walked_into_it", fitting: [] }] };
    expect(riskOf(into as unknown as View, { type: "walk", to: [0, 2] })).toEqual({
      loss: "walked_into_it",
      chance: 1,
    });
  });

  it("is the chance of a draw that fits, where only the new square is deadly", () => {
    const prospects = view.prospects.map((each) => ({ ...each, loss: each.at[1] === 0 ? ("caught" as const) : null }));
    const turned = { ...view, prospects };
    expect(riskOf(turned, { type: "stop" })).toBeNull();
    expect(riskOf(turned, { type: "search", target: [0, 0] })).toEqual({ loss: "caught", chance: fitting / of });
  });

  it("is told of the squares within reach alone", () => {
    expect(prospectAt(view, [0, 2])?.loss).toBeNull();
    expect(prospectAt(view, [5, 5])).toBeNull();
  });

  it("sees the child as long as its next action says so", () => {
    expect(isSeen(view)).toBe(true);
    expect(isSeen({ ...view, waiting: "begin" })).toBe(false);
    expect(isSeen({ ...view, foreseen: [{ type: "monster_turned", facing: "north", sees_child: false }] })).toBe(false);
  });
});
