/** What the lessons teach, step by step. Where a learner is in one is read off what happened, so it survives a reload. */
import type { Action, Event, View } from "$lib/wire-hako-onna";

export interface Step {
  /** What `web-ho-teach` speaks of. */
  readonly says: string;
  /** What the step is about; without it the learner watches. */
  readonly wants?: (action: Action) => boolean;
  readonly done: (night: Night) => boolean;
}

/** What has happened so far. */
export class Night {
  constructor(private readonly view: View) {}

  count(type: Event["type"], seat?: number): number {
    return this.view.told.filter((event) => event.type === type && (seat === undefined || seatOf(event) === seat))
      .length;
  }

  get frame(): string | undefined {
    return this.view.agenda.at(-1)?.type;
  }

  get over(): boolean {
    return this.view.end !== null;
  }
}

const seatOf = (event: Event): number | null => ("seat" in event ? event.seat : null);

/** The others turn up the cards from the fourth on. */
const OWN_CARDS = 4;
/** Nobody looks there in the lesson. */
const QUIET_PLACES = [2, 3, 4, 5, 6, 7, 8, 10, 11, 18, 19, 20, 21, 22, 23];
const SHELF = 10;
const SOFA = 11;
const TOY_BOX = 16;

const a =
  (type: Action["type"]) =>
  (action: Action): boolean =>
    action.type === type;
const card = (action: Action): boolean => action.type === "turn_card" && action.card < OWN_CARDS;
const walk = (room: number) => (action: Action) => action.type === "walk_to" && action.room === room;
const peek = (shadow: number) => (action: Action) => action.type === "peek_at" && action.shadow === shadow;
const step = (room: number) => (action: Action) => action.type === "step_to" && action.room === room;
const hide = (shadow: number) => (action: Action) => action.type === "hide" && action.shadow === shadow;
const seven = (action: Action): boolean =>
  (action.type === "set_power" || action.type === "keep_power" || action.type === "interrupt") && action.power === 7;
const takes = (action: Action): boolean =>
  action.type === "take" || (action.type === "put_back" && action.tile === "empty" && !action.up);

const VISITOR: readonly Step[] = [
  { says: "visitor-check", wants: card, done: (night) => night.count("card_turned", 1) >= 1 },
  { says: "visitor-move", wants: walk(5), done: (night) => night.count("walked", 1) >= 1 },
  { says: "visitor-end", wants: a("end_turn"), done: (night) => night.count("turn_ended", 1) >= 1 },
  { says: "visitor-page", done: (night) => night.count("turn_ended", 2) >= 1 },
  { says: "visitor-check-again", wants: card, done: (night) => night.count("card_turned", 1) >= 2 },
  { says: "visitor-peek", wants: peek(SHELF), done: (night) => night.count("peeked", 1) >= 1 },
  { says: "visitor-bones", wants: a("done"), done: (night) => night.count("peek_done", 1) >= 1 },
  { says: "visitor-end-again", wants: a("end_turn"), done: (night) => night.count("turn_ended", 1) >= 2 },
  { says: "visitor-noise", done: (night) => night.count("eyes_opened") >= 2 },
  { says: "visitor-slot", done: (night) => night.count("turn_ended", 2) >= 2 },
  { says: "visitor-check-third", wants: card, done: (night) => night.count("card_turned", 1) >= 3 },
  { says: "visitor-pause", wants: peek(SOFA), done: (night) => night.count("peeked", 1) >= 2 },
  { says: "visitor-take", wants: takes, done: (night) => night.count("taken", 1) >= 1 },
  { says: "visitor-done", wants: a("done"), done: (night) => night.count("peek_done", 1) >= 2 },
  { says: "visitor-give", wants: a("end_turn"), done: (night) => night.count("turn_ended", 1) >= 3 },
  { says: "visitor-pass", done: (night) => night.count("turn_ended", 2) >= 3 },
  { says: "visitor-check-last", wants: card, done: (night) => night.count("card_turned", 1) >= 4 },
  { says: "visitor-bring", wants: peek(SHELF), done: (night) => night.count("interrupted") >= 1 },
  { says: "visitor-interrupted", wants: peek(SHELF), done: (night) => night.over },
  { says: "visitor-rest", done: () => false },
];

