"""A slow connection: everything arrives later, both ways, in order."""

import asyncio
import threading
from contextlib import suppress
from types import TracebackType

PATIENCE = 60.0
"""Most seconds to wait for its own thread."""
PIECE = 1400
"""Bytes passed through a narrow connection at a time."""


class SlowLine:
    """A slow connection. `one_way`: seconds. `down`: bytes per second for all listeners together; 0: unlimited.

    `dialling`: new connections first wait for a round trip, as when a connection is opened.
    """

    def __init__(self, port: int, one_way: float, down: float = 0, dialling: bool = False) -> None:
        self._to = port
        self._one_way = one_way
        self._down = down
        self._dialling = dialling
        self._free = 0.0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._ends: set[asyncio.StreamWriter] = set()
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "SlowLine":
        self._thread.start()
        self.port = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(PATIENCE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    async def _end(self) -> None:
        """Ends it, dropping whatever is unread."""
        self._server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for end in self._ends:
            end.transport.abort()
        await asyncio.sleep(0)

    async def _listen(self) -> int:
        self._server = server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        return int(server.sockets[0].getsockname()[1])

    async def _carry(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self._ends.add(back)
        with suppress(asyncio.CancelledError):
            if self._dialling:
                await asyncio.sleep(2 * self._one_way)
            await self._both_ways(near, back)

    async def _both_ways(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends.add(forth)
        ways = self._pass_on(near, forth, 0), self._pass_on(far, back, self._down)
        await asyncio.gather(*ways, return_exceptions=True)
        for goal in (forth, back):
            goal.close()

    async def _pass_on(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter, pace: float) -> None:
        loop = asyncio.get_running_loop()
        while data := await source.read(PIECE if pace else 65536):
            if pace:
                self._free = max(self._free, loop.time()) + len(data) / pace
                await asyncio.sleep(self._free - loop.time())
            loop.call_later(self._one_way, self._write, goal, data)
        await asyncio.sleep(self._one_way)
        goal.close()

    def _write(self, goal: asyncio.StreamWriter, data: bytes) -> None:
        if not goal.is_closing():
            goal.write(data)
