"""The review of what was played: the curve of the chance to win, and the moves that threw it away."""

from typing import Final

from msgspec import Struct

from kurayami.bots.hidden_rooms.advice import NODES, hints
from kurayami.games.hidden_rooms import Action, View

THROWN_AWAY: Final = 0.05
"""A choice that is this much worse than the best is shown as one to learn from."""


class ReviewedChoice(Struct, frozen=True):
    """One choice of the child."""

    chance: float
    """Chance with the best choice: a point of the curve."""
    chosen: float
    """Chance with the choice made."""
    better: Action | None
    """A clearly better action, or None."""


def judged(view: View, action: Action, budget: int = NODES) -> ReviewedChoice:
    """Judges an action taken at a view."""
    found = hints(view, budget)
    chances = {hint.action: hint.chance for hint in found}
    best = found[0]
    thrown = best.chance - chances[action] >= THROWN_AWAY
    return ReviewedChoice(best.chance, chances[action], best.action if thrown else None)
