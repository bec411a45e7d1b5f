"""A real terminal: the program as a user starts it, killed during a game, and started again."""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kurayami.terminal.canvas import wrapped
from kurayami.words import Words
from tests.patience import PATIENCE
from tests.ports import free_port

ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[()][A-Z0-9]|[=>78cMDE])")
COLOURS = re.compile(rb"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[;m]")
PANEL = 35
"""Width of the panel in an 80-column terminal, in cells."""
say = Words("en").say


class Terminal:
    """An 80 by 24 terminal, with a program in it."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(folder)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kurayami", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**env, **environment},
            start_new_session=True,
        )
        os.close(slave)
        self.written = b""
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while True:
            try:
                part = os.read(self.master, 65536)
            except OSError:  # the other end is closed
                return
            if not part:
                return
            self.written += part

    @property
    def text(self) -> str:
        """Everything ever written, without colours and movements."""
        return ESCAPES.sub("", self.written.decode("utf-8", "replace"))

    def see(self, text: str) -> None:
        end = time.monotonic() + PATIENCE
        while text not in self.text:
            assert time.monotonic() < end, f"{text!r} is not in {self.text[-4000:]!r}"
            assert self.process.poll() is None or text in self.text, f"it has ended: {self.text[-4000:]!r}"
            time.sleep(0.05)

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def ends(self) -> int:
        return self.process.wait(PATIENCE)


@contextmanager
def terminal(folder: Path, *words: str, **environment: str) -> Iterator[Terminal]:
    found = Terminal(folder, *words, **environment)
    try:
        yield found
    finally:
        if found.process.poll() is None:
            found.kill()


def test_a_stage_is_played_and_the_game_goes_on_after_the_terminal_was_killed(tmp_path: Path) -> None:
    words = ("play", "--terminal", "--port", str(free_port()), "--language", "en")
    with terminal(tmp_path, *words) as first:
        first.see(say("web-play-now"))
        first.press("\r1" + "e" * 40)  # whoever only stays loses the stage; keys wait until they mean something
        first.see(wrapped(say("terminal-hr-fate", won=0, lost=1), PANEL)[0])
        first.kill()
    with terminal(tmp_path, *words, NO_COLOR="1") as second:
        second.see(f"{say('web-continue')}: {say('web-game-hidden-rooms')}")
        second.press("\r")
        second.see(wrapped(say("terminal-hr-fate", won=0, lost=1), PANEL)[0])
        assert not COLOURS.search(second.written)
        second.press("\x03")  # Ctrl+C in the middle of the game
        second.see(say("terminal-kept"))
        assert second.ends() == 0


def test_a_terminal_without_utf_8_gets_lines_of_what_it_can_write(tmp_path: Path) -> None:
    words = ("play", "--terminal", "--port", str(free_port()), "--language", "ja")
    with terminal(tmp_path, *words, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0") as plain:
        plain.see(f"1. {say('web-game-hidden-rooms')}")
        plain.press("1\r")
        plain.see(say("web-hr-begin"))
        plain.press("m\rq\r")
        plain.see("A     B     C")  # the map
        plain.press("q\r")
        assert plain.ends() == 0
