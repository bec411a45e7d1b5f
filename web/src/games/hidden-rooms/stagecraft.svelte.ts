/** What is on the stage while events are shown: the last view, and what has moved since. */
import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound/room";
import { Stage, type Manner } from "$lib/stage.svelte";
import { isSeen } from "./danger";
import { CAUGHT, lanternFalls } from "./voices";
import { pageOf, same, type Action, type Event, type Facing, type Square, type Tile, type View } from "./house";

interface Shown {
  readonly view: View;
  readonly legal: readonly Action[];
}

export type Curtain =
  | { readonly kind: "stage"; readonly stage: number; readonly tile: Tile }
  | { readonly kind: "won"; readonly stage: number; readonly star: boolean; readonly game: boolean }
  | { readonly kind: "lost"; readonly stage: number; readonly reason: string; readonly game: boolean };

export interface InHand {
  readonly tile: Tile;
  readonly target: Square;
  readonly fits: boolean;
}

/** 1 on the same square, 0 at the other end of the house. */
function nearness(one: Square, other: Square): number {
  return Math.max(0, 1 - Math.hypot(one[0] - other[0], one[1] - other[1]) / 6);
}

/** Its steps come from where it is. */
function heardFrom(at: Square, child: Square): { loud: number; side: number } {
  return { loud: 0.25 + 0.75 * nearness(at, child), side: Math.max(-0.8, Math.min(0.8, (at[1] - child[1]) / 5)) };
}

/** How a stage ends, before a word is said: it has the child, it has its end, the child is out. */
export type Ending = "caught" | "late" | "won";

const CURTAIN_MILLIS = 2600;
const ENDING_MILLIS: Record<Ending, number> = { caught: 2000, late: 1500, won: 2000 };
const STRIKES_AFTER = 1000;
/** Of the flight of a star, from the way out to its place. */
export const STAR_MILLIS = 1500;

export class Stagecraft extends Stage<Shown, Event> {
  view = $state.raw<View>() as View;
  legal = $state.raw<readonly Action[]>([]);
  child = $state.raw<Square | null>(null);
  monster = $state.raw<{ at: Square; facing: Facing } | null>(null);
  laid = $state.raw<readonly { at: Square; tile: Tile }[]>([]);
  inHand = $state.raw<InHand | null>(null);
  curtain = $state.raw<Curtain | null>(null);
  ending = $state<Ending | null>(null);
  /** The blow has fallen: the lantern is out, or the door is open. */
  struck = $state(false);
  /** It sees the child: while it moves, and until the child is out of its sight. */
  seen = $state(false);
  /** The player has seen enough of how the stage ends. */
  private skipped = false;
  private raise: (() => void) | null = null;
  protected readonly stillness = 0.25;

  constructor(first: Shown, manner?: Manner) {
    super(manner);
    this.settle(first);
  }

  override play(events: readonly Event[], next: Shown): void {
    this.legal = [];
    if (this.opens) this.curtain = null;
    super.play(events, next);
  }

  override jump(next: Shown): void {
    this.curtain = null;
    super.jump(next);
  }

  /** A stage opens: its choice lies on the curtain, which lifts by itself. */
  get opens(): boolean {
    return this.curtain?.kind === "stage";
  }

  /** The player has seen the curtain. */
  goOn(): void {
    if (this.opens && !this.raise) this.curtain = null;
    this.raise?.();
  }

  override hurry(): void {
    this.skipped = this.ending !== null;
    super.hurry();
  }

  protected settle({ view, legal }: Shown): void {
    this.view = view;
    this.legal = legal;
    this.child = null;
    this.monster = null;
    this.laid = [];
    this.inHand = null;
    if (!this.opens) this.curtain = null;
    this.raise = null;
    this.ending = null;
    this.struck = false;
    this.seen = isSeen(view);
    this.listen();
  }

  /** How near it sounds, and whether it is after the child. */
  listen(): void {
    const monster = this.monster ?? this.view.monster;
    if (!monster || this.view.waiting === "over" || !this.view.rooms.length) return sound.lurk(null);
    const child = this.child ?? this.view.child;
    const hunts = this.seen || this.view.foreseen.some((event) => event.sees_child);
    const { side } = heardFrom(monster.at, child);
    sound.lurk({ near: nearness(monster.at, child), chase: hunts ? 1 : 0, side });
  }

  /** Nobody is there any more to listen. */
  override end(): void {
    super.end();
    sound.lurk(null);
  }

