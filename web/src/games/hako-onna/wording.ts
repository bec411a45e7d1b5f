/** What can be done and what is waited for, in words. */
import { telling } from "$lib/telling";
import { say, words } from "$lib/words.svelte";
import { ghostly, top, type Action, type Event, type Frame, type View } from "./mansion";
import { besideWords, roomName } from "./plan";
import { activates, interrupts, targetsOf, usesCard, type Armed, type UseCard } from "./possible";

export const tileName = (tile: string): string => say(`ho-tile-${tile}`);
export const itemName = (item: string): string => say(`ho-card-${item}`);
export const powerName = (power: number): string => say(`ho-power-${power}`);

export function eventWords(event: Event): string {
  const { key, params } = telling("hako-onna", "event", event);
  return say(key, params);
}

export function actionWords(view: View, action: Action): string {
  if (usesCard(action)) return useWords(view, action);
  if (action.type === "skip") return say("web-ho-skip", { step: skippedStep(view) });
  if (activates(action) || interrupts(action)) {
    const where = targetWords(view, action);
    const power = powerName(action.power);
    return where ? say("web-ho-power-at", { power, where }) : say("web-ho-power-use", { power });
  }
  if (action.type === "place_board") {
    const { floor, turn } = action;
    return say("ho-place", { floor: say(`ho-floor-${floor}`), where: besideWords(view, action), turn });
  }
  const { key, params } = telling("hako-onna", "action", action);
  return say(key, params);
}

function skippedStep(view: View): string {
  const frame = top(view);
  if (frame?.type === "moving") return "move";
  return frame?.type === "hers" ? frame.step : "other";
}

function useWords(view: View, action: UseCard): string {
  const held = view.seat === null ? null : view.visitors[view.seat - 1]?.item;
  const item = itemName(held ?? "");
  const where = targetWords(view, action);
  if (where) return say("web-ho-use-at", { item, where });
  if (action.type === "use_at_slot") return say("web-ho-use-slot", { item, slot: action.slot + 1 });
  return say("web-ho-use", { item });
}

function targetWords(view: View, action: Action): string {
  const targets = targetsOf(action).map(({ place, at }) => {
    if (place === "room") return roomName(at);
    if (place === "shadow") return say("web-ho-shadow", { shadow: at });
    const [one, other] = view.house.passages[at] ?? [0, 0];
    return `${roomName(one)} – ${roomName(other)}`;
  });
  return words.join("list", targets);
}

/** The Visitor whose turn it is, if it is one's. */
export function actingOf(view: View): number | null {
  for (const frame of [...view.agenda].reverse()) {
    if (frame.type === "turn_end" || frame.type === "act" || frame.type === "turn") return frame.seat;
    if (frame.type === "check") return frame.seat;
  }
  return null;
}

/** What is in the player's hand, to be used: what can be done with it. */
export const armedWords = (view: View, armed: NonNullable<Armed>): string => {
  const item = view.visitors[(view.seat ?? 0) - 1]?.item ?? "";
  const thing =
    armed.kind === "item" ? itemName(item) : armed.kind === "tile" ? tileName(armed.tile) : powerName(armed.power);
  return say("web-ho-prompt-armed", { thing });
};

/** What is asked of the player, or who is waited for. */
export function promptOf(view: View, asked: boolean, legal: readonly Action[]): string {
  const frame = top(view);
  if (view.end) return say(`ho-end-${view.end}`);
  if (!frame) return "";
  if (view.proposal && view.proposal.to === view.seat) {
    return say(view.proposal.asking ? "web-ho-prompt-asked" : "web-ho-prompt-offered", { seat: view.proposal.by });
  }
  if (!asked) return waiting(view, frame);
  return asking(view, frame, legal);
}

/** The same for who has just been told what was announced. */
export function questionOf(view: View, legal: readonly Action[]): string {
  if (top(view)?.type !== "window") return promptOf(view, true, legal);
  return say(legal.some(interrupts) ? "web-ho-ask-window" : "web-ho-ask-window-idle");
}

function waiting(view: View, frame: Frame): string {
  const { mover } = view;
  if (frame.type === "window")
    return say("web-ho-wait-window", { seat: frame.seat, deed: deedWords(view, frame.deed) });
  if (mover === null) return say("web-ho-wait-table");
  if (mover === 0) return say("web-ho-wait-her", { step: stepName(frame) });
  return say("web-ho-wait-visitor", { seat: mover, step: stepName(frame) });
}

export function deedWords(view: View, deed: Action): string {
  if (!usesCard(deed)) return actionWords(view, deed);
  const acting = actingOf(view);
  const item = acting ? view.visitors[acting - 1]?.item : null;
  return item ? say("web-ho-use", { item: itemName(item) }) : "";
}

