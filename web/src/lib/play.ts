/** What a game's screen is given, whatever the game. */
import type { Snippet } from "svelte";
import type { Character } from "./characters";
import type { Frame, Hint, Hints, Moment, Pin, Replay, Reviewed, Spoken, Update } from "./wire";

/** The people around the game, for screens on which they point at things. */
export interface TableTalk {
  /** By seat; null for a bot. */
  readonly names: readonly (string | null)[];
  readonly said: readonly Spoken[];
  /** Says something to all, with a pin it is a claim. Null when there is no talking now. */
  readonly say: ((text: string, pin: Pin | null) => Promise<void>) | null;
}

/** Somebody at the table, as the screen names them. */
export interface Person {
  readonly name: string;
  readonly bot: boolean;
  /** Character of a bot, or of a person with a face. */
  readonly character?: Character | undefined;
}

/** A further seat of this screen, with a line of its own. */
export interface Mate<Action = unknown> {
  readonly seat: number;
  readonly act: (action: Action) => Promise<void>;
}

/** What a seat is sent, in the types of its game. */
export interface Seen<View, Action, Event> extends Update {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly events: readonly Event[];
  readonly reveal: View | null;
  readonly forced?: Action | null;
}

/** What was sent for a choice: how good each would be. */
export interface Advised<Action> extends Hints {
  readonly choices: readonly (Hint & { readonly action: Action })[];
}

/** The types of a game are its own: `View`, `Action` and `Event` of its generated file. */
export interface Play<View = unknown, Action = unknown, Event = unknown> {
  readonly code: string;
  /** What is to be seen now. */
  readonly update: Seen<View, Action, Event>;
  /** What happened since the update before it, to be shown; null: nothing is to be shown, just draw. */
  readonly fresh: readonly Event[] | null;
  /** Said by the screen once for each of the fresh events, when it is to be seen. */
  readonly shown: () => void;
  /** Makes a move, or is rejected with a `Refusal`. Null for those who only watch. */
  readonly act: ((action: Action) => Promise<void>) | null;
  /** Takes the last move back. Null when there is none to take back. */
  readonly undo: (() => Promise<void>) | null;
  /** The chance to win of every choice. Null where there are no hints. */
  readonly hint: (() => Promise<Advised<Action>>) | null;
  /** Stops the clock, or lets it run again. Null where others play too. */
  readonly hold?: ((on: boolean) => Promise<void>) | null;
  /** It is shown to a whole room, from three metres. */
  readonly big?: boolean;
  /** The lesson that this table teaches, if it is one. */
  readonly lesson: string | null;
  /** How fast things are shown: 1 as they are, 2 twice as fast. */
  readonly speed: number;
  /** Whether one sits at this table oneself, and not at a replay of it. */
  readonly live: boolean;
  readonly watching: boolean;
  /** By seat. */
  readonly people: readonly Person[];
  /** Those who share the screen with the seat of the update. */
  readonly mates: readonly Mate<Action>[];
  /** It is looked back at: nothing happens now. */
  readonly replay?: boolean;
  /** How likely each place hides what is looked for, in thousandths, by what the viewer, or everybody, could know. */
  readonly belief?: readonly number[] | null;
  /** An action that would have been better than what comes next. */
  readonly better?: Action | null;
  /** The day whose challenge it is. */
  readonly challenge?: string | null;
  readonly table?: TableTalk;
}

/** Places in the screen that the table fills. */
export interface Slots {
  /** The log and the talk. */
  readonly beside?: Snippet;
  /** What can be done when the game is over. */
  readonly after?: Snippet;
  /** What a look back at the game has found. */
  readonly review?: Snippet;
}

/** A finished game, in its types. */
export interface Played<View = unknown, Event = unknown> extends Replay {
  readonly frames: readonly PlayedFrame<View, Event>[];
}
export interface PlayedFrame<View, Event> extends Frame {
  readonly view: View;
  readonly events: readonly Event[];
}

/** One choice, looked back at. */
export interface Judged<Action> extends Moment {
  readonly action: Action;
  readonly better: Action | null;
}

/** A piece of a look back, as it comes. */
export interface Reviewing<Action> extends Reviewed {
  readonly moment: Judged<Action> | null;
}

/** The look back at a game beside its replay. */
export interface Review<View = unknown, Action = unknown, Event = unknown> {
  readonly replay: Played<View, Event>;
  /** The frame that is shown. */
  readonly step: number;
  readonly show: (step: number) => void;
  /** Asks for the choices of a part, which come one by one. */
  readonly judge: (part: number, hear: (piece: Reviewing<Action>) => void, signal: AbortSignal) => Promise<void>;
  /** Marks what would have been better; null: nothing. */
  readonly mark: (action: Action | null) => void;
  /** Which part to begin with, if one was asked for. */
  readonly wish: number | null;
}
