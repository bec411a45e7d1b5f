"""Writes to the database, batched."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError

from kurayami.server.metrics import Metrics
from kurayami.server.store import schema
from kurayami.server.store.journal import Change, Journal, Write
from kurayami.server.store.storage import open_database


def test_one_write_that_fails_harms_no_other(tmp_path: Path) -> None:
    def entry(number: int) -> Write:
        return Write([{"code": "A", "number": number, "line": "{}", "request": None}])

    async def scenario() -> tuple[list[object], int]:
        engine = open_database(str(tmp_path / "x.sqlite3"))
        metrics = Metrics()
        journal = Journal(engine, metrics)
        journal.open()
        writes = [
            entry(1),
            entry(2),
            entry(1),
            entry(3),
            Write(changes=[Change(insert(schema.challenges), [{"day": None}])]),
            Write(changes=[Change(insert(schema.challenges), [{"day": "half a letter: \ud800", "seed": ""}])]),
        ]
        ends = await asyncio.gather(*map(journal.write, writes), return_exceptions=True)
        await journal.close()
        with pytest.raises(SQLAlchemyError):
            await journal.write(entry(9))
        with engine.connect() as connection:
            rows = connection.execute(select(schema.entries.c.number)).all()
        engine.dispose()
        return list(ends), len(rows)

    ends, rows = asyncio.run(scenario())
    assert [isinstance(end, Exception) for end in ends] == [False, False, True, False, True, True]
    assert rows == 3


def test_writes_that_wait_together_are_committed_together(tmp_path: Path) -> None:
    async def scenario() -> int:
        engine = open_database(str(tmp_path / "x.sqlite3"))
        metrics = Metrics()
        journal = Journal(engine, metrics)
        journal.open()
        rows = [{"code": "A", "number": number, "line": "{}", "request": None} for number in range(200)]
        await asyncio.gather(*(journal.write(Write([row])) for row in rows))
        await journal.close()
        engine.dispose()
        return int(metrics.value("kurayami_commit_seconds_count"))

    assert asyncio.run(scenario()) < 10
