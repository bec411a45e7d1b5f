/** A route on paper: stretches beside each other where it walks a way twice, and corners that are numbered. */
import type { Square } from "../house";

export interface Stretch {
  /** In squares, from the middle of the first one. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** How far apart two passages of the same way are drawn. */
const APART = 0.15;

/** The ways between neighbours that a stretch covers, whichever the direction. */
function ways([row, column]: Square, to: Square): string[] {
  const [down, right] = [Math.sign(to[0] - row), Math.sign(to[1] - column)];
  const length = Math.abs(to[0] - row) + Math.abs(to[1] - column);
  return Array.from({ length }, (_, at) => {
    const [top, left] = [row + down * at, column + right * at];
    return `${Math.min(top, top + down)},${Math.min(left, left + right)},${down ? "v" : "h"}`;
  });
}

/** The stretches of a route, each moved aside as often as its way was walked before. */
export function stretches(corners: readonly Square[]): readonly Stretch[] {
  const walked = new Map<string, number>();
  return corners.slice(1).map((to, at) => {
    const from = corners[at] as Square;
    const covered = ways(from, to);
    const lane = Math.max(0, ...covered.map((way) => walked.get(way) ?? 0));
    for (const way of covered) walked.set(way, lane + 1);
    const aside = APART * (lane % 2 ? (lane + 1) / 2 : -lane / 2);
    const [down, right] = from[1] === to[1] ? [0, aside] : [aside, 0];
    return { from: [from[0] + down, from[1] + right], to: [to[0] + down, to[1] + right] };
  });
}

/** The numbers of the corners on each square, in the order in which they are reached. */
export function numbered(corners: readonly Square[]): readonly { readonly at: Square; readonly numbers: string }[] {
  const found = new Map<string, { at: Square; numbers: number[] }>();
  corners.forEach((at, index) => {
    const known = found.get(at.join());
    if (known) known.numbers.push(index + 1);
    else found.set(at.join(), { at, numbers: [index + 1] });
  });
  return [...found.values()].map(({ at, numbers }) => ({ at, numbers: numbers.join("·") }));
}
