"""Writes to the database, batched over tables. A request is acknowledged after its commit."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, Executable, insert, select, tuple_
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from kurayami.server.metrics import Metrics
from kurayami.server.store import schema

T = TypeVar("T")
Row: TypeAlias = Mapping[str, Any]


class Change(Struct, frozen=True):
    """A statement compiled once, and the rows that fill it."""

    statement: Executable
    rows: Sequence[Row]


class Hold(Struct, frozen=True):
    """A table as its owner has it: nothing is stored for an owner of an earlier term."""

    code: str
    term: int


class Write(Struct, frozen=True):
    """Changes of one table, stored all or nothing."""

    entries: Sequence[Row] = ()
    changes: Sequence[Change] = ()
    hold: Hold | None = None
    """The table that must exist, and be held for that term."""


class TableGone(SQLAlchemyError):
    """The table was deleted, so nothing of it can be stored."""


class TableTaken(SQLAlchemyError):
    """The table has another owner now, so nothing more of it can be stored here."""


NEW_ENTRIES: Final = insert(schema.entries)


COMMIT_SECONDS: Final = 5.0
"""The longest that a batch of writes may take, with all that is tried again. Then nothing more of it is tried."""

DEADLOCK: Final = "40P01"

Waiting: TypeAlias = tuple[Write, "asyncio.Future[None]"]


class Journal:
    """One thread writes; writes that come meanwhile share the next transaction."""

    def __init__(self, engine: Engine, metrics: Metrics) -> None:
        self._engine = engine.execution_options(writes=True)
        self._metrics = metrics
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._since: float | None = None
        self._started: float | None = None

    def waited(self) -> float:
        """Seconds that the oldest write has waited for, or has taken so far."""
        begun = [since for since in (self._since, self._started) if since is not None]
        return perf_counter() - min(begun) if begun else 0.0

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Writes what is queued, then ends."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task
        self._thread.shutdown()

    async def write(self, write: Write) -> None:
        """Returns when it is committed. Raises `SQLAlchemyError` if it can't be."""
        if self._closing:
            raise SQLAlchemyError("the journal is closed")
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        self._since = self._since or perf_counter()
        self._wake.set()
        await future

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Does the work in a transaction of its own."""
        if self._closing:
            raise SQLAlchemyError("the journal is closed")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_transaction, work)

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting, []
                self._started, self._since = self._since or perf_counter(), None
                start = perf_counter()
                writes = [write for write, _ in batch]
                problems = await loop.run_in_executor(self._thread, self._commit_all, writes)
                answer(batch, problems)
                self._started = None
                self._metrics.commits.observe(perf_counter() - start)
                self._metrics.commit_failures.inc(sum(map(is_trouble, problems)))

    def _commit_all(self, writes: Sequence[Write]) -> list[Exception | None]:
        """Commits a batch; if it fails, each write by itself, so that one failure harms no other. A database that
        fails altogether is not tried again: people have waited long enough."""
        start = perf_counter()
        problem = self._commit(writes)
        if problem is None or len(writes) == 1 or is_hopeless(problem):
            return [problem] * len(writes)
        late = start + COMMIT_SECONDS
        return [self._commit([write]) if perf_counter() < late else problem for write in writes]

    def _commit(self, writes: Sequence[Write]) -> Exception | None:
        try:
            with self._engine.begin() as connection:
                require_holds(connection, {write.hold for write in writes if write.hold})
                for write in writes:
                    for change in write.changes:
                        connection.execute(change.statement, change.rows)
                rows = [row for write in writes for row in write.entries]
                if rows:
                    connection.execute(NEW_ENTRIES, rows)
        except Exception as problem:  # whatever it is, it is the trouble of these tables, and the journal goes on
            return problem
        return None


def is_hopeless(problem: Exception) -> bool:
    """Whether the database itself fails. Two transactions that waited for each other don't mean that."""
    return isinstance(problem, OperationalError) and getattr(problem.orig, "sqlstate", None) != DEADLOCK


def is_trouble(problem: Exception | None) -> bool:
    """Not that a table was deleted, which somebody wanted, nor that another process owns it."""
    return problem is not None and not isinstance(problem, (TableGone, TableTaken))


def require_holds(connection: Connection, holds: set[Hold]) -> None:
    """Raises `TableGone` or `TableTaken`. The database compares the terms, and keeps them from changing until the
    transaction ends: a new owner waits for it, and then reads all that the old one has written."""
    if not holds:
        return
    tables = schema.tables.c
    wanted = [(hold.code, hold.term) for hold in holds]
    held = select(tables.code).where(tuple_(tables.code, tables.term).in_(wanted)).order_by(tables.code)
    if len(connection.execute(held.with_for_update(read=True)).all()) == len(holds):
        return
    there = select(tables.code).where(tables.code.in_([hold.code for hold in holds]))
    if len(connection.execute(there).all()) < len(holds):
        raise TableGone("a table is gone")
    raise TableTaken("a table has another owner")


def answer(batch: Sequence[Waiting], problems: Sequence[Exception | None]) -> None:
    for (_, future), problem in zip(batch, problems, strict=True):
        if future.done():
            continue
        if problem:
            future.set_exception(problem)
        else:
            future.set_result(None)
