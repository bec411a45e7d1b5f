import type { Frame, View } from "./mansion";

/** The panels of the pictures, by what is being asked. */
const PANELS: Readonly<Record<Frame["type"], string>> = {
  pick_first: "goal",
  items: "goal",
  boards: "goal",
  placing: "goal",
  numbers: "escape",
  weak: "defeat",
  laying: "shadows",
  start_power: "hers",
  bones: "rest",
  grudge: "shadows",
  turn: "noise",
  check: "noise",
  falling: "noise",
  music: "noise",
  act: "action",
  turn_end: "action",
  next: "action",
  window: "hers",
  after: "hers",
  looking: "finds",
  peek: "finds",
  replacing: "finds",
  strike: "defeat",
  doomed: "death",
  snatching: "hers",
  carrying: "hers",
  reading: "hers",
  answering: "hers",
  rising: "death",
  hers: "hers",
  drawing: "hers",
  arranging: "hers",
  moving: "hers",
  hiding: "hers",
  opening: "hers",
  uncovering: "goal",
};

/** And by how it ended. */
const ENDS: Readonly<Record<NonNullable<View["end"]>, string>> = {
  "all-dead": "death",
  inevitable: "goal",
  "given-up": "goal",
  limit: "goal",
  escape: "escape",
  rest: "rest",
  defeat: "defeat",
};

/** The panel of the pictures that tells of what is happening. */
export function momentOf(view: View): string {
  const frame = view.agenda.at(-1);
  const panel = view.end ? ENDS[view.end] : frame ? PANELS[frame.type] : "goal";
  return `web-ho-picture-${panel}`;
}
