"""Opens and reads the database. Reads run in threads, off the event loop."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import (
    URL,
    BindParameter,
    ColumnElement,
    Connection,
    Engine,
    Row,
    Select,
    Table,
    bindparam,
    create_engine,
    event,
    func,
    make_url,
    select,
)
from sqlalchemy.exc import DBAPIError

from kurayami.kernel import SEED_BYTES, Refusal
from kurayami.server.house import HouseRow
from kurayami.server.store import schema
from kurayami.server.store.damage import (
    DamagedTable,
    Where,
    around_damage,
    converted,
    is_damage,
    lenient,
    reading_stored,
)
from kurayami.server.store.rows import Line, SeatRow, StoredTable, TableRow

T = TypeVar("T")

Found: TypeAlias = tuple[TableRow, tuple[SeatRow, ...]]
"""A table in a list, with its seats."""

TABLES = schema.tables.c
SEATS = schema.seats.c
MARKS = schema.marks.c
OF_CODE: Final[BindParameter[str]] = bindparam("of_code")
HOSTED_BY: Final = (
    select(func.count())
    .select_from(schema.tables)
    .where(TABLES.host == bindparam("of_host"), TABLES.phase.in_(("gathering", "playing")))
)
READERS: Final = 4
LOCK_SECONDS: Final = 4
"""Most seconds to wait for a locked database."""
DEAD_MILLIS: Final = 3_500
"""Milliseconds of silence before PostgreSQL ends a process's sessions that others wait for: the one with its liveness
lock, and any in the middle of a transaction.
"""
POSTGRES_OPTIONS: Final = (
    f"-c lock_timeout={LOCK_SECONDS}s -c statement_timeout={LOCK_SECONDS}s "
    f"-c idle_in_transaction_session_timeout={DEAD_MILLIS}"
)
KEEPALIVE: Final = {"keepalives_idle": 2, "keepalives_interval": 1, "keepalives_count": 3, "tcp_user_timeout": 5000}
"""Detects a dead connection within about five seconds (Linux)."""
SCHEMA_LOCK: Final = 0x6B757261
"""Advisory lock held while migrating a PostgreSQL."""
SQLITE: Final = b"SQLite format 3\0"
"""First bytes of every SQLite file that is not empty."""
PRIVATE: Final = 0o600
"""Permissions of a database file, which holds seeds, names and chat. A restored backup may have others."""
LISTED: Final = 50
"""Most tables in a list."""
TRIES: Final = 4000
"""Most challenge results listed."""


def is_postgres(database: str) -> bool:
    scheme, _, rest = database.partition("://")
    return scheme in ("postgres", "postgresql") and bool(rest)


def sqlite_file(database: str) -> Path:
    """The file, in an existing folder. Raises `Refusal` if it is another kind of file, and leaves it alone."""
    path = Path(database)
    if path.is_file():
        with path.open("rb") as file:
            if file.read(len(SQLITE)) not in (b"", SQLITE):
                raise Refusal("server-not-a-database", database=database)
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def engine_for(database: str) -> Engine:
    """Connects to a SQLite file or a `postgresql://...` URL. Errors hide parameters, because these may be secrets and
    errors are logged.
    """
    if is_postgres(database):
        rest = database.partition("://")[2]
        return create_engine(
            make_url(f"postgresql+psycopg://{rest}"),
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"connect_timeout": LOCK_SECONDS, "options": POSTGRES_OPTIONS, **KEEPALIVE},
        )
    path = sqlite_file(database)
    path.touch(mode=PRIVATE)
    with suppress(OSError):  # a file of somebody else, or a file system without permissions
        path.chmod(PRIVATE)
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, connect_args={"timeout": LOCK_SECONDS}, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare_sqlite(connection: Any, record: object) -> None:
    """Sets SQLite up so that commits are durable and readers don't wait for the writer."""
    connection.isolation_level = None
    connection.text_factory = lenient
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    """Begins a transaction; Python's module would leave schema changes outside. A writer locks at once: a transaction
    that reads first fails if somebody else writes in between.
    """
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class ForgetfulDatabase(Exception):
    """Raised if PostgreSQL is set to report a commit before it is durable."""


def _prepare_postgres(connection: Connection) -> None:
    """Makes commits durable, and gives schema changes time. Processes that start together migrate one
    after the other.
    """
    if connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "off":
        raise ForgetfulDatabase
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})")


def open_database(database: str) -> Engine:
    engine = engine_for(database)
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                _prepare_postgres(connection)
            schema.bring_up_to_date(connection)
    except BaseException:
        engine.dispose()
        raise
    return engine


