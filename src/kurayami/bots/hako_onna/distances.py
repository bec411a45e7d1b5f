"""Distances between rooms, in steps."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

UNREACHABLE: Final = 99
"""Steps to a room that can't be reached; more than any path through the house."""


def distances(near: Sequence[Sequence[int]], start: int, barrier: tuple[int, int] | None = None) -> list[int]:
    """Steps from a room to every other."""
    steps = [UNREACHABLE] * len(near)
    steps[start] = 0
    edge = [start]
    while edge:
        following = []
        for room in edge:
            for other in near[room]:
                if steps[other] == UNREACHABLE and (min(room, other), max(room, other)) != barrier:
                    steps[other] = steps[room] + 1
                    following.append(other)
        edge = following
    return steps


@lru_cache(maxsize=64)
def paths(near: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Steps between every two rooms of a house."""
    return tuple(tuple(distances(near, room)) for room in range(len(near)))
