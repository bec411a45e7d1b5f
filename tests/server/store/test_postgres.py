"""The same code on a real PostgreSQL: everything is written and read there once."""

import asyncio
from pathlib import Path

import pytest

from kurayami.games import hidden_rooms
from kurayami.kernel import Refusal
from kurayami.server.run import listen, run
from kurayami.server.services import Services
from kurayami.server.store.storage import engine_for
from tests.server.client import PATIENCE, play_on, running, settings_for
from tests.server.postgres import postgres
from tests.server.table.test_reconnection import leave_and_come_back

pytestmark = pytest.mark.anyio


async def asleep(services: Services, code: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while services.registry.awake(code):
            await asyncio.sleep(0.02)


async def test_a_table_from_its_making_to_its_end(tmp_path: Path) -> None:
    with postgres() as database:
        settings = settings_for(tmp_path, database=database, idle_seconds=0.0)
        async with running(settings) as server, server.browser() as ada, server.browser() as phone:
            code = await ada.create(open=True)
            async with ada.at(code) as client:
                await client.ask("sit", seat=0, name="A\x00da 暗闇", nonce="11" * 32)
                await client.ask("start")
                await client.until(lambda: bool(client.legal))
                await client.ask("say", text="Cześć \x00", pin={"place": "x\x00", "claim": "y"})
                await play_on(client, 5)
                view = client.update["view"]
            await asleep(server.services, code)
            assert len(await server.services.storage.snapshots(code)) == 2
            token = (await ada.post("/api/transfer"))["way"]["url"].partition("#")[2]
            await phone.post("/api/redeem", {"token": token})
            async with phone.at(code) as client:
                await client.until(lambda: bool(client.updates and client.talk))
                assert client.update["view"] == view
                assert client.update["seat"] == 0
                await play_on(client)
            assert (await phone.get("/api/lobby"))["finished"][0]["names"] == ["Ada 暗闇"]
            assert len((await phone.get(f"/api/tables/{code}/replay?from=all"))["frames"]) > 5
            tried = (await phone.post("/api/challenges"))["code"]
            assert (await phone.get("/api/challenges"))["today"]["code"] == tried
            await asleep(server.services, code)
            assert await server.services.registry.forget_old() == 0
        async with running(settings, {"hidden-rooms": hidden_rooms}) as server:
            assert (await server.services.storage.table(code)) is not None


async def test_a_postgresql_that_forgets_is_refused(tmp_path: Path) -> None:
    with postgres() as database:
        engine = engine_for(database)
        with engine.begin() as connection:
            connection.exec_driver_sql("ALTER ROLE CURRENT_USER SET synchronous_commit = off")
        engine.dispose()
        with pytest.raises(Refusal, match="server-forgetful-database"):
            run(settings_for(tmp_path, database=database), listen("127.0.0.1", 0), lambda url: None)


async def test_what_a_table_remembers_of_people(tmp_path: Path) -> None:
    with postgres() as database:
        await leave_and_come_back(settings_for(tmp_path, database=database, bot_pause=3600.0))
