/** The light in the mansion: a candle where each Visitor stands, embers where the way goes on, hardly anything else. */
import type { Colour, Dark, Glow, Patch } from "$lib/light";
import { UNIT, type FloorPlan } from "./mansion";

const AMBER: Colour = [255, 178, 84];
const BLOOD: Colour = [200, 52, 40];
const COLD: Colour = [150, 165, 200];

export interface Lit {
  readonly plan: FloorPlan;
  /** The rooms where living Visitors stand. */
  readonly candles: readonly number[];
  /** Rooms that the ghosts look into. */
  readonly watched: readonly number[];
  /** All is turned up: there is light everywhere. */
  readonly open: boolean;
  readonly closed: boolean;
}

export function lightOf({ plan, candles, watched, open, closed }: Lit): Dark {
  const glows: Record<string, Glow> = {};
  const patches: Patch[] = [];
  for (const { room, box } of plan.rooms) {
    const x = (box.x + box.w / 2) / UNIT;
    const y = (box.y + box.h / 2) / UNIT;
    const radius = Math.max(box.w, box.h) / UNIT;
    const flat = { x: box.x / UNIT, y: box.y / UNIT, width: box.w / UNIT, height: box.h / UNIT };
    if (candles.includes(room)) {
      glows[`candle${room}`] = { x, y, radius: radius * 0.95, colour: AMBER, strength: 0.95, tint: 0.2 };
      patches.push({ ...flat, colour: AMBER, strength: 0.55, tint: 0.05 });
    } else {
      patches.push({ ...flat, colour: COLD, strength: open ? 0.7 : 0.42, tint: open ? 0.05 : 0.02 });
    }
    if (watched.includes(room)) {
      glows[`watch${room}`] = { x, y, radius: radius * 0.8, colour: BLOOD, strength: 0.6, tint: 0.3, flicker: 0.4 };
    }
  }
  for (let square = 0; square < plan.columns * plan.rows; square += 1) {
    const x = square % plan.columns;
    const y = Math.floor(square / plan.columns);
    const taken = plan.boards.some((board) => board.x - plan.left === x && board.y - plan.top === y);
    if (!taken) patches.push({ x, y, width: 1, height: 1, colour: COLD, strength: 1, tint: 0 });
  }
  const { columns, rows } = plan;
  return { width: columns, height: rows, depth: closed ? 0.97 : 0.72, colour: [6, 3, 4], glows, beams: {}, patches };
}
