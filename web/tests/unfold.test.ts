import { expect, it } from "vitest";
import { unfoldedReplay } from "../src/lib/unfold";
import type { Frame, Replay } from "../src/lib/wire";

const frame = (view: unknown, longer: Frame["longer"] = {}): Frame => ({
  by: null,
  at: null,
  events: [],
  view,
  longer,
});

it("shows the whole view in every frame", () => {
  const frames = [
    frame({ turn: 1, told: ["a"], hers: { hand: [7] } }, null),
    frame({ turn: 2 }, { told: ["b", "c"] }),
    frame({ hers: null }),
    frame({ told: [] }, {}),
  ];
  const replay = unfoldedReplay({ frames } as unknown as Replay);
  expect(replay.frames.map(({ view }) => view)).toEqual([
    { turn: 1, told: ["a"], hers: { hand: [7] } },
    { turn: 2, told: ["a", "b", "c"], hers: { hand: [7] } },
    { turn: 2, told: ["a", "b", "c"], hers: null },
    { turn: 2, told: [], hers: null },
  ]);
});
