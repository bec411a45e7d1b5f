/** The sounds of the chamber. */
import { all } from "$lib/sound/voices";

export const tick = all({ type: "triangle", from: 440, peak: 0.14, fall: 0.09 });
/** Three cards, all at once. */
export const turn = all(
  { filter: "highpass", from: 1800, to: 5200, peak: 0.24, rise: 0.012, fall: 0.11 },
  { type: "triangle", from: 880, peak: 0.16, fall: 0.16 },
);
export const push = all(
  { filter: "bandpass", from: 760, peak: 0.42, fall: 0.05, q: 5 },
  { type: "triangle", from: 330, to: 392, peak: 0.1, fall: 0.07 },
);
export const pull = all(
  { filter: "bandpass", from: 540, peak: 0.34, fall: 0.05, q: 5 },
  { type: "triangle", from: 330, to: 262, peak: 0.09, fall: 0.07 },
);
/** The switch, and the lamp that hums. */
export const light = all(
  { filter: "bandpass", from: 2400, peak: 0.5, fall: 0.03, q: 2 },
  { filter: "lowpass", from: 320, peak: 0.5, fall: 0.06, after: 0.012 },
  { type: "sawtooth", from: 100, peak: 0.035, rise: 0.02, fall: 0.7, after: 0.03 },
);
/** Somebody else's. */
export const otherLight = all(
  { filter: "bandpass", from: 1900, peak: 0.26, fall: 0.03, q: 2 },
  { type: "sawtooth", from: 92, peak: 0.025, rise: 0.02, fall: 0.6 },
);
/** A heart, twice. */
export const heart = all(
  { from: 62, to: 40, peak: 0.6, rise: 0.01, fall: 0.14 },
  { from: 56, to: 38, peak: 0.45, rise: 0.01, fall: 0.16, after: 0.2 },
);
export const right = all(
  ...[523, 659, 784].map((from, index) => ({ from, peak: 0.16, fall: 0.6, after: index * 0.07 })),
);
export const wrong = all(
  { type: "triangle", from: 185, to: 139, peak: 0.22, fall: 0.4 },
  { filter: "lowpass", from: 420, peak: 0.22, fall: 0.18 },
);
export const elsewhere = all({ from: 392, to: 330, peak: 0.12, fall: 0.4 });
/** A shutter: a photo finish. */
export const shutter = all(
  { filter: "highpass", from: 3200, peak: 0.3, fall: 0.03 },
  { filter: "highpass", from: 2600, peak: 0.3, fall: 0.04, after: 0.09 },
);
export const over = all(
  ...[392, 523, 659, 784].map((from, index) => ({ from, peak: 0.15, fall: 1.3, after: index * 0.12 })),
);
