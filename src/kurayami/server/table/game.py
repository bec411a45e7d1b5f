"""A running game: its table, its clock, and which entries are stored."""

from collections.abc import Sequence, Set
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec

from kurayami.extras import Believer, extras_of
from kurayami.kernel import AnyRules, Millis, Move, Refusal, Seat, stream_key
from kurayami.lessons import Lesson, lessons_of
from kurayami.record import Header, encode_line
from kurayami.server.clock import Clock
from kurayami.server.decoders import decoder, entries_of
from kurayami.server.store.entries import Row
from kurayami.server.store.rows import Asked, Line, TableRow, brief
from kurayami.server.table.seat_feed import Position
from kurayami.table import ChanceSource, Rehearsed, Seeded, Table
from kurayami.wire.messages import HandSway, HandWave

AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any]

Done: TypeAlias = tuple[Seat, str | None, str]
"""A request carried out: the seat, the device (the start of its id; None: whoever sat there), and the request id."""


def done_by(seat: Seat, asked: Asked) -> Done:
    return seat, brief(asked[0]), asked[1]


def is_done(done: Set[Done], seat: Seat, asked: Asked) -> bool:
    """True if it was carried out for this device. For rows that name none, the seat must match."""
    return done_by(seat, asked) in done or (seat, None, asked[1]) in done


class Game:
    """A running game. Time stands still while the table sleeps; it resumes from the last stored move."""

    def __init__(self, row: TableRow, rules: AnyRules, header: Header, table: AnyTable, clock: Clock) -> None:
        self.code = row.code
        self.rules = rules
        self.header = header
        self.table = table
        self.stored = 0
        self.done: set[Done] = set()
        """Requests already carried out, which are not repeated."""
        self.lesson = _lesson(row)
        self._asked: dict[int, Asked] = {}
        self._key = stream_key(bytes.fromhex(row.seed), [bytes.fromhex(nonce) for nonce in header.nonces])
        self._clock = clock
        self._start = clock.now() - table.now / 1000
        self._held: float | None = None
        """Time at which a lone player paused the clock."""

    def now(self) -> Millis:
        until = self._clock.now() if self._held is None else self._held
        return max(self.table.now, int((until - self._start) * 1000))

    @property
    def is_held(self) -> bool:
        return self._held is not None

    def hold(self, on: bool) -> None:
        """Pauses the clock, or resumes it."""
        if on and self._held is None:
            self._held = self._clock.now()
        elif not on and self._held is not None:
            self._start += self._clock.now() - self._held
            self._held = None

    def act(self, seat: Seat, action: Any, asked: Asked | None, arrived: Millis | None = None) -> None:
        before = len(self.table.log)
        happenings = self.table.play(Move(seat, action, self._moment(arrived)))
        mine = next(number for number, happening in enumerate(happenings) if happening.entry.by == seat)
        self._remember(seat, asked, before + mine)

    def _moment(self, arrived: Millis | None) -> Millis:
        """Time of arrival, never before the last move."""
        return self.now() if arrived is None else max(arrived, self.table.now)

    def undo(self, seat: Seat, asked: Asked, arrived: Millis | None = None) -> None:
        self.table.undo(seat, self._moment(arrived))
        self._remember(seat, asked, len(self.table.log) - 1)

    def advance(self, arrived: Millis | None = None) -> None:
        self.table.advance(self._moment(arrived))

    def _remember(self, seat: Seat, asked: Asked | None, index: int) -> None:
        if asked is not None:
            self.done.add(done_by(seat, asked))
            self._asked[index] = asked

    def unstored(self) -> list[Row]:
        """Rows missing from the database; the very first is the header."""
        rows = [self._row(0, encode_line(self.header), None)] if self.stored == 0 else []
        first = max(self.stored - 1, 0)
        for index, happening in enumerate(self.table.log[first:], first):
            rows.append(self._row(index + 1, encode_line(happening.entry), self._asked.pop(index, None)))
        return rows

    def _row(self, number: int, line: str, asked: Asked | None) -> Row:
        device, request = (brief(asked[0]), asked[1]) if asked else (None, None)
        return {"code": self.code, "number": number, "line": line, "request": request, "device": device}

    def position(self) -> Position:
        table = self.table
        may_undo = tuple([table.may_undo(seat) for seat in range(table.seats)])
        game, state = self.header.game, table.state
        return Position(state, len(table.log), may_undo, hand_of(game, state), forced_at(game, state))

    def scripted(self, seat: Seat) -> Any:
        """The seat's next action in a lesson's script, or None."""
        script = self.lesson.others.get(seat, ()) if self.lesson else ()
        done = sum(happening.entry.by == seat for happening in self.table.log) if script else 0
        return script[done] if done < len(script) else None

    def waits_for_its_cue(self, seat: Seat, legal: Sequence[Any]) -> bool:
        """True if the seat's scripted action comes later, so no bot should act now."""
        script = self.scripted(seat)
        return script is not None and script not in legal and seat not in self.rules.movers(self.table.state)

    def bot_key(self, seat: Seat) -> bytes:
        """Key of a bot's random stream: stable across restarts, and useless for predicting the game's draws."""
        return sha256(self._key + f"bot {seat}".encode()).digest()


