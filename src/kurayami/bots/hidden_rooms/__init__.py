"""Four children for Hidden Rooms. What they think with is loaded when the first of them is asked.

beginner   goes mostly forward, at random
careful    weighs every plan of this turn by exact tables of the route
clever     the same with a learned value
master     looks through the next turn as well

On routes that are too long for tables they all see no further than the monster's next turn.
"""

from collections.abc import Sequence
from typing import Final

from kurayami.bots.bot import Decision, Heard
from kurayami.games.hidden_rooms import Action, View
from kurayami.kernel import Refusal, Stream

LONGEST: Final = 64
"""Squares of a route that is thought about. On a longer one its tables would take too long, and too much room."""

TRIED: Final = ("beginner", "careful", "clever")
"""The levels whose wins tell how hard a stage is."""


def require_short(route: Sequence[object]) -> None:
    """Raises `Refusal` for a route whose tables would be too large."""
    if len(route) > LONGEST:
        raise Refusal("server-route-too-long", most=LONGEST)


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