function asking(view: View, frame: Frame, legal: readonly Action[]): string {
  switch (frame.type) {
    case "act":
      return say(frame.main ? "web-ho-prompt-act" : "web-ho-prompt-free");
    case "check":
      return say(
        view.noise.type === "discs"
          ? "web-ho-prompt-disc"
          : frame.left > 1
            ? "web-ho-prompt-check-twice"
            : "web-ho-prompt-check",
      );
    case "hers":
      return say(
        { scream: "web-ho-prompt-scream", set: "web-ho-prompt-set", activate: "web-ho-prompt-activate" }[frame.step],
      );
    case "moving":
      return say(frame.steps > 1 ? "web-ho-prompt-move-twice" : "web-ho-prompt-move");
    case "window":
      return say(legal.some(interrupts) ? "web-ho-prompt-window" : "web-ho-prompt-window-idle", {
        seat: frame.seat,
        deed: deedWords(view, frame.deed),
      });
    case "answering":
      return frame.room === null
        ? say("web-ho-prompt-answer-floor")
        : say("web-ho-prompt-answer-room", { room: roomName(frame.room) });
    case "peek":
      return say(frame.stage === "page" ? "web-ho-prompt-page" : "web-ho-prompt-peek");
    case "snatching":
      return say("web-ho-prompt-snatch", { seat: frame.seat });
    default:
      return say(PROMPTS[frame.type] ?? "web-ho-prompt-choose");
  }
}

const PROMPTS: Partial<Record<Frame["type"], string>> = {
  items: "web-ho-prompt-items",
  placing: "web-ho-prompt-placing",
  numbers: "web-ho-prompt-numbers",
  weak: "web-ho-prompt-weak",
  start_power: "web-ho-prompt-power",
  bones: "web-ho-prompt-bones",
  grudge: "web-ho-prompt-grudge",
  music: "web-ho-prompt-music",
  replacing: "web-ho-prompt-replace",
  doomed: "web-ho-prompt-doomed",
  arranging: "web-ho-prompt-arrange",
  hiding: "web-ho-prompt-hide",
};

const STEPS = {
  visitor: ["check", "announce", "pause", "result", "free"],
  hers: ["scream", "set", "activate", "move", "others"],
  setup: ["items", "boards", "secrets", "hiding"],
} as const;
type Step = (typeof STEPS)[keyof typeof STEPS][number];

const STEP_NAMES: Record<Step, string> = {
  check: "web-ho-step-check",
  announce: "web-ho-step-announce",
  pause: "web-ho-step-pause",
  result: "web-ho-step-result",
  free: "web-ho-step-free",
  scream: "web-ho-step-scream",
  set: "web-ho-step-set",
  activate: "web-ho-step-activate",
  move: "web-ho-step-move",
  others: "web-ho-step-others",
  items: "web-ho-step-items",
  boards: "web-ho-step-boards",
  secrets: "web-ho-step-secrets",
  hiding: "web-ho-step-hiding",
};

function stepOf(view: View, frame: Frame): { turn: keyof typeof STEPS; step: Step } {
  switch (frame.type) {
    case "pick_first":
    case "items":
      return { turn: "setup", step: "items" };
    case "boards":
    case "placing":
      return { turn: "setup", step: "boards" };
    case "numbers":
    case "weak":
    case "laying":
    case "start_power":
      return { turn: "setup", step: "secrets" };
    case "bones":
    case "grudge":
      return { turn: "setup", step: "hiding" };
    case "hiding":
    case "moving":
      if (!view.haunting.length) return { turn: "setup", step: "hiding" };
      return { turn: "hers", step: frame.seat ? "others" : "move" };
    case "hers":
      return { turn: "hers", step: frame.step };
    case "rising":
      return { turn: "hers", step: "scream" };
    case "drawing":
      return { turn: "hers", step: "scream" };
    case "arranging":
      return { turn: "hers", step: "activate" };
    case "opening":
      return { turn: "hers", step: "others" };
    case "turn":
    case "check":
    case "falling":
    case "music":
      return { turn: "visitor", step: "check" };
    case "window":
      return { turn: "visitor", step: "pause" };
    case "act":
      return { turn: "visitor", step: frame.main ? "announce" : "free" };
    case "looking":
      return frame.how === "ghosts" ? { turn: "hers", step: "move" } : { turn: "visitor", step: "result" };
    case "turn_end":
    case "next":
      return { turn: "visitor", step: "free" };
    default:
      return { turn: "visitor", step: "result" };
  }
}

const stepName = (frame: Frame): string => {
  const { step } = stepOf({ haunting: [0] } as unknown as View, frame);
  return say(STEP_NAMES[step]);
};

export interface StepShown {
  readonly name: string;
  readonly state: "done" | "now" | "next";
}

/** The steps of the turn that is being played. */
export function stepsOf(view: View): { whose: string; steps: readonly StepShown[] } {
  const frame = top(view);
  if (!frame || view.end) return { whose: "", steps: [] };
  const { turn, step } = stepOf(view, frame);
  const all: readonly Step[] = STEPS[turn];
  const now = all.indexOf(step);
  const acting = actingOf(view);
  const whose =
    turn === "setup"
      ? say("web-ho-turn-setup")
      : turn === "hers"
        ? say(view.mover === view.seat ? "web-ho-turn-yours" : "web-ho-turn-hers")
        : acting === view.seat && !ghostly(view, view.seat)
          ? say("web-ho-turn-yours")
          : say("web-ho-turn-visitor", { seat: acting ?? 0 });
  return {
    whose,
    steps: all.map((each, at) => ({
      name: say(STEP_NAMES[each]),
      state: at < now ? "done" : at === now ? "now" : "next",
    })),
  };
}
