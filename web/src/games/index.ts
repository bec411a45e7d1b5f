/** The games that have a screen. A game without one is not shown. */
import type { Component } from "svelte";
import type { Play, Slots } from "$lib/play";
import door from "../art/door-hidden-rooms.svg";

export interface GameScreen {
  readonly game: string;
  /** The messages that name it: `web-game-…`, its line and its facts. */
  readonly title: string;
  readonly line: string;
  readonly facts: string;
  readonly door: string;
  readonly load: () => Promise<{ default: Component<{ play: Play } & Slots> }>;
}

export const SCREENS: readonly GameScreen[] = [
  {
    game: "hidden-rooms",
    title: "web-game-hidden-rooms",
    line: "web-game-hidden-rooms-line",
    facts: "web-game-hidden-rooms-facts",
    door,
    load: () => import("./hidden-rooms/Screen.svelte"),
  },
];

export const screenOf = (game: string): GameScreen | undefined => SCREENS.find((screen) => screen.game === game);
