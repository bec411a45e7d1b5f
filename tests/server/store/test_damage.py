"""Planted damage: it is named and quarantined, and everybody else goes on."""

import asyncio
import secrets
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text

from kurayami.cli import FAILED, run
from kurayami.cli.database_check import check_database
from kurayami.kernel import Refusal
from kurayami.server.registry import new_code
from kurayami.server.settings import Settings
from kurayami.server.store import schema
from kurayami.server.store.storage import engine_for, open_database
from kurayami.server.table.session import now_millis
from kurayami.words import Words
from tests.server.client import Browser, Running, play_on, running, settings_for
from tests.server.postgres import postgres

pytestmark = pytest.mark.anyio

ANYWHERE = {
    "a move that is no move": "UPDATE entries SET line = '{' WHERE code = :code AND number = 3",
    "a move of somebody else": (
        "UPDATE entries SET line = (SELECT line FROM entries WHERE code = :code AND number = 2)"
        " WHERE code = :code AND number = 4"
    ),
    "a missing move": "DELETE FROM entries WHERE code = :code AND number = 3",
    "a missing game": "DELETE FROM entries WHERE code = :code",
    "a header that is none": "UPDATE entries SET line = '[]' WHERE code = :code AND number = 0",
    "talk that is none": "UPDATE talk SET line = 'hm' WHERE code = :code",
    "an outcome that is none": "UPDATE tables SET outcome = 'victory' WHERE code = :code",
    "options that are none": "UPDATE tables SET options = '7' WHERE code = :code",
    "a seed that is none": "UPDATE tables SET seed = 'grain' WHERE code = :code",
    "a phase that is none": "UPDATE tables SET phase = 'dancing' WHERE code = :code",
    "a missing seat": "DELETE FROM seats WHERE code = :code",
    "a mark that is none": "INSERT INTO marks VALUES (:code, 'somebody', 'seat of honour')",
}
SUBTLE = """UPDATE tables SET outcome = '{"scores":[1],"reason":"won"}' WHERE code = :code"""
"""Damage after which the game replays, but not as it was played."""
ONLY_SQLITE = {
    "a time that is none": "UPDATE tables SET touched = 'yesterday' WHERE code = :code",
    "no time": "UPDATE tables SET phase = x'00' WHERE code = :code",
    "text that is none": "UPDATE entries SET line = CAST(x'ff' AS TEXT) WHERE code = :code AND number = 3",
}
"""Damage only SQLite accepts, which stores any type in any column."""

NO_NAME = "UPDATE seats SET name = CAST(x'41ff' AS TEXT) WHERE code = :code"
"""Damages a name; the rest of it is shown."""


async def begun(browser: Browser) -> str:
    code = await browser.create(open=True)
    async with browser.at(code) as client:
        await client.begin()
        assert (await client.ask("say", text="Hm"))["type"] == "done"
        await play_on(client, 3)
    return code


def copied(database: str, code: str, copies: int) -> list[str]:
    """Codes of copies of this table."""
    engine, codes = engine_for(database), [new_code() for _ in range(copies)]
    with engine.begin() as connection:
        for table in (schema.tables, *schema.BELONGINGS):
            found = connection.execute(table.select().where(table.c.code == code)).mappings().all()
            copy = [{**row, "code": new} for new in codes for row in found]
            if copy:
                connection.execute(insert(table), copy)
    engine.dispose()
    return codes


def plant(database: str, planted: Mapping[str, str]) -> None:
    engine = engine_for(database)
    with engine.begin() as connection:
        for code, damage in planted.items():
            connection.execute(text(damage), {"code": code})
    engine.dispose()


async def require_the_rest_to_live(server: Running, ada: Browser, well: str, bad: Mapping[str, str]) -> None:
    """Checks the lobby, one's own games, the challenge, the sweep and the other tables."""
    lobby = await ada.get("/api/lobby")
    for listed in ("running", "mine"):
        assert well in [each["code"] for each in lobby[listed]], listed
    assert (await ada.http.get("/api/challenges")).status_code == 200
    await server.services.registry.forget_old()
    async with ada.at(well) as client:
        await client.until(lambda: bool(client.legal))
        assert await play_on(client, 2) == 2
    for code, damage in bad.items():
        await require_to_say_so(ada, code, damage)


