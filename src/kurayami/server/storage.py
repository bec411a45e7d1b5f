"""The database: opened, and read."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, event, func, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kurayami.server import schema
from kurayami.server.rows import Line, SeatRow, Stored, TableRow

TABLES = schema.tables.c
SEATS = schema.seats.c


def engine_for(database: str) -> AsyncEngine:
    """A file name means SQLite; `postgresql://...` means PostgreSQL."""
    scheme, _, rest = database.partition("://")
    if scheme in ("postgres", "postgresql") and rest:
        return create_async_engine(f"postgresql+psycopg://{rest}", pool_pre_ping=True)
    path = Path(database)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", connect_args={"timeout": 20})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, record: object) -> None:
    """A commit is on the disk when it returns, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def open_database(database: str) -> AsyncEngine:
    engine = engine_for(database)
    async with engine.begin() as connection:
        await connection.run_sync(schema.bring_up_to_date)
    return engine


class Storage:
    """What can be asked of the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def table(self, code: str) -> Stored | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.tables).where(TABLES.code == code))).one_or_none()
            if row is None:
                return None
            seats = select(schema.seats).where(SEATS.code == code).order_by(SEATS.seat)
            return Stored(
                row=TableRow(**row._mapping),
                seats=tuple(_seat(found._mapping) for found in await connection.execute(seats)),
                lines=tuple([Line(*found) for found in await connection.execute(_lines(schema.entries, code))]),
                talk=tuple([Line(*found) for found in await connection.execute(_lines(schema.talk, code))]),
            )

    async def tables(self, *where: ColumnElement[bool], limit: int = 50) -> list[tuple[TableRow, tuple[SeatRow, ...]]]:
        """The latest tables of a kind, with their seats."""
        newest = select(schema.tables).where(*where).order_by(TABLES.touched.desc()).limit(limit)
        async with self.engine.connect() as connection:
            rows = [TableRow(**row._mapping) for row in await connection.execute(newest)]
            which = SEATS.code.in_([row.code for row in rows])
            found = await connection.execute(select(schema.seats).where(which).order_by(SEATS.seat))
            seats: dict[str, list[SeatRow]] = {row.code: [] for row in rows}
            for seat in found:
                seats[seat.code].append(_seat(seat._mapping))
        return [(row, tuple(seats[row.code])) for row in rows]

    async def count(self, *where: ColumnElement[bool]) -> int:
        async with self.engine.connect() as connection:
            return await connection.scalar(select(func.count()).select_from(schema.tables).where(*where)) or 0

    async def codes(self, *where: ColumnElement[bool]) -> Sequence[str]:
        async with self.engine.connect() as connection:
            return (await connection.scalars(select(TABLES.code).where(*where))).all()

    async def snapshots(self, code: str) -> dict[int, str]:
        which = schema.snapshots.c.code == code
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.snapshots.c.viewer, schema.snapshots.c.line).where(which))
            return {row.viewer: row.line for row in found}

    async def challenge_seeds(self, days: Sequence[str]) -> dict[str, str]:
        which = schema.challenges.c.day.in_(days)
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.challenges.c.day, schema.challenges.c.seed).where(which))
            return {row.day: row.seed for row in found}


def sits_at(device: str) -> ColumnElement[bool]:
    return TABLES.code.in_(select(SEATS.code).where(SEATS.device == device))


def _lines(table: Any, code: str) -> Any:
    return select(table.c.line, table.c.request).where(table.c.code == code).order_by(table.c.number)


def _seat(row: Any) -> SeatRow:
    return SeatRow(**{name: value for name, value in row.items() if name != "code"})
