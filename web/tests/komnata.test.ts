import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  kindOf,
  scoresOf,
  streakOf,
  winnersOf,
  type Card,
  type Finish,
  type Happening,
  type Verdict,
  type View,
} from "../src/games/komnata-strachu/chamber";
import { ALONE, pressOf, rowsFor, signOf } from "../src/games/komnata-strachu/keys";
import { note, usual, withUsual } from "../src/games/komnata-strachu/pace";
import { resultText } from "../src/games/komnata-strachu/challenge";
import { nightsOf, records, sessionOf, slowest, type Session } from "../src/games/komnata-strachu/practice";
import { Race } from "../src/games/komnata-strachu/race.svelte";
import { sound } from "../src/lib/sound/room";
import { settings } from "../src/lib/settings.svelte";
import type { Manner } from "../src/lib/stage.svelte";

const fear = (colour: "red" | "white", shape: "ghost" | "skull"): Card => ({ type: "fear", colour, shape });
const CARDS = [fear("red", "ghost"), fear("white", "skull"), fear("red", "skull")] as const;
const GUEST: Card = { type: "guest" };
const ESCAPE: Card = { type: "fear_escape" };

const finish = (seat: number, time: number, fault: Finish["fault"] = null): Finish => ({
  seat,
  tokens: ["ghost"],
  time,
  claimed: time,
  believed: true,
  fault,
  head_start: 0,
});
const verdict = (winner: number | null, ...finishes: Finish[]): Verdict => ({
  cards: CARDS,
  by_shape: ["ghost", "skull"],
  by_colour: ["pumpkin", "spider"],
  finishes,
  first: winner === null ? [] : [winner],
  winner,
  void: false,
});

const OPTIONS = { players: 2, time_limit: 5000, rounds: null, pause: 8000, countdown: 1500, invasions: [], escapes: 5, guests: 5, screens: [], head_starts: [], usual: null }; // prettier-ignore
const view = (stage: View["stage"], told: readonly Verdict[] = [], rounds = 1): View => ({
  seat: 0,
  options: OPTIONS,
  deck: 52,
  won: [told.some(({ winner }) => winner === 0) ? [...CARDS] : [], []],
  connected: [true, true],
  box: [],
  rounds,
  stage,
  told,
});
const lane = {
  trip: { sent: 0, longest: 0, shortest: 0 },
  missed: false,
  tokens: [],
  claim: null,
  gave_up: false,
  heard: 0,
};
const racer = { missed: false, allowance: 50, hit: false, forward: 0, lane: null };
const OPEN: View["stage"] = { type: "open", cards: CARDS, since: 0, racers: [{ ...racer, lane }, racer] };
const PAUSE: View["stage"] = { type: "pause", since: 900, ready: [false, false], until: 8900 };

describe("a streak", () => {
  it("counts the rounds that the last winner has won in a row", () => {
    const won = (...winners: (number | null)[]): Verdict[] => winners.map((winner) => verdict(winner));
    expect(streakOf([])).toBe(0);
    expect(streakOf(won(0, null))).toBe(0);
    expect(streakOf(won(0, 1, 1))).toBe(2);
    expect(streakOf(won(1, 1, null, 1))).toBe(1);
  });
});

describe("keys", () => {
  it("gives one player the digits, the number block and the space bar", () => {
    expect(pressOf("Digit1", [ALONE])).toEqual({ lane: 0, token: 0 });
    expect(pressOf("Numpad5", [ALONE])).toEqual({ lane: 0, token: 4 });
    expect(pressOf("Space", [ALONE])).toEqual({ lane: 0, light: true });
    expect(pressOf("Digit6", [ALONE])).toBeNull();
  });
  it("gives several players a row each, and no key to two of them", () => {
    for (const players of [2, 3, 4]) {
      const codes = rowsFor(players).flatMap(({ tokens, light }) => [...tokens, light]);
      expect(new Set(codes).size).toBe(6 * players);
    }
    expect(pressOf("KeyI", rowsFor(2))).toEqual({ lane: 1, token: 1 });
    expect(pressOf("KeyZ", rowsFor(2))).toBeNull();
    expect(pressOf("Backspace", rowsFor(4))).toEqual({ lane: 1, light: true });
  });
  it("shows what is printed on them, where that is known", () => {
    expect(signOf("KeyQ")).toBe("Q");
    expect(signOf("KeyQ", new Map([["KeyQ", "a"]]))).toBe("A");
    expect(signOf("Space", new Map([["Space", " "]]))).toBe("␣");
  });
});

