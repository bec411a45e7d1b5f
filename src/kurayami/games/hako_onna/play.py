"""A step in progress: the position as a mutable draft, the events, and the time."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import astuple, replace

from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.frames import Frame
from kurayami.games.hako_onna.house import Mansion
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.model import Reason, State, Told
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.pieces import Ghost, Lying, Noise, Proposal, Stack, Visitor, ground
from kurayami.games.hako_onna.tiles import Tile
from kurayami.kernel import Millis, Seat


class Play(Struct, gc=False):
    """The fields of `State`, in its order, mutable until `done`; then the step's own."""

    options: Options
    house: Mansion
    agenda: tuple[Frame, ...]

    # Tiles
    shadows: tuple[Stack, ...]
    bag: tuple[Tile, ...]
    box: tuple[Tile, ...]
    supply: int
    found: tuple[int, ...]
    out: tuple[Tile, ...]
    lost: tuple[tuple[Seat, Tile], ...]
    numbers: tuple[int, ...]
    weakness: Tile | None
    key_in_safe: bool
    numbers_up: tuple[int, ...]
    guesses: tuple[tuple[int, ...], ...]
    dial_guesses: tuple[tuple[int, ...], ...]
    not_weak: tuple[Tile, ...]

    # People and ghosts
    visitors: tuple[Visitor, ...]
    ghosts: tuple[Ghost, ...]
    first: Seat
    votes: tuple[Seat, ...]
    proposal: Proposal | None

    # Powers
    deck: tuple[int, ...]
    deck_bottom: tuple[int, ...]
    hand: tuple[int, ...]
    slots: tuple[int | None, int | None]
    charmed: tuple[int, ...]
    drawn: tuple[int, ...]
    turn: int
    barrier: tuple[int, int] | None
    reversed_until: int
    mary: Seat | None
    mary_until: int
    drops_on: int
    salt: tuple[int, ...]
    salt_on: int

    # Noise
    noise: Noise
    overdue: bool
    music_played: bool

    # The end, time and memory
    end: Reason | None
    closed_ways: tuple[tuple[str, Tile], ...]
    due: Millis | None
    closed: State | None
    told: tuple[Told, ...]
    news: tuple[Event, ...]
    knows: tuple[Knowledge, ...]

    # The step
    before: State
    at: Millis
    happened: list[Event]

    def say(self, event: Event) -> None:
        self.happened.append(event)

    def close_eyes(self) -> None:
        """Marks the eyes as closed. The snapshot is taken once the step is complete."""
        self.closed = self.before

    # The agenda

    def push(self, *frames: Frame) -> None:
        """Adds frames; the last of them comes next."""
        self.agenda = (*self.agenda, *frames)

    def pop(self) -> None:
        self.agenda = self.agenda[:-1]

    def instead(self, *frames: Frame) -> None:
        """Replaces the top frame."""
        self.agenda = (*self.agenda[:-1], *frames)

    # Tiles on Shadows

    def set_stack(self, shadow: int, stack: Stack) -> None:
        shadows = self.shadows
        self.shadows = (*shadows[:shadow], stack, *shadows[shadow + 1 :])

    def lay(self, shadow: int, tile: Tile | None, up: bool = False) -> None:
        """Puts a tile other than a ghost under the ghosts that may be there."""
        self.set_stack(shadow, (Lying(tile, up), *self.shadows[shadow]))

    def lift(self, shadow: int) -> Tile | None:
        """Takes the tile that is not a ghost."""
        stack = self.shadows[shadow]
        lying = ground(stack)
        if lying is None:
            return None
        self.set_stack(shadow, tuple([other for other in stack if other is not lying]))
        return lying.tile

    def throw_out(self, *tiles: Tile) -> None:
        """Takes tiles out of the game publicly."""
        self.out = tuple(sorted((*self.out, *tiles)))

    # People and ghosts

    def set_visitor(self, seat: Seat, changed: Visitor) -> None:
        visitors = self.visitors
        self.visitors = (*visitors[: seat - 1], changed, *visitors[seat:])

    def go(self, seat: Seat, room: int) -> None:
        """Moves a Visitor to a room."""
        one = self.visitors[seat - 1]
        self.set_visitor(seat, Visitor(room, one.tiles, one.item, one.alive))

    def take_item(self, seat: Seat, item: ItemEffect | None) -> None:
        """Gives a Visitor an Item card, or takes theirs away."""
        one = self.visitors[seat - 1]
        self.set_visitor(seat, Visitor(one.room, one.tiles, item, one.alive))

    def hold(self, seat: Seat, tiles: tuple[Tile, ...]) -> None:
        one = self.visitors[seat - 1]
        self.set_visitor(seat, Visitor(one.room, tiles, one.item, one.alive))

    def give(self, seat: Seat, tile: Tile) -> None:
        self.hold(seat, tuple(sorted((*self.visitors[seat - 1].tiles, tile))))

    def lose(self, seat: Seat, tile: Tile) -> None:
        tiles = list(self.visitors[seat - 1].tiles)
        tiles.remove(tile)
        self.hold(seat, tuple(tiles))

    def set_ghost(self, ghost: Ghost) -> None:
        self.ghosts = tuple([ghost if other.seat == ghost.seat else other for other in self.ghosts])


Position: TypeAlias = State | Play
"""A position that can be queried: before a step, or during it."""

STATE_FIELDS = len(State.__struct_fields__)


def begun(state: State, at: Millis) -> Play:
    return Play(*(*astuple(state), state, at, []))


def done(play: Play) -> State:
    """Freezes the draft. The Visitors see the position at closing until their eyes open."""
    state = State(*astuple(play)[:STATE_FIELDS])
    if play.closed is not None and play.before.closed is None:
        return replace(state, closed=replace(state, closed=None))
    return state
