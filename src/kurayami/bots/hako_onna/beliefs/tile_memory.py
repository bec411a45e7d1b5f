"""A seat's memory of each Shadow: tiles stay where they were last seen or heard of."""

from collections.abc import Callable
from copy import copy
from typing import Any, Final

from kurayami.bots.hako_onna.beliefs.event_fold import EventFold
from kurayami.games.hako_onna import View
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.tiles import BIT, EMPTY, GHOST_MASK, SAFE, Tile
from kurayami.kernel import Seat

SHADOWS: Final = 24


class TileMemory:
    """Last known tile of each Shadow; None is unknown, or no tile."""

    __slots__ = ("_last", "_me", "checked", "looked", "peeks", "strays", "tiles")

    def __init__(self, view: View) -> None:
        self.tiles: list[Tile | None] = [None] * SHADOWS
        self.looked = [False] * SHADOWS
        """True if a Visitor has looked there, so no page is left."""
        self.peeks: set[tuple[Seat, int]] = set()
        """Seats with the Shadows they looked into."""
        self.checked: list[tuple[Seat, int, Tile]] = []
        """Seat, Shadow and tile where this seat looked right after another, with nothing changed between."""
        self._me = view.seat
        self._last: dict[int, Seat] = {}
        self.strays: set[int] = set()
        """Shadows with a seemingly Empty tile where a snatched tile may hide; nobody has looked since."""

    def copy(self) -> "TileMemory":
        other = copy(self)
        other.tiles, other.looked, other.peeks = self.tiles[:], self.looked[:], self.peeks.copy()
        other.checked, other._last, other.strays = self.checked[:], self._last.copy(), self.strays.copy()
        return other

    def look(self, view: View) -> None:
        """Adds tiles lying face up, and the Safe where it must be."""
        for shadow, stack in enumerate(view.shadows):
            for lying in stack:
                if lying.up and lying.tile is not None:
                    self.tiles[shadow] = lying.tile
            if not stack:
                self.tiles[shadow] = None
        safe = view.house.safe
        if self.tiles[safe] is None and view.shadows[safe] and SAFE not in self.tiles and SAFE not in view.out:
            self.tiles[safe] = SAFE

    def see(self, shadow: int, tiles: tuple[Tile, ...]) -> None:
        others = [tile for tile in tiles if not BIT[tile] & GHOST_MASK]
        if others:
            self.put(shadow, others[0])
        elif tiles:
            self.tiles[shadow] = None

    def compare(self, seat: Seat, shadow: int) -> None:
        """Notes what the previous looker must have seen, so that their claim can be checked."""
        tile, before = self.tiles[shadow], self._last.get(shadow)
        if seat == self._me and before not in (None, seat) and tile is not None:
            self.checked.append((before or 0, shadow, tile))
        self._last[shadow] = seat

    def change(self, shadow: int, tile: Tile | None) -> None:
        """Records a change that everybody saw."""
        self._last.pop(shadow, None)
        self.put(shadow, tile)

    def put(self, shadow: int, tile: Tile | None) -> None:
        """Puts a tile into a Shadow and, if it is unique, removes it elsewhere."""
        if tile is not None and tile != EMPTY and tile in self.tiles:
            self.tiles[self.tiles.index(tile)] = None
        self.tiles[shadow] = tile

    def where(self, tile: Tile) -> int | None:
        return self.tiles.index(tile) if tile in self.tiles else None


def _peeked(memory: TileMemory, event: e.Peeked) -> None:
    memory.looked[event.shadow] = True
    memory.peeks.add((event.seat, event.shadow))
    memory.strays.discard(event.shadow)
    memory.see(event.shadow, event.tiles)
    memory.compare(event.seat, event.shadow)


def _seen(memory: TileMemory, event: e.Looked | e.Lit | e.Exposed) -> None:
    memory.see(event.shadow, event.tiles)


def _showed(memory: TileMemory, event: e.Showed) -> None:
    if event.shadow is not None and event.tile is not None:
        memory.put(event.shadow, event.tile)


def _gone(memory: TileMemory, event: e.PageFound | e.Taken | e.WeaponStruck) -> None:
    memory.change(event.shadow, None)


def _replaced(memory: TileMemory, event: e.Replaced) -> None:
    memory.change(event.shadow, EMPTY if event.source == "supply" else event.tile)


def _discarded(memory: TileMemory, event: e.Discarded) -> None:
    memory.looked[event.shadow] = True
    memory.change(event.shadow, event.tile)


def _bones_put(memory: TileMemory, event: e.BonesPut) -> None:
    memory.put(event.shadow, "bones")


def _snatched(memory: TileMemory, event: e.Snatched) -> None:
    if event.vacant is not None:
        memory.put(event.vacant, event.tile)
    if event.place == "empty":
        memory.strays = {shadow for shadow, tile in enumerate(memory.tiles) if tile == EMPTY}


def _carried(memory: TileMemory, event: e.CarriedTo) -> None:
    memory.put(event.shadow, event.tile)


def _hid(memory: TileMemory, event: e.Hid) -> None:
    if event.before is not None:
        memory.tiles[event.before] = event.left
    memory.tiles[event.shadow] = None


def _swapped(memory: TileMemory, event: e.Swapped) -> None:
    tiles, looked = memory.tiles, memory.looked
    one, two = event.first, event.second
    tiles[one], tiles[two] = tiles[two], tiles[one]
    looked[one], looked[two] = looked[two], looked[one]


def _confided(memory: TileMemory, event: e.Confided) -> None:
    for sight in event.knows.seen:
        if sight.shadow is not None and memory.tiles[sight.shadow] is None:
            memory.put(sight.shadow, sight.tile)


UPDATES: Final[dict[type, Callable[[TileMemory, Any], None]]] = {
    e.Peeked: _peeked,
    e.Looked: _seen,
    e.Lit: _seen,
    e.Exposed: _seen,
    e.Showed: _showed,
    e.PageFound: _gone,
    e.Taken: _gone,
    e.WeaponStruck: _gone,
    e.Replaced: _replaced,
    e.Discarded: _discarded,
    e.BonesPut: _bones_put,
    e.Snatched: _snatched,
    e.CarriedTo: _carried,
    e.Hid: _hid,
    e.Swapped: _swapped,
    e.Confided: _confided,
}

_FOLD: Final = EventFold(TileMemory, TileMemory.copy, UPDATES)


def memory_of(view: View) -> TileMemory:
    memory = _FOLD.follow(view)
    if any(view.shadows):
        memory.look(view)
    return memory
