import { describe, expect, it, vi } from "vitest";
import { SCREENS } from "../src/games";
import { nightOf, summaryOf, untriedOf, type Night } from "../src/lib/nights/diary.svelte";
import type { TableNews, Update } from "../src/lib/wire";

const GAMES = SCREENS.map(({ game }) => game);
const night = (game: string, won: boolean, ...tried: string[]): Night => ({
  code: "",
  game,
  won,
  at: 0,
  challenge: null,
  tried,
});

describe("my nights", () => {
  it.each(GAMES)("counts games, wins and wins in a row, of %s alone", (game) => {
    const others = GAMES.filter((other) => other !== game).map((other) => night(other, false));
    const nights = [others, true, others, true, false, true].flatMap((one) =>
      typeof one === "boolean" ? [night(game, one)] : one,
    );
    expect(summaryOf(nights, game)).toEqual({ played: 4, won: 3, row: 2 });
    expect(summaryOf(others, game)).toEqual({ played: 0, won: 0, row: 0 });
    expect(summaryOf([night(game, false), night(game, true)], game).row).toBe(0);
    expect(summaryOf([night(game, true), night(game, true)], game).row).toBe(2);
  });

  it.each(SCREENS.map(({ game, tries }) => [game, tries.map(([name]) => name)] as const))(
    "lists what was never tried in %s",
    (game, tries) => {
      expect(untriedOf([], game, tries)).toEqual(tries);
      const [first = "", ...rest] = tries;
      expect(untriedOf([night("another", true, ...tries), night(game, false, first)], game, tries)).toEqual(rest);
    },
  );

  const person = { kind: "person", yours: false };
  const me = { kind: "person", yours: true };
  const bot = { kind: "bot", yours: false };
  const noted = (seats: object[], seat: number | null, more: object = {}, scores = [0, 1, 1]): Night | null =>
    nightOf(
      { code: "7QK3M9XW2A", game: "hako-onna", seats, lesson: null, challenge: null, ...more } as unknown as TableNews,
      { seat, outcome: { reason: "", scores } } as unknown as Update,
      5,
    );

  it("notes how a game ended, and with whom", () => {
    expect(noted([bot, me, person], 1)).toEqual({
      code: "7QK3M9XW2A",
      game: "hako-onna",
      won: true,
      ended: { outcome: { reason: "", scores: [0, 1, 1] }, seat: 1 },
      at: 5,
      challenge: null,
      tried: ["company", "bots", "seat-1"],
    });
    expect(noted([me], 0, { challenge: "2026-10-31" })).toMatchObject({
      won: false,
      challenge: "2026-10-31",
      tried: ["challenge", "alone", "seat-0"],
    });
    expect(noted([me, me], 0)?.tried).toEqual(["screen", "seat-0"]);
  });

  it("notes nothing of whom only watched, of a tutorial, and of a game that goes on", () => {
    expect(noted([bot, bot], null)).toBeNull();
    expect(noted([bot, me], 1, { lesson: { name: "visitor" } })).toBeNull();
    const going = { seat: 1, outcome: null } as unknown as Update;
    expect(nightOf({ seats: [me] } as unknown as TableNews, going, 5)).toBeNull();
  });

  it("can note everything that there is to try", () => {
    const company = [bot, me, person];
    const seen = new Set(
      [noted(company, 0), noted(company, 1), noted([me], 0, { challenge: "today" }), noted([me, me], 0)].flatMap(
        (each) => each?.tried ?? [],
      ),
    );
    for (const { tries } of SCREENS) for (const [name] of tries) expect(seen).toContain(name);
  });
});

describe("settings", () => {
  it("are kept in the browser and come back: size of text, contrast, the left hand", async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const fresh = async (): Promise<(typeof import("../src/lib/settings.svelte"))["settings"]> => {
      vi.resetModules();
      return (await import("../src/lib/settings.svelte")).settings;
    };
    const before = await fresh();
    expect([before.textSize, before.contrast, before.leftHanded]).toEqual([1, false, false]);
    [before.textSize, before.contrast, before.leftHanded] = [1.3, true, true];
    before.keep();
    const after = await fresh();
    expect([after.textSize, after.contrast, after.leftHanded]).toEqual([1.3, true, true]);
    vi.unstubAllGlobals();
  });
});
