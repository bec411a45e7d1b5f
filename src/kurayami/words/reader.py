"""Reads the message files: one folder a language, one Fluent file a game, and `house.ftl` for all of them."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "ja", "pl")


def language_of(wish: str) -> str:
    """The language that fits a wish such as "pl_PL.UTF-8" or "ja"; English if none does."""
    language = wish.replace("-", "_").split("_")[0].lower()
    return language if language in LANGUAGES else "en"


class Words:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def say(self, key: str, **params: str | int) -> str:
        """The message with its params filled in. Raises `KeyError` if there is no such message."""
        return _say(self._bundle, key, params)


def sources(language: str) -> dict[str, str]:
    """The text of each message file of a language, by file name."""
    folder = files("kurayami.words") / language
    return {file.name: file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)}


def _say(bundle: FluentBundle, key: str, params: dict[str, str | int]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, params)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    def name(*args: str) -> str:
        """NAME("hr-colour", $colour) in a message stands for the message hr-colour-blue, if that is the colour."""
        return _say(bundle, "-".join(map(str, args)), {})

    def nth(number: int) -> str:
        """NTH($shadow): what is counted from nought, for people, who count from one."""
        return str(number + 1)

    def visitor(number: int) -> str:
        """VISITOR($seat), or SEAT($seat) where seats count from nought: on the screen people have names."""
        return str(number)

    functions: dict[str, Any] = {"NAME": name, "NTH": nth, "SEAT": nth, "VISITOR": visitor}
    bundle = FluentBundle([language], functions, use_isolating=False)
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle
