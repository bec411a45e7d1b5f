"""Results of many games: win rates with intervals, as text, JSON or CSV."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from kurayami.bots.shares import Share
from kurayami.games import hako_onna, hidden_rooms
from kurayami.games.hako_onna.ends import VISITORS_WIN
from kurayami.lab.sim import Numbered, Played, play_numbered

Format: TypeAlias = Literal["table", "json", "csv"]


class Row(Struct, frozen=True):
    what: str
    won: int
    of: int
    share: float
    low: float
    high: float
    reasons: dict[str, int]
    """Counts by reason of the end."""


class Count(Struct, frozen=True):
    """One decision of a game: its subject, whether it was won, and the reason of the end."""

    what: str
    won: bool
    reason: str


class Counted(Struct, frozen=True):
    """Counts of a game, and its record if it is to be kept."""

    counts: tuple[Count, ...]
    record: str | None = None


def count_numbered(one: Numbered) -> Counted:
    played = play_numbered(one)
    return Counted(tuple(counts_of(played)), played.record)


def counts_of(played: Played) -> Iterator[Count]:
    reason = played.outcome.reason
    for seat, score in enumerate(played.outcome.scores):
        yield Count(f"seat {seat}", score == 1, reason)
    match played.state:
        case hidden_rooms.State(results=results):
            for result in results:
                yield Count(f"stage {result.stage}", result.loss is None, result.loss or "won")
        case hako_onna.State(end=end):
            yield Count("Visitors", end in VISITORS_WIN, reason)
        case _:
            pass


class Tally:
    """Counts games as they arrive."""

    def __init__(self) -> None:
        self._won: Counter[str] = Counter()
        self._of: Counter[str] = Counter()
        self._reasons: dict[str, Counter[str]] = {}

    def add(self, played: Played) -> None:
        self.count(counts_of(played))

    def count(self, counts: Iterable[Count]) -> None:
        for one in counts:
            self._of[one.what] += 1
            self._won[one.what] += one.won
            self._reasons.setdefault(one.what, Counter())[one.reason] += 1

    def rows(self) -> Iterator[Row]:
        for what in sorted(self._of):
            share = Share(self._won[what], self._of[what])
            low, high = share.interval
            reasons = dict(sorted(self._reasons[what].items()))
            yield Row(what, share.won, share.of, round(share.share, 5), round(low, 5), round(high, 5), reasons)


def written(rows: Iterable[Row], form: Format) -> str:
    match form:
        case "json":
            return msgspec.json.encode(list(rows)).decode() + "\n"
        case "csv":
            return _csv(rows)
        case "table":
            return "".join(f"{_line(row)}\n" for row in rows)


def _csv(rows: Iterable[Row]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["what", "won", "of", "share", "low", "high", "reasons"])
    for row in rows:
        reasons = " ".join(f"{reason}={count}" for reason, count in row.reasons.items())
        writer.writerow([row.what, row.won, row.of, row.share, row.low, row.high, reasons])
    return text.getvalue()


def _line(row: Row) -> str:
    reasons = ", ".join(f"{reason} {count}" for reason, count in row.reasons.items())
    share = f"{100 * row.share:5.1f} % [{100 * row.low:5.1f}, {100 * row.high:5.1f}]"
    return f"{row.what:10} {row.won:>7} of {row.of:<7} {share}  {reasons}"
