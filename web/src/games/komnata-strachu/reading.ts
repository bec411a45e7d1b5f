/** What a screen reader says: the cards in the frame that shows them, and the end of a round. Nobody waits for it. */
import type { Person } from "$lib/play";
import { say } from "$lib/words.svelte";
import { COLOUR_OF, type Card, type Token, type View } from "./chamber";
import type { Race } from "./race.svelte";

export const named = (card: Card): string => {
  if (card.type === "fear") return say("web-ks-fear", { colour: card.colour, shape: card.shape });
  const special = say("web-ks-special", { special: card.type });
  return card.type === "fear_invasion" ? `${special}: ${card.row.map(named).join(", ")}` : special;
};

export const tokenName = (token: Token): string => say("web-ks-token", { shape: token, colour: COLOUR_OF[token] });

/** The cards on the table, what stands forward, and how many cards everybody has. */
export function whereWords(race: Race, people: readonly Person[]): string {
  const { stage } = race.view;
  return [
    stage.type === "open" || stage.type === "cancelled" ? `${stage.cards.map(named).join("; ")}.` : "",
    ...race.lanes.map(({ tokens }) =>
      say("web-ks-where-forward", { tokens: tokens.length ? tokens.map(tokenName).join("; ") : "–" }),
    ),
    ...race.won.map((cards, seat) => say("web-ks-where-won", { name: people[seat]?.name ?? "", cards })),
  ]
    .filter(Boolean)
    .join(" ");
}

/** What is to be done before the next round; before the first also how it is played. */
export function askedWords(view: View): string {
  const rules = view.told.length ? [] : [say("web-ks-how"), say("web-ks-keys", { light: "" })];
  return [...rules, say("web-ks-asked")].join(" ").replace(/ {2,}/g, " ");
}

export function announcement(race: Race, people: readonly Person[], here: readonly number[]): string {
  const { stage } = race.view;
  if (stage.type === "open" || stage.type === "cancelled") return stage.cards.map(named).join("; ");
  if (race.count) return String(race.count);
  const verdict = race.verdict;
  if (!verdict || race.reveal !== "told" || race.atEnd) return "";
  const winner = verdict.winner === null ? null : people[verdict.winner]?.name;
  const mine = verdict.finishes.filter((finish) => here.includes(finish.seat) && finish.fault);
  return [
    winner === null || winner === undefined ? say("web-ks-nobody") : say("web-ks-winner", { name: winner }),
    ...mine.map((finish) => say("web-ks-mistake", { fault: finish.fault?.type ?? "" })),
  ].join(" ");
}
