/** How somebody who plays by ear wants to be told the cards, kept on this device. */
import { read, write } from "./practice";

const EAR = "kurayami.komnata.ear";
export const MANNERS = ["both", "sounds", "words"] as const;
export type EarManner = (typeof MANNERS)[number];
/** Seconds of silence between two lines; null: the next one comes when it is asked for. */
export const PACES = [null, 0.3, 0.6, 1, 1.5, 2.5] as const;

interface Kept {
  readonly on: boolean;
  readonly manner: EarManner;
  readonly pace: number | null;
}
const STANDARD: Kept = { on: false, manner: "both", pace: 1 };
const kept = { ...STANDARD, ...read<Partial<Kept>>(EAR, {}) };

class Ear {
  /** Cards are told one by one instead of all at once. */
  on = $state(kept.on);
  manner = $state<EarManner>(kept.manner);
  pace = $state<number | null>(kept.pace);

  get sounds(): boolean {
    return this.manner !== "words";
  }
  get words(): boolean {
    return this.manner !== "sounds";
  }

  keep(): void {
    write(EAR, { on: this.on, manner: this.manner, pace: this.pace } satisfies Kept);
  }
}

export const ear = new Ear();
