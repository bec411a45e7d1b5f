import { afterEach, expect, test, vi } from "vitest";
import { api } from "$lib/api";

const piece = (done: number, of: number): string => `data: ${JSON.stringify({ done, of, moment: null })}\n\n`;

function answering(body: string): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body)));
}

async function heard(): Promise<number[]> {
  const found: number[] = [];
  await api.review("ABCD", 0, ({ done }) => found.push(done), new AbortController().signal);
  return found;
}

afterEach(() => vi.unstubAllGlobals());

test("a review is heard to its end", async () => {
  answering(piece(0, 2) + piece(1, 2) + piece(2, 2));
  expect(await heard()).toEqual([0, 1, 2]);
});

test("a review of nothing is done at once", async () => {
  answering(piece(0, 0));
  expect(await heard()).toEqual([0]);
});

test.each([piece(0, 2) + piece(1, 2), piece(0, 2) + "data: {", ""])(
  "a review that breaks off says so: %j",
  async (body) => {
    answering(body);
    await expect(heard()).rejects.toMatchObject({ key: "web-server-away" });
  },
);
