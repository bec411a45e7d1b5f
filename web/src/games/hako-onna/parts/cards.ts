/** Every card and tile of the game: which picture it has, and which messages name it and explain it. */
import { FACTS } from "$lib/wire-hako-onna";
import { deck } from "./deck.svelte";

export type Kind = "power" | "item" | "tile" | "noise";

const PICTURES = import.meta.glob<string>("../../../art/hako-onna/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

export const picture = (file: string): string => PICTURES[`../../../art/hako-onna/${file}.svg`] ?? "";

/** What many pictures stand before. */
export const groundOf = (kind: Kind): string => picture(kind === "noise" ? "noise-ground" : "ground");

/** What a tile shows when the pages, the numbers and the ghosts of one kind share a picture. */
export function family(tile: string): { file: string; number: number | null } {
  const match = /^(diary|combination|hakobito)-(\d+)$/.exec(tile);
  return match?.[1] ? { file: match[1], number: Number(match[2]) } : { file: tile, number: null };
}

export const isBack = (name: string): boolean => name === "back";

/** The number of Time of Despair, which is in every deck. */
const DESPAIR = "0";

/** A power is pictured by its effect: an edition may number them anew. */
export function pictureOf(kind: Kind, name: string): string {
  if (kind === "tile") return picture(`tile-${family(name).file}`);
  if (kind === "power") return picture(`power-${name === DESPAIR ? "despair" : (deck.power(name)?.effect ?? "back")}`);
  return picture(`${kind}-${name}`);
}

const BACKS: Record<Kind, string> = {
  power: "web-ho-back-power",
  item: "web-ho-back-item",
  tile: "web-ho-back-tile",
  noise: "web-ho-back-noise",
};

/** The message that names it: the same as in the log. */
export function nameKey(kind: Kind, name: string): string {
  if (isBack(name)) return BACKS[kind];
  if (kind === "noise") return "web-ho-card-noise";
  if (kind === "item") return `ho-card-${name}`;
  return kind === "power" ? `ho-power-${name}` : `ho-tile-${name}`;
}

type When =
  | "her-turn"
  | "interrupt"
  | "automatic"
  | "lasting"
  | "scream"
  | "use"
  | "use-kills"
  | "use-once"
  | "held"
  | "held-once"
  | "found"
  | "fixed"
  | "check";

const WHEN: Record<(typeof FACTS.powers)[keyof typeof FACTS.powers], When> = {
  "her turn": "her-turn",
  automatic: "automatic",
  interrupt: "interrupt",
  passive: "lasting",
};

/** From the engine's table of powers and the edition that is shown. */
function explainedPower(name: string): Explanation {
  const power = deck.power(name);
  const when = power ? WHEN[FACTS.powers[power.effect]] : "scream";
  return { card: `power-${name}`, when, needs: power?.needs ?? 0, rank: power?.rank ?? "" };
}

/** From the engine's table of items. */
function whenOfItem(name: string): When {
  const item = name in FACTS.items ? FACTS.items[name as keyof typeof FACTS.items] : null;
  if (item?.passive) return "held";
  if (item?.kills) return "use-kills";
  return item?.once ? "use-once" : "use";
}

const TILES: Record<string, When> = {
  "hako-onna": "found",
  hakobito: "found",
  diary: "found",
  bones: "fixed",
  "secret-exit": "fixed",
  safe: "fixed",
  "fire-extinguisher": "held-once",
  "strange-charm": "use-once",
  "wooden-stake": "use-once",
  "rusty-chain": "use-once",
  gasoline: "use-once",
  empty: "found",
  back: "found",
};

export interface Explanation {
  /** `power-4`, `item-rope`, `tile-diary`: what `web-ho-card-what` speaks of. */
  readonly card: string;
  readonly when: When;
  readonly needs: number;
  readonly rank: string;
}

/** What is said of a card. */
export function explanationOf(kind: Kind, name: string): Explanation {
  if (kind === "power") return explainedPower(name);
  if (kind === "item") return { card: `item-${name}`, when: whenOfItem(name), needs: 0, rank: "" };
  if (kind === "noise") return { card: "noise", when: "check", needs: 0, rank: "" };
  const { file } = family(name);
  return { card: `tile-${file}`, when: TILES[file] ?? "held", needs: 0, rank: "" };
}
