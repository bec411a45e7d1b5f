"""Presence updates reach everybody, but at a pace; and nobody is woken for nothing."""

import asyncio
from pathlib import Path

import pytest

from kurayami.server.table import news_pace
from kurayami.server.table.inbox import Tick
from kurayami.server.table.news_pace import LATER_SECONDS, NEWS_BURST, NEWS_RATE, NewsPace
from tests.server.client import Browser, Client, Running, running, settings_for
from tests.server.clock import HandClock

pytestmark = pytest.mark.anyio


async def test_what_cant_be_told_now_is_looked_at_again_later() -> None:
    clock, looks = HandClock(), []
    pace = NewsPace(clock, lambda: looks.append(clock.now()))
    listeners = NEWS_BURST // 4
    assert [pace.may_tell(listeners) for _ in range(6)] == [True, True, True, True, False, False]
    clock.forward(LATER_SECONDS)
    await asyncio.sleep(0)
    assert looks == [LATER_SECONDS]
    clock.forward(listeners / NEWS_RATE)
    assert pace.may_tell(listeners)


async def test_a_crowd_of_any_size_is_told_at_last() -> None:
    clock = HandClock()
    pace = NewsPace(clock, lambda: None)
    assert pace.may_tell(100 * NEWS_BURST)
    assert not pace.may_tell(100 * NEWS_BURST)
    clock.forward(NEWS_BURST / NEWS_RATE)
    assert pace.may_tell(100 * NEWS_BURST)


async def test_who_comes_in_a_crowd_is_seen_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news_pace, "NEWS_BURST", 3)
    clock = HandClock()
    async with running(settings_for(tmp_path, clock=clock)) as server, server.browser() as ada, server.browser() as bob:
        code = await ada.create()
        async with ada.at(code) as host:
            await sees(host, 1)
            async with bob.at(code) as one, bob.at(code) as two:
                await sees(one, 2)
                assert (await host.sit())["type"] == "done"
                assert host.table is not None
                assert host.table["watchers"] == 2, "but the host sits, and two watch"
                assert not host.table["seats"][0]["yours"]
                assert (await host.ask("start"))["type"] == "done"
                await two.until(lambda: two.table is not None and two.table["phase"] == "playing")
                clock.forward(1)
                await sees(host, 2)
            clock.forward(1)
            await sees(host, 0)


async def sees(client: Client, watchers: int) -> None:
    await client.until(lambda: client.table is not None and client.table["watchers"] == watchers)


class Sleeper:
    """A listener that counts how often it is woken."""

    device = "sleeper"

    def __init__(self) -> None:
        self.wakings = 0

    def wake(self) -> None:
        self.wakings += 1

    def dismiss(self, key: str) -> None:
        pass


async def test_nobody_is_woken_for_nothing(ada: Browser, server: Running) -> None:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
        actor, sleeper = await server.services.registry.actor(code), Sleeper()
        actor.join(sleeper)
        await client.until(lambda: client.table is not None and client.table["watchers"] == 1)
        woken = sleeper.wakings
        for _ in range(5):
            actor.tell(Tick())
            assert (await client.ask("mute", seat=0, on=False))["type"] == "done"
        assert sleeper.wakings == woken
        await client.ask("say", text="Wake up")
        assert sleeper.wakings == woken + 1
        actor.leave(sleeper)
