// Made by `python -m kurayami.wire.generate`. Not written by hand.

export const WIRE_VERSION = 2;

/** The first message. Says what the client already has, so that it gets only what it missed. */
export interface Hello {
  readonly type: "hello";
  readonly version: number;
  readonly seat?: number | null;
  readonly since?: number;
  readonly heard?: number;
}

/** Takes an empty seat or a bot's. At your own seat it only changes the name, the face and the wish for time. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  readonly nonce: string;
  readonly face?: number | null;
  readonly unhurried?: boolean;
}

/** Gives up your seat. In a running game a bot takes it. */
export interface Stand {
  readonly type: "stand";
  readonly id: string;
  readonly seat?: number | null;
}

/** Puts a bot in an empty seat (host only). */
export interface SeatBot {
  readonly type: "seat_bot";
  readonly id: string;
  readonly seat: number;
  readonly level: string;
}

/** Removes a person or a bot from a seat (host only). */
export interface Clear {
  readonly type: "clear";
  readonly id: string;
  readonly seat: number;
}

/** Mutes or unmutes a seat (host only). */
export interface Mute {
  readonly type: "mute";
  readonly id: string;
  readonly seat: number;
  readonly on: boolean;
}

/** Starts the game (host only). Bots fill empty seats. */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** Pauses the game's clock, or resumes it. Only for somebody playing without other people. */
export interface Hold {
  readonly type: "hold";
  readonly id: string;
  readonly on: boolean;
}

/** Names the table where these people play on, after the end (host only). */
export interface PlayOn {
  readonly type: "next";
  readonly id: string;
  readonly code: string;
}

/** Makes a move: one of the `legal` actions of the last update. */
export interface MakeMove {
  readonly type: "act";
  readonly id: string;
  readonly action: unknown;
}

/** Undoes your last move, if `may_undo` allows it. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
}

export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
  readonly audience?: string;
  readonly pin?: Pin | null;
}

/** A claim about a place on the board, pinned to a message. */
export interface Pin {
  readonly place: string;
  readonly claim: string;
}

/** Answers a ping at once. */
export interface Pong {
  readonly type: "pong";
  readonly number: number;
}

/** Everything about the table. Sent first and on every change, whole except for the options. */
export interface TableNews {
  readonly type: "table";
  readonly version: number;
  readonly code: string;
  readonly game: string;
  readonly rules_version: number;
  readonly options: unknown | null;
  readonly phase: "frozen" | "gathering" | "over" | "playing";
  readonly open: boolean;
  readonly undo: boolean;
  readonly hints: boolean;
  readonly may_join: boolean;
  readonly challenge: string | null;
  readonly host: boolean;
  readonly seats: readonly Seating[];
  readonly watchers: number;
  readonly levels: readonly string[];
  readonly usual: string;
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly seed: string | null;
  readonly lesson: Taught | null;
  readonly unhurried: boolean | null;
  readonly next?: string | null;
}

export interface Seating {
  readonly seat: number;
  readonly kind: "bot" | "empty" | "person";
  readonly name: string | null;
  readonly level: string | null;
  readonly present: boolean;
  readonly muted: boolean;
  readonly yours: boolean;
  readonly face?: number | null;
  readonly unhurried?: boolean;
}

/** A lesson at the table: chance and the other seats follow a script. */
export interface Taught {
  readonly name: string;
  readonly seat: number;
}

/**
 * The reader's view now, and events since the last update.
 *
 * Sent only if something changed for the reader. If `seat` differs from before, or `first` is 0, drop all earlier
 * events.
 */
export interface Update {
  readonly type: "update";
  readonly seat: number | null;
  readonly first: number;
  readonly events: readonly unknown[];
  readonly view: unknown;
  readonly legal: readonly unknown[];
  readonly may_undo: boolean;
  readonly audiences: readonly string[];
  readonly outcome: Outcome | null;
  readonly reveal: unknown | null;
  readonly hand: HandSway | null;
  readonly left?: number | null;
  readonly forced?: unknown | null;
  readonly belief?: readonly number[] | null;
  readonly longer?: Readonly<Record<string, readonly unknown[]>> | null;
  readonly undone?: readonly (readonly [number, number])[];
}

/** The end of a game. A seat scores 1 for a victory, alone or shared, and 0 for a defeat. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly reason: string;
}

export interface HandSway {
  readonly waves: readonly HandWave[];
  readonly strain: number;
}

export interface HandWave {
  readonly reach: number;
  readonly period: number;
  readonly start: number;
}

/** New chat messages the reader may hear. Numbered like events. */
export interface Talk {
  readonly type: "talk";
  readonly first: number;
  readonly said: readonly Spoken[];
}

export interface Spoken {
  readonly seat: number;
  readonly name: string;
  readonly audience: string;
  readonly text: string;
  readonly pin: Pin | null;
  readonly at: number;
}

/** The request was carried out and stored. */
export interface Accepted {
  readonly type: "done";
  readonly id: string;
}

/**
 * A rejection with its reason: `key` names a message in the word files. Without an id it is about
 * the connection.
 */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Measures the round trip. */
export interface Ping {
  readonly type: "ping";
  readonly number: number;
}

