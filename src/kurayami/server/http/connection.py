"""HTTP connections with limits on their number and on the time and size of headers; uvicorn has none."""

import asyncio
from collections import Counter
from functools import lru_cache, partial
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kurayami.server.metrics import Metrics
from kurayami.server.rate_limits import Turns, network
from kurayami.server.settings import Limits

HEAD_SECONDS: Final = 10.0
"""Seconds to send all headers, from opening the connection or the first byte of a further request."""
HEAD_BYTES: Final = 64 * 1024
NOTE_GONE: Final = "note_gone"
"""Name of a callback in the scope's state, for code that notices a lost connection before uvicorn does."""
LONGEST_WAIT: Final = 5.0
"""Most seconds a connection may wait for its turn."""


class OpenConnections:
    """Open connections by address, without websockets, which have their own limit. Proxies are exempt: everybody comes
    through them, and they open none before a client does.
    """

    def __init__(self, limits: Limits, proxies: str, metrics: Metrics) -> None:
        self._most = limits.connections_per_address
        self._turns = Turns(limits.connection_rate, limits.connection_burst, LONGEST_WAIT)
        self._metrics = metrics
        self._proxies = [proxy.strip() for proxy in proxies.split(",")]
        self._open: Counter[str] = Counter()

    def come(self, address: str) -> float | None:
        """Counts a connection. Returns the seconds until it is read from; None if there is no room for it. Waiting is
        kinder than refusal, costs less, and slows down clients that would come back at once.
        """
        key = network(address)
        self._open[key] += 1
        if self._is_proxy(address):
            return 0.0
        wait = self._turns.wait(address) if self._open[key] <= self._most else None
        if wait is None:
            self._metrics.refused("server-too-many-connections")
        return wait

    def go(self, address: str) -> None:
        key = network(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def _is_proxy(self, address: str) -> bool:
        return any(proxy == "*" or _within(address, proxy) for proxy in self._proxies)


@lru_cache(maxsize=1024)
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
        """Defers most of the work until it is admitted: thousands may be turned away in a moment, and everybody waits
        for that.
        """
        self._make = partial(super().__init__, *words, **wishes)
        self._is_let_in = False
        self._places: OpenConnections | None = places
        """Open connections it counts among; None once it is no longer counted."""
        self._address = ""
        self._turn: asyncio.TimerHandle | None = None
        """Timer until it is read from; None once it is."""
        self._held = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        self._address = str((transport.get_extra_info("peername") or "?")[0])
        wait = self._places.come(self._address) if self._places else 0.0
        if wait is None:
            return transport.abort()
        self._is_let_in = True
        self._make()
        super().connection_made(transport)
        if wait:
            self._turn = self.loop.call_later(wait, self._let_in)
        else:
            self._expect_head()
        return None

    def _let_in(self) -> None:
        self._turn = None
        if self.transport.is_closing():
            return
        self._expect_head()
        self.transport.resume_reading()
        held, self._held = self._held, b""
        if held:
            self.data_received(held)

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_here()
        self._leave()
        if self._turn:
            self._turn.cancel()
        if self._is_let_in:
            super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        if self._places:
            self._places.go(self._address)
            self._places = None

    def data_received(self, data: bytes) -> None:
        if self._turn:  # what came before it could be told to wait
            self._held += data
            self.transport.pause_reading()
            return
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
        if self.cycle is not None:
            self.cycle.scope["state"][NOTE_GONE] = partial(setattr, self.cycle, "disconnected", True)

    def _expect_head(self) -> None:
        if self._due is None:
            self._due, self._read = self.loop.call_later(HEAD_SECONDS, self.transport.close), 0

    def _head_is_here(self) -> None:
        if self._due:
            self._due.cancel()
            self._due = None
