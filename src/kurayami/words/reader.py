"""Reader of the message files: one folder per language, one Fluent file per game, and `house.ftl` for all of them."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "ja", "pl")


def language_of(wish: str) -> str:
    """Language for a request such as "pl_PL.UTF-8" or "ja"; English if none fits."""
    language = wish.replace("-", "_").split("_")[0].lower()
    return language if language in LANGUAGES else "en"


class Instead(NamedTuple):
    """A message used instead of another one."""

    key: str
    params: Mapping[str, str] = {}


class Joined(NamedTuple):
    """Several messages used instead of one, each in its custom wording if it has one."""

    keys: tuple[str, ...]


class Called(NamedTuple):
    """Names for a player in sentences."""

    shown: str
    own: str | None
    """Name the person chose."""


People: TypeAlias = Callable[[int], Called | None]
"""Finds who sits at a seat, if known."""


Wording: TypeAlias = str | Instead | Joined
"""Replacement of a message. A text is used verbatim, never as a message."""


BETWEEN: Final[dict[str, dict[str, str]]] = {
    "list": {"en": ", ", "ja": "、", "pl": ", "},
    "things": {"en": "; ", "ja": "、", "pl": "; "},
    "sentences": {"en": " ", "ja": "", "pl": " "},
    "facts": {"en": " · ", "ja": "・", "pl": " · "},
}
"""Signs between the parts of a list, things with commas of their own, sentences, and facts in one line."""


class Words:
    """Messages of one language, with a game's custom wording by the messages it replaces, and the names of the people
    at a table.
    """

    def __init__(self, language: str, own: Mapping[str, Wording] | None = None, people: People | None = None) -> None:
        self.language = language
        self._shelf = Shelf(language, own, people) if own or people else _shelf(language)

    def say(self, key: str, **params: str | int) -> str:
        """The message with its params filled in. Raises `KeyError` if there is no such message."""
        return self._shelf.say(key, params)

    def join(self, kind: Literal["list", "things", "sentences", "facts"], parts: Iterable[str]) -> str:
        """The parts that say something, with what this language puts between them."""
        return BETWEEN[kind][self.language].join(part for part in parts if part)

    def label(self, name: str, text: str) -> str:
        return f"{name}：{text}" if self.language == "ja" else f"{name}: {text}"

    def aside(self, text: str, remark: str) -> str:
        """The text with a remark in brackets."""
        return f"{text}（{remark}）" if self.language == "ja" else f"{text} ({remark})"


def sources(language: str) -> dict[str, str]:
    """Text of each message file of a language, by file name."""
    folder = files("kurayami.words") / language
    return {file.name: file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)}


class Shelf:
    """Files of one language. A file is read when one of its messages is needed.

    A message may only refer to messages in its own file.
    """

    def __init__(self, language: str, own: Mapping[str, Wording] | None = None, people: People | None = None) -> None:
        self._own = own or {}
        self._people = people or _nobody
        functions: dict[str, Any] = {"NAME": self._name, "NTH": _nth, "SEAT": self._seat, "VISITOR": self._visitor}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._unread = list(_texts(language))

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
        if not self._bundle.has_message(key):
            self._read(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, dict(params))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def _read(self, key: str) -> None:
        for text in self._unread:
            if f"\n{key} =" in text:
                self._unread.remove(text)
                self._bundle.add_resource(_resource(text))
                return

    def _name(self, *args: str) -> str:
        """NAME("hr-colour", $colour) in a message gives the message hr-colour-blue, if that is the colour."""
        return self.say("-".join(map(str, args)), {})

    def _seat(self, number: int) -> str:
        """SEAT($seat): the player's name; "Player 1" for the first seat if unknown."""
        called = self._people(int(number))
        return called.shown if called else self.say("player-numbered", {"number": number + 1})

    def _visitor(self, number: int) -> str:
        """VISITOR($seat): the player's name, or else "Visitor 1"."""
        called = self._people(int(number))
        return called.own if called and called.own else self.say("visitor-numbered", {"number": number})


def _nth(number: int) -> str:
    """NTH($shadow): a number counted from 0, plus one, for people."""
    return str(number + 1)


def _nobody(seat: int) -> None:
    return None


@cache
def _texts(language: str) -> tuple[str, ...]:
    return tuple(f"\n{text}" for text in sources(language).values())


@cache
def _resource(text: str) -> Any:
    return FluentResource(text)


@cache
def _shelf(language: str) -> Shelf:
    return Shelf(language)
