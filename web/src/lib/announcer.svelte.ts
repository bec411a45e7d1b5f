/**
 * The one voice for players who listen: what happened, then what is asked, each once and in order. It is silent while
 * nothing changes, and says only what the seat is told anyway.
 */

import { untrack } from "svelte";

/** Milliseconds for which it gathers what belongs together. */
const BREATH = 150;
/** Makes a screen reader read the same words again. */
const MARK = "\u00a0";

const marked = (before: string, text: string): string => (before === text ? text + MARK : text);

/** What is told by word of mouth, in order. */
class Announcer {
  /** What is to be read when there is a moment, and what is to be read at once. */
  said = $state("");
  urgent = $state("");
  private happened: string[] = [];
  private asked = "";
  /** The question as it was read last. */
  private heard = "";
  private last = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private place: (() => string) | null = null;

  /** Something happened. */
  tell(text: string): void {
    if (text) this.happened.push(text);
    this.breathe();
  }

  /** What the player is asked now; "" if nothing is. The same question is read once. */
  ask(text: string): void {
    this.asked = text;
    if (!text) this.heard = "";
    this.breathe();
  }

  /** What can't wait, such as cards that are raced for. */
  call(text: string): void {
    if (!text) return;
    this.last = text;
    this.urgent = marked(
      untrack(() => this.urgent),
      text,
    );
  }

  /** The last once more. */
  again(): void {
    this.read(this.last);
  }

  /** Where everything is. */
  where(): void {
    this.read(this.place?.() ?? "");
  }

  /** Sets what `where` says, as long as a screen is there. To be called while the screen is made. */
  describe(place: () => string): void {
    $effect(() => {
      this.place = place;
      return () => this.leave();
    });
  }

  /** The screen is left: what was not read yet is of no use. */
  private leave(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.place = null;
    this.happened = [];
    this.asked = this.heard = this.last = this.said = this.urgent = "";
  }

  private breathe(): void {
    this.timer ??= setTimeout(() => this.speak(), BREATH);
  }

  private speak(): void {
    this.timer = undefined;
    const question = this.asked === this.heard ? "" : this.asked;
    const words = [...this.happened, question].filter(Boolean).join(" ");
    this.happened = [];
    this.heard = this.asked;
    if (!words) return;
    this.last = [words, question ? "" : this.asked].filter(Boolean).join(" ");
    this.read(words);
  }

  private read(text: string): void {
    if (text)
      this.said = marked(
        untrack(() => this.said),
        text,
      );
  }
}

export const announcer = new Announcer();
