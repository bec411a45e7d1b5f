"""A test network: a balancer in front of the servers, and a connection to the database that can be cut."""

import asyncio
import random
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs, urlsplit

FIRST_SECONDS = 1.5
"""Seconds for a server to answer before the balancer tries another one."""
CHUNK = 65536


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flows: asyncio.Event | None = None) -> None:
    with suppress(OSError):
        while data := await reader.read(CHUNK):
            if flows:
                await flows.wait()
            writer.write(data)
            await writer.drain()
    writer.close()


async def both(*pumps: Coroutine[Any, Any, None]) -> None:
    """Runs both until one ends; then the other ends too."""
    tasks = [asyncio.ensure_future(one) for one in pumps]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Balancer:
    """Sends every connection to some server, or to the `first` one, and to another if that one does not answer. No
    stickiness, no health checks.
    """

    def __init__(self, ports: Sequence[int], dice: random.Random, first: int | None = None) -> None:
        self._ports = ports
        self._first = first
        self._dice = dice
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """Opens it. Returns its port."""
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        assert self._server
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        try:
            await self._pass_on(reader, writer)
        finally:
            self._tasks.discard(task)
            writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            request = await reader.readuntil(b"\r\n\r\n")
            length = next(
                (line for line in request.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0"
            )
            request += await reader.readexactly(int(length.split(b":")[1]))
        except (OSError, asyncio.IncompleteReadError):
            return
        order = self._dice.sample(self._ports, len(self._ports))
        for port in sorted(order, key=lambda port: port != self._first):
            if await self._served(port, request, reader, writer):
                return

    async def _served(
        self, port: int, request: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> bool:
        """Relays a connection. False if this server does not answer."""
        there: asyncio.StreamWriter | None = None
        try:
            async with asyncio.timeout(FIRST_SECONDS):
                far, there = await asyncio.open_connection("127.0.0.1", port)
                there.write(request)
                first = await far.read(CHUNK)
            if not first:
                return False
            writer.write(first)
            await both(pump(reader, there), pump(far, writer))
        except (OSError, TimeoutError):
            return False
        finally:
            if there is not None:
                there.transport.abort()
        return True


class Cable:
    """A connection to PostgreSQL. When cut, it drops all connections, or passes nothing on."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        folder = parse_qs(parts.query)["host"][0]
        self._place = f"{folder}/.s.PGSQL.5432"
        self._rest = f"{parts.username}:@127.0.0.1:{{}}{parts.path}"
        self._server: asyncio.Server | None = None
        self._flows = asyncio.Event()
        self._flows.set()
        self._cut = False
        self._writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> str:
        """Address of the database at this end."""
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        return "postgresql://" + self._rest.format(self._server.sockets[0].getsockname()[1])

    def cut(self) -> None:
        self._cut = True
        for writer in list(self._writers):
            writer.transport.abort()

    def freeze(self) -> None:
        self._flows.clear()

    def heal(self) -> None:
        self._cut = False
        self._flows.set()

    async def close(self) -> None:
        assert self._server
        self._server.close()
        self.heal()
        for writer in list(self._writers):
            writer.transport.abort()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.close()
            return
        try:
            far, there = await asyncio.open_unix_connection(self._place)
        except OSError:
            writer.close()
            return
        self._writers |= {writer, there}
        try:
            await both(pump(reader, there, self._flows), pump(far, writer, self._flows))
        finally:
            self._writers -= {writer, there}
            for one in (writer, there):
                one.transport.abort()
