"""Marks of devices at a table. They outlive seats and restarts."""

import re
from collections.abc import Iterable
from typing import Final

from kurayami.kernel import Seat
from kurayami.server.store import rows
from kurayami.server.store.journal import Change
from kurayami.server.store.rows import Mark

REMOVED: Final = "removed"
"""Mark of a device the host removed."""
MUTED: Final = "muted"
SEAT: Final = "seat "
"""Prefix of a seat's number: the device saw the running game from there and knows its secrets."""
SEEN: Final = re.compile(f"{SEAT}[0-9]{{1,4}}")


class Marks:
    """Marks of all devices. Every change returns what to store. Raises `ValueError` for unknown marks."""

    def __init__(self, code: str, marks: Iterable[Mark]) -> None:
        self._code = code
        self._marks = set(marks)
        unknown = [mark for _, mark in self._marks if not (mark in (REMOVED, MUTED) or SEEN.fullmatch(mark))]
        if unknown:
            raise ValueError(f"no such mark: {unknown[0]}")

    def is_removed(self, device: str) -> bool:
        return (device, REMOVED) in self._marks

    def is_muted(self, device: str) -> bool:
        return (device, MUTED) in self._marks

    def seats_of(self, device: str) -> list[Seat]:
        """Seats whose secrets the device knows."""
        marks = [mark for who, mark in self._marks if who == device and mark.startswith(SEAT)]
        return sorted([int(mark.removeprefix(SEAT)) for mark in marks])

    def remove(self, device: str) -> list[Change]:
        return self._note((device, REMOVED))

    def mute(self, device: str, on: bool) -> list[Change]:
        return self._note((device, MUTED)) if on else self._forget((device, MUTED))

    def seat(self, device: str, seat: Seat) -> list[Change]:
        return self._note((device, f"{SEAT}{seat}"))

    def move(self, old: str, new: str) -> list[Change]:
        """Copies the marks of one device to another, except a removal."""
        marks = [mark for who, mark in self._marks if who == old and mark != REMOVED]
        return [change for mark in sorted(marks) for change in self._note((new, mark))]

    def _note(self, mark: Mark) -> list[Change]:
        if mark in self._marks:
            return []
        self._marks.add(mark)
        return rows.new_mark(self._code, mark)

    def _forget(self, mark: Mark) -> list[Change]:
        self._marks.discard(mark)
        return [rows.no_mark(self._code, mark)]
