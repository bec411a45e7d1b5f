"""One move: checked, carried out, with its consequences up to the next choice."""

from typing import Final

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.dealing import deal_aside
from kurayami.games.hako_onna.ends import finish, judge
from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.legal import allowed, deadline
from kurayami.games.hako_onna.memory import remember
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.noise import bad_release, bad_rests
from kurayami.games.hako_onna.play import Play, begun, done
from kurayami.games.hako_onna.position import living
from kurayami.games.hako_onna.refusals import refusal
from kurayami.games.hako_onna.rules import CHOICES, RULES
from kurayami.kernel import CHANCE, CLOCK, Due, IllegalMove, Move, Seat, Step

MEASURED: Final = frozenset({a.Release, a.Fell})
"""Kinds of actions that carry measurements."""


def apply(state: State, move: Move[a.Action]) -> Step[State, Event]:
    check(state, move)
    return follow(state, move)


def follow(state: State, move: Move[a.Action]) -> Step[State, Event]:
    """Applies a move with an action that was just listed, without looking for it in the list again."""
    play = begun(state, move.at)
    carry_out(play, move.by, move.action)
    settle(play)
    remember(play)
    return Step(done(play), tuple(play.happened))


def check(state: State, move: Move[a.Action]) -> None:
    measured = type(move.action) in MEASURED
    if not allowed(state, move.by, plain(move.action) if measured else move.action):
        raise refusal(state, move)
    if measured and _bad_measure(state, move.action):
        raise IllegalMove("ho-measure")
    if state.due is not None:
        _check_time(state, move)


def _check_time(state: State, move: Move[a.Action]) -> None:
    due = deadline(state)
    if due is not None and move.by == CLOCK and move.at < due:
        raise IllegalMove("ho-not-due")
    if due is not None and move.by not in (CLOCK, CHANCE) and move.at >= due:
        raise IllegalMove("ho-time-over")


def plain(action: a.Action) -> a.Action:
    """The action with its measurements at their defaults, as `legal` lists it."""
    if isinstance(action, a.Release):
        return a.Release(action.blip_up)
    return a.Fell(action.result) if isinstance(action, a.Fell) else action


def _bad_measure(state: State, action: a.Action) -> bool:
    if isinstance(action, a.Release):
        return bad_release(action)
    return isinstance(action, a.Fell) and bad_rests(state, action)


def carry_out(play: Play, seat: Seat, action: a.Action) -> None:
    top = play.agenda[-1]
    if type(action) is Due:
        clock = RULES[type(top)].clock
        assert clock is not None
        clock.over(play, top)
    elif type(action) is a.GiveUp:
        vote(play, seat, action.agree)
    elif type(top) is f.Act and top.seat != seat:
        deal_aside(play, seat, action)
    else:
        CHOICES[type(top)][type(action)].carry_out(play, top, action)


def vote(play: Play, seat: Seat, agree: bool) -> None:
    votes = {*play.votes, seat} if agree else {*play.votes} - {seat}
    play.votes = tuple(sorted(votes))
    play.say(e.Voted(seat, agree))
    if votes == set(living(play)):
        finish(play, "given-up")


def settle(play: Play) -> None:
    """Runs the frames that wait for nobody, then sets the clock for the one that waits."""
    while play.agenda and not judge(play):
        top = play.agenda[-1]
        rule = RULES[type(top)]
        if rule.run is None or not rule.run(play, top):
            if rule.clock is not None and rule.clock.starts and play.due is None:
                play.due = play.at + rule.clock.time(play.options)
            break
