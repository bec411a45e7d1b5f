"""What one seat, or those who watch, have seen and heard: encoded once, for all who look from there."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from kurayami.kernel import AnyRules, Millis, Outcome, Seat
from kurayami.server.falling import hand_at
from kurayami.server.rows import Said
from kurayami.table import Happening
from kurayami.wire.messages import Sway, Talk, Update, Wave

ENCODER: Final = msgspec.json.Encoder()
encode = ENCODER.encode


class Position(Struct, frozen=True):
    """A moment of a game that is stored, so that it may be told."""

    state: Any
    length: int
    """Of the log."""
    may_undo: tuple[bool, ...]


class Sight(Struct, frozen=True):
    """What can be seen at one moment."""

    view: Raw
    legal: tuple[Raw, ...]
    may_undo: bool
    audiences: tuple[str, ...]
    outcome: Outcome | None
    reveal: Raw | None
    hand: Sway | None


class Vantage:
    def __init__(self, rules: AnyRules | None, seat: Seat | None) -> None:
        self.rules = rules
        self.seat = seat
        self.events: list[Raw] = []
        self.talk: list[Raw] = []
        self.sight: Sight | None = None
        self.seen = b""
        """The sight as bytes: a viewer is told nothing while they stay the same."""
        self._position: Position | None = None
        self._read = 0
        self._heard = 0

    def look(self, log: Sequence[Happening[Any, Any]], position: Position) -> None:
        """Takes in what has happened up to the position."""
        if position is self._position:
            return
        assert self.rules is not None
        for happening in log[self._read : position.length]:
            for event in happening.events:
                seen = self.rules.witness(event, self.seat)
                if seen is not None:
                    self.events.append(Raw(encode(seen)))
        self._read = position.length
        self._position = position
        self.sight = sight(self.rules, position, self.seat)
        self.seen = encode(self.sight)

    def listen(self, talk: Sequence[Said], length: int) -> None:
        """Takes in what was said. Those who watch hear what everybody hears."""
        for said in talk[self._heard : length]:
            if said.seats is None or self.seat in said.seats:
                self.talk.append(Raw(encode(said.spoken)))
        self._heard = length

    def update(self, since: int, left: Millis | None = None) -> bytes:
        """`left` is no part of the sight: time that passes is no news."""
        assert self.sight is not None
        told = msgspec.structs.asdict(self.sight)
        return encode(Update(seat=self.seat, first=since, events=tuple(self.events[since:]), left=left, **told))

    def talk_since(self, heard: int) -> bytes:
        said: Any = tuple(self.talk[heard:])
        return encode(Talk(first=heard, said=said))


def hand_of(state: Any) -> Sway | None:
    swaying = hand_at(state)
    if swaying is None:
        return None
    return Sway(tuple([Wave(wave.reach, wave.period, wave.start) for wave in swaying.waves]), swaying.strain)


def sight(rules: AnyRules, position: Position, seat: Seat | None) -> Sight:
    state = position.state
    outcome = rules.outcome(state)
    return Sight(
        view=Raw(encode(rules.view(state, seat))),
        legal=tuple([Raw(encode(action)) for action in rules.legal(state, seat)]) if seat is not None else (),
        may_undo=seat is not None and position.may_undo[seat],
        audiences=tuple([audience.name for audience in rules.audiences(state, seat)]) if seat is not None else (),
        outcome=outcome,
        reveal=Raw(encode(rules.reveal(state))) if outcome else None,
        hand=hand_of(state),
    )
