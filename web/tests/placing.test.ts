import { expect, it } from "vitest";
import { same, SQUARES, type Square } from "../src/games/hidden-rooms/house";
import { boxOf, overlap, placeFor } from "../src/games/hidden-rooms/placing";

const beside = ([row, column]: Square): readonly Square[] =>
  SQUARES.filter((other) => Math.abs(other[0] - row) + Math.abs(other[1] - column) === 1);

it("never hides the square, the child or the monster, wherever they are, and lies in the house", () => {
  const size = { width: 2.8, height: 2 };
  for (const target of SQUARES.slice(0, 18))
    for (const child of beside(target))
      for (const monster of SQUARES) {
        if (same(monster, target)) continue;
        const box = placeFor(size, target, [child, monster]);
        for (const square of [target, child, monster]) expect(overlap(box, boxOf(square))).toBeCloseTo(0);
        expect(box.x + box.width).toBeLessThan(6.001);
        expect(box.y + box.height).toBeLessThan(6.001);
      }
});

it("lies beside the square that it is about", () => {
  const box = placeFor({ width: 2, height: 1.5 }, [2, 2], [[2, 3], [0, 0]]); // prettier-ignore
  expect(Math.hypot(box.x + 1 - 2.5, box.y + 0.75 - 2.5)).toBeLessThan(2);
});

it("makes do where there is no room", () => {
  expect(placeFor({ width: 7, height: 2 }, [2, 2], [])).toMatchObject({ x: 0 });
});

it("leaves the monster's way in sight where there is room elsewhere", () => {
  const [size, target, seen] = [{ width: 2, height: 1.75 }, [3, 3] as Square, [[4, 3], [0, 0]] as Square[]]; // prettier-ignore
  const veiled = (ahead: readonly Square[], square: Square): number =>
    overlap(placeFor(size, target, seen, ahead), boxOf(square));
  const way = SQUARES.filter((square) => veiled([], square) > 0.2);
  expect(way.length).toBeGreaterThan(0);
  for (const square of way) expect(veiled([square], square)).toBeLessThan(veiled([], square));
});
