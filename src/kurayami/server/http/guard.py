"""Middleware that checks every request: host, origin, rate limit. Adds security headers."""

import socket
from collections.abc import Mapping
from functools import cache
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kurayami.kernel import Refusal
from kurayami.server.house import HouseState
from kurayami.server.http.connection import NOTE_GONE
from kurayami.server.http.responses import refused
from kurayami.server.metrics import Metrics
from kurayami.server.rate_limits import Buckets
from kurayami.server.settings import Settings

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ONLY_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}
SAFE: Final = ("GET", "HEAD")
FREE: Final = ("/healthz",)
"""Paths without a rate limit, for monitoring."""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, house: HouseState) -> None:
        self._app = app
        self._house = house
        self._headers = HEADERS | (ONLY_HTTPS if settings.secure else {})
        self._settings = settings
        self._metrics = metrics
        limits = settings.limits
        self._requests = Buckets(limits.request_rate, limits.request_burst)
        self._sockets = Buckets(limits.socket_rate, limits.socket_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        try:
            refusal = self._refusal(scope)
        except ValueError:  # a name that is no name, such as half an address
            refusal = Refusal("server-wrong-host")
        if refusal:
            self._metrics.refused(refusal.key)
        if scope["type"] == "websocket":
            return await self._app(scope, receive, send) if refusal is None else await _turn_away(send)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await _send_unless_gone(scope, send, message)

        if refusal:
            return await refused(refusal)(scope, receive, send_with_headers)
        return await self._app(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        if not addressed_to_us(headers.get("host", ""), self._settings):
            return Refusal("server-wrong-host")
        if self._house.is_banned(address_of(scope)):
            return Refusal("server-banned")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not from_our_page(headers, self._settings):
            return Refusal("server-wrong-origin")
        if scope["path"] not in FREE and not self._has_room(scope):
            self._metrics.limited.inc()
            return Refusal("server-too-many-requests")
        return None

    def _has_room(self, scope: Scope) -> bool:
        address = address_of(scope)
        return (scope["type"] != "websocket" or self._sockets.take(address)) and self._requests.take(address)


async def _send_unless_gone(scope: Scope, send: Send, message: Message) -> None:
    """Sends, ignoring a client that hung up before the answer, which uvloop reports as a failure."""
    try:
        await send(message)
    except RuntimeError as problem:
        if "the handler is closed" not in str(problem):
            raise
        scope["state"][NOTE_GONE]()


async def _turn_away(send: Send) -> None:
    """Rejects a websocket with a 403."""
    await send({"type": "websocket.close", "code": 4003})


def addressed_to_us(host: str, settings: Settings) -> bool:
    """True if the host is an IP address or one of our names; guards against DNS rebinding."""
    name = urlsplit(f"//{host}").hostname or ""
    if name in settings.hosts or name in own_names():
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({name, f"{name}.local"})


def from_our_page(headers: Mapping[str, str], settings: Settings) -> bool:
    """True if the origin is ours. Only browsers send one, so a request without it carries nobody else's cookie."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if settings.public_url and origin_of(settings.public_url) == origin_of(origin):
        return True
    page = urlsplit(origin)
    if settings.secure and page.scheme != "https" and page.hostname == urlsplit(settings.public_url).hostname:
        return False  # our name, but anybody on the way could have written that page
    return page.netloc.lower() == headers.get("host", "").lower()


def origin_of(url: str) -> tuple[str, str]:
    parts = urlsplit(url)
    return parts.scheme, parts.netloc.lower()


def address_of(scope: Scope | HTTPConnection) -> str:
    client: Any = scope.get("client")
    return client[0] if client else "?"
