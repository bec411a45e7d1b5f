"""Terms: a former owner of a table can write nothing more, however late it tries."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, select

from kurayami.server.cluster.owners import Owners
from kurayami.server.metrics import Metrics
from kurayami.server.store import rows, schema
from kurayami.server.store.journal import Journal, Row, TableTaken, Tenure, Write, add_entries, require_holds
from kurayami.server.store.rows import TableRow
from kurayami.server.store.storage import Storage, open_database

pytestmark = pytest.mark.anyio

CODE = "0123456789"
ROW = TableRow(
    code=CODE, game="hidden-rooms", version=1, options="{}", seed="00", open=False, undo=True, hints=True,
    absence=None, phase="gathering", host="ada", challenge=None, outcome=None, score=None, created=1, touched=1,
)  # fmt: skip


def entry(number: int) -> Row:
    return {"code": CODE, "number": number, "line": "{}", "request": None}


class Place:
    """A database with one table, and two processes that both take it when they can."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.storage = Storage(engine)
        self.journal = Journal(engine, Metrics())
        self.first, self.second = (Owners(self.storage, self.journal, process) for process in (1, 2))

    def numbers(self) -> list[int]:
        """Numbers of the stored entries."""
        with self.engine.connect() as connection:
            return list(connection.scalars(select(schema.entries.c.number).order_by(schema.entries.c.number)))


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Place]:
    engine = open_database(database)
    place = Place(engine)
    place.journal.open()
    await place.journal.write(Write(changes=rows.new_table(ROW, 1)))
    try:
        yield place
    finally:
        await place.journal.close()
        place.storage.close()
        engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    found: str = request.getfixturevalue("real_postgres")
    engine = open_database(found)
    schema.metadata.drop_all(engine)
    engine.dispose()
    return found


async def test_the_late_write_of_an_old_owner_is_refused(database: str) -> None:
    async with opened(database) as place:
        before = (await place.first.claim(CODE)).row.term
        await place.journal.write(Write([entry(0)], hold=Tenure(CODE, before)))
        after = (await place.second.claim(CODE)).row.term
        assert after > before
        late = Write([entry(1)], [rows.change_table(CODE, phase="over")], Tenure(CODE, before))
        with pytest.raises(TableTaken):
            await place.journal.write(late)
        await place.journal.write(Write([entry(1)], hold=Tenure(CODE, after)))
        assert place.numbers() == [0, 1]
        stored = await place.storage.table(CODE)
        assert stored
        assert stored.row.phase == "gathering"


async def test_one_table_lost_takes_no_other_along(database: str) -> None:
    async with opened(database) as place:
        other = TableRow(**{**rows.values(ROW), "code": "ANOTHER"})
        await place.journal.write(Write(changes=rows.new_table(other, 1)))
        mine, lost = await place.first.claim("ANOTHER"), await place.first.claim(CODE)
        await place.second.claim(CODE)
        ends = await asyncio.gather(
            place.journal.write(Write([{**entry(0), "code": "ANOTHER"}], hold=Tenure("ANOTHER", mine.row.term))),
            place.journal.write(Write([entry(0)], hold=Tenure(CODE, lost.row.term))),
            return_exceptions=True,
        )
        assert ends[0] is None
        assert isinstance(ends[1], TableTaken)
        assert await place.first.lost({"ANOTHER": mine.row.term, CODE: lost.row.term}) == {CODE}


async def test_a_claim_waits_for_the_write_that_was_first(real_postgres: str) -> None:
    """The new owner reads everything the old one was told is stored."""
    engine = open_database(real_postgres)
    schema.metadata.drop_all(engine)
    engine.dispose()
    async with opened(real_postgres) as place:
        term = (await place.first.claim(CODE)).row.term
        with place.engine.begin() as connection:
            require_holds(connection, {Tenure(CODE, term)})
            add_entries(connection, [entry(0)])
            claim = asyncio.create_task(place.second.claim(CODE))
            await asyncio.wait([claim], timeout=0.3)
            assert not claim.done()
        assert [line.text for line in (await claim).lines] == ["{}"]


async def test_of_two_who_saw_the_same_term_one_gets_the_table(database: str) -> None:
    async with opened(database) as place:
        claims = [Write(changes=[rows.claim(CODE, process, term=0, now=5)]) for process in (1, 2)]
        for claim in claims:
            await place.journal.write(claim)
        stored = await place.storage.table(CODE)
        assert stored
        assert (stored.row.owner, stored.row.term) == (1, 1)
