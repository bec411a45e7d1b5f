"""Damage in the database: what can't be read is left out, and the rest goes on."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Integer, column, select
from sqlalchemy.exc import DBAPIError, OperationalError

from kurayami.server.store import schema

T = TypeVar("T")

Where: TypeAlias = Sequence[ColumnElement[bool]]

ROW_NUMBER: Final[ColumnElement[int]] = column("rowid", Integer)
"""SQLite's own number of a row, which stands in every index: so rows can be counted without being read."""


class DamagedTable(Exception):
    """Raised when a stored table can't be read."""


@contextmanager
def reading_stored() -> Iterator[None]:
    """Whatever fails in here was stored wrongly. Raises `DamagedTable`."""
    try:
        yield
    except DamagedTable:
        raise
    except Exception as problem:
        raise DamagedTable(f"{type(problem).__name__}: {problem}") from problem


def converted(row: Mapping[Any, Any], kind: type[T]) -> T:
    """SQLite stores any type in any column. Raises `DamagedTable`."""
    try:
        return msgspec.convert({str(name): value for name, value in row.items()}, kind)
    except msgspec.ValidationError as problem:
        raise DamagedTable(str(problem)) from None


def lenient(raw: bytes) -> str:
    """Text as SQLite gives it. One that is no UTF-8 would take all rows of a list along."""
    return raw.decode("utf-8", "replace")


def is_damage(connection: Connection, problem: DBAPIError) -> bool:
    """Not that the database is gone or slow. SQLite tells damage and trouble with the disk by the same error."""
    if problem.connection_invalidated:
        return False
    return connection.dialect.name == "sqlite" or not isinstance(problem, OperationalError)


def around_damage(connection: Connection, ask: Callable[[Where], list[T]]) -> list[T]:
    """The answers of `ask`, which is given further conditions. If some rows of SQLite's file can't be read, they are
    left out: they are narrowed down by halves."""
    try:
        return ask(())
    except DBAPIError as problem:
        if connection.dialect.name != "sqlite" or not is_damage(connection, problem):
            raise
    connection.rollback()
    by_time = select(ROW_NUMBER).select_from(schema.tables).order_by(schema.tables.c.touched)
    numbers = connection.scalars(by_time).all()  # from an index
    return _halves(connection, ask, min(numbers), max(numbers)) if numbers else []


def _halves(connection: Connection, ask: Callable[[Where], list[T]], first: int, last: int) -> list[T]:
    one = first == last  # by itself, for a range is left only when the row behind it was read
    try:
        return ask((ROW_NUMBER.in_([first]) if one else ROW_NUMBER.between(first, last),))
    except DBAPIError as problem:
        if not is_damage(connection, problem):
            raise
    connection.rollback()
    if one:
        return []
    middle = (first + last) // 2
    return _halves(connection, ask, first, middle) + _halves(connection, ask, middle + 1, last)
