"""From a value to its message: one rule for the events and actions of all games.

The message for a Hidden Rooms event with the tag `child_walked` is `hr-event-child-walked`. Its params are the event's
fields: nested fields are joined by an underscore (`tile_colour`), a square becomes its name ("F4"), a boolean "yes" or
"no", None "none", and a list its length.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Telling(NamedTuple):
    key: str
    params: dict[str, str | int]


def initials(game: str) -> str:
    return "".join(word[0] for word in game.split("-"))


def telling(game: str, kind: str, value: Mapping[str, Any]) -> Telling:
    """Message key and params of a value; `kind` is "event" or "action", `value` its JSON form."""
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
