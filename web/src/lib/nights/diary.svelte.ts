/** What was played to its end in this browser, whatever the game: the diary behind "My nights". */
import type { Outcome, TableNews, Update } from "../wire";

const KEY = "kurayami.nights";
const MOST = 300;

export interface Night {
  readonly code: string;
  readonly game: string;
  readonly won: boolean;
  /** How it ended, and for which seat. Games noted long ago lack it. */
  readonly ended?: { readonly outcome: Outcome; readonly seat: number };
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The day whose challenge it was. */
  readonly challenge: string | null;
  /** What was tried with it, by the names of `GameScreen.tries`. */
  readonly tried: readonly string[];
}

export interface Summary {
  readonly played: number;
  readonly won: number;
  /** Won games since the last lost one. */
  readonly row: number;
}

/** Nights of one game, the latest first. */
export function summaryOf(nights: readonly Night[], game: string): Summary {
  const played = nights.filter((night) => night.game === game);
  const lost = played.findIndex(({ won }) => !won);
  return {
    played: played.length,
    won: played.filter(({ won }) => won).length,
    row: lost === -1 ? played.length : lost,
  };
}

export interface Tally {
  readonly fate: string;
  readonly count: number;
}

/** How often each fate was met in a game, the most frequent first. */
export function tallyOf(
  nights: readonly Night[],
  game: string,
  fateIn: (outcome: Outcome, seat: number) => string,
): readonly Tally[] {
  const met = nights.flatMap((night) =>
    night.game === game && night.ended ? [fateIn(night.ended.outcome, night.ended.seat)] : [],
  );
  return met
    .filter((fate, at) => met.indexOf(fate) === at)
    .map((fate) => ({ fate, count: met.filter((each) => each === fate).length }))
    .sort((one, other) => other.count - one.count);
}

/** Names of the ways to play that were never tried. */
export function untriedOf(nights: readonly Night[], game: string, tries: readonly string[]): readonly string[] {
  const tried = nights.filter((night) => night.game === game).flatMap((night) => night.tried);
  return tries.filter((name) => !tried.includes(name));
}

/** A game that is over, as one of its players remembers it. Null for those who watched, and for tutorials. */
export function nightOf(news: TableNews, { seat, outcome }: Update, at: number): Night | null {
  if (seat === null || !outcome || news.lesson) return null;
  const people = news.seats.filter(({ kind }) => kind === "person").length;
  const mine = news.seats.filter(({ yours }) => yours).length;
  const tried = [
    ...(people > mine ? ["company"] : []),
    ...(mine > 1 ? ["screen"] : []),
    ...(news.challenge ? ["challenge"] : []),
    ...(news.seats.length === 1 ? ["alone"] : []),
    ...(news.seats.some(({ kind }) => kind === "bot") ? ["bots"] : []),
    `seat-${Math.min(seat, 1)}`,
  ];
  const won = (outcome.scores[seat] ?? 0) > 0;
  return { code: news.code, game: news.game, won, ended: { outcome, seat }, at, challenge: news.challenge, tried };
}

function kept(): readonly Night[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Night[]) : [];
  } catch {
    return [];
  }
}

class Diary {
  /** The latest first. */
  nights = $state.raw<readonly Night[]>(kept());

  /** Notes a game; the same one again counts once. */
  note(night: Night | null): void {
    if (!night || this.nights.some(({ code }) => code === night.code)) return;
    this.nights = [night, ...this.nights].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.nights));
    } catch {
      // a browser that keeps nothing: then it counts for this visit
    }
  }
}

export const diary = new Diary();
