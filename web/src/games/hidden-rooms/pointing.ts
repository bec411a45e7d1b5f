/** Where in the house a line of the log happened. */
import { spot, squareSpot, type Place } from "$lib/table/pointing";
import { EXIT, START, type Event, type Square } from "./house";

/** The place of the event with this number; null: nowhere in particular. */
export function placeOf(events: readonly Event[], at: number): Place | null {
  const event = events[at];
  switch (event?.type) {
    case "child_walked":
    case "monster_advanced":
      return squareSpot(event.to);
    case "tile_drawn":
      return squareSpot(event.target);
    case "room_laid":
      return squareSpot(event.at);
    case "stage_begun":
      return squareSpot(START);
    case "monster_turned":
      return monsterThen(events, at);
    case "stage_won":
      return squareSpot(EXIT);
    case "stage_lost":
      return event.reason === "turn_limit" ? squareSpot(childThen(events, at)) : monsterThen(events, at);
    case "tile_remembered":
      return spot("memory");
    case "memory_overflowed":
      return spot("pile");
    case "stage_opened":
    case "tile_offered":
    case "star_turned_up":
    case "game_won":
    case "game_lost":
    case undefined:
      return null;
    default:
      return event satisfies never;
  }
}

/** Before its first step of a stage its piece tells where it stands. */
function monsterThen(events: readonly Event[], at: number): Place {
  const step = inStage(events, at).findLast((event) => event.type === "monster_advanced");
  return step ? squareSpot(step.to) : spot("monster");
}

function childThen(events: readonly Event[], at: number): Square {
  const step = inStage(events, at).findLast((event) => event.type === "child_walked" || event.type === "room_laid");
  return step ? (step.type === "room_laid" ? step.at : step.to) : START;
}

/** What happened before in the same stage. */
function inStage(events: readonly Event[], at: number): readonly Event[] {
  const before = events.slice(0, at);
  return before.slice(before.findLastIndex(({ type }) => type === "stage_opened") + 1);
}
