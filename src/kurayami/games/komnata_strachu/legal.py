"""Who may do what now, and with which odds."""

from itertools import groupby, permutations
from typing import Final, assert_never

from kurayami.games.komnata_strachu.actions import (
    Action,
    Back,
    GiveUp,
    Gone,
    Hit,
    PhotoFinish,
    Pull,
    Push,
    Ready,
    Restarted,
    SeatAction,
    Sent,
    TurnUp,
)
from kurayami.games.komnata_strachu.cards import SHAPES, Token
from kurayami.games.komnata_strachu.model import (
    SHOWN,
    Cancelled,
    Lane,
    Open,
    Over,
    Pause,
    Photo,
    State,
    Turning,
)
from kurayami.kernel import CHANCE, CLOCK, Chance, Due, Millis, Seat


def _choices(tokens: tuple[Token, ...]) -> tuple[SeatAction, ...]:
    pushes = [Push(token) for token in SHAPES if token not in tokens]
    return (*pushes, *(Pull(token) for token in tokens), Hit(), GiveUp())


_CHOICES: Final = {
    tokens: _choices(tokens) for count in range(len(SHAPES) + 1) for tokens in permutations(SHAPES, count)
}
"""What a player who races may do, by the tokens that are pushed forward."""


def movers(state: State) -> tuple[Seat, ...]:
    stage = state.stage
    match stage:
        case Open():
            racing = [seat for seat, lane in enumerate(stage.lanes) if state.connected[seat] and is_racing(lane)]
            waiting = stage.due is not None or any(awaits_cards(state, stage, seat) for seat in _seats(state))
            return (*racing, CLOCK) if waiting else tuple(racing)
        case Turning() | Photo():
            return (CHANCE,)
        case Cancelled() | Pause():
            return (CLOCK,)
        case Over():
            return ()
        case _:
            assert_never(stage)


def is_racing(lane: Lane) -> bool:
    return lane.trip is not None and lane.claim is None and not lane.gave_up


def awaits_cards(state: State, stage: Open, seat: Seat) -> bool:
    lane = stage.lanes[seat]
    return lane.trip is None and not lane.missed and state.connected[seat]


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    if seat == CHANCE:
        return tuple([chance.action for chance in chances(state)])
    if seat == CLOCK:
        return tuple(_facts(state))
    if not 0 <= seat < state.options.players or not state.connected[seat]:
        return ()
    stage = state.stage
    if isinstance(stage, Open):
        lane = stage.lanes[seat]
        return _CHOICES[lane.tokens] if is_racing(lane) else ()
    if isinstance(stage, Pause) and not stage.ready[seat]:
        return (Ready(),)
    return ()


def chances(state: State) -> tuple[Chance[Action], ...]:
    """Every card of the deck is as likely as any other; so is everyone who was first."""
    stage = state.stage
    if isinstance(stage, Turning):
        return tuple([Chance(TurnUp(card), len(list(copies))) for card, copies in groupby(state.deck)])
    if isinstance(stage, Photo):
        return tuple([Chance(PhotoFinish(seat)) for seat in stage.first])
    return ()


def deadline(state: State) -> Millis | None:
    stage = state.stage
    match stage:
        case Open():
            return stage.due
        case Cancelled():
            return stage.since + SHOWN
        case Pause():
            return stage.since + state.options.pause
        case Turning() | Photo() | Over():
            return None
        case _:
            assert_never(stage)


def _facts(state: State) -> list[Action]:
    """What the clock may report now. It loses and finds connections at any time."""
    stage = state.stage
    if isinstance(stage, Over):
        return []
    facts: list[Action] = [Due()] if deadline(state) is not None else []
    if isinstance(stage, Open):
        facts += [Sent(seat) for seat in _seats(state) if awaits_cards(state, stage, seat)]
        facts.append(Restarted())
    facts += [Gone(seat) if state.connected[seat] else Back(seat) for seat in _seats(state)]
    return facts


def _seats(state: State) -> range:
    return range(state.options.players)