class ChallengeTry(Struct, frozen=True):
    """An attempt at a daily challenge, as listed with the results."""

    host: str
    name: str | None
    outcome: str
    score: str | None


class Storage:
    """Reads of the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    def close(self) -> None:
        self._threads.shutdown()

    async def ask(self, question: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return question(connection)

    async def table(self, code: str) -> StoredTable | None:
        """Raises `DamagedTable`."""
        return await self.ask(lambda connection: read_table(connection, code))

    async def found(self, code: str) -> Found | None:
        """The table as in a list. Raises `DamagedTable`."""
        return await self.ask(lambda connection: _found(connection, code))

    async def tables(self, *where: ColumnElement[bool], limit: int = LISTED) -> list[Found]:
        """Latest matching readable tables, with their seats."""
        return await self.ask(lambda connection: _tables(connection, where, limit))

    async def count(self, *where: ColumnElement[bool]) -> int:
        number = select(func.count()).select_from(schema.tables).where(*where)
        return await self.ask(lambda connection: connection.scalar(number) or 0)

    async def hosted_by(self, device: str) -> int:
        """Number of a host's unfinished games."""
        return await self.ask(lambda connection: connection.scalar(HOSTED_BY, {"of_host": device}) or 0)

    async def belongs(self, code: str, device: str) -> bool:
        """True if the device hosts the table or has a seat at it."""
        return await self.count(TABLES.code == code, (TABLES.host == device) | sits_at(device)) > 0

    async def codes(self, *where: ColumnElement[bool]) -> Sequence[str]:
        """Codes of matching readable tables."""
        return await self.ask(lambda connection: read_codes(connection, where))

    async def snapshots(self, code: str) -> dict[int, str]:
        wanted = select(schema.snapshots).where(schema.snapshots.c.code == code)
        return await self.ask(lambda connection: {row.viewer: row.line for row in connection.execute(wanted)})

    async def house(self) -> list[HouseRow]:
        """Readable rows of the house."""
        wanted = select(schema.house)
        return await self.ask(lambda connection: list(_readable(connection.execute(wanted), HouseRow)))

    async def device_moves(self, since: int) -> list[tuple[str, str, str]]:
        """Id, old and new device of the moves since a given time."""
        moves = schema.device_moves.c
        wanted = select(moves.id, moves.old, moves.new).where(moves.at > since).order_by(moves.at)
        return await self.ask(lambda connection: [(row.id, row.old, row.new) for row in connection.execute(wanted)])

    async def challenge_seeds(self, days: Sequence[str]) -> dict[str, str]:
        """Readable challenge seeds."""
        wanted = select(schema.challenges).where(schema.challenges.c.day.in_(days))
        return await self.ask(
            lambda connection: {row.day: row.seed for row in connection.execute(wanted) if is_seed(row.seed)}
        )

    async def tries(self, days: Sequence[str], game: str) -> dict[str, list[ChallengeTry]]:
        """Finished attempts, by day."""
        return await self.ask(lambda connection: _tries(connection, days, game))

    async def tries_of(self, days: Sequence[str], device: str, game: str) -> dict[str, str]:
        """Codes of a device's attempts, by day."""
        mine = (TABLES.challenge.in_(days), TABLES.game == game, TABLES.host == device)
        wanted = select(TABLES.challenge, TABLES.code).where(*mine)
        return await self.ask(lambda connection: {row.challenge: row.code for row in connection.execute(wanted)})


def sits_at(device: str) -> ColumnElement[bool]:
    return TABLES.code.in_(select(SEATS.code).where(SEATS.device == device))


def _lines(table: Table) -> Select[Any]:
    columns = table.c.number, table.c.line, table.c.request, table.c.device
    return select(*columns).where(table.c.code == OF_CODE).order_by(table.c.number)


ROW: Final = select(schema.tables).where(TABLES.code == OF_CODE)
SEATS_OF: Final = select(schema.seats).where(SEATS.code == OF_CODE).order_by(SEATS.seat)
ENTRIES_OF: Final = _lines(schema.entries)
TALK_OF: Final = _lines(schema.talk)
REQUESTS_OF: Final = (
    select(schema.requests.c.device, schema.requests.c.request)
    .where(schema.requests.c.code == OF_CODE)
    .order_by(schema.requests.c.at)
)
MARKS_OF: Final = select(MARKS.device, MARKS.mark).where(MARKS.code == OF_CODE)


