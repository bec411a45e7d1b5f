"""Terms: a former owner of a table can write nothing more, however late it tries."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, event, select, text
from sqlalchemy.exc import OperationalError

from kurayami.server.cluster.owners import Owners
from kurayami.server.metrics import Metrics
from kurayami.server.store import entries, rows, schema, storage
from kurayami.server.store.entries import POSTGRES_STROKE, Row, Tenure, add_entries
from kurayami.server.store.journal import Journal, TableTaken, Write, require_holds
from kurayami.server.store.rows import TableRow
from kurayami.server.store.storage import Storage, open_database
from tests.patience import until

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


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sessions without timeouts: nothing here may depend on how long somebody waits for a lock."""
    monkeypatch.setattr(storage, "POSTGRES_OPTIONS", "")


@asynccontextmanager
async def emptied(database: str) -> AsyncIterator[Place]:
    empty(database)
    async with opened(database) as place:
        yield place


def empty(database: str) -> None:
    engine = open_database(database)
    schema.metadata.drop_all(engine)
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    found: str = request.getfixturevalue("real_postgres")
    empty(found)
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
    async with emptied(real_postgres) as place:
        term = (await place.first.claim(CODE)).row.term
        with place.engine.begin() as connection:
            require_holds(connection, {Tenure(CODE, term)})
            add_entries(connection, [entry(0)])
            claim = asyncio.create_task(place.second.claim(CODE))
            await until(lambda: waits_for_a_lock(place.engine))
            assert not claim.done()
        assert [line.text for line in (await claim).lines] == ["{}"]


async def test_a_move_that_waits_for_a_claim_is_refused(real_postgres: str) -> None:
    """Moves are stored by one statement: it compares the term as it is when it gets the lock."""
    async with emptied(real_postgres) as place:
        term = (await place.first.claim(CODE)).row.term
        with place.engine.begin() as connection:
            claim = rows.claim(CODE, 2, term, now=5)
            connection.execute(claim.statement, claim.rows)
            move = asyncio.create_task(place.journal.write(Write([entry(0)], hold=Tenure(CODE, term))))
            await until(lambda: waits_for_a_lock(place.engine))
            assert not move.done()
        with pytest.raises(TableTaken):
            await move
        assert place.numbers() == []


async def test_a_claim_waits_for_the_statement_that_was_first(real_postgres: str) -> None:
    """The statement is held up after it has locked the table: somebody else has added the same move, and has not
    committed.
    """
    async with emptied(real_postgres) as place:
        term = (await place.first.claim(CODE)).row.term
        with place.engine.connect() as connection:
            add_entries(connection, [entry(0)])
            move = asyncio.create_task(place.journal.write(Write([entry(0)], hold=Tenure(CODE, term))))
            await until(lambda: waits_for_a_lock(place.engine))
            owners = Owners(place.storage, other := Journal(place.engine, Metrics()), process=2)
            other.open()
            claim = asyncio.create_task(owners.claim(CODE))
            await until(lambda: waits_for_a_lock(place.engine, processes=2))
            assert not claim.done()
        await move
        assert [line.text for line in (await claim).lines] == ["{}"]
        await other.close()


def waits_for_a_lock(engine: Engine, processes: int = 1) -> bool:
    waiting = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    with engine.connect() as connection:
        return bool(connection.scalar(waiting) == processes)


async def test_a_move_is_one_statement(real_postgres: str) -> None:
    async with emptied(real_postgres) as place:
        term = (await place.first.claim(CODE)).row.term
        said: list[str] = []
        event.listen(place.engine, "before_cursor_execute", lambda *words: said.append(words[2]))
        await place.journal.write(Write([entry(0)], hold=Tenure(CODE, term)))
        assert said == [POSTGRES_STROKE]
        assert place.numbers() == [0]


async def test_a_move_after_the_database_has_hung_up(real_postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection is asked first, unless it has just been used: then the write fails, and the next one is stored."""
    async with emptied(real_postgres) as place:
        term = (await place.first.claim(CODE)).row.term
        for number, seconds in enumerate((-1.0, 1e9)):
            monkeypatch.setattr(entries, "FRESH_SECONDS", seconds)
            await place.journal.write(Write([entry(2 * number)], hold=Tenure(CODE, term)))
            hang_up(place.engine)
            move = Write([entry(2 * number + 1)], hold=Tenure(CODE, term))
            if seconds > 0:
                with pytest.raises(OperationalError):
                    await place.journal.write(move)
            await place.journal.write(move)
        assert place.numbers() == [0, 1, 2, 3]


def hang_up(engine: Engine) -> None:
    """Ends everybody else's sessions."""
    others = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid() AND datname IS NOT NULL"
    )
    with engine.connect() as connection:
        connection.execute(text(others))


async def test_of_two_who_saw_the_same_term_one_gets_the_table(database: str) -> None:
    async with opened(database) as place:
        claims = [Write(changes=[rows.claim(CODE, process, term=0, now=5)]) for process in (1, 2)]
        for claim in claims:
            await place.journal.write(claim)
        stored = await place.storage.table(CODE)
        assert stored
        assert (stored.row.owner, stored.row.term) == (1, 1)
