/** Tokens, cards and verdicts: what the screen needs to know of them to draw them. No rule is judged here. */
import type { Play } from "$lib/play";
import type { Action, Event as Happening, Fear, Finish, View, Verdict } from "$lib/wire-komnata-strachu";
import { words } from "$lib/words.svelte";

export type { Action, Fear, Finish, Happening, Verdict, View };
export type RacePlay = Play<View, Action, Happening>;
export type Act = NonNullable<RacePlay["act"]>;
export type Card = View["won"][number][number];
export type Token = Fear["shape"];
export type Colour = Fear["colour"];

/** Shapes in the order of the row; the first has key 1. */
export const TOKENS: readonly Token[] = ["ghost", "skull", "pumpkin", "spider", "puppet"];
export const COLOUR_OF: Readonly<Record<Token, Colour>> = {
  ghost: "pink",
  skull: "turquoise",
  pumpkin: "white",
  spider: "red",
  puppet: "yellow",
};
export const INK: Readonly<Record<Colour, string>> = {
  white: "#f7f3e8",
  red: "#ff4438",
  yellow: "#ffd42a",
  pink: "#ff74cf",
  turquoise: "#21e2d4",
};

/** The kinds of rounds that the trainer explains, and the records are kept by. */
export type Kind = "fears" | "guest" | "fear_escape" | "fear_invasion" | "two" | "three";

export function kindOf(cards: readonly Card[]): Kind {
  const special = cards.filter((card) => card.type !== "fear");
  if (special.length === 3) return "three";
  if (special.length === 2) return "two";
  return special[0]?.type ?? "fears";
}

/** The rule that says which tokens are right in a round of each kind. */
export const RULE_OF: Readonly<Record<Kind, string>> = {
  fears: "KS-9",
  three: "KS-10",
  two: "KS-11",
  fear_invasion: "KS-12",
  fear_escape: "KS-13",
  guest: "KS-14",
};

/** The mistakes that are counted, by the tag of the fault. */
export const FAULTS = [
  "nothing_pushed",
  "special_overlooked",
  "not_cancelled",
  "stray",
  "missing",
  "mixture",
  "not_all",
  "misplaced",
  "too_late",
] as const;
export type FaultTag = (typeof FAULTS)[number];

export interface Score {
  readonly seat: number;
  readonly cards: number;
  readonly special: number;
  readonly rounds: number;
  /** Mean of right hits, in milliseconds; null if there was none. */
  readonly mean: number | null;
  readonly best: { readonly round: number; readonly time: number } | null;
  readonly wrong: Readonly<Partial<Record<FaultTag, number>>>;
}

/** What became of each player, from the verdicts that all have seen. */
export function scoresOf(view: View): Score[] {
  return view.won.map((cards, seat) => {
    const hits = view.told.flatMap((verdict, index) =>
      verdict.finishes.filter((finish) => finish.seat === seat).map((finish) => ({ finish, round: index + 1 })),
    );
    const right = hits.filter(({ finish }) => !finish.fault);
    const times = right.map(({ finish }) => finish.time);
    const best = right.reduce<Score["best"]>(
      (found, { finish, round }) => (found && found.time <= finish.time ? found : { round, time: finish.time }),
      null,
    );
    const wrong: Partial<Record<FaultTag, number>> = {};
    for (const { finish } of hits) if (finish.fault) wrong[finish.fault.type] = (wrong[finish.fault.type] ?? 0) + 1;
    return {
      seat,
      cards: cards.length,
      special: cards.filter((card) => card.type !== "fear").length,
      rounds: view.told.filter((verdict) => verdict.winner === seat).length,
      mean: times.length ? Math.round(times.reduce((sum, time) => sum + time, 0) / times.length) : null,
      best,
      wrong,
    };
  });
}

/** Seats with the most cards, and among those the most Special cards (KS-21). */
export function winnersOf(view: View): number[] {
  const worth = view.won.map((cards) => cards.length * 100 + cards.filter((card) => card.type !== "fear").length);
  const most = Math.max(...worth);
  return worth.flatMap((each, seat) => (each === most ? [seat] : []));
}

/** How many rounds whoever won the last one has won in a row. 0: nobody won it. */
export function streakOf(told: readonly Verdict[]): number {
  const winner = told.at(-1)?.winner ?? null;
  if (winner === null) return 0;
  const before = told.findLastIndex((verdict) => verdict.winner !== winner);
  return told.length - 1 - before;
}

/** Milliseconds that are taken off a player's time (KS-32). */
export const headStartOf = (options: View["options"], seat: number): number => options.head_starts[seat] ?? 0;
/** The time that is compared; below zero if it is shorter than the head start. */
export const counted = (finish: Finish): number => finish.time - finish.head_start;
export const seconds = (millis: number): string => words.decimal(millis / 1000, 2);
/** Seconds, as exact as the verdict. */
export const exact = (millis: number): string => words.decimal(millis / 1000, 3).replace("-", "−");
