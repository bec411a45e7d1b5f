/** What a game's screen is given, whatever the game. */
import type { Snippet } from "svelte";
import type { Character } from "./characters";
import type { Hints, Pin, Replay, Spoken, Update } from "./wire";

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
  /** Of a bot, or of a person who has a face. */
  readonly character?: Character | undefined;
}

/** A further seat of this screen, with a line of its own. */
export interface Mate {
  readonly seat: number;
  readonly act: (action: unknown) => Promise<void>;
}

export interface Play {
  readonly code: string;
  /** What is to be seen now. */
  readonly update: Update;
  /** What happened since the update before it, to be shown; null: nothing is to be shown, just draw. */
  readonly fresh: readonly unknown[] | null;
  /** Said by the screen once for each of the fresh events, when it is to be seen. */
  readonly shown: () => void;
  /** Makes a move, or is rejected with a `Refusal`. Null for those who only watch. */
  readonly act: ((action: unknown) => Promise<void>) | null;
  /** Takes the last move back. Null when there is none to take back. */
  readonly undo: (() => Promise<void>) | null;
  /** The chance to win of every choice. Null where there are no hints. */
  readonly hint: (() => Promise<Hints>) | null;
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
  readonly mates: readonly Mate[];
  /** It is looked back at: nothing happens now. */
  readonly replay?: boolean;
  /** How likely each place hides what is looked for, in thousandths, by what the viewer, or everybody, could know. */
  readonly belief?: readonly number[] | null;
  /** An action that would have been better than what comes next. */
  readonly better?: unknown;
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

/** The look back at a game beside its replay. */
export interface Review {
  readonly replay: Replay;
  /** The frame that is shown. */
  readonly step: number;
  readonly show: (step: number) => void;
  /** Marks what would have been better; null: nothing. */
  readonly mark: (action: unknown) => void;
  /** Which part to begin with, if one was asked for. */
  readonly wish: number | null;
}
