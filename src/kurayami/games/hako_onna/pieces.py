"""Things on the table."""

from typing import TypeAlias

from msgspec import Struct

from kurayami.games.hako_onna.actions import Fall, Rest
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.tiles import BIT, GHOST_MASK, Tile
from kurayami.kernel import Seat


class Lying(Struct, frozen=True):
    """A tile on a Shadow. None: nobody has seen it, it is any of the bag."""

    tile: Tile | None
    up: bool = False
    """Never true of a ghost, so at most one tile of a stack lies face up."""


Stack: TypeAlias = tuple[Lying, ...]
"""The tiles of a Shadow, the lowest first."""


def is_ghost(lying: Lying) -> bool:
    return lying.tile is not None and bool(BIT[lying.tile] & GHOST_MASK)


def ground(stack: Stack) -> Lying | None:
    """The tile of a stack that is no ghost; there is never more than one (HO-2)."""
    for lying in stack:
        if not is_ghost(lying):
            return lying
    return None


def tiles_of(stack: Stack) -> tuple[Tile, ...]:
    """All tiles of a stack that has been looked at."""
    return tuple([lying.tile for lying in stack if lying.tile is not None])


class Visitor(Struct, frozen=True):
    room: int | None
    """None: dead."""
    tiles: tuple[Tile, ...]
    item: ItemEffect | None
    alive: bool = True

    @property
    def here(self) -> int:
        """The room of a living Visitor."""
        assert self.room is not None
        return self.room


class Ghost(Struct, frozen=True):
    seat: Seat
    shadow: int
    keeps: Tile | None
    """The tile in whose place it hides, beside the board."""


class Proposal(Struct, frozen=True):
    """Between two Visitors: one offers a tile, or asks for one (HO-37)."""

    by: Seat
    to: Seat
    tile: Tile | None
    """Unknown (None) to all but the one who offers; nothing while asking."""
    asking: bool


class NoiseCard(Struct, frozen=True):
    value: int | None
    """None: nobody has seen it since the reset."""
    up: bool = False
    keeper: Seat | None = None
    """The Visitor who took it, passing."""


class Cards(Struct, frozen=True, tag="cards"):
    cards: tuple[NoiseCard, ...]


class Disc(Struct, frozen=True):
    position: int
    blip_up: bool


class Discs(Struct, frozen=True, tag="discs"):
    left: tuple[int, ...]
    """Positions of the discs beside the board."""
    stack: tuple[Disc, ...]
    """In the order in which they were placed."""
    rests: tuple[Rest, ...]
    """Resting places of the discs; empty if the table plays without bodies."""
    before: tuple[Rest, ...]
    """Resting places before the last disc was placed."""
    kept: tuple[tuple[Seat, int], ...]
    last: Fall | None = None


Noise: TypeAlias = Cards | Discs
