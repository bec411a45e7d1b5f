"""Two processes on one PostgreSQL, here as two servers: a table is awake in one of them, people come to either."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kurayami.cli.operate import announce, ban, tables
from kurayami.server.cluster import membership
from kurayami.server.cluster.relay import PERSON, TOKEN
from kurayami.server.http.relayed import AGAIN_SECONDS
from kurayami.server.services import WATCH_SECONDS
from kurayami.server.store.storage import DEAD_MILLIS
from tests.patience import until
from tests.server.client import GENEROUS, Browser, Running, play_on, running, settings_for
from tests.server.clock import HandClock

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two(database: str, folder: Path, **changes: Any) -> AsyncIterator[tuple[Running, Running]]:
    settings = settings_for(folder, database=database, **changes)
    async with running(settings) as one, running(settings) as other:
        yield one, other


def at(server: Running, browser: Browser) -> Browser:
    """The same device at another process."""
    return server.browser(dict(browser.http.cookies))


async def test_a_whole_game_through_the_process_that_does_not_own_it(database: str, tmp_path: Path) -> None:
    async with two(database, tmp_path) as (one, other), one.browser() as ada, at(other, ada) as ada_there:
        code = await ada.create()
        async with ada.at(code) as client, ada_there.at(code) as relayed:
            await client.begin()
            assert one.services.registry.awake(code)
            assert other.services.registry.awake(code) is None
            await relayed.until(lambda: bool(relayed.legal))
            assert relayed.update["view"] == client.update["view"]
            await play_on(relayed)
            await client.until(lambda: client.update["outcome"] is not None)
            assert sum(map(len, other.services.relays.values())) == 1
        await until(lambda: not other.services.relays)
        record = (await ada_there.http.get(f"/api/tables/{code}/record")).text
        assert record == (await ada.http.get(f"/api/tables/{code}/record")).text


async def test_a_table_goes_to_who_asks_when_its_owner_has_ended(database: str, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, database=database)
    async with running(settings) as other:
        async with running(settings) as one, one.browser() as ada, at(other, ada) as ada_there:
            code = await ada.create()
            async with ada_there.at(code) as client:
                await client.begin()
            async with ada.at(code) as client:
                await client.until(lambda: bool(client.legal))
                view = client.update["view"]
                assert other.services.registry.awake(code)
        async with ada_there.at(code) as client:
            await client.until(lambda: bool(client.legal))
            assert client.update["view"] == view


async def test_a_takeover_takes_less_than_five_seconds(database: str, tmp_path: Path) -> None:
    """The database waits for a heartbeat, whoever waits looks and asks again; a second is left to read the game."""
    assert DEAD_MILLIS / 1000 + WATCH_SECONDS + AGAIN_SECONDS <= 4
    assert f"SET idle_session_timeout = {DEAD_MILLIS}" in membership.PREPARED
    async with running(settings_for(tmp_path, database=database)) as server:
        asked = text("SELECT setting::integer FROM pg_settings WHERE name = 'idle_in_transaction_session_timeout'")
        assert await server.services.storage.ask(lambda connection: connection.scalar(asked)) == DEAD_MILLIS


async def test_who_is_relayed_counts_by_their_own_address(database: str, tmp_path: Path) -> None:
    async with two(database, tmp_path) as (one, other), one.browser() as ada, at(other, ada) as ada_there:
        code = await ada.create()
        async with ada.at(code):
            socket = await ada_there.connect(code, {"X-Forwarded-For": "203.0.113.7", PERSON: "203.0.113.9"})
            await until(lambda: "203.0.113.7" in one.services.sockets)
            assert "203.0.113.7" in other.services.sockets
            assert "203.0.113.9" not in one.services.sockets
            await socket.close()
            await until(lambda: "203.0.113.7" not in one.services.sockets | other.services.sockets)


async def test_the_private_door_opens_to_the_token_alone(database: str, tmp_path: Path) -> None:
    async with two(database, tmp_path) as (one, _), one.browser() as ada, at(one, ada) as bob:
        code = await ada.create()
        private = one.services.private_address
        for headers in ({}, {TOKEN: "wrong"}):
            with pytest.raises(InvalidStatus):
                await connect(f"ws://{private}/ws/{code}", additional_headers=headers)
        bob.http.base_url = f"http://{private}"
        assert (await bob.http.get("/api/lobby")).status_code == 404
        assert (await bob.http.get("/healthz")).text == "ok\n"


async def test_a_move_to_another_device_reaches_a_table_elsewhere(database: str, tmp_path: Path) -> None:
    async with two(database, tmp_path) as (one, other), one.browser() as ada, other.browser() as phone:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            token = (await ada.post("/api/transfer"))["way"]["url"].partition("#")[2]
            await phone.post("/api/redeem", {"token": token})
            async with phone.at(code) as moved:
                await moved.until(lambda: bool(moved.updates) and moved.update["seat"] == 0)
                assert (await moved.ask("act", action=moved.legal[0]))["type"] == "done"
        assert [table["code"] for table in (await phone.get("/api/lobby"))["mine"]] == [code]


async def test_the_lobby_is_right_on_every_process(database: str, tmp_path: Path) -> None:
    """It is read from the database, so a change acknowledged by one process is in the other's lists at once."""
    async with (
        two(database, tmp_path) as (one, other),
        one.browser() as ada,
        at(other, ada) as ada_there,
        other.browser() as bob,
    ):
        code = await ada.create(open=True)
        assert code in await listed("open", bob)
        assert code in await listed("mine", ada_there)
        async with ada.at(code) as client:
            await client.begin()
            assert code in await listed("running", bob)
            assert code not in await listed("open", bob)


