"""Tutorial games: chance and the other seats follow a script as long as they can."""

from kurayami.lessons.lesson import Lesson
from kurayami.lessons.listing import LESSONS, lesson_of, lessons_of

__all__ = ["LESSONS", "Lesson", "lesson_of", "lessons_of"]
