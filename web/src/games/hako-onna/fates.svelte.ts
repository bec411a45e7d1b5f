/** What became of the player in the nights that were played on this device. */
import type { Fate } from "./parts/endings";

const KEY = "kurayami.hako-onna.nights";
const MOST = 400;

interface Night {
  readonly code: string;
  readonly fate: Fate;
}

function kept(): readonly Night[] {
  try {
    const nights: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(nights) ? (nights as Night[]) : [];
  } catch {
    return [];
  }
}

/** As they are told, the best first. */
const ORDER: readonly Fate[] = ["survived", "queen", "hers", "left", "trapped", "beaten", "none"];

export class Fates {
  private nights = $state.raw<readonly Night[]>(kept());

  /** Notes how a night ended. The same night again counts once. */
  note(code: string, fate: Fate): void {
    if (this.nights.some((night) => night.code === code)) return;
    this.nights = [{ code, fate }, ...this.nights].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.nights));
    } catch {
      // a browser that keeps nothing: then it counts for this visit
    }
  }

  /** How often each has happened; what never has is left out. */
  get tally(): readonly { readonly fate: Fate; readonly count: number }[] {
    return ORDER.map((fate) => ({ fate, count: this.nights.filter((night) => night.fate === fate).length })).filter(
      ({ count }) => count > 0,
    );
  }
}

export const fates = new Fates();
