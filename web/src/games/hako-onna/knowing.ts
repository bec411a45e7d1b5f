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

interface Laid {
  /** Null if the viewer does not know it. */
  readonly tile: string | null;
  readonly turn: number;
}

const laidBy = new WeakMap<View, ReadonlyMap<number, Laid>>();

/** What was laid on each Shadow since the viewer last looked there: whatever lay there before has left it. */
function laidSince(view: View): ReadonlyMap<number, Laid> {
  const known = laidBy.get(view);
  if (known) return known;
  const laid = new Map<number, Laid>();
  let turn = 0;
  for (const event of view.told) {
    if (event.type === "her_turn") turn = event.turn;
    else if (event.type === "replaced")
      laid.set(event.shadow, { tile: event.source === "supply" ? "empty" : event.tile, turn });
    else if (event.type === "discarded") laid.set(event.shadow, { tile: event.tile, turn });
    else if (event.type === "swapped") [event.first, event.second].forEach((shadow) => laid.delete(shadow));
    else if (event.type === "showed" && event.shadow !== null) laid.delete(event.shadow);
    else if (isSight(event) && event.tiles.length) laid.delete(event.shadow);
  }
  laidBy.set(view, laid);
  return laid;
}

type Told = View["told"][number];
const isSight = (event: Told): event is Extract<Told, { type: "peeked" | "lit" | "exposed" | "looked" }> =>
  ["peeked", "lit", "exposed", "looked"].includes(event.type);

/** What the viewer has seen on a Shadow and may still lie there, the newest first. */
export function memories(view: View, shadow: number): readonly Memory[] {
  const laid = laidSince(view).get(shadow);
  if (laid) return laid.tile ? [{ tile: laid.tile, turn: laid.turn, sure: false }] : [];
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
