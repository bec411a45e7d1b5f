/** What the player does: acts, places boards, takes notes, claims; and what was refused. */
import { Refusal } from "$lib/refusal";
import { refusalWords } from "$lib/rules/rule.svelte";
import { pressed, shortcuts } from "$lib/shortcuts.svelte";
import { sound } from "$lib/sound/room";
import { Choosing } from "./choosing.svelte";
import { roomOf, top, type Action, type MansionPlay } from "./mansion";
import type { Placing, Spot } from "./plan";
import { hintOf, type Target } from "./possible";
import { actionOfKey } from "./shortcuts";
import type { Stagecraft } from "./stagecraft.svelte";

export class Doing {
  /** The Shadow whose notes lie open. */
  noted = $state<number | null>(null);
  /** Places are tapped for their notes, not to act. */
  noting = $state(false);
  /** Why the last thing could not be done. */
  wrong = $state("");
  private turn = $state(0);
  private over = $state("");
  readonly choosing: Choosing;

  constructor(
    private readonly play: () => MansionPlay,
    private readonly craft: Stagecraft,
    private readonly legal: () => readonly Action[],
  ) {
    this.choosing = new Choosing(legal, this.act);
  }

  readonly act = (action: Action): void => void this.attempt(action);

  private async attempt(action: Action): Promise<void> {
    const { act } = this.play();
    if (!act) return;
    this.choosing.forget();
    await this.hearing(() => act(action));
  }

  /** A refusal is told, anything else is a mistake of ours. */
  private async hearing(deed: () => Promise<void>): Promise<void> {
    this.wrong = "";
    try {
      await deed();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.heading = null;
      this.wrong = refusalWords(problem);
      sound.play("refused");
    }
  }

  readonly choose = (target: Target): void => {
    if (this.craft.busy) this.craft.hurry();
    this.wrong = "";
    if (this.noting && target.place === "shadow") this.noted = target.at;
    else if (this.choosing.reaches(target)) this.choosing.point(target);
    else if (this.enter(this.roomAt(target))) return;
    else if (target.place === "shadow") this.noted = target.at;
    else this.hint(target);
  };

  /** The room that is meant by a place: of a Shadow where nothing can be done, the room that it stands in. */
  private roomAt({ place, at }: Target): number | null {
    if (place === "passage") return null;
    return place === "room" ? at : roomOf(this.craft.view, at);
  }

  /** Goes into a room, if that is possible. */
  private enter(room: number | null): boolean {
    if (room === null) return false;
    const target = { place: "room", at: room } as const;
    if (this.choosing.reaches(target)) this.choosing.point(target);
    else if (this.ways.includes(room)) this.headFor(room);
    else return false;
    return true;
  }

  /** Rooms to which she can go straight away, without a scream and without a power. */
  readonly ways = $derived.by((): readonly number[] => {
    const { view } = this.craft;
    const her = view.hers?.ghosts.find(({ seat }) => seat === 0);
    const silent = this.legal().some(({ type }) => type === "skip");
    if (top(view)?.type !== "hers" || view.seat !== 0 || !her || !silent || this.choosing.armed) return [];
    const here = roomOf(view, her.shadow);
    const near = view.house.passages.flatMap(([one, other]) => (one === here ? [other] : other === here ? [one] : []));
    return [here, ...near];
  });

  private heading: number | null = null;

  private headFor(room: number): void {
    this.heading = room;
    this.goOn();
  }

  /** Heads for a room: skips every step before her Move. */
  readonly goOn = (): void => {
    if (this.heading === null || this.craft.busy) return;
    const step = this.legal().find((action) => action.type === "step_to" && action.room === this.heading);
    const skip = top(this.craft.view)?.type === "hers" ? this.legal().find(({ type }) => type === "skip") : undefined;
    if (step ?? !skip) this.heading = null;
    const next = step ?? skip;
    if (next) this.act(next);
  };

  /** Somebody points at what can't be chosen: they are told why. */
  private hint(target: Target): void {
    const { view } = this.craft;
    if (target.place !== "room" || view.end || !this.play().act) return;
    const key = hintOf(view, this.legal());
    this.wrong = key ? refusalWords({ key, params: {} }) : "";
  }

  /** What was chosen or refused belongs to the table of before. */
  readonly forget = (): void => {
    this.choosing.forget();
    this.wrong = "";
  };

  readonly placing = $derived.by((): Placing | null => {
    const frame = top(this.craft.view);
    const spots = this.legal().filter((action): action is Spot => action.type === "place_board");
    if (frame?.type !== "placing" || !spots.length) return null;
    return {
      board: frame.board,
      spots,
      turn: this.turn,
      over: this.over,
      hover: (square) => (this.over = square),
      place: (spot) => {
        this.turn = 0;
        this.act(spot);
      },
    };
  });

  readonly turnBoard = (): void => {
    this.turn = (this.turn + 1) % 4;
  };

  /** Says something of the Shadow whose notes lie open, or of its room. */
  async claim(claim: string): Promise<void> {
    const shadow = this.noted;
    const tell = this.play().table?.say;
    this.noted = null;
    if (shadow === null || !tell) return;
    const place = claim === "taking" ? `room-${roomOf(this.craft.view, shadow)}` : `shadow-${shadow}`;
    await this.hearing(() => tell("", { place, claim }));
  }

  readonly keys = (event: KeyboardEvent): void => {
    const key = pressed(event);
    if (!key) return;
    if (key === "Escape") {
      this.choosing.forget();
      this.noting = false;
      this.wrong = "";
    } else if (key === shortcuts.keyOf("turn") && this.placing) this.turnBoard();
    else if (key === shortcuts.keyOf("notes")) this.noting = !this.noting;
    else if (!this.craft.busy && this.noted === null) {
      const action = actionOfKey(key, this.legal());
      if (action) this.act(action);
    }
  };
}
