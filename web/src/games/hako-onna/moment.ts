import type { View } from "./mansion";

/** The panels of the pictures, by what is being asked. */
const PANELS: Readonly<Record<string, string>> = {
  check: "web-ho-picture-noise",
  falling: "web-ho-picture-noise",
  music: "web-ho-picture-noise",
  act: "web-ho-picture-action",
  looking: "web-ho-picture-finds",
  peek: "web-ho-picture-finds",
  replacing: "web-ho-picture-finds",
  doomed: "web-ho-picture-death",
  rising: "web-ho-picture-death",
  window: "web-ho-picture-hers",
  hers: "web-ho-picture-hers",
};

/** The panel of the pictures that tells of what is happening. */
export function momentOf(view: View): string {
  return PANELS[view.agenda.at(-1)?.type ?? ""] ?? "web-ho-picture-goal";
}
