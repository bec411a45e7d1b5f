/** What a screen reader says: the cards in the frame that shows them, and the end of a round. Nobody waits for it. */
import type { Person } from "$lib/play";
import { say, words } from "$lib/words.svelte";
import { telling } from "$lib/telling";
import {
  COLOUR_OF,
  counted,
  exact,
  headStartOf,
  type Card,
  type Finish,
  type Token,
  type Verdict,
  type View,
} from "./chamber";
import { headStart, headStartIn } from "./games";
import { ear } from "./ear.svelte";
import type { Race } from "./race.svelte";

export const named = (card: Card): string => {
  if (card.type === "fear") return say("web-ks-fear", { colour: card.colour, shape: card.shape });
  const special = say("web-ks-special", { special: card.type });
  return card.type === "fear_invasion" ? words.label(special, words.join("list", card.row.map(named))) : special;
};

export const tokenName = (token: Token): string => say("web-ks-token", { shape: token, colour: COLOUR_OF[token] });

/** The cards on the table, what stands forward, and how many cards everybody has. */
export function whereWords(race: Race, people: readonly Person[]): string {
  const { stage } = race.view;
  return [
    stage.type === "open" || stage.type === "cancelled" ? `${words.join("things", stage.cards.map(named))}.` : "",
    ...race.lanes.map(({ tokens }) =>
      say("web-ks-where-forward", { tokens: tokens.length ? words.join("things", tokens.map(tokenName)) : "–" }),
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

const tokensSaid = (tokens: readonly Token[]): string => words.join("things", tokens.map(tokenName)) || "–";

/** Why a hit won or not. */
export function whyWords(finish: Finish, verdict: Verdict): string {
  if (!finish.fault) return say(finish.seat === verdict.winner ? "web-ks-right-first" : "web-ks-right-late");
  return say("ks-fault", telling("komnata-strachu", "event", { type: "", finish }).params);
}

/** A time, and the head start that is taken off it. */
export function timeWords(finish: Finish): string {
  const time = exact(finish.time);
  if (!finish.head_start) return say("web-ks-seconds", { time });
  return say("web-ks-head-start-off", { time, seconds: headStart(finish.head_start) });
}

/** The photo finish for who listens: what was right, every hit, fastest first, and the cards with an Invasion's row. */
export function finishWords(verdict: Verdict, people: readonly Person[]): string {
  if (verdict.void) return "";
  const both = verdict.by_shape.join() === verdict.by_colour.join();
  const ways = [
    [both ? "web-ks-both-ways" : "web-ks-by-shape", verdict.by_shape] as const,
    ...(both ? [] : [["web-ks-by-colour", verdict.by_colour] as const]),
  ];
  return [
    ...ways.map(([way, tokens]) => say("web-ks-told-answer", { way: say(way), tokens: tokensSaid(tokens) })),
    ...verdict.finishes.map((finish) =>
      say("web-ks-told-finish", {
        name: people[finish.seat]?.name ?? "",
        tokens: tokensSaid(finish.tokens),
        time: finish.head_start
          ? words.aside(say("web-ks-seconds", { time: exact(counted(finish)) }), timeWords(finish))
          : timeWords(finish),
        why: whyWords(finish, verdict).replace(/[.。]$/, ""),
      }),
    ),
    `${words.join("things", verdict.cards.map(named))}.`,
  ].join(" ");
}

/** Head starts, told before the first round. */
export function headStartWords(view: View, people: readonly Person[]): string {
  return people
    .flatMap(({ name }, seat) => {
      const start = headStartIn(view.options, seat);
      return start ? [`${words.label(name, start)}.`] : [];
    })
    .join(" ");
}

/** The player with a head start the table still waits for when all here have hit; "" if none. */
export function waitingWords(race: Race, people: readonly Person[], here: readonly number[]): string {
  const { stage, options } = race.view;
  if (stage.type !== "open") return "";
  const seat = stage.racers.findIndex(
    (racer, at) => !racer.hit && !racer.missed && !here.includes(at) && headStartOf(options, at) > 0,
  );
  if (seat < 0) return "";
  const start = headStart(headStartOf(options, seat));
  return say("web-ks-head-start-waits", { name: people[seat]?.name ?? "", seconds: start });
}

export function announcement(race: Race, people: readonly Person[], here: readonly number[]): string {
  const { stage } = race.view;
  if (stage.type === "open" && ear.on && here.length === 1) return ""; // told one by one
  if (stage.type === "open" || stage.type === "cancelled") return words.join("things", stage.cards.map(named));
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
