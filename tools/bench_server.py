"""Speed of the server, on loopback, with every move stored before it is acknowledged.

1. One person who plays Hidden Rooms quickly: alone, and then beside ten tables on which bots of Hako Onna's best level
   think without a pause. On a busy machine the ratio of the two tells more than either.
2. The same person beside ten people who ask for one hint after the other (`--plain`: as if there were no numba).
3. Many tables of one player each, who plays Hidden Rooms at one action a second: while they come, and when all have.
4. Fifty tables of two players who move as fast as they can.
Server and players are two processes, so that a machine with two cores gives one to each.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import secrets
import sys
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

from msgspec.json import encode
from websockets.asyncio.client import ClientConnection, connect

from kurayami.bots import levels_of
from kurayami.catalog import GAMES
from kurayami.server.app import build
from kurayami.server.run import ServerProcess, listen
from kurayami.server.settings import Limits, Settings
from kurayami.wire.messages import VERSION, Hello
from tools import bench_game

AT_THE_DOOR: Final = 8
"""People who come in at the same time."""
QUICK: Final = 0.04
"""Seconds between the moves of a fast person."""
MANY: Final = 10**9
HELLO: Final = encode(Hello(VERSION)).decode()
LIMITS: Final = Limits(
    message_rate=MANY,
    message_burst=MANY,
    frame_rate=MANY,
    frame_burst=MANY,
    byte_rate=MANY,
    byte_burst=MANY,
    request_rate=MANY,
    request_burst=MANY,
    socket_burst=MANY,
    connection_burst=MANY,
    address_message_rate=MANY,
    address_message_burst=MANY,
    creation_burst=MANY,
    hint_burst=MANY,
    sockets_per_address=MANY,
    tables_per_device=MANY,
    entries=MANY,
)


class Player:
    """A cheap client, so that the server is measured and not the client."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.legal: list[Any] = []
        self.over = False
        self.moves = 0

    async def ask(self, kind: str, **fields: Any) -> float:
        """Sends a request. Returns the seconds until it is acknowledged."""
        request = f"{kind}{self.moves}"
        self.moves += 1
        start = perf_counter()
        await self.socket.send(json.dumps({"type": kind, "id": request, **fields}))
        await self.until(f'{{"type":"done","id":"{request}"')
        return perf_counter() - start

    async def until(self, beginning: str) -> None:
        while True:
            text = str(await self.socket.recv())
            if text.startswith('{"type":"update"'):
                self.note(text)
            elif text.startswith('{"type":"ping"'):
                await self.socket.send(text.replace("ping", "pong"))
            elif text.startswith('{"type":"refused"'):
                raise RuntimeError(text)
            if text.startswith(beginning):
                return

    def note(self, text: str) -> None:
        message = json.loads(text)
        self.legal = message["legal"]
        self.over = message["outcome"] is not None


async def seated(port: int, code: str, cookie: str, seat: int) -> Player:
    url = f"ws://127.0.0.1:{port}/ws/{code}"
    headers = {"Cookie": cookie}
    socket = await connect(url, additional_headers=headers, compression=None, max_size=None, open_timeout=None)
    player = Player(socket)
    await socket.send(HELLO)
    await player.ask("sit", seat=seat, name="bench", nonce=secrets.token_hex(32))
    return player


async def new_table(port: int, cookie: str, game: str) -> str:
    code: str = (await post(port, cookie, "/api/tables", {"game": game, "options": {}}))["code"]
    return code


async def post(port: int, cookie: str, path: str, content: Any) -> Any:
    """Posts by hand, because one line of HTTP needs no client."""
    body = json.dumps(content)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
    answer = (await reader.read()).partition(b"\r\n\r\n")[2]
    writer.close()
    return json.loads(answer)


