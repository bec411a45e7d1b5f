/** What the plan of the mansion is given, and words for its places. */
import type { Spoken } from "$lib/wire";
import { say, words } from "$lib/words.svelte";
import { KINDS, remembered } from "./knowing";
import { ghostly, type Action, type View } from "./mansion";
import type { Mark, Marks } from "./marks.svelte";
import type { Target } from "./possible";
import { claimWords, isSaid, LIES, PLANS, seatWords, VERDICTS } from "./saying";

export interface Claim {
  readonly shadow: number;
  readonly seat: number;
  readonly name: string;
  readonly claim: string;
}

export type Spot = Extract<Action, { type: "place_board" }>;

/** A square of the house, as it is written on the screen. */
export const squareOf = ({ floor, x, y }: Spot): string => `${floor},${x},${y}`;

const SIDES = [
  ["north", 0, -1],
  ["east", 1, 0],
  ["south", 0, 1],
  ["west", -1, 0],
] as const;

/** Where a square lies: on which side of which board. */
export function besideWords({ house: { placed } }: View, { floor, x, y }: Spot): string {
  for (const near of placed) {
    const side = SIDES.find(([, dx, dy]) => near.floor === floor && near.x + dx === x && near.y + dy === y);
    if (side) return say("ho-place-beside", { side: side[0], board: say(`ho-board-${near.board}`) });
  }
  return say("ho-place-beside", { side: "none", board: "" });
}

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
  /** How likely she is on each Shadow, in thousandths, as the viewer or all could think; null: nobody asks. */
  readonly belief: readonly number[] | null;
  /** What the key is called that asks for it; null: it can't be asked for. */
  readonly believe: string | null;
  readonly choose: (target: Target) => void;
  /** Opens the notes about a Shadow. */
  readonly note: (shadow: number) => void;
}

/** Living Visitors and where they stand. */
export const peopleOf = (view: View, gone: Readonly<Record<number, number>>): { seat: number; room: number }[] =>
  view.visitors.flatMap(({ room }, at) => (room === null ? [] : [{ seat: at + 1, room: gone[at + 1] ?? room }]));

export const ghostsAt = (view: View, shadow: number): readonly { seat: number; keeps: string | null }[] =>
  view.hers?.ghosts.filter((ghost) => ghost.shadow === shadow) ?? [];

export const roomName = (room: number): string => say(`ho-room-${room}`);
export const floorName = (floor: number): string => say(`ho-floor-${floor}`);

/** What one has noted of a Shadow, and whether it can be chosen now. */
export interface Noted {
  readonly mark?: Mark | null;
  readonly claims?: readonly Claim[];
  readonly lit?: boolean;
}

/** The rooms that a room has a way to, in words. */
export const besideRoom = (view: View, room: number): string =>
  words.join(
    "list",
    view.house.passages.flatMap(([one, other]) => (one === room ? [other] : other === room ? [one] : [])).map(roomName),
  );

/** A place in words, with what lies or stands there. */
export function placeLabel(view: View, { place, at }: Target, known: Noted = {}): string {
  if (place === "passage") {
    const [one, other] = view.house.passages[at] ?? [0, 0];
    return say("web-ho-place-passage", { one: roomName(one), other: roomName(other) });
  }
  if (place === "room") {
    const here = peopleOf(view, {}).filter(({ room }) => room === at);
    const name = say("web-ho-place-room", { room: roomName(at), floor: floorName(view.house.rooms[at]?.floor ?? 0) });
    const echo = echoOf(view);
    const heard = echo?.room === at ? [say("web-ho-echo", { ago: echo.ago })] : [];
    const doors = besideRoom(view, at);
    const ways = doors ? [say("web-ho-place-doors", { doors })] : [];
    const there = here.map(({ seat }) => say("web-ho-visitor", { seat }));
    return words.join("list", [name, ...heard, ...there, ...ways]);
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
  if (known.mark) parts.push(say(`web-ho-mark-${known.mark}`));
  for (const { name, claim } of known.claims ?? [])
    parts.push(say("web-ho-claim-by", { name, tile: claimWords(claim) }));
  if (known.lit) parts.push(say("web-ho-place-lit"));
  return words.join("list", parts);
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

/** The room where the viewer is: who watches is with whoever acts. */
export function homeOf(view: View, acting: number | null): number | null {
  const ghost = view.hers?.ghosts.find(({ seat }) => seat === view.seat);
  if (ghost) return view.house.room_of[ghost.shadow] ?? null;
  const one = view.visitors[(view.seat ?? acting ?? 0) - 1];
  return one?.alive ? one.room : null;
}

/** What was said about Shadows: of each seat the last word. */
export function claimsOf(said: readonly Spoken[]): readonly Claim[] {
  const last = new Map<string, Claim>();
  for (const { seat, name, pin } of said) {
    const shadow = Number(/^shadow-(\d+)$/.exec(pin?.place ?? "")?.[1] ?? -1);
    if (pin && shadow >= 0 && shadow < 24 && isSaid([...KINDS, ...VERDICTS, ...PLANS, ...LIES], pin.claim)) {
      last.set(`${seat} ${shadow}`, { shadow, seat, name: name || seatWords(seat), claim: pin.claim });
    }
  }
  return [...last.values()];
}
