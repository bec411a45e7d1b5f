import { describe, expect, it } from "vitest";
import type { PlayedFrame } from "../src/lib/play";
import { chaptersOf, curveOf, glancesOf, momentsOf, MOMENTS } from "../src/games/hako-onna/chapters";
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
    frame(0.9, { type: "safe_opened", seat: 1, numbers: [1, 2, 3], aloud: "1-2-3" }),
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
    const moments = momentsOf(night, glancesOf(night));
    expect(moments.map(({ step, event, moved }) => [step, event.type, Math.round(100 * moved)])).toEqual([
      [3, "safe_opened", 40],
      [4, "taken", -5],
      [5, "died", -65],
    ]);
    const long = Array.from({ length: 30 }, (_, at) => frame(at / 30, scream));
    expect(momentsOf(long, glancesOf(long))).toHaveLength(MOMENTS);
  });

  it("takes the most telling event between two moments that are known", () => {
    const [moment] = momentsOf(night, [
      { step: 1, chance: 0.6 },
      { step: 5, chance: 0.1 },
    ]);
    expect([moment?.step, moment?.event.type, moment?.moved]).toEqual([5, "died", -0.5]);
    expect(
      momentsOf(night, [
        { step: 1, chance: 0.6 },
        { step: 5, chance: 0.62 },
      ]),
    ).toEqual([]);
  });

  it("draws a curve only where the chance is known", () => {
    const curve = curveOf(glancesOf(night), night.length);
    expect(curve).toHaveLength(5);
    expect(curve.at(-1)).toEqual({ x: 100, y: 80 });
    expect(glancesOf([frame(null), frame(null)])).toEqual([]);
  });
});