class Evening:
    """People who play alone, each at a steady pace. They come in a few at a time, as fast as the server lets them."""

    def __init__(self, port: int, people: int, pace: float = 1.0) -> None:
        self.coming: list[float] = []
        """Times to acknowledgement of moves made while people still came."""
        self.times: list[float] = []
        """Times to acknowledgement of moves since everybody was there."""
        self._port = port
        self._people = people
        self._pace = pace
        self._door = asyncio.Semaphore(AT_THE_DOOR)
        self._all_there = asyncio.Event()
        self._seated = 0
        self._over = False

    async def last(self, seconds: float) -> float:
        """Runs for this long after everybody has come. Returns how long that took."""
        start = perf_counter()
        playing = [asyncio.create_task(self._play(number)) for number in range(self._people)]
        await self._all_there.wait()
        came = perf_counter() - start
        await asyncio.sleep(seconds)
        self._over = True
        await asyncio.gather(*playing)
        return came

    async def _play(self, number: int) -> None:
        cookie, dice = new_cookie(), random.Random(number)
        player = await self._sit_down(cookie)
        self._seated += 1
        if self._seated == self._people:
            self._all_there.set()
        await asyncio.sleep(dice.random() * self._pace)
        while not self._over:
            if player.over:
                await player.socket.close()
                player = await self._sit_down(cookie)
            await self._move(player, dice)
        await player.socket.close()

    async def _sit_down(self, cookie: str) -> Player:
        async with self._door:
            player = await seated(self._port, await new_table(self._port, cookie, "hidden-rooms"), cookie, 0)
            await player.ask("start")
            return player

    async def _move(self, player: Player, dice: random.Random) -> None:
        times = self.times if self._all_there.is_set() else self.coming
        took = await player.ask("act", action=dice.choice(player.legal))
        times.append(took)
        await asyncio.sleep(self._pace - took)


async def as_fast_as_can_be(port: int, tables: int, seconds: float) -> tuple[list[float], float]:
    """Times to acknowledgement, and moves per second."""
    pairs = []
    for _ in range(tables):
        cookies = new_cookie(), new_cookie()
        code = await new_table(port, cookies[0], "bench")
        pairs.append([await seated(port, code, cookie, seat) for seat, cookie in enumerate(cookies)])
        await pairs[-1][0].ask("start")
    times: list[float] = []
    start = perf_counter()

    async def play(pair: list[Player]) -> None:
        turn = 0
        while perf_counter() < start + seconds:
            times.append(await pair[turn % 2].ask("act", action={"type": "go"}))
            turn += 1

    await asyncio.gather(*map(play, pairs))
    return times, len(times) / (perf_counter() - start)


async def beside(port: int, seconds: float, others: Sequence[Coroutine[Any, Any, None]]) -> list[float]:
    """Times to acknowledgement of one person's moves, while others are busy."""
    busy_ones = [asyncio.create_task(other) for other in others]
    times = await quick_moves(port, seconds)
    for task in busy_ones:
        task.cancel()
    return times


async def quick_moves(port: int, seconds: float) -> list[float]:
    evening = Evening(port, 1, QUICK)
    await evening.last(seconds)
    return evening.times


async def bots_at(port: int) -> ClientConnection:
    """A table played by bots, with a spectator."""
    cookie = new_cookie()
    code = await new_table(port, cookie, "hako-onna")
    socket = await connect(f"ws://127.0.0.1:{port}/ws/{code}", additional_headers={"Cookie": cookie}, max_size=None)
    await socket.send(HELLO)
    player = Player(socket)
    for seat in range(4):
        await player.ask("seat_bot", seat=seat, level=list(levels_of("hako-onna"))[-1])
    await player.ask("start")
    return socket


async def listen_on(socket: ClientConnection) -> None:
    while True:
        text = str(await socket.recv())
        if text.startswith('{"type":"ping"'):
            await socket.send(text.replace("ping", "pong"))


async def asks_for_hints(port: int, taken: list[float]) -> None:
    """A player who asks for hints all the time."""
    cookie = new_cookie()
    code = await new_table(port, cookie, "hidden-rooms")
    player = await seated(port, code, cookie, 0)
    await player.ask("start")
    while True:
        start = perf_counter()
        assert (await post(port, cookie, f"/api/tables/{code}/hint", {}))["choices"]
        taken.append(perf_counter() - start)


def new_cookie() -> str:
    return f"kurayami={secrets.token_urlsafe(32)}"


