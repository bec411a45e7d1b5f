/** Where a choice is put on the board: beside the square that it is about, and over nobody. */
import { SIZE, type Square } from "./house";

/** In squares, from the upper left corner of the house. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STEP = 0.25;
/** To hide a square is worse than to be far from it; */
const HIDING = 100;
/** to hide where the monster goes is bad, if there is room elsewhere. */
const VEILING = 1.5;

/** The place for something of a size, as near to its square as can be without hiding it or one of the others. */
export function placeFor(
  size: { width: number; height: number },
  about: Square,
  seen: readonly Square[],
  ahead: readonly Square[] = [],
): Box {
  const squares = [about, ...seen].map(boxOf);
  const way = ahead.map(boxOf);
  let best: Box = { x: 0, y: 0, ...size };
  let least = Infinity;
  for (const x of places(SIZE - size.width))
    for (const y of places(SIZE - size.height)) {
      const box = { x, y, ...size };
      const hidden = squares.reduce((sum, square) => sum + overlap(box, square), 0);
      const veiled = way.reduce((sum, square) => sum + overlap(box, square), 0);
      const worth = HIDING * hidden + VEILING * veiled + distance(box, about);
      if (worth < least) [best, least] = [box, worth];
    }
  return best;
}

/** From one wall to the other. */
function places(most: number): readonly number[] {
  const last = Math.max(0, most);
  return [...Array.from({ length: Math.floor(last / STEP) + 1 }, (_, at) => at * STEP), last];
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

export const boxOf = ([row, column]: Square): Box => ({ x: column, y: row, width: 1, height: 1 });

function distance(box: Box, [row, column]: Square): number {
  return Math.hypot(box.x + box.width / 2 - column - 0.5, box.y + box.height / 2 - row - 0.5);
}
