/**
 * The race as this screen runs it. A token answers at once, whatever the line does; the table hears of it afterwards.
 * Times are read from this machine's own steady clock: from the frame that first shows the cards to the hit (KS-23).
 */
import { sound } from "$lib/sound/room";
import { Stage, type Manner } from "$lib/stage.svelte";
import {
  headStartOf,
  kindOf,
  type Act,
  type Action,
  type Card,
  type Happening,
  type Token,
  type Verdict,
  type View,
} from "./chamber";
import { ear } from "./ear.svelte";
import { hasSeen, isNew } from "./practice";
import * as voices from "./voices";

/** A player at this screen, in the open round. */
export interface Lane {
  readonly seat: number;
  tokens: Token[];
  hit: boolean;
  gaveUp: boolean;
  /** Time of the hit on this machine's clock. */
  time: number | null;
}

/** How far the end of a round has been shown: nobody breathes, the bars race, all is told. */
export type Reveal = "suspense" | "photo" | "told";

const VERDICT_EVENTS: readonly Happening["type"][] = [
  "right_hit_shown",
  "wrong_hit_shown",
  "round_decided",
  "photo_decided",
  "cards_boxed",
  "game_over",
];
/** Milliseconds of each part of the end, where several have hit, and where there is nobody to wait for. */
const SUSPENSE = { several: 350, one: 200 };
const PHOTO = { several: 1300, one: 500 };
/** Milliseconds in which a press is still meant for the switch, not for leaving the verdict. */
const GUARD = 450;

export class Race extends Stage<View, Happening> {
  view = $state.raw<View>() as View;
  lanes = $state<Lane[]>([]);
  verdict = $state.raw<Verdict | null>(null);
  reveal = $state<Reveal>("told");
  /** How many cards each has, as far as has been shown. */
  won = $state.raw<readonly number[]>([]);
  /** Numbers of the countdown: 3, 2, 1; 0: none runs. */
  count = $state(0);
  /** When the pause ends, on this machine's clock; null: when all are ready. */
  pauseEnds = $state<number | null>(null);
  /** The frame in which the cards were first shown. Null until then. */
  shownAt = $state.raw<number | null>(null);
  /** Seats whose time is over; one with a head start has longer (KS-32). */
  private late = $state.raw<readonly number[]>([]);
  /** The trainer speaks of these cards: they are of a kind that is still new. */
  taught = $state(false);
  /** The end of the game is on the stage, and no longer the last round. */
  atEnd = $state(false);
  /** The clock is stopped, for somebody who plays alone and looks at something else. */
  held = $state(false);
  private heldAt = 0;
  private guardUntil = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private limits: ReturnType<typeof setTimeout>[] = [];
  protected readonly stillness = 0.2;
  private acts: ReadonlyMap<number, Act> | null = null;

  constructor(
    first: View,
    manner?: Manner,
    /** A phone beside a big screen, which makes the noise for all. */
    private readonly hushed = false,
  ) {
    super(manner);
    this.view = first;
    this.won = first.won.map((cards) => cards.length);
    this.verdict = first.told.at(-1) ?? null;
    this.atEnd = first.stage.type === "over";
    this.enter(null);
  }

  override end(): void {
    super.end();
    this.stopCount();
    this.stopLimits();
  }

  /** Nobody here has time left; on a screen where nobody plays, nobody at all. */
  get timeUp(): boolean {
    return this.timed().every((seat) => this.late.includes(seat));
  }

  /** Takes over the connections of the players at this screen, by seat. */
  seat(acts: ReadonlyMap<number, Act>): void {
    this.acts = acts;
    const seats = [...acts.keys()].sort((one, other) => one - other);
    if (seats.join() !== this.lanes.map((lane) => lane.seat).join())
      this.lanes = seats.map((seat) => this.laneOf(seat));
  }

  /** What is to be seen is true at once; only the end of a round is shown step by step. */
  override play(fresh: readonly Happening[], view: View): void {
    const before = this.take(view);
    const cardsLie = view.stage.type === "open" || view.stage.type === "cancelled";
    if (before.stage.type === "open" || view.stage.type === "open") this.noise(fresh);
    if (view.told.length > before.told.length && !cardsLie) this.hush();
    super.play(fresh, view);
    if (cardsLie) this.skip(view);
    this.enterFrom(before);
  }

