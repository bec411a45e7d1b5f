/** The mansion as it is drawn: where rooms, doors, stairs and Shadows are on the plan. Places only, no rules. */
import type { Play } from "$lib/play";
import type { Place } from "$lib/table/pointing";
import { SEAT_COLOURS } from "./parts/seats";
import type { Action, BoardPlan, Event, Mansion, Options, Placed, View } from "$lib/wire-hako-onna";

export type { Action, Event, Mansion, Options, Placed, View };
export type MansionPlay = Play<View, Action, Event>;
export type Frame = View["agenda"][number];

/** A board is so many units wide. */
export const UNIT = 100;
/** A Shadow is so wide. */
export const SHADOW = 31;
export const FLOORS = [0, 1, 2] as const;
/** Floors from top to bottom. */
export const FLOORS_DOWN = [1, 0, 2] as const;
/** The Visitors' colours, by seat. They carry their number too. */
export const COLOURS = SEAT_COLOURS;

const SIDES = "NESW";
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}
export interface RoomPlace {
  readonly room: number;
  /** The board that it is part of. */
  readonly board: number;
  readonly box: Box;
  readonly label: Box;
  /** Where its Visitors stand. */
  readonly stand: Point;
}
export interface ShadowPlace extends Point {
  readonly shadow: number;
  readonly room: number;
}
export interface DoorPlace extends Point {
  /** Whether one goes through it up or down the plan. */
  readonly upright: boolean;
  /** The passage; -1 for a doorway that leads nowhere. */
  readonly passage: number;
  readonly side: number;
}
export interface StairPlace extends Point {
  readonly passage: number;
  readonly room: number;
  readonly leads: number;
}
export interface FloorPlan {
  readonly floor: number;
  /** Size in squares. */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly boards: readonly Placed[];
  readonly rooms: readonly RoomPlace[];
  readonly shadows: readonly ShadowPlace[];
  readonly doors: readonly DoorPlace[];
  readonly stairs: readonly StairPlace[];
}

function turned({ x, y }: Point, times: number): Point {
  let point = { x, y };
  for (let turn = 0; turn < times; turn += 1) point = { x: UNIT - point.y, y: point.x };
  return point;
}

function turnedBox(box: Box, times: number): Box {
  const one = turned(box, times);
  const other = turned({ x: box.x + box.w, y: box.y + box.h }, times);
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, w: Math.abs(one.x - other.x), h: Math.abs(one.y - other.y) };
}

const doorsOf = (plan: BoardPlan): { room: number; side: number }[] =>
  plan.doors.map((door) => ({ room: Number(door.split(" ")[0]), side: SIDES.indexOf(door.at(-1) ?? "N") }));

/** The rooms of a board that is not turned. Of two, each has its own doors on its own walls. */
export function roomBoxes(plan: BoardPlan): readonly Box[] {
  const whole = { x: 0, y: 0, w: UNIT, h: UNIT };
  if (plan.rooms.length === 1) return [whole];
  const doors = doorsOf(plan);
  const has = (room: number, side: number): boolean => doors.some((door) => door.room === room && door.side === side);
  const half = [3, 0, 1, 2].find((side) => !has(0, (side + 2) % 4) && !has(1, side)) ?? 3;
  const shared = [(half + 1) % 4, (half + 3) % 4];
  const share = shared.some((side) => has(0, side)) ? 0.6 : shared.some((side) => has(1, side)) ? 0.4 : 0.5;
  const first = UNIT * share;
  const boxes = [
    { x: 0, y: 0, w: UNIT, h: first },
    { x: 0, y: first, w: UNIT, h: UNIT - first },
  ] as const;
  // Drawn with the first room in the north, then turned to where it belongs.
  return boxes.map((box) => turnedBox(box, half));
}

/** The corners of a room, those at the board's own corners first: there is furniture. */
function corners(box: Box, doors: readonly Point[]): Point[] {
  const inset = SHADOW / 2 + 4.5;
  const xs = box.w < 2 * inset + 4 ? [box.x + box.w / 2] : [box.x + inset, box.x + box.w - inset];
  const ys = box.h < 2 * inset + 4 ? [box.y + box.h / 2] : [box.y + inset, box.y + box.h - inset];
  const all = ys.flatMap((y) => xs.map((x) => ({ x, y })));
  const near = (point: Point): number => Math.min(99, ...doors.map((door) => Math.hypot(door.x - point.x, door.y - point.y))); // prettier-ignore
  const outer = ({ x, y }: Point): number => Number(Math.min(x, UNIT - x) <= inset && Math.min(y, UNIT - y) <= inset);
  return all.sort(
    (one, other) => outer(other) - outer(one) || near(other) - near(one) || one.y - other.y || one.x - other.x,
  );
}

interface Laid {
  readonly box: Box;
  readonly shadows: readonly Point[];
  readonly stair: Point;
}

