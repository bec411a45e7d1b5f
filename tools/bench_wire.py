"""Bytes sent: the updates of one random game of each kind, as diffs and with whole views.

Nothing is timed, so the figures are the same on every machine.
"""

from typing import Any

from kurayami.server.table.seat_feed import Position, SeatFeed
from kurayami.table import Table
from kurayami.testing.random_games import seeded, wander
from kurayami.testing.subject import Subject
from kurayami.testing.subjects import SUBJECTS


def sizes(subject: Subject, seed: bytes) -> list[tuple[int, int]]:
    """Bytes of every update a seat gets in a game: as sent, and with the whole view."""
    table: Table[Any, Any, Any, Any, Any] = Table(subject.rules, subject.options[0])
    vantages = [SeatFeed(table.rules, seat) for seat in range(table.seats)]
    found = []
    for _ in wander(table, seeded(seed, table.seats), subject, seed):
        for feed in vantages:
            seen, since = feed.sight, len(feed.events)
            feed.look(table.log, Position(table.state, len(table.log), (False,) * table.seats))
            if feed.sight != seen or len(feed.events) > since:
                found.append((len(feed.update(seen, since)), len(feed.update(None, since))))
    return found


def main() -> None:
    print(f"{'bytes of an update':20}{'updates':>9}{'as sent':>9}{'if whole':>10}{'in all':>12}{'if whole':>12}")
    for name, subject in SUBJECTS.items():
        sent, whole = map(sum, zip(*(found := sizes(subject, bytes(32))), strict=True))
        count = len(found)
        print(f"{name:20}{count:>9}{sent / count:>9,.0f}{whole / count:>10,.0f}{sent:>12,}{whole:>12,}")


if __name__ == "__main__":
    main()
