"""The lobby's lists, open to everybody, with any number of stored tables."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event, update

from kurayami.server.store import schema
from kurayami.server.store.public_lists import Lists, PublicLists
from kurayami.server.store.storage import LISTED, engine_for
from tests.server.client import PATIENCE, Browser, Running

pytestmark = pytest.mark.anyio

Question = tuple[str, Any]


@contextmanager
def questions() -> Iterator[list[Question]]:
    """Database queries for tables in order of time."""
    asked: list[Question] = []

    def note(connection: Connection, cursor: object, statement: str, parameters: Any, *rest: object) -> None:
        if "ORDER BY tables.touched" in statement:
            asked.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def database(server: Running) -> Engine:
    return engine_for(server.services.settings.database)


async def test_the_lobby_reads_no_more_tables_than_it_lists(server: Running, ada: Browser) -> None:
    """An index on the list, or on a device's belongings, finds the rows; no query scans all that are stored."""
    with questions() as asked:
        await ada.get("/api/lobby")
    engine = database(server)
    with engine.connect() as connection:
        for statement, parameters in asked:
            plan = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)]
            assert "LIMIT" in statement
            assert "ix_tables_listed" in plan[0] or plan[0] == "MULTI-INDEX OR", plan
            assert not any("ix_tables_phase" in step or step.startswith("SCAN") for step in plan), plan
    engine.dispose()
    assert len(asked) == 5


async def test_finished_games_are_everybodys_and_ones_own_the_latest_first(
    server: Running, ada: Browser, bob: Browser
) -> None:
    mine, everybodys, both, not_mine = [
        await who.create(open=shown) for who, shown in ((ada, False), (bob, True), (ada, True), (bob, False))
    ]
    engine = database(server)
    with engine.begin() as connection:
        for touched, code in enumerate((everybodys, mine, not_mine, both)):
            over = update(schema.tables).where(schema.tables.c.code == code).values(phase="over", touched=touched)
            connection.execute(over)
    engine.dispose()
    finished = (await ada.get("/api/lobby"))["finished"]
    assert [table["code"] for table in finished] == [both, mine, everybodys]


async def test_a_list_names_the_readers_own_seat(ada: Browser, bob: Browser) -> None:
    code = await ada.create("hako-onna")
    async with bob.at(code) as client:
        assert (await client.sit(2, "Bob"))["type"] == "done"
    assert [table["seat"] for table in (await bob.get("/api/lobby"))["mine"]] == [2]
    assert [table["seat"] for table in (await ada.get("/api/lobby"))["mine"]] == [None], "she only opened it"


async def test_a_crowd_costs_as_much_as_one() -> None:
    """A request during a read gets the next read, so nothing older than the request."""
    readings: list[asyncio.Event] = []

    async def read() -> Lists:
        number = len(readings)
        readings.append(asyncio.Event())
        await readings[number].wait()
        return [[] for _ in range(number)]

    async def begun(number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(readings) < number:
                await asyncio.sleep(0)

    lists = PublicLists(read)
    first = asyncio.create_task(lists.get())
    await begun(1)
    crowd = [asyncio.create_task(lists.get()) for _ in range(100)]
    readings[0].set()
    assert await first == []
    await begun(2)
    last = asyncio.create_task(lists.get())
    readings[1].set()
    assert await asyncio.gather(*crowd) == [[[]]] * 100
    await begun(3)
    readings[2].set()
    assert await last == [[], []]
    assert len(readings) == 3


async def test_a_reading_that_fails_is_not_remembered() -> None:
    answers: list[Lists] = [[]]

    async def read() -> Lists:
        return answers.pop()

    lists = PublicLists(read)
    assert await lists.get() == []
    with pytest.raises(IndexError):
        await lists.get()
    answers.append([[]])
    assert await lists.get() == [[]]


async def test_a_list_ends_somewhere(server: Running, ada: Browser) -> None:
    for _ in range(LISTED // 2 + 1):
        await ada.create(open=True)
    async with server.browser() as bob:
        for _ in range(LISTED // 2 + 1):
            await bob.create(open=True)
    engine = database(server)
    with engine.begin() as connection:
        connection.execute(update(schema.tables).values(phase="over"))
    engine.dispose()
    assert len((await ada.get("/api/lobby"))["finished"]) == LISTED
