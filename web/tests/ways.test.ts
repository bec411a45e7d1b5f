import { describe, expect, it } from "vitest";
import { KINDS } from "../src/games/hako-onna/knowing";
import { echoOf } from "../src/games/hako-onna/plan";
import { hintOf } from "../src/games/hako-onna/possible";
import { digitsOf, waysOf, type Standing } from "../src/games/hako-onna/ways";
import type { Action, View } from "../src/lib/wire-hako-onna";

const sight = (tile: string, shadow: number | null, holder: number | null = null): View["knows"]["seen"][number] => ({
  tile,
  shadow,
  holder,
  turn: 1,
});

function seen(change: object = {}): View {
  const view = {
    seat: 1,
    out: [],
    found: [],
    visitors: [
      { tiles: [], alive: true },
      { tiles: null, alive: true },
    ],
    hers: null,
    not_weak: [],
    numbers_up: [],
    key_in_safe: true,
    shadows: Array.from({ length: 24 }, () => [{ tile: null, up: false }]),
    knows: { seen: [], spots: Array.from({ length: 24 }, () => 0) },
    sure: [],
    told: [],
    turn: 1,
    agenda: [],
    end: null,
  };
  return { ...view, ...change } as unknown as View;
}

function standing(view: View, tile: string): Standing | undefined {
  return waysOf(view)
    .flatMap(({ needs }) => needs)
    .find((need) => need.tile === tile)?.standing;
}

describe("the ways to win", () => {
  it("begin in the dark, with the Key Ring in the Safe", () => {
    const view = seen();
    expect(waysOf(view).map(({ way, needs }) => [way, needs.length])).toEqual([
      ["escape", 2],
      ["rest", 2],
      ["defeat", 3],
    ]);
    expect(standing(view, "key-ring")).toEqual({ is: "in-safe" });
    expect(standing(view, "bones")).toEqual({ is: "unknown" });
  });

  it("know what was seen, and whether it may have changed", () => {
    const knows = {
      seen: [sight("bones", 4), sight("doll-mary", null, 2)],
      spots: Array.from({ length: 24 }, () => 0),
    };
    const view = seen({ knows, sure: [false, true] });
    expect(standing(view, "bones")).toEqual({ is: "lying", shadow: 4, sure: false });
    expect(standing(view, "doll-mary")).toEqual({ is: "held", by: 2, sure: true });
  });

  it("know what is held, lost or harmless", () => {
    const visitors = [{ tiles: ["secret-exit", "weakness-chain"], alive: true }];
    const view = seen({ visitors, out: ["doll-mary"], not_weak: ["gasoline"] });
    expect(standing(view, "secret-exit")).toEqual({ is: "mine" });
    expect(standing(view, "doll-mary")).toEqual({ is: "gone" });
    expect(standing(view, "rusty-chain")).toEqual({ is: "useless" });
    expect(standing(view, "gasoline")).toEqual({ is: "useless" });
    expect(standing(view, "wooden-stake")).toEqual({ is: "unknown" });
  });

  it("show her where she laid the Bones, though nobody has ever seen them", () => {
    const spots = Array.from({ length: 24 }, (_, shadow) => (shadow === 7 ? 2 ** KINDS.indexOf("bones") : 0));
    const hers = { weakness: "weakness-stake", numbers: [1, 2, 3], ghosts: [{ seat: 0, shadow: 2, keeps: "empty" }] };
    const view = seen({ seat: 0, hers, knows: { seen: [], spots } });
    expect(standing(view, "bones")).toEqual({ is: "lying", shadow: 7, sure: true });
    expect(standing(view, "doll-mary")).toEqual({ is: "unknown" });
  });

  it("strike out the numbers whose tiles were found", () => {
    const knows = { seen: [sight("combination-5", 3)], spots: [] };
    const is = digitsOf(seen({ knows, numbers_up: [2] })).map((digit) => digit.is);
    expect(is).toEqual(["open", "right", "open", "open", "wrong", "open"]);
  });

  it("show her one weapon and her own numbers", () => {
    const hers = { weakness: "weakness-stake", numbers: [1, 2, 3], ghosts: [{ seat: 0, shadow: 2, keeps: "bones" }] };
    const view = seen({ seat: 0, hers });
    expect(waysOf(view)[2]?.needs.map(({ tile }) => tile)).toEqual(["wooden-stake"]);
    expect(standing(view, "bones")).toEqual({ is: "kept" });
    expect(digitsOf(view).map(({ is }) => is)).toEqual(["right", "right", "right", "wrong", "wrong", "wrong"]);
  });
});

describe("what helps a player along", () => {
  it("tells where she screamed last, and how long ago", () => {
    const scream = { type: "screamed", room: 4 };
    expect(echoOf(seen())).toBeNull();
    expect(echoOf(seen({ told: [scream] }))).toEqual({ room: 4, ago: 0 });
    expect(echoOf(seen({ told: [scream, { type: "her_turn", turn: 2 }] }))).toEqual({ room: 4, ago: 1 });
    expect(echoOf(seen({ told: [scream], hers: { ghosts: [] } }))).toBeNull();
  });

  it("says why a room can't be chosen", () => {
    const legal = [{ type: "end_turn" }] as unknown as readonly Action[];
    const at = (frame: object): View => seen({ agenda: [{ seat: 1, ...frame }] });
    expect(hintOf(at({ type: "check" }), legal)).toBe("web-ho-hint-check");
    expect(hintOf(at({ type: "act", main: true }), legal)).toBe("web-ho-hint-far");
    expect(hintOf(at({ type: "act", main: false }), legal)).toBe("web-ho-hint-done");
    expect(hintOf(at({ type: "check" }), [])).toBe("web-ho-hint-wait");
  });
});
