/** The teacher of the first rounds (`kurayami.lessons.komnata_strachu`): what the cards ask, token by token. */
import type { Token, View } from "./chamber";
import type { Lane } from "./race.svelte";

export const FIRST_ROUND = "first-round";

/** What is said of each round's cards, and the tokens that are asked for. */
const ROUNDS: readonly { readonly says: string; readonly tokens: readonly Token[] }[] = [
  { says: "shapes", tokens: ["ghost", "skull", "spider"] },
  { says: "colours", tokens: ["spider", "pumpkin"] },
  { says: "escape", tokens: ["pumpkin", "spider", "puppet"] },
];

export interface Step {
  /** The case of the message. */
  readonly says: string;
  /** What to touch now: a token, the switch, or nothing here. */
  readonly lead: Token | "light" | null;
}

/** What is taught now; `told` is whether the end of the round before has been shown. */
export function stepOf(view: View, lane: Lane | undefined, told: boolean): Step | null {
  const { stage } = view;
  const round = ROUNDS[view.rounds - 1];
  if (stage.type === "pause" && view.rounds === 0) return { says: "ready", lead: "light" };
  if (stage.type === "open" && round && lane) return lane.hit ? null : racing(round, lane.tokens);
  if (stage.type !== "pause" && stage.type !== "over") return null;
  const verdict = view.told.at(-1);
  if (!told || !verdict) return null;
  if (stage.type === "over") return { says: "over", lead: null };
  return { says: verdict.winner === null ? "wrong" : `right-${round?.says ?? ""}`, lead: null };
}

function racing({ says, tokens }: (typeof ROUNDS)[number], pushed: readonly Token[]): Step {
  const stray = pushed.find((token) => !tokens.includes(token));
  if (stray) return { says: "stray", lead: stray };
  const next = tokens.find((token) => !pushed.includes(token));
  if (!next) return { says: "light", lead: "light" };
  return { says: pushed.length ? "more" : says, lead: next };
}
