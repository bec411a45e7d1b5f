"""Tables of the database, and migrations from older versions."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Executable,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.schema import CreateIndex, CreateTable

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("absence", Integer),
    Column("phase", String(10), nullable=False, index=True),
    Column("host", String(64), nullable=False, index=True),
    Column("challenge", String(10), index=True),
    Column("outcome", Text),
    Column("score", Text),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
    Column("lesson", String(40)),
    Column("latecomers", Boolean, nullable=False),
    Column("owner", Integer),
    Column("term", Integer, nullable=False),
    Index("ix_tables_listed", "open", "phase", "touched"),
)
"""Tables. `owner` is the process where the table is awake. `term` grows with every owner, and every write names it, so
a former owner can write nothing more, however late.
"""

seats = Table(
    "seats",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("device", String(64), index=True),
    Column("name", String(30)),
    Column("level", String(40)),
    Column("nonce", String(64)),
    Column("muted", Boolean, nullable=False),
    Column("face", Integer),
    Column("unhurried", Boolean, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("request", String(40)),
    Column("device", String(16)),
)
"""Lines of a game's record: 0 is the header, the others are its entries. `request` is the id of the request behind it,
`device` the start of that device's id; older rows have none.
"""

talk = Table(
    "talk",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("request", String(40)),
    Column("device", String(16)),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("viewer", Integer, primary_key=True),
    Column("line", Text, nullable=False),
)
"""Last update of each seat (-1: spectators), shown if the rules have changed."""

challenges = Table(
    "challenges",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("seed", String(64), nullable=False),
)

marks = Table(
    "marks",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("device", String(64), primary_key=True, index=True),
    Column("mark", String(20), primary_key=True),
)
"""Marks of a device at a table, wherever it sits (table/marks.py)."""

requests = Table(
    "requests",
    metadata,
    Column("code", String(10), primary_key=True),
    Column("device", String(64), primary_key=True),
    Column("request", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Ids of requests carried out, except moves and chat, which keep their own."""

house = Table(
    "house",
    metadata,
    Column("kind", String(20), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Orders of the operator: an announcement, banned addresses, closed and damaged tables."""

processes = Table(
    "processes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("address", String(100), nullable=False),
    Column("machine", String(100), nullable=False),
    Column("generation", Integer, nullable=False),
)
"""Server processes that share the database, and their addresses. Any process deletes a dead one's row. A rolling
restart raises `generation`: newer processes take tables over from older ones.
"""

transfers = Table(
    "transfers",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("device", String(64), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
    Column("name", String(30)),
    Column("face", Integer),
)
"""Hashes of the tokens that move a device's seats to another device, with the name and face of the person."""

device_moves = Table(
    "device_moves",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("old", String(64), nullable=False),
    Column("new", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Devices moved recently, for processes that have their tables awake."""

schema = Table("schema_version", metadata, Column("version", Integer, nullable=False))

BELONGINGS: Final = (seats, entries, talk, snapshots, marks, requests)
"""Tables whose rows are deleted along with a game table's."""


def _all_of(*made: Table) -> list[Executable]:
    steps: list[Executable] = []
    for table in made:
        steps += [
            CreateTable(table),
            *(CreateIndex(index) for index in sorted(table.indexes, key=lambda i: i.name or "")),
        ]
    return steps


def _before(table: Table, *later: str) -> Table:
    """The table as it was before some columns were added."""
    columns = [column for column in table.columns if column.name not in later]
    as_it_was = [
        Column(each.name, each.type, primary_key=each.primary_key, nullable=each.nullable, index=each.index)
        for each in columns
    ]
    return Table(table.name, MetaData(), *as_it_was)


REMOVALS: Final = Table(
    "removals",
    MetaData(),
    Column("code", String(10), primary_key=True),
    Column("device", String(64), primary_key=True),
)
"""A former table; its rows are marks now."""

STEPS: Final[tuple[Sequence[Executable], ...]] = (
    _all_of(
        _before(tables, "lesson", "latecomers", "owner", "term"),
        _before(seats, "face", "unhurried"),
        _before(entries, "device"),
        _before(talk, "device"),
        snapshots,
        challenges,
    ),
    [text("ALTER TABLE tables ADD COLUMN lesson VARCHAR(40)"), *_all_of(REMOVALS)],
    [
        *_all_of(marks),
        text("INSERT INTO marks SELECT code, device, 'removed' FROM removals"),
        text("INSERT INTO marks SELECT DISTINCT code, device, 'muted' FROM seats WHERE muted AND device IS NOT NULL"),
        text("DROP TABLE removals"),
    ],
    [
        text("ALTER TABLE tables ADD COLUMN latecomers BOOLEAN DEFAULT FALSE NOT NULL"),
        *_all_of(requests, house),
    ],
    [text("CREATE INDEX ix_tables_listed ON tables (open, phase, touched)")],
    [
        text("ALTER TABLE entries ADD COLUMN device VARCHAR(16)"),
        text("ALTER TABLE talk ADD COLUMN device VARCHAR(16)"),
    ],
    [
        text("ALTER TABLE tables ADD COLUMN owner INTEGER"),
        text("ALTER TABLE tables ADD COLUMN term INTEGER DEFAULT 0 NOT NULL"),
        *_all_of(_before(processes, "generation"), _before(transfers, "name", "face"), device_moves),
    ],
    [
        text("ALTER TABLE seats ADD COLUMN face INTEGER"),
        text("ALTER TABLE transfers ADD COLUMN name VARCHAR(30)"),
        text("ALTER TABLE transfers ADD COLUMN face INTEGER"),
    ],
    [text("ALTER TABLE processes ADD COLUMN generation INTEGER DEFAULT 1 NOT NULL")],
    [text("ALTER TABLE seats ADD COLUMN unhurried BOOLEAN DEFAULT FALSE NOT NULL")],
)
"""Migrations: the step at index i leads from version i to i + 1. Never change a published step: add a new one, written
as its own SQL (`text("ALTER TABLE ...")`); the first step then names the columns as they were.
"""


class NewerDatabase(Exception):
    """Raised for a database written by a newer kurayami."""


def bring_up_to_date(connection: Connection) -> None:
    """Applies the missing steps, all or nothing."""
    if not inspect(connection).has_table(schema.name):
        connection.execute(CreateTable(schema))
        connection.execute(insert(schema).values(version=0))
    version = connection.scalar(select(schema.c.version)) or 0
    if version > len(STEPS):
        raise NewerDatabase(f"database of version {version}, known are versions up to {len(STEPS)}")
    for step in STEPS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(update(schema).values(version=len(STEPS)))
