"""Damage in the database: unreadable rows are left out, and everything else goes on."""

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
"""SQLite's own row id, which is in every index, so rows can be counted without being read."""


class DamagedTable(Exception):
    """Raised when a stored table can't be read."""


@contextmanager
def reading_stored() -> Iterator[None]:
    """Turns any failure inside into damage. Raises `DamagedTable`."""
    try:
        yield
    except DamagedTable:
        raise
    except Exception as problem:
        raise DamagedTable(f"{type(problem).__name__}: {problem}") from problem


def converted(row: Mapping[Any, Any], kind: type[T]) -> T:
    """A value of the expected type; SQLite stores any type in any column. Raises `DamagedTable`."""
    try:
        return msgspec.convert({str(name): value for name, value in row.items()}, kind)
    except msgspec.ValidationError as problem:
        raise DamagedTable(str(problem)) from None


def lenient(raw: bytes) -> str:
    """Text from SQLite, with invalid UTF-8 replaced: otherwise one such text would fail a whole list."""
    return raw.decode("utf-8", "replace")


def is_damage(connection: Connection, problem: DBAPIError) -> bool:
    """True for damage, not for a missing or slow database. SQLite reports damage and disk trouble by the same error."""
    if problem.connection_invalidated:
        return False
    return connection.dialect.name == "sqlite" or not isinstance(problem, OperationalError)


def around_damage(connection: Connection, ask: Callable[[Where], list[T]]) -> list[T]:
    """Answers of `ask`, which takes extra conditions. If some rows of SQLite's file can't be read, bisection leaves
    them out.
    """
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
