"""The server beside boardgame.io, in one run: tables of two who move in turns, as fast as they are answered.

Each server is held to one core and the players to another, by turns: kurayami with every move stored before it is
acknowledged; boardgame.io 0.50, in memory; and a bare echo, which reads the same frames and writes the same frames, and
does nothing else. boardgame.io is fetched into `.cache`, once. How fast it is depends on the Node it runs on, how fast
kurayami is on the disk (`TMPDIR`), so both are told.
"""

import argparse
import asyncio
import os
import secrets
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory, TemporaryFile
from time import perf_counter
from typing import Any, Final

import msgspec
import uvloop
from msgspec import Struct

from kurayami.catalog import GAMES
from kurayami.server.app import build
from kurayami.server.run import ServerProcess, allow_files, listen
from kurayami.server.settings import Settings
from kurayami.wire.messages import VERSION, Hello
from tools import bench_game
from tools.bench_line import BenchLine, Pair, connected, post, said
from tools.bench_server import LIMITS, new_cookie
from tools.boot.place import ROOT

THEIRS: Final = "boardgame.io@0.50"
HOUSE: Final = ROOT / ".cache" / "boardgame.io"
PACKAGE: Final = '{"overrides": {"koa-compose": "4.1.0"}}'
"""Pinned packages: with a later koa-compose its HTTP routes are not found."""
HELLO: Final = msgspec.json.encode(Hello(VERSION))
DONE: Final = b'{"type":"done"'
PING: Final = b'{"type":"ping"'
COMMITS: Final = 100
TICKS: Final = os.sysconf("SC_CLK_TCK")


# Players


class OurPair(Pair):
    def __init__(self, lines: Sequence[BenchLine], times: list[float]) -> None:
        super().__init__(times)
        self._lines = lines
        self._moves = 0
        for line in lines:
            line.hear = self._heard_by(line)

    def _heard_by(self, line: BenchLine) -> Callable[[bytes], None]:
        def hear(text: bytes) -> None:
            if text.startswith(DONE):
                self.answered()
            elif text.startswith(PING):
                line.say(text.replace(b"ping", b"pong"))

        return hear

    def move(self) -> None:
        number, self._moves = self._moves, self._moves + 1
        self._lines[number % 2].say(b'{"type":"act","id":"act%d","action":{"type":"go"}}' % number)


async def our_lines(port: int, door: int | None = None) -> list[BenchLine]:
    """Two players at a new table whose game has begun, connected through another `door` if given, once the table is
    awake.
    """
    cookies = new_cookie(), new_cookie()
    code = (await post(port, "/api/tables", {"game": "bench", "options": {}}, cookies[0]))["code"]
    lines = []
    for seat, cookie in enumerate(cookies):
        line = await connected(port, f"/ws/{code}", f"Cookie: {cookie}\r\n")
        line.say(HELLO)
        ask = {"type": "sit", "id": "sit", "seat": seat, "name": "bench", "nonce": secrets.token_hex(32)}
        await asked(line, ask)
        lines.append(line)
    await asked(lines[0], {"type": "start", "id": "start"})
    if door in (None, port):
        return lines
    relayed = [await again(door, code, cookie) for cookie in cookies]
    for line in lines:
        line.close()
    return relayed


async def again(door: int, code: str, cookie: str) -> BenchLine:
    line = await connected(door, f"/ws/{code}", f"Cookie: {cookie}\r\n")
    line.say(HELLO)
    await said(line, b'{"type":"update"')
    return line


async def asked(line: BenchLine, request: dict[str, Any]) -> None:
    line.say(msgspec.json.encode(request))
    await said(line, DONE)


async def echo_lines(port: int) -> list[BenchLine]:
    number = secrets.token_hex(4)
    return [await connected(port, f"/{number}") for _ in range(2)]


class TheirPair(Pair):
    def __init__(self, lines: Sequence[BenchLine], words: Sequence[str], times: list[float]) -> None:
        super().__init__(times)
        self._lines = lines
        self._words = words
        self._moves = 0
        self._seen = [0, 0]
        """Moves each seat has been told of."""
        for seat, line in enumerate(lines):
            line.hear = self._heard_by(seat, line)

    def _heard_by(self, seat: int, line: BenchLine) -> Callable[[bytes], None]:
        def hear(text: bytes) -> None:
            if text.startswith(b'42/bench,["update"'):
                self._seen[seat] += 1
                if seat == (self._moves - 1) % 2 and self._seen[seat] == self._moves:
                    self.answered()
            elif text == b"2":
                line.say(b"3")

        return hear

    def move(self) -> None:
        number, self._moves = self._moves, self._moves + 1
        self._lines[number % 2].say((self._words[number % 2] % number).encode())


