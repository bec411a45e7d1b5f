import { expect, test } from "vitest";
import { sorted } from "../words";

test("files of words belong to the frame, or to the game that they are named after", () => {
  const names = ["web", "house", "web-two-rooms-cards", "terminal", "two-rooms", "web-two-rooms", "endless", "server"];
  expect(Object.fromEntries(sorted(names))).toEqual({
    frame: ["web", "house", "server"],
    endless: ["endless"],
    "two-rooms": ["two-rooms", "web-two-rooms", "web-two-rooms-cards"],
  });
});
