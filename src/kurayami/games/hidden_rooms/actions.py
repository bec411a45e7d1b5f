"""Actions of the player and of chance."""

from typing import TypeAlias

from msgspec import Struct

from kurayami.games.hidden_rooms.house import Square, Tile


class Begin(Struct, frozen=True, tag="begin"):
    """Put one of the two tiles that were drawn on the start (HR-11)."""

    tile: Tile


class Walk(Struct, frozen=True, tag="walk"):
    """Move onto an adjoining tile (HR-23)."""

    to: Square


class Search(Struct, frozen=True, tag="search"):
    """Search an adjoining square without a tile, with a draw from the Pile (HR-25)."""

    target: Square


class Recall(Struct, frozen=True, tag="recall"):
    """Search an adjoining square without a tile, with a tile of the Memory (HR-25)."""

    target: Square
    tile: Tile


class Stop(Struct, frozen=True, tag="stop"):
    """End the turn without a Search (HR-23)."""


class Draw(Struct, frozen=True, tag="draw"):
    """Chance turns up a tile of the Pile."""

    tile: Tile


Action: TypeAlias = Begin | Walk | Search | Recall | Stop | Draw
