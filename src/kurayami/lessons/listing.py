"""The only list of lessons."""

from typing import Final

from kurayami.kernel import Refusal
from kurayami.lessons import hako_onna, hidden_rooms, komnata_strachu
from kurayami.lessons.lesson import Lesson

LESSONS: Final[dict[str, dict[str, Lesson]]] = {
    "hidden-rooms": {"first-night": hidden_rooms.FIRST_NIGHT},
    "komnata-strachu": {"first-round": komnata_strachu.FIRST_ROUND},
    "hako-onna": hako_onna.LESSONS,
}
"""Lessons by game and name."""


def lessons_of(game: str) -> dict[str, Lesson]:
    return LESSONS.get(game, {})


def lesson_of(game: str, name: str) -> Lesson:
    """Raises `Refusal`."""
    lessons = lessons_of(game)
    if name not in lessons:
        raise Refusal("lessons-no-such-lesson", lesson=name)
    return lessons[name]
