"""The only list of lessons."""

from typing import Final

from kurayami.kernel import Refusal
from kurayami.lessons import hako_onna, hidden_rooms
from kurayami.lessons.lesson import Lesson

LESSONS: Final[dict[str, dict[str, Lesson]]] = {
    "hidden-rooms": {"first-night": hidden_rooms.FIRST_NIGHT},
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
