import { expect, it } from "vitest";
import { reviewAddress } from "../src/games";

it("looks back at a night in the mansion with everything seen, for only then its odds are known", () => {
  expect(reviewAddress("hako-onna", "AAAA")).toBe("/r/AAAA?from=all");
  expect(reviewAddress("hidden-rooms", "AAAA")).toBe("/r/AAAA?from=0&review=9");
  expect(reviewAddress("komnata-strachu", "AAAA")).toBeNull();
});
