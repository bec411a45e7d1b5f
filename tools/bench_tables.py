"""Cost of an awake table: memory, and processor time while almost nothing happens.

Tables of two with both sockets open and a move a minute each, from ten to ten thousand in one process. The server is
restarted for every number. `ulimit -n` must allow two files per table, for client and server.
"""

import argparse
import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import uvloop

from kurayami.server.run import allow_files
from tools.bench_boardgame import OURS, PING, hold_to, our_lines, served, spent
from tools.bench_line import BenchLine
from tools.bench_server import new_cookie

NUMBERS: Final = (10, 100, 1000, 5000, 10_000)
AT_ONCE: Final = 16
"""Tables made at the same time."""
MINUTE: Final = 60.0


def kilobytes(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


class Quiet:
    """A table with a move now and then."""

    def __init__(self, lines: Sequence[BenchLine]) -> None:
        self._lines = lines
        self._moves = 0
        for line in lines:
            line.hear = lambda text, line=line: answer_ping(line, text)  # type: ignore[misc]

    def move(self) -> None:
        number, self._moves = self._moves, self._moves + 1
        self._lines[number % 2].say(b'{"type":"act","id":"act%d","action":{"type":"go"}}' % number)


def answer_ping(line: BenchLine, text: bytes) -> None:
    if text.startswith(PING):
        line.say(text.replace(b"ping", b"pong"))


async def opened(port: int, number: int) -> list[Quiet]:
    door = asyncio.Semaphore(AT_ONCE)

    async def one() -> Quiet:
        async with door:
            return Quiet(await our_lines(port))

    return list(await asyncio.gather(*(one() for _ in range(number))))


async def lived(tables: Sequence[Quiet], seconds: float) -> None:
    """Plays a move a minute at each table, spread over the time."""
    dice = random.Random(1)
    moving = [table for table in tables if dice.random() < seconds / MINUTE]
    for table in moving:
        table.move()
        await asyncio.sleep(seconds / len(moving))
    if not moving:
        await asyncio.sleep(seconds)


async def milliseconds(port: int, path: str) -> float:
    """Milliseconds of one request."""
    start = perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {new_cookie()}\r\nConnection: close\r\n\r\n".encode()
    )
    assert (await reader.read()).startswith(b"HTTP/1.1 200")
    writer.close()
    return (perf_counter() - start) * 1000


async def started(port: int) -> float:
    """Milliseconds to make a table, sit down at it twice, and start."""
    start = perf_counter()
    await our_lines(port)
    return (perf_counter() - start) * 1000


async def measure(port: int, pid: int, number: int, seconds: float) -> str:
    await our_lines(port)
    empty = kilobytes(pid)
    tables = await opened(port, number)
    await asyncio.sleep(seconds)  # the pings become rare
    memory = (kilobytes(pid) - empty) / number
    before, start = spent(pid), perf_counter()
    await lived(tables, seconds)
    took, after = perf_counter() - start, spent(pid)
    busy = sum(after.values()) - sum(before.values())
    lobby = median([await milliseconds(port, "/api/lobby") for _ in range(9)])
    begin = median([await started(port) for _ in range(5)])
    return f"{number:>7,}{memory:>14,.1f} kB{busy / took * 100:>12.1f} %{lobby:>12.1f} ms{begin:>12.1f} ms"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, action="append", help="this many; may be given again")
    parser.add_argument("--seconds", type=float, default=20)
    wish = parser.parse_args(arguments)
    numbers = wish.tables or NUMBERS
    allow_files(2 * max(numbers) + 1000)
    hold_to(1)
    print(f"{'tables':>7}{'memory a table':>17}{'of a core':>14}{'the lobby':>15}{'a new game':>15}", flush=True)
    for number in numbers:
        with served(OURS, 0) as (port, pid):
            print(uvloop.run(measure(port, pid, number, wish.seconds)), flush=True)


if __name__ == "__main__":
    main()
