/** What is on the stage while events are shown: the last view, what has moved since, and what is being told. */
import { untrack } from "svelte";
import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound/room";
import { Stage, type Manner } from "$lib/stage.svelte";
import { placeOfDeed, top, type Action, type Event, type View } from "./mansion";
import type { Target } from "./possible";

export interface Shown {
  readonly view: View;
  readonly legal: readonly Action[];
  /** When time is over, if that is known; else 0. */
  readonly until: number;
  /** The only thing that can be done, where everybody knows that. */
  readonly forced?: Action | null;
  /** How likely she is in each Shadow: it must not tell of what is still to be shown. */
  readonly belief?: readonly number[] | null;
}

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
};

const TONES: Partial<Record<Event["type"], Caption["tone"]>> = {
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

const VOICES: Partial<Record<Event["type"], Parameters<typeof sound.play>[0]>> = {
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
const OWN: readonly Event["type"][] = ["announced", "turn_began"];

/** What a Visitor sees alone is shown as long as it takes to turn a tile over. */
const OWN_PEEK = 1700;

function lastingOf(event: Event): number {
  if (event.type === "peeked" && event.tiles.length) return OWN_PEEK;
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

/** A disc falls for so long. */
const FALL = 950;
/** So long it is told that a player died, where nobody is there to go on. */
const CROSSING = 2600;

/** So long what is grave is seen by who wants less motion. */
const STILL = 1600;

/** What everybody is to see to its end, though the game goes on meanwhile. */
const GRAVE: readonly Event["type"][] = ["screamed", "ghosts_shown", "died", "interrupted", "weapon_struck"];

export class Stagecraft extends Stage<Shown, Event> {
  view = $state.raw<View>() as View;
  legal = $state.raw<readonly Action[]>([]);
  /** The only thing that can be done, where everybody knows that. */
  forced = $state.raw<Action | null>(null);
  belief = $state.raw<readonly number[] | null>(null);
  /** How many views have been shown. */
  moment = $state(0);
  caption = $state.raw<Caption | null>(null);
  /** The place that is spoken of just now. */
  aimed = $state.raw<Target | null>(null);
  /** She screams, just now: the room. */
  scream = $state.raw<number | null>(null);
  /** The disc that falls just now. */
  fell = $state.raw<Extract<Event, { type: "disc_fell" }> | null>(null);
  /** Rooms where pawns have gone since the view. */
  gone = $state.raw<Readonly<Record<number, number>>>({});
  /** The player has died, and is told so. */
  crossing = $state(false);
  private cross: (() => void) | null = null;
  /** When time is over, if that is known; else 0. */
  until = $state(0);
  protected readonly stillness = 0.06;

  constructor(first: Shown, manner?: Manner) {
    super(manner);
    this.settle(first);
  }

  override play(events: readonly Event[], next: Shown): void {
    if (this.busy) this.pace.nudge(); // what is shown must not lag behind
    this.legal = [];
    this.forced = null;
    super.play(events, next);
  }

  /** The player has read that they died. */
  goOn(): void {
    this.cross?.();
  }

  /** A clock runs for this seat: there is no time for pictures. */
  private presses({ view, legal }: Shown): boolean {
    const frame = top(view)?.type;
    return (frame === "window" || frame === "answering") && legal.length > 0;
  }

  protected override isSecret({ type }: Event): boolean {
    return type === "ghosts_shown";
  }

  protected settle({ view, legal, until, forced, belief }: Shown): void {
    this.view = view;
    this.legal = legal;
    this.forced = forced ?? null;
    this.belief = belief ?? null;
    this.until = until;
    this.moment = untrack(() => this.moment) + 1;
    this.gone = {};
    this.caption = null;
    this.aimed = null;
    this.scream = null;
    this.fell = null;
    this.crossing = false;
    this.cross = null;
  }

  protected async perform(event: Event, _after: readonly Event[], next: Shown): Promise<void> {
    this.sound(event);
    if (event.type === "walked" || event.type === "dragged" || event.type === "fled") {
      this.gone = { ...this.gone, [event.seat]: event.room };
    }
    if (event.type === "screamed") this.scream = event.room;
    if (event.type === "eyes_closed") this.view = { ...this.view, eyes_closed: true };
    if (event.type === "eyes_opened") this.view = { ...this.view, eyes_closed: false };
    if (event.type === "disc_fell") this.fell = event;
    this.aimed = placeOf(event) ?? this.aimed;
    if (event.type === "disc_fell") {
      this.caption = null;
      await this.pace.pause(FALL); // what became of it is told when it lies
    }
    if (this.isOwn(event)) return;
    if (event.type === "died" && event.seat === this.view.seat && !next.view.end) return this.die();
    const tone = TONES[event.type];
    if (tone) this.caption = { event, tone };
    const lasting = lastingOf(event);
    if (lasting) await this.hold(this.presses(next) ? Math.min(lasting, 120) : lasting, GRAVE.includes(event.type));
    if (event.type === "screamed") this.scream = null;
  }

  /** What is grave is a still picture to who wants less motion: long enough to be seen, for a glimpse is a flash. */
  private hold(lasting: number, grave: boolean): Promise<void> {
    const seen = grave && settings.lessMotion ? Math.min(lasting, STILL) / this.stillness : lasting;
    return this.pace.pause(seen, grave);
  }

  private isOwn(event: Event): boolean {
    return this.manner.patient() && "seat" in event && event.seat === this.view.seat && OWN.includes(event.type);
  }

  private async die(): Promise<void> {
    this.caption = null; // the face has gone
    this.crossing = true;
    await new Promise<void>((resolve) => {
      this.cross = resolve;
      if (!this.manner.patient()) void this.pace.pause(CROSSING).then(resolve);
    });
    this.cross = null;
    this.crossing = false;
  }

  private sound(event: Event): void {
    const voice = VOICES[event.type];
    if (voice) return sound.play(voice);
    if (event.type === "disc_fell") return sound.play(event.result === "topple" ? "clatter" : "disc");
    if (event.type === "ended") {
      sound.play(["escape", "rest", "defeat"].includes(event.reason) ? "won" : "lost");
    }
  }
}
