"""The connection to a table: reconnects, repeats unanswered requests, and catches up on missed events."""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from kurayami.kernel import Refusal
from kurayami.terminal.client.house import House
from kurayami.terminal.client.reading import NOTHING, ReadTableNews, ReadUpdate
from kurayami.wire import messages as wire

FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 8.0
GROWTH: Final = 1.7
NO_SECRET: Final = 4001
FINAL: Final = (4000, 4003, 4004)
"""Close codes after which retrying is pointless: malformed message, not allowed, no such table."""
BYTES: Final = 16_000_000
"""Most bytes of a message: the first view of a long game."""
OPEN_SECONDS: Final = 20

Line: TypeAlias = Literal["connecting", "open", "lost", "closed"]

DECODER: Final = msgspec.json.Decoder(
    ReadTableNews | ReadUpdate | wire.Talk | wire.Accepted | wire.Refused | wire.Ping | wire.Notice
)


class Connection:
    """One seat's socket. `changed` is called after each message with news."""

    def __init__(self, house: House, code: str, seat: int | None, changed: Callable[[], None]) -> None:
        self.line: Line = "connecting"
        self.news: ReadTableNews | None = None
        self.update: ReadUpdate | None = None
        """Last update, with the whole view."""
        self.view: dict[str, msgspec.Raw] = {}
        self.events: list[Any] = []
        self.said: list[wire.Spoken] = []
        self.notice: wire.Notice | None = None
        self.refusal: Refusal | None = None
        """Reason the connection is closed for good."""
        self._house = house
        self._code = code
        self._seat = seat
        self._changed = changed
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[bytes, asyncio.Future[None]]] = {}
        self._attempts = 0
        self._welcome = False
        """True if the server has answered our hello."""
        self._retry = asyncio.Event()

    async def run(self) -> None:
        """Runs until it is closed, or the server refuses it."""
        try:
            while self.line != "closed":
                code = await self._attempt()
                if code in FINAL:
                    return
                self._become("lost")
                self.notice = None
                await self._wait(code)
        finally:
            self.close()

    async def ask(self, request: wire.Request) -> None:
        """Returns once the server has carried it out and stored it. Raises `Refusal` otherwise."""
        if self.line == "closed":
            raise Refusal("web-line-closed")
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        message = msgspec.json.encode(request)
        self._pending[request.id] = message, answer
        if self._welcome:
            await self._send(message)
        await answer

    def retry_now(self) -> None:
        self._retry.set()

    def close(self) -> None:
        if self.line != "closed":
            self._become("closed")
        for _, answer in self._pending.values():
            if not answer.done():
                answer.set_exception(Refusal("web-line-closed"))
                answer.exception()  # whoever asked may be gone already
        self._pending.clear()

    async def _attempt(self) -> int:
        """One connection from start to end. Returns its close code."""
        try:
            async with connect(
                f"{self._house.origin.replace('http', 'ws', 1)}/ws/{self._code}",
                additional_headers={"cookie": self._house.cookie} if self._house.cookie else {},
                max_size=BYTES,
                compression=None,
                ping_interval=None,
                open_timeout=OPEN_SECONDS,
                proxy=None if self._house.near else True,
            ) as socket:
                self._socket = socket
                await self._greet()
                async for text in socket:
                    await self._hear(text)
                return socket.close_code or 0
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError):
            return 0
        finally:
            self._socket = None
            self._welcome = False

    async def _wait(self, code: int) -> None:
        longest = min(LONGEST_WAIT, FIRST_WAIT * GROWTH**self._attempts)
        self._attempts += 1
        self._retry.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._retry.wait(), longest * random.uniform(0.75, 1.25))
        if code == NO_SECRET:
            self._house.cookie = None
            with contextlib.suppress(Refusal):
                await self._house.introduce()

    async def _greet(self) -> None:
        seat = self.update.seat if self.update else self._seat
        hello = wire.Hello(wire.VERSION, seat, len(self.events), len(self.said))
        await self._send(msgspec.json.encode(hello))

    async def _be_welcome(self) -> None:
        """Sends every unanswered request, once the server knows our seat."""
        self._welcome = True
        for message, _ in list(self._pending.values()):
            await self._send(message)

    async def _send(self, message: bytes) -> None:
        """Sends a message. If it is lost on the way, the next connection sends it again."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(message, text=True)

    async def _hear(self, text: str | bytes) -> None:
        message = DECODER.decode(text)
        match message:
            case wire.Ping(number):
                return await self._send(msgspec.json.encode(wire.Pong(number)))
            case ReadTableNews():
                self._attempts = 0
                known = self.news.options if self.news else NOTHING
                self.news = replace(message, options=known if message.options == NOTHING else message.options)
                self._become("open")
                if not self._welcome:
                    await self._be_welcome()
            case ReadUpdate():
                self._see(message)
            case wire.Talk(first, said):
                self.said[first:] = said
            case wire.Accepted(request):
                self._settle(request, None)
            case wire.Refused(None, key, params):
                self.refusal = Refusal(key, **params)
            case wire.Refused(request, key, params):
                self._settle(request or "", Refusal(key, **params))
            case wire.Notice():
                self.notice = message if message.key else None
        self._changed()
        return None

    def _see(self, update: ReadUpdate) -> None:
        fields = msgspec.json.decode(update.view, type=dict[str, msgspec.Raw])
        if update.longer is None:
            self.view = fields
        else:
            grown = {name: longer(self.view[name], added) for name, added in update.longer.items()}
            self.view = {**self.view, **fields, **grown}
        seat = self.update.seat if self.update else update.seat
        if update.first != len(self.events) or update.seat != seat:
            self.events.clear()
        self.events += [msgspec.json.decode(event) for event in update.events]
        self.update = update

    def _settle(self, request: str, refusal: Refusal | None) -> None:
        _, answer = self._pending.pop(request, (b"", None))
        if answer is None or answer.done():
            return
        if refusal:
            answer.set_exception(refusal)
        else:
            answer.set_result(None)

    def _become(self, line: Line) -> None:
        if line != self.line:
            self.line = line
            self._changed()


def longer(before: msgspec.Raw, added: tuple[msgspec.Raw, ...]) -> msgspec.Raw:
    """A list of a view with its new elements appended."""
    had = msgspec.json.decode(before, type=list[msgspec.Raw])
    return msgspec.Raw(msgspec.json.encode([*had, *added]))


def new_id() -> str:
    return secrets.token_hex(16)
