import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { telling } from "../src/lib/telling";
import { bundleOf, format, LANGUAGES, languageOf, typeset, words, type Language } from "../src/lib/words.svelte";

const folder = new URL("../../src/kurayami/words/", import.meta.url);
const texts = (language: Language): string[] =>
  readdirSync(new URL(`${language}/`, folder)).map((name) =>
    readFileSync(new URL(`${language}/${name}`, folder), "utf8"),
  );

describe("words", () => {
  it("finds the language of a wish", () => {
    expect(["pl-PL", "ja", "en_GB", "fr"].map(languageOf)).toEqual(["pl", "ja", "en", "en"]);
  });

  it.each(LANGUAGES)("tells of a tile in %s with the name of its colour", (language) => {
    const bundle = bundleOf(language, texts(language));
    const { key, params } = telling("hidden-rooms", "event", {
      type: "tile_drawn",
      tile: { colour: "blue", number: 3 },
      target: [1, 2],
      fits: true,
    });
    const said = {
      en: "You search C2 and draw blue 3. It fits.",
      ja: "青の3を引いた。C2につながる。",
      pl: "Szukasz na polu C2 i dobierasz niebieską trójkę. Pasuje!",
    };
    expect(format(bundle, key, params).replace(/ /g, " ")).toBe(said[language]);
  });

  it("keeps together in Polish what belongs together, and nothing in other languages", () => {
    const bound = (text: string): string => typeset("pl", text).replaceAll("\u00a0", "_");
    expect(bound("Idziesz w lewo i z cienia 7 do 30 s – gość 2")).toBe("Idziesz w_lewo i_z_cienia_7 do 30_s_– gość_2");
    expect(bound("W tej rundzie: oko i 5 kart")).toBe("W_tej rundzie: oko i_5 kart");
    expect(typeset("en", "a step")).toBe("a step");
  });

  it.each([
    ["en", "a, b", "A. B.", "Ada (you)", "Noise: 3", "Ada, Bea and Cleo"],
    ["ja", "a、b", "A.B.", "Ada（you）", "Noise：3", "Ada、Bea、Cleo"],
    ["pl", "a, b", "A. B.", "Ada (you)", "Noise: 3", "Ada, Bea i Cleo"],
  ] as const)("puts parts together in %s with signs of its own", (language, list, told, aside, label, all) => {
    words.language = language;
    expect(words.join("list", ["a", "", "b"])).toBe(list);
    expect(words.join("sentences", ["A.", "B."])).toBe(told);
    expect(words.aside("Ada", "you")).toBe(aside);
    expect(words.label("Noise", "3")).toBe(label);
    expect(words.all(["Ada", "Bea", "Cleo"])).toBe(all);
    words.language = "en";
  });

  it("counts seats from one", () => {
    const bundle = bundleOf("en", texts("en"));
    expect(format(bundle, "ks-event-player-ready", { seat: 0 })).toBe("Player 1 is ready.");
    expect(format(bundle, "ho-event-peeked", { seat: 1, shadow: 0 })).toBe("Visitor 1 peeks into Shadow 1.");
  });

  it("calls people by their names, and bots by theirs where they have one", () => {
    const people = [
      { shown: "Wick", own: null },
      { shown: "Ada", own: "Ada" },
    ];
    const bundle = bundleOf("en", texts("en"), (seat) => people[seat]);
    expect(format(bundle, "ho-event-peeked", { seat: 1, shadow: 0 })).toBe("Ada peeks into Shadow 1.");
    expect(format(bundle, "ho-event-declined", { seat: 0 })).toBe("Visitor 0 declines.");
    expect(format(bundle, "ks-event-player-ready", { seat: 0 })).toBe("Wick is ready.");
  });

  it("counts in Polish", () => {
    const bundle = bundleOf("pl", texts("pl"));
    const said = [1, 3, 6].map((tiles) => format(bundle, "hr-event-memory-overflowed", { tiles }));
    expect(said.map((text) => /\d+ \S+/.exec(text)?.[0])).toEqual(["1 kafel", "3 kafle", "6 kafli"]);
  });
});

describe("reading words", () => {
  beforeEach(() => vi.stubGlobal("document", { documentElement: {} }));
  afterEach(() => vi.unstubAllGlobals());

  it("is done for all who ask for the same game when the words are there", async () => {
    void words.learn("hidden-rooms");
    await words.learn("hidden-rooms");
    expect(words.knows("web-hr-begin")).toBe(true);
  });

  it("ends with what was wished last, whatever comes meanwhile", async () => {
    await Promise.all([words.speak("pl"), words.learn("komnata-strachu"), words.speak("ja"), words.learn("hako-onna")]);
    expect(words.language).toBe("ja");
    expect(["web-hr-begin", "web-ks-practice", "web-ho-notes"].every((key) => words.knows(key))).toBe(true);
  });
});

describe("telling", () => {
  it("flattens like the terminal does", () => {
    const value = { type: "some_thing", none: null, yes: true, square: [3, 4], list: [{}, {}, {}], in: { a: 1 } };
    expect(telling("hako-onna", "action", value)).toEqual({
      key: "ho-action-some-thing",
      params: { none: "none", yes: "yes", square: "E4", list: 3, in_a: 1 },
    });
  });
});
