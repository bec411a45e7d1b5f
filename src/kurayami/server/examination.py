"""Examination of a database: reads every table as the server would, and replays every game."""

from collections.abc import Iterator, Mapping

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError

from kurayami.kernel import AnyRules
from kurayami.record import End, load, verify
from kurayami.server.registry import read_session
from kurayami.server.settings import Settings
from kurayami.server.store import schema
from kurayami.server.store.damage import DamagedTable, is_damage, reading_stored
from kurayami.server.store.rows import StoredTable
from kurayami.server.store.storage import read_codes, read_table
from kurayami.server.table.session import Session


class Finding(Struct, frozen=True):
    """Finding about one table."""

    code: str
    problem: str | None
    """Problem; None if the table is sound."""


def file_problems(engine: Engine) -> list[str]:
    """Problems SQLite finds in its own file. PostgreSQL has no such check; all its rows are read below."""
    if engine.dialect.name != "sqlite":
        return []
    try:
        with engine.connect() as connection:
            said = connection.exec_driver_sql("PRAGMA integrity_check").scalars().all()
    except DBAPIError as problem:
        return [str(problem.orig)]
    return [line for line in said if line != "ok"]


def findings(engine: Engine, games: Mapping[str, AnyRules], settings: Settings) -> Iterator[Finding]:
    """Findings about each table."""
    with engine.connect() as connection:
        codes = read_codes(connection, ())
    if engine.dialect.name == "postgresql":  # what is read of a table belongs together, also while it is played at
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    for code in codes:
        try:
            with engine.connect() as connection:
                _read_strictly(connection)
                _examine(connection, code, games, settings)
        except DamagedTable as damage:
            yield Finding(code, str(damage).splitlines()[0][:200])
        else:
            yield Finding(code, None)


def _read_strictly(connection: Connection) -> None:
    """Reads text strictly; in lists the server tolerates partly unreadable text."""
    if connection.dialect.name == "sqlite":
        connection.connection.dbapi_connection.text_factory = str  # type: ignore[union-attr]  # it has one: it is open


def _examine(connection: Connection, code: str, games: Mapping[str, AnyRules], settings: Settings) -> None:
    """Raises `DamagedTable`."""
    stored = read_table(connection, code)
    if stored is None:  # deleted since the codes were read
        return
    rules = games.get(stored.row.game)
    with reading_stored():
        _read_snapshots(connection, code)
        if rules is None or stored.row.version != rules.VERSION:
            Session(stored, None, None, settings)
            return
        session = read_session(stored, rules, settings)
        if session.game and rules.outcome(session.game.table.state) != stored.row.result:
            raise DamagedTable("the outcome is not that of the game")
        if stored.row.phase == "over" and not stored.row.lesson:
            _verify_draws(stored)


def _read_snapshots(connection: Connection, code: str) -> None:
    lines = select(schema.snapshots.c.line).where(schema.snapshots.c.code == code)
    try:
        for line in connection.scalars(lines).all():
            msgspec.json.decode(line)
    except DBAPIError as problem:
        if is_damage(connection, problem):
            raise DamagedTable(str(problem.orig)) from problem
        raise


def _verify_draws(stored: StoredTable) -> None:
    """Raises `RecordError` at a draw that does not match the seed."""
    assert stored.row.result is not None
    end = msgspec.json.encode(End(stored.row.result, stored.row.seed)).decode()
    verify(load("".join(f"{text}\n" for text in (*(line.text for line in stored.lines), end))))
