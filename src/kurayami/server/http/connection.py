"""HTTP connections with limits on their number and on the time and size of headers; uvicorn has none."""

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kurayami.server.metrics import Metrics
from kurayami.server.rate_limits import network

HEAD_SECONDS: Final = 10.0
"""Seconds to send all headers, from the opening of the connection or the first byte of a further request."""
HEAD_BYTES: Final = 64 * 1024


class OpenConnections:
    """Open connections by address, without websockets, which have a limit of their own. Proxies are not limited:
    everybody comes through them, and they ask for nothing before a visitor does."""

    def __init__(self, most: int, proxies: str, metrics: Metrics) -> None:
        self._most = most
        self._metrics = metrics
        self._proxies = [proxy.strip() for proxy in proxies.split(",")]
        self._open: Counter[str] = Counter()

    def come(self, address: str) -> bool:
        """Counts it, and says whether there is room for it."""
        self._open[network(address)] += 1
        if self._open[network(address)] <= self._most or self._is_proxy(address):
            return True
        self._metrics.refused("server-too-many-connections")
        return False

    def go(self, address: str) -> None:
        self._open[network(address)] -= 1
        if not self._open[network(address)]:
            del self._open[network(address)]

    def _is_proxy(self, address: str) -> bool:
        return any(proxy == "*" or _within(address, proxy) for proxy in self._proxies)


def _within(address: str, addresses: str) -> bool:
    try:
        return ip_address(address) in ip_network(addresses, strict=False)
    except ValueError:
        return address == addresses


class PunctualProtocol(HttpToolsProtocol):
    _due: asyncio.TimerHandle | None = None
    """Timer while headers are due, else None."""
    _read = 0

    def __init__(self, *words: Any, places: OpenConnections, **wishes: Any) -> None:
        super().__init__(*words, **wishes)
        self._places: OpenConnections | None = places
        """None once it is no longer counted."""
        self._address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._address = str((transport.get_extra_info("peername") or "?")[0])
        if self._places and not self._places.come(self._address):
            transport.abort()
        else:
            self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_here()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        if self._places:
            self._places.go(self._address)
            self._places = None

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
