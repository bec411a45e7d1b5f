"""Reads the message files: one folder a language, one Fluent file a game, and `house.ftl` for all of them."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "ja", "pl")
FIRST: Final = ("server.ftl", "house.ftl")
"""Where most is found that a command says."""


def language_of(wish: str) -> str:
    """The language that fits a wish such as "pl_PL.UTF-8" or "ja"; English if none does."""
    language = wish.replace("-", "_").split("_")[0].lower()
    return language if language in LANGUAGES else "en"


class Instead(NamedTuple):
    """A message that is said instead of another one."""

    key: str
    params: Mapping[str, str] = {}


class Joined(NamedTuple):
    """Several messages that are said instead of one, each in its own words if it has some."""

    keys: tuple[str, ...]


Wording: TypeAlias = str | Instead | Joined
"""What is said instead of a message. A text is said as it is: nothing in it is read as a message."""


class Words:
    """The messages of one language, and what a game's content says in its own words, by the messages it replaces."""

    def __init__(self, language: str, own: Mapping[str, Wording] | None = None) -> None:
        self.language = language
        self._shelf = Shelf(language, own) if own else _shelf(language)

    def say(self, key: str, **params: str | int) -> str:
        """The message with its params filled in. Raises `KeyError` if there is no such message."""
        return self._shelf.say(key, params)


def sources(language: str) -> dict[str, str]:
    """The text of each message file of a language, by file name."""
    folder = files("kurayami.words") / language
    return {file.name: file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)}


class Shelf:
    """The files of one language. They are read one after the other, until what is wanted is found.

    What a message refers to stands in its own file.
    """

    def __init__(self, language: str, own: Mapping[str, Wording] | None = None) -> None:
        self._own = own or {}
        functions: dict[str, Any] = {"NAME": self._name, "NTH": _nth, "SEAT": self._seat, "VISITOR": self._visitor}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        texts = sources(language)
        self._unread = [texts.pop(file) for file in FIRST] + list(texts.values())

    def say(self, key: str, params: Mapping[str, str | int]) -> str:
        match self._own.get(key):
            case None:
                return self._message(key, params)
            case Instead(other, own_params):
                return self._message(other, own_params)
            case Joined(keys):
                return " / ".join(self.say(other, {}) for other in keys)
            case text:
                return text

    def _message(self, key: str, params: Mapping[str, str | int]) -> str:
        while self._unread and not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(self._unread.pop(0)))
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _name(self, *args: str) -> str:
        """NAME("hr-colour", $colour) in a message stands for the message hr-colour-blue, if that is the colour."""
        return self.say("-".join(map(str, args)), {})

    def _seat(self, number: int) -> str:
        """SEAT($seat): "Player 1" for the first seat; on the screen whoever plays there, by name."""
        return self.say("player-numbered", {"number": number + 1})

    def _visitor(self, number: int) -> str:
        """VISITOR($seat): "Visitor 1"; on the screen the name of the person who plays there."""
        return self.say("visitor-numbered", {"number": number})


def _nth(number: int) -> str:
    """NTH($shadow): what is counted from nought, for people, who count from one."""
    return str(number + 1)


@cache
def _shelf(language: str) -> Shelf:
    return Shelf(language)
