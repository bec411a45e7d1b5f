/** What a thinking player wants to see, each to be switched on or off. Kept on the device. */

const KEY = "kurayami.hidden-rooms.aids";

/** The odds of a draw, what is in the Pile, what it watches, its next two actions, its route and how long it is. */
export const AIDS = ["odds", "pile", "watched", "foresight", "route"] as const;
export type Aid = (typeof AIDS)[number];

function kept(): Partial<Record<string, boolean>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<string, boolean>>;
  } catch {
    return {};
  }
}

class Aids {
  on = $state<Record<Aid, boolean>>({ odds: true, pile: true, watched: true, foresight: true, route: true });
  /** Whether hints were ever asked for on this device: then they are thought out before. */
  hinted = $state(false);

  constructor() {
    const found = kept();
    for (const aid of AIDS) this.on[aid] = found[aid] ?? true;
    this.hinted = found.hinted ?? false;
  }

  toggle(aid: Aid): void {
    this.on[aid] = !this.on[aid];
    this.keep();
  }

  remember(): void {
    if (this.hinted) return;
    this.hinted = true;
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...this.on, hinted: this.hinted }));
    } catch {
      // a browser that keeps nothing: then it is set for this visit
    }
  }
}

export const aids = new Aids();
