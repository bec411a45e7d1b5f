"""The pace of a night with bots, in the game's own time."""

from statistics import median

import pytest
from tools.mansion_waits import night, spread, waits_of

NIGHTS = 12


@pytest.mark.rule("HO-51", "HO-76")
def test_a_visitor_waits_less_than_five_seconds_for_the_next_turn() -> None:
    waits = [wait for number in range(NIGHTS) for wait in waits_of(night(number))]
    times = [wait[-1].at - wait[0].at for wait in waits]
    assert len(times) > 10 * NIGHTS
    assert median(times) < 5_000
    assert spread(times).startswith("median 4.")
