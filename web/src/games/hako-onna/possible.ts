/** What can be done now, sorted by where on the screen it is done. */
import { top, type Action, type View } from "./mansion";

/** What the player has picked up to use it: the Item card, a tile, one of her powers, or notes. */
export type Armed =
  | { readonly kind: "item" }
  | { readonly kind: "tile"; readonly tile: string }
  | { readonly kind: "power"; readonly power: number }
  | null;

export interface Target {
  readonly place: "room" | "shadow" | "passage";
  readonly at: number;
}

/** The action as one line, the same whatever the order of its fields. */
export function written(action: Action): string {
  return JSON.stringify(Object.fromEntries(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1))));
}

const AT_ROOM = ["ouija_board", "rope"];
const AT_SHADOW = ["flashlight", "camera"];

const room = (at: number): Target => ({ place: "room", at });
const shadow = (at: number): Target => ({ place: "shadow", at });

/** The places that have to be named one after the other. */
export function targetsOf(view: View, action: Action): readonly Target[] {
  switch (action.type) {
    case "walk_to":
    case "step_to":
    case "flee":
      return [room(action.room)];
    case "peek_at":
    case "put_bones":
    case "hide":
    case "turn_down":
    case "use_weapon":
    case "discard":
      return [shadow(action.shadow)];
    case "swap":
      return [shadow(action.first), shadow(action.second)];
    case "use_item": {
      const item = view.seat === null ? null : view.visitors[view.seat - 1]?.item;
      if (AT_SHADOW.includes(item ?? "")) return [shadow(action.target)];
      if (!AT_ROOM.includes(item ?? "")) return [];
      return action.second >= 0 ? [room(action.target), room(action.second)] : [room(action.target)];
    }
    case "activate":
    case "interrupt":
      return ofPower(view, action);
    default:
      return [];
  }
}

function ofPower(view: View, action: { power: number; target: number }): readonly Target[] {
  const effect = view.options.edition.powers.find((card) => card.number === action.power)?.effect;
  if (effect === "door_stays_shut") return [{ place: "passage", at: action.target }];
  if (effect === "moving_things" || effect === "come_to_me") return [room(action.target)];
  return effect === "open_this" ? [shadow(action.target)] : [];
}

/** What must be picked up first. Null: the place alone says enough. */
export function needs(action: Action): Armed {
  switch (action.type) {
    case "use_item":
      return { kind: "item" };
    case "use_weapon":
      return { kind: "tile", tile: action.weapon };
    case "use_charm":
      return { kind: "tile", tile: "strange-charm" };
    case "discard":
    case "show":
    case "offer":
      return { kind: "tile", tile: action.tile };
    case "activate":
    case "set_power":
      return { kind: "power", power: action.power };
    default:
      return null;
  }
}

export function fits(armed: Armed, action: Action): boolean {
  return JSON.stringify(needs(action)) === JSON.stringify(armed);
}

/** The actions that go on from the places named so far. */
export function going(view: View, legal: readonly Action[], armed: Armed, named: readonly Target[]): readonly Action[] {
  return legal.filter((action) => {
    if (!fits(armed, action)) return false;
    const targets = targetsOf(view, action);
    if (named.length > targets.length) return false;
    if (action.type === "swap" && named.length === 1) return targets.some((target) => same(target, named[0]));
    return named.every((place, at) => same(place, targets[at]));
  });
}

export const same = (one: Target | undefined, other: Target | undefined): boolean =>
  !!one && !!other && one.place === other.place && one.at === other.at;

/** The places that can be named next. */
export function nextTargets(view: View, actions: readonly Action[], named: readonly Target[]): readonly Target[] {
  return actions.flatMap((action) => {
    const targets = targetsOf(view, action);
    if (action.type === "swap") return targets.filter((target) => !named.some((place) => same(place, target)));
    const next = targets[named.length];
    return next ? [next] : [];
  });
}

/** Those that need no place on the plan. */
export const plainOnes = (view: View, actions: readonly Action[]): readonly Action[] =>
  actions.filter((action) => !targetsOf(view, action).length);

const QUIETLY = ["give_up"];
/** Whether the game waits for this seat, or the seat may just as well do nothing. */
export function isAsked(view: View, legal: readonly Action[]): boolean {
  const frame = top(view);
  if (!frame || view.end) return false;
  const pressing = legal.filter((action) => !QUIETLY.includes(action.type));
  if (!pressing.length) return false;
  if (frame.type === "act" && frame.seat !== view.seat) return view.proposal?.to === view.seat;
  return true;
}

/** Why a room can't be chosen now: the message that says it. */
export function hintOf(view: View, legal: readonly Action[]): string | null {
  const frame = top(view);
  if (!isAsked(view, legal)) return "web-ho-hint-wait";
  if (frame?.type === "check") return "web-ho-hint-check";
  if (frame?.type !== "act" && frame?.type !== "moving") return null;
  return frame.type === "act" && !frame.main ? "web-ho-hint-done" : "web-ho-hint-far";
}
