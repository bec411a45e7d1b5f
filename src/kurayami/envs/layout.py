"""Layout of a flat tensor: which numbers are where, and what they mean."""

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Tensor: TypeAlias = NDArray[np.uint8]

MOST = 255
"""Highest number in a tensor; higher ones are capped."""


class TensorPart(Struct, frozen=True):
    name: str
    size: int
    meaning: str


class Layout:
    def __init__(self, parts: tuple[TensorPart, ...]) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts)

    def slices(self) -> Iterator[tuple[TensorPart, slice]]:
        """Every part and its slice."""
        at = 0
        for part in self.parts:
            yield part, slice(at, at + part.size)
            at += part.size

    def starts(self) -> dict[str, int]:
        """First index of every part, by name."""
        return {part.name: place.start for part, place in self.slices()}

    def named(self, tensor: Tensor) -> dict[str, Any]:
        """The tensor split into its parts, for people to read."""
        return {part.name: tensor[place].tolist() for part, place in self.slices()}

    def table(self) -> str:
        """The layout as a table for docs/researchers.md."""
        lines = ["| from | size | part | meaning |", "|---|---|---|---|"]
        for part, place in self.slices():
            lines.append(f"| {place.start} | {part.size} | `{part.name}` | {part.meaning} |")
        return "\n".join(lines)


def capped(number: int) -> int:
    return min(MOST, number)
