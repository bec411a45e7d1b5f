"""Players' actions: tokens, the switch, giving up, being ready (KS-7, KS-17, KS-19, KS-31)."""

from typing import Final, TypeAlias, assert_never

from msgspec.structs import replace

from kurayami.games.komnata_strachu import events as happened
from kurayami.games.komnata_strachu.actions import GiveUp, Hit, Pull, Push, Ready, SeatAction
from kurayami.games.komnata_strachu.cards import SHAPES, Token
from kurayami.games.komnata_strachu.events import Event
from kurayami.games.komnata_strachu.model import Lane, Open, Pause, State, Turning, screen_mates
from kurayami.games.komnata_strachu.race import Claim
from kurayami.games.komnata_strachu.rounds import Result, settle
from kurayami.kernel import IllegalMove, Millis, Seat, Step

LONGEST_MEASURE: Final[Millis] = 86_400_000
_TOKENS: Final[dict[str, Token]] = {token: token for token in SHAPES}

Racing: TypeAlias = tuple[Open, Lane]


def act(state: State, seat: Seat, action: SeatAction, at: Millis) -> Result:
    match action:
        case Push(name):
            return _push(state, seat, _token(name), at)
        case Pull(name):
            return _pull(state, seat, _token(name), at)
        case Hit(time):
            return _hit(state, seat, time, at)
        case GiveUp():
            return _give_up(state, seat, at)
        case Ready():
            return _be_ready(state, seat, at)
        case _:
            assert_never(action)


def _token(name: str) -> Token:
    if name not in _TOKENS:
        raise IllegalMove("ks-no-such-token", token=name)
    return _TOKENS[name]


def _push(state: State, seat: Seat, token: Token, at: Millis) -> Result:
    stage, lane = _racing(state, seat)
    if token in lane.tokens:
        raise IllegalMove("ks-token-pushed", token=token)
    pushed = replace(lane, tokens=(*lane.tokens, token), heard=at)
    event = happened.TokenPushed(seat, token, screen_mates(state.options, seat))
    return _going_on(state, with_lane(stage, seat, pushed), event)


def _pull(state: State, seat: Seat, token: Token, at: Millis) -> Result:
    stage, lane = _racing(state, seat)
    if token not in lane.tokens:
        raise IllegalMove("ks-token-not-pushed", token=token)
    left = tuple([other for other in lane.tokens if other != token])
    event = happened.TokenPulled(seat, token, screen_mates(state.options, seat))
    return _going_on(state, with_lane(stage, seat, replace(lane, tokens=left, heard=at)), event)


def _hit(state: State, seat: Seat, time: Millis, at: Millis) -> Result:
    stage, lane = _racing(state, seat)
    if not 0 <= time <= LONGEST_MEASURE:
        raise IllegalMove("ks-bad-time", longest=LONGEST_MEASURE)
    hit = replace(lane, claim=Claim(time, at), heard=at)
    event = happened.SwitchHit(seat, lane.tokens, time, screen_mates(state.options, seat))
    return settle(state, with_lane(stage, seat, hit), at, [event])


def _give_up(state: State, seat: Seat, at: Millis) -> Result:
    stage, lane = _racing(state, seat)
    event = happened.GaveUp(seat, screen_mates(state.options, seat))
    return settle(state, with_lane(stage, seat, replace(lane, gave_up=True, heard=at)), at, [event])


def _be_ready(state: State, seat: Seat, at: Millis) -> Result:
    stage = state.stage
    if not isinstance(stage, Pause):
        raise IllegalMove("ks-no-pause")
    _require_connected(state, seat)
    if stage.ready[seat]:
        raise IllegalMove("ks-ready-already")
    ready = (*stage.ready[:seat], True, *stage.ready[seat + 1 :])
    return go_on_if_ready(state, replace(stage, ready=ready), at, happened.PlayerReady(seat))


def go_on_if_ready(state: State, stage: Pause, at: Millis, event: Event) -> Result:
    """Starts the countdown to the next round once all connected players are ready (KS-19). Nobody is not all."""
    waiting_for = [ready for ready, connected in zip(stage.ready, state.connected, strict=True) if connected]
    if not waiting_for or not all(waiting_for):
        return _going_on(state, stage, event)
    counted = at + state.options.countdown
    until = counted if stage.until is None else min(stage.until, counted)
    return _going_on(state, replace(stage, until=until) if at < until else Turning(), event)


def with_lane(stage: Open, seat: Seat, lane: Lane) -> Open:
    return replace(stage, lanes=(*stage.lanes[:seat], lane, *stage.lanes[seat + 1 :]))


def _going_on(state: State, stage: Open | Pause | Turning, event: Event) -> Result:
    return Step(replace(state, stage=stage), (event,))


def _racing(state: State, seat: Seat) -> Racing:
    """The open round and the player's lane in it, if the player may still act there."""
    stage = state.stage
    if not isinstance(stage, Open):
        raise IllegalMove("ks-between-rounds")
    _require_connected(state, seat)
    lane = stage.lanes[seat]
    if lane.missed:
        raise IllegalMove("ks-round-missed")
    if lane.trip is None:
        raise IllegalMove("ks-cards-not-sent")
    if lane.claim is not None:
        raise IllegalMove("ks-hit-already")
    if lane.gave_up:
        raise IllegalMove("ks-gave-up-already")
    return stage, lane


def _require_connected(state: State, seat: Seat) -> None:
    if not state.connected[seat]:
        raise IllegalMove("ks-not-connected")
