"""Facts of a played game, small enough to keep by the thousand: what reports are made of."""

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
    """Things that were there or were used, each once: a card, an item, a power, a room."""
    deaths: tuple[tuple[int, str], ...] = ()
    """For each death its turn and its place."""
    curve: tuple[int, ...] = ()
    """A number for each turn: how far things had gone."""


class Facts(Struct, frozen=True):
    scores: tuple[float, ...]
    reason: str
    episodes: tuple[Episode, ...]


Gather: TypeAlias = Callable[[AnyTable], tuple[Episode, ...]]
"""Gathers the episodes of a game that is over."""
