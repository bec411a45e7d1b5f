/** The floors of the mansion, packed so that rooms are as large as the screen allows. Sizes are in squares. */
import { SHADOW, UNIT } from "./mansion";
import type { Mansion, Placed } from "./mansion";

/** A Shadow that can be clicked is never smaller, in pixels. */
export const TARGET = 44;
/** Smallest square for that. */
export const LEAST_CELL = Math.ceil((TARGET * UNIT) / SHADOW);
const MOST_CELL = 300;

/** Between floors; above one there is room for its name. */
const GAP = { x: 0.14, y: 0.24 };

/** A floor: the squares that it covers. */
export interface Shape {
  readonly floor: number;
  readonly squares: readonly Square[];
}
interface Square {
  readonly x: number;
  readonly y: number;
}
interface Turned extends Shape {
  /** Quarter turns. */
  readonly turn: number;
  readonly columns: number;
  readonly rows: number;
}
interface Put extends Turned, Square {}

export interface Packing {
  /** Size in pixels. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** Where the upper left corner of each floor is, and how often the floor is turned. */
  readonly spots: Readonly<Record<number, Square & { readonly turn: number }>>;
}

/** The floor turned by quarter turns, from the upper left corner on. */
function turned({ floor, squares }: Shape, turn: number): Turned {
  const round = squares.map(
    ({ x, y }) =>
      [
        { x, y },
        { x: -y, y: x },
      ][turn] ?? { x, y },
  );
  const [left, top] = [Math.min(...round.map(({ x }) => x)), Math.min(...round.map(({ y }) => y))];
  const moved = round.map(({ x, y }) => ({ x: x - left, y: y - top }));
  const columns = Math.max(...moved.map(({ x }) => x)) + 1;
  return { floor, squares: moved, turn, columns, rows: Math.max(...moved.map(({ y }) => y)) + 1 };
}

/** The house with a floor turned, as `turned` does. */
export function turnFloor(house: Mansion, floor: number, turn: number): Mansion {
  if (!turn) return house;
  const round = (board: Placed): Placed =>
    board.floor === floor ? { ...board, x: -board.y, y: board.x, turn: (board.turn + 1) % 4 } : board;
  return { ...house, placed: house.placed.map(round) };
}

const OFFSETS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
const steps = (gap: number): readonly number[] => OFFSETS.flatMap((step) => [step, step - gap, step + gap]);
const [ACROSS, DOWN] = [steps(GAP.x), steps(GAP.y)];
const SLACK = 1e-6;

function overlaps(one: Put, other: Put): boolean {
  return one.squares.some((a) =>
    other.squares.some(
      (b) =>
        Math.abs(one.x + a.x - other.x - b.x) < 1 + GAP.x - SLACK &&
        Math.abs(one.y + a.y - other.y - b.y) < 1 + GAP.y - SLACK,
    ),
  );
}

interface Size {
  readonly columns: number;
  readonly rows: number;
}
interface Layout extends Size {
  readonly left: number;
  readonly top: number;
  readonly put: readonly Put[];
  /** Quarter turns of all floors. */
  readonly turned: number;
}
const NOTHING: Layout = { left: 0, top: 0, columns: 0, rows: 0, put: [], turned: 0 };

/** What a layout and a floor at a place cover together. */
function joined(layout: Layout, x: number, y: number, way: Size): Omit<Layout, "put" | "turned"> {
  const [left, top] = [Math.min(layout.left, x), Math.min(layout.top, y)];
  const columns = Math.max(layout.left + layout.columns, x + way.columns) - left;
  return { left, top, columns, rows: Math.max(layout.top + layout.rows, y + way.rows) - top };
}

/** Number of nearly equal layouts to try with the next floor. */
const KEPT = 10;

/** `name`: so many pixels are left free at the top, for the names of the floors there. */
export function pack(shapes: readonly Shape[], width: number, height: number, name: number, mayTurn = true): Packing {
  const cellOf = ({ columns, rows }: Size): number => Math.min(MOST_CELL, width / columns, (height - name) / rows);
  const turns = mayTurn ? [0, 1] : [0];
  const largest = [...shapes].sort((one, other) => other.squares.length - one.squares.length);
  let layouts: readonly Layout[] = [NOTHING];
  for (const shape of largest) {
    const ways = turns.map((turn) => turned(shape, turn));
    const found: { layout: Layout; worth: number }[] = [];
    for (const layout of layouts)
      for (const way of ways)
        for (const x of layout.put.length ? ACROSS : [0])
          for (const y of layout.put.length ? DOWN : [0]) {
            const box = joined(layout, x, y, way);
            // Among equally large ones the smaller and the unturned.
            const worth = cellOf(box) - 0.01 * box.columns * box.rows - 0.5 * (layout.turned + way.turn);
            const worst = found[KEPT - 1]?.worth ?? -Infinity;
            if (worth <= worst) continue;
            const put = { ...way, x, y };
            if (layout.put.some((other) => overlaps(other, put))) continue;
            const at = found.findIndex((each) => each.worth < worth);
            const next = { ...box, put: [...layout.put, put], turned: layout.turned + way.turn };
            found.splice(at < 0 ? found.length : at, 0, { layout: next, worth });
            if (found.length > KEPT) found.pop();
          }
    layouts = found.map(({ layout }) => layout);
  }
  const [best] = layouts;
  if (!best?.put.length) return { cell: LEAST_CELL, columns: 0, rows: 0, spots: {} };
  const { left, top, columns, rows } = best;
  const spots = Object.fromEntries(best.put.map(({ floor, x, y, turn }) => [floor, { x: x - left, y: y - top, turn }]));
  return { cell: cellOf(best), columns, rows, spots };
}
