/** The stage of every game: what happened is shown scene by scene, and then the view as it is now. */
import { untrack } from "svelte";
import type { Play } from "./play";
import { Pace, Queue, type Scene } from "./queue";
import { settings } from "./settings.svelte";

/** How it is shown. */
export interface Manner {
  /** Said once for each event, when it is to be seen: then the log may tell of it. */
  readonly told: () => void;
  /** 1 as things are, 2 twice as fast. */
  readonly speed: () => number;
  /** Somebody is there who says when to go on. */
  readonly patient: () => boolean;
}

const PLAIN: Manner = { told: () => undefined, speed: () => 1, patient: () => true };

export abstract class Stage<Shown, Event> {
  /** Something is being shown. */
  busy = $state(false);
  protected pace = this.newPace();
  private queue = this.newQueue();
  private untold = 0;

  constructor(protected readonly manner: Manner = PLAIN) {}

  /** How long things are shown to who wants less motion: a share of what they last else. */
  protected abstract readonly stillness: number;

  /** Shows what happened. `after` is what happened next, `shown` what is to be seen at the end of it. */
  protected abstract perform(event: Event, after: readonly Event[], shown: Shown): Promise<void> | void;

  /** Draws things as they are. */
  protected abstract settle(shown: Shown): void;

  /** Events the log tells once they have been seen, not when they are first shown. */
  protected isSecret(_: Event): boolean {
    return false;
  }

  /** Shows what happened, and then how things are now. */
  play(events: readonly Event[], shown: Shown): void {
    this.busy = true;
    this.untold += events.length;
    const scenes = events.map(
      (event, at): Scene =>
        () =>
          this.scene(event, events.slice(at + 1), shown),
    );
    this.queue.add(...scenes, () => this.settle(shown));
  }

  /** Shows how things are at once, whatever was going on. */
  jump(shown: Shown): void {
    this.drop();
    this.queue = this.newQueue();
    this.pace = this.newPace();
    this.busy = false;
    this.settle(shown);
  }

  /** The same, and the log tells of everything that was not to be seen. */
  skip(shown: Shown): void {
    while (this.untold > 0) this.tell();
    this.jump(shown);
  }

  hurry(): void {
    this.pace.hurry();
  }

  /** When everything has been shown. */
  idle(): Promise<void> {
    return this.queue.idle();
  }

  /** Nobody is there any more to see it or to listen. */
  end(): void {
    this.drop();
  }

  /** What is being shown stops where it is, and nothing comes after it. */
  private drop(): void {
    this.queue.clear();
    this.pace.stop();
    this.untold = 0;
  }

  private tell(): void {
    this.untold -= 1;
    this.manner.told();
  }

  private async scene(event: Event, after: readonly Event[], shown: Shown): Promise<void> {
    const secret = this.isSecret(event);
    if (!secret) this.tell();
    try {
      await this.perform(event, after, shown);
    } finally {
      if (secret) this.tell();
    }
  }

  private newPace(): Pace {
    return new Pace(() => (settings.lessMotion ? this.stillness : 1) / this.manner.speed());
  }

  private newQueue(): Queue {
    const queue: Queue = new Queue(() => {
      if (queue === this.queue) this.busy = false;
    });
    return queue;
  }
}

/**
 * The stage shows what the table says, as long as the screen is there: what is fresh is played, else it jumps. What was
 * chosen at the table of before is forgotten first. To be called while a screen is made.
 */
export function follow<View, Action, Event, Shown>(
  stage: Stage<Shown, Event>,
  play: () => Play<View, Action, Event>,
  shown: () => Shown,
  forget: () => void = () => undefined,
): void {
  let last = untrack(() => play().update);
  untrack(() => {
    const { fresh } = play();
    if (fresh?.length) stage.play(fresh, shown());
  });
  $effect.pre(() => {
    const { update, fresh } = play();
    if (update === last) return;
    last = update;
    untrack(() => {
      forget();
      if (fresh) stage.play(fresh, shown());
      else stage.jump(shown());
    });
  });
  $effect(() => () => stage.end());
}
