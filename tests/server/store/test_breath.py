"""A locked or slow database: people are told soon, and nobody waits for ever."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from kurayami.server import services
from kurayami.server.http import routes
from kurayami.server.metrics import Metrics
from kurayami.server.store import journal, storage
from kurayami.server.store.journal import Journal, Write
from kurayami.server.store.storage import open_database
from tests.server.client import running, settings_for


def locked(database: Path) -> sqlite3.Connection:
    """Locks the file, as another program might."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    return connection


@pytest.mark.anyio
async def test_people_are_told_that_the_house_is_holding_its_breath(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "BREATH_SECONDS", 0.1)
    monkeypatch.setattr(storage, "LOCK_SECONDS", 60)
    async with running(settings_for(tmp_path)) as server, server.browser() as ada, server.browser() as bob:
        code = await ada.create()
        async with ada.at(code) as client, bob.at(code) as watcher:
            await client.begin()
            with closing(locked(tmp_path / "tables.sqlite3")):
                asked = asyncio.create_task(client.ask("act", action=client.legal[0]))
                for one in (client, watcher):
                    await one.until(lambda one=one: "server-holding-breath" in one.notices)
                assert server.services.metrics.value("kurayami_oldest_write_seconds") >= services.BREATH_SECONDS
                assert not asked.done()
            assert (await asked)["type"] == "done"
            await client.until(lambda: client.notices[-1] is None)


@pytest.mark.anyio
async def test_who_cant_write_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "LOCK_SECONDS", 0.1)
    monkeypatch.setattr(routes, "HEALTHY_SECONDS", 0.0)
    async with running(settings_for(tmp_path)) as server, server.browser() as ada:
        assert (await ada.http.get("/healthz")).status_code == 200
        with closing(locked(tmp_path / "tables.sqlite3")):
            assert (await ada.http.get("/healthz")).status_code == 503
            assert server.services.metrics.value("kurayami_commit_failures_total") == 1
        assert (await ada.http.get("/healthz")).text == "ok\n"


@pytest.mark.parametrize(("seconds", "tries"), [(0.0, 1), (60.0, 1 + 4)])
def test_a_batch_that_takes_too_long_is_not_tried_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, tries: int
) -> None:
    """If there is time, all but the wrong one are stored; if not, everybody is told so at once."""
    monkeypatch.setattr(journal, "COMMIT_SECONDS", seconds)
    engine = open_database(str(tmp_path / "x.sqlite3"))
    tried = []
    commit = Journal._commit

    def counted(self: Journal, writes: list[Write]) -> Exception | None:
        tried.append(len(writes))
        return commit(self, writes)

    monkeypatch.setattr(Journal, "_commit", counted)
    rows = [{"code": "A", "number": number, "line": "{}", "request": None} for number in (0, 1, 2, 2)]
    problems = Journal(engine, Metrics())._commit_all([Write([row]) for row in rows])
    engine.dispose()
    assert len(tried) == tries
    assert [problem is None for problem in problems] == ([True, True, True, False] if tries > 1 else [False] * 4)


def test_a_database_that_cant_be_written_is_not_tried_again_for_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "LOCK_SECONDS", 0.1)
    tries = 0
    commit = Journal._commit

    def counted(self: Journal, writes: list[Write]) -> Exception | None:
        nonlocal tries
        tries += 1
        return commit(self, writes)

    monkeypatch.setattr(Journal, "_commit", counted)

    async def scenario() -> list[object]:
        engine = open_database(str(tmp_path / "x.sqlite3"))
        journal = Journal(engine, Metrics())
        rows = [{"code": "A", "number": number, "line": "{}", "request": None} for number in range(20)]
        with closing(locked(tmp_path / "x.sqlite3")):
            writes = [asyncio.ensure_future(journal.write(Write([row]))) for row in rows]
            await asyncio.sleep(0)
            journal.open()
            ends = await asyncio.gather(*writes, return_exceptions=True)
        await journal.close()
        engine.dispose()
        return list(ends)

    ends = asyncio.run(scenario())
    assert len(ends) == 20
    assert all(isinstance(end, OperationalError) for end in ends)
    assert tries == 1
