"""HTTP connections that must soon say what they want: uvicorn would wait for ever, and read headers without end."""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS: Final = 10.0
"""From the opening of a connection, or from the first byte of a further request, to the end of its headers."""
HEAD_BYTES: Final = 64 * 1024


class PunctualProtocol(HttpToolsProtocol):
    _due: asyncio.TimerHandle | None = None
    """Set while headers are waited for."""
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
