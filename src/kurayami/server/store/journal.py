"""Writes to the database, batched over tables. A request is acknowledged after its commit."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import perf_counter
from typing import Final, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, Executable, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from kurayami.server.metrics import Metrics
from kurayami.server.store import schema
from kurayami.server.store.entries import Row, Stroke, Tenure, add_entries, count_held

T = TypeVar("T")


class Change(Struct, frozen=True):
    """A statement compiled once, and its rows."""

    statement: Executable
    rows: Sequence[Row]


class Write(Struct, frozen=True):
    """Changes to one table, stored all or nothing."""

    entries: Sequence[Row] = ()
    changes: Sequence[Change] = ()
    hold: Tenure | None = None
    """Table that must exist with that term."""


class TableGone(SQLAlchemyError):
    """The table was deleted, so nothing of it can be stored."""


class TableTaken(SQLAlchemyError):
    """The table has another owner now, so nothing more can be stored here."""


COMMIT_SECONDS: Final = 5.0
"""Most seconds a batch of writes may take, retries included. Then it is given up."""

DEADLOCK: Final = "40P01"

Stored: TypeAlias = Callable[[Exception | None], None]
"""Called in the event loop once a write is committed, or with the reason it can't be."""


class Journal:
    """One thread writes; writes that arrive meanwhile share the next transaction."""

    def __init__(self, engine: Engine, metrics: Metrics) -> None:
        self._engine = engine.execution_options(writes=True)
        self._stroke = Stroke(engine) if engine.dialect.name == "postgresql" else None
        self._metrics = metrics
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[tuple[Write, Stored]] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._busy = False
        """True if the thread has a batch, or is about to get one."""
        self._rest = asyncio.Event()
        self._rest.set()
        self._closing = False
        self._since: float | None = None
        self._started: float | None = None

    def waited(self) -> float:
        """Seconds the oldest write has been pending."""
        begun = [since for since in (self._since, self._started) if since is not None]
        return perf_counter() - min(begun) if begun else 0.0

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._call_thread()

    async def close(self) -> None:
        """Writes what is queued, then stops."""
        self._closing = True
        await self._rest.wait()
        self._thread.shutdown()
        if self._stroke:
            self._stroke.close()

    def put(self, write: Write, stored: Stored) -> None:
        """Queues a write. It shares a transaction with everything queued in the same loop iteration."""
        if self._closing:
            problem = SQLAlchemyError("the journal is closed")
            asyncio.get_running_loop().call_soon(stored, problem)
            return
        self._waiting.append((write, stored))
        self._rest.clear()
        self._since = self._since or perf_counter()
        self._call_thread()

    async def write(self, write: Write) -> None:
        """Returns when it is committed. Raises `SQLAlchemyError` if it can't be."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(write, partial(answer, future))
        await future

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Does the work in its own transaction."""
        if self._closing:
            raise SQLAlchemyError("the journal is closed")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_transaction, work)

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        if self._stroke:
            self._stroke.close()  # one connection is enough
        with self._engine.begin() as connection:
            return work(connection)

    def _call_thread(self) -> None:
        if self._loop and self._waiting and not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        self._started, self._since = self._since or perf_counter(), None
        self._thread.submit(self._work, batch)

    def _work(self, batch: Sequence[tuple[Write, Stored]]) -> None:
        """Main loop of the thread."""
        assert self._loop is not None
        start = perf_counter()
        problems = self._commit_all([write for write, _ in batch])
        took = perf_counter() - start
        self._loop.call_soon_threadsafe(self._committed, [stored for _, stored in batch], problems, took)

    def _committed(self, batch: Sequence[Stored], problems: Sequence[Exception | None], took: float) -> None:
        self._started, self._busy = None, False
        self._metrics.commits.observe(took)
        self._metrics.commit_failures.inc(sum(map(is_trouble, problems)))
        self._metrics.outdated_writes.inc(sum(isinstance(problem, TableTaken) for problem in problems))
        self._call_thread()  # what came meanwhile is written while these are answered
        for stored, problem in zip(batch, problems, strict=True):
            stored(problem)
        if not self._busy:
            self._rest.set()

    def _commit_all(self, writes: Sequence[Write]) -> list[Exception | None]:
        """Commits a batch; if it fails, each write by itself, so that one failure harms no other. If the database fails
        altogether there is no retry: people have waited long enough.
        """
        start = perf_counter()
        problem = self._commit(writes)
        if problem is None or len(writes) == 1 or is_hopeless(problem):
            return [problem] * len(writes)
        late = start + COMMIT_SECONDS
        return [self._commit([write]) if perf_counter() < late else problem for write in writes]

    def _commit(self, writes: Sequence[Write]) -> Exception | None:
        try:
            if not self._stored_at_a_stroke(writes):
                self._in_transaction(partial(store, writes))
        except Exception as problem:  # whatever it is, it is the trouble of these tables, and the journal goes on
            return problem
        return None

    def _stored_at_a_stroke(self, writes: Sequence[Write]) -> bool:
        """False if they need a transaction, which also finds out what is wrong: nothing is stored yet."""
        if self._stroke is None or not all(write.hold and write.entries and not write.changes for write in writes):
            return False
        return self._stroke.stores(entries_of(writes), {write.hold for write in writes if write.hold})


def store(writes: Sequence[Write], connection: Connection) -> None:
    """Raises `SQLAlchemyError`."""
    require_holds(connection, {write.hold for write in writes if write.hold})
    for write in writes:
        for change in write.changes:
            connection.execute(change.statement, change.rows)
    rows = entries_of(writes)
    if rows:
        add_entries(connection, rows)


def entries_of(writes: Sequence[Write]) -> list[Row]:
    return [row for write in writes for row in write.entries]


def is_hopeless(problem: Exception) -> bool:
    """True if the database itself fails, which a deadlock of two transactions does not mean."""
    return isinstance(problem, OperationalError) and getattr(problem.orig, "sqlstate", None) != DEADLOCK


def is_trouble(problem: Exception | None) -> bool:
    """True for a real failure, not for a table deleted on purpose or owned by another process."""
    return problem is not None and not isinstance(problem, (TableGone, TableTaken))


def require_holds(connection: Connection, holds: set[Tenure]) -> None:
    """Raises `TableGone` or `TableTaken`. The database compares the terms and locks them until the transaction ends: a
    new owner waits for it, and then reads everything the old one wrote.
    """
    if not holds:
        return
    if count_held(connection, holds) == len(holds):
        return
    tables = schema.tables.c
    there = select(tables.code).where(tables.code.in_([hold.code for hold in holds]))
    if len(connection.execute(there).all()) < len(holds):
        raise TableGone("a table is gone")
    raise TableTaken("a table has another owner")


def answer(future: "asyncio.Future[None]", problem: Exception | None) -> None:
    if future.done():
        return
    if problem:
        future.set_exception(problem)
    else:
        future.set_result(None)
