import { describe, expect, it } from "vitest";
import { fateIn } from "../src/games/hako-onna/parts/endings";
import { nightOf, tallyOf, type Night } from "../src/lib/nights/diary.svelte";
import type { TableNews, Update } from "../src/lib/wire";

describe("what became of a seat, by the outcome alone", () => {
  const fates = (reason: string, scores: readonly number[]): string[] =>
    [null, 0, 1, 2].map((seat) => fateIn({ reason: `ho-end-${reason}`, scores }, seat));

  it("is told when the Visitors win: one got away, one died", () => {
    for (const end of ["escape", "rest", "defeat"]) {
      expect(fates(end, [0, 1, 0])).toEqual(["visitors", "beaten", "survived", "left"]);
    }
  });

  it("is told when she wins: one is shut in, one died and wins with her", () => {
    for (const end of ["all-dead", "inevitable", "given-up"]) {
      expect(fates(end, [1, 0, 1])).toEqual(["she", "queen", "trapped", "hers"]);
    }
  });

  it("is nothing when nobody wins", () => {
    expect(fates("limit", [0, 0, 0])).toEqual(["none", "none", "none", "none"]);
  });
});

const SEATS = [{ kind: "bot" }, { kind: "person", yours: true }, { kind: "bot" }];

function night(reason: string, scores: readonly number[], seat = 1, game = "hako-onna"): Night {
  const news = { code: "A", game, seats: SEATS, challenge: null, lesson: null } as unknown as TableNews;
  const found = nightOf(news, { seat, outcome: { reason, scores } } as unknown as Update, 0);
  if (!found) throw new Error("a game that is over was not noted");
  return found;
}
const told = ({ ended }: Night): string | undefined => ended && fateIn(ended.outcome, ended.seat);

describe("the diary", () => {
  const died = night("ho-end-all-dead", [1, 1, 1]);
  const survived = night("ho-end-escape", [0, 1, 0]);
  const left = night("ho-end-escape", [0, 0, 1]);

  it("keeps what became of the player, not only who won", () => {
    expect([died, survived, left].map(told)).toEqual(["hers", "survived", "left"]);
    expect(died.won).toBe(true);
    expect((JSON.parse(JSON.stringify([died])) as Night[]).map(told)).toEqual(["hers"]);
  });

  it("counts each fate of a game, the most frequent first", () => {
    const other = night("hr-end-won", [1], 0, "hidden-rooms");
    const { ended: _, ...old } = survived;
    expect(tallyOf([survived, died, other, old, died], "hako-onna", fateIn)).toEqual([
      { fate: "hers", count: 2 },
      { fate: "survived", count: 1 },
    ]);
  });
});