describe("what the cards are", () => {
  it("names the kind of round", () => {
    expect(kindOf(CARDS)).toBe("fears");
    expect(kindOf([GUEST, CARDS[0], CARDS[1]])).toBe("guest");
    expect(kindOf([GUEST, ESCAPE, CARDS[1]])).toBe("two");
    expect(kindOf([GUEST, ESCAPE, GUEST])).toBe("three");
  });
});

describe("the end", () => {
  it("is won by most cards, then by most Special cards, else by several", () => {
    const won = (...piles: (readonly Card[])[]): View => ({ ...view({ type: "over" }), won: piles });
    expect(winnersOf(won([...CARDS], [GUEST]))).toEqual([0]);
    expect(winnersOf(won([...CARDS], [GUEST, CARDS[0], CARDS[1]]))).toEqual([1]);
    expect(winnersOf(won([], []))).toEqual([0, 1]);
  });
  it("counts means, best rounds and mistakes", () => {
    const told = [
      verdict(0, finish(0, 800), finish(1, 900, { type: "nothing_pushed" })),
      verdict(0, finish(0, 600)),
      verdict(null, finish(1, 700, { type: "nothing_pushed" })),
    ];
    const [ada, bob] = scoresOf(view({ type: "over" }, told));
    expect(ada).toMatchObject({ rounds: 2, mean: 700, best: { round: 2, time: 600 }, wrong: {} });
    expect(bob).toMatchObject({ rounds: 0, mean: null, best: null, wrong: { nothing_pushed: 2 } });
  });
  it("knows a record only from a practice with few mistakes", () => {
    const good = { at: 1, rounds: 10, right: 9, mean: 900, best: 700 };
    const hasty = { at: 2, rounds: 10, right: 5, mean: 500, best: 400 };
    expect(records([good, hasty])).toEqual({ mean: 900, best: 400 });
    expect(records([])).toEqual({ mean: null, best: null });
    expect(sessionOf(view({ type: "over" }, [verdict(null)]), 5)).toBeNull();
    expect(sessionOf(view({ type: "over" }, [verdict(0, finish(0, 640))]), 5)).toMatchObject({ mean: 640, right: 1 });
  });
});

describe("practice", () => {
  const ESCAPED = [GUEST, ESCAPE, CARDS[0]] as const;
  const played = (at: number, ...told: Verdict[]): Session => {
    const session = sessionOf(view({ type: "over" }, told), at);
    if (!session) throw new Error("nothing was right");
    return session;
  };

  it("knows what one is slow at, over all that was played", () => {
    const two = { ...verdict(0, finish(0, 3000)), cards: ESCAPED };
    const missed = { ...verdict(null), cards: ESCAPED };
    const kept = [played(1, verdict(0, finish(0, 800)), two), played(2, verdict(0, finish(0, 600)), missed)];
    expect(slowest(kept)).toEqual([
      { kind: "two", mean: 3000, wrong: 1 },
      { kind: "fears", mean: 700, wrong: 0 },
    ]);
    expect(slowest([played(3, verdict(0, finish(0, 500)), missed)])[0]).toEqual({ kind: "two", mean: null, wrong: 1 });
    expect(slowest([{ at: 1, rounds: 1, right: 1, mean: 1, best: 1 }])).toEqual([]);
  });
  it("counts an evening and the hours after midnight as one night", () => {
    const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
    const night = (when: number, time: number): Session => played(when, verdict(0, finish(0, time)));
    const kept = [night(at(1, 22), 900), night(at(2, 1), 700), night(at(2, 21), 600)];
    expect(nightsOf(kept).map(({ mean }) => mean)).toEqual([800, 600]);
  });
  it("is told to others without its cards", () => {
    const text = resultText("K", "today", [verdict(0, finish(0, 1940)), verdict(null), verdict(0, finish(0, 1000))]);
    expect(text).toBe("K · today\n2/3 · 1.47 s\n★1.9 ✕ ★1.0");
    expect(resultText("K", "today", [verdict(null)])).toBe("K · today\n0/1\n✕");
  });
});

describe("the pace of a player", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("is the median of the last right hits, once there are a few", () => {
    note(900);
    note(5000);
    expect(withUsual({ players: 3 })).toEqual({ players: 3, usual: null });
    note(1000);
    expect(withUsual({ players: 3 })).toEqual({ players: 3, usual: 1000 });
    for (let time = 0; time < 24; time += 1) note(400);
    expect(usual()).toBe(400);
  });
  it("is not told where several share the screen", () => {
    const shared = { players: 2, screens: [0, 0] };
    expect(withUsual(shared)).toBe(shared);
  });
});

