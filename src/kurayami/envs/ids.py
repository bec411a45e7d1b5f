"""Numbers for actions. A game's VERSION fixes its numbers; every number has a name."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Protocol

from msgspec.structs import astuple


class Ids(Protocol):
    """A seat's actions as numbers from 0.

    The meaning of a number may depend on public facts (where the child stands): on a view, or on the state.
    """

    @property
    def size(self) -> int: ...

    def id_of(self, action: Any, seen: Any, /) -> int: ...

    def action_of(self, number: int, seen: Any, /) -> Any: ...

    def name_of(self, number: int, /) -> str: ...


class ListedIds:
    """Ids that mean the same in every position: kinds of actions one after another, each with all its values."""

    def __init__(self, kinds: Sequence[tuple[Any, Sequence[Sequence[Any]]]]) -> None:
        self._actions = list(_every(kinds))
        self._ids = {action: number for number, action in enumerate(self._actions)}

    @property
    def size(self) -> int:
        return len(self._actions)

    def id_of(self, action: Any, seen: Any = None) -> int:
        return self._ids[action]

    def action_of(self, number: int, seen: Any = None) -> Any:
        return self._actions[number]

    def name_of(self, number: int) -> str:
        action = self._actions[number]
        return " ".join([str(action.__struct_config__.tag), *map(_said, astuple(action))]).replace("_", " ")


def _every(kinds: Sequence[tuple[Any, Sequence[Sequence[Any]]]]) -> Iterator[Any]:
    for kind, fields in kinds:
        for values in product(*fields):
            yield kind(*values)


def _said(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if hasattr(value, "__struct_fields__"):
        tag = value.__struct_config__.tag
        return " ".join(([str(tag)] if tag else []) + [_said(part) for part in astuple(value)])
    if isinstance(value, tuple):
        return ", ".join(map(_said, value))
    return "nothing" if value is None else str(value)
