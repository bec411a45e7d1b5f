import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Card, Finish, Verdict, View } from "../src/games/komnata-strachu/chamber";
import { ear } from "../src/games/komnata-strachu/ear.svelte";
import { SPAN } from "../src/games/komnata-strachu/earcons";
import { headStartIn } from "../src/games/komnata-strachu/games";
import { linesOf } from "../src/games/komnata-strachu/recital";
import { announcement, finishWords, headStartWords, waitingWords } from "../src/games/komnata-strachu/reading";
import { Reciter } from "../src/games/komnata-strachu/reciter.svelte";
import type { Race } from "../src/games/komnata-strachu/race.svelte";
import { announcer } from "../src/lib/announcer.svelte";
import type { Person } from "../src/lib/play";
import { sound } from "../src/lib/sound/room";
import { words } from "../src/lib/words.svelte";

const fear = (colour: "red" | "white" | "yellow", shape: "ghost" | "skull" | "spider" | "puppet"): Card => ({
  type: "fear",
  colour,
  shape,
});
const INVASION: Card = {
  type: "fear_invasion",
  row: [
    { type: "fear", shape: "puppet", colour: "white" },
    { type: "fear", shape: "spider", colour: "pink" },
  ],
};
const GUEST: Card = { type: "guest" };
const PEOPLE = [{ name: "Ada" }, { name: "Ola" }] as unknown as readonly Person[];

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.learn("komnata-strachu");
});

describe("the order in which cards are told", () => {
  const told = (...cards: Card[]): string[] => linesOf(cards).map((line) => line.words);

  it("is that of the table, where there are only Fears", () => {
    expect(told(fear("red", "ghost"), fear("yellow", "skull"), fear("white", "spider"))).toEqual([
      "red ghost",
      "yellow skull",
      "white spider",
    ]);
  });
  it("begins with the Special card, which says how the others are to be heard", () => {
    expect(told(fear("red", "ghost"), fear("yellow", "skull"), GUEST)).toEqual(["Guest", "red ghost", "yellow skull"]);
  });
  it("tells the row of an Invasion next, by its places", () => {
    expect(told(fear("red", "ghost"), INVASION, fear("white", "spider"))).toEqual([
      "Fear Invasion",
      "1: white puppet",
      "2: pink spider",
      "red ghost",
      "white spider",
    ]);
  });
  it("leaves nothing out where two Special cards cancel each other, and tells the third card first", () => {
    expect(told(INVASION, fear("red", "ghost"), GUEST)).toEqual([
      "Fear Invasion",
      "Guest",
      "red ghost",
      "1: white puppet",
      "2: pink spider",
    ]);
  });
});