async def listed(kind: str, browser: Browser) -> list[str]:
    return [table["code"] for table in (await browser.get("/api/lobby"))[kind]]


@pytest.mark.parametrize("by", ["notification", "polling"])
async def test_what_the_operator_says_reaches_every_process(
    database: str, tmp_path: Path, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By notification alone: the clock stands still, so nobody polls. By polling alone: nobody listens."""
    if by == "polling":
        monkeypatch.setattr(
            membership, "PREPARED", [each for each in membership.PREPARED if not each.startswith("LISTEN")]
        )
    clock = {"clock": HandClock()} if by == "notification" else {}
    async with two(database, tmp_path, **clock) as (one, other), one.browser() as ada, other.browser() as bob:
        mine, theirs = await ada.create(), await bob.create()
        async with ada.at(mine) as here, bob.at(theirs) as there:
            announce("Restart in 5 minutes", database=database)
            for client in (here, there):
                await client.until(lambda client=client: client.notices == ["server-announcement"])
            announce(database=database)
            for client in (here, there):
                await client.until(lambda client=client: client.notices[-1] is None)
            tables(close=theirs, database=database)
            await there.until(lambda: there.closed)
            await until(lambda: theirs in one.services.house.apart)
            assert (await ada.get(f"/api/tables/{theirs}"))["key"] == "server-closed"
            ban("127.0.0.1", database=database)
            await here.until(lambda: here.closed)
            assert here.answers[None]["key"] == "server-banned"
            await until(lambda: other.services.house.is_banned("127.0.0.1"))
            ban("127.0.0.1", hours=0, database=database)
            await until(lambda: not any(server.services.house.is_banned("127.0.0.1") for server in (one, other)))


async def test_people_and_bots_at_a_table_of_another_process(database: str, tmp_path: Path) -> None:
    """A bot sits down, somebody is muted and removed, by a host who is relayed."""
    async with (
        two(database, tmp_path) as (one, other),
        one.browser() as ada,
        at(other, ada) as ada_there,
        one.browser() as bob,
    ):
        code = await ada.create("hako-onna", options={"visitors": 2})
        async with bob.at(code) as guest, ada_there.at(code) as host:
            assert one.services.registry.awake(code)
            await host.sit(0)
            await guest.sit(1, name="Bob")
            assert host.table
            assert (await host.ask("seat_bot", seat=2, level=host.table["levels"][0]))["type"] == "done"
            assert (await host.ask("start"))["type"] == "done"
            assert (await host.ask("mute", seat=1, on=True))["type"] == "done"
            assert (await guest.ask("say", text="hello"))["key"] == "server-muted"
            await host.until(lambda: (host.table or {})["seats"][2]["kind"] == "bot")
        async with bob.at(code) as guest, ada_there.at(code) as host:
            assert (await host.ask("clear", seat=1))["type"] == "done"
            assert (await guest.ask("say", text="hello"))["type"] == "refused"


async def test_a_replay_and_the_end_of_a_game_on_another_process(database: str, tmp_path: Path) -> None:
    """The finished table is listed there, too, and the result of the challenge."""
    async with (
        two(database, tmp_path) as (one, other),
        one.browser() as ada,
        at(other, ada) as ada_there,
        other.browser() as bob,
    ):
        code = (await ada.post("/api/challenges"))["code"]
        public = await ada.create(open=True)
        for table in (code, public):
            async with ada.at(table) as client:
                await client.begin()
                await play_on(client)
        assert public in await listed("finished", bob)
        replay = [await browser.http.get(f"/api/tables/{public}/replay") for browser in (ada, bob)]
        assert [answer.status_code for answer in replay] == [200, 200]
        assert replay[0].text == replay[1].text
        challenges = [await browser.get("/api/challenges") for browser in (ada, ada_there)]
        assert challenges[0] == challenges[1]


async def test_a_rate_limit_over_a_relay(database: str, tmp_path: Path) -> None:
    """The owner counts."""
    limits = replace(GENEROUS, message_rate=0.001, message_burst=20)
    async with two(database, tmp_path, limits=limits) as (one, other), one.browser() as ada, at(other, ada) as there:
        code = await ada.create()
        async with ada.at(code), there.at(code) as relayed:
            assert one.services.registry.awake(code)
            for _ in range(30):
                await relayed.send({"type": "pong", "number": 1})
            await relayed.until(lambda: relayed.closed)
            assert relayed.answers[None]["key"] == "server-too-many-messages"
        assert one.services.metrics.value("kurayami_limited_total") > 0
        assert other.services.metrics.value("kurayami_limited_total") == 0


async def test_one_try_of_the_challenge_wherever_it_is_asked_for(database: str, tmp_path: Path) -> None:
    async with two(database, tmp_path) as (one, other), one.browser() as ada, at(other, ada) as ada_there:
        tries = await asyncio.gather(ada.post("/api/challenges"), ada_there.post("/api/challenges"))
        assert tries[0]["code"] == tries[1]["code"]
        assert tries[0]["commitment"] == tries[1]["commitment"]


async def test_pages_opened_at_once_are_one_device(database: str, tmp_path: Path) -> None:
    async with two(database, tmp_path) as (one, other):
        arrivals = [server.services.arrivals._secret("ab" * 16, 7) for server in (one, other)]
        assert arrivals[0] == arrivals[1]


async def test_a_hint_from_any_process(database: str, tmp_path: Path) -> None:
    async with two(database, tmp_path) as (one, other), one.browser() as ada, at(other, ada) as ada_there:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            hints = [await browser.post(f"/api/tables/{code}/hint") for browser in (ada, ada_there)]
            assert hints[0] == hints[1]
            assert [advice["action"] for advice in hints[1]["choices"]]
