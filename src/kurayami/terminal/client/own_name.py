"""The name that a player goes by, kept for the next time."""

import getpass
from collections.abc import Callable
from pathlib import Path
from typing import Final

LONGEST: Final = 30


class OwnName:
    """Given on the command line, or chosen once in the hall, or else the name of the login."""

    def __init__(self, file: Path, given: str | None, nobody: str, login: Callable[[], str] = getpass.getuser) -> None:
        self._file = file
        self.text = tidy(given or "") or self._kept() or _login(login) or nobody

    def change(self, text: str) -> bool:
        """Says whether it is a name. Where nothing can be written, it lasts as long as the program."""
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
    """On one line, and not too long; empty if nothing is left."""
    return "".join(sign for sign in " ".join(text.split()) if sign.isprintable())[:LONGEST].strip()


def _login(login: Callable[[], str]) -> str:
    """Empty: this user has none."""
    try:
        return tidy(login())
    except (OSError, KeyError, ImportError):
        return ""
