"""Language, colours and error messages of the commands."""

import errno
import os
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Annotated, Any, Final

from cyclopts import Parameter

from kurayami.kernel import Refusal
from kurayami.words import LANGUAGES, Words, language_of

TROUBLES: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "folder",
    errno.EEXIST: "exists",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "not-here",
}
"""System errors, by the last part of the message's key."""


class Misuse(Refusal):
    """A command line that can't be carried out as typed. Nothing was started."""


def require_language(kind: Any, wish: str | None) -> None:
    if wish is not None and wish not in LANGUAGES:
        raise Misuse("cli-no-such-language", wish=wish, languages=", ".join(LANGUAGES))


Language = Annotated[
    str | None,
    Parameter(help=f"One of {', '.join(LANGUAGES)}; by default the terminal's own.", validator=require_language),
]


def words_for(wish: str | None) -> Words:
    if wish is None:
        settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return Words(language_of(next((setting for setting in settings if setting), "en")))
    return Words(wish)


def words_wished(tokens: Sequence[str]) -> Words:
    """Language of a command line that may be wrong elsewhere, or in this very option."""
    wishes = [after for before, after in pairwise(tokens) if before == "--language"]
    wishes += [token.removeprefix("--language=") for token in tokens if token.startswith("--language=")]
    return words_for(next((wish for wish in wishes if wish in LANGUAGES), None))


def told(words: Words, refusal: Refusal) -> str:
    """The refusal in words. One caused by another names that one as its problem."""
    cause = refusal.__cause__
    params = {**refusal.params, "problem": told(words, cause)} if isinstance(cause, Refusal) else refusal.params
    return words.say(refusal.key, **params)


def trouble(error: OSError) -> str:
    """Name of a system error, for NAME("cli-trouble", ...) in a message."""
    if isinstance(error, socket.gaierror):
        return "no-such-host"
    return TROUBLES.get(error.errno or 0, "other")


@contextmanager
def refusing(key: str, **params: str | int) -> Iterator[None]:
    """Turns file and socket errors into refusals."""
    try:
        yield
    except OSError as error:
        raise Refusal(key, **params, problem=trouble(error)) from None


def colours() -> bool:
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ
