"""Commands for operators. They reach a running server through its database."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Annotated

from cyclopts import Parameter
from sqlalchemy import Connection, delete, insert, select

from kurayami.cli.speech import Language, Misuse, words_for
from kurayami.cli.usage import Database, Range
from kurayami.kernel import Refusal
from kurayami.server.house import ANNOUNCEMENT, APART, BAN, CLOSED, FOR_EVER
from kurayami.server.rate_limits import is_address, network
from kurayami.server.registry import plain_code
from kurayami.server.settings import default_database
from kurayami.server.store import rows, schema
from kurayami.server.store.damage import around_damage
from kurayami.server.store.storage import open_database
from kurayami.server.store.trouble import database_refusals
from kurayami.server.table.session import now_millis

MOST_TEXT = 300
MOST_MINUTES = 7 * 24 * 60
MOST_HOURS = 366 * 24


@contextmanager
def writing(database: str | None) -> Iterator[Connection]:
    with database_refusals():
        engine = open_database(database or default_database())
        try:
            with engine.execution_options(writes=True).begin() as connection:
                yield connection
                rows.notify(connection)
        finally:
            engine.dispose()


def announce(
    text: str = "",
    *,
    minutes: Annotated[int, Parameter(validator=Range(1, MOST_MINUTES))] = 10,
    database: Database = None,
    language: Language = None,
) -> None:
    """Show a line on every screen; without a text, remove it.

    Parameters
    ----------
    text
        The announcement, such as "Restart in 5 minutes".
    minutes
        Minutes to show it for.
    database
        The server's database.
    """
    if len(text) > MOST_TEXT:
        raise Misuse("announce-too-long", most=MOST_TEXT)
    with writing(database) as connection:
        _say(connection, ANNOUNCEMENT, "", text, now_millis() + _millis(timedelta(minutes=minutes)))
    print(words_for(language).say("announce-said" if text else "announce-taken-back"))


def ban(
    address: str,
    *,
    hours: Annotated[int, Parameter(validator=Range(0, MOST_HOURS))] = 24,
    database: Database = None,
    language: Language = None,
) -> None:
    """Block an address for a while.

    Parameters
    ----------
    address
        An IP address; for IPv6, its whole /64 is blocked.
    hours
        Hours to block it for; 0 lifts the ban.
    database
        The server's database.
    """
    if not is_address(address):
        raise Misuse("ban-no-address", address=address)
    with writing(database) as connection:
        _say(connection, BAN, network(address), "-" if hours else "", now_millis() + _millis(timedelta(hours=hours)))
    print(words_for(language).say("ban-said", address=network(address), hours=hours))


def tables(
    *,
    close: str | None = None,
    reopen: str | None = None,
    remove: str | None = None,
    database: Database = None,
    language: Language = None,
) -> None:
    """List the stored tables, most recently touched first; or close, reopen or remove one.

    Parameters
    ----------
    close
        The code of a table to close: nobody can enter, and everyone there is disconnected. Deletes nothing.
    reopen
        The code of a closed table to reopen.
    remove
        The code of a table to delete, with its names and chat. The people at it are told.
    database
        The server's database.
    """
    words = words_for(language)
    wishes = {"tables-closed": close, "tables-reopened": reopen, "tables-removed": remove}
    wished = [(key, plain_code(code)) for key, code in wishes.items() if code is not None]
    if len(wished) > 1:
        raise Misuse("tables-one-wish")
    with writing(database) as connection:
        if not wished:
            for line in _listed(connection):
                print(line)
            return
        ((key, code),) = wished
        found = connection.scalar(select(schema.tables.c.code).where(schema.tables.c.code == code))
        if found is None:
            raise Refusal("server-no-such-table")
        if remove is None:
            _say(connection, CLOSED, code, "-" if close else "", FOR_EVER)
        else:
            for change in rows.remove_table(code):
                connection.execute(change.statement, change.rows)
    print(words.say(key, code=code))


def _listed(connection: Connection) -> Iterator[str]:
    """One line per readable table."""
    apart = select(schema.house.c.name, schema.house.c.kind).where(schema.house.c.kind.in_(APART))
    why = {row.name: row.kind for row in connection.execute(apart)}
    columns = [schema.tables.c[name] for name in ("code", "touched", "phase", "game")]
    found = around_damage(connection, lambda more: list(connection.execute(select(*columns).where(*more))))
    for code, touched, phase, game in sorted(found, key=lambda row: str(row.touched), reverse=True):
        yield f"{code}  {_moment(touched):16}  {phase!s:9}  {game!s:15}  {why.get(code, '')}".rstrip()


def _moment(touched: object) -> str:
    return f"{datetime.fromtimestamp(touched / 1000, UTC):%Y-%m-%d %H:%M}" if isinstance(touched, int) else "?"


def _millis(span: timedelta) -> int:
    return int(span.total_seconds() * 1000)


def _say(connection: Connection, kind: str, name: str, text: str, until: int) -> None:
    """Replaces the announcement, or removes it if there is no text."""
    house = schema.house
    connection.execute(delete(house).where(house.c.kind == kind, house.c.name == name))
    if text:
        connection.execute(insert(house).values(kind=kind, name=name, text=text, until=until))
