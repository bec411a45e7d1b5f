"""Speed of the terminal: from its start to its first screen, beside a bare Textual app; from a key to its answer.

Everything is measured on a real pseudo-terminal; the fastest of several rounds counts.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final

from tests.ports import free_port

ROUNDS: Final = 5
KEYS: Final = 20
QUIET: Final = 0.4
"""Seconds without output before a screen counts as complete."""
SECONDS: Final = 60.0
SIZES: Final = ((80, 24), (120, 40))
BARE: Final = """
from textual.app import App
from textual.widgets import OptionList
class Bare(App):
    def compose(self):
        yield OptionList("kurayami", "open")
Bare().run()
"""


class Terminal:
    def __init__(self, words: Sequence[str], folder: Path, size: tuple[int, int]) -> None:
        self.started = monotonic()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            env = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(folder)}
            os.execve(sys.executable, [sys.executable, *words], env)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))

    def until(self, text: bytes) -> float:
        """Seconds from the start until this was written."""
        seen = b""
        while text not in seen:
            assert monotonic() - self.started < SECONDS, f"{text!r} never came"
            seen += self._read(SECONDS)
        return monotonic() - self.started

    def rest(self) -> None:
        """Waits until nothing more is written."""
        while self._read(QUIET):
            pass

    def answer(self, key: bytes) -> float:
        """Seconds from a key to the first character of its answer."""
        pressed = monotonic()
        os.write(self.file, key)
        self._read(SECONDS)
        return monotonic() - pressed

    def _read(self, seconds: float) -> bytes:
        ready, _, _ = select.select([self.file], [], [], seconds)
        return os.read(self.file, 65536) if ready else b""

    def end(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.file)


@contextmanager
def terminal(words: Sequence[str], folder: Path, size: tuple[int, int]) -> Iterator[Terminal]:
    found = Terminal(words, folder, size)
    try:
        yield found
    finally:
        found.end()


def first_screen(words: Callable[[], Sequence[str]], text: bytes) -> float:
    times = []
    for _ in range(ROUNDS):
        with (
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
            terminal(words(), Path(folder), SIZES[0]) as found,
        ):
            times.append(found.until(text))
    return min(times)


def hall() -> list[str]:
    return ["-m", "kurayami", "play", "--terminal", "--port", str(free_port()), "--language", "en"]


def answers(into: Sequence[bytes], keys: Sequence[bytes], size: tuple[int, int]) -> float:
    """Median of several keys, at the table these keys lead to."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        terminal(hall(), Path(folder), size) as found,
    ):
        found.until(b"leave")
        found.rest()
        for key in into:
            os.write(found.file, key)
            found.rest()
        times = []
        for number in range(KEYS):
            times.append(found.answer(keys[number % len(keys)]))
            found.rest()
        return sorted(times)[KEYS // 2]


DOWN, UP, ENTER = b"\x1b[B", b"\x1b[A", b"\r"
PLACES: Final[dict[str, tuple[Sequence[bytes], Sequence[bytes]]]] = {
    "in the hall": ([], [DOWN, UP]),
    "at a table of Hidden Rooms": ([ENTER, b"1"], [UP, DOWN]),
    "in a race of Komnata Strachu": ([*[DOWN] * 4, ENTER, b" "], [b"1", b"2"]),
    "at a table of Hako Onna": ([*[DOWN] * 8, ENTER], [DOWN, UP]),
}
"""Keys that lead to a place, and keys pressed there."""


def main() -> None:
    bare = first_screen(lambda: ["-c", BARE], b"kurayami")
    ours = first_screen(hall, b"leave")
    print(f"terminal: first screen after {ours:.2f} s, {ours / bare:.1f} times a bare Textual app ({bare:.2f} s)")
    for size in SIZES:
        for place, (into, keys) in PLACES.items():
            print(f"terminal: {size[0]}x{size[1]}, a key {place}: {1000 * answers(into, keys, size):.0f} ms")


if __name__ == "__main__":
    main()
