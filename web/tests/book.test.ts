import { expect, it } from "vitest";
import {
  bookOf,
  cleaned,
  corners,
  emptyDraft,
  fromLinkPart,
  linkPart,
  steps,
  tomlOf,
  type Draft,
} from "../src/games/hidden-rooms/book/draft";
import type { Square } from "../src/games/hidden-rooms/house";

const ROUTE: readonly Square[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 3],
  [2, 3],
  [2, 2],
  [2, 3],
];

function draft(): Draft {
  const empty = emptyDraft("a", 'The "Łódź" 家');
  const [first, ...others] = empty.pages;
  return { ...empty, pages: [{ ...(first as (typeof empty.pages)[0]), monster: "Zażółć", route: ROUTE }, ...others] };
}

it("keeps of a route the squares at which it turns", () => {
  expect(corners(ROUTE)).toEqual([
    [0, 1],
    [0, 3],
    [2, 3],
    [2, 2],
    [2, 3],
  ]);
  expect(steps(ROUTE)).toBe(6);
  expect(
    steps([
      [0, 0],
      [1, 1],
    ]),
  ).toBe(null);
});

it("keeps what is askew, so that the rules can say so", () => {
  const askew: readonly Square[] = [
    [0, 0],
    [1, 1],
    [2, 2],
  ];
  expect(corners(askew)).toEqual(askew);
});

it("goes into a link and comes out of it the same", () => {
  const back = fromLinkPart(linkPart(draft()), "b");
  expect(back).toEqual({
    ...draft(),
    id: "b",
    pages: draft().pages.map((page) => ({ ...page, route: corners(page.route) })),
  });
});

it("is not misled by a link that holds no book", () => {
  for (const part of ["", "1.", "1.abc", "2.x", `1.${btoa("[1,2]")}`, `1.${btoa('["x",[[1]]]')}`])
    expect(fromLinkPart(part, "b")).toBe(null);
  expect(
    cleaned({ id: "a", title: "x", pages: [{ route: [[9, 9], [0, 1], "x"], looks: { figure: "cat" } }] }),
  ).toMatchObject({
    pages: [{ route: [[0, 1]], looks: { figure: "sleepwalker", colour: "#9db4d6" }, monster: "" }, {}, {}, {}, {}],
  });
  expect(cleaned(null)).toBe(null);
});

it("is written as a file of the rules page, whole", () => {
  const text = tomlOf(bookOf(draft(), "?"));
  expect(text).toMatch(/^title = "The \\"Łódź\\" 家"\n\n\[\[pages]]\nstage = 1\nmonster = "Zażółć"\n/);
  expect(text).toContain('looks = { figure = "sleepwalker", colour = "#9db4d6" }\n');
  expect(text.match(/route = \[\[0, 1], \[0, 3], \[2, 3], \[2, 2], \[2, 3]]/g)).toHaveLength(5);
});

it("is played with copies where pages are empty", () => {
  const { pages } = bookOf(draft(), "?");
  expect(pages.map((page) => page.stage)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(pages.map((page) => page.monster))).toEqual(new Set(["Zażółć"]));
});
