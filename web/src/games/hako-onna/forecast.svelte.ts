/** The chance of either side over a night that is over, from nights imagined on from its moments. */
import { api } from "$lib/api";
import type { Foreseen } from "$lib/wire";
import type { OddsPoint } from "./chapters";

/** Nights that were imagined since the page was opened, by the code of their table. */
const known: Partial<Record<string, readonly OddsPoint[]>> = {};

export class Forecast {
  points = $state.raw<readonly OddsPoint[]>([]);
  /** How many points there will be; 0 while that is not known. */
  of = $state(0);
  failed = $state(false);
  readonly done = $derived(this.of > 0 && this.points.length >= this.of);

  /** Asks for the night of a table; returns what stops it. */
  ask(code: string): () => void {
    const stop = new AbortController();
    const points = known[code] ?? [];
    this.points = points;
    this.of = points.length;
    this.failed = false;
    if (!points.length) void this.listen(code, stop.signal);
    return () => stop.abort();
  }

  private async listen(code: string, signal: AbortSignal): Promise<void> {
    try {
      await api.forecast(code, (piece) => this.hear(piece), signal);
      if (this.done) known[code] = this.points;
    } catch {
      this.failed = !signal.aborted;
    }
  }

  private hear({ of, step, chance }: Foreseen): void {
    this.of = of;
    if (step !== null && chance !== null) this.points = [...this.points, { step, chance }];
  }
}
