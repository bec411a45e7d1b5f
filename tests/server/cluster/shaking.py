"""Three servers on one PostgreSQL, people who play through a balancer, and every trouble a process can have.

Servers are killed, paused and resumed, and cut off from the database; some are paused with a write under way, which
reaches the database when the table has another owner. Nothing acknowledged may be lost or duplicated, and no game may
fork. `python -m tests.server.cluster.shaking --kills 300 --stops 100 --cuts 50` runs it at length.
"""

import argparse
import asyncio
import os
import random
import signal
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import httpx2
from sqlalchemy import Engine, func, select

from kurayami.server.store import schema
from kurayami.server.store.storage import engine_for, open_database
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.client import Browser, Client
from tests.server.cluster.network import Balancer, Cable
from tests.server.killing import LOST, Interrupted, Nursery, Player, Report, check, kill, played
from tests.server.postgres import postgres

PROCESSES = 3
IMPATIENCE = 8.0
"""Seconds before a person reconnects: a paused process says nothing."""
MOST_MOVES = 15
"""Moves between two troubles."""
ZOMBIES = 3
"""One pause in this many comes while a write is under way."""
TOKEN = "token-of-the-shaking"
OLDEST_WRITE, LATE_WRITES = "kurayami_oldest_write_seconds", "kurayami_outdated_writes_total"
LATE_SECONDS = 5.0
"""Seconds after a pause for a late write; if none comes, it is paused again."""
FOR_TWO = {"visitors": 1, "pause": 100}
"""Options of Hako Onna for the people at one table."""

TABLES = schema.tables.c
PROCESSES_OF = schema.processes.c


@dataclass
class Shaken(Report):
    stops: int = 0
    zombies: int = 0
    """Pauses with a write under way."""
    cuts: int = 0
    taken_over: int = 0
    """Times a table got another owner."""
    late_writes: int = 0
    """Writes of paused processes that the database refused."""
    together: int = 0
    """Acknowledged moves at tables of two people who came through different processes."""
    longest: float = 0.0
    """Longest wait from losing a connection to the next update, in seconds."""
    takeovers: list[float] = field(default_factory=list, repr=False)
    """Seconds from a death or a pause until its tables can be opened elsewhere."""

    def __str__(self) -> str:
        takeovers = sorted(self.takeovers) or [0.0]
        asked = f"takeover asked for at once {len(self.takeovers)} times: {takeovers[len(takeovers) // 2]:.2f} s median"
        return f"{self!r}\n{asked}, {takeovers[-1]:.2f} s longest"


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


@dataclass
class Partner(Person):
    """One of two people at a table."""

    async def take_seat(self, client: Client) -> None:
        """Sits down. Who sits at seat 0 starts when both are there."""
        if client.table is None:
            raise TimeoutError
        if client.table["phase"] != "gathering":
            return
        await client.sit(self.seat, name=self.sign)
        if self.seat == 0:
            await client.until(
                lambda: client.closed or all(seat["kind"] == "person" for seat in (client.table or {})["seats"])
            )
            await client.ask("start")
        await client.until(lambda: client.closed or (client.table or {})["phase"] != "gathering")

    async def choice(self, client: Client) -> Any:
        await client.until(lambda: client.closed or bool(client.legal) or client.update["outcome"] is not None)
        if client.closed:
            raise TimeoutError
        return self.dice.choice(client.legal) if client.legal else None

    def note_refusal(self, answer: Any) -> None:
        """The other's move may have come first."""


@dataclass
class Pair:
    """Two people who play with each other, each through a process of their own while it lives."""

    people: Sequence[Partner]
    report: Shaken

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            code = await self.people[0].create("hako-onna", options=FOR_TWO)
            await self.people[1].introduce()
            async with asyncio.TaskGroup() as both:
                games = [both.create_task(person.play_at(code, stop)) for person in self.people]
                await asyncio.wait(games, return_when=asyncio.FIRST_COMPLETED)
                if stop.is_set():  # the other may wait for a move that will not come
                    await asyncio.wait(games, timeout=IMPATIENCE)
                    for game in games:
                        game.cancel()


