"""Claims made at the table about places, written as the screen writes them.

A place is "shadow-7", "room-3" or "seat-2"; a claim is a tile's name, or one of the words below.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kurayami.bots.bot import Heard
from kurayami.bots.hako_onna.beliefs.tile_memory import SHADOWS, TileMemory
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna.tiles import KINDS, PORTABLE, Tile
from kurayami.kernel import Seat

DANGER: Final = "danger"
CLEAR: Final = "clear"
HERE: Final = "hako-onna"

TRUST: Final = 0.85
"""Probability that an unchecked claim of a Visitor is true."""


def place_of(shadow: int) -> str:
    return f"shadow-{shadow}"


def hand_of(seat: Seat) -> str:
    return f"seat-{seat}"


def number_in(place: str | None, kind: str) -> int | None:
    """Number of a place of this kind; None if it is another kind, or malformed."""
    head, _, tail = (place or "").rpartition("-")
    return int(tail) if head == kind and tail.isascii() and tail.isdecimal() and len(tail) < 4 else None


class Claims:
    """Claims of living Visitors that a seat believes. Claims of ghosts are ignored."""

    def __init__(self, view: View, memory: TileMemory, talk: Sequence[Heard]) -> None:
        self.tiles: list[Tile | None] = [None] * SHADOWS
        self.held: set[Tile] = set()
        """Tiles claimed to be in somebody's hand."""
        self.danger: set[int] = set()
        self._own = memory.tiles
        self.doubted = liars(memory, talk)
        """Seats caught lying."""
        for heard in talk:
            if self._is_believed(view, heard):
                self._hear(heard, memory.peeks)

    def _is_believed(self, view: View, heard: Heard) -> bool:
        seat = heard.seat
        living = 0 < seat <= len(view.visitors) and view.visitors[seat - 1].alive
        return living and seat != view.seat and seat not in self.doubted

    def _hear(self, heard: Heard, looked: set[tuple[Seat, int]]) -> None:
        shadow, holder = number_in(heard.place, "shadow"), number_in(heard.place, "seat")
        claim = heard.claim or ""
        if shadow is not None and shadow < SHADOWS and claim in KINDS and (heard.seat, shadow) in looked:
            if claim in self.tiles:
                self.tiles[self.tiles.index(claim)] = None
            self.tiles[shadow] = claim
        elif shadow is not None and claim in (DANGER, HERE):
            self.danger.add(shadow)
        elif holder is not None and claim in PORTABLE:
            self.held.add(claim)
            if claim in self.tiles:
                self.tiles[self.tiles.index(claim)] = None

    def trust(self, shadow: int) -> float:
        return 1.0 if self._own[shadow] is not None else TRUST


class Lie(NamedTuple):
    """A claim about a Shadow that turned out to be false."""

    seat: Seat
    shadow: int


def liars(memory: TileMemory, talk: Sequence[Heard]) -> set[Seat]:
    return {lie.seat for lie in lies_in(memory, talk)}


def lies_in(memory: TileMemory, talk: Sequence[Heard]) -> list[Lie]:
    """False claims, by seat and Shadow."""
    said = {(heard.seat, number_in(heard.place, "shadow"), heard.claim) for heard in talk if heard.claim in KINDS}
    found = {(seat, shadow): tile for seat, shadow, tile in memory.checked}
    return sorted(
        {
            Lie(seat, shadow)
            for seat, shadow, claim in said
            if shadow is not None and found.get((seat, shadow), claim) != claim
        }
    )
