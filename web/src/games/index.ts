/** The games that have a screen. A game without one is not shown. */
import type { Component } from "svelte";
import { fetching } from "$lib/fetching.svelte";
import type { Play, Played, Review, Slots } from "$lib/play";
import { settings } from "$lib/settings.svelte";
import type { Tagged } from "$lib/telling";
import type { Place } from "$lib/table/pointing";
import type { CreateTable, GameInfo, Outcome, Pin, Result } from "$lib/wire";
import { say, words } from "$lib/words.svelte";
import doorHakoOnna from "../art/door-hako-onna.svg";
import doorKomnataStrachu from "../art/door-komnata-strachu.svg";
import { drawnAtFirst } from "./hako-onna/first-power";
import { fateIn } from "./hako-onna/parts/endings";
import { pinWords, seatWords } from "./hako-onna/saying";
import { placeOf as placeInMansion } from "./hako-onna/pointing";
import { placeOf as placeInHouse } from "./hidden-rooms/pointing";
import { placeOf as placeInChamber } from "./komnata-strachu/pointing";
import type { Event as MansionEvent } from "$lib/wire-hako-onna";
import type { Event as HouseEvent } from "$lib/wire-hidden-rooms";
import type { Event as ChamberEvent } from "$lib/wire-komnata-strachu";
import { FIRST_GAME, headStartIn } from "./komnata-strachu/games";
import { FIRST_ROUND } from "./komnata-strachu/lesson";
import { withUsual } from "./komnata-strachu/pace";
import door from "../art/door-hidden-rooms.svg";

/** A way to play with one click. */
export interface QuickStart {
  /** The message on its button, and what stands beside it. */
  readonly label: string;
  readonly line: string;
  readonly wish: Omit<CreateTable, "game">;
  /** The tutorial that teaches to play in this way. */
  readonly lesson?: string;
  /** Where to sit; without, the first seat (of a lesson: the learner's). */
  readonly seat?: number;
  /** How many people play at this screen; without, one. */
  readonly here?: number;
}

/** A game that a big screen shows to a room, and phones play. */
export interface Party {
  /** How many may play. */
  readonly seats: readonly number[];
  readonly wish: (players: number) => Omit<CreateTable, "game">;
  /** The phone of one player. */
  readonly phone: () => Promise<{ default: Component<PhoneProps> }>;
}

export interface PhoneProps {
  readonly play: Play;
}

/** A finished game, and how it stood at its end. */
export interface Told {
  readonly replay: Played;
  readonly view: unknown;
}

/** What a table of this game can be: chosen when it is opened. */
export interface OptionsProps {
  readonly info: GameInfo;
  /** The options of the game, bound. */
  options: unknown;
}

export interface GameScreen {
  readonly game: string;
  /** The messages that name it: `web-game-…`, its line and its facts. */
  readonly title: string;
  readonly line: string;
  readonly facts: string;
  readonly door: string;
  /** Further pages of the game: their addresses, and the messages that name them. */
  readonly more?: Readonly<Record<string, string>>;
  /** Puts a claim about a place into words, and names who has no name. */
  readonly pin?: (pin: Pin) => string;
  readonly who?: (seat: number) => string;
  /** The light that falls through its door: red, green, blue. */
  readonly glow: readonly [number, number, number];
  /** The first is the big one. */
  readonly quick: readonly [QuickStart, ...QuickStart[]];
  readonly load: () => Promise<Behind>;
  readonly party?: Party;
  /** The challenge of the day: the message that tells what it is, and a result in words. */
  readonly daily?: { readonly line: string; readonly told: (result: Result) => string };
  /** What a table of these options grants to a seat, in words; "" if nothing. */
  readonly granted?: (options: unknown, seat: number) => string;
  /** The message that tells how each bot plays, by its number. */
  readonly temper?: string;
  /** Adds to the options of a new game what this device remembers. */
  readonly remembering?: (options: unknown) => unknown;
  /** Whether something waits for players, so that a table can be without haste. */
  readonly waits?: boolean;
  /** Events that the log leaves out: the screen shows them better. */
  readonly unsaid?: readonly string[];
  /** Whether one of the events so far goes without saying, in the log and aloud: what comes after it says enough. */
  readonly needless?: (events: readonly Tagged[], at: number) => boolean;
  /** Where on its board one of the events so far happened; null: nowhere in particular. */
  readonly place: (events: readonly Tagged[], at: number) => Place | null;
  /**
   * What became of a seat in a finished game, or without a seat, who won it: the `web-fate-…` that says it. Without this,
   * a game is won or lost.
   */
  readonly fate?: (outcome: Outcome, seat: number | null) => string;
  /** The message that asks the host whether players are helped; without, there is no help. */
  readonly aids?: string;
  /** Events that are not said aloud: the screen says them better, or they are too many. */
  readonly unvoiced?: readonly string[];
  /** A game in real time: its replay keeps the times at which things happened, where they are known. */
  readonly live?: boolean;
  /** What there is to try in it: names of `Night.tried`, each with the message that names it to people. */
  readonly tries: readonly (readonly [string, string])[];
  /** What "My nights" shows of this game alone. */
  readonly nights?: () => Promise<{ default: Component }>;
  /** The game in pictures, and which of them tells of what is happening. */
  readonly pictures: () => Promise<InPictures>;
  /** A finished game told as a story. */
  readonly story?: () => Promise<{ default: Component<Told> }>;
  readonly options?: () => Promise<{ default: Component<OptionsProps, object, "options"> }>;
  /** The look back at a game, where there is one. */
  readonly review?: () => Promise<{ default: Component<Review> }>;
  /** The look back lies open from the beginning. */
  readonly reviewed?: boolean;
}

