"""Cost of a move with one, two and four processes on one PostgreSQL, and of a relayed one.

Two cores that carry servers, PostgreSQL and players can't show growth in moves per second, so processor times count: of
all servers together, and of PostgreSQL. Every process has equally many tables; in the last line every socket reaches a
process that does not own its table.
"""

import argparse
import asyncio
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median
from time import perf_counter
from urllib.parse import parse_qs, urlsplit

import uvloop
from msgspec import Struct
from tests.server.postgres import postgres

from tools.bench_boardgame import OURS, OurPair, Rival, our_lines, served, spent


class Cost(Struct):
    servers: float
    """Processor microseconds per move, of all servers."""
    database: float
    """Processor microseconds per move, of PostgreSQL."""
    rate: float


def backends(database: str) -> list[int]:
    """Processes of this PostgreSQL, by its folder."""
    folder = parse_qs(urlsplit(database).query)["host"][0]
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "cwd").readlink() == Path(folder):
                found.append(int(process.name))
    return found


def total(pids: Sequence[int]) -> dict[int, float]:
    found = {}
    for pid in pids:
        try:
            found[pid] = sum(spent(pid).values())
        except OSError:
            continue
    return found


def gained(before: dict[int, float], after: dict[int, float]) -> float:
    return sum(time - before.get(pid, 0.0) for pid, time in after.items())


async def measure(
    database: str, ports: Sequence[int], pids: Sequence[int], tables: int, seconds: float, relayed: bool
) -> Cost:
    times: list[float] = []
    pairs = []
    for number in range(tables * len(ports)):
        own = ports[number % len(ports)]
        door = ports[(number + 1) % len(ports)] if relayed else own
        pairs.append(OurPair(await our_lines(own, door), times))
    await asyncio.sleep(1)
    theirs = backends(database)
    before, stored, start = total(pids), total(theirs), perf_counter()
    for pair in pairs:
        pair.begin(start + seconds)
    await asyncio.gather(*(pair.over for pair in pairs))
    took = perf_counter() - start
    moves = len(times) / 1e6
    return Cost(gained(before, total(pids)) / moves, gained(stored, total(theirs)) / moves, len(times) / took)


def one_run(processes: int, tables: int, seconds: float, relayed: bool = False) -> Cost:
    with postgres() as database, ExitStack() as stack:
        rival = Rival(OURS.name, [*OURS.words, "--database", database], OURS.pair)
        servers = [stack.enter_context(served(rival, None)) for _ in range(processes)]
        ports, pids = zip(*servers, strict=True)
        return uvloop.run(measure(database, ports, pids, tables, seconds, relayed))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=24, help="tables of each process")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    wish = parser.parse_args(arguments)
    kinds = {"1 process": (1, False), "2 processes": (2, False), "4 processes": (4, False), "2, relayed": (2, True)}
    found: dict[str, list[Cost]] = {kind: [] for kind in kinds}
    for _ in range(wish.rounds):
        for kind, (processes, relayed) in kinds.items():
            cost = one_run(processes, wish.tables, wish.seconds, relayed)
            found[kind].append(cost)
            print(f"{kind:12} {told(cost)}", flush=True)
    first = found["1 process"]
    for kind, costs in found.items():
        ratio = median(cost.servers / one.servers for cost, one in zip(costs, first, strict=True))
        print(f"{kind:12} {ratio:.2f} times the processor time of one process, median of {len(costs)}", flush=True)


def told(cost: Cost) -> str:
    servers = f"{cost.servers:5.0f} us of servers a move"
    return f"{servers}, {cost.database:4.0f} us of PostgreSQL, {cost.rate:,.0f} moves/s"


if __name__ == "__main__":
    main()
