/** A book that is being written: as a value, as a TOML file, as a part of a link. */
import type { Book, Looks, Page } from "$lib/wire-hidden-rooms";
import { SIZE, type Square } from "../house";

export const STAGES = 5;
export const FIGURE_NAMES = ["sleepwalker", "collector", "wheel", "weaver", "hound"] as const;
export const COLOURS = [
  "#9db4d6",
  "#d8b25a",
  "#c8553d",
  "#8fbf7a",
  "#b08ad6",
  "#63c5c0",
  "#e58bb0",
  "#e9e2d0",
] as const;

export interface DraftPage {
  monster: string;
  looks: Looks;
  /** Every square that was touched, in order. Between two of them, in one row or column, the route runs straight. */
  route: readonly Square[];
}

export interface Draft {
  id: string;
  title: string;
  pages: readonly DraftPage[];
}

export function emptyPage(stage: number): DraftPage {
  const at = (stage - 1) % FIGURE_NAMES.length;
  return {
    monster: "",
    looks: { figure: FIGURE_NAMES[at] ?? "sleepwalker", colour: COLOURS[at] ?? COLOURS[0] },
    route: [],
  };
}

export function emptyDraft(id: string, title: string): Draft {
  return { id, title, pages: Array.from({ length: STAGES }, (_, at) => emptyPage(at + 1)) };
}

/** A book that somebody has, to be changed. Names are taken in the reader's language. */
export function draftOf(book: Book, id: string, language: string): Draft {
  const blank = emptyDraft(id, book.title_in[language] ?? book.title);
  const pages = blank.pages.map((empty, at) => {
    const page = book.pages.find((found) => found.stage === at + 1);
    return page ? { monster: page.monster_in[language] ?? page.monster, looks: page.looks, route: page.route } : empty;
  });
  return { ...blank, pages };
}

export const isDrawn = (page: DraftPage): boolean => page.route.length > 0;

/** The squares at which a route turns, and its ends. */
export function corners(route: readonly Square[]): readonly Square[] {
  return route.filter((square, at) => {
    const [before, after] = [route[at - 1], route[at + 1]];
    if (!before || !after) return true;
    const [down, right] = [square[0] - before[0], square[1] - before[1]];
    const [further, sideways] = [after[0] - square[0], after[1] - square[1]];
    const straight = down * sideways === right * further && down * further + right * sideways > 0;
    return !straight || (down !== 0 && right !== 0);
  });
}

/** How many steps a route has; null if it can't be walked as it is. */
export function steps(route: readonly Square[]): number | null {
  let total = 0;
  for (let at = 1; at < route.length; at += 1) {
    const [from, to] = [route[at - 1] as Square, route[at] as Square];
    if (from[0] !== to[0] && from[1] !== to[1]) return null;
    total += Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
  }
  return total;
}

export function pageOf(page: DraftPage, stage: number, nameless: string): Page {
  const { looks, route } = page;
  return { stage, monster: page.monster.trim() || nameless, route: corners(route), looks, monster_in: {} };
}

/** The book to be played: pages that are empty hold copies of the others. */
export function bookOf(draft: Draft, nameless: string): Book {
  const drawn = draft.pages.filter(isDrawn);
  const pages = draft.pages.map((page, at) => {
    const written = isDrawn(page) ? page : (drawn[at % drawn.length] ?? page);
    return pageOf(written, at + 1, nameless);
  });
  return { title: draft.title.trim() || nameless, pages, title_in: {} };
}

/** One page, five times: so that it is the one that is played. */
export function bookOfPage(page: DraftPage, title: string, nameless: string): Book {
  return { title, pages: Array.from({ length: STAGES }, (_, at) => pageOf(page, at + 1, nameless)), title_in: {} };
}

/** The file that the rules page tells of. */
export function tomlOf(book: Book): string {
  const text = (value: string): string => JSON.stringify(value).replaceAll("\u007f", "");
  const pages = book.pages.map(({ stage, monster, looks, route }) => {
    const squares = route.map(([row, column]) => `[${row}, ${column}]`).join(", ");
    return (
      `[[pages]]\nstage = ${stage}\nmonster = ${text(monster)}\n` +
      `looks = { figure = "${looks.figure}", colour = "${looks.colour}" }\nroute = [${squares}]\n`
    );
  });
  return [`title = ${text(book.title)}\n`, ...pages].join("\n");
}

// The link: the book stands behind the #, which no server sees.

const VERSION = "1.";

export function linkPart(draft: Draft): string {
  const pages = draft.pages.map(({ monster, looks, route }) => [
    monster,
    FIGURE_NAMES.indexOf(looks.figure),
    looks.colour,
    corners(route).map(([row, column]) => row * SIZE + column),
  ]);
  const bytes = new TextEncoder().encode(JSON.stringify([draft.title, pages]));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return VERSION + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The draft of a link; null if it is none. */
export function fromLinkPart(part: string, id: string): Draft | null {
  if (!part.startsWith(VERSION)) return null;
  try {
    const binary = atob(part.slice(VERSION.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const [title, pages] = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as [unknown, unknown];
    return cleaned({ id, title, pages: (pages as unknown[][]).map(unpacked) });
  } catch {
    return null;
  }
}

function unpacked(page: readonly unknown[]): unknown {
  const [monster, figure, colour, route] = page;
  const squares = (route as number[]).map((place) => [Math.floor(place / SIZE), place % SIZE]);
  return { monster, looks: { figure: FIGURE_NAMES[figure as number], colour }, route: squares };
}

/** Whatever was kept or sent, as a draft that can be drawn; null if it is none. */
export function cleaned(found: unknown): Draft | null {
  const { id, title, pages } = (found ?? {}) as Partial<Record<keyof Draft, unknown>>;
  if (typeof id !== "string" || typeof title !== "string" || !Array.isArray(pages)) return null;
  const blank = emptyDraft(id, title.slice(0, 80));
  return { ...blank, pages: blank.pages.map((empty, at) => cleanedPage(pages[at], empty)) };
}

function cleanedPage(found: unknown, empty: DraftPage): DraftPage {
  const { monster, looks, route } = (found ?? {}) as Partial<Record<keyof DraftPage, unknown>>;
  const { figure, colour } = (looks ?? {}) as Partial<Record<keyof Looks, unknown>>;
  const squares = Array.isArray(route) ? (route as unknown[]).filter(isSquare).slice(0, 200) : [];
  return {
    monster: typeof monster === "string" ? monster.slice(0, 60) : "",
    looks: {
      figure: FIGURE_NAMES.find((known) => known === figure) ?? empty.looks.figure,
      colour: typeof colour === "string" && /^#[0-9a-f]{6}$/.test(colour) ? colour : empty.looks.colour,
    },
    route: squares,
  };
}

function isSquare(found: unknown): found is Square {
  return (
    Array.isArray(found) &&
    found.length === 2 &&
    found.every((part) => Number.isInteger(part) && (part as number) >= 0 && (part as number) < SIZE)
  );
}
