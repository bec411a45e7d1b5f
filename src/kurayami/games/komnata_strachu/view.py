"""A player's view, and everyone's. Of others it shows how many tokens are forward, that they hit (KS-26), their A
(KS-24).
"""

from typing import TypeAlias

from msgspec import Struct

from kurayami.games.komnata_strachu.cards import Card, Three
from kurayami.games.komnata_strachu.model import (
    Cancelled,
    Lane,
    Open,
    Options,
    Over,
    Pause,
    Photo,
    State,
    Turning,
    Verdict,
    screen_mates,
)
from kurayami.games.komnata_strachu.race import allowance
from kurayami.kernel import TABLE, Audience, Millis, Seat


class Racer(Struct, frozen=True):
    """A player in the open round, as others may see them."""

    missed: bool
    allowance: Millis | None
    """The lag allowance A; None: the cards were not sent to this player yet."""
    hit: bool
    forward: int
    """Number of tokens forward. Only the same screen sees which ones."""
    lane: Lane | None
    """The rest, for the same screen; None for others."""


class Race(Struct, frozen=True, tag="open"):
    """The open round."""

    cards: Three
    since: Millis
    racers: tuple[Racer, ...]


class TurningSeen(Struct, frozen=True, tag="turning"):
    """Cards being flipped, which nobody sees yet."""

    turned: int


StageSeen: TypeAlias = TurningSeen | Cancelled | Race | Photo | Pause | Over


class View(Struct, frozen=True):
    seat: Seat | None
    options: Options
    deck: int
    """Number of face-down cards, including those being flipped."""
    won: tuple[tuple[Card, ...], ...]
    connected: tuple[bool, ...]
    box: tuple[Card, ...]
    rounds: int
    stage: StageSeen
    told: tuple[Verdict, ...]


def view(state: State, seat: Seat | None) -> View:
    return _view(state, seat, () if seat is None else screen_mates(state.options, seat))


def reveal(state: State) -> View:
    return _view(state, None, tuple(range(state.options.players)))


def _view(state: State, seat: Seat | None, mates: tuple[Seat, ...]) -> View:
    return View(
        seat=seat,
        options=state.options,
        deck=face_down(state),
        won=state.won,
        connected=state.connected,
        box=state.box,
        rounds=state.rounds,
        stage=_stage(state, mates),
        told=state.told,
    )


def face_down(state: State) -> int:
    return sum(state.deck) + (len(state.stage.turned) if isinstance(state.stage, Turning) else 0)


def _stage(state: State, mates: tuple[Seat, ...]) -> StageSeen:
    stage = state.stage
    match stage:
        case Turning(turned):
            return TurningSeen(len(turned))
        case Open(cards, since, lanes):
            racers = [_racer(lane, seat in mates) for seat, lane in enumerate(lanes)]
            return Race(cards, since, tuple(racers))
        case Cancelled() | Photo() | Pause() | Over():
            return stage


def _racer(lane: Lane, at_same_screen: bool) -> Racer:
    return Racer(
        missed=lane.missed,
        allowance=allowance(lane.trip) if lane.trip else None,
        hit=lane.claim is not None,
        forward=len(lane.tokens),
        lane=lane if at_same_screen else None,
    )


def audiences(state: State, seat: Seat) -> tuple[Audience, ...]:
    return (Audience(TABLE, tuple(range(state.options.players))),)