class Server:
    """A process that is restarted whenever it is gone."""

    def __init__(self, database: str, name: str) -> None:
        self._name = name
        self.cable = Cable(database)
        self.port = free_port()
        self.private = f"127.0.0.1:{free_port()}"
        self.pid = 0
        self._nursery: Nursery | None = None

    async def open(self) -> None:
        self._nursery = Nursery(
            await self.cable.open(), self.port, self._name, private_address=self.private, token=TOKEN
        )
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

    async def metrics(self) -> dict[str, float]:
        return await metrics_at(self.private, TOKEN)

    async def reports(self, true: Callable[[Mapping[str, float]], bool], seconds: float = PATIENCE) -> None:
        """Waits until its metrics say so."""
        async with asyncio.timeout(seconds):
            while not true(await self.metrics()):
                await asyncio.sleep(0.05)


async def metrics_at(address: str, token: str) -> dict[str, float]:
    """Metrics of a process, by its private address."""
    async with httpx2.AsyncClient(timeout=PATIENCE) as http:
        answer = await http.get(f"http://{address}/metrics", headers={"Authorization": f"Bearer {token}"})
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


class Owned:
    """Owners of the tables, as the database says."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def by(self, server: Server) -> dict[str, int]:
        """Terms of a server's tables whose game is not over, by code."""
        wanted = select(TABLES.code, TABLES.term).join_from(
            schema.tables, schema.processes, PROCESSES_OF.id == TABLES.owner
        )
        mine = wanted.where(PROCESSES_OF.address == server.private, TABLES.phase != "over")
        with self._engine.connect() as connection:
            return {row.code: row.term for row in connection.execute(mine)}

    def terms(self, codes: Sequence[str]) -> dict[str, int]:
        with self._engine.connect() as connection:
            found = connection.execute(select(TABLES.code, TABLES.term).where(TABLES.code.in_(codes)))
            return {row.code: row.term for row in found}


@dataclass
class Troubles:
    """Troubles of one server during play."""

    report: Shaken
    dice: random.Random
    owned: Owned
    servers: Sequence[Server]
    at_play: Callable[[], set[str]]
    """Tables that people are at."""
    stop_seconds: Callable[[random.Random], float] = lambda dice: dice.uniform(1, 30)
    cut_seconds: Callable[[random.Random], float] = lambda dice: dice.uniform(0.5, 8)
    zombies: int = ZOMBIES

    async def kill(self, server: Server) -> None:
        mine = self.owned.by(server)
        await kill(server.pid)
        asking = self.asked_for(server, mine)
        self.report.kills += 1
        await played(self.report, 1 + self.dice.randrange(5))
        await asking
        await server.start()

    async def stop(self, server: Server) -> None:
        if self.report.stops % self.zombies == 0:
            while not await self.stop_with_a_write(server):
                await played(self.report, 1)
            self.report.zombies += 1
        else:
            mine = self.owned.by(server)
            os.kill(server.pid, signal.SIGSTOP)
            asking = self.asked_for(server, mine)
            await asyncio.sleep(self.stop_seconds(self.dice))
            os.kill(server.pid, signal.SIGCONT)
            await asking
        self.report.stops += 1

    async def stop_with_a_write(self, server: Server) -> bool:
        """Pauses it while a write is on its way to the database, and lets the write arrive when everybody plays
        elsewhere. False if it was not a write to one of their tables.
        """
        while not self.at_play() & self.owned.by(server).keys():
            await played(self.report, 1)
        before = await server.metrics()
        server.cable.freeze()
        await server.reports(lambda now: now[OLDEST_WRITE] > 0 or not self.at_play() & self.owned.by(server).keys())
        os.kill(server.pid, signal.SIGSTOP)
        mine = {code: term for code, term in self.owned.by(server).items() if code in self.at_play()}
        async with asyncio.timeout(PATIENCE):
            while any(term <= mine[code] for code, term in self.owned.terms(list(mine)).items()):
                await asyncio.sleep(0.05)
        server.cable.heal()
        os.kill(server.pid, signal.SIGCONT)
        with suppress(TimeoutError):
            await server.reports(lambda now: now[LATE_WRITES] > before[LATE_WRITES], LATE_SECONDS)
        late = int((await server.metrics())[LATE_WRITES] - before[LATE_WRITES])
        self.report.late_writes += late
        return late > 0

    async def cut(self, server: Server) -> None:
        self.dice.choice((server.cable.cut, server.cable.freeze))()
        await asyncio.sleep(self.cut_seconds(self.dice))
        server.cable.heal()
        self.report.cuts += 1

    def asked_for(self, server: Server, mine: Mapping[str, int]) -> "asyncio.Task[None]":
        """Begins to ask another server for one of its tables."""
        return asyncio.create_task(self._ask_for(server, mine))

    async def _ask_for(self, server: Server, mine: Mapping[str, int]) -> None:
        if not mine:
            return
        code, start = self.dice.choice(sorted(mine)), monotonic()
        other = self.dice.choice([each for each in self.servers if each is not server])
        async with asyncio.timeout(PATIENCE), Browser(f"http://127.0.0.1:{other.port}") as watcher:
            while not await _is_shown(watcher, code):
                await asyncio.sleep(0.05)
        if self.owned.terms([code])[code] > mine[code]:
            self.report.takeovers.append(monotonic() - start)


