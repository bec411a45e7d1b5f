"""Reads the message files: one folder a language, one Fluent file a game, and `house.ftl` for all of them."""

from functools import cache
from importlib.resources import files
from typing import Final

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
        pattern = self._bundle.get_message(key).value
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise KeyError(f"{key} in {self.language}: {errors[0]}")
        return str(text)


def sources(language: str) -> dict[str, str]:
    """The text of each message file of a language, by file name."""
    folder = files("kurayami.words") / language
    return {file.name: file.read_text("utf-8") for file in sorted(folder.iterdir(), key=lambda file: file.name)}


@cache
def _bundle(language: str) -> FluentBundle:
    def name(prefix: str, value: str) -> str:
        """NAME("hr-colour", $colour) in a message stands for the message hr-colour-blue, if that is the colour."""
        return str(bundle.format_pattern(bundle.get_message(f"{prefix}-{value}").value)[0])

    bundle = FluentBundle([language], use_isolating=False, functions={"NAME": name})
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle
