/** The discs as `kurayami.discs` means them: how the hand sways, and what a disc looks like from the side. */
import type { HandSway } from "$lib/wire";
import type { Discs } from "$lib/wire-hako-onna";

export type DiscKind = "black" | "small" | "big";
export type Difficulty = "regular" | "hard" | "nightmare";
/** x and y in hundredths of a millimetre, the turn in micro-radians against the clock. */
export type Rest = readonly [number, number, number];

const TURN = 1000;
export const PER_MM = 100;
export const RADIUS = 12;
export const THICKNESS = 3;
export const BLIP_HEIGHT: Record<DiscKind, number> = { black: 0, small: 1.6, big: 6 };
export const BLIP_HALF_WIDTH = 1.2;
export const BUMP_HEIGHT = 3.4;
/** The hand may be held so far from the middle. */
export const REACH = 45 * PER_MM;

const KINDS: Record<Difficulty, readonly DiscKind[]> = {
  regular: ["black", "black", "small", "black", "black"],
  hard: ["black", "black", "big", "black", "black"],
  nightmare: ["black", "big", "black", "small", "black"],
};

export const kindOf = (difficulty: Difficulty, position: number): DiscKind =>
  KINDS[difficulty][position - 1] ?? "black";

/** The position of the disc that is taken next; null when none is left. */
export function nextDisc(discs: Discs, reversed: boolean): number | null {
  return (reversed ? discs.left.at(-1) : discs.left[0]) ?? null;
}

/** How far to the right of where it is held the disc hangs, so many milliseconds after it was taken. */
export function offsetAt(sway: HandSway, when: number): number {
  return sway.waves.reduce(
    (sum, wave) => sum + wave.reach * Math.sin(2 * Math.PI * (when / wave.period + wave.start / TURN)),
    0,
  );
}

/** Where something hangs over the middle of the stack, in whole millimetres. */
export function hangs(x: number): { side: "middle" | "left" | "right"; mm: number } {
  const mm = Math.round(Math.abs(x) / PER_MM);
  return { side: mm === 0 ? "middle" : x < 0 ? "left" : "right", mm };
}

export interface Shown {
  readonly kind: DiscKind;
  readonly blipUp: boolean;
  readonly rest: Rest;
}

export function shownStack(discs: Discs, difficulty: Difficulty, rests: readonly Rest[]): readonly Shown[] {
  return discs.stack.flatMap((disc, at) => {
    const rest = rests[at];
    return rest ? [{ kind: kindOf(difficulty, disc.position), blipUp: disc.blip_up, rest }] : [];
  });
}

/** The height over which nothing lies, in millimetres. */
export function topOf(stack: readonly Shown[]): number {
  const heights = stack.map(
    ({ kind, blipUp, rest }) =>
      rest[1] / PER_MM +
      THICKNESS / 2 +
      (blipUp ? BLIP_HEIGHT[kind] : 0) +
      RADIUS * Math.abs(Math.sin(rest[2] / 1_000_000)),
  );
  return Math.max(BUMP_HEIGHT, ...heights);
}

/** Between two rests: down like something that falls, then a little back. `t` from 0 to 1. */
export function between(from: Rest, to: Rest, t: number): Rest {
  const glide = t * t * (3 - 2 * t);
  const drop = t < 0.55 ? (t / 0.55) ** 2 : 1 - 0.06 * Math.sin(((t - 0.55) / 0.45) * Math.PI) ** 2;
  const down = to[1] < from[1] ? drop : glide;
  return [from[0] + (to[0] - from[0]) * glide, from[1] + (to[1] - from[1]) * down, from[2] + (to[2] - from[2]) * glide];
}
