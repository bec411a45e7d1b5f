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

const room = (at: number): Target => ({ place: "room", at });
const shadow = (at: number): Target => ({ place: "shadow", at });

/** The places that have to be named one after the other. */
export function targetsOf(action: Action): readonly Target[] {
  switch (action.type) {
    case "walk_to":
    case "step_to":
    case "flee":
    case "use_at_room":
    case "activate_at_room":
    case "interrupt_at_room":
      return [room(action.room)];
    case "peek_at":
    case "put_bones":
    case "hide":
    case "turn_down":
    case "use_weapon":
    case "discard":
    case "use_at_shadow":
    case "interrupt_at_shadow":
      return [shadow(action.shadow)];
    case "swap":
      return [shadow(action.first), shadow(action.second)];
    case "use_along":
      return [room(action.first), room(action.second)];
    case "activate_at_passage":
      return [{ place: "passage", at: action.passage }];
    default:
      return [];
  }
}

export type UseCard = Extract<Action, { type: "use" | "use_at_room" | "use_at_shadow" | "use_at_slot" | "use_along" }>;
export const usesCard = (action: Action): action is UseCard =>
  action.type === "use" || action.type.startsWith("use_at_") || action.type === "use_along";

export type Activation = Extract<Action, { type: "activate" | "activate_at_room" | "activate_at_passage" }>;
export const activates = (action: Action): action is Activation => action.type.startsWith("activate");

export type Interruption = Extract<Action, { type: "interrupt" | "interrupt_at_room" | "interrupt_at_shadow" }>;
export const interrupts = (action: Action): action is Interruption => action.type.startsWith("interrupt");

/** What must be picked up first. Null: the place alone says enough. */
export function needs(action: Action): Armed {
  if (usesCard(action)) return { kind: "item" };
  if (activates(action)) return { kind: "power", power: action.power };
  switch (action.type) {
    case "use_weapon":
      return { kind: "tile", tile: action.weapon };
    case "use_charm":
      return { kind: "tile", tile: "strange-charm" };
    case "discard":
    case "show":
    case "offer":
      return { kind: "tile", tile: action.tile };
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
export function going(legal: readonly Action[], armed: Armed, named: readonly Target[]): readonly Action[] {
  return legal.filter((action) => {
    if (!fits(armed, action)) return false;
    const targets = targetsOf(action);
    if (named.length > targets.length) return false;
    if (action.type === "swap" && named.length === 1) return targets.some((target) => same(target, named[0]));
    return named.every((place, at) => same(place, targets[at]));
  });
}

export const same = (one: Target | undefined, other: Target | undefined): boolean =>
  !!one && !!other && one.place === other.place && one.at === other.at;

/** The places that can be named next. */
export function nextTargets(actions: readonly Action[], named: readonly Target[]): readonly Target[] {
  return actions.flatMap((action) => {
    const targets = targetsOf(action);
    if (action.type === "swap") return targets.filter((target) => !named.some((place) => same(place, target)));
    const next = targets[named.length];
    return next ? [next] : [];
  });
}

/** Those that need no place on the plan. */
export const plainOnes = (actions: readonly Action[]): readonly Action[] =>
  actions.filter((action) => !targetsOf(action).length);

const IN_TRAY = ["turn_card", "keep_card", "set_power", "take_back"];
/** Whether it is done with what lies in the tray: the noise cards, her cards. */
export const liesInTray = (action: Action): boolean =>
  IN_TRAY.includes(action.type) || activates(action) || interrupts(action);

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
