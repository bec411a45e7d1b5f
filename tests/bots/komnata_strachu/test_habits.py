"""Habits show in what a bot pushes, and do not change its speed."""

from collections.abc import Sequence
from statistics import median

import pytest

from kurayami.bots.komnata_strachu.habits import HABITS, with_habit
from kurayami.bots.komnata_strachu.plan import Doing, plan
from kurayami.bots.komnata_strachu.temper import STEADY
from kurayami.games.komnata_strachu.actions import Pull
from kurayami.games.komnata_strachu.cards import SHAPES
from kurayami.games.komnata_strachu.judge import answers
from kurayami.kernel import Stream
from tests.games.komnata_strachu.playing import three

CARDS = three("red ghost, yellow skull, white spider")
"""Cards with as many tokens by shape as by colour."""
COLOURS, OUTLINES, TIDY, FIDGETS = range(len(HABITS))


def plans(seat: int) -> list[tuple[Doing, ...]]:
    temper = with_habit(STEADY, seat)
    return [plan(CARDS, temper, Stream(bytes(32), "habit", number << 20)) for number in range(400)]


def share(found: Sequence[bool]) -> float:
    return sum(found) / len(found)


@pytest.mark.rule("KS-30")
def test_each_seat_has_a_habit_of_its_own() -> None:
    answer = answers(CARDS)
    assert answer is not None
    ends = {seat: [set(doings[-1].before) for doings in plans(seat)] for seat in range(len(HABITS))}
    assert share([tokens == set(answer.by_colour) for tokens in ends[COLOURS]]) > 0.7
    assert share([tokens == set(answer.by_shape) for tokens in ends[OUTLINES]]) > 0.7
    order = [[SHAPES.index(token) for token in doings[-1].before] for doings in plans(TIDY)]
    assert share([places == sorted(places) for places in order]) > 0.9
    pulled = [any(isinstance(doing.action, Pull) for doing in doings) for doings in plans(FIDGETS)]
    assert share(pulled) > 0.15


@pytest.mark.rule("KS-30")
def test_no_habit_is_an_advantage() -> None:
    times = [median(doings[-1].at for doings in plans(seat)) for seat in range(len(HABITS))]
    assert max(times) < 1.15 * min(times)
