"""Websocket frames, rate-limited before decoding; uvicorn answers pings and collects fragments without limit.

Once a client is at a table, whole messages go straight to its `LineReader` and back: no task waits on the connection,
and nearly all frames are plain ones, which need no state machine. Everything else goes through `websockets`.
"""

import asyncio
from collections.abc import Iterable
from typing import Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from kurayami.server.cluster.relay import RelayEnd
from kurayami.server.metrics import Metrics
from kurayami.server.rate_limits import Bucket
from kurayami.server.settings import Limits
from kurayami.server.table.seat_feed import encode
from kurayami.wire.messages import Refused

SLICE: Final = 1024
"""Bytes parsed at a time. A socket may deliver 256 kB at once, which is 43,000 empty frames."""
TOO_MANY: Final = "server-too-many-messages"
TOO_MANY_CODE: Final = 4029
LINE: Final = "line"
"""Name of the connection in the scope's state, so that it can be handed over to a relay."""
FAREWELL_SECONDS: Final = 1.0
"""Seconds for a client being cut off to read the reason. Nothing more is read from it."""
LINGER_SECONDS: Final = 3.0
"""Seconds for any client to close its end once the server has closed. Then the connection is cut."""
LINE_LOST: Final = "line_lost"
"""Name of a future in the scope's state: done when the connection is gone, not when the application has left it."""


TEXT: Final = 0x81
HAS_MASK: Final = 0x80
SHORT: Final = 126
"""Payload size from which a frame's length takes two extra bytes."""
LONG: Final = 65536
"""Payload size from which it takes eight."""


