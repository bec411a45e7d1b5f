/** Of whom a line of the log tells: nothing else of a race stays on the table. */
import { seatSpot, type Place } from "$lib/table/pointing";
import type { Event } from "$lib/wire-komnata-strachu";

/** The place of the event with this number; null: it tells of nobody. */
export function placeOf(events: readonly Event[], at: number): Place | null {
  const event = events[at];
  switch (event?.type) {
    case "right_hit_shown":
    case "wrong_hit_shown":
      return seatSpot(event.finish.seat);
    case "photo_decided":
      return seatSpot(event.winner);
    case "round_decided":
    case "game_over":
      return event.winner === null ? null : seatSpot(event.winner);
    case "cards_sent":
    case "token_pushed":
    case "token_pulled":
    case "switch_hit":
    case "gave_up":
    case "player_ready":
    case "player_gone":
    case "player_back":
      return seatSpot(event.seat);
    case "cards_turned_up":
    case "cards_boxed":
    case undefined:
      return null;
    default:
      return event satisfies never;
  }
}
