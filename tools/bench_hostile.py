"""One player beside one hostile address, on loopback, with a server's default limits.

Each flood has its own server: the player alone, then beside the flood, three times, so that the ratio means something
even on a busy machine. Server, player and flood are three processes. The flood comes from 127.0.0.2, its own address
(every Linux has it), lasts some seconds and ends by itself.
"""

import asyncio
import itertools
import json
import multiprocessing
import secrets
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kurayami.games.hidden_rooms import BOOKS
from kurayami.server.app import build
from kurayami.server.registry import new_code
from kurayami.server.run import ServerProcess, allow_files, listen
from kurayami.server.settings import Settings
from kurayami.server.store import schema
from kurayami.server.store.storage import open_database
from kurayami.server.table.session import encoded, now_millis
from tools.bench_server import HELLO, Evening, new_cookie, p99

HOSTILE: Final = ("127.0.0.2", 0)
SECONDS: Final = 4.0
"""Seconds the player plays, alone and again beside the flood, in each round."""
ROUNDS: Final = 3
LONGEST: Final = 20.0
"""Seconds before a flood ends in any case, and a player who was not admitted gives up."""
PACE: Final = 0.06
"""Seconds between two moves: as fast as the limits allow a person."""
FILES: Final = 12_000
STORED: Final = 10_000
SILENT: Final = 5_200
WATCHERS: Final = 99
AT_ONCE: Final = 10
NO_MASK: Final = b"\x80\0\0\0\0"
"""Length 0 and a mask: the end of every empty client frame."""
PING: Final = b"\x89" + NO_MASK
FIRST_PIECE: Final = b"\x01" + NO_MASK
PIECE: Final = b"\0" + NO_MASK
FRAMES: Final = 10_000
"""Frames sent at once."""
BOOK_BYTES: Final = 32_000
CORNERS: Final = 200
"""Most corners of a monster's route."""
INVITED: Final = 20
"""Tables whose invitations are requested as QR codes."""


class Attack:
    """Base of all floods: the port, a table, the number of attempts, and of successes."""

    def __init__(self, port: int, tried: "Synchronized[int]", let_in: "Synchronized[int]") -> None:
        self.port = port
        self.cookie = new_cookie()
        self._tried = tried
        self._let_in = let_in

    def count(self) -> None:
        self._tried.value += 1

    def count_let_in(self) -> None:
        self._let_in.value += 1

    def question(self, method: str, path: str, body: str = "", then: str = "close") -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {self.cookie}\r\nConnection: {then}\r\n"
        return f"{head}Content-Length: {len(body.encode())}\r\n\r\n{body}".encode()

    async def ask(self, method: str, path: str, body: str = "") -> bytes:
        """Body of the answer, on a new connection."""
        self.count()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=HOSTILE)
        writer.write(self.question(method, path, body))
        try:
            head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.close()
        if head and not head.startswith(b"HTTP/1.1 429"):
            self.count_let_in()
        return answer

    async def table(self, options: object = None) -> str | None:
        """Code of a new table, or None if it was refused."""
        wish = {"game": "hidden-rooms", "options": options or {}}
        code: str | None = json.loads(await self.ask("POST", "/api/tables", json.dumps(wish))).get("code")
        return code

    async def websocket(self, code: str, **wishes: Any) -> ClientConnection:
        self.count()
        url = f"ws://127.0.0.1:{self.port}/ws/{code}"
        headers = {"Cookie": self.cookie}
        wishes = wishes if "sock" in wishes else wishes | {"local_addr": HOSTILE}
        made = await connect(url, additional_headers=headers, compression=None, **wishes)
        await made.send(HELLO)
        self.count_let_in()
        return made

    def deaf(self) -> socket.socket:
        """A connection with a small buffer that is never read."""
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        made.bind(HOSTILE)
        made.setblocking(False)
        return made


async def for_ever(work: Callable[[], Awaitable[object]], at_once: int = AT_ONCE) -> None:
    """Repeats, whatever the server answers."""

    async def one_of_them() -> None:
        while True:
            with suppress(OSError, EOFError, WebSocketException, ValueError):
                await work()
            await asyncio.sleep(0)

    await asyncio.gather(*(one_of_them() for _ in range(at_once)))


