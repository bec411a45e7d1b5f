import { expect, it } from "vitest";
import { dayWords } from "../src/lib/dates";

it.each([
  ["en", "Monday 16 November"],
  ["ja", "11月16日（月）"],
  ["pl", "poniedziałek, 16 listopada"],
] as const)("says a day in %s as people there do", (language, said) => {
  expect(dayWords("2026-11-16", language)).toBe(said);
});

it("leaves alone what is no day", () => {
  expect(dayWords("some day", "en")).toBe("some day");
});
