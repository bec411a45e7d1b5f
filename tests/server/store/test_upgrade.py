"""Every older database, SQLite or PostgreSQL, is migrated with all its content, or stays as it was."""

from collections.abc import Iterator
from itertools import count

import pytest
from sqlalchemy import DDL, DDLElement, Engine, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from kurayami.server.store import schema
from kurayami.server.store.storage import engine_for, open_database
from tests.server.postgres import postgres

MOOD: DDLElement = DDL("ALTER TABLE tables ADD COLUMN mood TEXT")  # type: ignore[no-untyped-call]
NONSENSE: DDLElement = DDL("nonsense")  # type: ignore[no-untyped-call]
OLD_ROW = text(
    "INSERT INTO tables (code, game, version, options, seed, open, undo, hints, phase, host, created, touched)"
    " VALUES ('0123456789', 'hidden-rooms', 1, '{}', '00', TRUE, TRUE, TRUE, 'playing', 'ada', 1, 2)"
)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Iterator[str]]:
    """Empty databases, one after the other."""
    if request.param == "sqlite":
        folder = tmp_path_factory.mktemp("upgrade")
        yield (str(folder / f"{number}.sqlite3") for number in count())
    else:
        with postgres() as database:
            yield (emptied(database) for _ in count())


def emptied(database: str) -> str:
    engine = engine_for(database)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return database


def made_by(version: int, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database as that version left it, with a table in play."""
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", schema.STEPS[:version])
        engine = open_database(database)
    if version:
        with engine.begin() as connection:
            connection.execute(OLD_ROW)
    engine.dispose()


def differences(engine: Engine) -> list[str]:
    """Differences between the database and what the program expects."""
    found = inspect(engine)
    wrong = [f"surplus {name}" for name in found.get_table_names() if name not in schema.metadata.tables]
    for name, table in schema.metadata.tables.items():
        columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
        keys = found.get_pk_constraint(name)["constrained_columns"]
        indexes = {tuple(index["column_names"]) for index in found.get_indexes(name)}
        if columns != {column.name: bool(column.nullable) for column in table.columns}:
            wrong.append(f"columns of {name}")
        if keys != [column.name for column in table.primary_key]:
            wrong.append(f"key of {name}")
        if indexes != {tuple(column.name for column in index.columns) for index in table.indexes}:
            wrong.append(f"indexes of {name}")
    return wrong


def test_from_every_older_version(databases: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for version in range(len(schema.STEPS)):
        database = next(databases)
        made_by(version, database, monkeypatch)
        engine = open_database(database)
        with engine.connect() as connection:
            assert connection.scalars(select(schema.schema.c.version)).all() == [len(schema.STEPS)]
            kept = [(row.code, row.lesson, row.latecomers) for row in connection.execute(select(schema.tables))]
        assert kept == ([("0123456789", None, False)] if version else [])
        assert differences(engine) == []
        engine.dispose()


def test_a_step_that_fails_undoes_those_before_it(databases: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> None:
    database = next(databases)
    made_by(1, database, monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", (*schema.STEPS, [MOOD], [NONSENSE]))
        with pytest.raises(SQLAlchemyError):
            open_database(database)
    engine = engine_for(database)
    with engine.connect() as connection:
        assert connection.scalars(select(schema.schema.c.version)).all() == [1]
        assert {"lesson", "latecomers", "mood"}.isdisjoint(
            column["name"] for column in inspect(connection).get_columns("tables")
        )
    engine.dispose()
    engine = open_database(database)
    assert differences(engine) == []
    engine.dispose()
