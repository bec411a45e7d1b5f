"""Inevitable (HO-72): she wins when every way to win is closed.

A way is closed while a tile it still needs is out of the game or kept by a ghost. A tile in a Shadow is in reach, even
under a ghost, and so is one a Visitor holds.
"""

from functools import cache
from typing import Final

from kurayami.games.hako_onna.play import Position
from kurayami.games.hako_onna.tiles import BONES, DOLL, EXIT, KEY_RING, SAFE, WEAPON_OF, Tile

WAYS: Final = ("escape", "rest", "defeat")


def out_of_reach(state: Position) -> tuple[Tile | None, ...]:
    """Tiles that nobody can get any more; None among them means nothing."""
    return (*state.out, *[tile for _, tile in state.lost], *[one.keeps for one in state.ghosts])


def needs(state: Position) -> dict[str, tuple[Tile, ...]]:
    """Tiles each way still needs. The Safe is needed only while it holds the Key Ring."""
    assert state.weakness is not None
    return _needs(state.key_in_safe, state.weakness)


@cache
def _needs(key_in_safe: bool, weakness: Tile) -> dict[str, tuple[Tile, ...]]:
    return {
        "escape": (EXIT, KEY_RING, SAFE) if key_in_safe else (EXIT, KEY_RING),
        "rest": (DOLL, BONES),
        "defeat": (WEAPON_OF[weakness],),
    }


def closed_ways(state: Position) -> tuple[tuple[str, Tile], ...]:
    """The ways with the tile that closed each, if all are closed; else nothing."""
    gone, reasons = out_of_reach(state), list[tuple[str, Tile]]()
    for way, needed in needs(state).items():
        closed = [(way, tile) for tile in needed if tile in gone]
        if not closed:
            return ()
        reasons.append(closed[0])
    return tuple(reasons)