async def pings(attack: Attack) -> None:
    await frames(attack, b"", PING)


async def fragments(attack: Attack) -> None:
    await frames(attack, FIRST_PIECE, PIECE)


async def frames(attack: Attack, first: bytes, frame: bytes) -> None:
    code = await attack.table() or ""

    async def flood() -> None:
        line = await attack.websocket(code)
        line.transport.write(first)
        while not line.transport.is_closing():
            line.transport.write(frame * FRAMES)
            await asyncio.sleep(0.01)

    await for_ever(flood)


async def lobby(attack: Attack) -> None:
    await for_ever(lambda: attack.ask("GET", "/api/lobby"))


def long_book(title: int) -> object:
    """A book of the greatest length: nine kilobytes."""
    book = json.loads(encoded(BOOKS["deeper-rooms"])) | {"title": "x" * title}
    for page in book["pages"]:
        page["monster"] = "x" * 60
        page["route"] = page["route"][:2] * ((CORNERS - len(page["route"])) // 2) + page["route"]
    return {"book": book}


async def titles(attack: Attack) -> None:
    """Long options and people who come and go: each change is sent to all."""
    code = await attack.table(long_book(60_000)) or await attack.table(long_book(120))

    async def come_and_go() -> None:
        watcher = await attack.websocket(code or "")
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                while True:
                    await watcher.recv()
        await watcher.close()

    await for_ever(come_and_go, WATCHERS)


async def qr_codes(attack: Attack) -> None:
    """Requests QR codes for invitations, each to another table, and for links that move seats."""
    codes = [code for _ in range(INVITED) if (code := await attack.table())]
    paths = itertools.cycle([("GET", f"/api/tables/{code}/invitation") for code in codes] + [("POST", "/api/transfer")])
    await for_ever(lambda: attack.ask(*next(paths)))


async def books(attack: Attack) -> None:
    pieces = "[[pages]]\nlooks = {a = [[0, 0], [0, 1]], b = 'x'}\n"
    text = "title = 'x'\n" + pieces * (BOOK_BYTES // len(pieces))
    await for_ever(lambda: attack.ask("POST", "/api/books", text))


async def silence(attack: Attack) -> None:
    """Silent connections, reopened when they are closed."""

    async def be_silent() -> None:
        attack.count()
        reader, writer = await asyncio.open_connection("127.0.0.1", attack.port, local_addr=HOSTILE)
        try:
            await reader.read()
        finally:
            writer.close()
        await asyncio.sleep(1)

    await for_ever(be_silent, SILENT)


async def unread(attack: Attack) -> None:
    """Long answers left unread: a client at a table gets its options and chat, a request for the lobby four lists. Some
    stay until they are disconnected, some hang up and come again.
    """
    code = await attack.table(long_book(120)) or ""
    talker = await attack.websocket(code)
    await talker.send(json.dumps({"type": "sit", "id": "sit", "seat": 0, "name": "Eve", "nonce": "00" * 32}))
    for number in range(20):
        await talker.send(json.dumps({"type": "say", "id": f"{number}", "text": "x" * 300}))

    async def come_and_not_listen(stay: float) -> None:
        line = attack.deaf()
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", attack.port))
        deaf = await attack.websocket(code, max_queue=1, sock=line)
        deaf.transport.pause_reading()
        for number in range(25):
            await deaf.send(json.dumps({"type": "say", "id": f"{number}", "text": "x" * 300}))
        await asyncio.sleep(stay)
        deaf.transport.abort()

    async def ask_and_not_listen() -> None:
        line = attack.deaf()
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", attack.port))
        await asyncio.get_running_loop().sock_sendall(
            line, attack.question("GET", "/api/lobby", then="keep-alive") * 20
        )
        attack.count()
        await asyncio.sleep(1)
        line.close()

    await asyncio.gather(
        for_ever(lambda: come_and_not_listen(LONGEST), WATCHERS // 2),
        for_ever(lambda: come_and_not_listen(0.5), WATCHERS // 3),
        for_ever(ask_and_not_listen),
    )


FLOODS: Final = {
    "pings": pings,
    "fragments": fragments,
    "lobby": lobby,
    "titles": titles,
    "QR codes": qr_codes,
    "books": books,
    "silence": silence,
    "unread": unread,
}


def attack(name: str, port: int, tried: "Synchronized[int]", let_in: "Synchronized[int]") -> None:
    """Runs a flood in a process that ends by itself."""
    allow_files(FILES)

    async def flood() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await FLOODS[name](Attack(port, tried, let_in))

    asyncio.run(flood())


def serve(database: str, port: "multiprocessing.Queue[int]") -> None:
    allow_files(FILES)
    settings = Settings(database=database, bot_pause=0.0, warm_bots=False, public_url="http://127.0.0.1")
    listening = listen("127.0.0.1", 0)
    app = build(settings)
    ServerProcess(app, settings, lambda: port.put(listening.getsockname()[1])).run(sockets=[listening])


@contextmanager
def running(target: Callable[..., None], *words: Any) -> Iterator[None]:
    process = multiprocessing.get_context("spawn").Process(target=target, args=words)
    process.start()
    try:
        yield
    finally:
        process.terminate()
        process.join()


def fill(database: str) -> None:
    """Stores this many played tables."""
    phases = ("gathering", "playing", "over")
    options = encoded(BOOKS["rooms"])
    common = {"game": "hidden-rooms", "version": 1, "options": options, "open": True, "undo": True, "hints": True}
    rows = [
        common
        | {"code": new_code(), "seed": secrets.token_hex(32), "host": f"host {number}", "latecomers": False}
        | {"phase": phases[number % 3], "created": number, "touched": now_millis() - number}
        for number in range(STORED)
    ]
    seats = [{"code": row["code"], "seat": 0, "name": "somebody", "muted": False} for row in rows]
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(insert(schema.tables), rows)
        connection.execute(insert(schema.seats), seats)
    engine.dispose()


async def moves(port: int) -> list[float]:
    """Times to the acknowledgement of the player's moves; empty if there was no way in."""
    evening = Evening(port, 1, PACE)
    with suppress(TimeoutError, OSError, ValueError, KeyError, WebSocketException):
        async with asyncio.timeout(LONGEST):
            await evening.last(SECONDS)
    return evening.times


def measure(name: str) -> str:
    spawn = multiprocessing.get_context("spawn")
    port_of, tried, let_in = spawn.Queue(), spawn.Value("i", 0), spawn.Value("i", 0)
    alone, beside = [], []
    with TemporaryDirectory() as folder:
        database = str(Path(folder, "hostile.sqlite3"))
        fill(database)
        with running(serve, database, port_of):
            port = port_of.get(timeout=60)
            for _ in range(ROUNDS):
                alone.append(asyncio.run(moves(port)))
                before = tried.value
                with running(attack, name, port, tried, let_in):
                    asyncio.run(begun(tried, before))
                    beside.append(asyncio.run(moves(port)))
    counted = f"{tried.value:>10}{let_in.value:>10}"
    if any(len(times) < 2 for times in beside):
        return f"{name:12}{told(alone)}{'no way in':>26}{counted}"
    return f"{name:12}{told(alone)}{told(beside)}{usual_p99(beside) / usual_p99(alone):>8.1f}{counted}"


async def begun(tried: "Synchronized[int]", before: int) -> None:
    async with asyncio.timeout(60):
        while tried.value == before:
            await asyncio.sleep(0.05)
    await asyncio.sleep(1)


def usual_p99(rounds: list[list[float]]) -> float:
    """99th percentile of the middle round: a shared disk makes one of them slow."""
    return median([p99(times) for times in rounds])


def told(rounds: list[list[float]]) -> str:
    return f"{median([median(times) for times in rounds]) * 1000:>9.1f}{usual_p99(rounds) * 1000:>9.1f}"


def main(names: list[str] | None = None) -> None:
    print(
        f"one player beside one hostile address, milliseconds to the acknowledgement of a move; {STORED} stored tables"
    )
    print(f"{'':12}{'alone':>18}{'beside':>18}")
    print(f"{'flood':12}{'p50':>9}{'p99':>9}{'p50':>9}{'p99':>9}{'ratio':>8}{'tried':>10}{'let in':>10}")
    for name in names or FLOODS:
        print(measure(name), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
