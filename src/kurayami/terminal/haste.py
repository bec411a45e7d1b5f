"""Unhurried tables: everything that waits for a player waits ten times as long, or until they are ready."""

from collections.abc import Mapping
from typing import Any, Final

HASTE: Final[Mapping[str, Mapping[str, int | None]]] = {
    "komnata-strachu": {"pause": None, "time_limit": None},
    "hako-onna": {"pause": 40_000, "ghost_time": 600_000, "answer_time": 200_000},
}
"""By game, the durations among its options as an unhurried table has them, in milliseconds; None: no limit."""


def is_unhurried(game: str, options: Mapping[str, Any]) -> bool:
    """True if every duration is long enough. Games without a clock have nothing to tell."""
    return game in HASTE and all(_suffices(options.get(name, 0), least) for name, least in HASTE[game].items())


def _suffices(given: int | None, least: int | None) -> bool:
    return given is None or (least is not None and given >= least)
