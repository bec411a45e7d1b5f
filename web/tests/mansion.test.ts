import { describe, expect, it } from "vitest";
import type { BoardPlan, Mansion } from "../src/lib/wire-hako-onna";
import { planOf, roomBoxes, SHADOW, UNIT } from "../src/games/hako-onna/mansion";
import { kindsOf, KINDS } from "../src/games/hako-onna/knowing";

const room = (name: string, shadows: number): BoardPlan["rooms"][number] => ({
  name,
  shadows,
  grudge: false,
  safe: false,
  title: "",
});
const HALL: BoardPlan = { name: "1F Hall", rooms: [room("1F Hall", 1)], doors: ["0 N", "0 E", "0 W"] };
const KITCHEN: BoardPlan = {
  name: "Kitchen / Storage Room",
  rooms: [room("Kitchen", 2), room("Storage Room", 2)],
  doors: ["0 W", "0 N", "1 E"],
};

function house(turn: number, x: number, y: number, passages: Mansion["passages"]): Mansion {
  const rooms = [
    { name: "1F Hall", floor: 0, shadows: [0], grudge: false },
    { name: "Kitchen", floor: 0, shadows: [1, 2], grudge: false },
    { name: "Storage Room", floor: 0, shadows: [3, 4], grudge: false },
  ];
  const placed = [
    { board: 0, floor: 0, x: 0, y: 0, turn: 0 },
    { board: 1, floor: 0, x, y, turn },
  ];
  return { placed, rooms, passages, near: [], room_of: [0, 1, 1, 2, 2], safe: 0, masks: [] };
}

describe("the plan of the mansion", () => {
  it("gives each of two rooms the walls that its doors are in", () => {
    const [kitchen, storage] = roomBoxes(KITCHEN);
    expect(kitchen).toEqual({ x: 0, y: 0, w: 60, h: UNIT });
    expect(storage).toEqual({ x: 60, y: 0, w: 40, h: UNIT });
  });

  it.each([0, 1, 2, 3])("keeps Shadows apart and inside their rooms, turned %i times", (turn) => {
    const plan = planOf(house(turn, 0, -1, []), [HALL, KITCHEN], 0);
    expect(plan.shadows.map(({ shadow }) => shadow).sort()).toEqual([0, 1, 2, 3, 4]);
    for (const { room: number, x, y } of plan.shadows) {
      const box = plan.rooms.find((place) => place.room === number)?.box;
      expect(box && x - SHADOW / 2 >= box.x && x + SHADOW / 2 <= box.x + box.w).toBe(true);
      expect(box && y - SHADOW / 2 >= box.y && y + SHADOW / 2 <= box.y + box.h).toBe(true);
    }
    for (const one of plan.shadows)
      for (const other of plan.shadows)
        if (one !== other)
          expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(SHADOW);
  });

  it("draws a door that two boards share once, with its passage", () => {
    const plan = planOf(house(2, 0, -1, [[0, 1], [1, 2]]), [HALL, KITCHEN], 0); // prettier-ignore
    const shared = plan.doors.filter((door) => door.x === 50 && door.y === UNIT);
    expect(shared).toHaveLength(1);
    expect(shared[0]?.passage).toBe(0);
    expect(plan.doors.filter((door) => door.passage < 0)).toHaveLength(4);
  });
});

describe("what is known", () => {
  it("reads sets of more than 32 kinds", () => {
    expect(kindsOf(2 ** 34 + 1)).toEqual(["hako-onna", "empty"]);
    expect(KINDS).toHaveLength(35);
  });
});
