"""The daily challenge and its results, over HTTP."""

from msgspec import Struct


class Result(Struct, frozen=True):
    name: str | None
    won: bool
    score: tuple[int, ...]
    """Compared from the left, higher is better. For Hidden Rooms: stages won, minus stages lost, minus turns."""
    yours: bool


class Challenge(Struct, frozen=True):
    day: str
    game: str
    commitment: str
    seed: str | None
    """The seed, once the day is over."""
    code: str | None
    """Code of the reader's own attempt."""
    results: tuple[Result, ...]


class Challenges(Struct, frozen=True):
    today: Challenge
    before: tuple[Challenge, ...]
