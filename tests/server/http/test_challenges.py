"""The daily challenge: the same chance for everyone, one attempt each, and a seed published when the day is over."""

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from hashlib import sha256
from pathlib import Path

import pytest

from tests.server.client import Browser, Client, play_on, running, settings_for
from tests.server.clock import DAY, DayClock

pytestmark = pytest.mark.anyio


async def test_all_who_try_the_challenge_have_the_same_chance(ada: Browser, bob: Browser) -> None:
    ends = []
    for browser in (ada, bob):
        made = await browser.post("/api/challenges")
        assert made == await browser.post("/api/challenges")
        async with browser.at(made["code"]) as client:
            await client.begin()
            assert client.table
            assert client.table["challenge"] == DAY.isoformat()
            assert (client.table["undo"], client.table["hints"]) == (False, False)
            assert (await client.ask("undo"))["key"] == "server-no-undo"
            await play_on(client)
            await client.until(lambda: client.table and client.table["phase"] == "over")
            assert client.table["seed"] is None
            ends.append((client.events, made["commitment"]))
    assert ends[0] == ends[1]
    today = (await ada.get("/api/challenges"))["today"]
    assert today["commitment"] == ends[0][1]
    assert today["seed"] is None
    assert [result["name"] for result in today["results"]] == ["Ada", "Ada"]
    assert [result["yours"] for result in today["results"]].count(True) == 1


async def test_there_is_one_try_also_for_who_asks_many_times_at_once(ada: Browser) -> None:
    tries = await asyncio.gather(*(ada.post("/api/challenges") for _ in range(6)))
    assert len({made["code"] for made in tries}) == 1


async def test_the_seed_is_shown_when_the_day_is_over(tmp_path: Path) -> None:
    clock, tomorrow = DayClock(), DAY + timedelta(days=1)
    async with running(settings_for(tmp_path, clock=clock)) as server, server.browser() as ada:
        made = await ada.post("/api/challenges")
        async with ada.at(made["code"]) as client:
            await client.begin()
            await play_on(client)
        clock.day = tomorrow
        shown = await ada.get("/api/challenges")
    assert shown["today"]["day"] == tomorrow.isoformat()
    assert shown["today"]["commitment"] != made["commitment"]
    (yesterday,) = shown["before"]
    assert sha256(bytes.fromhex(yesterday["seed"])).hexdigest() == made["commitment"] == yesterday["commitment"]
    assert yesterday["results"][0]["score"][0] in (0, 1, 2)


RACE = "/api/challenges?game=komnata-strachu"


async def test_each_game_has_a_challenge_of_its_own(ada: Browser, bob: Browser) -> None:
    """Komnata Strachu: the same cards for everyone, and a score of right rounds and their average time."""
    seen = []
    rooms = (await bob.post("/api/challenges"))["code"]
    async with bob.at(rooms) as client:
        await client.begin()
        await play_on(client)
    for browser, tokens in ((ada, ()), (bob, ("ghost",))):
        made = await browser.post(RACE)
        assert made["code"] != rooms
        async with browser.at(made["code"]) as client:
            await client.begin()
            assert client.table
            assert (client.table["game"], client.table["challenge"]) == ("komnata-strachu", DAY.isoformat())
            await play_race(client, tokens)
            seen.append([verdict["cards"] for verdict in client.update["view"]["told"]])
        if browser is ada:
            look = await bob.get(f"/api/tables/{made['code']}/replay")
            assert look["key"] == "server-challenge-first", "bob has finished another game's challenge only"
    assert seen[0] == seen[1]
    assert len(seen[0]) == 10
    today = (await ada.get(RACE))["today"]
    assert today["game"] == "komnata-strachu"
    assert len(today["results"]) == 2
    assert today["results"][-1]["score"] == [0, 0], "whoever pushes nothing is never right"
    assert len((await ada.get("/api/challenges"))["today"]["results"]) == 1
    of_today = await ada.get("/api/challenges/today")
    assert of_today == [(await ada.get(each))["today"] for each in ("/api/challenges", RACE)]
    assert (await ada.post("/api/challenges?game=hako-onna"))["key"] == "server-no-challenge"


async def play_race(client: Client, tokens: Sequence[str]) -> None:
    """Pushes the same tokens in every round, and hits at once."""
    while not client.update["outcome"]:
        legal = {action["type"] for action in client.legal}
        for token in tokens if "push" in legal else ():
            await client.ask("act", action={"type": "push", "token": token})
        if legal:
            await client.ask("act", action={"type": "ready"} if "ready" in legal else {"type": "hit", "time": 5})
        await client.until(lambda: client.legal or client.update["outcome"])


async def test_nobody_sees_a_try_of_today_before_their_own_is_finished(tmp_path: Path) -> None:
    clock = DayClock()
    async with running(settings_for(tmp_path, clock=clock)) as server, server.browser() as ada, server.browser() as bob:
        tried = (await ada.post("/api/challenges"))["code"]
        async with ada.at(tried) as client:
            await client.begin()
            await play_on(client)
        looks = [f"/api/tables/{tried}/{page}" for page in ("replay", "replay?from=all", "record", "review?stage=0")]
        own = (await bob.post("/api/challenges"))["code"]
        for look in looks:
            assert (await bob.get(look))["key"] == "server-challenge-first"
        async with bob.at(tried) as watcher:
            assert watcher.answers[None]["key"] == "server-challenge-first"
        async with bob.at(own) as client:
            await client.begin()
            await play_on(client)
        assert "frames" in await bob.get(looks[0])
        async with bob.at(tried) as watcher:
            await watcher.until(lambda: watcher.table is not None)
        async with server.browser() as cleo:
            assert (await cleo.get(looks[0]))["key"] == "server-challenge-first"
            clock.day = DAY + timedelta(days=1)
            assert "frames" in await cleo.get(looks[0])
