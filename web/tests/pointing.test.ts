import { describe, expect, it } from "vitest";
import { placeOf as inMansion } from "../src/games/hako-onna/pointing";
import { placeOf as inHouse } from "../src/games/hidden-rooms/pointing";
import { placeOf as inChamber } from "../src/games/komnata-strachu/pointing";
import type { Place } from "../src/lib/table/pointing";
import type { Announced, Event as MansionEvent } from "../src/lib/wire-hako-onna";
import type { Event as HouseEvent } from "../src/lib/wire-hidden-rooms";
import type { Event as ChamberEvent } from "../src/lib/wire-komnata-strachu";

/** Something for every field that any event has: each takes its own. */
const ALL = {
  seat: 2,
  room: 3,
  shadow: 7,
  slot: 1,
  vacant: 4,
  first: 5,
  second: 6,
  to: [1, 2],
  at: [3, 4],
  target: [0, 5],
  winner: 1,
  finish: { seat: 2 },
  placed: { board: 8 },
  deed: { type: "use" },
};
const made = <Event>(type: string, ...changes: object[]): Event => Object.assign({ type }, ALL, ...changes) as Event;
const told = (place: Place | null): string => place?.map(({ kind, name }) => `${kind} ${name}`.trim()).join(", ") ?? "";

const HOUSE: Readonly<Record<HouseEvent["type"], string>> = {
  stage_opened: "",
  tile_offered: "",
  stage_begun: "square (5, 5)",
  child_walked: "square (1, 2)",
  tile_drawn: "square (0, 5)",
  room_laid: "square (3, 4)",
  tile_remembered: "memory",
  memory_overflowed: "pile",
  monster_turned: "monster",
  monster_advanced: "square (1, 2)",
  stage_won: "square (0, 0)",
  stage_lost: "monster",
  star_turned_up: "",
  game_won: "",
  game_lost: "",
};

const CHAMBER: Readonly<Record<ChamberEvent["type"], string>> = {
  cards_turned_up: "",
  cards_sent: "plate 2",
  token_pushed: "plate 2",
  token_pulled: "plate 2",
  switch_hit: "plate 2",
  gave_up: "plate 2",
  right_hit_shown: "plate 2",
  wrong_hit_shown: "plate 2",
  round_decided: "plate 1",
  photo_decided: "plate 1",
  cards_boxed: "",
  player_ready: "plate 2",
  player_gone: "plate 2",
  player_back: "plate 2",
  game_over: "plate 1",
};

const MANSION: Readonly<Record<MansionEvent["type"], string>> = {
  first_chosen: "plate 2",
  item_taken: "plate 2",
  board_drawn: "plate 2",
  board_laid: "board 8",
  numbers_chosen: "plate 0",
  weakness_chosen: "plate 0",
  laid: "shadow 4",
  power_kept: "plate 0",
  bones_put: "shadow 7",
  turn_began: "plate 2",
  card_turned: "plate 2",
  card_kept: "plate 2",
  disc_fell: "plate 2",
  disc_kept: "plate 2",
  music_played: "plate 2",
  made_noise: "room 3",
  time_overdue: "",
  noise_reset: "",
  announced: "plate 2",
  interrupted: "shadow 7",
  lapsed: "plate 2",
  walked: "room 3",
  dragged: "room 3",
  peeked: "shadow 7",
  lit: "shadow 7",
  exposed: "shadow 7",
  page_found: "shadow 7",
  ghosts_shown: "shadow 7",
  taken: "shadow 7",
  replaced: "shadow 7",
  named: "plate 2",
  safe_opened: "plate 2",
  peek_done: "shadow 7",
  discarded: "shadow 7",
  showed: "plate 2",
  offered: "plate 2",
  asked: "plate 2",
  declined: "plate 2",
  gave: "plate 2",
  voted: "plate 2",
  turn_ended: "plate 2",
  spent: "plate 2",
  charmed: "slot 1",
  drops_work: "plate 2",
  answered: "room 3",
  power_read: "slot 1",
  salted: "room 3",
  weapon_struck: "shadow 7",
  removed: "shadow 7",
  fled: "room 3",
  died: "shadow 7",
  confided: "plate 2",
  mary_shown: "plate 2",
  mary_gone: "plate 2",
  hand_seen: "plate 2",
  snatched: "plate 2",
  carried_to: "shadow 7",
  her_turn: "plate 0",
  screamed: "room 3",
  drew: "plate 0",
  despair_drawn: "plate 0",
  power_set: "slot 1",
  power_taken: "slot 1",
  eyes_closed: "",
  activated: "room 3",
  looked: "shadow 7",
  swapped: "shadow 5, shadow 6",
  turned_down: "shadow 7",
  hid: "shadow 7",
  stayed: "plate 2",
  eyes_opened: "",
  way_closed: "",
  ended: "",
  uncovered: "shadow 7",
};

const DEEDS: Readonly<Record<Announced["deed"]["type"], string>> = {
  walk_to: "room 3",
  peek_at: "shadow 7",
  use: "plate 2",
  use_at_room: "room 3",
  use_at_shadow: "shadow 7",
  use_at_slot: "slot 1",
  use_along: "room 5, room 6",
  use_charm: "slot 1",
  use_weapon: "shadow 7",
};

describe("the place that a line of the log tells of", () => {
  it.each(Object.entries(HOUSE))("in the house: %s", (type, place) => {
    expect(told(inHouse([made(type)], 0))).toBe(place);
  });
  it.each(Object.entries(CHAMBER))("in the chamber: %s", (type, place) => {
    expect(told(inChamber([made(type)], 0))).toBe(place);
  });
  it.each(Object.entries(MANSION))("in the mansion: %s", (type, place) => {
    expect(told(inMansion([made(type)], 0))).toBe(place);
  });
  it.each(Object.entries(DEEDS))("of what is announced: %s", (type, place) => {
    expect(told(inMansion([made("announced", { deed: { ...ALL, type } })], 0))).toBe(place);
  });

  it("is the edge where there is no other", () => {
    expect(told(inMansion([made("interrupted", { shadow: null })], 0))).toBe("room 3");
    expect(told(inMansion([made("interrupted", { shadow: null, room: null })], 0))).toBe("slot 1");
    expect(told(inMansion([made("answered", { room: null })], 0))).toBe("plate 0");
    expect(told(inMansion([made("power_read", { slot: null })], 0))).toBe("plate 0");
    expect(inMansion([made("mary_shown", { seat: null })], 0)).toBeNull();
    expect(inChamber([made("round_decided", { winner: null })], 0)).toBeNull();
  });

  it("is where the monster or the child stood then, in the same stage", () => {
    const night: HouseEvent[] = [
      made("stage_opened"),
      made("monster_advanced", { to: [2, 2] }),
      made("monster_turned"),
      made("child_walked", { to: [5, 4] }),
      made("room_laid", { at: [4, 4] }),
      made("stage_lost", { reason: "turn_limit" }),
      made("stage_lost", { reason: "caught" }),
      made("stage_opened"),
      made("monster_turned"),
      made("stage_lost", { reason: "turn_limit" }),
    ];
    const place = (at: number): string => told(inHouse(night, at));
    expect([2, 5, 6, 8, 9].map(place)).toEqual([
      "square (2, 2)",
      "square (4, 4)",
      "square (2, 2)",
      "monster",
      "square (5, 5)",
    ]);
  });
});
