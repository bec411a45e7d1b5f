/** What a page is called, in the bar of the browser and to a reader of the screen. */
import type { Route } from "./router.svelte";
import { say } from "./words.svelte";
import { screenOf } from "../games";

/** The game whose table, replay or story is open, as soon as that is known. */
export const opened = $state<{ game: string | null }>({ game: null });

const nameOf = (game: string | null): string => {
  const screen = game ? screenOf(game) : undefined;
  return screen ? say(screen.title) : "";
};

/** "" for the hall, which is called like the house. */
export function titleOf(route: Route): string {
  switch (route.page) {
    case "hall":
      return "";
    case "table":
    case "screen":
    case "phone":
      return [nameOf(opened.game), route.code].filter(Boolean).join(" · ");
    case "replay":
    case "story":
      return opened.game ? say("web-replay-of", { game: nameOf(opened.game) }) : route.code;
    case "rules":
      return screenOf(route.game) ? say("web-rules-of", { game: nameOf(route.game) }) : say("web-not-found");
    case "move":
      return say("web-move-device");
    case "nights":
      return say("web-nights");
    case "access":
      return say("web-access");
    case "endless":
      return say("web-endless");
    case "book":
    case "print":
      return say("web-book-editor");
    case "nowhere":
      return say("web-not-found");
  }
}
