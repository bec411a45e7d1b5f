"""HTTP responses and request bodies."""

import asyncio
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from kurayami.kernel import Refusal
from kurayami.server.table.seat_feed import encode
from kurayami.wire.messages import Refused

ZIP_LEVEL: Final = 6
"""Gzip level of dynamic answers: higher levels are slow and gain little."""
BODY_SECONDS: Final = 20.0
"""Seconds to receive a whole request body."""
STATUS: Final = {
    "server-no-device": 401,
    "server-banned": 403,
    "server-closed": 403,
    "server-host-only": 403,
    "server-wrong-origin": 403,
    "server-no-lan": 403,
    "server-not-yours": 403,
    "server-not-seated": 403,
    "server-no-hints": 403,
    "server-no-such-table": 404,
    "server-no-such-page": 404,
    "server-too-slow": 408,
    "table-not-over": 409,
    "server-frozen": 409,
    "server-not-playing": 409,
    "server-no-such-stage": 409,
    "server-token-used": 410,
    "server-too-big": 413,
    "server-wrong-host": 421,
    "server-too-many-requests": 429,
    "server-too-many-guesses": 429,
    "server-too-many-tables": 429,
    "server-too-many-thoughts": 429,
    "server-damaged": 500,
    "server-storage": 503,
    "server-stopping": 503,
    "server-busy": 503,
}


def answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, {"cache-control": "no-store"}, "application/json")


def refused(refusal: Refusal) -> Response:
    return answer(Refused(None, refusal.key, refusal.params), STATUS.get(refusal.key, 400))


async def body_of(request: Request, most: int) -> bytes:
    """Reads the body. Raises `Refusal` if it has more than `most` bytes or takes too long."""
    parts = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                parts += part
                if len(parts) > most:
                    raise Refusal("server-too-big", most=most)
    except TimeoutError:
        raise Refusal("server-too-slow") from None
    except ClientDisconnect:
        raise Refusal("server-bad-message", problem="cut off") from None
    return bytes(parts)


def decoded(body: bytes, kind: Any) -> Any:
    """Raises `Refusal`."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refusal("server-bad-message", problem=str(error)[:200]) from None
