"""Database rows as values, and the changes that write them."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, TypedDict, Unpack

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, String, Table, bindparam, delete, func, insert, select, update

from kurayami.kernel import Outcome, Seat
from kurayami.server.house import APART
from kurayami.server.store import schema
from kurayami.server.store.journal import Change
from kurayami.wire.messages import Mover, Phase, Spoken

Mark: TypeAlias = tuple[str, str]
"""A device, and what its table remembers about it."""


Asked: TypeAlias = tuple[str, str]
"""A device, and the id of its request."""


DEVICE_LENGTH: Final = 16
"""Characters of a device id stored with a move or a message: enough to tell devices apart."""


class TableRow(Struct, frozen=True):
    code: str
    game: str
    version: int
    options: str
    seed: str
    open: bool
    undo: bool
    hints: bool
    absence: int | None
    phase: Phase
    host: str
    challenge: str | None
    outcome: str | None
    score: str | None
    created: int
    touched: int
    lesson: str | None = None
    latecomers: bool = False
    owner: int | None = None
    term: int = 0

    @property
    def result(self) -> Outcome | None:
        return msgspec.json.decode(self.outcome, type=Outcome) if self.outcome else None


class TableChange(TypedDict, total=False):
    """Fields of a table's row that change once the table is made."""

    phase: Phase
    host: str
    outcome: str
    score: str
    touched: int
    owner: int | None
    options: str
    absence: int | None


class SeatRow(Struct, frozen=True):
    """A seat taken by a device (the hash of its secret), by a bot, or by nobody."""

    seat: Seat
    device: str | None = None
    name: str | None = None
    level: str | None = None
    nonce: str | None = None
    muted: bool = False
    face: int | None = None
    unhurried: bool = False
    """True if the person asked for time before the game."""

    @property
    def taken(self) -> bool:
        return self.device is not None or self.level is not None


class Said(Struct, frozen=True):
    """A message and the seats that hear it; None for everyone."""

    spoken: Spoken
    seats: tuple[Seat, ...] | None


class Line(Struct, frozen=True):
    text: str
    request: str | None
    device: str | None = None
    """Start of the id of the device that asked; None in rows of older versions."""


class StoredTable(Struct, frozen=True):
    """Everything stored about a table."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    lines: tuple[Line, ...]
    """The header, if the game has begun, and its entries."""
    talk: tuple[Line, ...]
    marks: frozenset[Mark]
    requests: tuple[Asked, ...]
    """Latest requests carried out, oldest first."""


def values(struct: Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(struct)


def _which(table: Table, *names: str) -> list[ColumnElement[bool]]:
    """Matches the row with these values, bound by the names `of_...`."""
    return [table.c[name] == bindparam(f"of_{name}") for name in names]


TOLD_MILLIS: Final = 600_000
"""Milliseconds a device's move is kept for other processes to read."""
NEW_TABLE: Final = insert(schema.tables)
NEW_SEAT: Final = insert(schema.seats)
NEW_TALK: Final = insert(schema.talk)
NEW_MARK: Final = insert(schema.marks)
NO_MARK: Final = delete(schema.marks).where(*_which(schema.marks, "code", "device", "mark"))
NEW_REQUEST: Final = insert(schema.requests)
NO_REQUEST: Final = delete(schema.requests).where(*_which(schema.requests, "code", "device", "request"))
NEW_SNAPSHOT: Final = insert(schema.snapshots)
CHANGED_TABLE: Final = update(schema.tables).where(*_which(schema.tables, "code"))
CLAIMED: Final = update(schema.tables).where(*_which(schema.tables, "code", "term"))
NO_PROCESS: Final = delete(schema.processes).where(*_which(schema.processes, "id"))
NEW_DEVICE_MOVE: Final = insert(schema.device_moves)
OLD_DEVICE_MOVES: Final = delete(schema.device_moves).where(schema.device_moves.c.at < bindparam("before"))
NEW_TRANSFER: Final = insert(schema.transfers)
OLD_TRANSFERS: Final = delete(schema.transfers).where(
    (schema.transfers.c.device == bindparam("of_device")) | (schema.transfers.c.until < bindparam("now"))
)
NEWS: Final = select(func.pg_notify("kurayami", bindparam("what")))
CHANGED_SEAT: Final = update(schema.seats).where(*_which(schema.seats, "code", "seat"))
NO_SNAPSHOT: Final = delete(schema.snapshots).where(*_which(schema.snapshots, "code"))
FORGOTTEN: Final = delete(schema.tables).where(
    *_which(schema.tables, "code"),
    schema.tables.c.touched < bindparam("touched_before"),
    ~select(schema.processes.c.id).where(schema.processes.c.id == schema.tables.c.owner).exists(),
)
NO_TABLE: Final = delete(schema.tables).where(*_which(schema.tables, "code"))
LEFT_BEHIND: Final = tuple(
    [
        delete(table).where(
            *_which(table, "code"), ~select(schema.tables.c.code).where(*_which(schema.tables, "code")).exists()
        )
        for table in schema.BELONGINGS
    ]
)
"""Deletes the belongings of tables that are gone."""
NO_WORD: Final = delete(schema.house).where(
    schema.house.c.kind.in_(APART),
    schema.house.c.name == bindparam("of_code"),
    ~select(schema.tables.c.code).where(*_which(schema.tables, "code")).exists(),
)
"""Deletes the orders about a table, once it is gone."""
NO_HEARTBEAT: Final = delete(schema.house).where(*_which(schema.house, "kind"))
NEW_HEARTBEAT: Final = insert(schema.house)
MOVED_SEATS: Final = update(schema.seats).where(*_which(schema.seats, "device"))
MOVED_TABLES: Final = update(schema.tables).where(*_which(schema.tables, "host"))
_OLD, _NEW = schema.marks.alias(), schema.marks.alias()
_SAME: Final = (_NEW.c.code == _OLD.c.code) & (_NEW.c.mark == _OLD.c.mark)
COPIED_MARKS: Final = insert(schema.marks).from_select(
    ["code", "device", "mark"],
    select(_OLD.c.code, bindparam("to_device", type_=String), _OLD.c.mark).where(
        _OLD.c.device == bindparam("of_device"),
        _OLD.c.mark != "removed",
        ~select(_NEW.c.code).where(_SAME, _NEW.c.device == bindparam("to_device", type_=String)).exists(),
    ),
)


