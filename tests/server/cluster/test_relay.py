"""A relay's two ends: what one sends comes out of the other, no faster than it is read there."""

import asyncio
from contextlib import suppress

import pytest

from kurayami.server.cluster.owners import Elsewhere
from kurayami.server.cluster.relay import Relay, RelayEnd
from tests.patience import until

pytestmark = pytest.mark.anyio

ANSWER = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
PIECE = bytes(range(256)) * 256
PIECES = 1024
"""64 MB: more than the system buffers for two connections."""


class Line(asyncio.Protocol):
    """A client's connection, as the server that it reached has it."""

    def __init__(self, relay: Relay) -> None:
        self.relay = relay
        self.end: RelayEnd | None = None
        self.far: RelayEnd | None = None
        self.over = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        self.far = await self.relay.reach(self, {})
        await self.relay.run(self, self.far)
        self.over.set_result(None)

    def request_with(self, headers: dict[str, str]) -> bytes:
        return b"GET / HTTP/1.1\r\n\r\n"

    def hand_over(self, end: RelayEnd) -> asyncio.Transport:
        self.end = end
        return self.transport

    def data_received(self, data: bytes) -> None:
        assert self.end
        self.end.data_received(data)

    def pause_writing(self) -> None:
        if self.end:
            self.end.pause_writing()

    def resume_writing(self) -> None:
        if self.end:
            self.end.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.end:
            self.end.connection_lost(exc)


class Owner:
    """The process that owns the table: it writes as much as the line takes."""

    def __init__(self) -> None:
        self.written = 0
        self.heard = b""

    async def come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(ANSWER)
            for _ in range(PIECES):
                writer.write(PIECE)
                await writer.drain()
                self.written += 1
            self.heard = await reader.read(100)
        writer.close()


async def test_a_relay_reads_no_more_than_its_client() -> None:
    """Otherwise whatever a client does not read would pile up in the process that relays it."""
    owner, lines = Owner(), list[Line]()
    loop = asyncio.get_running_loop()
    private = await asyncio.start_server(owner.come, "127.0.0.1", 0)
    address = f"127.0.0.1:{private.sockets[0].getsockname()[1]}"

    def line() -> Line:
        lines.append(Line(Relay(Elsewhere(1, address))))
        return lines[-1]

    public = await loop.create_server(line, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", public.sockets[0].getsockname()[1], limit=1)
    await until(lambda: lines and lines[0].far and lines[0].far.transport)
    far = lines[0].far
    assert far
    assert far.transport
    await until(lambda: far.transport and not far.transport.is_reading())
    assert owner.written < PIECES
    assert lines[0].transport.get_write_buffer_size() < 16 * len(PIECE)
    assert await reader.readexactly(len(ANSWER)) == ANSWER
    for _ in range(PIECES):
        assert await reader.readexactly(len(PIECE)) == PIECE
    writer.write(b"thanks")
    await until(lambda: owner.heard == b"thanks")
    await lines[0].over
    assert await reader.read() == b""
    writer.close()
    for server in (public, private):
        server.close()
        await server.wait_closed()
