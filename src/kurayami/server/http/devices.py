"""Devices: a cookie holds a device's secret, the server keeps only its hash."""

import re
import secrets
from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kurayami.kernel import Refusal

COOKIE: Final = "kurayami"
HOST_COOKIE: Final = "__Host-kurayami"
"""Behind https: browsers take a cookie of such a name from this very host only, and not from its neighbours."""
YEAR: Final = 365 * 24 * 3600
SECRET: Final = re.compile("[A-Za-z0-9_-]{43}")
ARRIVAL: Final = "kurayami-arrival"
"""Header shared by pages that one browser opens at the same moment."""
ARRIVAL_NAME: Final = re.compile("[0-9a-f]{32,64}")
ARRIVAL_SECONDS: Final = 60
ARRIVALS: Final = 10_000
TRANSFER_SECONDS: Final = 600
TRANSFERS: Final = 10_000


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


def hash_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


class Arrivals:
    """Secrets just given. Pages that a new device opens at the same moment get the same one: with one each, the last
    cookie would replace the others and lose their seats."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._given: dict[str, tuple[str, float]] = {}

    def secret_for(self, arrival: str | None) -> str:
        new = secrets.token_urlsafe(32)
        if arrival is None or not ARRIVAL_NAME.fullmatch(arrival):
            return new
        now = self._clock()
        self._given = {key: held for key, held in self._given.items() if held[1] > now}
        if len(self._given) >= ARRIVALS:
            return new
        return self._given.setdefault(hash_of(arrival), (new, now + ARRIVAL_SECONDS))[0]


class Transfers:
    """Short-lived, single-use tokens that move a device's seats to another device."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._tokens: dict[str, tuple[str, float]] = {}

    def token_for(self, device: str) -> str:
        now = self._clock()
        self._tokens = {key: held for key, held in self._tokens.items() if held[1] > now and held[0] != device}
        if len(self._tokens) >= TRANSFERS:
            raise Refusal("server-busy")
        token = secrets.token_urlsafe(32)
        self._tokens[hash_of(token)] = device, now + TRANSFER_SECONDS
        return token

    def look(self, token: str) -> str:
        """The device that made the token, which can still be used then. Raises `Refusal`."""
        device, until = self._tokens.get(hash_of(token), ("", 0.0))
        if until <= self._clock():
            raise Refusal("server-token-used")
        return device

    def redeem(self, token: str) -> str:
        """The device that made the token. Raises `Refusal`."""
        device = self.look(token)
        del self._tokens[hash_of(token)]
        return device
