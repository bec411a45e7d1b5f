"""Websocket frames, counted before they are understood: uvicorn would answer pings and collect pieces without end."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from kurayami.server.metrics import Metrics
from kurayami.server.rate_limits import Bucket
from kurayami.server.settings import Limits
from kurayami.server.table.seat_feed import encode
from kurayami.wire.messages import Refused

SLICE: Final = 1024
"""Bytes that are read at a time. A line may bring 256 kB at once, which is 43,000 empty frames."""
TOO_MANY: Final = "server-too-many-messages"
TOO_MANY_CODE: Final = 4029
FAREWELL_SECONDS: Final = 1.0
"""In which a connection that is cut off may read why. Nothing more is read from it."""


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """Cuts off whoever sends more bytes, or more frames of any kind, than any client needs."""

    def __init__(self, *words: Any, limits: Limits, metrics: Metrics, **wishes: Any) -> None:
        super().__init__(*words, **wishes)
        self._bytes = Bucket(limits.byte_rate, limits.byte_burst)
        self._frames = Bucket(limits.frame_rate, limits.frame_burst)
        self._metrics = metrics
        self._cut = False

    def data_received(self, data: bytes) -> None:
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
        self._metrics.limited.add()
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