function layOut(plan: BoardPlan, turn: number): readonly Laid[] {
  const boxes = roomBoxes(plan);
  const outer = doorsOf(plan).map(({ side }) => ({ x: [50, 100, 50, 0][side] ?? 50, y: [0, 50, 100, 50][side] ?? 50 }));
  const inner = boxes.length > 1 ? [innerDoor(boxes)] : [];
  return boxes.map((unturned, at) => {
    const count = plan.rooms[at]?.shadows ?? 0;
    const free = corners(unturned, [...outer, ...inner]);
    const spots = free.slice(0, count);
    for (let more = 0; spots.length < count; more += 1) spots.push({ x: 30 + 20 * more, y: 50 });
    const spare = free[count] ?? { x: unturned.x + unturned.w / 2, y: unturned.y + unturned.h / 2 };
    return {
      box: turnedBox(unturned, turn),
      shadows: spots.map((spot) => turned(spot, turn)),
      stair: turned(spare, turn),
    };
  });
}

/** Where the Shadows of a board are that is not turned. */
export const spotsOf = (plan: BoardPlan): readonly Point[] => layOut(plan, 0).flatMap(({ shadows }) => shadows);

function innerDoor(boxes: readonly Box[]): Point {
  const [one, other] = boxes as [Box, Box];
  if (one.w === UNIT) return { x: 50, y: Math.max(one.y, other.y) };
  return { x: Math.max(one.x, other.x), y: 50 };
}

/** Where a room's name stands and its Visitors: in the middle, between the furniture. */
function middle(laid: Laid): { label: Box; stand: Point } {
  const { box, shadows } = laid;
  const centre = box.x + box.w / 2;
  const half = box.y + box.h / 2;
  if (box.h === UNIT) {
    const aside = shadows.length > 2 ? 0.22 : 0;
    const stand = { x: centre + (laid.stair.x - centre) * aside, y: half + 11 + (laid.stair.y - half) * aside };
    return { label: { x: box.x + 2, y: half - 20, w: box.w - 4, h: 13 }, stand };
  }
  if (box.h >= 55) {
    const under = shadows.every(({ y }) => y < half);
    const y = under ? box.y + box.h - 12 : box.y + 3;
    return { label: { x: box.x + 2, y, w: box.w - 4, h: 9 }, stand: { x: centre, y: under ? y - 16 : y + 31 } };
  }
  const reach = SHADOW / 2 + 1;
  const left = Math.max(box.x, ...shadows.filter(({ x }) => x < centre).map(({ x }) => x + reach));
  const right = Math.min(box.x + box.w, ...shadows.filter(({ x }) => x >= centre).map(({ x }) => x - reach));
  return {
    label: { x: left, y: box.y + 5, w: right - left, h: 14 },
    stand: { x: (left + right) / 2, y: box.y + box.h - 10 },
  };
}

const shift = <Place extends Point>(place: Place, at: Point): Place => ({
  ...place,
  x: place.x + at.x,
  y: place.y + at.y,
});

/** `squares`: room is left for these too, for boards to come. */
export function planOf(
  house: Mansion,
  boards: readonly BoardPlan[],
  floor: number,
  squares: readonly { floor: number; x: number; y: number }[] = [],
): FloorPlan {
  const placed = house.placed.filter((board) => board.floor === floor);
  const covered = [...placed, ...squares.filter((square) => square.floor === floor)];
  const xs = covered.map(({ x }) => x);
  const ys = covered.map(({ y }) => y);
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  const columns = Math.max(0, ...xs) - left + 1;
  const rows = Math.max(0, ...ys) - top + 1;
  const firsts = boards.map((_, at) => boards.slice(0, at).reduce((sum, plan) => sum + plan.rooms.length, 0));
  const rooms: RoomPlace[] = [];
  const shadows: ShadowPlace[] = [];
  const doors: DoorPlace[] = [];
  const stairs: StairPlace[] = [];
  const passage = (one: number, other: number): number =>
    house.passages.findIndex(([a, b]) => (a === one && b === other) || (a === other && b === one));
  for (const spot of placed) {
    const plan = boards[spot.board];
    if (!plan) continue;
    const at = { x: (spot.x - left) * UNIT, y: (spot.y - top) * UNIT };
    const first = firsts[spot.board] ?? 0;
    layOut(plan, spot.turn).forEach((laid, index) => {
      const room = first + index;
      const { label, stand } = middle(laid);
      rooms.push({
        room,
        board: spot.board,
        box: shift(laid.box, at),
        label: shift(label, at),
        stand: shift(stand, at),
      });
      (house.rooms[room]?.shadows ?? []).forEach((shadow, nth) => {
        const point = laid.shadows[nth] ?? laid.stair;
        shadows.push({ shadow, room, ...shift(point, at) });
      });
      house.passages.forEach(([a, b], number) => {
        const leads = a === room ? b : b === room ? a : -1;
        if (leads < 0 || house.rooms[leads]?.floor === floor) return;
        stairs.push({ passage: number, room, leads, ...shift(laid.stair, at) });
      });
    });
    for (const { room, side } of doorsOf(plan)) {
      const facing = (side + spot.turn) % 4;
      const [dx, dy] = STEPS[facing] ?? [0, 0];
      const other = placed.find((board) => board.x === spot.x + dx && board.y === spot.y + dy);
      if (other && facing > 1 && meets(boards, other, (facing + 2) % 4) !== null) continue; // drawn from the other side
      const theirs = other ? meets(boards, other, (facing + 2) % 4) : null;
      const number = other && theirs !== null ? passage(first + room, (firsts[other.board] ?? 0) + theirs) : -1;
      const point = { x: 50 + dx * 50, y: 50 + dy * 50 };
      doors.push({ ...shift(point, at), upright: dy !== 0, passage: number, side: facing });
    }
    if (plan.rooms.length > 1) {
      const boxes = roomBoxes(plan).map((box) => turnedBox(box, spot.turn));
      const upright = boxes[0]?.w === UNIT;
      doors.push({ ...shift(innerDoor(boxes), at), upright, passage: passage(first, first + 1), side: -1 });
    }
  }
  return { floor, left, top, columns, rows, boards: placed, rooms, shadows, doors, stairs };
}

