/** Where in the mansion a line of the log happened, or to whom. */
import { seatSpot, spot, type Place } from "$lib/table/pointing";
import type { Announced, Event } from "$lib/wire-hako-onna";

const HER = seatSpot(0);

const inRoom = (room: number): Place => spot("room", room);
const inShadow = (shadow: number): Place => spot("shadow", shadow);
const inSlot = (slot: number): Place => spot("slot", slot);

/** The place of the event with this number; null: nowhere in particular. */
export function placeOf(events: readonly Event[], at: number): Place | null {
  const event = events[at];
  switch (event?.type) {
    case "announced":
      return deedPlace(event);
    case "made_noise":
    case "walked":
    case "dragged":
    case "salted":
    case "fled":
    case "screamed":
      return inRoom(event.room);
    case "answered":
    case "activated":
      return event.room === null ? HER : inRoom(event.room);
    case "bones_put":
    case "peeked":
    case "lit":
    case "exposed":
    case "page_found":
    case "ghosts_shown":
    case "taken":
    case "replaced":
    case "peek_done":
    case "discarded":
    case "weapon_struck":
    case "removed":
    case "died":
    case "carried_to":
    case "looked":
    case "turned_down":
    case "hid":
    case "uncovered":
      return inShadow(event.shadow);
    case "laid":
      return inShadow(event.vacant);
    case "swapped":
      return [...inShadow(event.first), ...inShadow(event.second)];
    case "board_laid":
      return spot("board", event.placed.board);
    case "charmed":
    case "power_set":
    case "power_taken":
      return inSlot(event.slot);
    case "power_read":
      return event.slot === null ? HER : inSlot(event.slot);
    case "interrupted":
      if (event.shadow !== null) return inShadow(event.shadow);
      return event.room === null ? inSlot(event.slot) : inRoom(event.room);
    case "first_chosen":
    case "item_taken":
    case "board_drawn":
    case "turn_began":
    case "card_turned":
    case "card_kept":
    case "disc_fell":
    case "disc_kept":
    case "music_played":
    case "lapsed":
    case "named":
    case "safe_opened":
    case "showed":
    case "offered":
    case "asked":
    case "declined":
    case "gave":
    case "voted":
    case "turn_ended":
    case "spent":
    case "drops_work":
    case "confided":
    case "mary_gone":
    case "hand_seen":
    case "snatched":
    case "stayed":
      return seatSpot(event.seat);
    case "mary_shown":
      return event.seat === null ? null : seatSpot(event.seat);
    case "numbers_chosen":
    case "weakness_chosen":
    case "power_kept":
    case "her_turn":
    case "drew":
    case "despair_drawn":
      return HER;
    case "time_overdue":
    case "noise_reset":
    case "eyes_closed":
    case "eyes_opened":
    case "way_closed":
    case "ended":
    case undefined:
      return null;
    default:
      return event satisfies never;
  }
}

function deedPlace({ deed, seat }: Announced): Place {
  switch (deed.type) {
    case "walk_to":
    case "use_at_room":
      return inRoom(deed.room);
    case "peek_at":
    case "use_at_shadow":
    case "use_weapon":
      return inShadow(deed.shadow);
    case "use_at_slot":
    case "use_charm":
      return inSlot(deed.slot);
    case "use_along":
      return [...inRoom(deed.first), ...inRoom(deed.second)];
    case "use":
      return seatSpot(seat);
    default:
      return deed satisfies never;
  }
}