describe("the race", () => {
  let frames: FrameRequestCallback[];
  let now: number;
  const acts: unknown[] = [];
  const act = (action: unknown): Promise<void> => {
    acts.push(action);
    return Promise.resolve();
  };
  const paint = (at: number): void => {
    now = at;
    for (const frame of frames.splice(0)) frame(at);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    settings.lessMotion = false;
    frames = [];
    now = 0;
    acts.length = 0;
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    vi.spyOn(performance, "now").mockImplementation(() => now);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const manner = (told: () => void): Manner => ({ told, speed: () => 1, patient: () => true });

  function race(stage: View["stage"], told = vi.fn()): Race {
    const made = new Race(view(stage, [], stage.type === "open" ? 1 : 0), manner(told));
    made.seat(new Map([[0, act]]));
    return made;
  }

  it("counts from the frame that shows the cards to the event's own time", () => {
    const run = race({ ...PAUSE, since: 0 });
    run.play([], view(OPEN));
    run.toggle(0, "ghost"); // the cards are not painted yet
    expect(acts).toEqual([]);
    paint(1000);
    run.toggle(0, "ghost");
    run.toggle(0, "skull");
    run.toggle(0, "ghost");
    run.hit(0, 1634.4);
    expect(run.lanes[0]).toMatchObject({ tokens: ["skull"], hit: true, time: 634 });
    run.toggle(0, "puppet");
    run.hit(0, 1700);
    expect(acts).toEqual([
      { type: "push", token: "ghost" },
      { type: "push", token: "skull" },
      { type: "pull", token: "ghost" },
      { type: "hit", time: 634 },
    ]);
  });

  it("does not count the time for which the clock was stopped", async () => {
    const run = race({ ...PAUSE, since: 0 });
    run.play([], view(OPEN));
    paint(1000);
    now = 1200;
    expect(run.hold(true)).toBe(true);
    expect(run.hold(true)).toBe(false);
    run.toggle(0, "ghost"); // nothing is done behind a sheet
    await vi.advanceTimersByTimeAsync(60_000);
    now = 61_200;
    expect(run.timeUp).toBe(false);
    expect(run.hold(false)).toBe(true);
    run.hit(0, 61_300);
    expect(acts).toEqual([{ type: "hit", time: 300 }]);
    await vi.advanceTimersByTimeAsync(4800); // 200 of 5000 were over
    expect(run.timeUp).toBe(true);
    run.end();
  });

  it("lets who has a head start play on for as long", async () => {
    const granted = (stage: View["stage"], rounds: number): View => {
      const plain = view(stage, [], rounds);
      return { ...plain, options: { ...plain.options, screens: [0, 0], head_starts: [3000, 0] } };
    };
    const run = new Race(granted({ ...PAUSE, since: 0 }, 0), manner(vi.fn()));
    run.seat(new Map([0, 1].map((seat) => [seat, act])));
    run.play([], granted(OPEN, 1));
    paint(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(run.timeUp).toBe(false);
    run.toggle(1, "ghost");
    run.toggle(0, "skull");
    expect(acts).toEqual([{ type: "push", token: "skull" }]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(run.timeUp).toBe(true);
    run.end();
  });

  it("keeps what was pushed here, whatever older news the table sends", () => {
    const run = race({ ...PAUSE, since: 0 });
    run.play([], view(OPEN));
    paint(100);
    run.toggle(0, "spider");
    run.play(
      [],
      view({
        ...OPEN,
        racers: [
          { ...racer, lane },
          { ...racer, hit: true },
        ],
      }),
    );
    expect(run.lanes[0]?.tokens).toEqual(["spider"]);
  });

  it("goes on with what the table knows after the page was loaded anew", () => {
    const made = new Race(view({ ...OPEN, racers: [{ ...racer, lane: { ...lane, tokens: ["puppet"] } }, racer] }));
    made.seat(new Map([[0, act]]));
    paint(50);
    expect(made.lanes[0]?.tokens).toEqual(["puppet"]);
  });

  it("holds the verdict, and the log, until it has been shown", async () => {
    const told = vi.fn();
    const run = race({ ...PAUSE, since: 0 }, told);
    run.play([{ type: "cards_turned_up" } as Happening], view(OPEN));
    paint(10);
    expect(told).toHaveBeenCalledTimes(1);
    run.hit(0, 500);
    const events = ["switch_hit", "right_hit_shown", "round_decided"].map((type) => ({ type, seat: 0 }) as Happening);
    run.play(events, view(PAUSE, [verdict(0, finish(0, 490))]));
    expect(run.reveal).toBe("suspense");
    expect(run.won).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveBeenCalledTimes(2);
    run.goOn(0); // a finger that was about to hit
    expect(acts.at(-1)).toMatchObject({ type: "hit" });
    await vi.advanceTimersByTimeAsync(250);
    expect(run.reveal).toBe("photo");
    await vi.advanceTimersByTimeAsync(550); // nobody else has hit: there is nothing to wait for
    expect(run.reveal).toBe("told");
    expect(run.won).toEqual([3, 0]);
    expect(told).toHaveBeenCalledTimes(4);
    expect(run.lanes[0]).toMatchObject({ tokens: [], hit: false });
    now = 3000;
    run.goOn(0);
    expect(acts.at(-1)).toEqual({ type: "ready" });
  });

  it("shows new cards at once, even in the middle of a verdict", async () => {
    const told = vi.fn();
    const run = race({ ...PAUSE, since: 0 }, told);
    run.play([], view(OPEN));
    paint(10);
    run.play([{ type: "round_decided" } as Happening], view(PAUSE, [verdict(0, finish(0, 490))]));
    run.play([{ type: "cards_turned_up" } as Happening], view(OPEN, [verdict(0, finish(0, 490))], 2));
    expect(run.reveal).toBe("told");
    expect(told).toHaveBeenCalledTimes(2);
    paint(900);
    await vi.advanceTimersByTimeAsync(3000);
    expect(run.shownAt).toBe(900);
  });

  it("knows what happened before the screen was there, and does not show it", async () => {
    const told = vi.fn();
    const run = race(PAUSE, told);
    const now = view(PAUSE, [verdict(0, finish(0, 490))], 0);
    const late = new Race(now, manner(told));
    late.play([{ type: "switch_hit", seat: 0 } as Happening, { type: "round_decided" } as Happening], now);
    expect(late.reveal).toBe("told");
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveBeenCalledTimes(2);
    run.end();
  });

  it("is left in the middle of a verdict: nothing more is told, counted or heard", async () => {
    const told = vi.fn();
    const heard = vi.spyOn(sound, "make").mockImplementation(() => undefined);
    const run = race({ ...PAUSE, since: 0 }, told);
    run.play([], view(OPEN));
    paint(10);
    run.play([{ type: "round_decided" } as Happening], view(PAUSE, [verdict(0, finish(0, 490), finish(1, 600))]));
    await vi.advanceTimersByTimeAsync(100);
    const [before, said] = [heard.mock.calls.length, told.mock.calls.length];
    run.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([heard.mock.calls.length, told.mock.calls.length]).toEqual([before, said]);
    expect([run.count, run.timeUp]).toEqual([0, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("takes its time over a race of two", async () => {
    const run = race(OPEN);
    run.play([{ type: "round_decided" } as Happening], view(PAUSE, [verdict(0, finish(0, 490), finish(1, 600))]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(run.reveal).toBe("photo");
    await vi.advanceTimersByTimeAsync(700);
    expect(run.reveal).toBe("told");
  });

  it("waits for as long as somebody is not ready, and counts then", async () => {
    const waiting: View["stage"] = { type: "pause", since: 0, ready: [false, true], until: null };
    const run = race(waiting);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run.count).toBe(0);
    expect(run.pauseEnds).toBeNull();
    run.play([], view({ ...waiting, ready: [true, true], until: 61_500 }, [], 0));
    await vi.advanceTimersByTimeAsync(10);
    expect(run.count).toBe(3);
  });

  it("counts three, two, one before the cards, and shuts when time is up", async () => {
    const run = race({ ...PAUSE, since: 0, until: 8000 });
    run.play([], view({ ...PAUSE, since: 0, ready: [true, true], until: 1600 }, [], 0));
    const seen: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      await vi.advanceTimersByTimeAsync(at ? 500 : 10);
      seen.push(run.count);
    }
    expect(seen).toEqual([3, 2, 1]);
    run.play([], view(OPEN));
    expect(run.count).toBe(0);
    paint(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(run.timeUp).toBe(true);
    run.hit(0, 5100);
    expect(acts).toEqual([]);
    run.end();
  });
});