async def require_to_say_so(ada: Browser, code: str, damage: str) -> None:
    async with ada.at(code) as client:
        await client.until(lambda: client.closed)
        assert client.answers[None]["key"] == "server-damaged", damage
        assert client.socket.close_code == 4004, damage
    for path in ("", "/replay", "/record", "/invitation"):
        answer = await ada.http.get(f"/api/tables/{code}{path}")
        assert answer.status_code in (200, 409, 500), (damage, path, answer.text)
        assert answer.status_code == 200 or answer.json()["key"] in ("server-damaged", "table-not-over"), damage


async def damage_and_look(
    settings: Settings, damages: Mapping[str, str], capsys: pytest.CaptureFixture[str]
) -> tuple[str, dict[str, str], dict[str, str]]:
    """One table for each kind of damage, one sound and one old. Returns cookies, the sound one's code, and the damaged
    ones.
    """
    async with running(settings) as server, server.browser() as ada:
        well, cookies = await begun(ada), dict(ada.http.cookies)
    old, subtle, *codes = copied(settings.database, well, len(damages) + 2)
    planted = dict(zip(codes, damages.values(), strict=True))
    check_database(settings.database, Words("en"))
    assert f"{len(damages) + 3} tables were read, and every game replays" in capsys.readouterr().out
    aged = {old: "UPDATE tables SET touched = 1 WHERE code = :code"}
    plant(settings.database, planted | aged | {subtle: SUBTLE})
    async with running(settings) as server, server.browser(cookies) as ada:
        await require_the_rest_to_live(server, ada, well, planted)
        assert await server.services.storage.table(old) is None
    with pytest.raises(Refusal, match="check-database-damaged"):
        check_database(settings.database, Words("en"))
    said = capsys.readouterr().out
    planted[subtle] = SUBTLE
    for code, damage in planted.items():
        assert f"Table {code} is damaged and set apart: " in said, damage
    assert well not in said
    return well, planted, cookies


async def test_damage_harms_only_the_table_that_has_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = settings_for(tmp_path, idle_seconds=0.0)
    _, planted, cookies = await damage_and_look(settings, ANYWHERE | ONLY_SQLITE, capsys)
    async with running(settings) as server, server.browser(cookies) as ada:
        assert server.services.house.apart == dict.fromkeys(planted, "server-damaged")
        public = await ada.get("/api/lobby")
        assert not planted.keys() & {each["code"] for kind in ("open", "running") for each in public[kind]}
    capsys.readouterr()
    assert run(["tables", "--database", settings.database]) == 0
    assert capsys.readouterr().out.count("  damaged\n") == len(planted)
    code = next(iter(planted))
    assert run(["tables", "--remove", code, "--database", settings.database]) == 0
    async with running(settings) as server:
        assert code not in server.services.house.apart


async def test_damage_in_postgresql_harms_only_its_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    some = {kind: ANYWHERE[kind] for kind in ("a missing move", "talk that is none", "an outcome that is none")}
    with postgres() as database:
        await damage_and_look(settings_for(tmp_path, idle_seconds=0.0, database=database), some, capsys)


async def test_a_table_that_is_mended_is_no_longer_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as server, server.browser() as ada:
        code, cookies = await begun(ada), dict(ada.http.cookies)
    shutil.copy(settings.database, tmp_path / "copy")
    plant(settings.database, {code: ANYWHERE["a missing move"]})
    assert run(["check", "--database", settings.database, "--language", "en"]) == FAILED
    assert "one of 1 tables is set apart" in capsys.readouterr().err
    shutil.copy(tmp_path / "copy", settings.database)
    assert run(["check", "--database", settings.database, "--language", "en"]) == 0
    async with running(settings) as server, server.browser(cookies) as ada, ada.at(code) as client:
        await client.until(lambda: bool(client.legal))


