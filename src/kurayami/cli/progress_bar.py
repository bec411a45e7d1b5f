"""A progress bar with the estimated time left."""

import sys
from collections.abc import Callable
from time import monotonic
from typing import Final, TextIO

from kurayami.words import Words

WIDE: Final = 30
ROW: Final = 70
SURE: Final = 2.0
"""Seconds before an estimate of the time left is meaningful."""


class ProgressBar:
    """Progress bar on a terminal; silent elsewhere."""

    def __init__(
        self, words: Words, clock: Callable[[], float] = monotonic, to: TextIO | None = None, shown: bool | None = None
    ) -> None:
        self._words = words
        self._clock = clock
        self._to = to or sys.stderr
        self._shown = self._to.isatty() if shown is None else shown
        self._begun = clock()
        self._first: int | None = None
        """Work already done at the start."""
        self._standing = False

    def tell(self, done: int, of: int, note: str = "") -> None:
        if not self._shown:
            return
        if self._first is None:
            self._first = max(0, done - 1)
        full = WIDE * done // of
        end = "\n" if done == of else ""
        line = f"[{'#' * full}{'.' * (WIDE - full)}] {done}/{of}{self._left(done, of, self._first)}"
        line += f", {note}" if note else ""
        print(f"\r{line:<{ROW}}", end=end, file=self._to, flush=True)
        self._standing = not end

    def clear(self) -> None:
        """Clears its row, before something else is printed."""
        if self._standing:
            print(f"\r{'':<{ROW}}\r", end="", file=self._to, flush=True)
            self._standing = False

    def _left(self, done: int, of: int, first: int) -> str:
        passed = self._clock() - self._begun
        if done in (of, first) or passed < SURE:
            return ""
        left = passed / (done - first) * (of - done)
        minutes, seconds = divmod(round(left), 60)
        return ", " + self._words.say("lab-time-left", minutes=minutes, seconds=seconds)
