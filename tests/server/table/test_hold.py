"""A clock that waits for a lone player."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from kurayami.games import komnata_strachu
from tests.server.client import Browser, Client, Running, running, settings_for
from tests.server.clock import HandClock

pytestmark = pytest.mark.anyio

OPTIONS: dict[str, Any] = {"players": 2, "pause": None, "countdown": 0, "invasions": [], "escapes": 0, "guests": 0}
HOUR = 3600
"""Seconds; far more than any bot needs for a round, and than its time limit."""


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def server(tmp_path: Path, clock: HandClock) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path, clock=clock), {"komnata-strachu": komnata_strachu}) as found:
        yield found


async def hours_pass(client: Client, clock: HandClock, true: Callable[[], bool]) -> None:
    """Lets time pass again and again: the bot may begin to wait only after an hour has passed."""
    async with asyncio.timeout(client.patience):
        while not true():
            clock.forward(HOUR)
            with suppress(TimeoutError):
                await client.until(true, seconds=0.1)


async def racing(client: Client, clock: HandClock) -> None:
    """The bot is ready first, so the cards are turned up the moment that Ada is."""
    await client.sit(0)
    await client.ask("seat_bot", seat=1, level="dreamer")
    await client.ask("start")
    await hours_pass(client, clock, lambda: bool(client.updates) and client.update["view"]["stage"]["ready"][1])
    assert (await client.ask("act", action={"type": "ready"}))["type"] == "done"
    await client.until(lambda: "push" in {action["type"] for action in client.legal})


@pytest.mark.rule("KS-17", "KS-23")
async def test_who_plays_alone_stops_the_clock_for_all(server: Running, ada: Browser, clock: HandClock) -> None:
    code = await ada.create("komnata-strachu", options=OPTIONS)
    async with ada.at(code) as client:
        await racing(client, clock)
        actor = await server.services.registry.actor(code)
        began = actor.now()
        clock.forward(0.3)
        assert (await client.ask("hold", on=True))["type"] == "done"
        assert (await client.ask("hold", on=True))["type"] == "done"
        clock.forward(HOUR)
        assert (await client.ask("hold", on=False))["type"] == "done"
        assert actor.now() == began + 300
        stage = client.update["view"]["stage"]
        assert (stage["type"], stage["racers"][1]["forward"], stage["racers"][1]["hit"]) == ("open", 0, False)
        clock.forward(0.1)
        assert (await client.ask("act", action={"type": "hit", "time": 400}))["type"] == "done"
        await hours_pass(client, clock, lambda: bool(client.update["view"]["told"]))
        mine = next(finish for finish in client.update["view"]["told"][0]["finishes"] if finish["seat"] == 0)
        assert (mine["time"], mine["believed"]) == (400, True)


async def test_a_move_or_a_new_page_lets_the_clock_run_again(server: Running, ada: Browser, clock: HandClock) -> None:
    code = await ada.create("komnata-strachu", options=OPTIONS)
    async with ada.at(code) as client:
        await racing(client, clock)
        actor = await server.services.registry.actor(code)
        await client.ask("hold", on=True)
        await client.ask("act", action={"type": "push", "token": "ghost"})
        before = actor.now()
        clock.forward(0.2)
        assert actor.now() == before + 200
        await client.ask("hold", on=True)
        assert actor.session.game
        assert actor.session.game.is_held
    async with ada.at(code) as client:
        await client.until(lambda: client.updates)
        assert not actor.session.game.is_held


async def test_nobody_stops_the_clock_of_others(ada: Browser, bob: Browser) -> None:
    code = await ada.create("komnata-strachu", options=OPTIONS)
    async with ada.at(code) as one, bob.at(code) as two:
        await one.sit(0)
        await two.sit(1, "Bob")
        assert (await one.ask("hold", on=True))["key"] == "server-not-playing"
        await one.ask("start")
        assert (await one.ask("hold", on=True))["key"] == "server-not-alone"
    alone = await ada.create("komnata-strachu", options=OPTIONS)
    async with ada.at(alone) as one, bob.at(alone) as watcher:
        await one.sit(0)
        await one.ask("start")
        assert (await watcher.ask("hold", on=True))["key"] == "server-not-seated"
        assert (await one.ask("hold", on=True))["type"] == "done"
