"""Three servers on one PostgreSQL, people who play through a balancer, and every trouble a process can have.

Servers are killed, paused and resumed, and cut off from the database. Nothing acknowledged may be lost or duplicated,
and no game may fork. `python -m tests.server.cluster.shaking --kills 300 --stops 100 --cuts 50` runs it at length.
"""

import argparse
import asyncio
import os
import random
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from sqlalchemy import func, select

from kurayami.server.store import schema
from kurayami.server.store.storage import engine_for, open_database
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.client import Browser
from tests.server.cluster.network import Balancer, Cable
from tests.server.killing import Interrupted, Nursery, Player, Report, check, kill, played
from tests.server.postgres import postgres

PROCESSES = 3
IMPATIENCE = 8.0
"""Seconds before a person reconnects: a paused process says nothing."""
MOST_MOVES = 15
"""Moves between two troubles."""


@dataclass
class Shaken(Report):
    stops: int = 0
    cuts: int = 0
    taken_over: int = 0
    """Times a table got another owner."""
    longest: float = 0.0
    """Longest wait from losing a connection to the next acknowledgement, in seconds."""


@dataclass
class Person(Player):
    since: float | None = None

    async def sitting(self, code: str, pending: tuple[str, Any] | None, stop: asyncio.Event) -> tuple[str, Any] | None:
        before = self.report.acknowledged
        try:
            return await super().sitting(code, pending, stop)
        except Interrupted:
            if self.since is None or self.report.acknowledged > before:
                self.since = monotonic()
            raise

    async def settle(self, client: Any, code: str) -> None:
        await super().settle(client, code)
        if self.since is not None and isinstance(self.report, Shaken):
            self.report.longest = max(self.report.longest, monotonic() - self.since)
            self.since = None


class Server:
    """A process that is restarted whenever it is gone."""

    def __init__(self, database: str) -> None:
        self._database = database
        self.cable = Cable(database)
        self.port = free_port()
        self.pid = 0
        self._nursery: Nursery | None = None

    async def open(self) -> None:
        self._nursery = Nursery(await self.cable.open(), self.port, None)
        await self.start()

    async def start(self) -> None:
        assert self._nursery
        self.pid = await self._nursery.start()

    async def close(self) -> None:
        with suppress(ProcessLookupError):
            await kill(self.pid)
        if self._nursery:
            self._nursery.close()
        await self.cable.close()


@dataclass
class Troubles:
    """Troubles of one server during play."""

    report: Shaken
    dice: random.Random
    stop_seconds: Callable[[random.Random], float] = lambda dice: dice.uniform(1, 30)
    cut_seconds: Callable[[random.Random], float] = lambda dice: dice.uniform(0.5, 8)
    servers: list[Server] = field(default_factory=list)

    async def kill(self, server: Server) -> None:
        await kill(server.pid)
        self.report.kills += 1
        await played(self.report, 1 + self.dice.randrange(5))
        await server.start()

    async def stop(self, server: Server) -> None:
        os.kill(server.pid, signal.SIGSTOP)
        await asyncio.sleep(self.stop_seconds(self.dice))
        os.kill(server.pid, signal.SIGCONT)
        self.report.stops += 1

    async def cut(self, server: Server) -> None:
        self.dice.choice((server.cable.cut, server.cable.freeze))()
        await asyncio.sleep(self.cut_seconds(self.dice))
        server.cable.heal()
        self.report.cuts += 1


async def shake(database: str, kills: int, stops: int, cuts: int, players: int, seed: int, **spans: Any) -> Shaken:
    dice, report, over = random.Random(seed), Shaken(), asyncio.Event()
    open_database(database).dispose()
    servers = [Server(database) for _ in range(PROCESSES)]
    troubles = Troubles(report, dice, servers=servers, **spans)
    balancer = Balancer([server.port for server in servers], random.Random(dice.random()))
    url = f"http://127.0.0.1:{await balancer.open()}"
    people = []
    try:
        for server in servers:
            await server.open()
        people = [
            Person(Browser(url, patience=IMPATIENCE), random.Random(dice.random()), report) for _ in range(players)
        ]
        report.games = [asyncio.create_task(person.play(over)) for person in people]
        todo = [troubles.kill] * kills + [troubles.stop] * stops + [troubles.cut] * cuts
        for trouble in dice.sample(todo, len(todo)):
            await played(report, 1 + dice.randrange(MOST_MOVES))
            await trouble(dice.choice(servers))
        await played(report, MOST_MOVES)
        over.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*report.games)
    finally:
        for game in report.games:
            game.cancel()
        await asyncio.gather(*report.games, return_exceptions=True)
        for server in servers:
            await server.close()
        await balancer.close()
    await check(database, list(people), report)
    report.taken_over = owners_since(database)
    for person in people:
        await person.browser.http.aclose()
    return report


def owners_since(database: str) -> int:
    engine = engine_for(database)
    with engine.connect() as connection:
        changes = connection.scalar(select(func.sum(schema.tables.c.term - 1)).where(schema.tables.c.term > 1)) or 0
    engine.dispose()
    return int(changes)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--stops", type=int, default=0)
    parser.add_argument("--cuts", type=int, default=0)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with postgres() as database:
        print(asyncio.run(shake(database, wish.kills, wish.stops, wish.cuts, wish.players, wish.seed)))


if __name__ == "__main__":
    main()
