"""The actor that owns a table: it makes every change, one after the other.

Clients see what is `shown`, which is replaced only after a change is stored. An idle actor has neither a task nor a
timer: input requests a turn, and the journal calls back when a turn is stored.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol, assert_never

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from kurayami.kernel import Millis, Refusal, Seat
from kurayami.server.house import HouseState
from kurayami.server.metrics import Metrics
from kurayami.server.settings import Settings
from kurayami.server.store import rows
from kurayami.server.store.journal import Change, Journal, Stored, TableGone, TableTaken, Write
from kurayami.server.store.rows import SeatRow
from kurayami.server.table.facts import listed
from kurayami.server.table.game import believer_at
from kurayami.server.table.inbox import (
    BotMove,
    ClientRequest,
    Delivered,
    DeviceMoved,
    Forsaken,
    Incoming,
    PutAside,
    Tick,
)
from kurayami.server.table.news_pace import NewsPace
from kurayami.server.table.presence import Presence
from kurayami.server.table.seat_feed import Position, SeatFeed
from kurayami.server.table.session import Session, now_millis
from kurayami.server.workers.bots import Bots
from kurayami.wire.messages import Phase

log = logging.getLogger("kurayami")


class Shared(Struct, frozen=True):
    """Services shared by all tables."""

    settings: Settings
    journal: Journal
    metrics: Metrics
    bots: Bots
    house: HouseState


class Listener(Protocol):
    """A client connected to the table."""

    device: str

    def wake(self) -> None:
        """Called when there may be news."""
        ...

    def dismiss(self, key: str) -> None:
        """Ends the connection with this reason."""
        ...


class People(Struct, frozen=True):
    """People at the table. The same object while nothing changes."""

    phase: Phase
    seats: tuple[SeatRow, ...]
    host: str
    next: str | None
    present: frozenset[str]
    watchers: int
    stand_ins: dict[Seat, str]


class Shown(Struct, frozen=True):
    """The table as clients may see it: everything in it is stored."""

    people: People
    position: Position | None
    said: int


class TableTurn:
    """Items an actor carries out and stores together."""

    __slots__ = ("goes_on", "items", "refusals")

    def __init__(self, items: Sequence[Incoming]) -> None:
        self.items = items
        """Items of the turn; emptied once answered."""
        self.refusals: list[tuple[ClientRequest, Refusal | None]] = []
        """Answers to give once everything is stored."""
        self.goes_on = True


class TableActor:
    def __init__(self, session: Session, frozen: dict[int, str], shared: Shared) -> None:
        self.session = session
        self.frozen = frozen
        """Last updates of a game whose rules have changed, by viewer."""
        self.shared = shared
        self.closed = asyncio.Event()
        self._ended: Callable[[], None] = lambda: None
        self._listeners: set[Listener] = set()
        self._inbox: list[Incoming] = []
        self._busy = False
        """True if a turn is requested, or being stored."""
        self._presence = Presence(session, shared.bots, shared.settings, self.tell)
        self._news_pace = NewsPace(shared.settings.clock, lambda: self.tell(Tick()))
        self._seat_feeds: dict[Seat | None, SeatFeed] = {}
        position = session.game.position() if session.game else None
        self.shown = Shown(self._people(), position, len(session.talk))
        self._snapshot_of = self.shown.position

    # For connections

    def ask(self, asked: ClientRequest) -> None:
        """Queues a request. Its answer comes once it is stored; none comes if the table closes first, because a
        dismissed client asks again where the table wakes next.
        """
        if self.closed.is_set():
            asked.asker.unanswered(asked)
        else:
            self.tell(asked)

    def tell(self, item: Incoming) -> None:
        """Queues an item, stamped with its arrival time."""
        if isinstance(item, (ClientRequest, BotMove, Tick)):
            item.arrived = self.now()
        if isinstance(item, Tick) and self.session.facts:
            item.connected = self._connected()
        self._inbox.append(item)
        self._call_turn()

    def join(self, listener: Listener) -> None:
        """Adds a client. A player's new page looks at the game, so its clock runs."""
        self._listeners.add(listener)
        if self.session.game and any(row.device == listener.device for row in self.session.seats):
            self.session.game.hold(False)
        self.tell(Tick())

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self.tell(Tick())

    def wake_all(self) -> None:
        for listener in self._listeners:
            listener.wake()

    def forsake(self) -> None:
        """Sends everybody to the new owner, and ends without storing anything."""
        self.dismiss_all("server-moved")
        self.tell(Forsaken())

    def dismiss_all(self, why: str) -> None:
        for listener in list(self._listeners):
            listener.dismiss(why)

    def now(self) -> Millis:
        """Game time; 0 before the game."""
        return self.session.game.now() if self.session.game else 0

    def left(self, seat: Seat | None) -> Millis | None:
        """Milliseconds to the deadline, if the seat may know it."""
        game, position = self.session.game, self.shown.position
        due = game.rules.countdown(position.state, seat) if game and position else None
        return None if due is None else max(0, due - self.now())

    def told(self, seat: Seat, at: Millis, longest: Millis, shortest: Millis) -> None:
        """Reports that an update was sent to the seat, for games that track it."""
        game, position = self.session.game, self.shown.position
        if game and position and listed(game.rules, position.state, "sent", seat):
            self.tell(Delivered(seat, at, longest, shortest))

    def seat_feed(self, seat: Seat | None) -> SeatFeed:
        """The seat's feed, up to what is shown."""
        if seat not in self._seat_feeds:
            self._seat_feeds[seat] = SeatFeed(self.session.rules, seat, believer_at(self.session.row))
        seat_feed = self._seat_feeds[seat]
        if self.session.game and self.shown.position:
            seat_feed.look(self.session.game.table.log, self.shown.position)
        seat_feed.listen(self.session.talk, self.shown.said)
        return seat_feed

    # Turns

    def begin(self, ended: Callable[[], None]) -> None:
        """Wakes up. `ended` is called when the table sleeps again, or has failed."""
        self._ended = ended
        self.tell(Tick())

    def _call_turn(self) -> None:
        if self._inbox and not self._busy and not self.closed.is_set():
            self._busy = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        """Carries out everything waiting, and stores it together."""
        turn, self._inbox = TableTurn(self._inbox), []
        try:
            for item in turn.items:
                if isinstance(item, ClientRequest):
                    turn.refusals.append((item, self._answer_to(item)))
                else:
                    turn.goes_on = self._notice(item) and turn.goes_on
            self._store(partial(self._stored, turn))
        except Exception as problem:
            self._break(turn, problem)

    def _stored(self, turn: "TableTurn", problem: Exception | None) -> None:
        """Shows and answers what was stored, and takes the next turn."""
        try:
            if problem:
                raise problem
            self._presence.look(self._present(), self._position())
            news = self._show()
            for asked, refusal in turn.refusals:
                asked.asker.answered(asked, refusal)
            turn.items = ()
            if news:
                self.wake_all()
            if "sent" in self.session.facts:
                self._tell_bots()
            if not turn.goes_on:
                return self._put_aside()
        except Exception as failure:
            return self._break(turn, failure)
        self._busy = False
        return self._call_turn()

    def _break(self, turn: "TableTurn", problem: Exception) -> None:
        """Ends after a failure: the table is reloaded on the next request."""
        for asked in requests_of(turn.items):
            if isinstance(problem, TableTaken):
                asked.asker.unanswered(asked)
            else:
                asked.asker.answered(asked, Refusal(why_failed(problem)))
        if isinstance(problem, TableTaken):
            self.shared.metrics.taken.inc()
            self.dismiss_all(why_failed(problem))
        else:
            if not isinstance(problem, TableGone):
                log.error("a table failed", exc_info=problem)
            self._fail(why_failed(problem))
        self._end()

    def _tell_bots(self) -> None:
        """Reports delivery to bots, which have no network delay."""
        stand_ins = self._presence.stand_ins()
        for row in self.session.seats:
            if row.level or row.seat in stand_ins:
                self.told(row.seat, self.now(), 0, 0)

    def _answer_to(self, asked: ClientRequest) -> Refusal | None:
        try:
            self.session.carry_out(asked, self._present())
        except Refusal as refusal:
            return refusal
        return None

    def _notice(self, item: BotMove | Delivered | DeviceMoved | Tick | PutAside | Forsaken) -> bool:
        match item:
            case BotMove():
                self.session.bot_moves(item)
            case DeviceMoved(old=old, new=new):
                self.session.move_device(old, new)
            case Delivered():
                self.session.note_delivery(item)
            case Tick():
                self.session.advance(item)
                return bool(self._listeners) or not self._presence.is_idle()
            case PutAside():
                return False
            case Forsaken():
                raise TableTaken("forsaken")
            case _:
                assert_never(item)
        return True

    def _store(self, stored: Stored) -> None:
        """Stores what changed and calls back; at once if nothing has."""
        write = self.session.changes()
        if write.entries or write.changes:
            self.shared.journal.put(write, partial(self._note_stored, write, stored))
        else:
            stored(None)

    def _note_stored(self, write: Write, stored: Stored, problem: Exception | None) -> None:
        if problem is None:
            self.session.note_stored(write)
            self.shared.metrics.entries.inc(len(write.entries))
        stored(problem)

    def _present(self) -> set[str]:
        return {listener.device for listener in self._listeners}

    def _connected(self) -> set[Seat]:
        """Seats whose person is connected or played for by a bot."""
        present, stand_ins = self._present(), self._presence.stand_ins()
        return {row.seat for row in self.session.seats if row.level or row.device in present or row.seat in stand_ins}

    def _position(self) -> Position | None:
        """The stored position. The same object while nothing happens."""
        game, shown = self.session.game, self.shown.position
        if game is None or (shown and shown.length == len(game.table.log)):
            return shown
        return game.position()

    def _people(self) -> People:
        session = self.session
        seated = {row.device for row in session.seats}
        return People(
            phase=session.phase,
            seats=tuple(session.seats),
            host=session.host,
            next=session.next,
            present=frozenset(self._present()),
            watchers=sum(listener.device not in seated for listener in self._listeners),
            stand_ins=self._presence.stand_ins(),
        )

    def _show(self) -> bool:
        """Shows what is new. Returns whether anything is."""
        before, position, said = self.shown, self._position(), len(self.session.talk)
        people = self._people_to_show()
        if people is before.people and position is before.position and said == before.said:
            return False
        self.shown = Shown(people, position, said)
        return True

    def _people_to_show(self) -> People:
        """People present, or the previous list if that was sent too often lately. Start and end show at once."""
        before, people = self.shown.people, self._people()
        if people.phase != before.phase:
            self.tell(Tick())
        elif people == before or not self._news_pace.may_tell(len(self._listeners)):
            return before
        return people

    # The end

    def _put_aside(self) -> None:
        """Releases the table and stores snapshots, so that the game can be watched even if its rules change."""
        code = self.session.row.code
        self.session.keep(rows.change_table(code, owner=None))
        if self.session.phase != "frozen":
            self.session.keep(rows.change_table(code, touched=now_millis()), *self._snapshots())
        self._store(self._asleep)

    def _asleep(self, problem: Exception | None) -> None:
        if problem:
            self._break(TableTurn([]), problem)
        else:
            self._end()

    def _snapshots(self) -> list[Change]:
        if self.shown.position is self._snapshot_of:
            return []
        viewers: list[Seat | None] = [None, *range(len(self.session.seats))]
        lines = {-1 if seat is None else seat: self.seat_feed(seat).update().decode() for seat in viewers}
        return rows.new_snapshots(self.session.row.code, lines)

    def _fail(self, key: str) -> None:
        """Drops every client. The table is reloaded when someone returns."""
        self.shared.metrics.failures.inc()
        self.dismiss_all(key)

    def _end(self) -> None:
        self.closed.set()
        self._presence.end()
        self._news_pace.end()
        waiting, self._inbox = self._inbox, []
        for asked in requests_of(waiting):
            asked.asker.unanswered(asked)
        self.dismiss_all("server-table-closed")
        self._ended()


def why_failed(problem: BaseException) -> str:
    if isinstance(problem, TableGone):
        return "server-no-such-table"
    if isinstance(problem, TableTaken):
        return "server-moved"
    return "server-storage" if isinstance(problem, SQLAlchemyError) else "server-failed"


def requests_of(items: Iterable[Incoming]) -> list[ClientRequest]:
    return [item for item in items if isinstance(item, ClientRequest)]
