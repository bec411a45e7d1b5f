"""Four levels for Hidden Rooms. Their tables and nets load when the first of them is asked.

beginner   goes mostly forward, at random
careful    weighs every plan of this turn by exact tables of the route
clever     the same with a learned value
master     searches through the next turn as well
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from kurayami.bots.bot import Decision, Heard
from kurayami.games.hidden_rooms import Action, View
from kurayami.kernel import Stream

TRIED: Final = ("beginner", "careful", "clever")
"""Levels whose wins rate the difficulty of a stage."""

Wish: TypeAlias = Literal["harder", "easier"]
"""Ways to alter a route."""
WISHES: Final[tuple[Wish, ...]] = get_args(Wish)


def beginner(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    from kurayami.bots.hidden_rooms import levels

    return levels.decide(levels.beginner, view, legal, rng, budget)


def careful(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    from kurayami.bots.hidden_rooms import levels

    return levels.decide(levels.careful, view, legal, rng, budget)


def clever(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    from kurayami.bots.hidden_rooms import levels

    return levels.decide(levels.clever, view, legal, rng, budget)


def master(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    from kurayami.bots.hidden_rooms import levels

    return levels.decide(levels.master, view, legal, rng, budget)
