"""Legal actions of a seat. They depend only on what that seat's view shows."""

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.dealing import asides
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.position import visitor
from kurayami.games.hako_onna.rules import CHOICES, RULES, mover
from kurayami.games.hako_onna.view import sees_as_ghost
from kurayami.kernel import CHANCE, CLOCK, Chance, Due, Millis, Seat


def movers(state: State) -> tuple[Seat, ...]:
    """The mover, whoever answers a proposal, and the clock if there is a deadline."""
    seat = mover(state)
    if seat is None:
        return ()
    movers: tuple[Seat, ...] = (seat,)
    if state.proposal is not None and state.proposal.to != seat:
        movers += (state.proposal.to,)
    if state.due is not None and seat != CHANCE:
        movers += (CLOCK,)
    return movers


def deadline(state: State) -> Millis | None:
    return None if state.due is None or mover(state) == CHANCE else state.due


def countdown(state: State, seat: Seat | None) -> Millis | None:
    """Deadline as a viewer may know it: not while eyes are closed (HO-76)."""
    hears = state.closed is None or sees_as_ghost(state, seat)
    return deadline(state) if hears else None


def chances(state: State) -> list[Chance[a.Action]]:
    if mover(state) != CHANCE:
        return []
    top = state.agenda[-1]
    rule = RULES[type(top)]
    if rule.odds is not None:
        return rule.odds(state, top)
    return [Chance(action) for action in _choices(state, top)]


def legal(state: State, seat: Seat) -> tuple[a.Action, ...]:
    if seat == CLOCK:
        return (Due(),) if deadline(state) is not None else ()
    if seat != CHANCE and not _plays(state, seat):
        return ()
    if mover(state) == seat:
        return (*_choices(state, state.agenda[-1]), *votes(state, seat))
    return (*_asides(state, seat), *votes(state, seat))


def allowed(state: State, seat: Seat, action: a.Action) -> bool:
    """True if the action is listed; only actions of its kind are checked."""
    if seat == CLOCK:
        return type(action) is Due and deadline(state) is not None
    if seat != CHANCE and not _plays(state, seat):
        return False
    if type(action) is a.GiveUp:
        return action in votes(state, seat)
    if mover(state) != seat:
        return action in _asides(state, seat)
    top = state.agenda[-1]
    choice = CHOICES[type(top)].get(type(action))
    return choice is not None and action in choice.listed(state, top)


def votes(state: State, seat: Seat) -> tuple[a.GiveUp, ...]:
    """Votes to give up together, or to take that back (HO-73). Only once the game has begun."""
    if not state.options.giving_up or seat <= 0 or not state.ghosts or not visitor(state, seat).alive:
        return ()
    return (a.GiveUp(seat not in state.votes),)


def _plays(state: State, seat: Seat) -> bool:
    """True if the seat can do anything at all: not after the end, not with closed eyes."""
    if not state.agenda or state.end is not None or not 0 <= seat <= state.options.visitors:
        return False
    return state.closed is None or not seat or not visitor(state, seat).alive


def _choices(state: State, top: f.Frame) -> list[a.Action]:
    listed: list[a.Action] = []
    for choice in RULES[type(top)].choices:
        listed += choice.listed(state, top)
    return listed


def _asides(state: State, seat: Seat) -> tuple[a.Action, ...]:
    """Actions of a seat that is not the mover."""
    top = state.agenda[-1] if state.agenda else None
    return tuple(asides(state, top, seat)) if isinstance(top, f.Act) and seat > 0 else ()
