"""Unhurried tables: everything that waits for a player waits ten times as long, or until they are there.

Either the table is opened so, or somebody who sits at it before the game asks for time. Then everybody has it, and
everybody is told: a length that depended on the player would tell who is there to use it. Only who opens the table can
lift a limit altogether, because a guest who asked for that and then did nothing would stop the game for good.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from kurayami.extras import extras_of
from kurayami.server.store.rows import SeatRow, TableRow
from kurayami.wire.messages import Phase

LONGEST_ABSENCE: Final = 86_400
"""Seconds."""


def haste_of(row: TableRow) -> Mapping[str, int]:
    """Durations that can be lengthened at the table. None in a lesson, which waits anyway, nor in a challenge, which
    is the same for everyone.
    """
    return {} if row.lesson or row.challenge else extras_of(row.game).haste


def is_unhurried(row: TableRow, phase: Phase, seats: Iterable[SeatRow]) -> bool | None:
    """True if the game waits so, or will when it starts. None if nothing can be lengthened."""
    haste = haste_of(row)
    if not haste:
        return None
    given: dict[str, Any] = msgspec.json.decode(row.options)
    slow = all(suffices(given.get(name, 0), least) for name, least in haste.items())
    return slow or (phase == "gathering" and any(seat.unhurried for seat in seats))


def opened_unhurried(row: TableRow) -> TableRow:
    """The table as its host opens it: without limits, where the game can do without."""
    return _with(row, dict.fromkeys(haste_of(row))) if extras_of(row.game).endless else unhurried(row)


def unhurried(row: TableRow) -> TableRow:
    """The table with time enough for everybody. Whatever is longer stays."""
    return _with(row, haste_of(row))


def _with(row: TableRow, haste: Mapping[str, int | None]) -> TableRow:
    given: dict[str, Any] = msgspec.json.decode(row.options)
    longer = {name: least for name, least in haste.items() if not suffices(given.get(name, 0), least)}
    if not longer:
        return row
    absence = row.absence and min(LONGEST_ABSENCE, 10 * row.absence)
    return replace(row, options=msgspec.json.encode(given | longer).decode(), absence=absence)


def suffices(given: int | None, least: int | None) -> bool:
    return given is None or (least is not None and given >= least)
