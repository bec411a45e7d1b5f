"""The database: created, kept private, and migrated from every older version."""

from pathlib import Path

import pytest
from sqlalchemy import DDL, DDLElement, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from kurayami.server.store import schema
from kurayami.server.store.storage import engine_for, open_database

DEVICES = ("ada", "ada", "eve", None)
MOOD: DDLElement = DDL("alter table tables add column mood text")  # type: ignore[no-untyped-call]
NONSENSE: DDLElement = DDL("nonsense")  # type: ignore[no-untyped-call]


def test_a_database_is_made_and_kept_private(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "x.sqlite3"
    open_database(str(file)).dispose()
    engine = open_database(str(file))
    with engine.connect() as connection:
        assert connection.scalar(select(schema.schema.c.version)) == len(schema.STEPS)
        assert connection.scalar(text("pragma journal_mode")) == "wal"
        assert connection.scalar(text("pragma synchronous")) == 2
    engine.dispose()
    assert file.stat().st_mode & 0o077 == 0


def test_an_older_database_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "x.sqlite3")
    open_database(path).dispose()
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", (*schema.STEPS, [MOOD]))
        engine = open_database(path)
        with engine.connect() as connection:
            connection.execute(text("select mood from tables"))
        engine.dispose()
    with pytest.raises(schema.NewerDatabase):
        open_database(path)


def test_a_database_from_before_the_lessons_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "x.sqlite3")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", schema.STEPS[:1])
        engine = open_database(path)
        with engine.connect() as connection, pytest.raises(SQLAlchemyError):
            connection.execute(text("select lesson from tables"))
        engine.dispose()
    engine = open_database(path)
    with engine.connect() as connection:
        assert connection.execute(select(schema.tables)).all() == []
    engine.dispose()


def test_who_was_removed_or_muted_stays_so_in_a_newer_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "x.sqlite3")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", schema.STEPS[:2])
        engine = open_database(path)
        with engine.begin() as connection:
            connection.execute(text("insert into removals values ('CODE', 'bob')"))
            seats = [{"code": "CODE", "seat": n, "device": who, "muted": who != "eve"} for n, who in enumerate(DEVICES)]
            connection.execute(insert(schema.seats), seats)
        engine.dispose()
    engine = open_database(path)
    with engine.connect() as connection:
        marks = connection.execute(select(schema.marks.c.device, schema.marks.c.mark)).all()
    engine.dispose()
    assert sorted(map(tuple, marks)) == [("ada", "muted"), ("bob", "removed")]


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "x.sqlite3")
    open_database(path).dispose()
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", (*schema.STEPS, [MOOD, NONSENSE]))
        with pytest.raises(SQLAlchemyError):
            open_database(path)
    engine = open_database(path)
    with engine.connect() as connection:
        assert connection.scalar(select(schema.schema.c.version)) == len(schema.STEPS)
        with pytest.raises(SQLAlchemyError):
            connection.execute(text("select mood from tables"))
    engine.dispose()


def test_postgresql_by_url() -> None:
    for url in ("postgres://u@h/d", "postgresql://u@h/d"):
        engine = engine_for(url)
        assert engine.dialect.name == "postgresql"
        assert engine.url.drivername == "postgresql+psycopg"
