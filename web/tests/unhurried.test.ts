import { afterEach, describe, expect, it } from "vitest";
import { remembered, SCREENS } from "../src/games";
import { settings } from "../src/lib/settings.svelte";

describe("every start of a game", () => {
  afterEach(() => {
    settings.unhurried = false;
  });
  const starts = SCREENS.flatMap(({ game, quick, party }) => [
    ...quick.map(({ label, wish }) => [`${game} ${label}`, { game, ...wish }] as const),
    ...(party ? [[`${game} phones`, { game, ...party.wish(3) }] as const] : []),
  ]);

  it.each(starts)("can be unhurried: %s", (_, wish) => {
    expect(remembered(wish).unhurried).toBe(false);
    settings.unhurried = true;
    expect(remembered(wish).unhurried).toBe(true);
  });
});
