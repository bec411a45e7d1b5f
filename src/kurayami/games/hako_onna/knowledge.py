"""A viewer's knowledge: what they saw, and what follows from what they were told (HO-75, HO-76)."""

from bisect import insort

from msgspec import Struct
from msgspec.structs import replace

from kurayami.games.hako_onna.tiles import BIT, EMPTY, Tile
from kurayami.kernel import Seat


class Sight(Struct, frozen=True, gc=False):
    """A tile the viewer has legitimately seen."""

    tile: Tile
    shadow: int | None
    """Shadow where it lay; None if somebody held it."""
    holder: Seat | None
    """Seat that held it; None if it lay on a Shadow."""
    turn: int
    """Number of her turns begun by then."""


class Knowledge(Struct, frozen=True, gc=False):
    """Knowledge of one viewer. Sets of tile kinds, Shadows and powers are numbers with one bit per member."""

    spots: tuple[int, ...]
    """Possible kinds of the tile (not a ghost) in each Shadow."""
    hands: tuple[tuple[int, ...], ...]
    """Possible kinds of each tile that each Visitor holds."""
    haunts: tuple[int, ...]
    """Possible Shadows of each ghost (by seat); 0 if there is none. The ghosts themselves see more."""
    lost: tuple[int, ...]
    """Tiles power 7 took out of the game."""
    slots: tuple[int | None, int | None]
    """Powers known to lie in her slots."""
    cards: int
    """Powers known to be in her hand or slots."""
    closing: int
    """Number of powers set when the eyes closed."""
    seen: tuple[Sight, ...]
    """Sights, in the order of `by_place`."""


def sure(knows: Knowledge, sight: Sight) -> bool:
    """True if the tile must still be there, as far as the viewer knows; else it may have changed."""
    bit = BIT[sight.tile]
    if sight.shadow is not None:
        return knows.spots[sight.shadow] == bit
    return sight.holder is not None and bit in knows.hands[sight.holder - 1]


def sighted(knows: Knowledge, sight: Sight) -> Knowledge:
    """Keeps only the newest sight of each tile and of each place."""
    seen = [old for old in knows.seen if not _outdated(old, sight)]
    insort(seen, sight, key=by_place)
    return replace(knows, seen=tuple(seen))


def _outdated(old: Sight, new: Sight) -> bool:
    if old.tile == new.tile and new.tile != EMPTY:
        return True
    return old.shadow is not None and old.shadow == new.shadow


def by_place(sight: Sight) -> tuple[int, int, str]:
    """Sort key: held tiles first."""
    return (
        -1 if sight.shadow is None else sight.shadow,
        -1 if sight.holder is None else sight.holder,
        sight.tile,
    )
