"""Lines typed, or read from a pipe."""

import asyncio
import threading
from collections import deque
from collections.abc import Callable

Read = Callable[[], str]
"""Waits for the next line; an empty text is the end of the input."""


class Reader:
    """Reads in a thread, so that the table is heard meanwhile. `changed` is called for each line."""

    def __init__(self, read: Read, changed: Callable[[], None]) -> None:
        self._read = read
        self._changed = changed
        self._lines: deque[str | None] = deque()

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(loop,), daemon=True).start()

    def next(self) -> str | None:
        """Next line, without its end; None at the end of the input. Raises `IndexError` if there is none yet."""
        return self._lines.popleft()

    @property
    def waiting(self) -> bool:
        return bool(self._lines)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        while True:
            try:
                line = self._read()
            except (OSError, ValueError, EOFError, UnicodeError):
                line = ""
            try:
                loop.call_soon_threadsafe(self._take, line)
            except RuntimeError:  # the game is over, and the loop with it
                return
            if not line:
                return

    def _take(self, line: str) -> None:
        self._lines.append(line.rstrip("\r\n") if line else None)
        self._changed()
