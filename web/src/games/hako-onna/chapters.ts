/** A night that is over, looked back at: its chapters, how it stood, and what moved it most. */
import type { PlayedFrame } from "$lib/play";
import type { Event, View } from "./mansion";

type Frame = PlayedFrame<View, Event>;

export interface Chapter {
  readonly step: number;
  readonly event: Event;
  /** By how much it moved the Visitors' chance; null where that is not known. */
  readonly moved: number | null;
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

/** What is worth going to. What was taken without anybody's knowing what it was is not. */
export function chaptersOf(frames: readonly Frame[]): readonly Chapter[] {
  return frames.flatMap((frame, step) => {
    const events = frame.events;
    const event = events.find(({ type }) => TOLD.includes(type));
    if (!event || (event.type === "taken" && !event.tile)) return [];
    return [{ step, event, moved: movedAt(frames, step) }];
  });
}

/** From what it was before the frame to what it was after it. */
function movedAt(frames: readonly Frame[], step: number): number | null {
  const [before, after] = [frames[step - 1]?.chance, frames[step]?.chance];
  return typeof before === "number" && typeof after === "number" ? after - before : null;
}

export const MOMENTS = 5;

/** The chapters that moved the night most, in their order. */
export function momentsOf(chapters: readonly Chapter[]): readonly Chapter[] {
  const moving = chapters.filter(({ moved }) => moved !== null && moved !== 0);
  const most = moving.sort((one, other) => Math.abs(other.moved ?? 0) - Math.abs(one.moved ?? 0)).slice(0, MOMENTS);
  return most.sort((one, other) => one.step - other.step);
}

/** The curve of the Visitors' chance: x and y from 0 to 100, the chance upwards. */
export function curveOf(frames: readonly Frame[]): readonly { x: number; y: number }[] {
  const last = Math.max(1, frames.length - 1);
  return frames.flatMap(({ chance }, step) =>
    typeof chance === "number" ? [{ x: (100 * step) / last, y: 100 - 100 * chance }] : [],
  );
}
