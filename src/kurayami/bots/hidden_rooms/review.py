"""The review of what was played: the curve of the chance to win, and the moves that threw it away."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from kurayami.bots.hidden_rooms.advice import NODES, hints
from kurayami.games.hidden_rooms import Action, View

THROWN_AWAY: Final = 0.05
"""A choice that is this much worse than the best is shown as one to learn from."""


class Moment(Struct, frozen=True):
    """One choice of the child."""

    stage: int
    """Which stage of the game this was, counted from 0."""
    turn: int
    action: Action
    chance: float
    """Of the best choice: a point of the curve."""
    chosen: float
    """Of what was done."""
    better: Action | None
    """What would have been better; None if nothing by much."""


def review(played: Iterable[tuple[View, Action]], budget: int = NODES) -> Iterator[Moment]:
    """Goes through the choices in their order: what was seen, and what was done. What was taken back is left out."""
    for view, action in played:
        yield judged(view, action, budget)


def judged(view: View, action: Action, budget: int = NODES) -> Moment:
    found = hints(view, budget)
    chances = {hint.action: hint.chance for hint in found}
    best = found[0]
    thrown = best.chance - chances[action] >= THROWN_AWAY
    return Moment(
        stage=len(view.results),
        turn=view.turn,
        action=action,
        chance=best.chance,
        chosen=chances[action],
        better=best.action if thrown else None,
    )
