/** The animation queue: what happened is shown one thing after the other, whatever game it happened in. */

export type Scene = () => Promise<void> | void;

export class Queue {
  private waiting: Scene[] = [];
  private running: Promise<void> | null = null;

  constructor(private readonly onIdle: () => void = () => undefined) {}

  get busy(): boolean {
    return this.running !== null;
  }

  add(...scenes: Scene[]): void {
    this.waiting.push(...scenes);
    this.running ??= this.run();
  }

  /** What still waits is not shown; what is being shown ends by itself. */
  clear(): void {
    this.waiting = [];
  }

  /** When everything has been shown. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    await Promise.resolve();
    for (let scene = this.waiting.shift(); scene; scene = this.waiting.shift()) {
      try {
        await scene();
      } catch (problem) {
        console.error(problem); // a picture that fails must not stop the game
      }
    }
    this.running = null;
    this.onIdle();
  }
}

const never = (): Promise<void> => new Promise(() => undefined);

/** Waits, and can be cut short: pauses end at once when somebody is in a hurry, and not at all once it is stopped. */
export class Pace {
  /** What ends each pause, and whether it is one that is to last. */
  private ends = new Map<() => void, boolean>();
  private stopped = false;

  constructor(private readonly speed: () => number = () => 1) {}

  /** `firm`: it lasts though more has happened meanwhile. */
  pause(millis: number, firm = false): Promise<void> {
    if (this.stopped) return never();
    const lasting = millis * this.speed();
    if (lasting <= 0) return Promise.resolve();
    return new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, lasting);
      this.ends.set(end, firm);
    }).then(() => (this.stopped ? never() : undefined));
  }

  hurry(): void {
    for (const end of [...this.ends.keys()]) end();
  }

  /** Ends the pauses that are not firm. */
  nudge(): void {
    for (const [end, firm] of [...this.ends]) if (!firm) end();
  }

  /** A pause here never ends. */
  stop(): void {
    this.stopped = true;
    this.hurry();
  }
}
