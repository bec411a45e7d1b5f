"""A child on a route that is too long for tables. It sees the monster's next turn, and no further."""

from collections.abc import Sequence
from typing import Final

from kurayami.games.hidden_rooms import Action, View
from kurayami.games.hidden_rooms.actions import Recall, Search, Walk
from kurayami.games.hidden_rooms.house import EXIT, Square
from kurayami.games.hidden_rooms.monster import take_turn
from kurayami.kernel import Stream

FORWARD: Final = 17
SAFE: Final = 17
"""How much more it is drawn forward, and to where the monster will not be."""


def any_choice(view: View, legal: Sequence[Action], rng: Stream) -> Action:
    """Mostly one that leads forward, and mostly none that is certain capture."""
    return legal[rng.weighted([_appeal(action, view) * _safety(action, view) for action in legal])]


def _appeal(action: Action, view: View) -> int:
    match action:
        case Search(to) | Recall(to, _):
            return FORWARD if sum(to) < sum(view.child) else 2
        case _:
            return 1


def _safety(action: Action, view: View) -> int:
    match action:
        case Walk(to) | Recall(to, _):
            safe = _survives(to, view)
        case Search(to):
            safe = _survives(to, view) and _survives(view.child, view)
        case _:
            safe = _survives(view.child, view)
    return SAFE if safe else 1


def _survives(square: Square, view: View) -> bool:
    if square == EXIT or view.monster is None:
        return True
    return square != view.monster.at and take_turn(view.monster, square, view.route)[2] is None
