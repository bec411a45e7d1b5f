/** The three ways in which the Visitors win, and what the viewer knows of the tiles they need. */
import { kindsOf, remembered } from "./knowing";
import type { View } from "./mansion";

export type Standing =
  | { readonly is: "unknown" | "mine" | "gone" | "useless" | "in-safe" | "kept" }
  /** Somebody held it when it was seen last. */
  | { readonly is: "held"; readonly by: number; readonly sure: boolean }
  | { readonly is: "lying"; readonly shadow: number; readonly sure: boolean };

export interface Need {
  readonly tile: string;
  readonly standing: Standing;
}
export interface Way {
  readonly way: "escape" | "rest" | "defeat";
  readonly needs: readonly Need[];
}

const WEAPONS: Readonly<Record<string, string>> = {
  "wooden-stake": "weakness-stake",
  "rusty-chain": "weakness-chain",
  gasoline: "weakness-gasoline",
};

export const waysOf = (view: View): readonly Way[] => [
  { way: "escape", needs: needsOf(view, ["key-ring", "secret-exit"]) },
  { way: "rest", needs: needsOf(view, ["doll-mary", "bones"]) },
  { way: "defeat", needs: needsOf(view, weaponsOf(view)) },
];

const needsOf = (view: View, tiles: readonly string[]): readonly Need[] =>
  tiles.map((tile) => ({ tile, standing: standingOf(view, tile) }));

/** Weapons to show: only one if her Weakness is known. */
function weaponsOf(view: View): readonly string[] {
  const weapons = Object.keys(WEAPONS);
  const weakness = view.hers?.weakness;
  return weakness ? weapons.filter((weapon) => WEAPONS[weapon] === weakness) : weapons;
}

function standingOf(view: View, tile: string): Standing {
  if (view.out.includes(tile)) return { is: "gone" };
  if (view.visitors[(view.seat ?? 0) - 1]?.tiles?.includes(tile)) return { is: "mine" };
  if (!view.hers?.weakness && isHarmless(view, tile)) return { is: "useless" };
  if (tile === "key-ring" && view.key_in_safe) return { is: "in-safe" };
  if (view.hers?.ghosts.some(({ keeps }) => keeps === tile)) return { is: "kept" };
  return lastSeen(view, tile);
}

/** A weapon that is not the one: its Weakness lies in the house, or it has failed. */
const isHarmless = (view: View, tile: string): boolean =>
  view.not_weak.includes(tile) || (tile in WEAPONS && isSeen(view, WEAPONS[tile] ?? ""));

function lastSeen(view: View, tile: string): Standing {
  const at = view.knows.seen.findLastIndex((sight) => sight.tile === tile);
  const sight = view.knows.seen[at];
  if (!sight) return workedOut(view, tile);
  if (sight.holder !== null) return { is: "held", by: sight.holder, sure: view.sure[at] ?? false };
  if (sight.shadow === null) return { is: "unknown" };
  const there = remembered(view, sight.shadow);
  if (there && there.tile !== tile && there.sure) return { is: "unknown" };
  return { is: "lying", shadow: sight.shadow, sure: view.sure[at] ?? false };
}

/** Known without having been seen: she laid it there herself, or nothing else is left. */
function workedOut(view: View, tile: string): Standing {
  const shadow = view.knows.spots.findIndex((spot) => kindsOf(spot).join() === tile);
  return shadow < 0 ? { is: "unknown" } : { is: "lying", shadow, sure: true };
}

const isSeen = (view: View, tile: string): boolean =>
  view.knows.seen.some((sight) => sight.tile === tile) ||
  view.out.includes(tile) ||
  view.visitors.some(({ tiles }) => tiles?.includes(tile));

export interface Digit {
  readonly number: number;
  readonly is: "right" | "wrong" | "open";
}

/** The six numbers of the Safe: those whose tiles were found do not open it. */
export const digitsOf = (view: View): readonly Digit[] =>
  [1, 2, 3, 4, 5, 6].map((number) => {
    if (view.numbers_up.includes(number) || view.hers?.numbers.includes(number)) return { number, is: "right" };
    const wrong = view.hers?.numbers.length || isSeen(view, `combination-${number}`);
    return { number, is: wrong ? "wrong" : "open" };
  });
