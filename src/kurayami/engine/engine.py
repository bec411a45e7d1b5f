"""One game at a time, request by request. A bad line gets an error, and the engine carries on."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, assert_never

import msgspec
from msgspec import Struct

from kurayami.catalog import game
from kurayami.engine import requests as ask
from kurayami.kernel import CLOCK, SEED_BYTES, Move, Refusal, Seat
from kurayami.record import save
from kurayami.table import Happening, Seeded, Table

Say: TypeAlias = Callable[..., str]
"""Formats a refusal: the message's key, and its params by name."""

_requests = msgspec.json.Decoder(ask.AnyRequest)


class Answer(Struct, frozen=True):
    id: int | str | None
    answer: Any


class Error(Struct, frozen=True):
    key: str
    params: dict[str, str | int]
    text: str


class ErrorAnswer(Struct, frozen=True, omit_defaults=True):
    id: int | str | None
    error: Error
    happened: dict[str, Any] | None = None
    """Effects of deadlines reached before the refused move, if any."""


class Engine:
    def __init__(self, name: str, say: Say) -> None:
        self.name = name
        self.rules = game(name)
        self._say = say
        self._actions = msgspec.json.Decoder(self.rules.Action)
        self._table: Table[Any, Any, Any, Any, Any] | None = None
        self._chance: Seeded | None = None

    def hear(self, line: bytes) -> Answer | ErrorAnswer:
        """Answers one line."""
        try:
            request = _requests.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return self._refuse(_id_of(line), Refusal("engine-bad-line", problem=str(error)))
        table, before = self._table, len(self._table.log) if self._table else 0
        try:
            return Answer(request.id, self._answer(request))
        except Refusal as refusal:
            return self._refuse(request.id, refusal, table.log[before:] if table else [])
        except msgspec.DecodeError as error:
            return self._refuse(request.id, Refusal("engine-bad-line", problem=str(error)))

    def _refuse(
        self, request: int | str | None, refusal: Refusal, happenings: Sequence[Happening[Any, Any]] = ()
    ) -> ErrorAnswer:
        text = self._say(refusal.key, **refusal.params)
        happened = self._happened(happenings) if happenings else None
        return ErrorAnswer(request, Error(refusal.key, refusal.params, text), happened)

    def _answer(self, request: ask.AnyRequest) -> Any:
        match request:
            case ask.New():
                return self._new(request)
            case ask.Apply(by=by, action=action, at=at):
                table = self.table
                move = Move(by, self._actions.decode(action), table.now if at is None else at)
                return self._happened(table.play(move))
            case ask.UndoOf(by=by, at=at):
                table = self.table
                before = len(table.log)
                table.undo(by, table.now if at is None else at)
                return self._happened(table.log[before:])
            case ask.Advance(at=at):
                return self._happened(self.table.advance(at))
            case ask.RecordOf():
                return save(self.name, self.table, self._chance)
            case ask.Quit():
                return "bye"
            case (
                ask.Movers()
                | ask.Legal()
                | ask.Chances()
                | ask.Deadline()
                | ask.ViewOf()
                | ask.StateOf()
                | ask.OutcomeOf()
            ):
                return self._look(request)
            case _:
                assert_never(request)

    def _look(
        self,
        request: ask.Movers | ask.Legal | ask.Chances | ask.Deadline | ask.ViewOf | ask.StateOf | ask.OutcomeOf,
    ) -> Any:
        rules, state = self.rules, self.table.state
        match request:
            case ask.Movers():
                return rules.movers(state)
            case ask.Legal(seat=seat):
                return rules.legal(state, self._seat(seat))
            case ask.Chances():
                return rules.chances(state)
            case ask.Deadline():
                return rules.deadline(state)
            case ask.ViewOf(seat=seat):
                return rules.view(state, None if seat is None else self._seat(seat, lowest=0))
            case ask.StateOf():
                return state
            case ask.OutcomeOf():
                return rules.outcome(state)
            case _:
                assert_never(request)

    @property
    def table(self) -> Table[Any, Any, Any, Any, Any]:
        if self._table is None:
            raise Refusal("engine-no-game")
        return self._table

    def _seat(self, seat: Seat, lowest: Seat = CLOCK) -> Seat:
        if not lowest <= seat < self.table.seats:
            raise Refusal("engine-no-such-seat", seat=seat)
        return seat

    def _new(self, request: ask.New) -> Any:
        options = msgspec.json.decode(request.options, type=self.rules.Options)
        chance = None
        if request.seed is None and request.nonces is not None:
            raise Refusal("engine-nonces-without-seed")
        if request.seed is not None:
            seats = self.rules.seats(options)
            nonces = request.nonces or (bytes(SEED_BYTES).hex(),) * seats
            chance = _seeded(request.seed, nonces, seats)
        table = Table(self.rules, options, chance)
        self._table, self._chance = table, chance
        return {
            "game": self.name,
            "version": self.rules.VERSION,
            "seats": table.seats,
            "commitment": chance.commitment.hex() if chance else None,
            **self._happened(table.log),
        }

    def _happened(self, happenings: Sequence[Happening[Any, Any]]) -> dict[str, Any]:
        """Lines added to the record, the events, and whose move it is now."""
        return {
            "moves": [happening.entry for happening in happenings],
            "events": [event for happening in happenings for event in happening.events],
            "movers": self.rules.movers(self.table.state),
        }


def _seeded(seed: str, nonces: tuple[str, ...], seats: int) -> Seeded:
    try:
        if len(nonces) == seats:
            return Seeded(bytes.fromhex(seed), [bytes.fromhex(nonce) for nonce in nonces])
    except ValueError:
        pass
    raise Refusal("engine-bad-seed", bytes=SEED_BYTES, seats=seats)


class _Numbered(Struct, frozen=True):
    id: int | str | None = None


def _id_of(line: bytes) -> int | str | None:
    """Id of an otherwise invalid request, if readable."""
    try:
        return msgspec.json.decode(line, type=_Numbered).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def run(name: str, lines: Iterable[bytes], say: Say) -> Iterator[str]:
    """Answers the lines, until "quit" or the last of them."""
    engine = Engine(name, say)
    for line in lines:
        if not line.strip():
            continue
        answer = engine.hear(line)
        yield msgspec.json.encode(answer).decode()
        if isinstance(answer, Answer) and answer.answer == "bye":
            return
