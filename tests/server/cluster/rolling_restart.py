"""A rolling restart beside people who stay: `make long ARGS=restarts`. It takes minutes."""

import asyncio
import random
import signal
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest

from tests.patience import until
from tests.ports import free_port
from tests.server.client import Browser, Client
from tests.server.cluster.shaking import TOKEN, Pair, Partner, Person, Shaken, metrics_at
from tests.server.cluster.test_supervisor import processes, served
from tests.server.killing import LOST, check, played

pytestmark = pytest.mark.anyio

THOUGHT = 0.2
"""Seconds between two moves."""


@dataclass
class Thinker(Person):
    """Somebody whose games last."""

    async def choice(self, client: Client) -> Any:
        await asyncio.sleep(THOUGHT)
        return await super().choice(client)


@dataclass
class Watcher:
    """Somebody who watches a table, however often the connection is lost."""

    browser: Browser
    code: str
    connections: int = 0

    async def watch(self) -> None:
        await self.browser.get("/api/me")
        while True:
            with suppress(*LOST):
                async with self.browser.at(self.code) as client:
                    self.connections += client.table is not None
                    await client.until(lambda client=client: client.closed)
            await asyncio.sleep(0.05)


async def relays(database: str) -> float:
    """Relayed websockets of all processes."""
    return sum([(await metrics_at(address, TOKEN))["kurayami_relays"] for address in processes(database).values()])


async def test_a_rolling_restart_costs_each_person_one_reconnection_and_no_move(database: str) -> None:
    """People at the owner of their table, relayed ones, and watchers stay connected and play all the while."""
    port, report, over = free_port(), Shaken(), asyncio.Event()
    url = f"http://127.0.0.1:{port}"
    async with served(database, port) as server:
        thinkers = [Thinker(Browser(url), random.Random(number), report) for number in range(3)]
        pair = [Partner(Browser(url), random.Random(seat), report, seat=seat, sign="pq"[seat]) for seat in (0, 1)]
        playing = [*(one.play(over) for one in thinkers), Pair(pair, report).play(over)]
        report.games = [asyncio.create_task(game) for game in playing]
        await until(lambda: pair[0].at)
        watchers: list[Watcher] = []
        while not await relays(database) or len(watchers) < 4:
            watchers.append(Watcher(Browser(url), str(pair[0].at)))
            report.games.append(asyncio.create_task(watchers[-1].watch()))
            await until(lambda: watchers[-1].connections)
        await played(report, 20)
        before = processes(database)
        server.send_signal(signal.SIGHUP)
        await until(lambda: len(processes(database)) == 2 and before.keys().isdisjoint(processes(database)))
        await played(report, 20)
        await until(lambda: all(watcher.connections > 1 for watcher in watchers))
        over.set()
        await asyncio.gather(*report.games[:4])
        for game in report.games[4:]:
            game.cancel()
        counts = [person.connections.total() - len(person.connections) for person in (*thinkers, *pair)]
        assert max(counts) == 1
        assert [watcher.connections for watcher in watchers] == [2] * len(watchers)
    await check(database, [*thinkers, *pair], report)
    for browser in [person.browser for person in (*thinkers, *pair)] + [watcher.browser for watcher in watchers]:
        await browser.http.aclose()