/** The book editor of Hidden Rooms. */
export const bookEditor = (): Promise<typeof import("./hidden-rooms/book/BookPage.svelte")> =>
  behind(() => import("./hidden-rooms/book/BookPage.svelte"), "hidden-rooms", "endless");

/** Books of Hidden Rooms that the machine makes. */
export const endlessPage = (): Promise<typeof import("./hidden-rooms/EndlessPage.svelte")> =>
  behind(() => import("./hidden-rooms/EndlessPage.svelte"), "endless");

/** One's own games. */
export const nightsPage = (): Promise<typeof import("$lib/nights/NightsPage.svelte")> =>
  behind(() => import("$lib/nights/NightsPage.svelte"));

/** Komnata Strachu by ear: how it is told, and what everything sounds like. */
export const earPanel = (): Promise<typeof import("./komnata-strachu/EarPanel.svelte")> =>
  behind(() => import("./komnata-strachu/EarPanel.svelte"), "komnata-strachu");

/** For whom the games can be played, and how. */
export const accessPage = (): Promise<typeof import("$lib/AccessPage.svelte")> =>
  behind(() => import("$lib/AccessPage.svelte"), "access");

/** A book of Hidden Rooms for paper. */
export const printPage = (): Promise<typeof import("./hidden-rooms/print/PrintPage.svelte")> =>
  behind(() => import("./hidden-rooms/print/PrintPage.svelte"), "print", "hidden-rooms");

interface InPictures {
  readonly default: Component;
  /** `showing`: the event that is being shown, while others wait. */
  readonly momentOf: (view: unknown, showing: Tagged | null) => string;
}
type Behind = { default: Component<{ play: Play } & Slots> };

/** What is behind a door is fetched when the door is opened: the screen, and the words that it says. */
function behind<T>(load: () => Promise<T>, ...about: readonly string[]): Promise<T> {
  return fetching.until(async () => {
    const [found] = await Promise.all([load(), ...about.map((each) => words.learn(each))]);
    return found;
  });
}

/**
 * The one place where what the wire brings takes the types of its game: the table says which game it is, and the server
 * keeps to that game's schema, from which those types are made.
 */
function typed<Made extends Component<never>>(
  found: Promise<{ default: Component<never> }>,
): Promise<{ default: Made }> {
  return found as Promise<unknown> as Promise<{ default: Made }>;
}

