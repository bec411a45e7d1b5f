/** What the plan of the mansion is given, and words for its places. */
import type { Spoken } from "$lib/wire";
import { say } from "$lib/words.svelte";
import { KINDS, remembered } from "./knowing";
import { ghostly, type Action, type FloorPlan, type View } from "./mansion";
import type { Marks } from "./marks.svelte";
import type { Target } from "./possible";
import { seatWords, VERDICTS } from "./saying";

export interface Claim {
  readonly shadow: number;
  readonly seat: number;
  readonly name: string;
  readonly claim: string;
}

export type Spot = Extract<Action, { type: "place_board" }>;

/** A board in the hand of whoever is to place it. */
export interface Placing {
  readonly board: number;
  readonly spots: readonly Spot[];
  readonly turn: number;
  /** The square over which it is held. */
  readonly over: string;
  readonly hover: (square: string) => void;
  readonly place: (spot: Spot) => void;
}

export interface PlanProps {
  readonly placing: Placing | null;
  readonly view: View;
  readonly gone: Readonly<Record<number, number>>;
  readonly lit: readonly Target[];
  readonly named: readonly Target[];
  /** The place that an announcement or a Peek is about. */
  readonly aimed: Target | null;
  readonly watched: readonly number[];
  readonly acting: number | null;
  readonly marks: Marks;
  readonly claims: readonly Claim[];
  readonly choose: (target: Target) => void;
}

/** Living Visitors and where they stand. */
export const peopleOf = (view: View, gone: Readonly<Record<number, number>>): { seat: number; room: number }[] =>
  view.visitors.flatMap(({ room }, at) => (room === null ? [] : [{ seat: at + 1, room: gone[at + 1] ?? room }]));

export const ghostsAt = (view: View, shadow: number): readonly { seat: number; keeps: string | null }[] =>
  view.hers?.ghosts.filter((ghost) => ghost.shadow === shadow) ?? [];

export const roomName = (room: number): string => say(`ho-room-${room}`);
export const floorName = (floor: number): string => say(`ho-floor-${floor}`);

/** A place in words, with what lies or stands there. */
export function placeLabel(view: View, { place, at }: Target): string {
  if (place === "passage") {
    const [one, other] = view.house.passages[at] ?? [0, 0];
    return say("web-ho-place-passage", { one: roomName(one), other: roomName(other) });
  }
  if (place === "room") {
    const here = peopleOf(view, {}).filter(({ room }) => room === at);
    const name = say("web-ho-place-room", { room: roomName(at), floor: floorName(view.house.rooms[at]?.floor ?? 0) });
    const echo = echoOf(view);
    const heard = echo?.room === at ? [say("web-ho-echo", { ago: echo.ago })] : [];
    return [name, ...heard, ...here.map(({ seat }) => say("web-ho-visitor", { seat }))].join(", ");
  }
  const room = view.house.room_of[at] ?? 0;
  const stack = view.shadows[at] ?? [];
  const parts = [say("web-ho-place-shadow", { shadow: at, room: roomName(room) })];
  parts.push(say("web-ho-place-tiles", { count: stack.length }));
  for (const { tile } of stack) if (tile) parts.push(say(`ho-tile-${tile}`));
  const memory = remembered(view, at);
  if (memory && !stack.some(({ tile }) => tile === memory.tile)) {
    const tile = say(`ho-tile-${memory.tile}`);
    parts.push(say(memory.sure ? "web-ho-place-sure" : "web-ho-place-perhaps", { tile }));
  }
  return parts.join(", ");
}

/** The rooms that the ghosts look into now; only they see it. */
export function watchedRooms(view: View): readonly number[] {
  if (!ghostly(view, view.seat)) return [];
  const her = view.hers?.ghosts.map(({ shadow }) => view.house.room_of[shadow] ?? -1) ?? [];
  return her;
}

/** Where she was heard last, and how many of her turns ago. Ghosts need no ears. */
export function echoOf(view: View): { room: number; ago: number } | null {
  if (view.hers) return null;
  const at = view.told.findLastIndex(({ type }) => type === "screamed");
  const heard = view.told[at];
  if (heard?.type !== "screamed") return null;
  return { room: heard.room, ago: view.told.slice(at).filter(({ type }) => type === "her_turn").length };
}

