/** What the screen knows of the house: places and names, no rules. */
import type { Play } from "$lib/play";
import type { Action, Event, Monster, Square, Tile, View } from "$lib/wire-hidden-rooms";
import bed from "../../art/bed.svg";
import childPlain from "../../art/child.svg";
import childFree from "../../art/child-free.svg";
import childStar from "../../art/child-star.svg";
import exit from "../../art/exit.svg";
import floor from "../../art/floor.svg";
import frame from "../../art/frame.svg";
import collector from "../../art/monster-collector.svg";
import hound from "../../art/monster-hound.svg";
import lanternOut from "../../art/lantern-out.svg";
import out from "../../art/out.svg";
import sleepwalker from "../../art/monster-sleepwalker.svg";
import weaver from "../../art/monster-weaver.svg";
import wheel from "../../art/monster-wheel.svg";
import amber from "../../art/tile-amber.svg";
import back from "../../art/tile-back.svg";
import blue from "../../art/tile-blue.svg";
import green from "../../art/tile-green.svg";
import red from "../../art/tile-red.svg";

export type { Action, Event, Monster, Square, Tile, View };
export type HousePlay = Play<View, Action, Event>;
export type Facing = Monster["facing"];
export type Colour = Tile["colour"];

export const SIZE = 6;
export const COLUMNS = "ABCDEF";
export const MEMORY_SIZE = 5;
export const COLOURS: readonly Colour[] = ["amber", "blue", "green", "red"];
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export const EXIT: Square = [0, 0];
export const START: Square = [SIZE - 1, SIZE - 1];
export const SQUARES: readonly Square[] = Array.from({ length: SIZE * SIZE }, (_, at) => [
  Math.floor(at / SIZE),
  at % SIZE,
]);

export const ART = { bed, childFree, childPlain, childStar, exit, floor, frame, back, lanternOut, out };
export const FLOORS: Record<Colour, string> = { amber, blue, green, red };
/** A tile's colour where something is written in it. */
export const SHADES: Record<Colour, string> = { amber: "#ffc35c", blue: "#9cc7ff", green: "#9be08a", red: "#ff9a86" };

/** A figure, and where its eye is: in shares of its height and width. */
export const FIGURES = {
  sleepwalker: { picture: sleepwalker, eye: { x: 0.5, y: 0.29, size: 0.27 } },
  collector: { picture: collector, eye: { x: 0.495, y: 0.305, size: 0.25 } },
  wheel: { picture: wheel, eye: { x: 0.5, y: 0.508, size: 0.32 } },
  weaver: { picture: weaver, eye: { x: 0.5, y: 0.335, size: 0.25 } },
  hound: { picture: hound, eye: { x: 0.5, y: 0.385, size: 0.28 } },
} as const;

/** Radians, as the light counts them. */
export const ANGLES: Record<Facing, number> = { east: 0, south: Math.PI / 2, west: Math.PI, north: -Math.PI / 2 };
export const STEPS: Record<Facing, Square> = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] };

/** Where a square beside another lies; null: it isn't beside it. */
export function wayTo(from: Square, to: Square): Facing | null {
  const ways = Object.keys(STEPS) as Facing[];
  return ways.find((way) => same(to, [from[0] + STEPS[way][0], from[1] + STEPS[way][1]])) ?? null;
}

export const same = (one: Square | null | undefined, other: Square | null | undefined): boolean =>
  !!one && !!other && one[0] === other[0] && one[1] === other[1];
export const sameTile = (one: Tile | null, other: Tile | null): boolean =>
  !!one && !!other && one.colour === other.colour && one.number === other.number;
export const place = ([row, column]: Square): number => row * SIZE + column;

export { squareName as written } from "$lib/telling";

export function pageOf(view: View): View["options"]["book"]["pages"][number] | undefined {
  return view.options.book.pages.find((page) => page.stage === view.stage);
}
export function nameOf(view: View, stage: number, language: string): string {
  const page = view.options.book.pages.find((found) => found.stage === stage);
  return page?.monster_in[language] ?? page?.monster ?? "";
}
export const monsterName = (view: View, language: string): string => nameOf(view, view.stage, language);
export const stagesWon = (view: View): number => view.results.filter((result) => result.loss === null).length;
export const stagesLost = (view: View): number => view.results.filter((result) => result.loss !== null).length;

/** What a tap on a square would mean: a walk onto a room, a search of the dark. The rules say whether it may be. */
export function meaningOf(view: View, square: Square): Action {
  const room = view.rooms.some((known) => same(known.at, square));
  return room ? { type: "walk", to: square } : { type: "search", target: square };
}

/** All that can be searched with at a square. */
export function waysToSearch(legal: readonly Action[], square: Square): readonly Action[] {
  return legal.filter(
    (action) => (action.type === "search" || action.type === "recall") && same(action.target, square),
  );
}
