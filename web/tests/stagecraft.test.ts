import { beforeEach, describe, expect, it, vi } from "vitest";
import { meaningOf, waysToSearch, type Action, type Event, type View } from "../src/games/hidden-rooms/house";
import { Stagecraft } from "../src/games/hidden-rooms/stagecraft.svelte";
import { sound } from "../src/lib/sound/room";
import fixture from "./fixtures/hidden-rooms.json";

const middle = fixture.middle as unknown as { view: View; legal: Action[] };
const before = { view: middle.view, legal: middle.legal };

describe("what is on the stage", () => {
  let told: number;
  let craft: Stagecraft;
  beforeEach(() => {
    vi.useFakeTimers();
    told = 0;
    craft = new Stagecraft(before, { told: () => (told += 1), speed: () => 1, patient: () => true });
    return () => vi.useRealTimers();
  });
  const after = { view: { ...middle.view, child: [0, 2], turn: 99 } as View, legal: [] };
  const walk: Event = { type: "child_walked", to: [0, 2] };
  const lost: Event = { type: "stage_lost", stage: 1, reason: "caught" };

  it("moves the child first, and shows the view as it is at the end", async () => {
    craft.play([walk], after);
    expect(craft.busy).toBe(true);
    expect(craft.legal).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(craft.child).toEqual([0, 2]);
    expect(craft.view).toBe(before.view);
    await vi.advanceTimersByTimeAsync(2000);
    expect(craft.view).toBe(after.view);
    expect(craft.child).toBeNull();
    expect(craft.busy).toBe(false);
    expect(told).toBe(1);
  });

  it("waits at the end of a stage until the player has seen it", async () => {
    craft.play([lost, walk], after);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(craft.curtain).toMatchObject({ kind: "lost", reason: "caught", game: false });
    expect(told).toBe(1);
    craft.goOn();
    await vi.advanceTimersByTimeAsync(2000);
    expect(craft.curtain).toBeNull();
    expect(craft.view).toBe(after.view);
    expect(told).toBe(2);
  });

  it("shows an end before it is told, and tells it at once to who has seen enough", async () => {
    craft.play([lost], after);
    await vi.advanceTimersByTimeAsync(900);
    expect([craft.ending, craft.struck, craft.curtain]).toEqual(["caught", false, null]);
    craft.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(craft.struck).toBe(true);
    expect(craft.curtain).toMatchObject({ kind: "lost" });
    craft.goOn();
    await vi.advanceTimersByTimeAsync(0);
    craft.play([lost], after);
    await vi.advanceTimersByTimeAsync(1900);
    expect([craft.ending, craft.struck, craft.curtain]).toEqual(["caught", true, null]);
    await vi.advanceTimersByTimeAsync(100);
    expect(craft.curtain).toMatchObject({ kind: "lost" });
  });

  it("turns the monster where it stands, and wakes it when it sees", async () => {
    craft.jump({ ...before, view: { ...before.view, foreseen: [] } });
    expect(craft.seen).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    craft.play([{ type: "monster_turned", facing: "north", sees_child: true }], after);
    await vi.advanceTimersByTimeAsync(100);
    expect(craft.seen).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(craft.monster).toEqual({ at: middle.view.monster?.at, facing: "north" });
  });

  it("lets the child be seen until it is out of its sight, and not a moment less", async () => {
    expect(craft.seen).toBe(true);
    craft.play([walk], { ...after, view: { ...after.view, foreseen: [] } });
    await vi.advanceTimersByTimeAsync(100);
    expect(craft.seen).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(craft.seen).toBe(false);
  });

  it("shows the capture before a word is said, and counts the candles before the curtain falls", async () => {
    const result = { stage: 1, turns: 3, loss: "caught" as const };
    craft.play([lost], { ...after, view: { ...after.view, results: [result] } });
    await vi.advanceTimersByTimeAsync(1500);
    expect([craft.ending, craft.curtain]).toEqual(["caught", null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(craft.curtain).toMatchObject({ kind: "lost" });
    expect(craft.view.results).toEqual([result]);
  });

  it("can be hurried through the end of a stage", async () => {
    craft.play([lost], after);
    await vi.advanceTimersByTimeAsync(20);
    craft.hurry();
    await vi.advanceTimersByTimeAsync(0);
    craft.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(craft.curtain).toMatchObject({ kind: "lost" });
  });

  it("is left in the middle of a stage's end: nothing is heard or told any more, and nobody lurks", async () => {
    const heard = vi.spyOn(sound, "play").mockImplementation(() => undefined);
    const lurks = vi.spyOn(sound, "lurk").mockImplementation(() => undefined);
    craft.play([lost, walk], after);
    await vi.advanceTimersByTimeAsync(500);
    const before = heard.mock.calls.length;
    craft.end();
    expect(lurks.mock.lastCall).toEqual([null]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([heard.mock.calls.length, told, vi.getTimerCount()]).toEqual([before, 1, 0]);
    vi.restoreAllMocks();
  });

  it("lets a player choose while a stage opens, and is open when the player has chosen", async () => {
    const tile = { colour: "red", number: 1 } as const;
    const offered = { view: { ...middle.view, waiting: "begin", offered: [tile, tile] } as View, legal: middle.legal };
    craft.play([{ type: "stage_opened", stage: 2, tile }], offered);
    await vi.advanceTimersByTimeAsync(0);
    expect([craft.opens, craft.busy, craft.legal]).toEqual([true, false, offered.legal]);
    craft.play([walk], after);
    expect(craft.curtain).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    craft.play([{ type: "stage_opened", stage: 2, tile }], offered);
    await vi.advanceTimersByTimeAsync(2500);
    expect(craft.opens).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(craft.curtain).toBeNull();
    craft.play([{ type: "stage_opened", stage: 2, tile }], offered);
    await vi.advanceTimersByTimeAsync(0);
    craft.jump(before);
    expect(craft.curtain).toBeNull();
  });

  it("jumps when something else is to be seen, whatever was going on", async () => {
    craft.play([lost], after);
    await vi.advanceTimersByTimeAsync(1000);
    craft.jump(before);
    await vi.advanceTimersByTimeAsync(1000);
    expect(craft.view).toBe(before.view);
    expect(craft.curtain).toBeNull();
  });
});

describe("what a tap means", () => {
  it("is a walk onto a room and a search of the dark", () => {
    expect(meaningOf(middle.view, [0, 2])).toEqual({ type: "walk", to: [0, 2] });
    expect(meaningOf(middle.view, [3, 3])).toEqual({ type: "search", target: [3, 3] });
  });

  it("finds every way to search a square", () => {
    expect(waysToSearch(middle.legal, [0, 0]).map(({ type }) => type)).toEqual(["search", "recall", "recall"]);
    expect(waysToSearch(middle.legal, [0, 2])).toEqual([]);
  });
});
