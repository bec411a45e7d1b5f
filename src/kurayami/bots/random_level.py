"""The level that takes any legal action, all equally likely. It plays every game."""

from collections.abc import Sequence
from typing import Any

from kurayami.bots.bot import Decision, Heard
from kurayami.kernel import Stream


def decide(view: Any, legal: Sequence[Any], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    return Decision(rng.choice(legal))
