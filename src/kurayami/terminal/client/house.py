"""A server, queried over plain HTTP."""

import asyncio
import http.cookies
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import OpenerDirector, ProxyHandler, Request, build_opener

import msgspec

from kurayami.kernel import Refusal
from kurayami.terminal.client.devices import Devices
from kurayami.terminal.client.reading import ReadReviewed
from kurayami.wire import messages as wire

SECONDS: Final = 120
"""Most seconds to wait for an answer."""
LONGEST: Final = 4_000_000
"""Most bytes of an answer to read."""
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")

Answer = TypeVar("Answer")


class House:
    """One server, and the secret by which it recognises this terminal."""

    def __init__(self, origin: str, devices: Devices, known_as: str | None = None) -> None:
        self.origin = origin
        self._devices = devices
        self._known_as = known_as or origin
        self.cookie = devices.cookie(self._known_as)
        host = urlsplit(origin).hostname
        self.near = host in LOOPBACK
        """True if it runs on this machine: no proxy needed."""
        self._opener: OpenerDirector = build_opener(*([ProxyHandler({})] if self.near else []))

    @property
    def folder(self) -> Path:
        """Folder of this player's own files."""
        return self._devices.folder

    async def introduce(self) -> wire.Me:
        """Gets this device a secret, if it has none."""
        return await self.get("/api/me", wire.Me)

    async def games(self) -> list[wire.GameInfo]:
        return await self.get("/api/games", list[wire.GameInfo])

    async def lobby(self) -> wire.Lobby:
        return await self.get("/api/lobby", wire.Lobby)

    async def create(self, wish: wire.CreateTable) -> wire.TableCreated:
        return await self.post("/api/tables", wire.TableCreated, wish)

    async def invitation(self, code: str) -> wire.Invitation:
        return await self.get(f"/api/tables/{code}/invitation", wire.Invitation)

    async def hint(self, code: str) -> wire.Hints:
        return await self.post(f"/api/tables/{code}/hint", wire.Hints, {})

    async def record(self, code: str) -> str:
        return (await asyncio.to_thread(self._ask, f"/api/tables/{code}/record", None)).decode()

    async def review(self, code: str, stage: int) -> AsyncIterator[ReadReviewed]:
        """Review, streamed piece by piece."""
        pieces = self._stream(f"/api/tables/{code}/review?stage={stage}")
        while True:
            piece = await asyncio.to_thread(next, pieces, None)
            if piece is None:
                return
            yield piece

    async def get(self, path: str, kind: type[Answer]) -> Answer:
        return decoded(await asyncio.to_thread(self._ask, path, None), kind)

    async def post(self, path: str, kind: type[Answer], body: Any) -> Answer:
        return decoded(await asyncio.to_thread(self._ask, path, msgspec.json.encode(body)), kind)

    def _ask(self, path: str, body: bytes | None) -> bytes:
        with self._open(path, body) as answer:
            for given in answer.headers.get_all("set-cookie") or ():
                self._keep(given)
            read: bytes = answer.read(LONGEST)
            return read

    def _open(self, path: str, body: bytes | None = None) -> Any:
        headers = {"content-type": "application/json", **({"cookie": self.cookie} if self.cookie else {})}
        try:
            return self._opener.open(Request(self.origin + path, body, headers), timeout=SECONDS)
        except HTTPError as error:
            with error:
                raise refusal_in(error.read(LONGEST), error.code) from None
        except (OSError, ValueError):
            raise Refusal("web-server-away") from None

    def _stream(self, path: str) -> Iterator[ReadReviewed]:
        with self._open(path) as answer:
            for line in answer:
                if line.startswith(b"data: "):
                    yield decoded(line.removeprefix(b"data: "), ReadReviewed)

    def _keep(self, header: str) -> None:
        for name, morsel in http.cookies.SimpleCookie(header).items():
            self.cookie = f"{name}={morsel.value}"
            self._devices.keep(self._known_as, self.cookie)


def decoded(answer: bytes, kind: type[Answer]) -> Answer:
    """Decodes an answer. Raises `Refusal` if the server is another version, or not ours."""
    try:
        return msgspec.json.decode(answer, type=kind)
    except (msgspec.DecodeError, UnicodeError):
        raise Refusal("terminal-stranger") from None


def refusal_in(answer: bytes, status: int) -> Refusal:
    try:
        refused = msgspec.json.decode(answer, type=wire.Refused)
    except (msgspec.DecodeError, UnicodeError):
        return Refusal("web-server-trouble", status=status)
    return Refusal(refused.key, **refused.params)
