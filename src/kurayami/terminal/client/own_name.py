"""The player's name, kept for next time."""

import getpass
from collections.abc import Callable
from pathlib import Path
from typing import Final

LONGEST: Final = 30


class OwnName:
    """Name given on the command line, or chosen once in the hall, or else the login name."""

    def __init__(self, file: Path, given: str | None, nobody: str, login: Callable[[], str] = getpass.getuser) -> None:
        self._file = file
        self.text = tidy(given or "") or self._kept() or _login(login) or nobody

    def change(self, text: str) -> bool:
        """Changes the name. Returns whether it is valid. Where nothing can be written, it lasts as long
        as the program.
        """
        name = tidy(text)
        if not name:
            return False
        self.text = name
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(name, "utf-8")
        except OSError:
            pass
        return True

    def _kept(self) -> str:
        try:
            return tidy(self._file.read_text("utf-8"))
        except (OSError, UnicodeError):
            return ""


def tidy(text: str) -> str:
    """Name on one line, cut to length; empty if nothing is left."""
    return "".join(sign for sign in " ".join(text.split()) if sign.isprintable())[:LONGEST].strip()


def _login(login: Callable[[], str]) -> str:
    """Login name; empty if the user has none."""
    try:
        return tidy(login())
    except (OSError, KeyError, ImportError):
        return ""
