/** From a line of the log to the place on the board that it tells of. */
import { tick } from "svelte";

/** Things of a board that a line can point at; whatever stands for one carries its kind and its name, as `data-room="3"`. */
export type Kind = "square" | "monster" | "memory" | "pile" | "room" | "shadow" | "board" | "slot" | "plate";
export interface Spot {
  readonly kind: Kind;
  readonly name: string | number;
}
/** One spot, or a few that belong together. */
export type Place = readonly Spot[];

export const spot = (kind: Kind, name: string | number = ""): Place => [{ kind, name }];
export const squareSpot = ([row, column]: readonly [number, number]): Place => spot("square", `(${row}, ${column})`);
/** Where somebody is shown: at the edge of the board, and as a piece on it. */
export const seatSpot = (seat: number): Place => spot("plate", seat);

const LASTING = 1800;
const GLOW = "0 0 0 4px #ffd899, 0 0 26px 8px #f4a946";
const LIT = { boxShadow: GLOW, zIndex: 5 };
const DARK = { boxShadow: "0 0 0 4px #ffd89900, 0 0 26px 8px #f4a94600", zIndex: 5 };

type Turn = (place: Place) => void;
let turn: Turn | null = null;

/** A screen of several pages says how it turns to the one with a place. For an effect: undone when its screen goes. */
export function turning(to: Turn): () => void {
  turn = to;
  return () => {
    if (turn === to) turn = null;
  };
}

/** Turns to the place, and lets it glow for a moment. */
export async function pointAt(place: Place, still: boolean): Promise<void> {
  turn?.(place);
  await tick();
  const found = shown(place);
  found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (const each of found) glow(each, still);
}

function shown(place: Place): readonly Element[] {
  const selector = place.map(({ kind, name }) => `[data-${kind}="${name}"]`).join(", ");
  return [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
}

function glow(place: Element, still: boolean): void {
  const glowing = place.animate(still ? [LIT, LIT] : [DARK, LIT, DARK, LIT, DARK], LASTING);
  place.setAttribute("data-pointed", "");
  glowing.onfinish = glowing.oncancel = () => place.removeAttribute("data-pointed");
}
