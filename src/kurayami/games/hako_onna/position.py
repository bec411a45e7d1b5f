"""Questions about a position."""

from kurayami.games.hako_onna.edition import PowerCard
from kurayami.games.hako_onna.effects import PowerEffect
from kurayami.games.hako_onna.pieces import Ghost, Visitor
from kurayami.games.hako_onna.play import Play, Position
from kurayami.games.hako_onna.tiles import DOLL, Tile, ghost_tile
from kurayami.kernel import Seat


def visitor(state: Position, seat: Seat) -> Visitor:
    return state.visitors[seat - 1]


def living(state: Position) -> tuple[Seat, ...]:
    return tuple([seat for seat, one in enumerate(state.visitors, 1) if one.alive])


def ghost_seats(state: Position) -> tuple[Seat, ...]:
    """Seats that see with the ghosts' eyes: she, the Hakobito, and removed ones."""
    return (0, *[seat for seat, one in enumerate(state.visitors, 1) if not one.alive])


def ghost(state: Position, seat: Seat) -> Ghost | None:
    for one in state.ghosts:
        if one.seat == seat:
            return one
    return None


def she(state: Position) -> Ghost:
    return state.ghosts[0]


def room_of(state: Position, shadow: int) -> int:
    return state.house.room_of[shadow]


def her_room(state: Position) -> int:
    return state.house.room_of[state.ghosts[0].shadow]


def shadows_of(state: Position, room: int) -> tuple[int, ...]:
    return state.house.rooms[room].shadows


def filled(state: Position, room: int) -> tuple[int, ...]:
    """Shadows of the room that hold a tile."""
    return tuple([shadow for shadow in state.house.rooms[room].shadows if state.shadows[shadow]])


def together(state: Position, seat: Seat) -> tuple[Seat, ...]:
    """Other living Visitors in the same room."""
    room = visitor(state, seat).room
    others = enumerate(state.visitors, 1)
    return tuple([other for other, one in others if one.room == room and one.alive and other != seat])


def ghosts_at(state: Position, shadow: int) -> tuple[Ghost, ...]:
    return tuple([one for one in state.ghosts if one.shadow == shadow])


def tile_of(one: Ghost) -> Tile:
    return ghost_tile(one.seat)


# Her powers


def power_card(state: Position, power: int) -> PowerCard:
    return state.options.edition.powers[power - 1]


def unlocked(state: Position, power: int) -> bool:
    """True if its page is found; advanced ones go by the number of pages (HO-9, HO-41)."""
    return power in state.found if power <= 10 else len(state.found) >= power_card(state, power).needs


def needs_met(state: Position, power: int) -> bool:
    return len(state.found) >= power_card(state, power).needs


def ready(state: Position, effect: PowerEffect) -> int | None:
    """Number of a set power with this effect whose needs are met."""
    for power in state.slots:
        if power is not None and power_card(state, power).effect == effect and needs_met(state, power):
            return power
    return None


def set_slots(state: Position) -> list[int]:
    return [slot for slot, power in enumerate(state.slots) if power is not None]


def back_to_hand(play: Play, power: int) -> int:
    """Returns an activated card to her hand (HO-42). Returns the slot it was in."""
    first, second = play.slots
    play.slots = (None if first == power else first, None if second == power else second)
    play.hand = tuple(sorted((*play.hand, power)))
    return 0 if first == power else 1


def bound(state: Position, seat: Seat, tile: Tile) -> bool:
    """True for Doll Mary after I Am Mary: it can't be given, discarded or put down."""
    return tile == DOLL and state.mary == seat
