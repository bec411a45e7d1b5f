"""Moves in the database. Their statements are in nearly every commit, and written by hand: SQLAlchemy would take longer
than the database.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import chain
from time import perf_counter
from typing import Any, Final, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

Row: TypeAlias = Mapping[str, Any]


class Tenure(Struct, frozen=True):
    """A table and its owner's term: nothing is stored for an earlier term."""

    code: str
    term: int


ENTRY: Final = ("code", "number", "line", "request", "device")
ENTRIES: Final = f"INSERT INTO entries ({', '.join(ENTRY)})"
SQLITE_ENTRIES: Final = f"{ENTRIES} VALUES (?, ?, ?, ?, ?)"
POSTGRES_ENTRIES: Final = (
    f"{ENTRIES} SELECT * FROM unnest(%s::text[], %s::integer[], %s::text[], %s::text[], %s::text[])"
)
POSTGRES_HELD: Final = (
    "SELECT code FROM tables WHERE (code, term) IN (SELECT * FROM unnest(%s::text[], %s::bigint[])) "
    "ORDER BY code FOR SHARE"
)
POSTGRES_STROKE: Final = f"WITH held AS ({POSTGRES_HELD}) {POSTGRES_ENTRIES} WHERE (SELECT count(*) FROM held) = %s"
FRESH_SECONDS: Final = 1.0
"""Seconds a connection is used again without a question whether it still works."""


def count_held(connection: Connection, holds: Iterable[Tenure]) -> int:
    """Number of tables that have these terms. PostgreSQL locks them until the transaction ends."""
    wanted = [(hold.code, hold.term) for hold in holds]
    if connection.dialect.name == "postgresql":
        return len(connection.exec_driver_sql(POSTGRES_HELD, columns_of(wanted)).all())
    marks = ",".join(["(?,?)"] * len(wanted))
    held = f"SELECT count(*) FROM tables WHERE (code, term) IN (VALUES {marks})"
    return int(connection.exec_driver_sql(held, tuple(chain.from_iterable(wanted))).scalar_one())


def add_entries(connection: Connection, rows: Iterable[Row]) -> None:
    entries = values_of(rows)
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(POSTGRES_ENTRIES, columns_of(entries))
    else:
        connection.exec_driver_sql(SQLITE_ENTRIES, entries)


class Stroke:
    """Stores moves on PostgreSQL in one statement, which compares the terms, locks them, inserts and commits. In a
    transaction that takes five round trips, and the tables stay locked between them.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: Connection | None = None
        self._used = 0.0

    def stores(self, rows: Sequence[Row], holds: Collection[Tenure]) -> bool:
        """False if any of the tables has another term: then nothing is stored. Raises `SQLAlchemyError`."""
        tables = columns_of([(hold.code, hold.term) for hold in holds])
        words = (*tables, *columns_of(values_of(rows)), len(holds))
        try:
            stored = self._fresh().exec_driver_sql(POSTGRES_STROKE, words).rowcount
        except BaseException:
            self.close()
            raise
        self._used = perf_counter()
        return stored == len(rows)

    def close(self) -> None:
        """Releases its connection."""
        connection, self._connection = self._connection, None
        if connection:
            with suppress(SQLAlchemyError):
                connection.close()

    def _fresh(self) -> Connection:
        """A connection that worked a moment ago, or that the pool has asked whether it works."""
        if perf_counter() - self._used > FRESH_SECONDS:
            self.close()
        self._connection = self._connection or self._engine.connect()
        return self._connection


def values_of(rows: Iterable[Row]) -> list[tuple[Any, ...]]:
    return [tuple([row.get(name) for name in ENTRY]) for row in rows]


def columns_of(rows: Sequence[tuple[Any, ...]]) -> tuple[list[Any], ...]:
    return tuple([list(column) for column in zip(*rows, strict=True)])