def new_table(row: TableRow, seats: int) -> list[Change]:
    return [
        Change(NEW_TABLE, [values(row)]),
        Change(NEW_SEAT, [{"code": row.code} | values(SeatRow(seat)) for seat in range(seats)]),
    ]


def change_table(code: str, **changes: Unpack[TableChange]) -> Change:
    return Change(CHANGED_TABLE, [{"of_code": code, **changes}])


def claim(code: str, owner: int, term: int, now: int) -> Change:
    """Makes a process the owner of a table, unless the table has had another owner since that term."""
    return Change(CLAIMED, [{"of_code": code, "of_term": term, "owner": owner, "term": term + 1, "touched": now}])


def no_process(process: int) -> Change:
    return Change(NO_PROCESS, [{"of_id": process}])


def change_seat(code: str, seat: SeatRow) -> Change:
    return Change(CHANGED_SEAT, [{"of_code": code, "of_seat": seat.seat, **values(seat)}])


def new_mark(code: str, mark: Mark) -> list[Change]:
    """Adds a mark, even if it exists."""
    device, said = mark
    return [no_mark(code, mark), Change(NEW_MARK, [{"code": code, "device": device, "mark": said}])]


def no_mark(code: str, mark: Mark) -> Change:
    device, said = mark
    return Change(NO_MARK, [{"of_code": code, "of_device": device, "of_mark": said}])


def brief(device: str) -> str:
    return device[:DEVICE_LENGTH]


def new_talk(code: str, number: int, said: Said, asked: Asked) -> Change:
    device, request = asked
    line = {"line": msgspec.json.encode(said).decode(), "request": request, "device": brief(device)}
    return Change(NEW_TALK, [{"code": code, "number": number, **line}])


def new_request(code: str, asked: Asked, at: int) -> Change:
    device, request = asked
    return Change(NEW_REQUEST, [{"code": code, "device": device, "request": request, "at": at}])


def no_request(code: str, asked: Asked) -> Change:
    device, request = asked
    return Change(NO_REQUEST, [{"of_code": code, "of_device": device, "of_request": request}])


def new_snapshots(code: str, lines: dict[int, str]) -> list[Change]:
    made = [{"code": code, "viewer": viewer, "line": line} for viewer, line in lines.items()]
    return [Change(NO_SNAPSHOT, [{"of_code": code}]), Change(NEW_SNAPSHOT, made)]


def forget_tables(codes: Sequence[str], touched_before: int) -> list[Change]:
    """Deletes those of the tables still untouched."""
    which = [{"of_code": code} for code in codes]
    return [
        Change(FORGOTTEN, [{**one, "touched_before": touched_before} for one in which]),
        *(Change(left, which) for left in (*LEFT_BEHIND, NO_WORD)),
    ]


def new_transfer(token: str, device: str, mover: Mover, now: int, until: int) -> list[Change]:
    """Replaces the device's earlier transfer. Deletes expired ones."""
    return [
        Change(OLD_TRANSFERS, [{"of_device": device, "now": now}]),
        Change(NEW_TRANSFER, [{"token": token, "device": device, "until": until, **values(mover)}]),
    ]


def tell_device_move(name: str, old: str, new: str, at: int) -> list[Change]:
    """Notifies other processes at once (PostgreSQL), and stores it for those that miss it. Deletes what
    all have seen.
    """
    return [
        Change(OLD_DEVICE_MOVES, [{"before": at - TOLD_MILLIS}]),
        Change(NEW_DEVICE_MOVE, [{"id": name, "old": old, "new": new, "at": at}]),
        Change(NEWS, [{"what": "device"}]),
    ]


def notify(connection: Connection) -> None:
    """Notifies the processes that there is something to read (PostgreSQL): an operator's order, or another owner."""
    if connection.dialect.name == "postgresql":
        connection.execute(NEWS, {"what": "news"})


def remove_table(code: str) -> list[Change]:
    """Deletes a table, however recently touched."""
    which = [{"of_code": code}]
    return [Change(NO_TABLE, which), *(Change(left, which) for left in (*LEFT_BEHIND, NO_WORD))]


def heartbeat(now: int) -> list[Change]:
    """A write that changes nothing, to test whether writes succeed."""
    beat = {"kind": "heartbeat", "name": "", "text": "", "until": now}
    return [Change(NO_HEARTBEAT, [{"of_kind": "heartbeat"}]), Change(NEW_HEARTBEAT, [beat])]


def move_device(old: str, new: str) -> list[Change]:
    """Moves a device's seats, tables and marks to another device, except the mark of a removal."""
    return [
        Change(MOVED_SEATS, [{"of_device": old, "device": new}]),
        Change(MOVED_TABLES, [{"of_host": old, "host": new}]),
        Change(COPIED_MARKS, [{"of_device": old, "to_device": new}]),
    ]
