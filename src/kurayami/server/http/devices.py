"""Devices: a cookie holds a device's secret; the server keeps only its hash."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from time import time
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kurayami.kernel import Refusal
from kurayami.server.transfers import hash_of

COOKIE: Final = "kurayami"
HOST_COOKIE: Final = "__Host-kurayami"
"""Cookie name behind https: browsers accept it from this exact host only, not from sibling domains."""
YEAR: Final = 365 * 24 * 3600
SECRET: Final = re.compile("[A-Za-z0-9_-]{43}")
ARRIVAL: Final = "kurayami-arrival"
"""Header shared by pages that one browser opens at the same moment."""
ARRIVAL_NAME: Final = re.compile("[0-9a-f]{32,64}")
ARRIVAL_SECONDS: Final = 60
ARRIVALS: Final = 10_000


def device_of(connection: HTTPConnection) -> str | None:
    """Hash of the secret in the cookie, or None."""
    secret = connection.cookies.get(cookie_name(connection.app.state.services.settings.secure), "")
    return hash_of(secret) if SECRET.fullmatch(secret) else None


def cookie_name(secure: bool) -> str:
    return HOST_COOKIE if secure else COOKIE


def require_device(connection: HTTPConnection) -> str:
    device = device_of(connection)
    if device is None:
        raise Refusal("server-no-device")
    return device


def give_secret(response: Response, secret: str, secure: bool) -> None:
    """Sets the cookie. Scripts can't read it, other sites can't use it."""
    response.set_cookie(cookie_name(secure), secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


class Arrivals:
    """Secrets just issued. Pages a new device opens at the same moment get the same one: otherwise the last cookie
    would replace the others and lose their seats. Processes with the same key issue the same.
    """

    def __init__(self, key: bytes, clock: Callable[[], float] = time) -> None:
        self._key = key
        self._clock = clock
        self._given: dict[str, tuple[str, float]] = {}

    def secret_for(self, arrival: str | None) -> str:
        if arrival is None or not ARRIVAL_NAME.fullmatch(arrival):
            return secrets.token_urlsafe(32)
        now = self._clock()
        self._given = {key: held for key, held in self._given.items() if held[1] > now}
        if len(self._given) >= ARRIVALS:
            return secrets.token_urlsafe(32)
        new = self._secret(arrival, int(now // ARRIVAL_SECONDS))
        return self._given.setdefault(hash_of(arrival), (new, now + ARRIVAL_SECONDS))[0]

    def _secret(self, arrival: str, minute: int) -> str:
        made = hmac.digest(self._key, f"arrival {minute} {arrival}".encode(), "sha256")
        return urlsafe_b64encode(made).decode().rstrip("=")
