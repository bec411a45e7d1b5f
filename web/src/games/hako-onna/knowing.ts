/** What the viewer knows, out of the numbers in which a view writes it. */
import type { View } from "./mansion";

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** All kinds of tiles, in the order of the bits. */
export const KINDS: readonly string[] = [
  "hako-onna",
  ...numbered("hakobito", 4),
  ...numbered("diary", 10),
  ...numbered("combination", 6),
  "weakness-stake",
  "weakness-chain",
  "weakness-gasoline",
  "bones",
  "secret-exit",
  "safe",
  "key-ring",
  "doll-mary",
  "fire-extinguisher",
  "strange-charm",
  "wooden-stake",
  "rusty-chain",
  "gasoline",
  "empty",
];

/** More than 32 bits: so no shifting. */
const hasBit = (mask: number, bit: number): boolean => Math.floor(mask / 2 ** bit) % 2 === 1;

export const kindsOf = (mask: number): readonly string[] => KINDS.filter((_, bit) => hasBit(mask, bit));

export interface Memory {
  readonly tile: string;
  readonly turn: number;
  readonly sure: boolean;
}

/** A page that went to its card lies nowhere any more, nor does what is out of the game. */
const isGone = (view: View, tile: string): boolean =>
  view.out.includes(tile) || view.found.some((page) => tile === `diary-${page}`);

/** What the viewer has seen on a Shadow and may still lie there, the newest first. */
export function memories(view: View, shadow: number): readonly Memory[] {
  return view.knows.seen
    .map((sight, at) => ({ ...sight, sure: view.sure[at] ?? false }))
    .filter((sight) => sight.shadow === shadow && !isGone(view, sight.tile))
    .reverse();
}

/** What lies there for sure, or was seen there last. */
export function remembered(view: View, shadow: number): Memory | null {
  if (!view.shadows[shadow]?.length) return null;
  const seen = memories(view, shadow);
  const known = kindsOf(view.knows.spots[shadow] ?? 0);
  const only = known.length === 1 ? known[0] : undefined;
  if (only) return { tile: only, turn: seen[0]?.turn ?? view.turn, sure: true };
  return seen[0] ?? null;
}
