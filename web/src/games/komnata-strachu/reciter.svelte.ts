/** Tells lines one by one, at the pace of who listens. Nothing is told before the moment it is started. */
import { announcer } from "$lib/announcer.svelte";
import { sound } from "$lib/sound/room";
import { SPAN } from "./earcons";
import { ear } from "./ear.svelte";
import type { Line } from "./recital";

const MILLIS = 1000;

export class Reciter {
  private lines: readonly Line[] = [];
  private at = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];

  start(lines: readonly Line[]): void {
    this.lines = lines;
    this.from(0);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  /** Goes on telling where it stopped. */
  goOn(): void {
    this.from(this.at);
  }

  /** By hand: to the next line (1), the one before (-1), or the same again (0). */
  step(by: number): void {
    if (this.lines.length) this.from(Math.min(Math.max(this.at + by, 0), this.lines.length - 1));
  }

  /** All of it once more. */
  again(): void {
    this.from(0);
  }

  private from(at: number): void {
    this.stop();
    const line = this.lines[at];
    if (!line) return;
    this.at = at;
    const heard = ear.sounds ? SPAN * MILLIS : 0;
    if (ear.sounds) sound.make(line.voice);
    if (ear.words) this.after(heard, () => announcer.call(line.words));
    if (ear.pace !== null) this.after(heard + ear.pace * MILLIS, () => this.from(at + 1));
  }

  private after(millis: number, then: () => void): void {
    if (millis) this.timers.push(setTimeout(then, millis));
    else then();
  }
}
