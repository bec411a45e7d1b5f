"""Actions of the player and of chance."""

from typing import TypeAlias

from msgspec import Struct

from kurayami.games.hidden_rooms.house import Square, Tile


class Begin(Struct, frozen=True, tag="begin"):
    """Puts one of the two drawn tiles on the start (HR-11)."""

    tile: Tile


class Walk(Struct, frozen=True, tag="walk"):
    """Moves onto an adjoining tile (HR-23)."""

    to: Square


class Search(Struct, frozen=True, tag="search"):
    """Searches an adjoining square without a tile, drawing from the Pile (HR-25)."""

    target: Square


class Recall(Struct, frozen=True, tag="recall"):
    """Searches an adjoining square without a tile, with a tile from the Memory (HR-25)."""

    target: Square
    tile: Tile


class Stop(Struct, frozen=True, tag="stop"):
    """Ends the turn without a Search (HR-23)."""


class Draw(Struct, frozen=True, tag="draw"):
    """Chance draws a tile from the Pile."""

    tile: Tile


Action: TypeAlias = Begin | Walk | Search | Recall | Stop | Draw
