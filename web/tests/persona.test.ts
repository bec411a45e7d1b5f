import { expect, it, vi } from "vitest";
import { drawnBeside } from "../src/lib/persona";

vi.mock("../src/lib/words.svelte", () => ({ say: (_: string, { number }: { number: number }) => `name ${number}` }));

it("draws different names for those at the same screen, none of them one's own", () => {
  for (const luck of [0, 0.5, 0.999]) {
    vi.spyOn(Math, "random").mockReturnValue(luck);
    for (const own of ["Ada", "name 1", "name 7", "name 12"]) {
      const names = drawnBeside(3, own);
      expect(new Set([own, ...names]).size).toBe(4);
    }
    vi.restoreAllMocks();
  }
});
