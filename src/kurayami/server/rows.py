"""What is kept of a table, as values."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Executable, delete, insert, update

from kurayami.kernel import Outcome, Seat
from kurayami.server import schema
from kurayami.wire.messages import Phase, Spoken


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

    @property
    def result(self) -> Outcome | None:
        return msgspec.json.decode(self.outcome, type=Outcome) if self.outcome else None


class SeatRow(Struct, frozen=True):
    """A seat belongs to a device (the hash of its secret), or to a bot, or to nobody."""

    seat: Seat
    device: str | None = None
    name: str | None = None
    level: str | None = None
    nonce: str | None = None
    muted: bool = False

    @property
    def taken(self) -> bool:
        return self.device is not None or self.level is not None


class Said(Struct, frozen=True):
    """Talk, and which seats hear it. None: everybody."""

    spoken: Spoken
    seats: tuple[Seat, ...] | None


class Line(Struct, frozen=True):
    text: str
    request: str | None


class Stored(Struct, frozen=True):
    """All that the database knows of a table."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    lines: tuple[Line, ...]
    """The header, if the game has begun, and its entries."""
    talk: tuple[Line, ...]
    removed: frozenset[str]
    """The devices that the host has sent away."""


def values(struct: Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(struct)


def new_table(row: TableRow, seats: int) -> list[Executable]:
    return [
        insert(schema.tables).values(values(row)),
        insert(schema.seats).values([{"code": row.code} | values(SeatRow(seat)) for seat in range(seats)]),
    ]


def change_table(code: str, **changes: Any) -> Executable:
    return update(schema.tables).where(schema.tables.c.code == code).values(changes)


def change_seat(code: str, seat: SeatRow) -> Executable:
    which = (schema.seats.c.code == code) & (schema.seats.c.seat == seat.seat)
    return update(schema.seats).where(which).values(values(seat))


def new_removal(code: str, device: str) -> Executable:
    return insert(schema.removals).values(code=code, device=device)


def new_talk(code: str, number: int, said: Said, request: str) -> Executable:
    line = msgspec.json.encode(said).decode()
    return insert(schema.talk).values(code=code, number=number, line=line, request=request)


def new_snapshots(code: str, lines: dict[int, str]) -> list[Executable]:
    rows = [{"code": code, "viewer": viewer, "line": line} for viewer, line in lines.items()]
    return [delete(schema.snapshots).where(schema.snapshots.c.code == code), insert(schema.snapshots).values(rows)]


def forget_table(code: str) -> list[Executable]:
    return [delete(table).where(table.c.code == code) for table in (schema.tables, *schema.BELONGINGS)]


def move_device(old: str, new: str) -> list[Executable]:
    """All that belonged to one device belongs to another."""
    return [
        update(schema.seats).where(schema.seats.c.device == old).values(device=new),
        update(schema.tables).where(schema.tables.c.host == old).values(host=new),
    ]
