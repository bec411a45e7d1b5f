"""Events, actions and refusals of any game, in words."""

from typing import Any

import msgspec

from kurayami.kernel import Refusal
from kurayami.words import Words, telling


def say_value(words: Words, game: str, kind: str, value: Any) -> str:
    """An event or action in words; `kind` is "event" or "action"."""
    key, params = telling(game, kind, msgspec.to_builtins(value))
    return words.say(key, **params)


def refusal_words(words: Words, refusal: Refusal) -> str:
    """A refusal in words. A server of another version may use a message unknown here."""
    try:
        return words.say(refusal.key, **refusal.params)
    except LookupError:
        return words.say("terminal-refused", reason=refusal.key)
