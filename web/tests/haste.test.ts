import { afterEach, describe, expect, it } from "vitest";
import { remembered, SCREENS, screenOf } from "../src/games";
import { isUnhurried, unhurried } from "../src/lib/haste";
import { settings } from "../src/lib/settings.svelte";

const HASTE = { pause: 40_000, limit: null };

describe("an unhurried table", () => {
  it("has ten times as long, or no end, and keeps whatever else was chosen", () => {
    expect(unhurried({ visitors: 2 }, HASTE)).toEqual({ visitors: 2, pause: 40_000, limit: null });
    expect(unhurried({ pause: 4000, limit: 30_000 }, HASTE)).toEqual({ pause: 40_000, limit: null });
  });
  it("does not become longer each time it is played again", () => {
    const once = unhurried({}, HASTE);
    expect(unhurried(once, HASTE)).toEqual(once);
    expect(unhurried({ pause: 50_000 }, HASTE)).toEqual({ pause: 50_000, limit: null });
    expect(unhurried({ pause: null }, HASTE)).toEqual({ pause: null, limit: null });
  });
  it("is known by its options", () => {
    expect(isUnhurried(unhurried({}, HASTE), HASTE)).toBe(true);
    expect(isUnhurried({ pause: 40_000, limit: 5 }, HASTE)).toBe(false);
    expect(isUnhurried({}, HASTE)).toBe(false);
    expect(isUnhurried({}, undefined)).toBe(false);
  });
});

describe("every start of a game", () => {
  afterEach(() => {
    settings.unhurried = false;
  });
  const starts = SCREENS.flatMap(({ game, quick, party }) => [
    ...quick.map(({ label, wish }) => [`${game} ${label}`, { game, ...wish }] as const),
    ...(party ? [[`${game} phones`, { game, ...party.wish(3) }] as const] : []),
  ]);

  it.each(starts)("can be unhurried: %s", (_, wish) => {
    const { haste } = screenOf(wish.game) ?? {};
    expect(isUnhurried(remembered(wish).options, haste)).toBe(false);
    settings.unhurried = true;
    expect(isUnhurried(remembered(wish).options, haste)).toBe(!!haste);
  });
  it("waits ten times as long for somebody who is away", () => {
    settings.unhurried = true;
    expect(remembered({ game: "hako-onna", options: {}, absence: 60 }).absence).toBe(600);
    expect(remembered({ game: "hako-onna", options: {}, absence: 86_400 }).absence).toBe(86_400);
    expect(remembered({ game: "hako-onna", options: {}, absence: null }).absence).toBeNull();
  });
});
