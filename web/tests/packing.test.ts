import { describe, expect, it } from "vitest";
import { SHADOW, UNIT } from "../src/games/hako-onna/mansion";
import { LEAST_CELL, pack, TARGET, type Shape } from "../src/games/hako-onna/packing";
import houses from "./fixtures/houses.json";

/** Fifty houses that chance has laid: board, floor, x, y, turn. */
const HOUSES = houses.map((placed): readonly Shape[] =>
  [0, 1, 2].map((floor) => ({
    floor,
    squares: placed.filter((board) => board[1] === floor).map(([, , x = 0, y = 0]) => ({ x, y })),
  })),
);
const NAME = 26;

/** What is left for the plan on a laptop (1280 x 720) with a folded tray. */
const LAPTOP = [894, 530] as const;

describe("floors packed into a stage", () => {
  it("are whole, apart, and inside", () => {
    for (const shapes of HOUSES) {
      const { cell, columns, rows, spots } = pack(shapes, ...LAPTOP, NAME);
      expect(columns * cell).toBeLessThanOrEqual(LAPTOP[0] + 0.01);
      expect(rows * cell + NAME).toBeLessThanOrEqual(LAPTOP[1] + 0.01);
      const all = shapes.flatMap(({ floor, squares }) => {
        const spot = spots[floor];
        const round = squares.map(({ x, y }) => (spot?.turn ? { x: -y, y: x } : { x, y }));
        const [left, top] = [Math.min(...round.map(({ x }) => x)), Math.min(...round.map(({ y }) => y))];
        return round.map(({ x, y }) => ({ x: x - left + (spot?.x ?? NaN), y: y - top + (spot?.y ?? NaN) }));
      });
      expect(all).toHaveLength(9);
      for (const { x, y } of all) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y + 1).toBeLessThanOrEqual(rows + 0.01);
      }
      all.forEach((one, at) =>
        all.slice(at + 1).forEach((other) => {
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(0.99);
        }),
      );
    }
  });

  it("have rooms as large as the screen allows", () => {
    const cells = HOUSES.map((shapes) => pack(shapes, ...LAPTOP, NAME).cell).sort((one, other) => one - other);
    expect(cells[0]).toBeGreaterThan(100);
    expect(cells[25]).toBeGreaterThan(LEAST_CELL);
  });

  it("take a square for 44 pixels of Shadow", () => {
    expect((LEAST_CELL * SHADOW) / UNIT).toBeGreaterThanOrEqual(TARGET);
  });
});
