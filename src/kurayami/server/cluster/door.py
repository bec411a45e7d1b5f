"""The private door of a process, for relays from other processes and for monitoring."""

from secrets import compare_digest
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from kurayami.kernel import Refusal
from kurayami.server.cluster.relay import PERSON, TOKEN
from kurayami.server.http.responses import refused
from kurayami.server.services import Services

PRIVATE: Final = "kurayami.private"
"""Key in the state of connections that came through this door."""
WATCHED: Final = ("/healthz", "/metrics")
"""Paths answered here without the relay token."""


def is_private(scope: Scope) -> bool:
    return bool(scope.get("state", {}).get(PRIVATE))


class PrivateDoor:
    """Admits relays under the address of the relayed client."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if is_private(scope) and scope["path"] not in WATCHED:
            headers = Headers(scope=scope)
            token = headers.get(TOKEN, "").encode()
            if scope["type"] != "websocket":
                return await refused(Refusal("server-no-such-page"))(scope, receive, send)
            if not compare_digest(token, self._services.relay_token.encode()):
                return await send({"type": "websocket.close", "code": 4003})
            scope["client"] = (headers.get(PERSON, "?"), 0)
        return await self._app(scope, receive, send)
