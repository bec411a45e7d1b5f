/** What became of the stages that were played on this device. */
import { settings } from "$lib/settings.svelte";
import type { View } from "./house";

const KEY = "kurayami.hidden-rooms.nights";
const MOST = 400;

type Result = View["results"][number];
type Looks = View["options"]["book"]["pages"][number]["looks"];

interface Night {
  readonly code: string;
  readonly book: string;
  readonly results: readonly Result[];
}

interface Known {
  readonly stage: number;
  readonly monster: Readonly<Record<string, string>>;
  readonly looks: Looks;
}

interface Kept {
  readonly nights: readonly Night[];
  /** The monsters of each book, by its title. */
  readonly books: Readonly<Record<string, readonly Known[]>>;
}

export interface Tally extends Known {
  readonly played: number;
  readonly won: number;
  readonly caught: number;
  readonly late: number;
  /** The fewest turns of a stage that was won. */
  readonly best: number | null;
}

function kept(): Kept {
  try {
    const { nights, books } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { nights: Array.isArray(nights) ? nights : [], books: books ?? {} };
  } catch {
    return { nights: [], books: {} };
  }
}

class Nights {
  private kept = $state.raw<Kept>(kept());

  /** Notes the stages of a game that are over. The same game again counts once. */
  note(code: string, view: View): void {
    const before = this.kept.nights.find((night) => night.code === code);
    if (!view.results.length || before?.results.length === view.results.length) return;
    const { book } = view.options;
    const others = this.kept.nights.filter((night) => night.code !== code);
    const monsters = book.pages.map(({ stage, monster, monster_in, looks }) => ({
      stage,
      monster: { "": monster, ...monster_in },
      looks,
    }));
    this.kept = {
      nights: [{ code, book: book.title, results: view.results }, ...others].slice(0, MOST),
      books: { ...this.kept.books, [book.title]: monsters },
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a browser that keeps nothing: then it counts for this visit
    }
  }

  /** The stages of each book that was played, the latest book first. */
  readonly tallies = $derived.by((): readonly (readonly [string, readonly Tally[]])[] => {
    const titles = [...new Set(this.kept.nights.map((night) => night.book))];
    return titles.map((title) => {
      const results = this.kept.nights.filter((night) => night.book === title).flatMap((night) => night.results);
      return [title, (this.kept.books[title] ?? []).map((known) => tally(known, results))] as const;
    });
  });

  /** How many monsters of a book were never met on this device. */
  unmet(book: View["options"]["book"]): number {
    const played = this.kept.nights.filter((night) => night.book === book.title).flatMap((night) => night.results);
    return book.pages.filter(({ stage }) => !played.some((result) => result.stage === stage)).length;
  }

  get games(): number {
    return this.kept.nights.length;
  }
}

function tally(known: Known, all: readonly Result[]): Tally {
  const results = all.filter((result) => result.stage === known.stage);
  const won = results.filter((result) => result.loss === null);
  const late = results.filter((result) => result.loss === "route_ended").length;
  return {
    ...known,
    played: results.length,
    won: won.length,
    late,
    caught: results.length - won.length - late,
    best: won.length ? Math.min(...won.map((result) => result.turns)) : null,
  };
}

export const nameOf = (known: Known): string => known.monster[settings.language] ?? known.monster[""] ?? "";

export const nights = new Nights();