async def their_lines(port: int) -> tuple[list[BenchLine], list[str]]:
    code = (await post(port, "/games/bench/create", {"numPlayers": 2}))["matchID"]
    lines, words = [], []
    for seat in range(2):
        joined = await post(port, f"/games/bench/{code}/join", {"playerID": str(seat), "playerName": "bench"})
        secret = joined["playerCredentials"]
        line = await connected(port, "/socket.io/?EIO=4&transport=websocket")
        line.say(b"40/bench,")
        await said(line, b"40/bench,")
        line.say(f'42/bench,["sync","{code}","{seat}","{secret}",2]'.encode())
        await said(line, b'42/bench,["sync"')
        action = (
            f'{{"type":"MAKE_MOVE","payload":{{"type":"go","args":[],"playerID":"{seat}","credentials":"{secret}"}}}}'
        )
        words.append(f'42/bench,["update",{action},%d,"{code}","{seat}"]')
        lines.append(line)
    return lines, words


async def our_pair(port: int, times: list[float]) -> Pair:
    return OurPair(await our_lines(port), times)


async def echo_pair(port: int, times: list[float]) -> Pair:
    return OurPair(await echo_lines(port), times)


async def their_pair(port: int, times: list[float]) -> Pair:
    return TheirPair(*await their_lines(port), times)


# Servers


def serve_ours(database: str | None) -> None:
    with TemporaryDirectory() as folder:
        settings = Settings(database=database or f"{folder}/tables.sqlite3", limits=LIMITS, bot_pause=0.0)
        allow_files(100_000)
        listening = listen("127.0.0.1", 0)
        app = build(settings, {**GAMES, "bench": bench_game})
        ServerProcess(app, settings, lambda: say_port(listening)).run(sockets=[listening])


def say_port(listening: Any) -> None:
    print(listening.getsockname()[1], flush=True)


class Echo(asyncio.Protocol):
    """Answers each frame like a table: an update to both seats, and the acknowledgement."""

    tables: Final[dict[bytes, list[Any]]] = {}
    seats: list[Any] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport

    def data_received(self, data: bytes) -> None:
        if self.seats is None:
            self.seats = self.tables.setdefault(data.split(b" ")[1], [])
            self.seats.append(self.transport)
            self.transport.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
            return
        for seat in self.seats:
            seat.write(ECHO_UPDATE + ECHO_DONE if seat is self.transport else ECHO_UPDATE)


def framed(text: bytes) -> bytes:
    return (bytes((0x81, len(text))) if len(text) < 126 else b"\x81\x7e" + len(text).to_bytes(2, "big")) + text


ECHO_UPDATE: Final = framed(b'{"type":"update"' + b" " * 230 + b"}")
ECHO_DONE: Final = framed(b'{"type":"done","id":"act1000"}')


def serve_echo(database: str | None) -> None:
    async def run() -> None:
        server = await asyncio.get_running_loop().create_server(Echo, "127.0.0.1", 0)
        say_port(server.sockets[0])
        await server.serve_forever()

    uvloop.run(run())


class Rival(Struct, frozen=True):
    name: str
    words: Sequence[str]
    """Command that serves, and prints its port."""
    pair: Callable[[int, list[float]], Awaitable[Pair]]


def served_by(name: str) -> list[str]:
    return [sys.executable, "-m", "tools.bench_boardgame", "--serve", name]


OURS: Final = Rival("kurayami, stored", served_by("kurayami"), our_pair)
THEM: Final = Rival("boardgame.io, in memory", ["node", str(HOUSE / "serve.js")], their_pair)
ECHO: Final = Rival("bare echo", served_by("echo"), echo_pair)


@contextmanager
def served(rival: Rival, core: int | None) -> Iterator[tuple[int, int]]:
    """Port and process id of a server pinned to one core. Ends it with its children: `node` may be a script that
    starts another. Raises `RuntimeError` if it ends before it listens.
    """
    words, piped = rival.words, subprocess.PIPE
    with (
        TemporaryFile("w+") as errors,
        subprocess.Popen(words, stdout=piped, stderr=errors, text=True, process_group=0) as process,
    ):
        hold_to(core, process.pid)
        try:
            assert process.stdout is not None
            port = next((int(line) for line in process.stdout if line.strip().isdigit()), None)
            if port is None:
                errors.seek(0)
                raise RuntimeError(f"{rival.name} does not listen: {errors.read()[-2000:]}")
            yield port, process.pid
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)


def hold_to(core: int | None, pid: int = 0) -> None:
    if core is not None:
        os.sched_setaffinity(pid, {core})


# Figures


class Figures(Struct):
    rate: float
    times: list[float]
    parts: dict[str, float]
    """Processor microseconds per move: in Python and in the system, in the event loop and in the journal's thread."""

    @property
    def busy(self) -> float:
        return sum(self.parts.values())


