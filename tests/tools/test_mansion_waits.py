"""The pace of a night with bots, in the game's own time."""

from statistics import median
from typing import Any

import msgspec
import pytest
from tools.mansion_waits import is_turn, night, recorded, spread, waits_of

NIGHTS = 12


@pytest.mark.rule("HO-51", "HO-76")
def test_a_visitor_waits_less_than_five_seconds_for_the_next_turn() -> None:
    waits = [wait for number in range(NIGHTS) for wait in waits_of(night(number))]
    times = [wait[-1].at - wait[0].at for wait in waits]
    assert len(times) > 10 * NIGHTS
    assert median(times) < 5_000
    assert spread(times).startswith("median 4.")


def test_what_is_told_during_a_wait_is_recorded_with_its_time() -> None:
    waits = waits_of(night(0))
    written: list[list[dict[str, Any]]] = msgspec.json.decode(recorded(waits))
    assert [wait[0]["at"] for wait in written] == [0] * len(waits)
    assert [wait[-1]["at"] for wait in written] == [wait[-1].at - wait[0].at for wait in waits]
    for wait in written:
        assert wait[-1]["frame"] == "check"
        assert wait[-1]["events"][-1] == {"type": "turn_began", "seat": 1}
    assert all(is_turn(wait[-1]) for wait in waits)
