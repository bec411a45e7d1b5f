"""A player's own marks on Shadows, which stay on this machine."""

from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from kurayami.words import Words

Mark: TypeAlias = Literal["danger", "safe", "ask"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
SIGNS: Final[dict[Mark, str]] = {"danger": "✗", "safe": "✓", "ask": "¿"}
"""Signs on the plan, where ! and ? already have a meaning."""
WORDS: Final[dict[Mark, str]] = {
    "danger": "web-ho-mark-danger",
    "safe": "web-ho-mark-safe",
    "ask": "web-ho-mark-ask",
}
TABLES: Final = 50
"""Tables whose marks are kept, newest first."""


class ShadowMarks:
    """Marks of one seat at one table, by the number of the Shadow."""

    def __init__(self, file: Path, seat: str) -> None:
        self._file = file
        self._seat = seat
        self._marks = self._read().get(seat, {})

    def at(self, shadow: int) -> Mark | None:
        return self._marks.get(shadow)

    def signs(self) -> dict[int, str]:
        return {shadow: SIGNS[mark] for shadow, mark in self._marks.items()}

    def set(self, shadow: int, mark: Mark) -> None:
        """Sets a mark; the same one again removes it. Where nothing can be written, marks last as long
        as the program.
        """
        if self._marks.pop(shadow, None) != mark:
            self._marks[shadow] = mark
        kept = {seat: marks for seat, marks in self._read().items() if seat != self._seat}
        newest = dict([*kept.items(), (self._seat, self._marks)][-TABLES:])
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_bytes(msgspec.json.encode(newest))
        except OSError:
            pass

    def _read(self) -> dict[str, dict[int, Mark]]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, dict[int, Mark]])
        except (OSError, msgspec.DecodeError):
            return {}


def mark_words(mark: Mark, words: Words) -> str:
    """Name of a mark without the browser's sign, which would mean something else on the terminal's plan."""
    return words.say(WORDS[mark]).partition(" ")[2]


def mark_named(text: str, words: Words) -> Mark | None:
    """Mark by its sign, its English name, or its words in any case."""
    return next((mark for mark in MARKS if text in (SIGNS[mark], mark, mark_words(mark, words).lower())), None)
