"""Lessons learned from imagined games."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from kurayami.bots.hako_onna.playouts.features import FEATURES
from kurayami.bots.hako_onna.playouts.value import coefficients

ROOT = Path(__file__).parents[2]

FROM_NIGHTS = """
from kurayami.bots.hako_onna.playouts.features import FEATURES
from kurayami.lab.hako_onna import night_lessons as lessons
lessons.FROM_ONE_START = 2
found = list(lessons.night_lessons(1, 0, turn_limit=4))
assert found and found == list(lessons.night_lessons(1, 0, turn_limit=4)), "the same seed gives the same nights"
assert {len(one.seen) for one in found} == {len(FEATURES)}
assert {one.seen[0] for one in found} == {1000}
assert all(0 <= one.seen[1] <= 1000 for one in found)
"""


def test_lessons_come_from_nights() -> None:
    """Without numba, as it takes a minute to compile."""
    done = subprocess.run(
        [sys.executable, "-c", FROM_NIGHTS],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_what_wins_gets_a_high_coefficient() -> None:
    pytest.importorskip("numpy")
    from kurayami.lab.hako_onna.night_lessons import NightLesson, fitted, written

    bias, key = FEATURES.index("bias"), FEATURES.index("the Key Ring held")
    lessons = []
    for number in range(200):
        holds = number % 2
        seen = tuple(1000 if at == bias or (at == key and holds) else 0 for at in range(len(FEATURES)))
        lessons.append(NightLesson(seen, won=number % 10 < (8 if holds else 2)))
    found, error = fitted(lessons)
    assert found[key] > 1000 > 0 > found[bias]
    assert error < 0.2
    assert list(msgspec.json.decode(written(found))) == list(FEATURES)


def test_the_coefficients_in_the_box_fit_the_features() -> None:
    assert len(coefficients()) == len(FEATURES)
    by_name = dict(zip(FEATURES, coefficients(), strict=True))
    assert by_name["how near the Key Ring is to the known Exit"] > 0 > by_name["Open This set beside a Visitor"]