/** The room behind the door of a board on this side, or null. */
function meets(boards: readonly BoardPlan[], placed: Placed, facing: number): number | null {
  const plan = boards[placed.board];
  const found = plan && doorsOf(plan).find(({ side }) => (side + placed.turn) % 4 === facing);
  return found ? found.room : null;
}

const USUAL = { pause: 4_000, answer_time: 20_000, ghost_time: 60_000 };
type Times = typeof USUAL;
/** The times of this table. Options that are as usual are not told. */
export const timesOf = (view: View): Times => ({ ...USUAL, ...(view.options as Partial<Times>) });

/** Difficulty of the discs. */
export const difficultyOf = (view: View): Options["difficulty"] =>
  (view.options as Partial<Options>).difficulty ?? "regular";

export const top = (view: View): Frame | undefined => view.agenda.at(-1);

/** Whether this seat is on her side: she herself, or one who died. */
export const ghostly = (view: View, seat: number | null): boolean =>
  seat === 0 || (seat !== null && view.visitors[seat - 1]?.alive === false);

export const roomOf = (view: View, shadow: number): number => view.house.room_of[shadow] ?? -1;
export const floorOf = (view: View, room: number): number => view.house.rooms[room]?.floor ?? 0;

type Deed = Extract<Event, { type: "announced" }>["deed"];
interface Aimed {
  readonly place: "room" | "shadow";
  readonly at: number;
}

/** The place that an announcement is about. */
export function placeOfDeed(deed: Deed): Aimed | null {
  if (deed.type === "walk_to") return { place: "room", at: deed.room };
  return "shadow" in deed ? { place: "shadow", at: deed.shadow } : null;
}

/** The place that an announcement, a Peek or a blow is about. */
export function aimedAt(view: View): Aimed | null {
  const frame = top(view);
  if (frame?.type === "peek" || frame?.type === "replacing" || frame?.type === "strike") {
    return { place: "shadow", at: frame.shadow };
  }
  return frame?.type === "window" ? placeOfDeed(frame.deed) : null;
}

/** The floor that a small screen should show: where the seat is, or where something can be chosen. */
export function pageFor(view: View, seat: number | null, lit: readonly { place: string; at: number }[]): number | null {
  const her = view.hers?.ghosts.find((ghost) => ghost.seat === seat);
  const mine = her ? roomOf(view, her.shadow) : seat ? (view.visitors[seat - 1]?.room ?? -1) : -1;
  const home = mine >= 0 ? floorOf(view, mine) : null;
  const floors = lit.flatMap(({ place, at }) =>
    place === "room" ? [floorOf(view, at)] : place === "shadow" ? [floorOf(view, roomOf(view, at))] : [],
  );
  if (home !== null && (!floors.length || floors.includes(home))) return home;
  return floors[0] ?? home;
}

/** The floor with a place of the plan; null: it isn't on the plan. */
export function floorAt(view: View, place: Place): number | null {
  const [first] = place;
  const which = Number(first?.name);
  switch (first?.kind) {
    case "room":
      return floorOf(view, which);
    case "shadow":
      return floorOf(view, roomOf(view, which));
    case "board":
      return view.house.placed.find(({ board }) => board === which)?.floor ?? null;
    case "plate": {
      const room = view.visitors[which - 1]?.room ?? null;
      return room === null ? null : floorOf(view, room);
    }
    default:
      return null;
  }
}
