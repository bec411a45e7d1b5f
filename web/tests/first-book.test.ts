import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isFirstBook } from "../src/games/hidden-rooms/books";

const LOOKS = { figure: "hound", colour: "#9db4d6" } as const;

/** A book as the file tells of it, whatever it is called. */
function bookIn(file: string, title: string): Parameters<typeof isFirstBook>[0] {
  const text = readFileSync(new URL(`../../src/kurayami/games/hidden_rooms/books/${file}`, import.meta.url), "utf-8");
  const routes = [...text.matchAll(/^route = (.*)$/gm)].map(
    ([, route = ""]) => JSON.parse(route) as [number, number][],
  );
  const pages = routes.map((route, at) => ({ stage: at + 1, monster: "", route, monster_in: {}, looks: LOOKS }));
  return { title, pages, title_in: {} };
}

it("knows the Book of the Rooms by its first route, and not by its title", () => {
  expect(isFirstBook(bookIn("rooms.toml", "Księga"))).toBe(true);
  expect(isFirstBook(bookIn("deeper-rooms.toml", "The Book of the Rooms"))).toBe(false);
});
