/** How it sounds when each of them has the child. */
import { all, type Voice } from "$lib/sound/voices";
import type { FIGURES } from "./house";

export const CAUGHT: Record<keyof typeof FIGURES, Voice> = {
  /** A sigh that comes nearer and does not end. */
  sleepwalker: all(
    { filter: "bandpass", from: 420, to: 900, peak: 0.5, rise: 1, fall: 0.8, q: 1.4 },
    { from: 220, to: 196, peak: 0.12, rise: 0.9, fall: 1 },
  ),
  /** A sack, and the string that is pulled. */
  collector: all(
    { filter: "lowpass", from: 900, to: 120, peak: 0.8, rise: 0.5, fall: 0.25 },
    { from: 70, to: 34, peak: 0.9, rise: 0.01, fall: 0.5, after: 0.75 },
    { filter: "highpass", from: 1800, to: 4200, peak: 0.14, rise: 0.25, fall: 0.1, after: 1.1 },
  ),
  /** Iron on boards, faster and faster. */
  wheel: all(
    ...[0, 0.3, 0.54, 0.72, 0.85, 0.94, 1.01, 1.07].map((after, at) => ({
      filter: "bandpass" as const,
      from: 300 + 60 * at,
      peak: 0.3 + 0.05 * at,
      fall: 0.1,
      q: 5,
      after,
    })),
    { from: 52, to: 28, peak: 1, rise: 0.01, fall: 0.7, after: 1.12 },
  ),
  /** Many feet on the ceiling, and a thread that sings. */
  weaver: all(
    ...Array.from({ length: 14 }, (_, at) => ({
      filter: "bandpass" as const,
      from: 2600 - 70 * at,
      peak: 0.12,
      fall: 0.03,
      q: 8,
      after: 0.05 * at,
    })),
    { type: "triangle", from: 1200, to: 240, peak: 0.16, rise: 0.02, fall: 0.5, after: 0.72 },
    { from: 64, to: 30, peak: 0.9, rise: 0.01, fall: 0.5, after: 0.8 },
  ),
  /** A growl, a breath of nothing, the jaws. */
  hound: all(
    { type: "sawtooth", from: 58, to: 74, peak: 0.22, rise: 0.4, fall: 0.25 },
    { filter: "lowpass", from: 260, to: 420, peak: 0.4, rise: 0.4, fall: 0.2 },
    { filter: "bandpass", from: 1500, peak: 0.8, rise: 0.004, fall: 0.06, q: 2, after: 0.85 },
    { from: 90, to: 32, peak: 1, rise: 0.006, fall: 0.5, after: 0.85 },
  ),
};

/** Tin on boards, glass, and the hiss of a wick. */
export const lanternFalls = all(
  { filter: "bandpass", from: 1300, peak: 0.4, fall: 0.08, q: 6, after: 1.05 },
  { filter: "highpass", from: 4200, peak: 0.25, fall: 0.22, after: 1.1 },
  { filter: "bandpass", from: 1700, peak: 0.2, fall: 0.06, q: 6, after: 1.32 },
  { filter: "highpass", from: 2600, to: 5200, peak: 0.07, rise: 0.05, fall: 0.5, after: 1.4 },
);
