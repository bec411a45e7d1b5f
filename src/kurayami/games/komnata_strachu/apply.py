"""Applies a move."""

from msgspec.structs import replace

from kurayami.games.komnata_strachu.actions import Action, Draw, PhotoFinish, SeatAction, TurnUp
from kurayami.games.komnata_strachu.cards import Card
from kurayami.games.komnata_strachu.deck import kinds, without
from kurayami.games.komnata_strachu.facts import report
from kurayami.games.komnata_strachu.legal import deadline
from kurayami.games.komnata_strachu.model import Over, Photo, State, Turning
from kurayami.games.komnata_strachu.players import act
from kurayami.games.komnata_strachu.rounds import Result, decide_photo, turn_up
from kurayami.kernel import CHANCE, CLOCK, Due, IllegalMove, Millis, Move, Seat, Step


def apply(state: State, move: Move[Action]) -> Result:
    if isinstance(state.stage, Over):
        raise IllegalMove("ks-game-over")
    if isinstance(move.action, Due):
        return _carry_out(state, move)
    step = _carry_out(state, move)
    # Asked last, so that a move that is refused anyway is refused in the same words whatever the deadline is.
    due = deadline(state)
    if due is not None and move.at >= due:
        raise IllegalMove("ks-time-over")
    return step


def _carry_out(state: State, move: Move[Action]) -> Result:
    by, action = move.by, move.action
    if isinstance(action, SeatAction):
        if not 0 <= by < state.options.players:
            raise IllegalMove("ks-no-such-seat", seat=by)
        return act(state, by, action, move.at)
    if isinstance(action, Draw):
        if by != CHANCE:
            raise IllegalMove("ks-only-chance")
        return _draw(state, action, move.at)
    if by != CLOCK:
        raise IllegalMove("ks-only-clock")
    return report(state, action, move.at)


def _draw(state: State, action: Draw, at: Millis) -> Result:
    match state.stage, action:
        case Turning(turned), TurnUp(card):
            return _turn(state, turned, card, at)
        case Photo() as stage, PhotoFinish(seat):
            return _photo(state, stage, seat, at)
        case _:
            raise IllegalMove("ks-nothing-to-draw")


def _turn(state: State, turned: tuple[Card, ...], card: Card, at: Millis) -> Result:
    known = kinds(state.options)
    if card not in known or not state.deck[known.index(card)]:
        raise IllegalMove("ks-not-in-deck")
    rest = replace(state, deck=without(state.deck, known.index(card)))
    match (*turned, card):
        case [left, middle, right]:
            return turn_up(rest, (left, middle, right), at)
        case fewer:
            return Step(replace(rest, stage=Turning(fewer)), ())


def _photo(state: State, stage: Photo, seat: Seat, at: Millis) -> Result:
    if seat not in stage.first:
        raise IllegalMove("ks-not-first", seat=seat)
    return decide_photo(state, stage, seat, at)
