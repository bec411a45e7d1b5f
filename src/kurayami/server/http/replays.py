"""Replays and records of stored games."""

from collections.abc import Callable, Iterator
from datetime import date
from gzip import compress
from typing import Any, Final

import msgspec

from kurayami.extras import extras_of
from kurayami.kernel import AnyRules, Millis, Refusal, Seat
from kurayami.record import End, Header, encode_line
from kurayami.server.decoders import decoder, entries_of
from kurayami.server.http.responses import ZIP_LEVEL
from kurayami.server.store.damage import reading_stored
from kurayami.server.store.rows import StoredTable
from kurayami.server.table.client_feed import seed_of
from kurayami.server.table.game import believer_at
from kurayami.server.table.seat_feed import encode
from kurayami.server.table.seating import seat_at
from kurayami.server.table.view_diff import view_diff
from kurayami.table import Happening, Table, UndoEntry
from kurayami.wire import messages as wire

EVERYTHING = "all"
WATCH = "watch"
SOLO: Final = 0
"""Seat under review: games with advice have one seat."""
BEAT = 0.25
"""Seconds. Replays of running games are answered on this beat, so their timing does not reveal hidden moves."""


def to_the_beat(elapsed: float) -> float:
    """Seconds until the next beat."""
    return BEAT - elapsed % BEAT


def seat_from(stored: StoredTable, wish: str, device: str | None) -> Seat | None:
    """Seat to replay from; None for everyone's view. Until the game is over only your own seat is allowed."""
    over = stored.row.phase == "over"
    if wish == EVERYTHING and not over:
        raise Refusal("table-not-over")
    if wish in (EVERYTHING, WATCH):
        return None
    if not (wish.isascii() and wish.isdigit()):
        raise Refusal("server-no-such-seat", seat=wish[:10])
    row = seat_at(stored.seats, int(wish[:4]))
    if not over and (device is None or row.device != device):  # a bot's seat has no device either
        raise Refusal("server-not-yours")
    return row.seat


def body(stored: StoredTable, rules: AnyRules, seat: Seat | None, everything: bool, zipped: bool) -> bytes:
    """The encoded replay. Slow: not for the event loop."""
    text = encode(replay(stored, rules, seat, everything))
    return compress(text, ZIP_LEVEL, mtime=0) if zipped else text


def replay(stored: StoredTable, rules: AnyRules, seat: Seat | None, everything: bool) -> wire.Replay:
    row = stored.row
    return wire.Replay(
        code=row.code,
        game=row.game,
        phase=row.phase,
        seat=seat,
        everything=everything,
        names=tuple(found.name for found in stored.seats),
        outcome=row.result,
        frames=tuple(frames(stored, rules, seat, everything)),
    )


def frames(stored: StoredTable, rules: AnyRules, seat: Seat | None, everything: bool) -> list[wire.Frame]:
    """One frame per entry that changed anything for the viewer."""
    shown: list[wire.Frame] = []
    before: msgspec.Struct | None = None
    insight = extras_of(stored.row.game).insight if everything else None
    believer = None if everything else believer_at(stored.row)
    for happening, state in played(stored, rules):
        happened = happening.events if happening else ()
        seen = happened if everything else [rules.witness(event, seat) for event in happened]
        events = tuple([msgspec.Raw(encode(event)) for event in seen if event is not None])
        view = rules.reveal(state) if everything else rules.view(state, seat)
        if not shown or events or view != before:
            by, at = moment(happening) if everything else (None, None)
            change = view_diff(before, view)
            seen_back = insight(state) if insight else None
            chance, belief = (seen_back.chance, seen_back.belief) if seen_back else (None, None)
            belief = believer(view) if believer else belief
            shown.append(wire.Frame(by, at, events, change.view, change.longer, chance, belief))
        before = view
    return shown


def moment(happening: Happening[Any, Any] | None) -> tuple[Seat | None, Millis]:
    """Mover and time; nobody at the start."""
    return (happening.entry.by, happening.entry.at) if happening else (None, 0)


def played(stored: StoredTable, rules: AnyRules) -> Iterator[tuple[Happening[Any, Any] | None, Any]]:
    """Each entry of the game with the state after it, from the start. Empty if the game has not begun. Raises
    `DamagedTable`.
    """
    if not stored.lines:
        return
    with reading_stored():
        header = decoder(Header).decode(stored.lines[0].text)
        entries = decoder(entries_of(rules))
        table: Table[Any, Any, Any, Any, Any] = Table(rules, decoder(rules.Options).decode(header.options))
    yield None, table.state
    for line in stored.lines[1:]:
        with reading_stored():
            entry = entries.decode(line.text)
            (happening,) = table.play(entry) if not isinstance(entry, UndoEntry) else [table.undo(entry.by, entry.at)]
        yield happening, table.state


def choices_of(
    stored: StoredTable, rules: AnyRules, stages_over: Callable[[Any], int], stage: int
) -> list[tuple[int, Any, Any]]:
    """The only seat's choices in a finished stage: frame of the replay, view, action. Undone ones are left out.

    Stages count from 0. Raises `Refusal`. Slow: not for the event loop.
    """
    choices: list[tuple[int, Any, Any]] = []
    view, step = None, -1
    for happening, state in played(stored, rules):
        if happening and happening.entry.by == SOLO:
            if isinstance(happening.entry, UndoEntry):
                choices.pop()
            else:
                choices.append((step, view, happening.entry.action))
        seen = rules.view(state, SOLO)
        if seen != view or (happening and happening.events):
            view, step = seen, step + 1
    if view is None or not 0 <= stage < stages_over(view):
        raise Refusal("server-no-such-stage", stage=stage + 1)
    return [choice for choice in choices if stages_over(choice[1]) == stage]


def moments_of(stored: StoredTable, rules: AnyRules, is_moment: Callable[[Any], bool]) -> list[tuple[int, Any]]:
    """States worth a forecast, each with its frame in the fully revealed replay. Slow: not for the event loop."""
    found: list[tuple[int, Any]] = []
    before, step = None, -1
    for happening, state in played(stored, rules):
        view = rules.reveal(state)
        if (happening and happening.events) or view != before:
            step += 1
            if is_moment(state):
                found.append((step, state))
        before = view
    return found


def record_text(stored: StoredTable, today: date) -> str:
    """Record of a finished game. Raises `Refusal`."""
    outcome = stored.row.result
    if outcome is None:
        raise Refusal("table-not-over")
    end = encode_line(End(outcome, seed_of(stored.row, "over", today)))
    return "".join(f"{line}\n" for line in (*(line.text for line in stored.lines), end))
