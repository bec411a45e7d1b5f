/** The games that have a screen. A game without one is not shown. */
import type { Component } from "svelte";
import type { Play, Review, Slots } from "$lib/play";
import { words } from "$lib/words.svelte";
import door from "../art/door-hidden-rooms.svg";

export interface GameScreen {
  readonly game: string;
  /** The messages that name it: `web-game-…`, its line and its facts. */
  readonly title: string;
  readonly line: string;
  readonly facts: string;
  readonly door: string;
  /** Further pages of the game: their addresses, and the messages that name them. */
  readonly more?: Readonly<Record<string, string>>;
  readonly load: () => Promise<Behind>;
  /** The look back at a game, where there is one. */
  readonly review?: () => Promise<{ default: Component<Review> }>;
}

/** The book editor of Hidden Rooms. */
export async function bookEditor(): Promise<typeof import("./hidden-rooms/book/BookPage.svelte")> {
  const [found] = await Promise.all([import("./hidden-rooms/book/BookPage.svelte"), words.learn("hidden-rooms")]);
  return found;
}

type Behind = { default: Component<{ play: Play } & Slots> };

/** What is behind a door is fetched when the door is opened: the screen, and the words of the game. */
async function behind(game: string, screen: () => Promise<Behind>): Promise<Behind> {
  const [found] = await Promise.all([screen(), words.learn(game)]);
  return found;
}

export const SCREENS: readonly GameScreen[] = [
  {
    game: "hidden-rooms",
    title: "web-game-hidden-rooms",
    line: "web-game-hidden-rooms-line",
    facts: "web-game-hidden-rooms-facts",
    door,
    more: { "/book": "web-book-editor" },
    load: () => behind("hidden-rooms", () => import("./hidden-rooms/Screen.svelte")),
    review: () => import("./hidden-rooms/Review.svelte"),
  },
];

export const screenOf = (game: string): GameScreen | undefined => SCREENS.find((screen) => screen.game === game);