def is_seed(text: object) -> bool:
    with suppress(ValueError, TypeError):
        return len(bytes.fromhex(text)) == SEED_BYTES  # type: ignore[arg-type]  # it is asked because it may be no text
    return False


def read_table(connection: Connection, code: str) -> StoredTable | None:
    """Loads a table. Raises `DamagedTable` only after the result is fully read: SQLite would otherwise count the rest
    as an open read, and the next write on the connection as late.
    """
    try:
        return _table(connection, code)
    except DBAPIError as problem:
        if is_damage(connection, problem):
            raise DamagedTable(str(problem.orig)) from problem
        raise


def _table(connection: Connection, code: str) -> StoredTable | None:
    which = {"of_code": code}
    row = connection.execute(ROW, which).one_or_none()
    if row is None:
        return None
    return StoredTable(
        row=_row(row._mapping),
        seats=tuple([_seat(found._mapping) for found in connection.execute(SEATS_OF, which).all()]),
        lines=_numbered(connection.execute(ENTRIES_OF, which).all(), "entry"),
        talk=_numbered(connection.execute(TALK_OF, which).all(), "message"),
        marks=frozenset([(found.device, found.mark) for found in connection.execute(MARKS_OF, which)]),
        requests=tuple([(found.device, found.request) for found in connection.execute(REQUESTS_OF, which)]),
    )


def _numbered(stored: Iterable[Row[Any]], what: str) -> tuple[Line, ...]:
    lines = []
    for expected, row in enumerate(stored):
        if row.number != expected:
            raise DamagedTable(f"{what} {expected} is missing")
        lines.append(Line(row.line, row.request, row.device))
    return tuple(lines)


def _tries(connection: Connection, days: Sequence[str], game: str) -> dict[str, list[ChallengeTry]]:
    seat = (SEATS.code == TABLES.code) & (SEATS.seat == 0)
    wanted = (
        select(TABLES.challenge, TABLES.host, SEATS.name, TABLES.outcome, TABLES.score)
        .join_from(schema.tables, schema.seats, seat)
        .where(TABLES.challenge.in_(days), TABLES.game == game, TABLES.phase == "over", TABLES.outcome.is_not(None))
        .order_by(TABLES.touched.desc())
        .limit(TRIES)
    )
    found: dict[str, list[ChallengeTry]] = {}
    for day, *rest in connection.execute(wanted):
        found.setdefault(day, []).append(ChallengeTry(*rest))
    return found


def _found(connection: Connection, code: str) -> Found | None:
    try:
        stored = connection.execute(ROW, {"of_code": code}).one_or_none()
        if stored is None:
            return None
        seats = connection.execute(SEATS_OF, {"of_code": code}).all()
        return _row(stored._mapping), tuple([_seat(seat._mapping) for seat in seats])
    except DBAPIError as problem:
        if is_damage(connection, problem):
            raise DamagedTable(str(problem.orig)) from problem
        raise


def _tables(connection: Connection, where: Where, limit: int) -> list[Found]:
    found = around_damage(connection, lambda more: _read_tables(connection, (*where, *more), limit))
    return sorted(found, key=lambda each: each[0].touched, reverse=True)[:limit]


def _read_tables(connection: Connection, where: Where, limit: int) -> list[Found]:
    newest = select(schema.tables).where(*where).order_by(TABLES.touched.desc()).limit(limit)
    rows: dict[str, TableRow] = {}
    for stored in connection.execute(newest).all():
        with suppress(DamagedTable):
            rows[stored.code] = _row(stored._mapping)
    seats: dict[str, list[SeatRow]] = {code: [] for code in rows}
    for seat in connection.execute(select(schema.seats).where(SEATS.code.in_(rows)).order_by(SEATS.seat)).all():
        try:
            seats[seat.code].append(_seat(seat._mapping))
        except DamagedTable:
            rows.pop(seat.code, None)
    return [(row, tuple(seats[code])) for code, row in rows.items()]


def read_codes(connection: Connection, where: Where) -> list[str]:
    return around_damage(
        connection, lambda more: list(connection.scalars(select(TABLES.code).where(*where, *more)).all())
    )


def _readable(stored: Iterable[Row[Any]], kind: type[T]) -> Iterator[T]:
    for row in stored:
        with suppress(DamagedTable):
            yield converted(row._mapping, kind)


def _row(stored: Mapping[Any, Any]) -> TableRow:
    row = converted(stored, TableRow)
    with reading_stored():
        _ = row.result
    return row


def _seat(stored: Mapping[Any, Any]) -> SeatRow:
    return converted({name: value for name, value in stored.items() if name != "code"}, SeatRow)
