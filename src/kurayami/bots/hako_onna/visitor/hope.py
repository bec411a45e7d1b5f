"""Hope: whether a Visitor still sees a way to win."""

from typing import Final

from kurayami.bots.hako_onna.search.evaluation import value
from kurayami.games.hako_onna import View, imagine
from kurayami.kernel import Stream

NIGHTS: Final = 24
"""Games to imagine. They are the same each time a bot looks at a view, so it does not waver."""

LEAST: Final = 0.05
"""Odds of winning below which a Visitor sees no way to win."""


def sees_a_way(view: View) -> bool:
    rng = Stream(bytes(32), "hope")
    return sum(value(imagine(view, rng)) for _ in range(NIGHTS)) / NIGHTS >= LEAST
