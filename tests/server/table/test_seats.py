"""Seats: who sits where, who may do what, and who hears whom."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx2
import pytest

from kurayami.testing import tiny
from kurayami.wire.messages import VERSION
from tests.server.client import PATIENCE, Browser, Client, Running, running, settings_for, unfolded
from tests.server.clock import HandClock

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """Two players at a table of the tiny game."""
    async with running(settings_for(tmp_path), {"tiny": tiny}) as found:
        yield found


async def test_a_table_is_found_joined_and_begun(ada: Browser, bob: Browser) -> None:
    code = await ada.create("tiny", open=True)
    assert [table["code"] for table in (await bob.get("/api/lobby"))["open"]] == [code]
    assert (await bob.get(f"/api/tables/{code[:5].lower()}-{code[5:].lower()}"))["code"] == code
    async with ada.at(code) as one, bob.at(code) as two:
        assert (await one.ask("start"))["key"] == "server-seats-empty"
        await one.sit(0, "Ada")
        assert (await two.sit(0, "Bob"))["key"] == "server-seat-taken"
        assert (await two.sit(1, "Bob"))["type"] == "done"
        assert (await two.ask("start"))["key"] == "server-host-only"
        assert (await one.sit(1))["key"] == "server-seat-taken"
        assert (await one.ask("start"))["type"] == "done"
        await two.until(lambda: two.updates)
        assert one.table is not None
        assert [(seat["name"], seat["present"], seat["yours"]) for seat in one.table["seats"]] == [
            ("Ada", True, True),
            ("Bob", True, False),
        ]
        assert len(set(one.table["nonces"])) == 2
    assert [table["code"] for table in (await bob.get("/api/lobby"))["mine"]] == [code]


async def test_who_sits_changes_the_name(ada: Browser, bob: Browser) -> None:
    code = await ada.create("tiny")
    async with ada.at(code) as one, bob.at(code) as two:
        await one.sit(0, "Player 1")
        assert (await one.sit(0, " Ola "))["type"] == "done"
        await two.until(lambda: two.table and two.table["seats"][0]["name"] == "Ola")
        assert (await one.ask("sit", seat=0, name="Ola", nonce="00" * 32, face=3))["type"] == "done"
        await two.until(lambda: two.table and two.table["seats"][0]["face"] == 3)


async def test_the_host_names_the_next_table_when_the_game_is_over(ada: Browser, bob: Browser) -> None:
    async with AsyncExitStack() as stack:
        _, one, two = await begun(stack, ada, bob)
        following = await ada.create("tiny")
        assert (await one.ask("next", code=following))["key"] == "server-not-over"
        while not one.update["outcome"]:
            mover = one if one.legal else two
            assert (await mover.ask("act", action=mover.legal[0]))["type"] == "done"
            await one.until(lambda: one.legal or two.legal or one.update["outcome"])
        assert (await two.ask("next", code=following))["key"] == "server-host-only"
        assert (await one.ask("next", code=following))["type"] == "done"
        await two.until(lambda: two.table and two.table["next"] == following)


async def begun(stack: AsyncExitStack, ada: Browser, bob: Browser, **wishes: object) -> tuple[str, Client, Client]:
    code = await ada.create("tiny", **wishes)
    one, two = [await stack.enter_async_context(browser.at(code)) for browser in (ada, bob)]
    await one.sit(0, "Ada")
    await two.sit(1, "Bob")
    await one.ask("start")
    await two.until(lambda: two.updates)
    return code, one, two


async def test_nobody_is_sent_what_only_another_may_see(ada: Browser, bob: Browser, server: Running) -> None:
    async with AsyncExitStack() as stack, server.browser() as eve:
        code, one, two = await begun(stack, ada, bob)
        watcher = await stack.enter_async_context(eve.at(code))
        await watcher.until(lambda: watcher.updates)
        hands = [client.update["view"]["hands"] for client in (one, two, watcher)]
        assert hands[0][0] is not None
        assert hands[0][1] is None
        assert hands[1][0] is None
        assert hands[2] == [None, None]
        assert watcher.update["legal"] == []
        assert [event["card"] is None for event in two.events] == [True, False]
        assert two.table is not None
        assert two.table["seed"] is None
        assert (await watcher.ask("act", action={"type": "doubt"}))["key"] == "server-not-seated"


async def test_a_running_game_is_replayed_from_ones_own_seat_only(ada: Browser, server: Running) -> None:
    """A bot's seat is nobody's, so not the seat of somebody without a secret either."""
    code = await ada.create("tiny")
    async with ada.at(code) as one, httpx2.AsyncClient(base_url=server.url) as nobody, server.browser() as eve:
        await one.sit(1)
        await one.ask("start")
        await one.until(lambda: one.updates)
        for http, seat, status in ((ada.http, 1, 200), (ada.http, 0, 403), (eve.http, 0, 403), (nobody, 0, 403)):
            assert (await http.get(f"/api/tables/{code}/replay?from={seat}")).status_code == status
        frames = unfolded((await nobody.get(f"/api/tables/{code}/replay")).json()["frames"])
        assert {str(hand) for frame in frames for hand in frame["view"]["hands"]} == {"None"}
        assert (await nobody.get(f"/api/tables/{code}")).json()["yours"] is False


async def test_the_clock_moves_when_it_is_time(ada: Browser, bob: Browser) -> None:
    async with AsyncExitStack() as stack:
        _, one, two = await begun(stack, ada, bob)
        assert (await two.ask("act", action={"type": "say", "word": "high"}))["key"] == "tiny-not-your-move"
        await one.ask("act", action={"type": "say", "word": "high"})
        await two.until(lambda: any(event["type"] == "settled" for event in two.events))
        assert two.update["view"]["points"] == [1, 0]
        assert two.update["view"]["caller"] == 1


async def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(ada: Browser, bob: Browser, server: Running) -> None:
    async with AsyncExitStack() as stack, server.browser() as eve:
        code, one, two = await begun(stack, ada, bob, latecomers=True)
        await two.ask("stand")
        await one.until(lambda: one.table and one.table["seats"][1]["kind"] == "bot")
        await two.until(lambda: two.update["seat"] is None)
        assert two.update["view"]["hands"] == [None, None]
        third = await stack.enter_async_context(eve.at(code))
        nonces = one.table and one.table["nonces"]
        assert (await third.sit(1, "Eve"))["type"] == "done"
        await third.until(lambda: third.updates and third.update["seat"] == 1)
        assert third.update["first"] == 0
        assert third.update["view"]["hands"][1] is not None
        assert third.table
        assert third.table["nonces"] == nonces


async def test_who_has_seen_a_seats_secrets_takes_no_other(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "slow", bot_pause=3600.0)
    async with (
        running(settings, {"tiny": tiny}) as slow,
        slow.browser() as ada,
        slow.browser() as bob,
        AsyncExitStack() as stack,
    ):
        _, one, two = await begun(stack, ada, bob)
        assert (await one.ask("stand"))["type"] == "done"
        assert (await two.ask("stand"))["type"] == "done"
        refusal = await two.sit(0)
        assert (refusal["key"], refusal["params"]) == ("server-other-seat", {"seat": 2})
        assert (await two.sit(1))["type"] == "done"


async def test_the_host_removes_and_mutes(ada: Browser, bob: Browser) -> None:
    code = await ada.create("tiny")
    async with ada.at(code) as one, bob.at(code) as two:
        await one.sit(0)
        await two.sit(1)
        assert (await two.ask("mute", seat=0, on=True))["key"] == "server-host-only"
        assert (await one.ask("mute", seat=1, on=True))["type"] == "done"
        assert (await two.ask("say", text="Hello"))["key"] == "server-muted"
        assert (await two.ask("stand"))["type"] == "done"
        assert (await two.sit(1))["type"] == "done"
        assert (await two.ask("say", text="Hello"))["key"] == "server-muted"
        assert (await one.ask("mute", seat=1, on=False))["type"] == "done"
        assert (await two.ask("say", text="Hello"))["type"] == "done"
        assert (await two.ask("clear", seat=0))["key"] == "server-host-only"
        assert (await one.ask("clear", seat=1))["type"] == "done"
        assert (await two.sit(1))["key"] == "server-removed"
        assert (await one.ask("clear", seat=5))["key"] == "server-no-such-seat"


async def test_a_bot_is_seated_and_plays(ada: Browser) -> None:
    code = await ada.create("tiny")
    async with ada.at(code) as one:
        await one.sit(1)
        assert (await one.ask("seat_bot", seat=0, level="genius"))["key"] == "bots-no-such-level"
        assert (await one.ask("seat_bot", seat=1, level="random"))["key"] == "server-seat-taken"
        assert (await one.ask("seat_bot", seat=0, level="random"))["type"] == "done"
        await one.ask("start")
        await one.until(lambda: any(event["type"] == "said" and event["seat"] == 0 for event in one.events))


async def test_where_nobody_sits_a_bot_does(ada: Browser) -> None:
    async with ada.at(await ada.create("tiny")) as one:
        await one.sit(1)
        assert (await one.ask("start"))["type"] == "done"
        assert one.table
        assert one.table["seats"][0]["kind"] == "bot"
        await one.until(lambda: any(event["type"] == "said" for event in one.events))


async def test_while_the_host_is_away_another_can_begin(ada: Browser, bob: Browser) -> None:
    code = await ada.create("tiny")
    async with bob.at(code) as two:
        await two.sit(0)
        assert (await two.ask("seat_bot", seat=1, level="random"))["type"] == "done"
        assert (await two.ask("clear", seat=1))["key"] == "server-host-only"
        assert (await two.ask("start"))["type"] == "done"


async def test_a_bot_plays_for_who_is_away_too_long_until_they_are_back(tmp_path: Path) -> None:
    clock = HandClock()
    settings = settings_for(tmp_path, clock=clock)
    async with running(settings, {"tiny": tiny}) as server, AsyncExitStack() as stack:
        ada = await stack.enter_async_context(server.browser())
        bob = await stack.enter_async_context(server.browser())
        code, one, two = await begun(stack, ada, bob, absence=10)
        await one.close()
        await two.until(lambda: two.table and not two.table["seats"][0]["present"])
        assert two.table
        assert two.table["seats"][0]["level"] is None
        clock.forward(11)
        await two.until(lambda: two.table and two.table["seats"][0]["level"] == "random")
        await two.until(lambda: any(event["type"] == "said" for event in two.events))
        async with ada.at(code) as back:
            await back.until(lambda: back.table and back.table["seats"][0]["level"] is None)


async def test_people_talk_to_those_who_may_hear(ada: Browser, bob: Browser, server: Running) -> None:
    async with AsyncExitStack() as stack, server.browser() as eve:
        code, one, two = await begun(stack, ada, bob)
        watcher = await stack.enter_async_context(eve.at(code))
        await one.ask("say", text="  <b>I have\u202e a six</b>\n")
        await one.ask("say", text="", pin={"place": "cellar", "claim": "scare"})
        await watcher.until(lambda: len(watcher.talk) == 2)
        assert watcher.talk[0]["text"] == "<b>I have a six</b>"
        assert watcher.talk[1]["pin"] == {"place": "cellar", "claim": "scare"}
        assert (await one.ask("say", text="psst", audience="friends"))["key"] == "server-no-such-audience"
        assert (await one.ask("say", text=" \u200b "))["key"] == "server-nothing-said"
        assert (await watcher.ask("say", text="Boo"))["key"] == "server-not-seated"
        await two.close()
        async with bob.at(code, seat=1, since=2, heard=1) as back:
            await back.until(lambda: back.talk)
            assert [said["pin"] is not None for said in back.talk] == [True]


async def test_a_name_is_text(ada: Browser) -> None:
    async with ada.at(await ada.create("tiny")) as one:
        assert (await one.ask("sit", seat=0, name="\u202e\x00 ", nonce="00" * 32))["key"] == "server-name-empty"
        assert (await one.ask("sit", seat=0, name=" A\x00d\u202ea <i> ", nonce="00" * 32))["type"] == "done"
        await one.until(lambda: one.table and one.table["seats"][0]["name"] == "Ada <i>")


async def test_all_that_a_device_has_can_be_moved_to_another(ada: Browser, bob: Browser) -> None:
    async with AsyncExitStack() as stack:
        code, one, _ = await begun(stack, ada, bob)
        mine = await ada.create("tiny")
        async with (phone := Browser(ada.url)):
            transfer = await ada.post("/api/transfer")
            address, _, token = transfer["way"]["url"].partition("#")
            assert address.endswith("/move")
            assert transfer["way"]["qr"].startswith("data:image/svg+xml")
            assert (await phone.post("/api/redeem", {"token": token}))["version"] == VERSION
            assert (await phone.post("/api/redeem", {"token": token}))["key"] == "server-token-used"
            await one.until(lambda: one.update["seat"] is None)
            assert (await one.ask("act", action={"type": "say", "word": "low"}))["key"] == "server-not-seated"
            moved = await stack.enter_async_context(phone.at(code))
            await moved.until(lambda: moved.updates)
            assert moved.update["seat"] == 0
            assert moved.table
            assert moved.table["host"]
            assert (await moved.ask("act", action={"type": "say", "word": "low"}))["type"] == "done"
            listed = [table["code"] for table in (await phone.get("/api/lobby"))["mine"]]
            assert sorted(listed) == sorted([code, mine])
        assert (await ada.get("/api/lobby"))["mine"] == []


async def test_who_watches_is_counted(ada: Browser, bob: Browser) -> None:
    code = await ada.create("tiny")
    async with ada.at(code) as one:
        await one.sit(0)
        async with bob.at(code):
            await one.until(lambda: one.table and one.table["watchers"] == 1)
        await one.until(lambda: one.table and one.table["watchers"] == 0)


async def test_a_table_without_anyone_is_put_aside(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, idle_seconds=0.1)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            view = client.update["view"]
        async with asyncio.timeout(PATIENCE):
            while server.services.registry.awake(code):
                await asyncio.sleep(0.05)
        async with ada.at(code) as client:
            await client.until(lambda: client.updates)
            assert client.update["view"] == view
