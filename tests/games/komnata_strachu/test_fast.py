"""Rounds judged at speed, beside the readable judge and the readable race."""

import numpy as np
import pytest

from kurayami.games.komnata_strachu import fast
from kurayami.games.komnata_strachu.deck import kinds
from kurayami.games.komnata_strachu.judge import answers, is_right
from kurayami.games.komnata_strachu.model import Options
from kurayami.games.komnata_strachu.race import Claim, Runner, Trip, race

OPTIONS = Options(players=4)
CARDS = kinds(OPTIONS)


def rounds(count: int, seed: int) -> tuple[fast.Numbers, fast.Numbers, fast.Numbers]:
    """Random cards, choices and times; half of the choices are right ones."""
    rng = np.random.default_rng(seed)
    cards = rng.integers(0, len(CARDS), (count, 3))
    choices = rng.integers(0, len(fast.CHOICES), (count, 4))
    for number, (left, middle, right) in enumerate(cards):
        answer = answers((CARDS[left], CARDS[middle], CARDS[right]))
        for seat in range(4):
            if answer and rng.random() < 0.5:
                way = answer.by_shape if rng.random() < 0.5 else answer.by_colour
                choices[number, seat] = fast.CHOICES.index(way)
    times = rng.integers(900, 1100, (count, 4)) // 20 * 20
    times[rng.random((count, 4)) < 0.2] = fast.NEVER
    return cards, choices, times


@pytest.mark.parametrize("head_starts", [(), (0, 100, 0, 40), (60,)])
@pytest.mark.parametrize("limit", [None, 1000])
def test_rounds_are_judged_as_the_readable_rules_judge_them(limit: int | None, head_starts: tuple[int, ...]) -> None:
    cards, choices, times = rounds(1500, 1)
    found = fast.first(fast.table(OPTIONS), cards, choices, times, limit, head_starts)
    seen = set()
    for number, (left, middle, right) in enumerate(cards):
        answer = answers((CARDS[left], CARDS[middle], CARDS[right]))
        runners = []
        for seat in range(4):
            time = int(times[number, seat])
            is_it = answer is not None and is_right(answer, fast.CHOICES[choices[number, seat]])
            claim = None if time == fast.NEVER else Claim(time, time)
            runners.append(Runner(Trip(0), claim, is_it, head_start=(*head_starts, 0, 0, 0, 0)[seat]))
        expected = sum(1 << seat for seat in race(runners, limit).first)
        assert found[number] == expected
        seen.add(expected.bit_count())
    assert {0, 1, 2} <= seen


def test_every_choice_is_judged_right_or_wrong_as_it_is() -> None:
    known = fast.table(OPTIONS)
    everything = np.arange(len(fast.CHOICES))[None, :]
    for three in np.random.default_rng(2).integers(0, len(CARDS), (60, 3)):
        left, middle, right = (CARDS[number] for number in three)
        answer = answers((left, middle, right))
        expected = [answer is not None and is_right(answer, tokens) for tokens in fast.CHOICES]
        assert fast.right(known, three[None, :], everything)[0].tolist() == expected
