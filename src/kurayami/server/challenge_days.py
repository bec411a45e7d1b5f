"""Days of the daily challenge, in UTC."""

from datetime import date, timedelta
from typing import Final

DAYS_SHOWN: Final = 7
"""Days listed after they are over."""


def days_shown(today: date) -> list[str]:
    """Today, and the earlier days still listed."""
    return [(today - timedelta(days=ago)).isoformat() for ago in range(DAYS_SHOWN + 1)]


def is_over(day: str, today: date) -> bool:
    return day < today.isoformat()
