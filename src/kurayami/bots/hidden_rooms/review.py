"""The review of a stage: the curve of the odds, and the moves that threw them away."""

from typing import Final

from msgspec import Struct

from kurayami.bots.hidden_rooms.advice import NODES, hints
from kurayami.games.hidden_rooms import Action, View

THROWN_AWAY: Final = 0.05
"""Choices worse than the best by this much are shown as mistakes."""


class ReviewedChoice(Struct, frozen=True):
    """One choice of the child."""

    chance: float
    """Odds with the best choice: a point of the curve."""
    chosen: float
    """Odds with the choice made."""
    better: Action | None
    """A clearly better action, or None."""


def judged(view: View, action: Action, budget: int = NODES) -> ReviewedChoice:
    """Judges an action taken at a view."""
    found = hints(view, budget)
    chances = {hint.action: hint.chance for hint in found}
    best = found[0]
    thrown = best.chance - chances[action] >= THROWN_AWAY
    return ReviewedChoice(best.chance, chances[action], best.action if thrown else None)
