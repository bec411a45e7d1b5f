"""Replays hold the changes from frame to frame, and lose nothing."""

import json
from typing import Any

import msgspec
import pytest

from kurayami.catalog import GAMES
from kurayami.extras import extras_of
from kurayami.kernel import CLOCK, AnyRules, Move, Seat, Stream
from kurayami.record import Header, encode_line
from kurayami.server.http import replays
from kurayami.server.store.rows import Line, SeatRow, StoredTable, TableRow
from kurayami.table import Seeded, Table
from tests.server.client import unfolded

MOVES = 150


def a_game(name: str, rules: AnyRules) -> StoredTable:
    """A random game, as stored."""
    options, rng = rules.Options(), Stream(bytes(32), "replay")
    seats = rules.seats(options)
    table: Table[Any, Any, Any, Any, Any] = Table(rules, options, Seeded(bytes(32), [bytes(32)] * seats))
    while rules.outcome(table.state) is None and len(table.log) < MOVES:
        who = rng.choice([seat for seat in rules.movers(table.state) if rules.legal(table.state, seat)])
        due = rules.deadline(table.state)
        at = due if who == CLOCK and due is not None else table.now
        table.play(Move(who, rng.choice(rules.legal(table.state, who)), at))
    text = msgspec.json.encode(options).decode()
    header = Header(name, rules.VERSION, msgspec.Raw(text.encode()), ("0" * 64,) * seats, None)
    row = TableRow(
        "CODE", name, rules.VERSION, text, "0" * 64, False, True, True, None, "over", "", None, None, None, 0, 0
    )
    lines = [encode_line(header), *(encode_line(happening.entry) for happening in table.log)]
    return StoredTable(
        row, tuple(map(SeatRow, range(seats))), tuple(Line(line, None) for line in lines), (), frozenset(), ()
    )


def views(stored: StoredTable, rules: AnyRules, seat: Seat | None, everything: bool) -> list[Any]:
    """Whole views, without repetitions."""
    found: list[Any] = []
    for _, state in replays.played(stored, rules):
        view = json.loads(msgspec.json.encode(rules.reveal(state) if everything else rules.view(state, seat)))
        if not found or view != found[-1]:
            found.append(view)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_frame_can_be_unfolded_to_the_whole_view(name: str) -> None:
    rules = GAMES[name]
    stored = a_game(name, rules)
    assert len(stored.lines) > 10
    for seat, everything in ((None, False), (None, True), *((row.seat, False) for row in stored.seats)):
        text = replays.body(stored, rules, seat, everything, zipped=False)
        shown = [frame["view"] for frame in unfolded(json.loads(text)["frames"])]
        assert [view for at, view in enumerate(shown) if not at or view != shown[at - 1]] == views(
            stored, rules, seat, everything
        )


def frames(stored: StoredTable, seat: Seat | None, everything: bool) -> list[Any]:
    text = replays.body(stored, GAMES[stored.row.game], seat, everything, zipped=False)
    found: list[Any] = json.loads(text)["frames"]
    return found


def test_only_who_sees_everything_is_shown_how_it_stood() -> None:
    stored = a_game("hako-onna", GAMES["hako-onna"])
    for seat, everything in ((None, False), (1, False), (None, True)):
        assert any(frame["chance"] is not None for frame in frames(stored, seat, everything)) == everything


def test_moments_are_frames_of_the_replay_with_everything_seen() -> None:
    stored, rules = a_game("hako-onna", GAMES["hako-onna"]), GAMES["hako-onna"]
    forecast = extras_of("hako-onna").forecast
    assert forecast
    moments = replays.moments_of(stored, rules, forecast.is_moment)
    shown = views(stored, rules, None, True)
    assert len(moments) > 20
    assert [step for step, _ in moments] == sorted({step for step, _ in moments})
    told = unfolded(frames(stored, None, True))
    assert len(told) == len(shown)
    for step, state in moments:
        assert told[step]["view"] == json.loads(msgspec.json.encode(rules.reveal(state)))
        assert msgspec.json.decode(msgspec.json.encode(state), type=rules.State) == state, "it can be sent to a worker"


def test_every_viewer_is_shown_what_they_could_think_unless_the_host_wants_no_help() -> None:
    stored = a_game("hako-onna", GAMES["hako-onna"])
    strict = msgspec.structs.replace(stored, row=msgspec.structs.replace(stored.row, hints=False))
    for seat in (None, 0, 1):
        assert any(frame["belief"] for frame in frames(stored, seat, False))
        assert not any(frame["belief"] for frame in frames(strict, seat, False))
    assert any(frame["belief"] for frame in frames(strict, None, True)), "those who look back are no players"
