"""Audiences of a seat's chat (HO-39, HO-47, HO-67)."""

from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.position import ghost, ghost_seats
from kurayami.kernel import TABLE, Audience, Seat


def audiences(state: State, seat: Seat) -> tuple[Audience, ...]:
    """Audiences of a seat: Visitors talk to everyone except during her turn. Ghosts have their own
    circle at any time.
    """
    ghosts = ghost_seats(state)
    everyone = tuple(range(state.options.visitors + 1))
    table = () if her_turn(state) or _removed(state, seat) else (Audience(TABLE, everyone),)
    circle = (Audience("ghosts", ghosts),) if seat in ghosts and len(ghosts) > 1 else ()
    return (*table, *circle)


def her_turn(state: State) -> bool:
    return state.closed is not None or any(isinstance(frame, f.Opening) for frame in state.agenda)


def _removed(state: State, seat: Seat) -> bool:
    """True for a Hakobito removed by a weapon, who can't talk to the Visitors any more."""
    return seat > 0 and not state.visitors[seat - 1].alive and ghost(state, seat) is None
