"""From a value to the message that tells of it: one rule for the events and actions of all games.

The message of an event of Hidden Rooms with the tag `child_walked` is `hr-event-child-walked`. Its params are the
event's fields: a field within a field is joined by an underscore (`tile_colour`), a square has its name ("F4"),
a truth is "yes" or "no", nothing is "none", and of a list its length is told.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Telling(NamedTuple):
    key: str
    params: dict[str, str | int]


def initials(game: str) -> str:
    return "".join(word[0] for word in game.split("-"))


def telling(game: str, kind: str, value: Mapping[str, Any]) -> Telling:
    """`kind` is "event" or "action"; `value` is what the JSON of it holds."""
    tag = str(value["type"]).replace("_", "-")
    fields = {name: field for name, field in value.items() if name != "type"}
    return Telling(f"{initials(game)}-{kind}-{tag}", dict(_flat(fields, "")))


def _flat(fields: Mapping[str, Any], prefix: str) -> list[tuple[str, str | int]]:
    params: list[tuple[str, str | int]] = []
    for name, field in fields.items():
        if isinstance(field, Mapping):
            params += _flat(field, f"{prefix}{name}_")
        else:
            params.append((f"{prefix}{name}", _plain(field)))
    return params


def _plain(field: Any) -> str | int:
    match field:
        case None:
            return "none"
        case bool():
            return "yes" if field else "no"
        case [int(row), int(column)]:
            return f"{chr(ord('A') + column)}{row + 1}"
        case list() | tuple():
            return len(field)
        case _:
            return field  # type: ignore[no-any-return]