describe("telling them", () => {
  const made: unknown[] = [];
  const LINES = ["one", "two", "three"].map((text) => ({ words: text, voice: () => undefined }));
  let reciter: Reciter;
  const said = (): string => announcer.urgent.trimEnd();

  beforeEach(() => {
    vi.useFakeTimers();
    made.length = 0;
    announcer.urgent = "";
    vi.spyOn(sound, "make").mockImplementation((voice) => void made.push(voice));
    Object.assign(ear, { on: true, manner: "words", pace: 1 });
    reciter = new Reciter();
  });
  afterEach(() => {
    reciter.stop();
    ear.on = false;
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("says one line after the other at the listener's pace, and then is silent", () => {
    reciter.start(LINES);
    expect(said()).toBe("one");
    vi.advanceTimersByTime(999);
    expect(said()).toBe("one");
    vi.advanceTimersByTime(1);
    expect(said()).toBe("two");
    vi.advanceTimersByTime(60_000);
    expect(said()).toBe("three");
    expect(vi.getTimerCount()).toBe(0);
    expect(made).toEqual([]);
  });
  it("waits for the key where the listener wants that", () => {
    ear.pace = null;
    reciter.start(LINES);
    vi.advanceTimersByTime(60_000);
    expect(said()).toBe("one");
    reciter.step(1);
    expect(said()).toBe("two");
    reciter.step(-1);
    reciter.step(-1);
    expect(said()).toBe("one");
    reciter.step(1);
    reciter.step(1);
    reciter.step(1);
    expect(said()).toBe("three");
  });
  it("repeats a line in words that are read anew, and all from the start", () => {
    ear.pace = null;
    reciter.start(LINES);
    reciter.step(1);
    const first = announcer.urgent;
    reciter.step(0);
    expect(announcer.urgent).not.toBe(first);
    expect(said()).toBe("two");
    reciter.again();
    expect(said()).toBe("one");
  });
  it("makes the sound first and says the words after it", () => {
    ear.manner = "both";
    reciter.start(LINES);
    expect(made).toHaveLength(1);
    expect(said()).toBe("");
    vi.advanceTimersByTime(SPAN * 1000);
    expect(said()).toBe("one");
    vi.advanceTimersByTime(1000);
    expect(made).toHaveLength(2);
  });
  it("says nothing to who wants sounds only", () => {
    ear.manner = "sounds";
    reciter.start(LINES);
    vi.advanceTimersByTime(60_000);
    expect(made).toHaveLength(3);
    expect(said()).toBe("");
  });
  it("stops where it is, and goes on there", () => {
    reciter.start(LINES);
    vi.advanceTimersByTime(1000);
    reciter.stop();
    vi.advanceTimersByTime(60_000);
    expect(said()).toBe("two");
    reciter.goOn();
    vi.advanceTimersByTime(1000);
    expect(said()).toBe("three");
  });
});

const CARDS = [fear("red", "ghost"), INVASION, fear("white", "skull")] as const;
const OPTIONS = { head_starts: [5000, 0] } as unknown as View["options"];
const racing = (hit: boolean): Race => {
  const racer = { missed: false, allowance: 50, hit: false, forward: 0, lane: null };
  const stage = { type: "open", cards: CARDS, since: 0, racers: [{ ...racer, hit }, racer] };
  return { view: { stage, options: OPTIONS, told: [] } } as unknown as Race;
};

describe("what is said around it", () => {
  it("is not all cards at once to who is told them one by one", () => {
    ear.on = true;
    expect(announcement(racing(false), PEOPLE, [0])).toBe("");
    ear.on = false;
    expect(announcement(racing(false), PEOPLE, [0])).toBe(
      "red ghost; Fear Invasion: white puppet, pink spider; white skull",
    );
  });
  it("names who has a head start, before the game and while the table waits for them", () => {
    expect(headStartIn({ head_starts: [2500, 0] }, 0)).toBe("2.5 s head start");
    expect([headStartIn({ head_starts: [2500, 0] }, 1), headStartIn({}, 0)]).toEqual(["", ""]);
    expect(headStartWords(racing(false).view, PEOPLE)).toBe("Ada: 5 s head start.");
    expect(waitingWords(racing(false), PEOPLE, [1])).toBe("Ada can still be first, with a head start of 5 s.");
    expect(waitingWords(racing(true), PEOPLE, [1])).toBe("");
    expect(waitingWords(racing(false), PEOPLE, [0])).toBe("");
  });
  it("tells the photo finish: the row of an Invasion, what was right, and names, times and head starts of all hits", () => {
    const hit = (seat: number, time: number, head_start: number, tokens: Finish["tokens"]): Finish => ({
      seat,
      tokens,
      time,
      claimed: time,
      believed: true,
      fault: null,
      head_start,
    });
    const verdict: Verdict = {
      cards: CARDS,
      by_shape: ["puppet", "spider"],
      by_colour: ["pumpkin", "ghost"],
      finishes: [hit(0, 7200, 5000, ["puppet", "spider"]), hit(1, 2400, 0, ["pumpkin", "ghost"])],
      first: [0],
      winner: 0,
      void: false,
    };
    expect(finishWords(verdict, PEOPLE)).toBe(
      "By shape: puppet, yellow; spider, red. By colour: pumpkin, white; ghost, pink. " +
        "Ada: puppet, yellow; spider, red. 2.200 s (7.200 s, less 5 s head start), right, and first. " +
        "Ola: pumpkin, white; ghost, pink. 2.400 s, right, but too slow. " +
        "red ghost; Fear Invasion: white puppet, pink spider; white skull.",
    );
    expect(finishWords({ ...verdict, void: true }, PEOPLE)).toBe("");
  });
});
