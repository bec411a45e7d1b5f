import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Frame, View as MansionView } from "../src/games/hako-onna/mansion";
import { momentOf as inMansion } from "../src/games/hako-onna/moment";
import type { Event as HouseEvent, View as HouseView } from "../src/games/hidden-rooms/house";
import { momentOf as inHouse } from "../src/games/hidden-rooms/moment";
import type { View as ChamberView } from "../src/games/komnata-strachu/chamber";
import { momentOf as inChamber } from "../src/games/komnata-strachu/moment";

/** The panels of a game, in their order. */
function panelsOf(game: string): readonly string[] {
  const source = readFileSync(new URL(`../src/games/${game}/InPictures.svelte`, import.meta.url), "utf-8");
  return [...source.matchAll(/text="(web-[a-z-]+)"/g)].map(([, text = ""]) => text);
}

describe("the rules open at what happens now", () => {
  const turn = {
    waiting: "child",
    watched: [],
    foreseen: [],
    child: [5, 5],
    walks: 2,
    turn: 5,
    actions_left: 20,
    memory: [{ colour: "red", number: 1 }],
  };
  const house = (changes: object, showing: object | null = null): string =>
    inHouse({ ...turn, ...changes } as unknown as HouseView, showing as HouseEvent | null).replace(
      "web-hr-picture-",
      "",
    );

  it.each([
    ["goal", { waiting: "stage_tile" }],
    ["goal", { waiting: "first_tile" }],
    ["goal", { waiting: "second_tile" }],
    ["goal", { waiting: "begin" }],
    ["turn", { turn: 1 }],
    ["fits", { turn: 1, walks: 1 }],
    ["fits", { waiting: "search" }],
    ["fits", { memory: [] }],
    ["memory", {}],
    ["monster", { actions_left: 6 }],
    ["sight", { watched: [[5, 5]] }],
    ["sight", { foreseen: [{ type: "monster_turned", facing: "east", sees_child: true }] }],
    ["end", { waiting: "over" }],
  ])("in the house: %s, by %j", (panel, changes) => expect(house(changes)).toBe(panel));

  const SHOWN: Readonly<Record<HouseEvent["type"], string>> = {
    stage_opened: "memory",
    tile_offered: "memory",
    stage_begun: "memory",
    child_walked: "memory",
    tile_drawn: "fits",
    room_laid: "fits",
    tile_remembered: "memory",
    memory_overflowed: "memory",
    monster_turned: "monster",
    monster_advanced: "monster",
    stage_won: "end",
    stage_lost: "end",
    star_turned_up: "end",
    game_won: "end",
    game_lost: "end",
  };
  it.each(Object.entries(SHOWN))("in the house while %s is shown", (type, panel) => {
    expect(house({}, { type })).toBe(panel);
  });
  it("in the house while it sees the child", () => {
    expect(house({}, { type: "monster_turned", sees_child: true })).toBe("sight");
  });

  const fear = { type: "fear" };
  const chamber = (stage: object, told: object[] = []): string =>
    inChamber({ stage, told } as unknown as ChamberView).replace("web-ks-picture-", "");
  it.each([
    ["ways", [fear, fear, fear]],
    ["guest", [fear, { type: "guest" }, fear]],
    ["escape", [{ type: "fear_escape" }, fear, fear]],
    ["invasion", [fear, fear, { type: "fear_invasion" }]],
    ["cancel", [{ type: "guest" }, fear, { type: "fear_invasion" }]],
  ])("in the chamber: %s", (panel, cards) => {
    expect(chamber({ type: "open", cards })).toBe(panel);
    expect(chamber({ type: "pause" }, [{ cards }])).toBe(panel);
    expect(chamber({ type: "over" }, [{ cards }])).toBe("win");
  });
  it("in the chamber before the first round", () => expect(chamber({ type: "pause" })).toBe("goal"));

  const MANSION: Readonly<Record<string, readonly Frame["type"][]>> = {
    goal: ["pick_first", "items", "boards", "placing", "uncovering"],
    shadows: ["laying", "grudge"],
    noise: ["turn", "check", "falling", "music"],
    action: ["act", "turn_end", "next"],
    finds: ["looking", "peek", "replacing"],
    death: ["doomed", "rising"],
    hers: [
      ...(["start_power", "window", "after", "snatching", "carrying", "reading", "answering"] as const),
      ...(["hers", "drawing", "arranging", "moving", "hiding", "opening"] as const),
    ],
    escape: ["numbers"],
    rest: ["bones"],
    defeat: ["weak", "strike"],
  };
  const mansion = (view: object): string => inMansion(view as MansionView).replace("web-ho-picture-", "");
  it.each(Object.entries(MANSION).flatMap(([panel, frames]) => frames.map((type) => [panel, type] as const)))(
    "in the mansion: %s, at %s",
    (panel, type) => expect(mansion({ agenda: [{ type: "turn" }, { type }], end: null })).toBe(panel),
  );
  it("in the mansion when it is over", () => {
    expect(["rest", "all-dead", "limit"].map((end) => mansion({ agenda: [], end }))).toEqual(["rest", "death", "goal"]);
  });

  it("at every panel but the one to try", () => {
    const reached = {
      "hidden-rooms": ["goal", "turn", "fits", "memory", "monster", "sight", "end"].map(
        (panel) => `web-hr-picture-${panel}`,
      ),
      "hako-onna": Object.keys(MANSION).map((panel) => `web-ho-picture-${panel}`),
      "komnata-strachu": ["goal", "ways", "guest", "escape", "invasion", "cancel", "win"].map(
        (panel) => `web-ks-picture-${panel}`,
      ),
    };
    for (const [game, panels] of Object.entries(reached)) {
      expect([...panels].sort()).toEqual(
        panelsOf(game)
          .filter((panel) => panel !== "web-ks-picture-try")
          .sort(),
      );
    }
  });
});
