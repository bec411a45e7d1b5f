"""Steps without a choice, where everybody can see that there is none, so their speed reveals nothing."""

from typing import NamedTuple

from kurayami.games.hako_onna.actions import Action
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.rules import RULES, mover
from kurayami.kernel import Seat


class Forced(NamedTuple):
    seat: Seat
    action: Action


def forced(state: State) -> Forced | None:
    """The mover's only action, apart from giving up."""
    top = state.agenda[-1] if state.agenda and state.end is None else None
    seat = mover(state)
    if top is None or seat is None:
        return None
    rule = RULES[type(top)]
    if not rule.choices_known(state, top):
        return None
    listed = [action for choice in rule.choices for action in choice.listed(state, top)]
    return Forced(seat, listed[0]) if len(listed) == 1 else None
