"""Chance scripted by a test."""

from collections.abc import Sequence
from typing import Any, TypeVar

from kurayami.kernel import Chance

T = TypeVar("T")


class Scripted:
    """Draws the given actions in order. Each must be among the chances at its time."""

    def __init__(self, *actions: Any) -> None:
        self.actions = actions

    def __call__(self, chances: Sequence[Chance[T]], number: int, state: object = None, /) -> T:
        if number >= len(self.actions):
            raise AssertionError(f"draw {number} is not in the script")
        wanted = self.actions[number]
        for chance in chances:
            if chance.action == wanted:
                return chance.action
        raise AssertionError(f"draw {number} can't be {wanted}")
