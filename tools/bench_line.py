"""A websocket client that costs next to nothing, so that a bench measures the server."""

import asyncio
import json
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)
NO_MASK: Final = bytes(4)
"""A mask that changes nothing, as good as any to a server that must undo it."""


class BenchLine(asyncio.Protocol):
    """One websocket. Every incoming text goes to `hear`."""

    def __init__(self, path: str, more: str = "") -> None:
        self.hear: Callable[[bytes], None] = lambda text: None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = UPGRADE.format(path=path, more=more).encode()
        self._buffer = b""
        self._transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        start = 0
        if not self.open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            if b" 101 " not in data[:end]:
                self.open.set_exception(RuntimeError(data[:end].decode()))
                return
            self.open.set_result(None)
            start = end + 4
        while len(data) - start >= 2:
            head, size = start + 2, data[start + 1]
            if size == 126:
                size, head = int.from_bytes(data[head : head + 2], "big"), head + 2
            elif size == 127:
                size, head = int.from_bytes(data[head : head + 8], "big"), head + 8
            if len(data) < head + size:
                break
            if data[start] == 0x81:
                self.hear(data[head : head + size])
            start = head + size
        self._buffer = data[start:]

    def say(self, text: bytes) -> None:
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + text)

    def close(self) -> None:
        self._transport.abort()


async def connected(port: int, path: str, more: str = "") -> BenchLine:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: BenchLine(path, more), "127.0.0.1", port)
    await line.open
    return line


async def said(line: BenchLine, beginning: bytes) -> bytes:
    """Next text with this prefix."""
    heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def hear(text: bytes) -> None:
        if text.startswith(beginning) and not heard.done():
            heard.set_result(text)

    line.hear = hear
    return await heard


async def post(port: int, path: str, content: Any, cookie: str = "") -> Any:
    """Posts by hand, because one line of HTTP needs no client."""
    body = json.dumps(content)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n"
    kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}"
    writer.write(f"{head}{kind}\r\n\r\n{body}".encode())
    answer = (await reader.read()).partition(b"\r\n\r\n")[2]
    writer.close()
    return json.loads(answer)


class Pair:
    """A table of two players who alternate as fast as they are answered."""

    def __init__(self, times: list[float]) -> None:
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._times = times
        self._until = 0.0
        self._asked = 0.0

    def begin(self, until: float) -> None:
        self._until = until
        self._asked = perf_counter()
        self.move()

    def answered(self) -> None:
        now = perf_counter()
        self._times.append(now - self._asked)
        if now < self._until:
            self._asked = now
            self.move()
        elif not self.over.done():
            self.over.set_result(None)

    def move(self) -> None:
        raise NotImplementedError
