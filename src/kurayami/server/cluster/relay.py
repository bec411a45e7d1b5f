"""Relays: a websocket that reaches the wrong process is passed on to the table's owner, byte for byte.

The owner answers the handshake and applies all limits to the client's own address. The relaying process inspects
nothing, so a relay costs little.
"""

import asyncio
from contextlib import suppress
from typing import Final, Protocol, cast

from kurayami.server.cluster.owners import Elsewhere

TOKEN: Final = "kurayami-relay"
"""Header with the secret shared through the database."""
PERSON: Final = "kurayami-person"
"""Header with the client's address."""
STOPPING: Final = b"HTTP/1.1 503"
"""Answer of an owner that is stopping."""


class IncomingConnection(Protocol):
    """The client's end, before its handshake."""

    def request_with(self, headers: dict[str, str]) -> bytes:
        """The original request with these headers, replacing any the client sent under their names."""
        ...

    def hand_over(self, end: "RelayEnd") -> asyncio.Transport:
        """Passes all further input to this end."""
        ...


class RelayEnd(asyncio.Protocol):
    """One end of a relay. Input goes to the other end, no faster than that end accepts it."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.other: asyncio.Transport | None = None
        self.early = bytearray()
        """Bytes that arrived before there was another end."""
        self.heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def close(self) -> None:
        if self.transport:
            self.transport.close()

    def abort(self) -> None:
        if self.transport:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.other:
            if not self.other.is_closing():
                self.other.write(data)
        else:
            self.early += data
            if not self.heard.done():
                self.heard.set_result(None)

    def pause_writing(self) -> None:
        with suppress(RuntimeError):  # it may be closing
            if self.other:
                self.other.pause_reading()

    def resume_writing(self) -> None:
        with suppress(RuntimeError):
            if self.other:
                self.other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        for waiting in (self.lost, self.heard):
            if not waiting.done():
                waiting.set_result(None)
        if self.other:
            self.other.close()


class Relay:
    """One client connection to another process."""

    device = ""
    """None: only the owner knows the device."""

    def __init__(self, owner: Elsewhere) -> None:
        self.owner = owner
        self._near: asyncio.Transport | None = None
        self._far: asyncio.Transport | None = None
        self._reaching: asyncio.Task[RelayEnd] | None = None

    async def reach(self, line: IncomingConnection, headers: dict[str, str]) -> RelayEnd:
        """Connects to the owner and waits for its answer: a paused owner gives none until the relay is cut. Raises
        `OSError` if there is none.
        """
        self._reaching = asyncio.create_task(self._call(line.request_with(headers)))
        try:
            await asyncio.wait([self._reaching])
        finally:
            self._reaching.cancel()
        if self._reaching.cancelled():
            raise OSError("cut")
        return self._reaching.result()

    async def _call(self, request: bytes) -> RelayEnd:
        host, _, port = self.owner.address.rpartition(":")
        end = RelayEnd()
        try:
            await asyncio.get_running_loop().create_connection(lambda: end, host.strip("[]"), int(port))
            assert end.transport
            end.transport.write(request)
            await end.heard
            if not end.early or end.early.startswith(STOPPING):
                raise OSError("no answer")
        except BaseException:
            end.abort()
            raise
        return end

    async def run(self, line: IncomingConnection, far: RelayEnd) -> None:
        """Runs until either end is gone."""
        near, self._far = RelayEnd(), far.transport
        self._near = line.hand_over(near)
        near.other, far.other = self._far, self._near
        try:
            if self._near.is_closing():
                return
            self._near.write(bytes(far.early))
            await asyncio.wait([near.lost, far.lost], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.cut()

    def cut(self) -> None:
        """Ends it; the client reconnects. If the owner has not answered yet, another is asked for."""
        if self._reaching:
            self._reaching.cancel()
        for transport in (self._near, self._far):
            if transport:
                transport.close()

    # As a listener that is sent away

    def wake(self) -> None:
        """Does nothing: the owner sends the news."""

    def dismiss(self, key: str) -> None:
        self.cut()
