import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const SOURCES = globSync("src/**/*.{svelte,css,ts}").map((path) => readFileSync(path, "utf8"));
const SET = /(?:style:|["'{;\s])(--[a-z][a-z-]*)\s*["']?\s*[:=\]]/g;
const USED = /var\((--[a-z][a-z-]*)\s*([,)])/g;

const named = (path: string): string[] =>
  [...readFileSync(path, "utf8").matchAll(/^ {2}(--[a-z-]+):/gm)].map((it) => it[1] ?? "");

describe("names of colours and sizes", () => {
  const used = new Set(SOURCES.flatMap((text) => [...text.matchAll(USED)]).map((it) => it[1]));

  it("are few", () => {
    expect(new Set(named("src/colours.css")).size).toBeLessThanOrEqual(48);
    expect(new Set(named("src/sizes.css")).size).toBeLessThanOrEqual(24);
  });
  it("are all needed", () => {
    expect([...named("src/colours.css"), ...named("src/sizes.css")].filter((name) => !used.has(name))).toEqual([]);
  });
  it("are all there", () => {
    const set = new Set(SOURCES.flatMap((text) => [...text.matchAll(SET)]).map((it) => it[1]));
    const bare = SOURCES.flatMap((text) => [...text.matchAll(USED)]).filter((it) => it[2] === ")");
    expect([...new Set(bare.map((it) => it[1]))].filter((name) => !set.has(name))).toEqual([]);
  });
});
