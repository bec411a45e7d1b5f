"""How fast the server is, on loopback, with every move stored before it is acknowledged.

1. Many tables of one player each, who plays Hidden Rooms at one action a second.
2. Fifty tables of two players who move as fast as they can.
3. Ten tables on which bots of Hako Onna's best level think without a pause, and one person who plays elsewhere.
Server and players are two processes, so that a machine with two cores gives one to each.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import secrets
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from kurayami.bots import levels_of
from kurayami.catalog import GAMES
from kurayami.server.app import build
from kurayami.server.run import Process, configuration, listen
from kurayami.server.settings import Limits, Settings
from tools import bench_game

MANY: Final = 10**9
LIMITS: Final = Limits(
    message_rate=MANY,
    message_burst=MANY,
    request_rate=MANY,
    request_burst=MANY,
    address_message_rate=MANY,
    address_message_burst=MANY,
    creation_burst=MANY,
    sockets_per_address=MANY,
    tables_per_device=MANY,
    entries=MANY,
)


class Player:
    """A client that costs little, so that the server is measured and not the client."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.legal: list[Any] = []
        self.over = False
        self.moves = 0

    async def ask(self, kind: str, **fields: Any) -> float:
        """Seconds until it is acknowledged."""
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
    socket = await connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=None)
    player = Player(socket)
    await socket.send('{"type":"hello","version":1}')
    await player.ask("sit", seat=seat, name="bench", nonce=secrets.token_hex(32))
    return player


async def new_table(port: int, cookie: str, game: str) -> str:
    """By hand, for one line of HTTP needs no client."""
    body = json.dumps({"game": game, "options": {}})
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
    answer = (await reader.read()).partition(b"\r\n\r\n")[2]
    writer.close()
    code: str = json.loads(answer)["code"]
    return code


async def one_a_second(port: int, tables: int, seconds: float) -> list[float]:
    """The times to the acknowledgement of all moves."""
    times: list[float] = []
    end = perf_counter() + seconds + tables / 100

    async def play(number: int) -> None:
        cookie, dice = new_cookie(), random.Random(number)
        await asyncio.sleep(number / 100)
        while perf_counter() < end:
            player = await seated(port, await new_table(port, cookie, "hidden-rooms"), cookie, 0)
            await player.ask("start")
            await asyncio.sleep(dice.random())
            while not player.over and perf_counter() < end:
                times.append(await player.ask("act", action=dice.choice(player.legal)))
                await asyncio.sleep(1 - times[-1])
            await player.socket.close()

    await asyncio.gather(*(play(number) for number in range(tables)))
    return times


async def as_fast_as_can_be(port: int, tables: int, seconds: float) -> tuple[list[float], float]:
    """The times to the acknowledgement, and the moves a second."""
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


async def beside_bots(port: int, tables: int, seconds: float) -> list[float]:
    """The times to the acknowledgement of one person's moves, while bots think on many other tables."""
    watchers = [await bots_at(port) for _ in range(tables)]
    waiting = [asyncio.create_task(listen_on(watcher)) for watcher in watchers]
    times = await one_a_second(port, 1, seconds)
    for task in waiting:
        task.cancel()
    return times


async def bots_at(port: int) -> ClientConnection:
    """A table that bots play, and somebody who watches it."""
    cookie = new_cookie()
    code = await new_table(port, cookie, "hako-onna")
    socket = await connect(f"ws://127.0.0.1:{port}/ws/{code}", additional_headers={"Cookie": cookie}, max_size=None)
    await socket.send('{"type":"hello","version":1}')
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


def new_cookie() -> str:
    return f"kurayami={secrets.token_urlsafe(32)}"


def serve(database: str, port: "multiprocessing.Queue[int]") -> None:
    settings = Settings(database=database, limits=LIMITS, bot_pause=0.0)
    listening = listen("127.0.0.1", 0)
    app = build(settings, {**GAMES, "bench": bench_game})
    Process(configuration(app, settings), lambda: port.put(listening.getsockname()[1])).run(sockets=[listening])


@contextmanager
def served(database: str) -> Iterator[tuple[int, int]]:
    """The port and the process id of a server."""
    spawn = multiprocessing.get_context("spawn")
    port: multiprocessing.Queue[int] = spawn.Queue()
    process = spawn.Process(target=serve, args=(database, port))
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
    """Seconds of processor time that the server has used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return float("nan")


def told(times: list[float]) -> str:
    p99 = quantiles(times, n=100)[98]
    return f"p50 {median(times) * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, {len(times)} moves"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bots", type=int, default=10)
    parser.add_argument("--only-bots", action="store_true")
    parser.add_argument("--database", help="another place than a new SQLite file")
    wish = parser.parse_args(arguments)
    run: Callable[[Any], Any] = asyncio.run
    with tempfile.TemporaryDirectory(dir=".") as folder:
        with served(wish.database or f"{folder}/three.sqlite3") as (port, _):
            times = run(beside_bots(port, wish.bots, wish.seconds))
            print(f"one person, beside {wish.bots} tables of thinking bots: {told(times)}", flush=True)
        if wish.only_bots:
            return
        with served(wish.database or f"{folder}/one.sqlite3") as (port, pid):
            empty = megabytes(pid)
            times = run(one_a_second(port, wish.tables, wish.seconds))
            print(f"{wish.tables} tables of one, an action a second each: {told(times)}", flush=True)
            print(f"memory of the server: {empty} without a table, {megabytes(pid)} with {wish.tables}", flush=True)
        with served(wish.database or f"{folder}/two.sqlite3") as (port, pid):
            before = busy(pid)
            times, rate = run(as_fast_as_can_be(port, wish.pairs, wish.seconds / 2))
            print(f"{wish.pairs} tables of two, as fast as can be: {rate:.0f} moves/s, {told(times)}", flush=True)
            print(f"processor time of the server: {(busy(pid) - before) / len(times) * 1e6:.0f} us a move", flush=True)


if __name__ == "__main__":
    main()
