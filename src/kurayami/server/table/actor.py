"""The owner of one table: everything that changes it is done by one task, one thing after the other.

What people are told is `shown`: it is replaced after the change is stored, never before.
"""

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Protocol, assert_never

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from kurayami.kernel import Millis, Refusal, Seat
from kurayami.server import rows
from kurayami.server.attention import Attention
from kurayami.server.company import Company, now_millis
from kurayami.server.facts import listed
from kurayami.server.journal import Change, Journal
from kurayami.server.metrics import Metrics
from kurayami.server.rows import SeatRow
from kurayami.server.settings import Settings
from kurayami.server.thinking import Thinkers
from kurayami.server.vantage import Position, Vantage
from kurayami.server.wishes import Aside, Asked, Moved, Thought, Tick, Told, Wish
from kurayami.wire.messages import Phase

log = logging.getLogger("kurayami")


class Services(Struct, frozen=True):
    """What all tables of a server share."""

    settings: Settings
    journal: Journal
    metrics: Metrics
    thinkers: Thinkers


class Listener(Protocol):
    """Somebody connected to the table."""

    device: str

    def wake(self) -> None:
        """There may be news."""
        ...

    def dismiss(self, key: str) -> None:
        """The connection is to end, for this reason."""
        ...


class People(Struct, frozen=True):
    """Who is at the table. The same value while nothing of it changes."""

    phase: Phase
    seats: tuple[SeatRow, ...]
    host: str
    present: frozenset[str]
    watchers: int
    stand_ins: dict[Seat, str]


class Shown(Struct, frozen=True):
    """The table as it may be told: all of it is stored."""

    people: People
    position: Position | None
    said: int


