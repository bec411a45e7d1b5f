import json
from typing import Any

import msgspec
import pytest

from kurayami.games import hidden_rooms
from kurayami.kernel import Move
from kurayami.record import Header, Record, RecordError, load, replay, save, verify
from kurayami.table import Seeded, Table, UndoEntry
from kurayami.testing import tiny
from kurayami.testing.random_games import seeded, wander
from kurayami.testing.subjects import SUBJECTS

SEED = bytes(range(32))
SUBJECT = SUBJECTS["hidden-rooms"]


def played() -> tuple[str, Table[Any, Any, Any, Any, Any]]:
    chance = seeded(SEED, 1)
    table: Table[Any, Any, Any, Any, Any] = Table(hidden_rooms, SUBJECT.options[0])
    for _ in wander(table, chance, SUBJECT, SEED):
        pass
    return save("hidden-rooms", table, chance), table


TEXT, TABLE = played()
LINES = TEXT.splitlines()
LAST = len(LINES)


def with_line(number: int, line: str) -> str:
    """The record with one line replaced, counted from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:], ""])


def changed(number: int, **fields: Any) -> str:
    return with_line(number, json.dumps({**json.loads(LINES[number - 1]), **fields}))


def error_of(text: str, check: Any = verify) -> tuple[str, str | int]:
    with pytest.raises(RecordError) as error:
        check(load(text))
    return error.value.key, error.value.params["line"]


def draws() -> list[int]:
    """Numbers of the lines in which chance draws."""
    return [number for number, line in enumerate(LINES, 1) if json.loads(line).get("by") == -1]


def test_a_record_is_a_header_then_a_line_a_move_then_the_end() -> None:
    kinds = [json.loads(line)["type"] for line in LINES]
    assert kinds[0] == "header"
    assert set(kinds[1:-1]) == {"move", "undo"}
    assert kinds[-1] == "end"
    assert json.loads(LINES[1]) == msgspec.to_builtins(TABLE.log[0].entry)


def test_the_header_has_all_that_is_needed_to_set_the_game_up_again() -> None:
    header = json.loads(LINES[0])
    assert (header["game"], header["version"]) == ("hidden-rooms", 1)
    assert header["options"]["book"]["pages"][0]["monster"] == "The Sleepwalker"
    assert header["commitment"] == Seeded(SEED, [bytes(32)]).commitment.hex()
    assert SEED.hex() not in LINES[0]


def test_the_seed_is_told_only_when_the_game_is_over() -> None:
    assert json.loads(LINES[-1])["seed"] == SEED.hex()
    chance = Seeded(SEED, [bytes(32)])
    begun = Table(hidden_rooms, hidden_rooms.Options(), chance)
    assert SEED.hex() not in save("hidden-rooms", begun, chance)


def test_a_record_replays_to_the_same_state() -> None:
    *_, (table, _) = replay(load(TEXT))
    assert table.state == TABLE.state
    assert any(isinstance(entry, UndoEntry) for entry in load(TEXT).entries)


def test_a_true_record_is_proven() -> None:
    verdict = verify(load(TEXT))
    assert verdict.proven
    assert verdict.moves == len(TABLE.log)
    assert verdict.draws == len(draws())
    assert verdict.measured == 0


def test_draws_that_were_given_are_not_called_proven() -> None:
    assert not verify(load(save("hidden-rooms", TABLE, None))).proven


def test_a_draw_that_does_not_come_from_the_seed_is_found_at_its_line() -> None:
    line = draws()[2]
    action = json.loads(LINES[line - 1])["action"]
    other = "red" if action["tile"]["colour"] != "red" else "blue"
    wrong = {**action, "tile": {**action["tile"], "colour": other}}
    assert error_of(changed(line, action=wrong)) == ("record-wrong-draw", line)


def test_another_nonce_is_found_at_the_first_draw() -> None:
    assert error_of(changed(1, nonces=["11" * 32])) == ("record-wrong-draw", draws()[0])


def test_an_illegal_move_is_found_at_its_line() -> None:
    line = next(number for number, line in enumerate(LINES, 1) if json.loads(line).get("by") == 0)
    assert error_of(changed(line, by=1)) == ("record-illegal", line)
    assert error_of(changed(line, action={"type": "walk", "to": [0, 0]})) == ("record-illegal", line)


def test_a_move_left_out_is_found() -> None:
    key, line = error_of("\n".join([*LINES[:3], *LINES[4:], ""]))
    assert key in ("record-illegal", "record-wrong-draw")
    assert line == 4


def test_another_seed_or_outcome_is_found_at_the_end() -> None:
    assert error_of(changed(LAST, seed="00" * 32)) == ("record-wrong-seed", LAST)
    assert error_of(changed(LAST, seed="xyz")) == ("record-seed-malformed", LAST)
    assert error_of(changed(LAST, seed=None)) == ("record-seed-malformed", LAST)
    outcome = {"scores": [1.0], "reason": "two_stages_won"}
    assert error_of(changed(LAST, outcome=outcome)) == ("record-wrong-outcome", LAST)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("", "record-empty", 1),
        ("\n", "record-not-json", 1),
        (LINES[1] + "\n", "record-bad-line", 1),
        (TEXT[:-1], "record-cut-off", LAST),
        (TEXT[: len(TEXT) // 2], "record-cut-off", TEXT[: len(TEXT) // 2].count("\n") + 1),
        (with_line(7, "{"), "record-not-json", 7),
        (with_line(7, "{}"), "record-bad-line", 7),
        (with_line(7, '{"type":"move","by":0,"action":{"type":"fly"},"at":0}'), "record-bad-line", 7),
        (TEXT + LINES[1] + "\n", "record-goes-on", LAST + 1),
        (changed(1, version=99), "record-version", 1),
        (changed(1, game="hako-onna", version=1), "record-version", 1),
        (changed(1, format=2), "record-format", 1),
        (changed(1, game="chess"), "record-no-such-game", 1),
        (changed(1, options={"book": 3}), "record-bad-line", 1),
    ],
)
def test_a_damaged_record_says_which_line(text: str, key: str, line: int) -> None:
    assert error_of(text) == (key, line)


def test_a_record_that_stops_early_can_be_watched_but_not_proven() -> None:
    text = "\n".join([*LINES[:20], ""])
    assert len(list(replay(load(text)))) == 19
    assert error_of(text) == ("record-unfinished", 21)


def test_options_that_can_not_be_set_up_are_refused() -> None:
    header = json.loads(LINES[0])
    header["options"]["turn_limit"] = 0
    assert error_of(with_line(1, json.dumps(header))) == ("record-bad-options", 1)


def test_a_clock_that_was_left_out_is_found() -> None:
    """Time is up before the next move, and the record must say so."""
    header = Header("tiny", 1, msgspec.Raw(b"{}"), (), None)
    moves = (
        Move(-1, tiny.Deal(1), 0),
        Move(-1, tiny.Deal(2), 0),
        Move(0, tiny.SayWord("low"), 0),
        Move(-1, tiny.Deal(3), 1500),
    )
    with pytest.raises(RecordError) as error:
        list(replay(Record(header, tiny, tiny.Options(), moves, None)))
    assert (error.value.key, error.value.params["line"]) == ("record-clock-missing", 5)
