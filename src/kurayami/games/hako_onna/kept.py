"""Results kept by the identity of frozen arguments: most parts of a position outlive many moves, and comparing them
costs more than working the result out again.
"""

from collections.abc import Callable
from typing import Final, TypeVar

A = TypeVar("A")
B = TypeVar("B")
R = TypeVar("R")

MOST: Final = 128
"""Results kept of one function; then it starts over."""


def kept(function: Callable[[A], R]) -> Callable[[A], R]:
    """Works a result out only once for the very same argument, which is kept with it: no other object can take over its
    identity meanwhile.
    """
    known: dict[int, tuple[A, R]] = {}

    def again(one: A) -> R:
        found = known.get(id(one))
        if found is None:
            if len(known) >= MOST:
                known.clear()
            found = known[id(one)] = (one, function(one))
        return found[1]

    return again


def kept_for_two(function: Callable[[A, B], R]) -> Callable[[A, B], R]:
    """The same for two arguments."""
    known: dict[tuple[int, int], tuple[A, B, R]] = {}

    def again(one: A, two: B) -> R:
        key = (id(one), id(two))
        found = known.get(key)
        if found is None:
            if len(known) >= MOST:
                known.clear()
            found = known[key] = (one, two, function(one, two))
        return found[2]

    return again
