"""People at a table, as sentences and screens name them."""

from collections.abc import Sequence

from kurayami.wire.messages import Seating
from kurayami.words import Called, Words

NAMES = 12
"""Number of names the house can draw (`web-drawn-name`)."""


def names_beside(name: str, count: int, words: Words) -> tuple[str, ...]:
    """Names for this many more people at the same screen: all different, none of them `name`."""
    drawn = [words.say("web-drawn-name", number=number + 1) for number in range(NAMES)]
    return tuple([each for each in drawn if each != name][:count])


def seat_name(seating: Seating, words: Words) -> str:
    """Name of a player, with their state."""
    if seating.kind == "empty":
        return words.say("web-seat-empty")
    if seating.kind == "bot":
        level = words.say("web-level", level=seating.level or "")
        return words.say("web-seat-bot", name=bot_name(seating, words), level=level)
    marks = [words.say("web-seat-you")] if seating.yours else []
    if not seating.present:
        marks.append(words.say("web-seat-away-bot" if seating.level else "web-seat-away"))
    name = seating.name or ""
    return words.aside(name, words.join("list", marks)) if marks else name


def bot_name(seating: Seating, words: Words) -> str:
    return words.say("web-bot-name", number=seating.seat + 1)


def names_at(seats: Sequence[Seating], words: Words) -> list[str]:
    """Names without state; equal ones are numbered."""
    plain = [_plain(seating, words) for seating in seats]
    return [_numbered(plain, at) or "" for at in range(len(plain))]


def called_at(seats: Sequence[Seating], words: Words) -> tuple[Called, ...]:
    house = {words.say("player-numbered", number=at + 1) for at in range(len(seats))}
    own = [seating.name if seating.kind == "person" and seating.name not in house else None for seating in seats]
    return tuple(
        Called(name, _numbered(own, at) if own[at] else None) for at, name in enumerate(names_at(seats, words))
    )


def _plain(seating: Seating, words: Words) -> str | None:
    if seating.kind == "person":
        return seating.name
    return words.say("web-seat-empty") if seating.kind == "empty" else bot_name(seating, words)


def _numbered(names: Sequence[str | None], at: int) -> str | None:
    name = names[at]
    if names.count(name) == 1:
        return name
    return f"{name} {names[:at].count(name) + 1}"
