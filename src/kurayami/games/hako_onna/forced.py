"""Steps without a choice, where everybody can see that there is none.

Such a step may be taken at once, because its speed reveals nothing. Where a lack of choice is secret (a Peek at a tile
that can't be taken, a pause in which nothing can interrupt) the step is never forced: HO-34, HO-51, HO-76.
"""

from typing import NamedTuple

from kurayami.games.hako_onna import frames as f
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
    if top is None or seat is None or not _is_open(state, top):
        return None
    listed = [action for choice in RULES[type(top)].choices for action in choice.listed(state, top)]
    return Forced(seat, listed[0]) if len(listed) == 1 else None


def _is_open(state: State, top: f.Frame) -> bool:
    """True if everybody can deduce how many choices this step has, from the number of tiles held and from backs."""
    match top:
        case f.Replacing() | f.Snatching():
            return True
        case f.Peek():
            return top.stage == "choice" and top.replaced
        case f.Act():
            return not top.main
        case f.Hers("set"):
            return not state.hand and state.slots == (None, None)
        case f.Hers("activate"):
            return (state.closed or state).slots == (None, None)  # as all saw them last: a power that was used is gone
        case _:
            return False
