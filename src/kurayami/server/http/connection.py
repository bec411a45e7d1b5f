"""HTTP connections with limits on the time and size of headers; uvicorn has none."""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 10.0
"""Seconds to send all headers, from the opening of the connection or the first byte of a further request."""
HEAD_BYTES: Final = 64 * 1024


class PunctualProtocol(HttpToolsProtocol):
    _due: asyncio.TimerHandle | None = None
    """Timer while headers are due, else None."""
    _read = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_here()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._read += len(data)
        super().data_received(data)
        if self._due and self._read > HEAD_BYTES:
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_head()

    def on_headers_complete(self) -> None:
        self._head_is_here()
        super().on_headers_complete()

    def _expect_head(self) -> None:
        if self._due is None:
            self._due, self._read = self.loop.call_later(HEAD_SECONDS, self.transport.close), 0

    def _head_is_here(self) -> None:
        if self._due:
            self._due.cancel()
            self._due = None
