/** The ends, and what shows them. */
import type { Outcome } from "$lib/wire";
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

const FREED: readonly End[] = ["escape", "rest", "defeat"];
export type Fate = "survived" | "trapped" | "hers" | "left" | "queen" | "beaten" | "none";

/** What has become of a seat: a Visitor got away, is shut in, died and is hers, or died while others got away. */
export function fateOf(view: View, seat: number | null): Fate {
  if (seat === null || view.end === null || view.end === "limit") return "none";
  const freed = FREED.includes(view.end);
  if (seat === 0) return freed ? "beaten" : "queen";
  const alive = view.visitors[seat - 1]?.alive ?? false;
  if (alive) return freed ? "survived" : "trapped";
  return freed ? "left" : "hers";
}

/** The same of a game that is only listed, from its outcome. Of a game of others: who won it. */
export function fateIn({ reason, scores }: Outcome, seat: number | null): Fate | "visitors" | "she" {
  const end = reason.replace("ho-end-", "") as End;
  if (end === "limit") return "none";
  const freed = FREED.includes(end);
  if (seat === null) return freed ? "visitors" : "she";
  const won = (scores[seat] ?? 0) > 0;
  if (seat === 0) return won ? "queen" : "beaten";
  if (freed) return won ? "survived" : "left";
  return won ? "hers" : "trapped";
}
