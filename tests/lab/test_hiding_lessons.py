"""Habits of hiding, learned from where ghosts went."""

import msgspec
import pytest

from kurayami.bots.hako_onna.beliefs.hiding_habits import HABITS, weights

pytest.importorskip("numpy")

from kurayami.lab.hako_onna.hiding_lessons import HidingLesson, fitted, hiding_lessons, learned, written


def row(**features: float) -> tuple[float, ...]:
    return tuple(features.get(name, 0.0) for name in HABITS)


def test_lessons_come_from_games() -> None:
    found = hiding_lessons(1, 0)
    assert found
    assert found == hiding_lessons(1, 0), "the same seed gives the same lessons"
    assert all(len(features) == len(HABITS) for lesson in found for features in lesson.listed)
    assert all(lesson.taken in range(len(lesson.listed)) for lesson in found)
    stays = HABITS.index("where the ghost is")
    assert all(sum(features[stays] for features in lesson.listed) == 1.0 for lesson in found)


def test_where_ghosts_go_gets_a_high_weight() -> None:
    fresh, stays = HABITS.index("nobody has looked there"), HABITS.index("where the ghost is")
    listed = (row(**{HABITS[fresh]: 1.0}), row(), row(**{HABITS[stays]: 1.0}))
    lessons = [HidingLesson(listed, (0, 0, 0, 0, 0, 0, 1, 1, 1, 2)[number % 10]) for number in range(200)]
    found, error = fitted(lessons)
    assert found[fresh] > 0.3
    assert found[stays] < -0.3
    assert error == pytest.approx(1 - (0.6**2 + 0.3**2 + 0.1**2), abs=0.01)
    assert list(msgspec.json.decode(written(found))) == list(HABITS)


def test_they_are_learned_from_all_games() -> None:
    told = list[tuple[int, int]]()
    text, error = learned(1, 2, tell=lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]
    assert 0.2 < error < 0.8
    assert list(msgspec.json.decode(text)) == list(HABITS)


def test_the_weights_in_the_box_fit_the_features() -> None:
    by_name = dict(zip(HABITS, weights(), strict=True))
    assert by_name["in the Visitors' way"] > 0 > by_name["expected there"]
