"""Events and actions of any game, in words."""

from typing import Any

import msgspec

from kurayami.words import Words, telling


def say_value(words: Words, game: str, kind: str, value: Any) -> str:
    """`kind` is "event" or "action"."""
    key, params = telling(game, kind, msgspec.to_builtins(value))
    return words.say(key, **params)
