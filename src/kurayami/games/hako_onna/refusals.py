"""Reasons for refusing a move, derived from what the mover can see, so they reveal nothing hidden (HO-78)."""

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.legal import legal
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.rules import mover
from kurayami.games.hako_onna.view import sees_as_ghost
from kurayami.kernel import CHANCE, CLOCK, IllegalMove, Move


def refusal(state: State, move: Move[a.Action]) -> IllegalMove:
    return IllegalMove(_reason(state, move))


def _reason(state: State, move: Move[a.Action]) -> str:
    if state.end is not None and move.by != CHANCE:
        return "ho-over"
    if move.by == CLOCK:
        return "ho-no-deadline"
    if move.by == CHANCE:
        return "ho-no-chance"
    if not 0 <= move.by <= state.options.visitors:
        return "ho-no-seat"
    if state.closed is not None and not sees_as_ghost(state, move.by):
        return "ho-eyes-closed"
    return _own_reason(state, move)


def _own_reason(state: State, move: Move[a.Action]) -> str:
    listed = legal(state, move.by)
    top = state.agenda[-1]
    if isinstance(top, f.Answering) and isinstance(move.action, a.SayWhether | a.SayFloor) and move.by == 0:
        same = isinstance(move.action, a.SayWhether) == (top.room is not None)
        return "ho-untrue" if same else "ho-not-now"
    if any(type(move.action) is type(action) for action in listed):
        return "ho-not-this"
    return "ho-not-now" if mover(state) == move.by else "ho-not-your-turn"
