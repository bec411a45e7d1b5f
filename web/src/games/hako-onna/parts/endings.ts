/** The ends, and what shows them. */
import type { View } from "$lib/wire-hako-onna";

export type End = NonNullable<View["end"]>;

const PICTURES: Record<End, string> = {
  escape: "end-escape",
  rest: "end-rest",
  defeat: "end-defeat",
  "all-dead": "end-all-dead",
  inevitable: "end-inevitable",
  "given-up": "end-inevitable",
  limit: "end-inevitable",
};

export const pictureOfEnd = (end: End): string => PICTURES[end];

const WEAPONS: Record<string, string> = {
  "weakness-stake": "wooden-stake",
  "weakness-chain": "rusty-chain",
  "weakness-gasoline": "gasoline",
};

export const weaponAgainst = (weakness: string): string => WEAPONS[weakness] ?? weakness;
