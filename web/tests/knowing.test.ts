import { describe, expect, it } from "vitest";
import { KINDS, memories, remembered } from "../src/games/hako-onna/knowing";
import type { View } from "../src/lib/wire-hako-onna";

const DOLL = { tile: "doll-mary", shadow: 3, holder: null, turn: 1 };
const peeked = { type: "peeked", seat: 1, shadow: 3, tiles: ["doll-mary"], to: [1] };
const taken = { type: "taken", seat: 1, shadow: 3, tile: "doll-mary", to: [1] };
const replaced = { type: "replaced", seat: 1, shadow: 3, source: "supply", up: false, tile: null, to: [1] };
const again = { type: "peeked", seat: 1, shadow: 3, tiles: ["empty"], to: [1] };

function seen(told: readonly object[], change: object = {}): View {
  return {
    turn: 5,
    out: [],
    found: [],
    shadows: Array.from({ length: 24 }, () => [{ tile: null, up: false }]),
    knows: { seen: [DOLL], spots: Array.from({ length: 24 }, () => 3) },
    sure: [false],
    told,
    ...change,
  } as unknown as View;
}

describe("what is known of a Shadow", () => {
  it("is what was seen there last", () => {
    expect(remembered(seen([{ type: "her_turn", turn: 1 }, peeked]), 3)).toMatchObject({ tile: "doll-mary", turn: 1 });
  });

  it("is never a tile that has left it: what came in its place, and since when", () => {
    const told = [{ type: "her_turn", turn: 1 }, peeked, { type: "her_turn", turn: 2 }, peeked, taken, replaced];
    expect(remembered(seen(told), 3)).toEqual({ tile: "empty", turn: 2, sure: false });
    expect(memories(seen(told), 3)).toHaveLength(1);
    const unknown = { ...replaced, seat: 2, source: "hand" };
    expect(remembered(seen([peeked, { ...taken, seat: 2, tile: null }, unknown]), 3)).toBeNull();
  });

  it("is what was seen there after that", () => {
    const sights = { seen: [DOLL, { ...DOLL, tile: "empty", turn: 4 }], spots: Array.from({ length: 24 }, () => 3) };
    const view = seen([peeked, taken, replaced, again], { knows: sights, sure: [false, false] });
    expect(remembered(view, 3)).toMatchObject({ tile: "empty", turn: 4 });
  });

  it("is certain where nothing else can be", () => {
    const spots = Array.from({ length: 24 }, () => 2 ** KINDS.indexOf("empty"));
    expect(remembered(seen([peeked, taken, replaced], { knows: { seen: [DOLL], spots } }), 3)?.sure).toBe(true);
  });
});
