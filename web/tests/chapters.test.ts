import { describe, expect, it } from "vitest";
import type { PlayedFrame } from "../src/lib/play";
import { chaptersOf, curveOf, momentsOf, MOMENTS } from "../src/games/hako-onna/chapters";
import type { Event, View } from "../src/games/hako-onna/mansion";

const frame = (chance: number | null, ...events: readonly Event[]): PlayedFrame<View, Event> => ({
  by: null,
  at: null,
  events,
  view: {} as View,
  chance,
});
const scream: Event = { type: "screamed", room: 3 };

describe("a night looked back at", () => {
  const night = [
    frame(null),
    frame(0.5, { type: "turn_began", seat: 1 }),
    frame(0.5, scream),
    frame(0.9, { type: "safe_opened", seat: 1, numbers: [1, 2, 3], aloud: "1 2 3" }),
    frame(0.85, { type: "taken", seat: 1, shadow: 3, tile: null, to: [] }),
    frame(
      0.2,
      { type: "ghosts_shown", shadow: 3, tiles: [] },
      { type: "died", seat: 1, killer: 0, shadow: 3, tiles: [], item: null },
    ),
  ];

  it("has chapters: what all remember, at the frame where it happened", () => {
    expect(chaptersOf(night).map(({ step, event }) => [step, event.type])).toEqual([
      [2, "screamed"],
      [3, "safe_opened"],
      [5, "died"],
    ]);
  });

  it("names what moved it most, in its order, and nothing that moved nothing", () => {
    const moments = momentsOf(chaptersOf(night));
    expect(moments.map(({ step, moved }) => [step, Math.round(100 * (moved ?? 0))])).toEqual([
      [3, 40],
      [5, -65],
    ]);
    const long = Array.from({ length: 30 }, (_, at) => frame(at / 30, scream));
    expect(momentsOf(chaptersOf(long))).toHaveLength(MOMENTS);
  });

  it("draws a curve only where the chance is known", () => {
    expect(curveOf(night)).toHaveLength(5);
    expect(curveOf(night).at(-1)).toEqual({ x: 100, y: 80 });
    expect(curveOf([frame(null), frame(null)])).toEqual([]);
  });
});
