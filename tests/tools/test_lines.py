"""Connections of all kinds: the faster player wins, and a lie gains little."""

import pytest
from tools.lines import Line, constant, gain, jittery, lost

from kurayami.kernel import Stream
from tools import lines


@pytest.fixture(autouse=True)
def _few_races(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "RACES", 300)


@pytest.mark.rule("KS-23", "KS-24")
@pytest.mark.parametrize("jitter", [0, 5, 20, 60])
@pytest.mark.parametrize("trip", [0, 60, 200, 350, 400])
def test_nobody_loses_a_race_won_by_more_than_the_jitter(trip: int, jitter: int) -> None:
    line = Line("jittery", constant(trip // 2), jittery(trip - trip // 2, jitter))
    assert lost(line, jitter + 1, Stream(bytes(32), "lines")) == 0


@pytest.mark.rule("KS-24")
@pytest.mark.parametrize("trip", [0, 100, 350, 400, 500])
def test_a_lie_gains_400_ms_at_most_less_the_own_trip(trip: int) -> None:
    line = Line("constant", constant(trip), constant(0))
    assert gain(line, Stream(bytes(32), "lines")) <= 400 - trip


@pytest.mark.rule("KS-24")
def test_past_the_allowance_what_exceeds_it_is_lost_and_no_more() -> None:
    line = Line("far", constant(230), constant(230))
    rng = Stream(bytes(32), "lines")
    assert lost(line, 60, rng) == 1
    assert lost(line, 61, rng) == 0