def spent(pid: int) -> dict[str, float]:
    """Processor seconds of a process, by thread and mode; with its children, because `node` may be a script that starts
    another.
    """
    found: dict[str, float] = {}
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    for child in children if Path(f"/proc/{pid}/comm").read_text().startswith("node") else ():
        found |= spent(int(child))
    for task in Path(f"/proc/{pid}/task").iterdir():
        try:
            fields = (task / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        where = "loop" if task.name == str(pid) else "other threads"
        for whose, ticks in (("own", fields[11]), ("system", fields[12])):
            key = f"{where}, {whose}"
            found[key] = found.get(key, 0.0) + int(ticks) / TICKS
    return found


async def measure(rival: Rival, port: int, pid: int, tables: int, seconds: float) -> Figures:
    times: list[float] = []
    pairs = [await rival.pair(port, times) for _ in range(tables)]
    before, start = spent(pid), perf_counter()
    for pair in pairs:
        pair.begin(start + seconds)
    await asyncio.gather(*(pair.over for pair in pairs))
    took, after = perf_counter() - start, spent(pid)
    parts = {part: (after[part] - before.get(part, 0.0)) / len(times) * 1e6 for part in after}
    return Figures(len(times) / took, times, parts)


def p(times: list[float], percent: int) -> float:
    return quantiles(times, n=100)[percent - 1] * 1000


def one_round(rivals: Sequence[Rival], tables: int, seconds: float) -> dict[str, Figures]:
    found = {}
    for rival in rivals:
        with served(rival, 0) as (port, pid):
            found[rival.name] = uvloop.run(measure(rival, port, pid, tables, seconds))
    return found


def fetch() -> bool:
    """Fetches boardgame.io from npm. Returns whether it is there."""
    if not (HOUSE / "node_modules" / "boardgame.io").exists():
        HOUSE.mkdir(parents=True, exist_ok=True)
        (HOUSE / "package.json").write_text(PACKAGE)
        npm = shutil.which("npm")
        if npm is None or subprocess.call([npm, "install", "--no-audit", "--no-fund", THEIRS], cwd=HOUSE):
            print(f"{THEIRS} can't be fetched, so the server is measured without it.", file=sys.stderr)
            return False
    (HOUSE / "serve.js").write_text(Path(__file__).with_suffix(".js").read_text())
    return True


def commits() -> list[float]:
    """Seconds of single commits to SQLite, fsynced like the server's."""
    found = []
    with TemporaryDirectory() as folder, closing(sqlite3.connect(f"{folder}/rows.sqlite3")) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE rows (line TEXT)")
        for _ in range(COMMITS):
            start = perf_counter()
            connection.execute("INSERT INTO rows VALUES (?)", ("a" * 150,))
            connection.commit()
            found.append(perf_counter() - start)
    return found


def tell(name: str, figures: Figures) -> None:
    parts = ", ".join(f"{part} {time:.0f}" for part, time in figures.parts.items() if time >= 1)
    print(f"{name:24}{figures.rate:>8,.0f} moves/s   {figures.busy:5.0f} us of processor a move ({parts})", flush=True)
    print(f"{'':24}p50 {median(figures.times) * 1000:.2f} ms, p99 {p(figures.times, 99):.2f} ms", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--serve", choices=SERVERS, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    wish = parser.parse_args(arguments)
    if wish.serve:
        SERVERS[wish.serve](wish.database)
        return
    rivals = [OURS, *([THEM] if not wish.alone and fetch() else []), ECHO]
    hold_to(1 if (os.cpu_count() or 1) > 1 else None)
    if THEM in rivals:
        print(f"boardgame.io runs on Node {subprocess.check_output(['node', '--version'], text=True).strip()}")
    print(f"this disk alone commits a row in {median(commits()) * 1000:.2f} ms", flush=True)
    rounds = []
    for _ in range(wish.rounds):
        rounds.append(one_round(rivals, wish.tables, wish.seconds))
        for name, figures in rounds[-1].items():
            tell(name, figures)
    for other in (rival.name for rival in rivals[1:]):
        rates = sorted(found[OURS.name].rate / found[other].rate for found in rounds)
        costs = sorted(found[OURS.name].busy / found[other].busy for found in rounds)
        print(f"kurayami to {other}: {told(rates)} times the moves, {told(costs)} times the processor a move")
    with served(OURS, 0) as (port, pid):
        alone = uvloop.run(measure(OURS, port, pid, 1, wish.seconds))
    print(f"a lone table: p50 {median(alone.times) * 1000:.2f} ms, p99 {p(alone.times, 99):.2f} ms")


SERVERS: Final = {"kurayami": serve_ours, "echo": serve_echo}


def told(ratios: list[float]) -> str:
    return f"{median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"


if __name__ == "__main__":
    main()
