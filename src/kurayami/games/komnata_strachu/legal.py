"""Movers, legal actions, and the odds of chance."""

from functools import lru_cache
from itertools import permutations
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
from kurayami.games.komnata_strachu.deck import full_deck, kinds
from kurayami.games.komnata_strachu.model import (
    MOST_PLAYERS,
    SHOWN,
    Cancelled,
    Lane,
    Open,
    Options,
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
"""Actions of a racing player, by the tokens pushed forward."""

_READY: Final = (Ready(),)
_DUE: Final = Due()
_RESTARTED: Final = Restarted()
_SENT: Final = tuple(Sent(seat) for seat in range(MOST_PLAYERS))
_GONE: Final = tuple(Gone(seat) for seat in range(MOST_PLAYERS))
_BACK: Final = tuple(Back(seat) for seat in range(MOST_PLAYERS))


def movers(state: State) -> tuple[Seat, ...]:
    stage = state.stage
    match stage:
        case Open():
            return _racing(state, stage)
        case Turning() | Photo():
            return (CHANCE,)
        case Pause(until=None):
            return _unready(state, stage) or (CLOCK,)
        case Cancelled() | Pause():
            return (CLOCK,)
        case Over():
            return ()
        case _:
            assert_never(stage)


def _racing(state: State, stage: Open) -> tuple[Seat, ...]:
    """Seats that may still hit, and the clock if it has a deadline or cards to report."""
    racing: list[Seat] = []
    clock = stage.due is not None
    for seat, lane in enumerate(stage.lanes):
        if not state.connected[seat]:
            continue
        if is_racing(lane):
            racing.append(seat)
        clock = clock or awaits_cards(lane)
    return (*racing, CLOCK) if clock else tuple(racing)


def _unready(state: State, stage: Pause) -> tuple[Seat, ...]:
    """Seats the next round waits for."""
    seats = enumerate(zip(stage.ready, state.connected, strict=True))
    return tuple([seat for seat, (ready, connected) in seats if connected and not ready])


def is_racing(lane: Lane) -> bool:
    return lane.trip is not None and lane.claim is None and not lane.gave_up


def awaits_cards(lane: Lane) -> bool:
    return lane.trip is None and not lane.missed


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
        return _READY
    return ()


@lru_cache(maxsize=64)
def _odds(options: Options) -> tuple[tuple[Chance[Action], ...], ...]:
    """Chances for each kind of card and number of copies left, from 1."""
    table = zip(kinds(options), full_deck(options), strict=True)
    return tuple([tuple([Chance(TurnUp(card), left) for left in range(1, most + 1)]) for card, most in table])


def chances(state: State) -> tuple[Chance[Action], ...]:
    """Chances of a draw: every card of the deck is equally likely, and so is everyone who was first."""
    stage = state.stage
    if isinstance(stage, Turning):
        odds = zip(_odds(state.options), state.deck, strict=True)
        return tuple([weighted[copies - 1] for weighted, copies in odds if copies])
    if isinstance(stage, Photo):
        return tuple([Chance(PhotoFinish(seat)) for seat in stage.first])
    return ()


def deadline(state: State) -> Millis | None:
    stage = state.stage
    if isinstance(stage, Open):
        return stage.due
    if isinstance(stage, Pause):
        return stage.until
    if isinstance(stage, Cancelled):
        return stage.since + SHOWN
    return None


def countdown(state: State, seat: Seat | None) -> Millis | None:
    """Deadline as a seat may know it. None during the race, because the deadline jumps when a hit is right."""
    return None if isinstance(state.stage, Open) else deadline(state)


def _facts(state: State) -> list[Action]:
    """Facts the clock may report now. Connections may be lost and restored at any time."""
    stage = state.stage
    if isinstance(stage, Over):
        return []
    facts: list[Action] = [_DUE] if deadline(state) is not None else []
    if isinstance(stage, Open):
        facts += [_SENT[seat] for seat, lane in enumerate(stage.lanes) if state.connected[seat] and awaits_cards(lane)]
        facts.append(_RESTARTED)
    facts += [_GONE[seat] if connected else _BACK[seat] for seat, connected in enumerate(state.connected)]
    return facts
