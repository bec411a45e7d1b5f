"""Reports of the clock: time up, cards sent, connections lost and restored."""

from typing import assert_never

from msgspec.structs import replace

from kurayami.games.komnata_strachu import events as happened
from kurayami.games.komnata_strachu.actions import Back, Fact, Gone, Restarted, Sent
from kurayami.games.komnata_strachu.events import Event
from kurayami.games.komnata_strachu.legal import deadline
from kurayami.games.komnata_strachu.model import Cancelled, Open, Pause, State, Turning
from kurayami.games.komnata_strachu.players import LONGEST_MEASURE, go_on_if_ready, with_lane
from kurayami.games.komnata_strachu.race import Trip, allowance
from kurayami.games.komnata_strachu.rounds import Result, box_cancelled, make_void, settle
from kurayami.kernel import Due, IllegalMove, Millis, Seat, Step


def report(state: State, fact: Fact, at: Millis) -> Result:
    match fact:
        case Due():
            return _due(state, at)
        case Sent():
            return _sent(state, fact, at)
        case Gone(seat):
            return _gone(state, seat, at)
        case Back(seat):
            return _back(state, seat, at)
        case Restarted():
            return make_void(state, _open(state), at)
        case _:
            assert_never(fact)


def _due(state: State, at: Millis) -> Result:
    due = deadline(state)
    if due is None or at < due:
        raise IllegalMove("ks-not-due")
    stage = state.stage
    if isinstance(stage, Cancelled):
        return box_cancelled(state, stage)
    if isinstance(stage, Open):
        return settle(state, stage, at, [])
    return Step(replace(state, stage=Turning()), ())


def _sent(state: State, fact: Sent, at: Millis) -> Result:
    """Records that the cards were sent. The first sending counts, even after a reconnection (KS-24)."""
    stage = _open(state)
    lane = stage.lanes[_seat(state, fact.seat)]
    if not state.connected[fact.seat]:
        raise IllegalMove("ks-gone-already", seat=fact.seat)
    if lane.trip is not None or lane.missed:
        raise IllegalMove("ks-not-to-be-sent", seat=fact.seat)
    if not 0 <= fact.shortest <= fact.longest <= LONGEST_MEASURE:
        raise IllegalMove("ks-bad-trip", shortest=fact.shortest, longest=fact.longest)
    trip = Trip(at, fact.longest, fact.shortest)
    event = happened.CardsSent(fact.seat, allowance(trip))
    return settle(state, with_lane(stage, fact.seat, replace(lane, trip=trip, heard=at)), at, [event])


def _gone(state: State, seat: Seat, at: Millis) -> Result:
    if not state.connected[_seat(state, seat)]:
        raise IllegalMove("ks-gone-already", seat=seat)
    stage = state.stage
    if isinstance(stage, Open) and stage.lanes[seat].trip is None:  # the cards will come too late
        state = replace(state, stage=with_lane(stage, seat, replace(stage.lanes[seat], missed=True)))
    return _connection(state, seat, False, at, happened.PlayerGone(seat))


def _back(state: State, seat: Seat, at: Millis) -> Result:
    if state.connected[_seat(state, seat)]:
        raise IllegalMove("ks-here-already", seat=seat)
    return _connection(state, seat, True, at, happened.PlayerBack(seat))


def _connection(state: State, seat: Seat, connected: bool, at: Millis, event: Event) -> Result:
    changed = replace(state, connected=(*state.connected[:seat], connected, *state.connected[seat + 1 :]))
    stage = changed.stage
    if isinstance(stage, Open):
        return settle(changed, stage, at, [event])
    if isinstance(stage, Pause):
        return go_on_if_ready(changed, stage, at, event)
    return Step(changed, (event,))


def _seat(state: State, seat: Seat) -> Seat:
    if not 0 <= seat < state.options.players:
        raise IllegalMove("ks-no-such-seat", seat=seat)
    return seat


def _open(state: State) -> Open:
    if not isinstance(state.stage, Open):
        raise IllegalMove("ks-between-rounds")
    return state.stage
