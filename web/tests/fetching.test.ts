import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AWAY } from "../src/lib/away";
import { fetching, type Around } from "../src/lib/fetching.svelte";
import { LANGUAGES } from "../src/lib/languages";

/** A server that is away for some time, then gives the page of a version. */
function around(frame: string, pages: readonly string[]): Around & { waits: number[]; anew: string[] } {
  const waits: number[] = [];
  const anew: string[] = [];
  const left = [...pages];
  return {
    waits,
    anew,
    frame,
    wait: async (millis) => void waits.push(millis),
    page: async () => left.shift() ?? Promise.reject(new Error("away")),
    remembered: () => anew.at(-1) ?? null,
    loadAnew: (next) => void anew.push(next),
    clear: () => undefined,
  };
}

const failing = (times: number): (() => Promise<string>) => {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new TypeError("no such file")) : Promise.resolve("here"));
};
const page = (frame: string): string => `<script type="module" crossorigin src="${frame}"></script>`;

describe("what is fetched when it is needed", () => {
  it("is asked for again, ever more slowly, and says that it is missing", async () => {
    const outside = around("/assets/frame-1.js", []);
    const told: number[] = [];
    const load = failing(7);
    const found = fetching.until(() => {
      told.push(fetching.missing);
      return load();
    }, outside);
    expect(await found).toBe("here");
    expect(outside.waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
    expect(told).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
    expect(fetching.missing).toBe(0);
    expect(outside.anew).toEqual([]);
  });

  it("comes from a page that is loaded anew when the old one's files are gone, once for each version", async () => {
    const next = page("/assets/frame-2.js");
    const outside = around("/assets/frame-1.js", [next, next, page("/assets/frame-3.js"), next]);
    await fetching.until(failing(4), outside);
    expect(outside.anew).toEqual(["/assets/frame-2.js", "/assets/frame-3.js", "/assets/frame-2.js"]);
    const same = around("/assets/frame-1.js", [page("/assets/frame-1.js"), "a page of a proxy"]);
    await fetching.until(failing(3), same);
    expect(same.anew).toEqual([]);
  });

  it("has a word for the player even without words", () => {
    for (const language of LANGUAGES) {
      const file = new URL(`../../src/kurayami/words/${language}/web.ftl`, import.meta.url);
      expect(readFileSync(file, "utf-8")).toContain(`\nweb-line-lost = ${AWAY[language]}\n`);
    }
  });
});
