import { afterEach, describe, expect, it } from "vitest";
import { explanationOf, picture, pictureOf } from "../src/games/hako-onna/parts/cards";
import { deck } from "../src/games/hako-onna/parts/deck.svelte";
import { FACTS } from "../src/lib/wire-hako-onna";

describe("a power", () => {
  afterEach(() => {
    deck.reset();
  });

  it("of the house is explained by the engine's tables", () => {
    expect(explanationOf("power", "1")).toEqual({ card: "power-1", when: "her-turn", needs: 5, rank: "A" });
    expect(explanationOf("power", "9")).toMatchObject({ when: "lasting", needs: 0, rank: "C" });
    expect(explanationOf("power", "0")).toEqual({ card: "power-0", when: "scream", needs: 0, rank: "" });
  });

  it("has a picture of its own, whatever its effect", () => {
    const shown = ["back", "0", ...FACTS.house.powers.map(({ number }) => String(number))].map((name) =>
      pictureOf("power", name),
    );
    expect(shown).not.toContain("");
    expect(new Set(shown).size).toBe(14);
  });

  it("keeps its picture and its time with its effect, its needs and rank with its card", () => {
    deck.powers = [
      { number: 6, effect: "come_to_me", rank: "C", needs: 1 },
      { number: 10, effect: "false_answers", rank: "B", needs: 2 },
    ];
    expect(pictureOf("power", "6")).toBe(picture("power-come_to_me"));
    expect(explanationOf("power", "6")).toEqual({ card: "power-6", when: "interrupt", needs: 1, rank: "C" });
    expect(explanationOf("power", "10")).toEqual({ card: "power-10", when: "lasting", needs: 2, rank: "B" });
  });
});
