import { expect, it, vi } from "vitest";
import { wayTo, type Action } from "../src/games/hidden-rooms/house";
import { wayWords } from "../src/games/hidden-rooms/telling";

vi.mock("$lib/words.svelte", () => ({
  say: (key: string, params: object) => `${key} ${Object.values(params).join(" ")}`.trim(),
}));

it("names the square beside the child by its direction, and no other", () => {
  const ways = (
    [
      [3, 3],
      [4, 4],
      [5, 3],
      [4, 2],
    ] as const
  ).map((to) => wayTo([4, 3], to));
  expect(ways).toEqual(["north", "east", "south", "west"]);
  expect(
    (
      [
        [4, 3],
        [2, 3],
        [3, 4],
      ] as const
    ).map((to) => wayTo([4, 3], to)),
  ).toEqual([null, null, null]);
});

it("says what the child does as somebody beside it would", () => {
  const said = (action: Action): string => wayWords(action, [4, 3]);
  expect(said({ type: "walk", to: [5, 3] })).toBe("web-hr-toward-walk south");
  expect(said({ type: "search", target: [3, 3] })).toBe("web-hr-toward-search north");
  expect(said({ type: "recall", target: [4, 2], tile: { colour: "red", number: 5 } })).toBe(
    "web-hr-toward-recall west red 5",
  );
  expect(said({ type: "stop" })).toBe("hr-action-stop");
});