interface Layout {
  readonly cell: number;
  readonly spots: Readonly<Record<number, { x: number; y: number }>>;
}

const GAP = 26;

/** Two rows of floors, each row in the middle. */
function rowsOf(rows: readonly (readonly FloorPlan[])[], width: number, height: number, name: number): Layout {
  const tall = rows.map((row) => Math.max(0, ...row.map((plan) => plan.rows)));
  const wide = rows.map((row) => row.reduce((sum, plan) => sum + plan.columns, 0));
  const fitting = rows.map((row, at) => (width - GAP * (row.length - 1)) / Math.max(1, wide[at] ?? 1));
  const sum = tall.reduce((one, other) => one + other, 0);
  const cell = Math.max(20, Math.min((height - rows.length * name - 8) / Math.max(1, sum), ...fitting, 300));
  const spots: Record<number, { x: number; y: number }> = {};
  let y = Math.max(0, (height - sum * cell - rows.length * name - 8) / 2);
  rows.forEach((row, at) => {
    let x = (width - (wide[at] ?? 0) * cell - GAP * (row.length - 1)) / 2;
    for (const plan of row) {
      spots[plan.floor] = { x, y };
      x += plan.columns * cell + GAP;
    }
    y += (tall[at] ?? 0) * cell + name + 8;
  });
  return { cell, spots };
}

/** Floors as large as they can be: in a row, in two columns with the Basement under one of them, or in two rows. */
export function arrange(plans: readonly FloorPlan[], width: number, height: number, name: number): Layout {
  const columnsOf = (ways: readonly (readonly FloorPlan[])[]): Layout => {
    const wide = ways.reduce((sum, column) => sum + Math.max(0, ...column.map(({ columns }) => columns)), 0);
    const fitting = ways.map((column) => {
      const rows = column.reduce((sum, plan) => sum + plan.rows, 0);
      return (height - column.length * name - (column.length - 1) * 8) / Math.max(1, rows);
    });
    const cell = Math.max(20, Math.min((width - GAP * (ways.length - 1)) / Math.max(1, wide), ...fitting, 300));
    const used = wide * cell + GAP * (ways.length - 1);
    let x = (width - used) / 2;
    const spots: Record<number, { x: number; y: number }> = {};
    for (const column of ways) {
      const tall = column.reduce((sum, plan) => sum + plan.rows * cell + name, 8 * (column.length - 1));
      let y = Math.max(0, (height - tall) / 2);
      for (const plan of column) {
        spots[plan.floor] = { x, y };
        y += plan.rows * cell + name + 8;
      }
      x += Math.max(0, ...column.map(({ columns }) => columns)) * cell + GAP;
    }
    return { cell, spots };
  };
  const [ground, upper, cellar] = [0, 1, 2].map((floor) => plans.filter((plan) => plan.floor === floor));
  const [g, u, c] = [ground ?? [], upper ?? [], cellar ?? []];
  const ways = [[u, g, c], [[...u, ...c], g], [u, [...g, ...c]], [[...u, ...g], c], [[...u, ...g, ...c]]]; // prettier-ignore
  const inRows = u.length + c.length > 0 && g.length > 0 ? [rowsOf([[...u, ...c], g], width, height, name)] : [];
  return [...ways.map((way) => columnsOf(way.filter((column) => column.length))), ...inRows].reduce((best, layout) =>
    layout.cell > best.cell ? layout : best,
  );
}

/** What was said about Shadows: of each seat the last word. */
export function claimsOf(said: readonly Spoken[]): readonly Claim[] {
  const last = new Map<string, Claim>();
  for (const { seat, name, pin } of said) {
    const shadow = Number(/^shadow-(\d+)$/.exec(pin?.place ?? "")?.[1] ?? -1);
    if (
      pin &&
      shadow >= 0 &&
      shadow < 24 &&
      (KINDS.includes(pin.claim) || VERDICTS.some((verdict) => verdict === pin.claim))
    ) {
      last.set(`${seat} ${shadow}`, { shadow, seat, name: name || seatWords(seat), claim: pin.claim });
    }
  }
  return [...last.values()];
}
