/** How each event is shown: for how long, in which tone, with which voice, and what it is about. */
import type { sound } from "$lib/sound/room";
import { placeOfDeed, type Event, type View } from "./mansion";
import type { Target } from "./possible";

/** What is told large, over the plan. */
export interface Caption {
  readonly event: Event;
  readonly tone: "plain" | "quiet" | "loud" | "blood" | "light";
}

const LASTING: Partial<Record<Event["type"], number>> = {
  announced: 700,
  interrupted: 2200,
  lapsed: 500,
  card_turned: 600,
  disc_fell: 600,
  made_noise: 1100,
  time_overdue: 900,
  screamed: 2600,
  eyes_closed: 500,
  eyes_opened: 300,
  page_found: 1800,
  ghosts_shown: 4200,
  died: 3200,
  fled: 1600,
  walked: 450,
  dragged: 1100,
  peeked: 600,
  lit: 1200,
  exposed: 1500,
  taken: 450,
  named: 1300,
  safe_opened: 1700,
  answered: 1700,
  mary_shown: 1700,
  mary_gone: 1300,
  snatched: 1500,
  weapon_struck: 2000,
  despair_drawn: 1800,
  her_turn: 700,
  turn_began: 300,
  gave: 800,
  showed: 700,
  offered: 500,
  asked: 500,
  declined: 500,
  charmed: 1400,
  drops_work: 1200,
  music_played: 900,
  salted: 900,
  power_set: 500,
  power_taken: 500,
  removed: 1500,
  voted: 800,
  way_closed: 1400,
  item_taken: 500,
  board_laid: 350,
  board_drawn: 350,
};

export const TONES: Partial<Record<Event["type"], Caption["tone"]>> = {
  announced: "plain",
  interrupted: "blood",
  made_noise: "loud",
  time_overdue: "loud",
  screamed: "blood",
  ghosts_shown: "blood",
  died: "blood",
  weapon_struck: "blood",
  mary_shown: "blood",
  mary_gone: "quiet",
  snatched: "blood",
  despair_drawn: "blood",
  her_turn: "blood",
  page_found: "light",
  safe_opened: "light",
  fled: "light",
  named: "plain",
  answered: "plain",
  exposed: "plain",
  charmed: "light",
  voted: "plain",
  way_closed: "loud",
  gave: "quiet",
  showed: "quiet",
  taken: "quiet",
  peeked: "quiet",
  walked: "quiet",
  dragged: "blood",
  lapsed: "quiet",
  turn_began: "quiet",
  card_turned: "quiet",
  disc_fell: "quiet",
  removed: "light",
  drops_work: "light",
  salted: "plain",
  music_played: "light",
  power_set: "quiet",
  power_taken: "quiet",
};

export const VOICES: Partial<Record<Event["type"], Parameters<typeof sound.play>[0]>> = {
  walked: "step",
  dragged: "tread",
  fled: "step",
  card_turned: "draw",
  peeked: "creak",
  made_noise: "clatter",
  time_overdue: "breath",
  page_found: "fits",
  safe_opened: "fits",
  died: "death",
  interrupted: "shut",
  eyes_closed: "closing",
  eyes_opened: "opening",
};

/** What the player has just done, or reads elsewhere, needs no words over the plan, and nobody waits for them. */
export const OWN: readonly Event["type"][] = ["announced", "turn_began"];

/** What a Visitor sees alone is shown as long as it takes to turn a tile over. */
const OWN_PEEK = 1700;
/** Milliseconds until a turning tile stands on its edge. If a ghost lies there, the light goes out then. */
const ON_EDGE = 740;

/** What was dealt before anybody came is not dealt once more. */
const DEALT: readonly Event["type"][] = ["item_taken", "board_drawn", "board_laid"];
/** At the set-up nobody has lost sight of anything: whoever begins is asked at once. */
const EYES: readonly Event["type"][] = ["eyes_closed", "eyes_opened"];

export function lastingOf(event: Event, { options, haunting }: View, found: boolean): number {
  if (event.type === "peeked" && event.tiles.length) return found ? ON_EDGE : OWN_PEEK;
  if (EYES.includes(event.type) && !haunting.length) return 0;
  if (DEALT.includes(event.type) && (event.type === "item_taken" ? options.random_items : options.random_boards))
    return 0;
  return LASTING[event.type] ?? 0;
}

const MOMENTS = ["peeked", "page_found", "died"] as const;
/** What is shown as a scene of its own, over the whole stage. */
export type Momentous = Extract<Event, { type: (typeof MOMENTS)[number] }>;
export const isMomentous = (event: Event): event is Momentous => MOMENTS.some((type) => type === event.type);

/** The place that an event is about, as long as it is shown. */
export function placeOf(event: Event): Target | null {
  switch (event.type) {
    case "announced":
      return placeOfDeed(event.deed);
    case "peeked":
    case "page_found":
    case "ghosts_shown":
    case "exposed":
    case "weapon_struck":
    case "taken":
    case "died":
      return { place: "shadow", at: event.shadow };
    case "made_noise":
    case "screamed":
      return { place: "room", at: event.room };
    default:
      return null;
  }
}

/** What everybody is to see to its end, though the game goes on meanwhile. */
export const GRAVE: readonly Event["type"][] = ["screamed", "ghosts_shown", "died", "interrupted", "weapon_struck"];