/** Announcement to everybody, until the next one: `key` names a message in the word files. */
export interface Notice {
  readonly type: "notice";
  readonly key: string | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Answer to a client's first request, which gives the device its secret. */
export interface Me {
  readonly version: number;
  readonly local: boolean;
  readonly lan: string | null;
}

export interface GameInfo {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: unknown;
  readonly content: unknown;
  readonly levels: readonly string[];
  readonly undo: boolean;
  readonly lessons: readonly string[];
}

export interface CreateTable {
  readonly game: string;
  readonly options: unknown;
  readonly open?: boolean;
  readonly undo?: boolean;
  readonly hints?: boolean;
  readonly absence?: number | null;
  readonly lesson?: string | null;
  readonly latecomers?: boolean;
  readonly unhurried?: boolean;
}

export interface TableCreated {
  readonly code: string;
  readonly commitment: string;
}

export interface Lobby {
  readonly open: readonly Listed[];
  readonly running: readonly Listed[];
  readonly mine: readonly Listed[];
  readonly finished: readonly Listed[];
}

/** A table in a list. */
export interface Listed {
  readonly code: string;
  readonly game: string;
  readonly phase: "frozen" | "gathering" | "over" | "playing";
  readonly names: readonly (string | null)[];
  readonly created: number;
  readonly challenge: string | null;
  readonly outcome: Outcome | null;
  readonly yours: boolean;
  readonly seat?: number | null;
}

export interface Invitation {
  readonly code: string;
  readonly ways: readonly Way[];
  readonly lan_offered: boolean;
}

/** A link, also as a QR code (an SVG image, as a data URL). */
export interface Way {
  readonly url: string;
  readonly qr: string;
}

/** Name and face of the person moving to another device; they move along with the seats. */
export interface Mover {
  readonly name?: string | null;
  readonly face?: number | null;
}

/** Link to open on the other device, once and soon. The token is in the fragment, which no server sees. */
export interface Transfer {
  readonly way: Way;
  readonly seconds: number;
}

/** Seats that a token would move here. Nothing has moved yet. */
export interface TransferOffer {
  readonly seats: readonly OfferedSeat[];
  readonly hosted: number;
  readonly own: boolean;
  readonly mover: Mover;
}

export interface OfferedSeat {
  readonly code: string;
  readonly game: string;
  readonly phase: "frozen" | "gathering" | "over" | "playing";
  readonly seat: number;
  readonly name: string | null;
}

export interface Redeem {
  readonly token: string;
}

export interface Challenges {
  readonly today: Challenge;
  readonly before: readonly Challenge[];
}

export interface Challenge {
  readonly day: string;
  readonly game: string;
  readonly commitment: string;
  readonly seed: string | null;
  readonly code: string | null;
  readonly results: readonly Result[];
}

export interface Result {
  readonly name: string | null;
  readonly won: boolean;
  readonly score: readonly number[];
  readonly yours: boolean;
}

/** A game from its start, as one seat saw it or, once it is over, fully revealed. */
export interface Replay {
  readonly code: string;
  readonly game: string;
  readonly phase: "frozen" | "gathering" | "over" | "playing";
  readonly seat: number | null;
  readonly everything: boolean;
  readonly names: readonly (string | null)[];
  readonly outcome: Outcome | null;
  readonly frames: readonly Frame[];
}

export interface Frame {
  readonly by: number | null;
  readonly at: number | null;
  readonly events: readonly unknown[];
  readonly view: unknown;
  readonly longer?: Readonly<Record<string, readonly unknown[]>> | null;
  readonly chance?: number | null;
  readonly belief?: readonly number[] | null;
}

export interface Hints {
  readonly choices: readonly Hint[];
  readonly hopeless: boolean;
}

export interface Hint {
  readonly action: unknown;
  readonly chance: number;
  readonly why: string;
  readonly params: Readonly<Record<string, number | string>>;
}

/** A piece of a review, sent once it is ready. */
export interface Reviewed {
  readonly done: number;
  readonly of: number;
  readonly moment: Moment | null;
}

/** One choice in a review. */
export interface Moment {
  readonly step: number;
  readonly turn: number;
  readonly action: unknown;
  readonly chance: number;
  readonly chosen: number;
  readonly better: unknown | null;
}

/** A point of a finished game's curve, sent once it is known. */
export interface Foreseen {
  readonly done: number;
  readonly of: number;
  readonly step: number | null;
  readonly chance: number | null;
}

/** Difficulty of a page, as far as known. */
export interface Difficulty {
  readonly done: number;
  readonly of: number;
  readonly shares: Readonly<Record<string, WonShare>>;
}

/** Games won out of those played, with the 95% confidence interval. */
export interface WonShare {
  readonly won: number;
  readonly of: number;
  readonly low: number;
  readonly high: number;
}

/** An attempt to alter a piece of content. */
export interface Altered {
  readonly done: number;
  readonly of: number;
  readonly piece: unknown | null;
}

export type FromClient = Hello | Sit | Stand | SeatBot | Clear | Mute | Start | Hold | PlayOn | MakeMove | Undo | Say | Pong;

export type FromServer = TableNews | Update | Talk | Accepted | Refused | Ping | Notice;
