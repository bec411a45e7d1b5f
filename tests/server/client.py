"""A server in this process, and clients as simple as can be: they ask, and remember what they were told."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any

import httpx2
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kurayami.catalog import GAMES
from kurayami.kernel import AnyRules
from kurayami.server.app import build
from kurayami.server.run import ServerProcess, listen
from kurayami.server.services import Services
from kurayami.server.settings import Limits, Settings
from kurayami.wire import messages as wire
from tests.patience import PATIENCE as PATIENCE
from tests.seeds import Seeds
from tests.server.clock import DayClock

Json = dict[str, Any]

HELLO = json.dumps({"type": "hello", "version": wire.VERSION})

GENEROUS = Limits(
    message_rate=1e6, message_burst=10**6, frame_rate=1e6, frame_burst=10**6, byte_rate=1e9,
    byte_burst=10**9, request_rate=1e6, request_burst=10**6, address_message_rate=1e6,
    address_message_burst=10**6, guess_burst=1000, creation_burst=10**6, sockets_per_address=2000,
    hint_burst=10**6, study_burst=10**6, talk_burst=10**6, socket_burst=10**6, connection_burst=10**6,
)  # fmt: skip


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings of a server with fixed seeds and a fixed day that takes nobody for silent, however busy the machine and
    however far a test moves the clock.
    """
    usual = Settings(
        database=str(folder / "tables.sqlite3"),
        limits=GENEROUS,
        bot_pause=0.0,
        static=folder / "static",
        seeds=Seeds(),
        clock=DayClock(),
        silence_seconds=inf,
    )
    return replace(usual, **changes)


class Running:
    def __init__(self, url: str, services: Services, process: ServerProcess) -> None:
        self.url = url
        self.services = services
        self.process = process

    def browser(self, cookies: Mapping[str, str] | None = None) -> "Browser":
        return Browser(self.url, cookies)


@asynccontextmanager
async def running(settings: Settings, games: Mapping[str, AnyRules] = GAMES, port: int = 0) -> AsyncIterator[Running]:
    app = build(settings, games)
    started = asyncio.Event()
    listening = listen("127.0.0.1", port)
    process = ServerProcess(app, settings, started.set)
    task = asyncio.create_task(process.serve(sockets=[listening]))
    try:
        await asyncio.wait_for(started.wait(), PATIENCE)
        yield Running(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.services, process)
    finally:
        process.should_exit = True
        await task
        listening.close()


class Browser:
    """One device with a cookie, which can sit at tables."""

    def __init__(self, url: str, cookies: Mapping[str, str] | None = None, patience: float = PATIENCE) -> None:
        self.url = url
        self.patience = patience
        self.http = httpx2.AsyncClient(base_url=url, timeout=patience, cookies=dict(cookies or {}))

    async def __aenter__(self) -> "Browser":
        await self.get("/api/me")
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        return (await self.http.get(path)).json()

    async def post(self, path: str, body: object = None) -> Any:
        return (await self.http.post(path, json=body or {})).json()

    async def create(self, game: str = "hidden-rooms", **wishes: Any) -> str:
        made = await self.post("/api/tables", {"game": game, "options": {}, **wishes})
        code: str = made["code"]
        return code

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def connect(self, code: str, headers: Mapping[str, str] | None = None) -> ClientConnection:
        url = f"{self.url.replace('http', 'ws', 1)}/ws/{code}"
        cookies = {"Cookie": self.cookie} if self.cookie else {}
        return await connect(
            url,
            additional_headers={**cookies, **(headers or {})},
            max_size=None,
            compression=None,
            open_timeout=self.patience,
            ping_interval=None,
        )

    @asynccontextmanager
    async def at(self, code: str, **hello: Any) -> AsyncIterator["Client"]:
        client = Client(await self.connect(code), hello.get("since", 0), self.patience)
        try:
            with suppress(ConnectionClosed):
                await client.send({"type": "hello", "version": wire.VERSION, **hello})
            await client.until(lambda: client.table is not None or client.closed)
            yield client
        finally:
            await client.close()


def unfolded(view_diff: list[Json]) -> list[Json]:
    """Updates or frames as sent, each with the whole view."""
    whole: list[Json] = []
    for one in view_diff:
        before = whole[-1]["view"] if whole and one["longer"] is not None else {}
        longer = {name: [*before[name], *added] for name, added in (one["longer"] or {}).items()}
        whole.append({**one, "view": {**before, **one["view"], **longer}, "longer": None})
    return whole


class Client:
    """One websocket at a table."""

    ids = itertools.count()

    def __init__(self, socket: ClientConnection, had: int = 0, patience: float = PATIENCE) -> None:
        self.socket = socket
        self.patience = patience
        self.had = had
        """Number of events it knew before."""
        self.table: Json | None = None
        self.sent: list[Json] = []
        """Updates as they came."""
        self.updates: list[Json] = []
        """Updates with whole views."""
        self.events: list[Json] = []
        self.talk: list[Json] = []
        self.answers: dict[str | None, Json] = {}
        self.notices: list[str | None] = []
        """Announcements of the house, by key."""
        self.closed = False
        self.pings = 0
        self.news = 0
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._read())

    @property
    def update(self) -> Json:
        return self.updates[-1]

    @property
    def legal(self) -> list[Json]:
        legal: list[Json] = self.updates[-1]["legal"] if self.updates else []
        return legal

    async def send(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, kind: str, request: str | None = None, **fields: Any) -> Json:
        """Sends a request. Returns the answer: done, or refused."""
        name = request or f"r{next(self.ids)}"
        self.answers.pop(name, None)
        await self.send({"type": kind, "id": name, **fields})
        await self.until(lambda: name in self.answers or self.closed)
        return self.answers[name]

    async def sit(self, seat: int = 0, name: str = "Ada") -> Json:
        nonce = sha256(f"{seat} {name}".encode()).hexdigest()
        return await self.ask("sit", seat=seat, name=name, nonce=nonce)

    async def begin(self) -> None:
        """Sits down and starts, at a table of one."""
        assert (await self.sit())["type"] == "done"
        assert (await self.ask("start"))["type"] == "done"
        await self.until(lambda: bool(self.legal))

    async def until(self, true: Any, seconds: float | None = None) -> None:
        async with asyncio.timeout(self.patience if seconds is None else seconds):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    async def close(self) -> None:
        await self.socket.close()
        await self._task

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                await self._take(json.loads(text))
                self._changed.set()
        except ConnectionClosed:
            pass
        self.closed = True
        self._changed.set()

    async def _take(self, message: Json) -> None:
        match message["type"]:
            case "table":
                self.table = message
                self.news += 1
            case "update":
                if message["first"] == 0:
                    self.had, self.events = 0, []
                assert message["first"] == self.had + len(self.events)
                self.events += message["events"]
                self.sent.append(message)
                self.updates += unfolded([*self.updates[-1:], message])[-1:]
            case "talk":
                del self.talk[message["first"] :]
                self.talk += message["said"]
            case "ping":
                self.pings += 1
                with suppress(ConnectionClosed):  # and then there is more to read: why it was closed
                    await self.send({"type": "pong", "number": message["number"]})
            case "notice":
                self.notices.append(message["key"])
            case "done" | "refused":
                self.answers[message["id"]] = message


async def play_on(client: Client, moves: int = 10**6, pick: int = 0) -> int:
    """Takes legal actions until the game is over. Returns the number of moves."""
    done = 0
    while done < moves and client.update["outcome"] is None:
        legal = client.legal
        answer = await client.ask("act", action=legal[(pick + done) % len(legal)])
        assert answer["type"] == "done", answer
        done += 1
    return done
