"""Commands for whoever runs a server. They speak to it through its database, also while it runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Annotated

from cyclopts import Parameter
from sqlalchemy import Connection, delete, insert, select

from kurayami.cli.speech import Language, Misuse, words_for
from kurayami.cli.usage import Range, require_database
from kurayami.kernel import Refusal
from kurayami.server.house import ANNOUNCEMENT, BAN
from kurayami.server.rate_limits import is_address, network
from kurayami.server.registry import plain_code
from kurayami.server.settings import default_database
from kurayami.server.store import rows, schema
from kurayami.server.store.storage import open_database
from kurayami.server.store.trouble import database_refusals
from kurayami.server.table.session import now_millis

Database = Annotated[str | None, Parameter(env_var="KURAYAMI_DATABASE", validator=require_database)]
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
        finally:
            engine.dispose()


def announce(
    text: str = "",
    *,
    minutes: Annotated[int, Parameter(validator=Range(1, MOST_MINUTES))] = 10,
    database: Database = None,
    language: Language = None,
) -> None:
    """Show a line on every screen at every table; without a text, take it back.

    Parameters
    ----------
    text
        What everybody is to read, such as "Restart in 5 minutes".
    minutes
        How long it is shown.
    database
        The server's database.
    """
    if len(text) > MOST_TEXT:
        raise Misuse("announce-too-long", most=MOST_TEXT)
    with writing(database) as connection:
        _say(connection, ANNOUNCEMENT, "", text, timedelta(minutes=minutes))
    print(words_for(language).say("announce-said" if text else "announce-taken-back"))


def ban(
    address: str,
    *,
    hours: Annotated[int, Parameter(validator=Range(0, MOST_HOURS))] = 24,
    database: Database = None,
    language: Language = None,
) -> None:
    """Let nobody in from an address for a time.

    Parameters
    ----------
    address
        An IP address; of IPv6 its whole /64 is meant.
    hours
        For how long; 0 lets the address in again.
    database
        The server's database.
    """
    if not is_address(address):
        raise Misuse("ban-no-address", address=address)
    with writing(database) as connection:
        _say(connection, BAN, network(address), "-" if hours else "", timedelta(hours=hours))
    print(words_for(language).say("ban-said", address=network(address), hours=hours))


def tables(*, remove: str | None = None, database: Database = None, language: Language = None) -> None:
    """List the stored tables, the last touched first, or remove one.

    Parameters
    ----------
    remove
        The code of a table to delete, with its names and its chat. Who sits there is told.
    database
        The server's database.
    """
    words = words_for(language)
    with writing(database) as connection:
        if remove is None:
            for line in _listed(connection):
                print(line)
            return
        code = plain_code(remove)
        found = connection.scalar(select(schema.tables.c.code).where(schema.tables.c.code == code))
        if found is None:
            raise Refusal("server-no-such-table")
        for change in rows.forget_tables([code], now_millis() + 1):
            connection.execute(change.statement, change.rows)
    print(words.say("tables-removed", code=code))


def _listed(connection: Connection) -> Iterator[str]:
    newest = select(schema.tables).order_by(schema.tables.c.touched.desc())
    for row in connection.execute(newest):
        touched = datetime.fromtimestamp(row.touched / 1000, UTC)
        yield f"{row.code}  {touched:%Y-%m-%d %H:%M}  {row.phase:9}  {row.game}"


def _say(connection: Connection, kind: str, name: str, text: str, span: timedelta) -> None:
    """In place of what was said before; nothing, if there is no text."""
    house = schema.house
    connection.execute(delete(house).where(house.c.kind == kind, house.c.name == name))
    if text:
        until = now_millis() + int(span.total_seconds() * 1000)
        connection.execute(insert(house).values(kind=kind, name=name, text=text, until=until))
