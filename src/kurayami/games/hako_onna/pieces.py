"""Pieces on the table."""

from typing import TypeAlias

from msgspec import Struct

from kurayami.games.hako_onna.actions import Fall, Rest
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.tiles import BIT, GHOST_MASK, Tile
from kurayami.kernel import Seat


class Lying(Struct, frozen=True, gc=False):
    """A tile in a Shadow. None: nobody has seen it, so it is any of the bag."""

    tile: Tile | None
    up: bool = False
    """True if it lies face up; never a ghost, so at most one tile of a stack does."""


Stack: TypeAlias = tuple[Lying, ...]
"""Tiles of a Shadow, lowest first."""


def is_ghost(lying: Lying) -> bool:
    return lying.tile is not None and bool(BIT[lying.tile] & GHOST_MASK)


def ground(stack: Stack) -> Lying | None:
    """The one tile of a stack that is not a ghost, if any (HO-2)."""
    for lying in stack:
        if not is_ghost(lying):
            return lying
    return None


def tiles_of(stack: Stack) -> tuple[Tile, ...]:
    """All tiles of a stack that has been looked at."""
    return tuple([lying.tile for lying in stack if lying.tile is not None])


class Visitor(Struct, frozen=True, gc=False):
    room: int | None
    """Room of the Visitor; None: dead."""
    tiles: tuple[Tile, ...]
    item: ItemEffect | None
    alive: bool = True

    @property
    def here(self) -> int:
        """The room of a living Visitor."""
        assert self.room is not None
        return self.room


class Ghost(Struct, frozen=True, gc=False):
    seat: Seat
    shadow: int
    keeps: Tile | None
    """Tile it hides in place of, kept beside the board."""


class Proposal(Struct, frozen=True, gc=False):
    """Between two Visitors: one offers a tile, or asks for one (HO-37)."""

    by: Seat
    to: Seat
    tile: Tile | None
    """Tile offered; None to all but the one who offers, or while asking."""
    asking: bool


class NoiseCard(Struct, frozen=True, gc=False):
    value: int | None
    """Value of the card; None if nobody has seen it since the reset."""
    up: bool = False
    keeper: Seat | None = None
    """Visitor who took it by passing."""


class Cards(Struct, frozen=True, gc=False, tag="cards"):
    cards: tuple[NoiseCard, ...]


class Disc(Struct, frozen=True, gc=False):
    position: int
    blip_up: bool


class Discs(Struct, frozen=True, gc=False, tag="discs"):
    left: tuple[int, ...]
    """Positions of the discs beside the board."""
    stack: tuple[Disc, ...]
    """Discs in the order they were placed."""
    rests: tuple[Rest, ...]
    """Resting places of the discs; empty if the table plays without simulation."""
    before: tuple[Rest, ...]
    """Resting places before the last disc was placed."""
    kept: tuple[tuple[Seat, int], ...]
    last: Fall | None = None


Noise: TypeAlias = Cards | Discs