class Keeper:
    def __init__(self, company: Company, frozen: dict[int, str], services: Services) -> None:
        self.company = company
        self.frozen = frozen
        """The last updates of a game whose rules are no longer known."""
        self.services = services
        self.closed = asyncio.Event()
        self._listeners: set[Listener] = set()
        self._inbox: asyncio.Queue[Wish] = asyncio.Queue()
        self._attention = Attention(company, services.thinkers, services.settings.idle_seconds, self._hear)
        self._vantages: dict[Seat | None, Vantage] = {}
        position = company.game.position() if company.game else None
        self.shown = Shown(self._people(), position, len(company.talk))
        self._snapshot_of = self.shown.position

    # For connections

    def ask(self, asked: Asked) -> None:
        """The answer comes when it is done and stored."""
        if self.closed.is_set():
            asked.answer.set_result(Refusal("server-table-closed"))
        else:
            asked.arrived = self.now()
            self.tell(asked)

    def _hear(self, wish: Wish) -> None:
        """What a bot does counts from now on, and not from when its turn comes in the queue."""
        if isinstance(wish, Thought):
            wish.arrived = self.now()
        self.tell(wish)

    def tell(self, wish: Wish) -> None:
        self._inbox.put_nowait(wish)

    def join(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self.tell(Tick())

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self.tell(Tick())

    def now(self) -> Millis:
        """The game's time; 0 before it."""
        return self.company.game.now() if self.company.game else 0

    def left(self, seat: Seat | None) -> Millis | None:
        """The time until the deadline of what is shown, if the seat may know it."""
        game, position = self.company.game, self.shown.position
        due = game.rules.countdown(position.state, seat) if game and position else None
        return None if due is None else max(0, due - self.now())

    def told(self, seat: Seat, at: Millis, longest: Millis, shortest: Millis) -> None:
        """What is shown was written to the seat's line at this time. Some games want to know."""
        game, position = self.company.game, self.shown.position
        if game and position and listed(game.rules, position.state, "sent", seat):
            self.tell(Told(seat, at, longest, shortest))

    def vantage(self, seat: Seat | None) -> Vantage:
        """What is seen from there, up to what is shown."""
        if seat not in self._vantages:
            self._vantages[seat] = Vantage(self.company.rules, seat)
        vantage = self._vantages[seat]
        if self.company.game and self.shown.position:
            vantage.look(self.company.game.table.log, self.shown.position)
        vantage.listen(self.company.talk, self.shown.said)
        return vantage

    # The owner's task

    async def run(self) -> None:
        self.tell(Tick())
        try:
            while await self._turn(await self._wishes()):
                pass
            await self._put_aside()
        except SQLAlchemyError:
            log.exception("a table can't be stored")
            self._fail("server-storage")
        except Exception:
            log.exception("a table failed")
            self._fail("server-failed")
        finally:
            self._end()

    async def _wishes(self) -> list[Wish]:
        """The next wish, and those that wait behind it: they are stored together."""
        wishes = [await self._inbox.get()]
        while not self._inbox.empty():
            wishes.append(self._inbox.get_nowait())
        return wishes

    async def _turn(self, wishes: Sequence[Wish]) -> bool:
        """Does what is wished, stores it, shows it, answers. Says whether to go on."""
        refusals: dict[Asked, Refusal | None] = {}
        go_on = True
        try:
            for wish in wishes:
                if isinstance(wish, Asked):
                    refusals[wish] = self._answer_to(wish)
                else:
                    go_on = self._notice(wish) and go_on
            await self._store()
        except BaseException:
            answer(dict.fromkeys(asked_of(wishes), Refusal("server-failed")))
            raise
        self._attention.look(self._present(), self._position())
        self._show()
        answer(refusals)
        for listener in self._listeners:
            listener.wake()
        if "sent" in self.company.facts:
            self._tell_bots()
        return go_on

    def _tell_bots(self) -> None:
        """A bot has no line, and so no way to wait for."""
        stand_ins = self._attention.stand_ins()
        for row in self.company.seats:
            if row.level or row.seat in stand_ins:
                self.told(row.seat, self.now(), 0, 0)

    def _answer_to(self, asked: Asked) -> Refusal | None:
        try:
            self.company.carry_out(asked, self._present())
        except Refusal as refusal:
            return refusal
        return None

    def _notice(self, wish: Thought | Told | Moved | Tick | Aside) -> bool:
        match wish:
            case Thought():
                self.company.bot_moves(wish)
            case Moved(old=old, new=new):
                self.company.move_device(old, new)
            case Told():
                self.company.was_told(wish)
            case Tick():
                self.company.time_goes_on(self._connected())
                return bool(self._listeners) or not self._attention.is_idle()
            case Aside():
                return False
            case _:
                assert_never(wish)
        return True

    async def _store(self) -> None:
        write = self.company.changes()
        if write.entries or write.changes:
            await self.services.journal.write(write)
            self.company.note_stored(write)
            self.services.metrics.entries.add(len(write.entries))

    def _present(self) -> set[str]:
        return {listener.device for listener in self._listeners}

    def _connected(self) -> set[Seat]:
        """The seats whose person is there, or for whom a bot plays."""
        present, stand_ins = self._present(), self._attention.stand_ins()
        return {row.seat for row in self.company.seats if row.level or row.device in present or row.seat in stand_ins}

    def _position(self) -> Position | None:
        """The moment that is stored. The same value while nothing has happened."""
        game, shown = self.company.game, self.shown.position
        if game is None or (shown and shown.length == len(game.table.log)):
            return shown
        return game.position()

    def _people(self) -> People:
        company = self.company
        seated = {row.device for row in company.seats}
        return People(
            phase=company.phase,
            seats=tuple(company.seats),
            host=company.host,
            present=frozenset(self._present()),
            watchers=sum(listener.device not in seated for listener in self._listeners),
            stand_ins=self._attention.stand_ins(),
        )

    def _show(self) -> None:
        people = self._people()
        if people == self.shown.people:
            people = self.shown.people
        elif people.phase != self.shown.people.phase:
            self.tell(Tick())
        self.shown = Shown(people, self._position(), len(self.company.talk))

    # The end

    async def _put_aside(self) -> None:
        """The game can go on later, and can be watched even if its rules are then no longer known."""
        if self.company.phase != "frozen":
            self.company.keep(rows.change_table(self.company.row.code, touched=now_millis()), *self._snapshots())
            await self._store()

    def _snapshots(self) -> list[Change]:
        if self.shown.position is self._snapshot_of:
            return []
        viewers: list[Seat | None] = [None, *range(len(self.company.seats))]
        lines = {-1 if seat is None else seat: self.vantage(seat).update().decode() for seat in viewers}
        return rows.new_snapshots(self.company.row.code, lines)

    def _fail(self, key: str) -> None:
        """What is in memory can't be trusted any more. The table is read anew when somebody comes."""
        self.services.metrics.failures.add()
        for listener in list(self._listeners):
            listener.dismiss(key)

    def _end(self) -> None:
        self.closed.set()
        self._attention.end()
        waiting = [self._inbox.get_nowait() for _ in range(self._inbox.qsize())]
        answer(dict.fromkeys(asked_of(waiting), Refusal("server-table-closed")))
        for listener in list(self._listeners):
            listener.dismiss("server-table-closed")


def asked_of(wishes: Iterable[Wish]) -> list[Asked]:
    return [wish for wish in wishes if isinstance(wish, Asked)]


def answer(refusals: dict[Asked, Refusal | None]) -> None:
    for asked, refusal in refusals.items():
        if not asked.answer.done():
            asked.answer.set_result(refusal)
