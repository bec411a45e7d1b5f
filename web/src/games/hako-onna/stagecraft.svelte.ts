/** What is on the stage while events are shown: the last view, what has moved since, and what is being told. */
import { untrack } from "svelte";
import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound/room";
import { Stage, type Manner } from "$lib/stage.svelte";
import { top, type Action, type Event, type View } from "./mansion";
import type { Target } from "./possible";
import { GRAVE, lastingOf, OWN, placeOf, TONES, VOICES, type Caption } from "./scenes";

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

/** What is late is shown in this share of its time. */
const LATE = 0.4;
/** A disc falls for so long. */
const FALL = 950;
/** Milliseconds the news of a death stays if nobody is there to continue. */
const CROSSING = 2600;

/** Milliseconds a grave moment stays with less motion. */
const STILL = 1600;

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
  /** How many views are still to be shown. */
  private ahead = 0;
  /** When time is over, if that is known; else 0. */
  until = $state(0);
  protected readonly stillness = 0.06;

  constructor(first: Shown, manner?: Manner) {
    super(manner);
    this.settle(first);
  }

  override play(events: readonly Event[], next: Shown): void {
    if (this.busy) this.pace.nudge(); // what is shown must not lag behind
    this.ahead += 1;
    this.legal = [];
    this.forced = null;
    super.play(events, next);
  }

  override jump(next: Shown): void {
    this.ahead = 0;
    super.jump(next);
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
    this.ahead = Math.max(0, this.ahead - 1);
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

  protected async perform(event: Event, after: readonly Event[], next: Shown): Promise<void> {
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
    const found =
      event.type === "peeked" && event.tiles.length > 0 && after.some(({ type }) => type === "ghosts_shown");
    const tone = TONES[event.type];
    // A still picture of the face comes with its words: before it there is nothing to be seen.
    if (tone && !(found && settings.lessMotion)) this.caption = { event, tone };
    const grave = GRAVE.includes(event.type) || (found && !settings.lessMotion);
    const lasting = lastingOf(event, this.view, found);
    if (lasting) await this.hold(this.presses(next) ? Math.min(lasting, 120) : lasting, grave);
    if (event.type === "screamed") this.scream = null;
  }

  /** What is grave is a still picture to who wants less motion: long enough to be seen, for a glimpse is a flash. */
  private hold(lasting: number, grave: boolean): Promise<void> {
    const seen = grave && settings.lessMotion ? Math.min(lasting, STILL) / this.stillness : lasting;
    return this.pace.pause(this.ahead > 1 && !grave ? seen * LATE : seen, grave);
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
