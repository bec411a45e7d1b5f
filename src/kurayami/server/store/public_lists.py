"""The lobby lists that are the same for everyone."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from kurayami.server.store.storage import TABLES, Found, Storage

Lists: TypeAlias = list[list[Found]]
"""Open tables, running ones, finished ones."""


class PublicLists:
    """Reads them once at a time: requests that arrive during a read share the next one. So nobody gets data older than
    their request, and a crowd costs as much as one.
    """

    def __init__(self, read: Callable[[], Awaitable[Lists]]) -> None:
        self._read = read
        self._reading: asyncio.Task[Lists] | None = None
        self._next: asyncio.Task[Lists] | None = None

    async def get(self) -> Lists:
        if self._next is None:
            self._next = asyncio.create_task(self._read_after(self._reading))
        return await asyncio.shield(self._next)

    async def _read_after(self, before: "asyncio.Task[Lists] | None") -> Lists:
        if before:
            await asyncio.wait([before])
        self._reading, self._next = self._next, None
        return await self._read()


async def read_public(storage: Storage) -> Lists:
    public = TABLES.open.is_(True)
    return [await storage.tables(public, TABLES.phase == phase) for phase in ("gathering", "playing", "over")]
