"""Visitors, the Hako Onna and her Hakobito: whoever the seat is just now.

careful   weighs risk and gain by simple rules
clever    tries out in imagined games what looks best
"""

from collections.abc import Sequence

from kurayami.bots.bot import Decision, Heard
from kurayami.games.hako_onna import Action, View
from kurayami.kernel import Stream


def careful(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    from kurayami.bots.hako_onna import deciding

    return deciding.decide(view, legal, talk, rng)


def clever(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    from kurayami.bots.hako_onna import foresight

    return foresight.decide(view, legal, talk, rng, budget)
