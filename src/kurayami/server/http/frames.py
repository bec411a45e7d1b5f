"""Websocket frames, rate-limited before decoding; uvicorn answers pings and collects fragments without limit."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from kurayami.server.cluster.relay import End
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
"""Name of the connection in the scope's state: it can be handed over to a relay."""
FAREWELL_SECONDS: Final = 1.0
"""Seconds for a client that is cut off to read why. Nothing more is read from it."""
LINGER_SECONDS: Final = 3.0
"""Seconds for any client to close its end, once the server has closed. Then the line is cut, whatever is unread."""
LINE_LOST: Final = "line_lost"
"""Name of a future in the scope's state: done when the line is gone, and not when the application has left it."""


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """Cuts off connections that exceed the limits on bytes or frames of any kind."""

    def __init__(self, *words: Any, limits: Limits, metrics: Metrics, **wishes: Any) -> None:
        super().__init__(*words, **wishes)
        self._bytes = Bucket(limits.byte_rate, limits.byte_burst)
        self._frames = Bucket(limits.frame_rate, limits.frame_burst)
        self._metrics = metrics
        self._cut = False
        self._relay: End | None = None
        self._lost: asyncio.Future[None] = self.loop.create_future()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][LINE_LOST] = self._lost
            self.scope["state"][LINE] = self

    def request_with(self, headers: dict[str, str]) -> bytes:
        """The request as it came, with these headers instead of what may have come by their names."""
        lines = [f"GET {self.request.path} HTTP/1.1"]
        kept = [(name, value) for name, value in self.request.headers.raw_items() if name.lower() not in headers]
        lines += [f"{name}: {value}" for name, value in (*kept, *headers.items())]
        return "".join(f"{line}\r\n" for line in (*lines, "")).encode("ascii", "surrogateescape")

    def hand_over(self, end: End) -> asyncio.Transport:
        """Lets a relay have all that comes. The owner of the table answers the handshake, and counts."""
        self._relay = end
        self.handshake_complete = True
        return self.transport

    def connection_lost(self, exc: Exception | None) -> None:
        if self._relay:
            self._relay.connection_lost(exc)
        super().connection_lost(exc)
        if not self._lost.done():
            self._lost.set_result(None)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._relay:
            self._relay.pause_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._relay:
            self._relay.resume_writing()

    def shutdown(self) -> None:
        if self._relay:
            self.transport.close()
        else:
            super().shutdown()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    async def send(self, message: Any) -> None:
        """To a line that is closed already, by a flood or by nonsense, nothing can be said: that is no failure."""
        await self.writable.wait()
        if self.handshake_complete and self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def data_received(self, data: bytes) -> None:
        if self._relay:
            return self._relay.data_received(data)
        if not self.handshake_initiated:
            return super().data_received(data)
        for start in range(0, len(data), SLICE):
            if self._cut or self.transport.is_closing():
                return None
            piece = data[start : start + SLICE]
            if not self._bytes.take(len(piece)):
                return self._cut_off()
            super().data_received(piece)
        return None

    def handle_events(self) -> None:
        if self._frames.take(len(self.conn.events)):
            super().handle_events()
        else:
            self._cut_off()

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