  override jump(view: View): void {
    const before = this.take(view);
    super.jump(view);
    this.enterFrom(before);
  }

  private take(view: View): View {
    const before = this.view;
    this.view = view;
    return before;
  }

  private enterFrom(before: View): void {
    const { stage, rounds, options } = this.view;
    if (stage.type !== before.stage.type || rounds !== before.rounds) this.enter(before);
    else if (stage.type === "pause" && before.stage.type === "pause" && stage.until !== before.stage.until)
      this.countDown(options.countdown);
  }

  // What players do

  toggle(seat: number, token: Token): void {
    const lane = this.running(seat);
    if (!lane) return;
    const pushed = lane.tokens.includes(token);
    lane.tokens = pushed ? lane.tokens.filter((other) => other !== token) : [...lane.tokens, token];
    this.ask(seat, { type: pushed ? "pull" : "push", token });
    this.sound(pushed ? voices.pull : voices.push);
  }

  /** `stamp` is when the key went down or the finger came: the event's own time. */
  hit(seat: number, stamp: number): void {
    const lane = this.running(seat);
    if (!lane || this.shownAt === null) return;
    lane.hit = true;
    lane.time = Math.max(0, Math.round(stamp - this.shownAt));
    this.ask(seat, { type: "hit", time: lane.time });
    this.sound(voices.light);
  }

  giveUp(seat: number): void {
    const lane = this.running(seat);
    if (!lane) return;
    lane.gaveUp = true;
    this.ask(seat, { type: "give_up" });
  }

  /** Continues to the next round, or skips to the end if it is still being shown. */
  goOn(seat: number): void {
    if (performance.now() < this.guardUntil) return;
    if (this.reveal !== "told") return this.hurry();
    const { stage } = this.view;
    if (stage.type === "over") this.atEnd = true;
    else if (stage.type === "pause" && !stage.ready[seat]) this.ask(seat, { type: "ready" });
  }

  /** Stops the clock or lets it run again; the time in between does not count. Returns whether that changes anything. */
  hold(on: boolean): boolean {
    if (on === this.held) return false;
    this.held = on;
    this.stopLimits();
    if (on) this.heldAt = performance.now();
    else if (this.shownAt !== null) {
      this.shownAt += performance.now() - Math.max(this.heldAt, this.shownAt);
      this.runOut(this.shownAt);
    }
    return true;
  }

  private running(seat: number): Lane | null {
    const lane = this.lanes.find((found) => found.seat === seat);
    const open = this.view.stage.type === "open" && this.shownAt !== null && !this.late.includes(seat) && !this.held;
    return lane && open && !lane.hit && !lane.gaveUp ? lane : null;
  }

  /** What the table refuses came too late: the round was over there. The verdict will say so. */
  private ask(seat: number, action: Action): void {
    this.acts
      ?.get(seat)?.(action)
      .catch(() => undefined);
  }

  private sound(voice: Parameters<typeof sound.make>[0]): void {
    if (!this.hushed) sound.make(voice);
  }

  // What is to be seen

  private enter(before: View | null): void {
    const { stage } = this.view;
    if (stage.type === "open" && (before?.stage.type !== "open" || before.rounds !== this.view.rounds))
      this.begin(stage.cards);
    else if (stage.type !== "open") this.close();
    if (stage.type === "pause" && stage.until !== null) this.countDown(stage.until - stage.since);
    else this.stopCount();
    if (stage.type === "cancelled") this.teach(stage.cards);
  }

  private begin(cards: readonly Card[]): void {
    this.lanes = this.lanes.map((lane) => this.laneOf(lane.seat));
    this.shownAt = null;
    this.late = [];
    this.teach(cards);
    requestAnimationFrame((frame) => this.show(frame));
  }

  /** The cards stand in the page, and this frame paints them. */
  private show(frame: number): void {
    if (this.view.stage.type !== "open") return;
    this.shownAt = frame;
    if (!ear.on) this.sound(voices.turn);
    if (!this.held) this.runOut(frame);
  }

