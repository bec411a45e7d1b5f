"""Replays and verifies records."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from kurayami.kernel import CHANCE, IllegalMove, Move, commitment
from kurayami.record.lines import End, Record, RecordError
from kurayami.table import Happening, Seeded, Table


class Verification(Struct, frozen=True):
    """Result of `verify`."""

    moves: int
    draws: int
    """Chance moves proven by the seed."""
    measured: int
    """Chance moves that carry a measurement: only their range is checked."""
    proven: bool
    """False if a caller supplied the chance moves."""


def replay(record: Record) -> Iterator[tuple[Table[Any, Any, Any, Any, Any], Happening[Any, Any]]]:
    """The table after each line, and what happened. Raises `RecordError` at a line the rules refuse."""
    table: Table[Any, Any, Any, Any, Any] = Table(record.rules, record.options)
    for number, entry in enumerate(record.entries, 2):
        try:
            if isinstance(entry, Move):
                happenings = table.play(entry)
                if len(happenings) != 1:
                    raise RecordError("record-clock-missing", line=number)
                yield table, happenings[0]
            else:
                yield table, table.undo(entry.by, entry.at)
        except IllegalMove as refusal:
            raise RecordError("record-illegal", line=number, problem=str(refusal)) from refusal


def verify(record: Record) -> Verification:
    """Replays the record and checks every draw against the seed. Raises `RecordError` at the first wrong line."""
    last = len(record.entries) + 2
    if record.end is None:
        raise RecordError("record-unfinished", line=last)
    chance = _chance(record, record.end, last)
    table: Table[Any, Any, Any, Any, Any] = Table(record.rules, record.options)
    draws = measured = 0
    before = table.state
    for number, (table, happening) in enumerate(replay(record), 2):
        entry = happening.entry
        if isinstance(entry, Move) and entry.by == CHANCE:
            chances = record.rules.chances(before)
            if entry.action not in [listed.action for listed in chances]:
                measured += 1
            elif chance and entry.action != chance(chances, draws + measured):
                raise RecordError("record-wrong-draw", line=number)
            else:
                draws += 1
        before = table.state
    if record.rules.outcome(table.state) != record.end.outcome:
        raise RecordError("record-wrong-outcome", line=last)
    return Verification(len(record.entries), draws, measured, proven=chance is not None)


def _chance(record: Record, end: End, last: int) -> Seeded | None:
    if record.header.commitment is None:
        return None
    try:
        seed = bytes.fromhex(end.seed or "")
        chance = Seeded(seed, [bytes.fromhex(nonce) for nonce in record.header.nonces])
    except ValueError:
        raise RecordError("record-seed-malformed", line=last) from None
    if commitment(seed).hex() != record.header.commitment:
        raise RecordError("record-wrong-seed", line=last)
    return chance
