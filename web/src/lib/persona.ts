/** The name and the face that somebody plays with: drawn at the first visit, chosen by whoever wants others. */
import boy from "../art/people/boy.svg";
import cat from "../art/people/cat.svg";
import crow from "../art/people/crow.svg";
import fox from "../art/people/fox.svg";
import girl from "../art/people/girl.svg";
import hare from "../art/people/hare.svg";
import mouse from "../art/people/mouse.svg";
import owl from "../art/people/owl.svg";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

/** Addresses of round pictures, by the number that goes to the server. */
export const FACES = [owl, cat, fox, hare, crow, mouse, girl, boy] as const;
/** How many names the house can draw. */
const NAMES = 12;

const drawn = (count: number): number => Math.floor(Math.random() * count);

const nameOf = (number: number): string => say("web-drawn-name", { number: number + 1 });

export const drawnName = (): string => nameOf(drawn(NAMES));

/** Names for those who play beside one at the same screen: all different, and none of them one's own. */
export function drawnBeside(count: number, own: string): readonly string[] {
  const first = drawn(NAMES);
  const names = Array.from({ length: NAMES }, (_, at) => nameOf((first + at) % NAMES));
  return names.filter((name) => name !== own).slice(0, count);
}

/** The picture of a face; of a number that this house doesn't know, none. */
export const pictureOf = (face: number | null | undefined): string | undefined => FACES[face ?? -1];

/** Draws what nobody has chosen yet. The words must be there. */
export function introduce(): void {
  if (settings.name && pictureOf(settings.face)) return;
  settings.call(settings.name || drawnName(), pictureOf(settings.face) ? settings.face : drawn(FACES.length));
}

/** A face for somebody who sits beside one at the same screen. */
export const faceBeside = (face: number, place: number): number => (face + place) % FACES.length;