class LineReader(Protocol):
    """Reader of a connection, which writes to it when it may."""

    def hear(self, text: str | None) -> None:
        """Receives a message; None if it was not text."""
        ...

    def may_write(self) -> None:
        """Called when a full connection accepts more."""
        ...

    def line_lost(self) -> None: ...


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """Cuts off connections that exceed the limits on bytes or frames of any kind."""

    def __init__(self, *words: Any, limits: Limits, metrics: Metrics, **wishes: Any) -> None:
        super().__init__(*words, **wishes)
        self._bytes = Bucket(limits.byte_rate, limits.byte_burst)
        self._frames = Bucket(limits.frame_rate, limits.frame_burst)
        self._metrics = metrics
        self._cut = False
        self._relay: RelayEnd | None = None
        self._reader: LineReader | None = None
        self._unparsed = 0
        """Bytes received of an incomplete frame; 0 if the next byte begins one."""
        self._lost: asyncio.Future[None] = self.loop.create_future()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][LINE_LOST] = self._lost
            self.scope["state"][LINE] = self

    # For whoever reads it

    def attach(self, reader: LineReader) -> None:
        """Passes all further messages to this reader, starting with those already received."""
        self._reader = reader
        self._drain()

    @property
    def is_open(self) -> bool:
        return not (self.close_sent or self.transport.is_closing()) and self.conn.state is State.OPEN

    @property
    def is_full(self) -> bool:
        """True if earlier output is still unsent: write nothing more for now."""
        return not self.writable.is_set()

    def write(self, texts: Iterable[bytes]) -> None:
        """Writes messages in one go. Does nothing once the connection was closed for a flood or for nonsense."""
        if self.is_open:
            self.transport.write(b"".join([framed(text) for text in texts]))

    def end(self, code: int) -> None:
        """Closes the connection, and cuts it if the other end does not close."""
        if self.is_open:
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def abort(self) -> None:
        self.transport.abort()

    # For a relay

    def request_with(self, headers: dict[str, str]) -> bytes:
        """The original request with these headers, replacing any that came under their names."""
        lines = [f"GET {self.request.path} HTTP/1.1"]
        kept = [(name, value) for name, value in self.request.headers.raw_items() if name.lower() not in headers]
        lines += [f"{name}: {value}" for name, value in (*kept, *headers.items())]
        return "".join(f"{line}\r\n" for line in (*lines, "")).encode("ascii", "surrogateescape")

    def hand_over(self, end: RelayEnd) -> asyncio.Transport:
        """Hands all further input to a relay. The table's owner answers the handshake, and counts."""
        self._relay = end
        self.handshake_complete = True
        return self.transport

    def connection_lost(self, exc: Exception | None) -> None:
        if self._relay:
            self._relay.connection_lost(exc)
        super().connection_lost(exc)
        self._tell_lost()
        if not self._lost.done():
            self._lost.set_result(None)

    def _tell_lost(self) -> None:
        reader, self._reader = self._reader, None
        if reader:
            reader.line_lost()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._relay:
            self._relay.pause_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._relay:
            self._relay.resume_writing()
        if self._reader:
            self._reader.may_write()

    def shutdown(self) -> None:
        """As in uvicorn; but whoever is only coming in is told to come again (503), not that something is broken."""
        if self._relay:
            self.transport.close()
        elif self.handshake_complete or self.initial_response or self.close_sent:
            super().shutdown()
        else:
            self.stop_keepalive()
            self.conn.send_response(self.conn.reject(503, "The server is going down. Try again.\n"))
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    async def run_asgi(self) -> None:
        """Runs the application as uvicorn does, but keeps a connection with a reader open afterwards."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
            self._tell_lost()
        else:
            if not self.handshake_complete:
                self.logger.error("ASGI callable returned without completing handshake.")
                self.send_500_response()
        if self._reader is None:
            if self.close_timer is None:
                self.transport.close()
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    async def send(self, message: Any) -> None:
        """Sends as uvicorn does; does nothing on a connection already closed for a flood or for nonsense."""
        await self.writable.wait()
        if self.handshake_complete and self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def data_received(self, data: bytes) -> None:
        if self._relay:
            return self._relay.data_received(data)
        if not self.handshake_initiated:
            return super().data_received(data)
        text = plain_text(data) if self._reader and not self._unparsed and not self.frames else None
        if text is not None and self.is_open:
            return self._hear_plain(text, len(data))
        for start in range(0, len(data), SLICE):
            if self._cut or self.transport.is_closing():
                return None
            piece = data[start : start + SLICE]
            if not self._bytes.take(len(piece)):
                return self._cut_off()
            self._unparsed += len(piece)
            super().data_received(piece)
        return None

    def _hear_plain(self, text: str, size: int) -> None:
        if not (self._bytes.take(size) and self._frames.take()):
            self._cut_off()
        elif self._reader:
            self._reader.hear(text)

    def handle_events(self) -> None:
        events = self.conn.events
        self._unparsed -= sum([size_of(event) for event in events if isinstance(event, Frame)])
        if self._frames.take(len(events)):
            super().handle_events()
        else:
            self._cut_off()

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        self._drain()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._drain()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._drain()

    def _drain(self) -> None:
        """Passes on what uvicorn has queued for an application."""
        while self._reader and not self.queue.empty():
            self._pass_on(self.queue.get_nowait())
        if self._reader and self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _pass_on(self, message: Any) -> None:
        if message["type"] == "websocket.disconnect":
            self._tell_lost()
        elif self._reader:
            self._reader.hear(message.get("text"))

    def _cut_off(self) -> None:
        self._metrics.limited.inc()
        self._metrics.dropped("flood")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY_CODE})
        if self.conn.state is State.OPEN and not self.close_sent:
            self.conn.data_to_send()  # answers to its pings, which it need not have
            self.conn.send_text(encode(Refused(None, TOO_MANY, {})))
            self.conn.send_close(TOO_MANY_CODE)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self._cut = self.close_sent = True
        self.read_paused = False  # and so uvicorn does not read on
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)
        self._tell_lost()


def framed(text: bytes) -> bytes:
    """A message as a server frame: whole, plain, unmasked."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < LONG:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def plain_text(data: bytes) -> str | None:
    """Text of a message that came alone in one frame, as nearly all do; None for everything else."""
    if not 6 <= len(data) <= SLICE or data[0] != TEXT:
        return None
    size, head = data[1] - HAS_MASK, 6
    if size == SHORT:
        size, head = int.from_bytes(data[2:4], "big"), 8
        if size < SHORT:
            return None
    if size < 0 or size > SLICE or len(data) != head + size:
        return None
    try:
        return apply_mask(data[head:], data[head - 4 : head]).decode()
    except UnicodeDecodeError:
        return None


def size_of(frame: Frame) -> int:
    """Bytes of a client's frame on the wire: header, mask and payload."""
    size = len(frame.data)
    return size + (6 if size < SHORT else 8 if size < LONG else 14)
