import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, View } from "../src/games/hako-onna/mansion";
import { Stagecraft, type Shown } from "../src/games/hako-onna/stagecraft.svelte";
import { settings } from "../src/lib/settings.svelte";
import { sound } from "../src/lib/sound/room";
import recorded from "./fixtures/mansion-waits.json";

/** What a Visitor was told between two turns of their own, by `python -m tools.mansion_waits 8 FILE`. */
interface Told {
  readonly at: number;
  readonly frame: string;
  readonly events: readonly Event[];
}
const waits = recorded as unknown as readonly (readonly Told[])[];

const OPTIONS = { random_boards: true, random_items: true };
const shown = ({ frame }: Told): Shown => ({
  view: { seat: 1, agenda: [{ type: frame }], end: null, eyes_closed: false, options: OPTIONS } as unknown as View,
  legal: [],
  until: 0,
});

/** Milliseconds until everything has been shown, on a clock of its own. */
async function lasting(wait: readonly Told[]): Promise<number> {
  const [first] = wait;
  if (!first) return 0;
  const craft = new Stagecraft(shown(first), { told: () => undefined, speed: () => 1, patient: () => true });
  const began = Date.now();
  for (const told of wait) {
    await vi.advanceTimersByTimeAsync(began + told.at - Date.now());
    craft.play(told.events, shown(told));
  }
  await vi.advanceTimersByTimeAsync(0);
  while (craft.busy) await vi.advanceTimersToNextTimerAsync();
  craft.end();
  return Date.now() - began;
}

const share = (sorted: readonly number[], part: number): number => sorted[Math.floor(part * sorted.length)] ?? Infinity;

describe("a night with three Visitors", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(sound, "play").mockImplementation(() => undefined);
    settings.lessMotion = false;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is waited through in less than five seconds between two turns of one's own, pictures and all", async () => {
    const times: number[] = [];
    for (const wait of waits) times.push(await lasting(wait));
    times.sort((one, other) => one - other);
    expect(times.length).toBeGreaterThan(50);
    expect(share(times, 0.5)).toBeLessThan(5000);
    expect(share(times, 0.9)).toBeLessThan(9000);
  });
});
