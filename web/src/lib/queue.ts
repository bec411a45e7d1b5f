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

/** Waits, and can be cut short: all pauses end at once when `hurry` is called. */
export class Pace {
  private ends = new Set<() => void>();

  constructor(private readonly speed: () => number = () => 1) {}

  pause(millis: number): Promise<void> {
    const lasting = millis * this.speed();
    if (lasting <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, lasting);
      this.ends.add(end);
    });
  }

  hurry(): void {
    for (const end of [...this.ends]) end();
  }
}