async def test_a_name_that_cant_be_read_takes_no_list_along(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as server, server.browser() as ada:
        code = await begun(ada)
        plant(settings.database, {code: NO_NAME})
        (listed,) = (await ada.get("/api/lobby"))["mine"]
        assert listed["names"] == ["A\ufffd"]
    with pytest.raises(Refusal, match="check-database-damaged"):
        check_database(settings.database, Words("en"))


async def test_a_closed_table_lets_nobody_in_until_it_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kurayami.server.services.LISTEN_SECONDS", 0.02)
    settings = settings_for(tmp_path)
    async with running(settings) as server, server.browser() as ada, server.browser() as bob:
        code = await begun(ada)
        async with ada.at(code) as client:
            assert run(["tables", "--close", code, "--database", settings.database]) == 0
            await client.until(lambda: client.closed)
            assert client.answers[None]["key"] == "server-closed"
            assert client.socket.close_code == 4004
        assert (await ada.get(f"/api/tables/{code}/replay"))["key"] == "server-closed"
        assert (await bob.get("/api/lobby"))["running"] == []
        run(["tables", "--database", settings.database])
        assert capsys.readouterr().out.endswith("hidden-rooms     closed\n")
        assert run(["tables", "--reopen", code, "--database", settings.database]) == 0
        while (await ada.get(f"/api/tables/{code}")).get("key"):
            await asyncio.sleep(0.01)
        async with ada.at(code) as client:
            await client.until(lambda: bool(client.legal))
    assert run(["tables", "--close", code, "--remove", code, "--database", settings.database]) == 2


TABLES = 300


def stored_table(touched: int) -> dict[str, Any]:
    text = {"game": "hidden-rooms", "options": "{}" + " " * 200, "seed": secrets.token_hex(32), "phase": "gathering"}
    flags = {"open": True, "undo": True, "hints": True, "latecomers": False}
    return {"code": new_code(), "version": 1, "host": "h", "created": 0, "touched": touched} | text | flags


def spoil_page(database: Path, content: str) -> None:
    """Overwrites a page, as if the disk had lost it."""
    data = bytearray(database.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    start = data.index(content.encode()) // size * size
    data[start : start + size] = bytes(size)
    database.write_bytes(data)


def spoilt(database: str, stored: list[dict[str, Any]], victim: dict[str, Any]) -> None:
    """Stores the tables, and loses the page one of them is on."""
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(insert(schema.tables), stored)
        seats = [{"code": row["code"], "seat": 0, "muted": False} for row in stored]
        connection.execute(insert(schema.seats), seats)
    engine.dispose()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    spoil_page(Path(database), victim["seed"])


async def test_old_tables_are_deleted_around_a_spoilt_page(tmp_path: Path) -> None:
    settings, now = settings_for(tmp_path), now_millis()
    young = [stored_table(now - number) for number in range(TABLES // 2)]
    old = [stored_table(1 + number) for number in range(TABLES // 2)]
    spoilt(settings.database, young + old, old[70])
    async with running(settings) as server:
        await server.services.registry.forget_old()
        left = set(await server.services.storage.codes())
    assert {row["code"] for row in young} <= left
    assert old[70]["code"] in left
    assert len(left) < len(young) + 30


async def test_a_spoilt_page_takes_only_the_tables_on_it_along(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Some of 300 tables can't be read by anybody; the others are listed, and the check names the lost ones."""
    settings = settings_for(tmp_path)
    now = now_millis()
    stored = [stored_table(now - number) for number in range(TABLES)]
    spoilt(settings.database, stored, stored[100])
    async with running(settings) as server, server.browser() as ada:
        answer = await ada.http.get("/api/lobby")
        assert answer.status_code == 200
        assert [each["code"] for each in answer.json()["open"]] == [row["code"] for row in stored[:50]]
        readable = {row.code for row, _ in await server.services.storage.tables(limit=TABLES)}
        lost = [row["code"] for row in stored if row["code"] not in readable]
        assert stored[100]["code"] in lost
        assert len(lost) < 30
        assert (await ada.get(f"/api/tables/{stored[100]['code']}"))["key"] == "server-damaged"
        await require_to_say_so(ada, stored[100]["code"], "a spoilt page")
        code = await begun(ada)
    with pytest.raises(Refusal, match="check-database-damaged") as refusal:
        check_database(settings.database, Words("en"))
    assert refusal.value.params == {"tables": TABLES + 1, "damaged": len(lost)}
    said = capsys.readouterr().out
    assert "The file is damaged: " in said
    assert code not in said
    assert all(f"Table {each} is damaged" in said for each in lost)