def believer_at(row: TableRow) -> Believer | None:
    """Believer for one viewer of the table, unless its host turned off help for players."""
    make = extras_of(row.game).believer
    return make() if make and row.hints else None


def begin(row: TableRow, rules: AnyRules, nonces: Sequence[str], clock: Clock) -> Game:
    options = decoder(rules.Options).decode(row.options)
    header = Header(
        game=row.game,
        version=rules.VERSION,
        options=msgspec.Raw(row.options.encode()),
        nonces=tuple(nonces),
        commitment=None if row.lesson else _seeded(row, nonces).commitment.hex(),
    )
    return Game(row, rules, header, Table(rules, options, _chance(row, nonces)), clock)


def resume(row: TableRow, rules: AnyRules, lines: Sequence[Line], clock: Clock) -> Game:
    """Replays the stored game. Slow: not for the event loop."""
    header = decoder(Header).decode(lines[0].text)
    entry = decoder(entries_of(rules))
    entries = [entry.decode(line.text) for line in lines[1:]]
    options = decoder(rules.Options).decode(header.options)
    table: AnyTable = Table.resumed(rules, options, _chance(row, header.nonces), entries)
    game = Game(row, rules, header, table, clock)
    game.stored = len(lines)
    game.done = {
        (entry.by, line.device, line.request) for entry, line in zip(entries, lines[1:], strict=True) if line.request
    }
    return game


def _seeded(row: TableRow, nonces: Sequence[str]) -> Seeded:
    return Seeded(bytes.fromhex(row.seed), [bytes.fromhex(nonce) for nonce in nonces])


def _chance(row: TableRow, nonces: Sequence[str]) -> ChanceSource:
    seeded, measured, lesson = _seeded(row, nonces), extras_of(row.game).measured, _lesson(row)
    drawn = measured(seeded) if measured else seeded
    return Rehearsed(lesson.chance, drawn) if lesson else drawn


def _lesson(row: TableRow) -> Lesson | None:
    """The table's lesson; None if it has none, or one that no longer exists."""
    return lessons_of(row.game).get(row.lesson) if row.lesson else None


def hand_of(game: str, state: Any) -> HandSway | None:
    """The sway of the hand that everyone sees, in a game that has one."""
    hand = extras_of(game).hand
    swaying = hand(state) if hand else None
    if swaying is None:
        return None
    return HandSway(tuple([HandWave(wave.reach, wave.period, wave.start) for wave in swaying.waves]), swaying.strain)


def forced_at(game: str, state: Any) -> tuple[Seat, Any] | None:
    """Seat that has no choice, and its only action, if everybody knows that."""
    forced = extras_of(game).forced
    return forced(state) if forced else None


def action_of(rules: AnyRules, action: msgspec.Raw) -> Any:
    """Decodes a client's action. Raises `Refusal`."""
    try:
        return decoder(rules.Action).decode(action)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("server-bad-action", problem=str(error)[:200]) from None
