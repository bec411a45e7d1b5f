import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HOUSE_POWERS, HOUSE_ROOMS, ownWords } from "../src/games/hako-onna/edition";
import { bundleOf, spoken, type OwnWords } from "../src/lib/words.svelte";
import type { Edition } from "../src/lib/wire-hako-onna";

const source = new URL("../../src/kurayami/", import.meta.url);
const file = readFileSync(new URL("games/hako_onna/edition.toml", source), "utf-8");
const texts = ["hako-onna", "web-hako-onna-cards"].map((name) =>
  readFileSync(new URL(`words/en/${name}.ftl`, source), "utf-8"),
);

/** The house edition, as the server sends it. */
const house: Edition = {
  name: "house",
  boards: [...file.matchAll(/^rooms = \[(.*)\]$/gm)].map(([, rooms = ""]) => ({
    name: "",
    doors: [],
    rooms: [...rooms.matchAll(/name = "([^"]*)"/g)].map(([, name = ""]) => ({
      name,
      title: "",
      shadows: 1,
      grudge: false,
      safe: false,
    })),
  })),
  powers: [...file.matchAll(/^needs = \d+\neffect = "(\w+)"$/gm)].map(([, effect], at) => ({
    number: at + 1,
    rank: "A",
    needs: 0,
    effect: effect as Edition["powers"][number]["effect"],
    name: "",
    text: "",
  })),
  items: [{ effect: "rope", advanced: true, name: "", text: "" }],
};

function saying(own: OwnWords): (key: string, params?: Record<string, string | number>) => string {
  const bundle = bundleOf(
    "en",
    texts,
    () => undefined,
    () => own,
  );
  return (key, params = {}) => spoken(bundle, own, key, params);
}

function changed(change: (edition: Edition) => Edition): ReturnType<typeof saying> {
  return saying(ownWords(change(house)));
}

describe("an edition", () => {
  it("of the house says nothing of its own", () => {
    expect(house.boards.flatMap((board) => board.rooms.map(({ name }) => name))).toEqual(HOUSE_ROOMS);
    expect(house.powers.map(({ effect }) => effect)).toEqual(HOUSE_POWERS);
    expect(ownWords(house)).toEqual({});
  });

  it("names its cards in the log and explains them", () => {
    const say = changed((edition) => ({
      ...edition,
      powers: edition.powers.map((card) => (card.number === 6 ? { ...card, name: "Look!", text: "They look." } : card)),
      items: [{ effect: "rope", advanced: true, name: "Ladder", text: "Two steps." }],
    }));
    expect(say("ho-event-interrupted", { power: 6 })).toContain("Look!");
    expect(say("ho-event-item-taken", { seat: 1, item: "rope" })).toContain("Ladder");
    expect(say("ho-tile-rope")).toBe("Ladder");
    expect(["power-6", "item-rope"].map((card) => say("web-ho-card-what", { card }))).toEqual([
      "They look.",
      "Two steps.",
    ]);
    expect(say("ho-event-interrupted", { power: 7 })).toContain("I Want That One");
  });

  it("keeps a power's name and text with its effect", () => {
    const say = changed((edition) => ({
      ...edition,
      powers: edition.powers.map((card) =>
        card.number === 6
          ? { ...card, effect: "come_to_me" }
          : card.number === 10
            ? { ...card, effect: "open_this" }
            : card,
      ),
    }));
    expect(say("ho-power-6")).toBe("Come To Me");
    expect(say("web-ho-card-what", { card: "power-6" })).toBe(saying({})("web-ho-what-power-10"));
  });

  it("names its rooms, wherever they are", () => {
    const say = changed((edition) => {
      const [hall, upper, cellar, kitchen, ...rest] = edition.boards;
      const [stove, store] = kitchen?.rooms ?? [];
      if (!hall || !upper || !cellar || !kitchen || !stove || !store) throw new Error("no such rooms");
      const own = {
        ...kitchen,
        rooms: [
          { ...stove, name: "Pantry" },
          { ...store, title: "Attic" },
        ],
      };
      return { ...edition, boards: [hall, cellar, upper, own, ...rest] };
    });
    expect(say("ho-room-1")).toBe("Basement");
    expect(say("ho-event-walked", { seat: 1, room: 2 })).toContain("into the 2F Hall");
    expect(say("ho-event-walked", { seat: 1, room: 3 })).toContain("into Pantry");
    expect(say("ho-event-made-noise", { seat: 1, room: 4 })).toContain("in Attic");
    expect(say("ho-board-3")).toBe("Pantry / Attic");
    expect(say("ho-board-4")).toBe("Study");
  });

  it("is no message: what looks like one is said as it is", () => {
    const text = '{ NAME("ho-power", 1) } <b>bold</b> { $seat }';
    const say = changed((edition) => ({ ...edition, items: [{ effect: "rope", advanced: true, name: text, text }] }));
    expect(say("ho-card-rope")).toBe(text);
    expect(say("ho-event-item-taken", { seat: 1, item: "rope" })).toContain(text);
  });
});
