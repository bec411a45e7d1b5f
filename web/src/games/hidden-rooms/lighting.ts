/** The light in the house: a lantern, a cold eye, a door that stands ajar. */
import type { Beam, Colour, Dark, Glow, Patch } from "$lib/light";
import type { Ending } from "./stagecraft.svelte";
import { ANGLES, EXIT, SIZE, type Facing, type Square } from "./house";

const AMBER: Colour = [255, 178, 84];
const MOON: Colour = [150, 186, 240];
const ALARM: Colour = [255, 96, 76];

export interface Lit {
  readonly child: Square | null;
  readonly rooms: readonly Square[];
  readonly monster: { readonly at: Square; readonly facing: Facing; readonly colour: string } | null;
  readonly seen: boolean;
  readonly ending: Ending | null;
}

export function lightOf({ child, rooms, monster, seen, ending }: Lit): Dark {
  if (ending) return lastLight(ending, child, rooms);
  const glows: Record<string, Glow> = {
    exit: { ...middle(EXIT), radius: 1.5, colour: MOON, strength: 0.75, tint: 0.1, flicker: 0.1 },
  };
  const beams: Record<string, Beam> = {};
  if (child) glows.child = { ...middle(child), radius: 2.6, colour: AMBER, strength: 0.99, tint: 0.24, flicker: 1 };
  if (monster) {
    const colour = seen ? ALARM : colourOf(monster.colour);
    const from = middle(monster.at);
    glows.monster = { ...from, radius: 1.15, colour, strength: 0.55, tint: 0.16 };
    const angle = ANGLES[monster.facing];
    const eye = { x: from.x, y: from.y - 0.12 };
    beams.eye = { ...eye, angle, spread: 1.75, reach: 2.9, colour, strength: 0.75, tint: seen ? 0.6 : 0.5 };
  }
  return { width: SIZE, height: SIZE, depth: 0.78, colour: [3, 4, 9], glows, beams, patches: rooms.map(patchOf) };
}

/** The lantern goes out, or the door opens. */
function lastLight(ending: Ending, child: Square | null, rooms: readonly Square[]): Dark {
  const out = ending === "won";
  const glows: Record<string, Glow> = {
    exit: { ...middle(EXIT), radius: out ? 8 : 1.5, colour: MOON, strength: out ? 1 : 0.2, tint: out ? 0.5 : 0.02 },
  };
  if (child) glows.child = { ...middle(child), radius: 2.6, colour: AMBER, strength: out ? 0.9 : 0, tint: 0 };
  const patches = out ? rooms.map(patchOf) : [];
  return { width: SIZE, height: SIZE, depth: out ? 0.7 : 0.97, colour: [3, 4, 9], glows, beams: {}, patches };
}

const middle = ([row, column]: Square): { x: number; y: number } => ({ x: column + 0.5, y: row + 0.5 });

/** A room that was found is remembered, dimly. */
function patchOf([row, column]: Square): Patch {
  return { x: column, y: row, width: 1, height: 1, colour: AMBER, strength: 0.4, tint: 0.03 };
}

export function colourOf(hex: string): Colour {
  const number = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0x9db4d6;
  return [number >> 16, (number >> 8) & 255, number & 255];
}
