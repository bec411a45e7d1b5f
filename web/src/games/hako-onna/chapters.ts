/** A night that is over, looked back at: its chapters, how it stood, and what moved it most. */
import type { PlayedFrame } from "$lib/play";
import type { Event, View } from "./mansion";

type Frame = PlayedFrame<View, Event>;

export interface Chapter {
  readonly step: number;
  readonly event: Event;
}

/** A frame at which the Visitors' chance is known. */
export interface OddsPoint {
  readonly step: number;
  readonly chance: number;
}

export interface TurningPoint extends Chapter {
  /** By how much it moved the Visitors' chance. */
  readonly moved: number;
}

const TOLD: readonly Event["type"][] = [
  "died",
  "fled",
  "screamed",
  "page_found",
  "safe_opened",
  "taken",
  "interrupted",
  "weapon_struck",
  "despair_drawn",
  "ended",
];

/** What may have moved a night between two moments, the most telling first. */
const TELLING: readonly Event["type"][] = [
  "died",
  "safe_opened",
  "weapon_struck",
  "snatched",
  "interrupted",
  "fled",
  "taken",
  "page_found",
  "ended",
  "despair_drawn",
  "hid",
  "swapped",
  "charmed",
  "gave",
  "lit",
  "exposed",
  "answered",
  "power_set",
  "screamed",
  "made_noise",
  "peeked",
  "dragged",
  "walked",
];

const isTold = (event: Event): boolean => TOLD.includes(event.type) && !(event.type === "taken" && !event.tile);

/** What is worth going to. What was taken without anybody's knowing what it was is not. */
export function chaptersOf(frames: readonly Frame[]): readonly Chapter[] {
  return frames.flatMap((frame, step) => {
    const event = frame.events.find(isTold);
    return event ? [{ step, event }] : [];
  });
}

/** How it stood at each frame, at a glance. */
export function glancesOf(frames: readonly Frame[]): readonly OddsPoint[] {
  return frames.flatMap(({ chance }, step) => (typeof chance === "number" ? [{ step, chance }] : []));
}

export const MOMENTS = 5;
/** Less is a matter of luck in what was imagined. */
export const LEAST_MOVED = 0.03;

/** What moved the night most between two points of its curve, in its order. */
export function momentsOf(frames: readonly Frame[], odds: readonly OddsPoint[]): readonly TurningPoint[] {
  const moments = odds.slice(1).flatMap((after, at) => {
    const before = odds[at];
    const what = before && mostTelling(frames, before.step + 1, after.step);
    return before && what ? [{ ...what, moved: after.chance - before.chance }] : [];
  });
  const most = moments
    .filter(({ moved }) => Math.abs(moved) >= LEAST_MOVED)
    .sort((one, other) => Math.abs(other.moved) - Math.abs(one.moved))
    .slice(0, MOMENTS);
  return most.sort((one, other) => one.step - other.step);
}

/** The most telling event of some frames. */
function mostTelling(frames: readonly Frame[], first: number, last: number): Chapter | null {
  let best: Chapter | null = null;
  let rank = TELLING.length;
  for (let step = first; step <= last; step++) {
    for (const event of (frames[step]?.events ?? []) as readonly Event[]) {
      const found = TELLING.indexOf(event.type);
      if (found >= 0 && found < rank) [best, rank] = [{ step, event }, found];
    }
  }
  return best;
}

/** The curve of the Visitors' chance: x and y from 0 to 100, the chance upwards. */
export function curveOf(odds: readonly OddsPoint[], frames: number): readonly { x: number; y: number }[] {
  const last = Math.max(1, frames - 1);
  return odds.map(({ step, chance }) => ({ x: (100 * step) / last, y: 100 - 100 * chance }));
}