def serve(database: str, port: "multiprocessing.Queue[int]", hidden: str | None) -> None:
    if hidden:
        sys.path.insert(0, hidden)
    settings = Settings(database=database, limits=LIMITS, bot_pause=0.0)
    listening = listen("127.0.0.1", 0)
    app = build(settings, {**GAMES, "bench": bench_game})
    ServerProcess(app, settings, lambda: port.put(listening.getsockname()[1])).run(sockets=[listening])


@contextmanager
def served(database: str, hidden: str | None) -> Iterator[tuple[int, int]]:
    """Port and process id of a server, which imports from this folder first."""
    spawn = multiprocessing.get_context("spawn")
    port: multiprocessing.Queue[int] = spawn.Queue()
    process = spawn.Process(target=serve, args=(database, port, hidden))
    process.start()
    try:
        yield port.get(timeout=60), process.pid or 0
    finally:
        process.terminate()
        process.join()


def megabytes(pid: int) -> str:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return f"{pages * os.sysconf('SC_PAGE_SIZE') / 1e6:.0f} MB"
    except (OSError, ValueError):
        return "?"


def busy(pid: int) -> float:
    """Processor seconds the server has used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return float("nan")


def p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98] if len(times) > 1 else float("nan")


def told(times: list[float]) -> str:
    return f"p50 {median(times or [0]) * 1000:.1f} ms, p99 {p99(times) * 1000:.1f} ms, {len(times)} moves"


async def bots(wish: argparse.Namespace, port: int, pid: int) -> None:
    alone = await quick_moves(port, wish.seconds)
    watchers = [await bots_at(port) for _ in range(wish.bots)]
    busy_times = await beside(port, wish.seconds, [listen_on(watcher) for watcher in watchers])
    compare(alone, busy_times, f"{wish.bots} tables of thinking bots")


async def hints(wish: argparse.Namespace, port: int, pid: int) -> None:
    alone, taken = await quick_moves(port, wish.seconds), list[float]()
    busy_times = await beside(port, wish.seconds, [asks_for_hints(port, taken) for _ in range(wish.askers)])
    compare(alone, busy_times, f"{wish.askers} people who ask for hints all the time")
    say(f"a hint took {median(taken):.2f} s, of {len(taken)}")


def compare(alone: list[float], busy_times: list[float], others: str) -> None:
    say(f"one person alone: {told(alone)}")
    ratio = p99(busy_times) / p99(alone)
    say(f"one person beside {others}: {told(busy_times)}; p99 {ratio:.1f} times that of alone")


async def tables(wish: argparse.Namespace, port: int, pid: int) -> None:
    empty, evening = megabytes(pid), Evening(port, wish.tables)
    came = await evening.last(wish.seconds)
    say(f"{wish.tables} tables of one, an action a second each: {told(evening.times)}")
    say(f"the same while they came, {wish.tables / came:.0f} new tables a second: {told(evening.coming)}")
    say(f"memory of the server: {empty} without a table, {megabytes(pid)} with {wish.tables}")


async def pairs(wish: argparse.Namespace, port: int, pid: int) -> None:
    before = busy(pid)
    times, rate = await as_fast_as_can_be(port, wish.pairs, wish.seconds / 2)
    say(f"{wish.pairs} tables of two, as fast as can be: {rate:.0f} moves/s, {told(times)}")
    say(f"processor time of the server: {(busy(pid) - before) / len(times) * 1e6:.0f} us a move")


PARTS: Final = {"bots": bots, "hints": hints, "tables": tables, "pairs": pairs}


def say(text: str) -> None:
    print(text, flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bots", type=int, default=10)
    parser.add_argument("--askers", type=int, default=10)
    parser.add_argument("--plain", action="store_true", help="as if numba were not installed")
    parser.add_argument("--only", choices=PARTS, help="this part alone")
    parser.add_argument("--database", help="another place than a new SQLite file")
    wish = parser.parse_args(arguments)
    parts = [wish.only] if wish.only else list(PARTS)
    for part in parts:
        with TemporaryDirectory() as folder:
            Path(folder, "numba.py").write_text("raise ImportError")
            database = wish.database or f"{folder}/{part}.sqlite3"
            with served(database, folder if wish.plain else None) as (port, pid):
                asyncio.run(PARTS[part](wish, port, pid))


if __name__ == "__main__":
    main()
