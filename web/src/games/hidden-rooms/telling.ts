/** The house in words: what a player who doesn't see it is told of it. Nothing but what the view shows. */
import { telling } from "$lib/telling";
import { say, words } from "$lib/words.svelte";
import { squareOf } from "./advice.svelte";
import {
  COLOURS,
  EXIT,
  NUMBERS,
  sameTile,
  wayTo,
  written,
  type Action,
  type Event,
  type Square,
  type Tile,
  type View,
} from "./house";

const list = (things: readonly string[]): string => words.join("list", things);
const tileName = ({ colour, number }: Tile): string => say("web-hr-tile", { colour, number });

export function eventWords(event: Event): string {
  const { key, params } = telling("hidden-rooms", "event", event);
  return say(key, params);
}

export function actionWords(action: Action): string {
  const { key, params } = telling("hidden-rooms", "action", action);
  return say(key, params);
}

/** An action of a child that stands there, as somebody beside it would say it. */
export function wayWords(action: Action, child: Square): string {
  const to = squareOf(action);
  const way = to && wayTo(child, to);
  if (!way || action.type === "begin") return actionWords(action);
  return say(`web-hr-toward-${action.type}`, { way, ...("tile" in action ? action.tile : {}) });
}

/** The squares that it still has to walk, in order. */
export function routeWords(view: View): string {
  const ahead = view.monster ? view.route.slice(view.monster.passage + 1) : [];
  return ahead.length ? say("web-hr-where-route", { squares: list(ahead.map(written)) }) : "";
}

export function monsterWords({ monster }: View): string {
  return monster ? say("web-hr-where-monster", { square: written(monster.at), facing: monster.facing }) : "";
}

/** Every tile that is left, colour by colour. */
export function pileWords({ pile }: View): string {
  const tiles = COLOURS.flatMap((colour) =>
    NUMBERS.filter((number) => pile.some((tile) => sameTile(tile, { colour, number }))).map((number) =>
      tileName({ colour, number }),
    ),
  );
  return say("web-hr-where-pile", { count: pile.length, tiles: list(tiles) });
}

/** Where everything is. */
export function whereWords(view: View): string {
  const { watched } = view;
  return words.join("sentences", [
    say("web-hr-where-you", { square: written(view.child), exit: written(EXIT) }),
    monsterWords(view),
    watched.length ? say("web-hr-where-watched", { squares: list(watched.map(written)) }) : "",
    routeWords(view),
    view.memory.length ? say("web-hr-where-memory", { tiles: list(view.memory.map(tileName)) }) : "",
    view.rooms.length
      ? say("web-hr-where-rooms", { rooms: list(view.rooms.map(({ at, tile }) => `${written(at)} ${tileName(tile)}`)) })
      : "",
    pileWords(view),
  ]);
}
