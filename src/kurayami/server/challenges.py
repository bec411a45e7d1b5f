"""The challenge of the day: one seed for all who try it on this server, shown when the day is over."""

from datetime import UTC, date, datetime, timedelta
from typing import Final

from msgspec import Struct

from kurayami.games.hidden_rooms import View

GAME: Final = "hidden-rooms"
DAYS_SHOWN: Final = 7


def score_of(game: str, reveal: Struct) -> tuple[int, ...]:
    """Compared from the left, higher is better."""
    if game == GAME and isinstance(reveal, View):
        won = sum(result.loss is None for result in reveal.results)
        turns = sum(result.turns for result in reveal.results)
        return won, won - len(reveal.results), -turns
    return ()


def today() -> date:
    return datetime.now(UTC).date()


def days_until(day: date) -> list[str]:
    """The day itself, and those before it that are still shown."""
    return [(day - timedelta(days=ago)).isoformat() for ago in range(DAYS_SHOWN + 1)]


def is_over(day: str) -> bool:
    return day < today().isoformat()
