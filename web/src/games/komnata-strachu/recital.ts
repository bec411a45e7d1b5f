/** The cards as they are told to an ear: one after the other, each with its sound and its words. */
import type { Voice } from "$lib/sound/voices";
import { say } from "$lib/words.svelte";
import type { Card, Fear } from "./chamber";
import { fearVoice, SPECIALS } from "./earcons";
import { named } from "./reading";

export interface Line {
  readonly words: string;
  readonly voice: Voice;
}

const special = (type: keyof typeof SPECIALS): Line => ({
  words: say("web-ks-special", { special: type }),
  voice: SPECIALS[type],
});
const fear = (card: Fear): Line => ({ words: named(card), voice: fearVoice(card) });
const row = (fears: readonly Fear[]): Line[] =>
  fears.map((each, at) => ({ ...fear(each), words: say("web-ks-ear-place", { place: at + 1, fear: named(each) }) }));

/**
 * In which order cards are told: the names of Special cards first, for they say how the rest is to be heard. The row of an
 * Invasion comes next where it is the only one of them, else last. Nothing is left out, for nothing is judged here.
 */
export function linesOf(cards: readonly Card[]): Line[] {
  const names = cards.flatMap((card) => (card.type === "fear" ? [] : [special(card.type)]));
  const fears = cards.flatMap((card) => (card.type === "fear" ? [fear(card)] : []));
  const rows = cards.flatMap((card) => (card.type === "fear_invasion" ? row(card.row) : []));
  return names.length === 1 ? [...names, ...rows, ...fears] : [...names, ...fears, ...rows];
}
