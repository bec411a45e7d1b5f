"""Two processes on one PostgreSQL, here as two servers: a table is awake in one of them, people come to either."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kurayami.cli.operate import announce, tables
from kurayami.server.cluster.relay import PERSON, TOKEN
from tests.patience import until
from tests.server.client import Browser, Running, play_on, running, settings_for

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two(database: str, folder: Path) -> AsyncIterator[tuple[Running, Running]]:
    settings = settings_for(folder, database=database)
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


async def test_what_the_operator_says_reaches_every_process(database: str, tmp_path: Path) -> None:
    async with two(database, tmp_path) as (one, other), one.browser() as ada, other.browser() as bob:
        mine, theirs = await ada.create(), await bob.create()
        async with ada.at(mine) as here, bob.at(theirs) as there:
            announce("Restart in 5 minutes", database=database)
            for client in (here, there):
                await client.until(lambda client=client: client.notices == ["server-announcement"])
            announce(database=database)
            tables(close=theirs, database=database)
            await there.until(lambda: there.closed)
            await until(lambda: theirs in one.services.house.apart)
            assert (await ada.get(f"/api/tables/{theirs}"))["key"] == "server-closed"


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
            assert json.dumps(await ada_there.post(f"/api/tables/{code}/hint"))
            assert "key" not in await ada_there.post(f"/api/tables/{code}/hint")