  protected async perform(event: Event, after: readonly Event[], next: Shown): Promise<void> {
    const comes = (next: Event["type"]): boolean => after.some(({ type }) => type === next);
    switch (event.type) {
      case "stage_opened":
        this.settle({ view: { ...next.view, offered: [] }, legal: [] });
        return this.open({ kind: "stage", stage: event.stage, tile: event.tile });
      case "stage_begun":
        this.view = { ...this.view, offered: [], memory: [event.kept] };
        this.laid = [{ at: this.view.child, tile: event.placed }];
        sound.play("fits");
        await this.pace.pause(700);
        return;
      case "child_walked":
        this.child = event.to;
        this.listen();
        sound.play("step");
        await this.pace.pause(320);
        return;
      case "tile_drawn":
        this.inHand = event;
        sound.play("draw");
        await this.pace.pause(event.fits ? 950 : 1250);
        return;
      case "room_laid":
        this.laid = [...this.laid, { at: event.at, tile: event.tile }];
        this.inHand = null;
        sound.play("fits");
        await this.pace.pause(260);
        this.child = event.at;
        sound.play("step");
        await this.pace.pause(340);
        return;
      case "tile_remembered":
        this.inHand = null;
        this.view = { ...this.view, memory: [...this.view.memory, event.tile] };
        sound.play("misfits");
        await this.pace.pause(350);
        return;
      case "memory_overflowed":
        this.inHand = null;
        this.view = { ...this.view, memory: [] };
        sound.play("spill");
        await this.pace.pause(700);
        return;
      case "monster_turned":
      case "monster_advanced":
        return this.monsterActs(event);
      case "stage_won":
        await this.close("won", next);
        await this.fall({ kind: "won", stage: event.stage, star: comes("star_turned_up"), game: comes("game_won") });
        return;
      case "stage_lost":
        await this.close(event.reason === "route_ended" ? "late" : "caught", next);
        await this.fall({ kind: "lost", stage: event.stage, reason: event.reason, game: comes("game_lost") });
        return;
      case "tile_offered":
      case "star_turned_up":
      case "game_won":
      case "game_lost":
        return;
    }
  }

  private async monsterActs(event: Event & { type: "monster_turned" | "monster_advanced" }): Promise<void> {
    const now = this.monster ?? this.view.monster;
    if (!now) return;
    if (event.sees_child && !this.seen) {
      this.seen = true;
      this.listen();
      sound.play("seen");
      await this.pace.pause(380);
    }
    this.seen = event.sees_child;
    const turned = event.type === "monster_turned";
    this.monster = turned ? { at: now.at, facing: event.facing } : { at: event.to, facing: now.facing };
    sound.play(turned ? "turn" : "tread", heardFrom(this.monster.at, this.child ?? this.view.child));
    this.listen();
    const caught = !turned && same(event.to, this.child ?? this.view.child);
    await this.pace.pause(caught ? 700 : 480);
  }

  /** The last seconds of a stage: build-up, the blow, the dark. Then the stars and candles are counted anew. */
  private async close(ending: Ending, next: Shown): Promise<void> {
    this.ending = ending;
    this.skipped = false;
    this.seen = false;
    sound.lurk(null);
    if (ending === "caught" && !settings.calm) {
      const figure = pageOf(this.view)?.looks.figure;
      if (figure) sound.make(CAUGHT[figure]);
      sound.make(lanternFalls);
    }
    if (ending === "won") sound.play("won");
    else sound.play("lost");
    await this.pace.pause(STRIKES_AFTER);
    this.struck = true;
    if (!this.skipped) await this.pace.pause(ENDING_MILLIS[ending] - STRIKES_AFTER);
    const results = next.view.results.slice(0, this.view.results.length + 1);
    this.view = { ...this.view, results, star: this.view.star || ending === "won", foreseen: [], prospects: [] };
    if (ending === "won") sound.play("star");
  }

  /** Nobody waits for an opening who may choose already. */
  private open(curtain: Curtain): Promise<void> | void {
    if (!this.manner.patient()) return this.fall(curtain);
    this.curtain = curtain;
    void this.pace.pause(CURTAIN_MILLIS).then(() => {
      if (this.curtain === curtain) this.curtain = null;
    });
  }

  /** A curtain waits for the player, or for a while. */
  private async fall(curtain: Curtain, lasting = this.manner.patient() ? Infinity : CURTAIN_MILLIS): Promise<void> {
    this.curtain = curtain;
    await new Promise<void>((resolve) => {
      this.raise = resolve;
      if (lasting < Infinity) void this.pace.pause(lasting).then(resolve);
    });
    this.raise = null;
    this.curtain = null;
  }
}