async def _is_shown(watcher: Browser, code: str) -> bool:
    with suppress(*LOST):
        async with watcher.at(code) as client:
            return client.table is not None
    return False


async def shake(database: str, kills: int, stops: int, cuts: int, players: int, seed: int, **spans: Any) -> Shaken:
    dice, report, over = random.Random(seed), Shaken(), asyncio.Event()
    open_database(database).dispose()
    engine = engine_for(database)
    servers = [Server(database, f"seed {seed}, server {number}") for number in range(PROCESSES)]
    ports = [server.port for server in servers]
    balancers = [Balancer(ports, random.Random(dice.random()), first) for first in (None, *ports[:2])]
    urls = [f"http://127.0.0.1:{await balancer.open()}" for balancer in balancers]
    people: list[Person] = []
    try:
        for server in servers:
            await server.open()
        people = [
            Person(Browser(urls[0], patience=IMPATIENCE), random.Random(dice.random()), report) for _ in range(players)
        ]
        pair = [
            Partner(Browser(url, patience=IMPATIENCE), random.Random(dice.random()), report, seat=seat, sign="pq"[seat])
            for seat, url in enumerate(urls[1:])
        ]
        everybody = [*people, *pair]
        troubles = Troubles(
            report, dice, Owned(engine), servers, lambda: {person.at for person in everybody if person.at}, **spans
        )
        playing = [*(one.play(over) for one in people), Pair(pair, report).play(over)]
        report.games = [asyncio.create_task(game) for game in playing]
        people += pair
        await until_relayed(servers)
        todo = [troubles.kill] * kills + [troubles.stop] * stops + [troubles.cut] * cuts
        for trouble in dice.sample(todo, len(todo)):
            await played(report, 1 + dice.randrange(MOST_MOVES))
            await trouble(dice.choice(servers))
            if kills + stops + cuts > 20:
                print(report, flush=True)
        await played(report, MOST_MOVES)
        while not report.finished or not all(any(partner.done.values()) for partner in pair):
            await played(report, 1)
        over.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*report.games)
    finally:
        for game in report.games:
            game.cancel()
        await asyncio.gather(*report.games, return_exceptions=True)
        for server in servers:
            await server.close()
        for balancer in balancers:
            await balancer.close()
        engine.dispose()
    await check(database, list(people), report)
    report.taken_over = owners_since(database)
    report.together = sum(
        len(done) for person in people if isinstance(person, Partner) for done in person.done.values()
    )
    for person in people:
        await person.browser.http.aclose()
    return report


def owners_since(database: str) -> int:
    engine = engine_for(database)
    with engine.connect() as connection:
        changes = connection.scalar(select(func.sum(TABLES.term - 1)).where(TABLES.term > 1)) or 0
    engine.dispose()
    return int(changes)


async def until_relayed(servers: Sequence[Server]) -> None:
    """Waits until the two people at one table come to it through two processes."""
    async with asyncio.timeout(PATIENCE):
        while not any([(await server.metrics())["kurayami_relays"] for server in servers]):
            await asyncio.sleep(0.05)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--stops", type=int, default=0)
    parser.add_argument("--cuts", type=int, default=0)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with postgres() as database:
        report = asyncio.run(shake(database, wish.kills, wish.stops, wish.cuts, wish.players, wish.seed))
    print(report)
    assert report.proven > 0
    assert report.taken_over > 0
    assert report.together > 0
    assert report.takeovers or not wish.kills
    assert report.late_writes >= report.zombies > 0 or not wish.stops


if __name__ == "__main__":
    main()