export const SCREENS: readonly GameScreen[] = [
  {
    game: "hidden-rooms",
    title: "web-game-hidden-rooms",
    line: "web-game-hidden-rooms-line",
    facts: "web-game-hidden-rooms-facts",
    door,
    more: { "/endless": "web-endless", "/book": "web-book-editor" },
    glow: [140, 180, 240],
    quick: [{ label: "web-play-alone", line: "web-play-alone-line", wish: { options: {} }, lesson: "first-night" }],
    daily: {
      line: "web-challenge-line",
      told: ({ won, score }) => {
        const [stages = 0, lost = 0, turns = 0] = score.map(Math.abs);
        const end = say(won ? "web-challenge-won" : "web-challenge-lost");
        return words.join("facts", [end, `${stages}:${lost}`, say("web-challenge-turns", { count: turns })]);
      },
    },
    tries: [
      ["alone", "web-play-alone"],
      ["challenge", "web-challenge"],
    ],
    nights: () => behind(() => import("./hidden-rooms/Monsters.svelte"), "hidden-rooms"),
    aids: "web-open-hints",
    place: (events, at) => placeInHouse(events as readonly HouseEvent[], at),
    options: () => behind(() => import("./hidden-rooms/Options.svelte")),
    load: () => typed(behind(() => import("./hidden-rooms/Screen.svelte"), "hidden-rooms")),
    pictures: () => behind(() => import("./hidden-rooms/pictures"), "hidden-rooms"),
    review: () => typed(behind(() => import("./hidden-rooms/Review.svelte"))),
  },
  {
    game: "komnata-strachu",
    title: "web-game-komnata-strachu",
    line: "web-game-komnata-strachu-line",
    facts: "web-game-komnata-strachu-facts",
    door: doorKomnataStrachu,
    glow: [255, 214, 120],
    quick: [
      { label: "web-play-bots", line: "web-play-bots-line", wish: FIRST_GAME, lesson: FIRST_ROUND },
      {
        label: "web-quick-practice",
        line: "web-quick-practice-line",
        wish: { options: { players: 1, rounds: 10, pause: null } },
      },
      {
        label: "web-quick-two",
        line: "web-quick-two-line",
        wish: { options: { players: 2, screens: [0, 0], pause: null } },
        here: 2,
      },
    ],
    tries: [
      ["bots", "web-play-bots"],
      ["alone", "web-quick-practice"],
      ["screen", "web-quick-two"],
      ["company", "web-friends"],
      ["challenge", "web-challenge"],
    ],
    party: {
      seats: [2, 3, 4],
      wish: (players) => ({ options: { players, rounds: 10, pause: null } }),
      phone: () => typed(behind(() => import("./komnata-strachu/Phone.svelte"), "komnata-strachu")),
    },
    options: () => behind(() => import("./komnata-strachu/Options.svelte")),
    load: () => typed(behind(() => import("./komnata-strachu/Screen.svelte"), "komnata-strachu")),
    daily: {
      line: "web-challenge-race",
      told: ({ score: [right = 0, mean = 0] }) =>
        say("web-challenge-race-result", { right, time: (-mean / 1000).toFixed(2) }),
    },
    granted: headStartIn,
    temper: "web-ks-temper",
    remembering: withUsual,
    waits: true,
    pictures: () => behind(() => import("./komnata-strachu/pictures"), "komnata-strachu"),
    place: (events, at) => placeInChamber(events as readonly ChamberEvent[], at),
    unsaid: ["cards_sent", "token_pushed", "token_pulled"],
    unvoiced: [
      ...["cards_sent", "token_pushed", "token_pulled", "cards_turned_up", "right_hit_shown", "wrong_hit_shown"],
      ...["round_decided", "photo_decided", "cards_boxed", "switch_hit", "player_ready", "gave_up"],
    ],
    live: true,
  },
  {
    game: "hako-onna",
    title: "web-game-hako-onna",
    line: "web-game-hako-onna-line",
    facts: "web-game-hako-onna-facts",
    door: doorHakoOnna,
    pin: pinWords,
    who: seatWords,
    glow: [235, 82, 62],
    quick: [
      {
        label: "web-play-visitor",
        line: "web-play-visitor-line",
        wish: { options: { random_boards: true, random_items: true } },
        seat: 1,
        lesson: "visitor",
      },
      {
        label: "web-play-her",
        line: "web-play-her-line",
        wish: { options: { random_boards: true, random_items: true } },
        seat: 0,
        lesson: "her",
      },
    ],
    tries: [
      ["seat-1", "web-play-visitor"],
      ["seat-0", "web-play-her"],
      ["company", "web-friends"],
    ],
    aids: "web-open-belief",
    needless: drawnAtFirst,
    place: (events, at) => placeInMansion(events as readonly MansionEvent[], at),
    unvoiced: [
      "board_drawn",
      "board_laid",
      "item_taken",
      "numbers_chosen",
      "weakness_chosen",
      "laid",
      "bones_put",
      "uncovered",
    ],
    waits: true,
    fate: fateIn,
    options: () => behind(() => import("./hako-onna/Options.svelte")),
    load: () => typed(behind(() => import("./hako-onna/Screen.svelte"), "hako-onna")),
    review: () => typed(behind(() => import("./hako-onna/Review.svelte"))),
    reviewed: true,
    pictures: () => behind(() => import("./hako-onna/pictures"), "hako-onna"),
    story: () => typed(behind(() => import("./hako-onna/parts/Story.svelte"), "hako-onna")),
  },
];

/** The wish for a new table, with what this device remembers of its player. */
export function remembered(wish: CreateTable): CreateTable {
  const { remembering } = screenOf(wish.game) ?? {};
  return withoutHaste(remembering && !wish.lesson ? { ...wish, options: remembering(wish.options) } : wish);
}

/** The wish as it is, or without haste if this device wants that. */
export const withoutHaste = (wish: CreateTable): CreateTable => ({ ...wish, unhurried: settings.unhurried });

/** Where a finished game is looked back at; null: there is no look back at it. */
export function reviewAddress(game: string, code: string): string | null {
  const screen = screenOf(game);
  if (!screen?.review) return null;
  return screen.reviewed ? `/r/${code}?from=all` : `/r/${code}?from=0&review=9`;
}

export const screenOf = (game: string): GameScreen | undefined => SCREENS.find((screen) => screen.game === game);
