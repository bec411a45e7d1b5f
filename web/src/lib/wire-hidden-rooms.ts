// Made by `python -m kurayami.wire.generate`. Not written by hand.

export interface Options {
  readonly book: Book;
  readonly turn_limit: number | null;
}

export interface Book {
  readonly title: string;
  readonly pages: readonly Page[];
  readonly title_in: Readonly<Record<string, string>>;
}

/** One stage of a book. */
export interface Page {
  readonly stage: number;
  readonly monster: string;
  readonly route: readonly (readonly [number, number])[];
  readonly monster_in: Readonly<Record<string, string>>;
  readonly looks: Looks;
}

/** Looks of the monster. */
export interface Looks {
  readonly figure: "collector" | "hound" | "sleepwalker" | "weaver" | "wheel";
  readonly colour: string;
}

export interface View {
  readonly seat: number | null;
  readonly options: Options;
  readonly waiting: "begin" | "child" | "first_tile" | "over" | "search" | "second_tile" | "stage_tile";
  readonly results: readonly StageResult[];
  readonly star: boolean;
  readonly stage: number;
  readonly route: readonly Square[];
  readonly pile: readonly Tile[];
  readonly memory: readonly Tile[];
  readonly discard: readonly Tile[];
  readonly offered: readonly Tile[];
  readonly rooms: readonly Room[];
  readonly child: Square;
  readonly monster: Monster | null;
  readonly walks: number;
  readonly turn: number;
  readonly target: Square | null;
  readonly odds: Odds | null;
  readonly watched: readonly Square[];
  readonly foreseen: readonly (MonsterTurned | MonsterAdvanced)[];
  readonly prospects: readonly Prospect[];
  readonly actions_left: number | null;
}

export interface StageResult {
  readonly stage: number;
  readonly turns: number;
  readonly loss: "caught" | "route_ended" | "turn_limit" | "walked_into_it" | null;
}

export type Square = readonly [number, number];

export interface Tile {
  readonly colour: "amber" | "blue" | "green" | "red";
  readonly number: number;
}

/** A square with a tile on it. */
export interface Room {
  readonly at: Square;
  readonly tile: Tile;
}

export interface Monster {
  readonly at: Square;
  readonly facing: "east" | "north" | "south" | "west";
  readonly passage: number;
}

/** Exact odds that a draw fits. */
export interface Odds {
  readonly fitting: number;
  readonly of: number;
}

export interface MonsterTurned {
  readonly type: "monster_turned";
  readonly facing: "east" | "north" | "south" | "west";
  readonly sees_child: boolean;
}

export interface MonsterAdvanced {
  readonly type: "monster_advanced";
  readonly to: Square;
  readonly sees_child: boolean;
}

/** Consequences of ending the child's turn on a square. */
export interface Prospect {
  readonly at: Square;
  readonly foreseen: readonly (MonsterTurned | MonsterAdvanced)[];
  readonly loss: "caught" | "route_ended" | "turn_limit" | "walked_into_it" | null;
  readonly fitting: readonly number[];
}

/** Puts one of the two drawn tiles on the start (HR-11). */
export interface Begin {
  readonly type: "begin";
  readonly tile: Tile;
}

/** Moves onto an adjoining tile (HR-23). */
export interface Walk {
  readonly type: "walk";
  readonly to: Square;
}

/** Searches an adjoining square without a tile, drawing from the Pile (HR-25). */
export interface Search {
  readonly type: "search";
  readonly target: Square;
}

/** Searches an adjoining square without a tile, with a tile from the Memory (HR-25). */
export interface Recall {
  readonly type: "recall";
  readonly target: Square;
  readonly tile: Tile;
}

/** Ends the turn without a Search (HR-23). */
export interface Stop {
  readonly type: "stop";
}

/** Chance draws a tile from the Pile. */
export interface Draw {
  readonly type: "draw";
  readonly tile: Tile;
}

/** A tile chose the stage and is out for it (HR-10). */
export interface StageOpened {
  readonly type: "stage_opened";
  readonly tile: Tile;
  readonly stage: number;
}

/** One of the two starting tiles (HR-11). */
export interface TileOffered {
  readonly type: "tile_offered";
  readonly tile: Tile;
}

export interface StageBegun {
  readonly type: "stage_begun";
  readonly placed: Tile;
  readonly kept: Tile;
}

export interface ChildWalked {
  readonly type: "child_walked";
  readonly to: Square;
}

export interface TileDrawn {
  readonly type: "tile_drawn";
  readonly tile: Tile;
  readonly target: Square;
  readonly fits: boolean;
}

/** A fitting tile is laid on the target, and the child steps onto it (HR-26). */
export interface RoomLaid {
  readonly type: "room_laid";
  readonly tile: Tile;
  readonly at: Square;
}

export interface TileRemembered {
  readonly type: "tile_remembered";
  readonly tile: Tile;
}

/** Six tiles go back to the Pile (HR-27). */
export interface MemoryOverflowed {
  readonly type: "memory_overflowed";
  readonly tiles: readonly Tile[];
}

export interface StageWon {
  readonly type: "stage_won";
  readonly stage: number;
}

export interface StageLost {
  readonly type: "stage_lost";
  readonly stage: number;
  readonly reason: "caught" | "route_ended" | "turn_limit" | "walked_into_it";
}

/** The first stage is won (HR-8). */
export interface StarTurnedUp {
  readonly type: "star_turned_up";
}

export interface GameWon {
  readonly type: "game_won";
}

export interface GameLost {
  readonly type: "game_lost";
}

/** A generated book. */
export interface Night {
  readonly book: Book;
  readonly proofs: readonly Proof[];
}

/** Proof of a route's difficulty: stages won by bots, and the win rate no play can exceed. */
export interface Proof {
  readonly of: number;
  readonly beginner: number;
  readonly careful: number;
  readonly master: number;
  readonly limit: number;
}

/** A difficulty, with the average proof of its routes. */
export interface Tier {
  readonly difficulty: "easy" | "hard" | "medium" | "nightmare" | "very-easy";
  readonly routes: number;
  readonly beginner: number;
  readonly careful: number;
  readonly master: number;
  readonly limit: number;
}

export type Action = Begin | Walk | Search | Recall | Stop | Draw;

export type Event = StageOpened | TileOffered | StageBegun | ChildWalked | TileDrawn | RoomLaid | TileRemembered | MemoryOverflowed | MonsterTurned | MonsterAdvanced | StageWon | StageLost | StarTurnedUp | GameWon | GameLost;
