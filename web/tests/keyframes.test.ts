import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = new URL("../src/games/hidden-rooms/", import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".svelte"));
const keyframes = (text: string): readonly string[] => text.match(/@keyframes[^]*?\n {2}\}/g) ?? [];

it("animates nothing that draws the house anew in every frame", () => {
  const found = files.flatMap((name) => keyframes(readFileSync(new URL(name, FOLDER), "utf-8")));
  expect(found.length).toBeGreaterThan(10);
  for (const block of found) expect(block).not.toMatch(/(filter|box-shadow|width|height|top|left):/);
});
