"""How the commands speak: in which language, in colours or not, and what went wrong."""

import os
import sys
from typing import Annotated, NoReturn

from cyclopts import Parameter

from kurayami.words import LANGUAGES, Words, language_of

Language = Annotated[str | None, Parameter(help=f"One of {', '.join(LANGUAGES)}; otherwise the terminal's own.")]


def words_for(wish: str | None) -> Words:
    if wish is None:
        settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return Words(language_of(next((setting for setting in settings if setting), "en")))
    if wish not in LANGUAGES:
        fail(Words("en").say("play-bad-language", wish=wish, languages=", ".join(LANGUAGES)))
    return Words(wish)


def colours() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ


def fail(message: str) -> NoReturn:
    print(message, file=sys.stderr)
    sys.exit(1)
