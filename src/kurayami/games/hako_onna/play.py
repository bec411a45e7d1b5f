"""A step in the making: the state so far, what has happened, and when."""

from msgspec.structs import replace

from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.frames import Frame
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.pieces import Ghost, Lying, Stack, Visitor
from kurayami.games.hako_onna.tiles import BIT, GHOST_MASK, Tile, ghost_tile
from kurayami.kernel import Millis, Seat


class Play:
    __slots__ = ("at", "events", "state")

    def __init__(self, state: State, at: Millis) -> None:
        self.state = state
        self.events: list[Event] = []
        self.at = at

    def say(self, event: Event) -> None:
        self.events.append(event)

    def set(self, **changes: object) -> None:
        self.state = replace(self.state, **changes)

    # The agenda

    def push(self, *frames: Frame) -> None:
        """The last of them comes next."""
        self.set(agenda=(*self.state.agenda, *frames))

    def pop(self) -> None:
        self.set(agenda=self.state.agenda[:-1])

    def instead(self, *frames: Frame) -> None:
        """In place of the top frame."""
        self.set(agenda=(*self.state.agenda[:-1], *frames))

    # Tiles on Shadows

    def set_stack(self, shadow: int, stack: Stack) -> None:
        shadows = self.state.shadows
        self.set(shadows=(*shadows[:shadow], stack, *shadows[shadow + 1 :]))

    def lay(self, shadow: int, tile: Tile | None, up: bool = False) -> None:
        """A tile that is no ghost goes under the ghosts that may be there."""
        self.set_stack(shadow, (Lying(tile, up), *self.state.shadows[shadow]))

    def lift(self, shadow: int) -> Tile | None:
        """Takes the tile that is no ghost."""
        stack = self.state.shadows[shadow]
        lying = ground(stack)
        if lying is None:
            return None
        self.set_stack(shadow, tuple(other for other in stack if other is not lying))
        return lying.tile

    def throw_out(self, *tiles: Tile) -> None:
        """Out of the game, for all to see."""
        self.set(out=tuple(sorted((*self.state.out, *tiles))))

    # People and ghosts

    def set_visitor(self, seat: Seat, **changes: object) -> None:
        visitors = self.state.visitors
        changed = replace(visitors[seat - 1], **changes)
        self.set(visitors=(*visitors[: seat - 1], changed, *visitors[seat:]))

    def give(self, seat: Seat, tile: Tile) -> None:
        self.set_visitor(seat, tiles=tuple(sorted((*visitor(self.state, seat).tiles, tile))))

    def lose(self, seat: Seat, tile: Tile) -> None:
        tiles = list(visitor(self.state, seat).tiles)
        tiles.remove(tile)
        self.set_visitor(seat, tiles=tuple(tiles))

    def set_ghost(self, ghost: Ghost) -> None:
        self.set(ghosts=tuple(ghost if other.seat == ghost.seat else other for other in self.state.ghosts))


def is_ghost(lying: Lying) -> bool:
    return lying.tile is not None and bool(BIT[lying.tile] & GHOST_MASK)


def ground(stack: Stack) -> Lying | None:
    """The tile of a stack that is no ghost; there is never more than one (HO-2)."""
    for lying in stack:
        if not is_ghost(lying):
            return lying
    return None


def visitor(state: State, seat: Seat) -> Visitor:
    return state.visitors[seat - 1]


def living(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat, one in enumerate(state.visitors, 1) if one.alive])


def ghost_seats(state: State) -> tuple[Seat, ...]:
    """Everybody who sees with the ghosts' eyes: she, the Hakobito, and those that were removed."""
    return (0, *(seat for seat, one in enumerate(state.visitors, 1) if not one.alive))


def ghost(state: State, seat: Seat) -> Ghost | None:
    return next((one for one in state.ghosts if one.seat == seat), None)


def she(state: State) -> Ghost:
    return state.ghosts[0]


def room_of(state: State, shadow: int) -> int:
    return state.house.room_of[shadow]


def her_room(state: State) -> int:
    return state.house.room_of[state.ghosts[0].shadow]


def shadows_of(state: State, room: int) -> tuple[int, ...]:
    return state.house.rooms[room].shadows


def filled(state: State, room: int) -> tuple[int, ...]:
    """Shadows of the room that hold a tile."""
    return tuple(shadow for shadow in state.house.rooms[room].shadows if state.shadows[shadow])


def together(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Other living Visitors in the same room."""
    room = visitor(state, seat).room
    return tuple(other for other in living(state) if other != seat and visitor(state, other).room == room)


def ghosts_at(state: State, shadow: int) -> tuple[Ghost, ...]:
    return tuple(one for one in state.ghosts if one.shadow == shadow)


def tiles_of(stack: Stack) -> tuple[Tile, ...]:
    """All tiles of a stack that has been looked at."""
    return tuple(lying.tile for lying in stack if lying.tile is not None)


def tile_of(one: Ghost) -> Tile:
    return ghost_tile(one.seat)
