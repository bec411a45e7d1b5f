import { render } from "svelte/server";
import { expect, test } from "vitest";
import TileFace from "../src/games/hidden-rooms/TileFace.svelte";
import { SHADES, type Colour } from "../src/games/hidden-rooms/house";

test("a tile tells its number in figures and in signs of its colour", () => {
  for (const colour of Object.keys(SHADES) as Colour[])
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const { body } = render(TileFace, { props: { tile: { colour, number } } });
      expect(body).toContain(`>${number}</b>`);
      expect(body.match(/<svg/g)).toHaveLength(number);
    }
});

test("a floor alone tells nothing", () => {
  const { body } = render(TileFace, { props: { tile: { colour: "red", number: 3 }, plain: true } });
  expect(body).not.toContain("<svg");
  expect(body).not.toContain("</b>");
});