  private runOut(since: number): void {
    const { options } = this.view;
    this.stopLimits();
    if (options.time_limit === null) return;
    for (const seat of this.timed()) {
      const end = since + options.time_limit + headStartOf(options, seat);
      this.limits.push(setTimeout(() => (this.late = [...this.late, seat]), end - performance.now()));
    }
  }

  /** Seats whose time is shown here. */
  private timed(): readonly number[] {
    return this.lanes.length ? this.lanes.map((lane) => lane.seat) : [...this.view.won.keys()];
  }

  private stopLimits(): void {
    for (const limit of this.limits) clearTimeout(limit);
    this.limits = [];
  }

  private close(): void {
    this.stopLimits();
    this.shownAt = null;
  }

  private teach(cards: readonly Card[]): void {
    const kind = kindOf(cards);
    this.taught = this.lanes.length > 0 && isNew(kind);
    if (this.taught) hasSeen(kind);
  }

  /** The table's state of the lane: not empty if the page is reloaded in mid-round. */
  private laneOf(seat: number): Lane {
    const { stage } = this.view;
    const known = stage.type === "open" ? stage.racers[seat]?.lane : null;
    return {
      seat,
      tokens: [...(known?.tokens ?? [])],
      hit: !!known?.claim,
      gaveUp: known?.gave_up ?? false,
      time: known?.claim?.time ?? null,
    };
  }

  /** The round is over, and nobody breathes. */
  private hush(): void {
    this.verdict = this.view.told.at(-1) ?? null;
    this.reveal = "suspense";
    this.guardUntil = performance.now() + GUARD;
  }

  /** The log must not know before the screen does. */
  protected override isSecret({ type }: Happening): boolean {
    return VERDICT_EVENTS.includes(type);
  }

  protected async perform(event: Happening): Promise<void> {
    if (this.reveal !== "suspense" || !VERDICT_EVENTS.includes(event.type)) return;
    const { verdict } = this;
    if (verdict && !verdict.void) {
      const many = verdict.finishes.length > 1 ? "several" : "one";
      this.sound(voices.heart);
      await this.pace.pause(SUSPENSE[many]);
      this.reveal = "photo";
      if (verdict.first.length > 1) this.sound(voices.shutter);
      await this.pace.pause(PHOTO[many]);
    }
    this.announce(verdict);
    this.settle();
  }

  private announce(verdict: Verdict | null): void {
    const mine = this.lanes.some((lane) => lane.seat === verdict?.winner);
    const erred = verdict?.finishes.some(
      (finish) => finish.fault && this.lanes.some(({ seat }) => seat === finish.seat),
    );
    if (this.view.stage.type === "over") this.sound(voices.over);
    else this.sound(mine ? voices.right : erred ? voices.wrong : voices.elsewhere);
  }

  /** All of it, at once. */
  protected settle(): void {
    this.reveal = "told";
    this.verdict = this.view.told.at(-1) ?? null;
    this.won = this.view.won.map((cards) => cards.length);
    if (this.view.stage.type !== "open") this.lanes = this.lanes.map((lane) => this.laneOf(lane.seat));
  }

  private noise(fresh: readonly Happening[]): void {
    const here = this.lanes.map((lane) => lane.seat);
    if (fresh.some((event) => event.type === "switch_hit" && !here.includes(event.seat))) this.sound(voices.otherLight);
  }

  // The pause before a round

  /** Three beats, the last of which ends with the cards. */
  private countDown(millis: number): void {
    this.stopCount();
    const beat = this.view.options.countdown / 3;
    this.pauseEnds = performance.now() + millis;
    if (beat < 100) return;
    for (const number of [3, 2, 1]) {
      const at = millis - beat * number;
      if (at > -beat / 2) this.timers.push(setTimeout(() => this.beat(number), Math.max(0, at)));
    }
  }

  private beat(number: number): void {
    this.count = number;
    this.sound(voices.tick);
  }

  private stopCount(): void {
    this.pauseEnds = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.count = 0;
  }
}
