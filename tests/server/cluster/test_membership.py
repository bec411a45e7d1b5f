"""A process among others: its lock, what it does without it, and where it can't have one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from socketserver import StreamRequestHandler, TCPServer
from threading import Thread

import pytest
from sqlalchemy import select, update

from kurayami.kernel import Refusal
from kurayami.server.cluster.membership import connected, require_fit, require_own_session
from kurayami.server.cluster.owners import LOCKS, is_alive
from kurayami.server.run import listen, run
from kurayami.server.settings import host_and_port
from kurayami.server.store import schema
from kurayami.server.store.storage import engine_for, open_database
from kurayami.server.store.trouble import database_refusals
from tests.patience import until
from tests.server.client import Running, running, settings_for
from tests.server.cluster.network import Cable

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def cabled(database: str, folder: Path) -> AsyncIterator[tuple[Running, Cable]]:
    """A server whose connection to the database can be cut."""
    open_database(database).dispose()
    cable = Cable(database)
    async with running(settings_for(folder, database=await cable.open())) as server:
        yield server, cable
    await cable.close()


def alive(database: str, process: int) -> bool:
    engine = engine_for(database)
    with engine.connect() as connection:
        found = is_alive(connection, process)
    engine.dispose()
    return found


@pytest.mark.parametrize("how", ["cut", "freeze"])
async def test_a_process_that_is_cut_off_is_dead_and_comes_back(database: str, tmp_path: Path, how: str) -> None:
    """People are sent away, because others may have the table by now."""
    async with cabled(database, tmp_path) as (server, cable), server.browser() as ada:
        process = server.services.registry.owners.process
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            getattr(cable, how)()
            await until(lambda: not alive(database, process))
            await client.until(lambda: client.closed)
            cable.heal()
        await until(lambda: alive(database, process))
        await until(lambda: server.services.registry.awake(code) is None)
        async with ada.at(code) as client:
            await client.until(lambda: bool(client.legal))
            assert (await client.ask("act", action=client.legal[0]))["type"] == "done"


async def test_who_was_declared_dead_gives_up_what_was_taken_over(database: str, tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, database=database)) as server, server.browser() as ada:
        kept, lost = await ada.create(), await ada.create()
        process = server.services.registry.owners.process
        async with ada.at(kept) as client, ada.at(lost) as taken:
            await client.begin()
            await taken.begin()
            engine = engine_for(database)
            with engine.begin() as connection:
                connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.code == lost)
                    .values(owner=-1, term=schema.tables.c.term + 1)
                )
                connection.execute(schema.processes.delete().where(schema.processes.c.id == process))
            await taken.until(lambda: taken.closed)
            assert taken.answers[None]["key"] == "server-moved"
            assert (await client.ask("act", action=client.legal[0]))["type"] == "done"
            with engine.connect() as connection:
                assert process in connection.scalars(select(schema.processes.c.id)).all()
            engine.dispose()


async def test_what_is_asked_of_a_table_that_was_taken_over_gets_no_answer(database: str, tmp_path: Path) -> None:
    """It is asked again at the new owner."""
    async with running(settings_for(tmp_path, database=database)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            engine = engine_for(database)
            with engine.begin() as connection:
                connection.execute(
                    update(schema.tables).where(schema.tables.c.code == code).values(term=99, owner=None)
                )
            engine.dispose()
            action = client.legal[0]
            await client.send({"type": "act", "id": "late", "action": action})
            await client.until(lambda: client.closed)
            assert "late" not in client.answers
            assert server.services.metrics.value("kurayami_tables_taken_total") == 1
        async with ada.at(code) as client:
            assert (await client.ask("act", "late", action=action))["type"] == "done"


async def test_who_knows_more_than_an_owner_that_was_paused_is_sent_to_the_new_one(
    database: str, tmp_path: Path
) -> None:
    """Before the old one has noticed; whoever only says so is shown everything."""
    async with running(settings_for(tmp_path, database=database)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            known = len(client.events)
        async with ada.at(code, seat=0, since=known + 1) as liar:
            await liar.until(lambda: len(liar.events) == known)
        engine = engine_for(database)
        with engine.begin() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.code == code).values(term=99, owner=None))
        engine.dispose()
        async with ada.at(code, seat=0, since=known + 1) as late:
            await late.until(lambda: late.closed)
            assert late.answers[None]["key"] == "server-moved"
            assert not late.updates
        async with ada.at(code, seat=0, since=known) as back:
            await back.until(lambda: bool(back.legal))
            assert (await back.ask("act", action=back.legal[0]))["type"] == "done"


class Info:
    backend_pid = 1


class Answer:
    def fetchone(self) -> tuple[int]:
        return (2,)


class Pooled:
    """A connection through a pooler: another process answers than the one connected to."""

    info = Info()

    def execute(self, question: str, values: object = ()) -> Answer:
        return Answer()


def test_a_pooler_is_refused() -> None:
    with pytest.raises(Refusal, match="server-pooler"):
        require_own_session(Pooled())  # type: ignore[arg-type]


class PoolersDoor(StreamRequestHandler):
    """PgBouncer as it is installed: it takes no options."""

    def handle(self) -> None:
        self.rfile.read(int.from_bytes(self.rfile.read(4), "big") - 4)
        said = b"SFATAL\0C08P01\0Munsupported startup parameter: options\0\0"
        self.wfile.write(b"E" + (len(said) + 4).to_bytes(4, "big") + said)


def test_a_pooler_that_takes_no_options_is_named_too() -> None:
    with TCPServer(("127.0.0.1", 0), PoolersDoor) as pooler:
        Thread(target=pooler.handle_request).start()
        url = f"postgresql://ada@127.0.0.1:{pooler.server_address[1]}/kurayami?sslmode=disable&gssencmode=disable"
        with pytest.raises(Refusal, match="server-pooler"), database_refusals():
            open_database(url)


def test_machines_that_can_t_reach_each_other_are_refused(database: str, tmp_path: Path) -> None:
    """The rows of dead processes are no reason, and are deleted."""
    engine = open_database(database)
    rows = [{"id": 9000, "address": "127.0.0.1:1", "machine": "other"}, {"id": 9001, "address": "", "machine": "dead"}]
    with engine.begin() as connection:
        connection.execute(schema.processes.insert(), rows)
    with connected(database) as owner:
        owner.execute("SELECT pg_advisory_lock(%s, 9000)", (LOCKS,))
        with pytest.raises(Refusal, match="server-private-address"):
            run(settings_for(tmp_path, database=database), listen("127.0.0.1", 0), lambda url: None)
        with pytest.raises(Refusal, match="server-private-address"):
            require_fit(database, "10.0.0.5:")
    require_fit(database, "10.0.0.5:")
    with engine.connect() as connection:
        assert connection.scalars(select(schema.processes.c.id)).all() == []
    engine.dispose()


def test_private_addresses() -> None:
    assert host_and_port("10.0.0.5") == ("10.0.0.5", 0)
    assert host_and_port("10.0.0.5:9000") == ("10.0.0.5", 9000)
    assert host_and_port("::1") == ("::1", 0)
    assert host_and_port("[::1]:9000") == ("::1", 9000)
