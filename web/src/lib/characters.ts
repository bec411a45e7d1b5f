/** Those who sit at a table: each has a name and a face, and those who play for the house a temper. */
import { screenOf } from "../games";
import cinder from "../art/faces/cinder.svg";
import ember from "../art/faces/ember.svg";
import moth from "../art/faces/moth.svg";
import soot from "../art/faces/soot.svg";
import wick from "../art/faces/wick.svg";
import { say, words } from "./words.svelte";

export interface Character {
  readonly name: string;
  /** The address of a round picture. */
  readonly face: string;
  /** How they play this game; null: nothing is known of it. */
  readonly temper: string | null;
}

const FACES = [wick, ember, soot, moth, cinder] as const;

/** The house character that sits at this seat. */
export function characterAt(seat: number, game: string): Character {
  const number = seat + 1;
  const temper = screenOf(game)?.temper;
  return {
    name: say("web-bot-name", { number }),
    face: FACES[seat % FACES.length] ?? wick,
    temper: temper && words.knows(temper) ? say(temper, { number }) : null,
  };
}