const moved = (night: Night, times: number): boolean => night.count("hid", 0) >= times;

const HER: readonly Step[] = [
  { says: "her-numbers", wants: a("choose_numbers"), done: (night) => night.count("numbers_chosen") >= 1 },
  { says: "her-weakness", wants: a("choose_weakness"), done: (night) => night.count("weakness_chosen") >= 1 },
  { says: "her-power", wants: seven, done: (night) => night.count("power_kept") >= 1 },
  {
    says: "her-bones",
    wants: (action) => action.type === "put_bones" && QUIET_PLACES.includes(action.shadow),
    done: (night) => night.count("bones_put") >= 1,
  },
  { says: "her-grudge", wants: step(7), done: (night) => night.count("looked") >= 1 },
  { says: "her-first-hiding", wants: a("hide"), done: (night) => moved(night, 1) },
  { says: "her-listen", done: (night) => night.count("her_turn") >= 1 },
  { says: "her-scream", wants: a("scream"), done: (night) => night.count("screamed") >= 1 },
  { says: "her-set", wants: seven, done: (night) => night.count("power_set") >= 1 },
  {
    says: "her-activate",
    wants: a("skip"),
    done: (night) => night.frame === "moving" || night.frame === "hiding" || moved(night, 2),
  },
  { says: "her-step", wants: step(1), done: (night) => night.frame === "hiding" || moved(night, 2) },
  { says: "her-hide", wants: hide(1), done: (night) => moved(night, 2) },
  { says: "her-window", wants: a("let_be"), done: (night) => night.count("walked", 1) >= 2 },
  { says: "her-interrupt", wants: seven, done: (night) => night.count("interrupted") >= 1 },
  {
    says: "her-snatch",
    wants: (action) => action.type === "snatch" && action.what === "wooden-stake",
    done: (night) => night.count("snatched") >= 1,
  },
  { says: "her-found", done: (night) => night.count("died") >= 1 },
  { says: "her-hakobito", done: (night) => night.count("her_turn") >= 2 },
  { says: "her-scream-again", wants: a("scream"), done: (night) => night.count("screamed") >= 2 },
  { says: "her-set-again", wants: seven, done: (night) => night.count("power_set") >= 2 },
  {
    says: "her-skip-again",
    wants: a("skip"),
    done: (night) => night.frame === "moving" || night.frame === "hiding" || moved(night, 3),
  },
  { says: "her-follow", wants: step(7), done: (night) => night.frame === "hiding" || moved(night, 3) },
  { says: "her-toy-box", wants: hide(TOY_BOX), done: (night) => moved(night, 3) },
  { says: "her-last", wants: a("let_be"), done: (night) => night.over },
  { says: "her-won", done: () => false },
];

export const LESSONS: Readonly<Record<string, readonly Step[]>> = { visitor: VISITOR, her: HER };

/** Where the learner is: the first step that is not done, counted from 0. */
export function stepAt(lesson: string, view: View): number {
  const night = new Night(view);
  const steps = LESSONS[lesson] ?? [];
  if (night.over) return steps.length - 1;
  const at = steps.findIndex((each) => !each.done(night));
  return at < 0 ? steps.length - 1 : at;
}

/** What the lesson leaves of what could be done. It never leaves nothing. */
export function narrowed(lesson: string, view: View, legal: readonly Action[]): readonly Action[] {
  const wants = LESSONS[lesson]?.[stepAt(lesson, view)]?.wants;
  const wanted = wants ? legal.filter(wants) : [];
  return wanted.length ? wanted : legal;
}
