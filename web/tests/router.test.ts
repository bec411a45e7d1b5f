import { expect, it } from "vitest";
import { codeOf, routeOf } from "../src/lib/router.svelte";

const at = (path: string): ReturnType<typeof routeOf> => routeOf(new URL(path, "http://house"));

it("knows the addresses of the house", () => {
  expect(at("/")).toEqual({ page: "hall" });
  expect(at("/t/abcde-12345")).toEqual({ page: "table", code: "ABCDE12345" });
  expect(at("/r/ABCDE12345?from=all")).toEqual({
    page: "replay",
    code: "ABCDE12345",
    wish: { from: "all", at: null, review: null },
  });
  expect(at("/r/ABCDE12345?at=12&review=1&from=0")).toEqual({
    page: "replay",
    code: "ABCDE12345",
    wish: { from: "0", at: 12, review: 1 },
  });
  expect(at("/r/ABCDE12345?at=-1&review=x")).toEqual({
    page: "replay",
    code: "ABCDE12345",
    wish: { from: null, at: null, review: null },
  });
  expect(at("/story/abcde12345")).toEqual({ page: "story", code: "ABCDE12345" });
  expect(at("/move#secret")).toEqual({ page: "move", token: "secret" });
  expect(at("/rules/hidden-rooms")).toEqual({ page: "rules", game: "hidden-rooms" });
});

it("leads nowhere else", () => {
  for (const path of ["/t", "/t/a/b", "/cellar", "/rules"]) expect(at(path)).toEqual({ page: "nowhere" });
});

it("reads a code as people type it", () => {
  expect(codeOf(" abc de-12 345 ")).toBe("ABCDE12345");
});

it("knows that an address which is cut off leads nowhere", () => {
  expect(at("/t/%E0%A4%A")).toEqual({ page: "nowhere" });
});
