"""Facts about a played game for reports, small enough to keep by the thousand."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from kurayami.lab.bot_game import AnyTable


class Episode(Struct, frozen=True):
    """A part of a game that is won or lost by itself: a stage, a round, a night."""

    name: str
    won: bool
    reason: str
    turns: int
    marks: tuple[str, ...] = ()
    """Things present or used, each once: a card, an item, a power, a room."""
    deaths: tuple[tuple[int, str], ...] = ()
    """Turn and place of each death."""
    curve: tuple[int, ...] = ()
    """One number per turn: the progress made."""
    places: tuple[str, ...] = ()
    """Places where one could have died, as "floor/room"; empty if they are the same in every episode."""


class Facts(Struct, frozen=True):
    scores: tuple[float, ...]
    reason: str
    episodes: tuple[Episode, ...]


Gather: TypeAlias = Callable[[AnyTable], tuple[Episode, ...]]
"""Gathers the episodes of a finished game."""
