import { expect, it } from "vitest";
import { codeOf, routeOf } from "../src/lib/router.svelte";

const at = (path: string): ReturnType<typeof routeOf> => routeOf(new URL(path, "http://house"));

it("knows the addresses of the house", () => {
  expect(at("/")).toEqual({ page: "hall" });
  expect(at("/t/abcde-12345")).toEqual({ page: "table", code: "ABCDE12345" });
  expect(at("/r/ABCDE12345?from=all")).toEqual({ page: "replay", code: "ABCDE12345", from: "all" });
  expect(at("/r/ABCDE12345")).toEqual({ page: "replay", code: "ABCDE12345", from: null });
  expect(at("/move#secret")).toEqual({ page: "move", token: "secret" });
  expect(at("/rules/hidden-rooms")).toEqual({ page: "rules", game: "hidden-rooms" });
});

it("leads nowhere else", () => {
  for (const path of ["/t", "/t/a/b", "/cellar", "/rules"]) expect(at(path)).toEqual({ page: "nowhere" });
});

it("reads a code as people type it", () => {
  expect(codeOf(" abc de-12 345 ")).toBe("ABCDE12345");
});
