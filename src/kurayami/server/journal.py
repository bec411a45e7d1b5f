"""Writes to the database: those of many tables in one transaction, and nobody hears "done" before it is committed."""

import asyncio
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import Executable, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kurayami.server import schema
from kurayami.server.metrics import Metrics

Row: TypeAlias = Mapping[str, Any]


class Write(Struct, frozen=True):
    """What one table wants stored, all or nothing."""

    entries: Sequence[Row] = ()
    statements: Sequence[Executable] = ()


class Journal:
    """One task writes; whoever waits meanwhile is written together with the next ones."""

    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Writes what waits, and ends."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task

    async def write(self, write: Write) -> None:
        """Returns when it is committed. Raises `SQLAlchemyError` if it can't be."""
        if self._closing:
            raise SQLAlchemyError("the journal is closed")
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        self._wake.set()
        await future

    async def _run(self) -> None:
        async with self._engine.connect() as connection:
            while not (self._closing and not self._waiting):
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    batch, self._waiting = self._waiting, []
                    await self._commit_batch(connection, batch)

    async def _commit_batch(self, connection: AsyncConnection, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        start = perf_counter()
        if await self._commit(connection, [write for write, _ in batch]) is None:
            for _, future in batch:
                if not future.done():
                    future.set_result(None)
        else:
            await self._one_by_one(connection, batch)
        self._metrics.commits.observe(perf_counter() - start)

    async def _one_by_one(self, connection: AsyncConnection, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """One of them can't be written; the others shall not suffer for it."""
        for write, future in batch:
            problem = await self._commit(connection, [write])
            if future.done():
                continue
            if problem:
                future.set_exception(problem)
            else:
                future.set_result(None)

    async def _commit(self, connection: AsyncConnection, writes: Sequence[Write]) -> Exception | None:
        try:
            async with connection.begin():
                for write in writes:
                    for statement in write.statements:
                        await connection.execute(statement)
                rows = [row for write in writes for row in write.entries]
                if rows:
                    await connection.execute(insert(schema.entries), rows)
        except (SQLAlchemyError, OSError) as problem:
            return problem
        return None
