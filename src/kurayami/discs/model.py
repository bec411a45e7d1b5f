"""The vocabulary of the noise stack. Whatever enters or leaves this room is an integer, so a record can keep it."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

PER_MM: Final = 100
"""Lengths are in hundredths of a millimetre: x from the middle of the bump to the right, y from the board up."""

PER_RADIAN: Final = 1_000_000
"""Angles are in microradians, anticlockwise."""

Kind: TypeAlias = Literal["black", "small", "big"]
"""Kind of disc: black ones are flat; red ones have a small or a big blip in the middle of one face (HO-18)."""

Difficulty: TypeAlias = Literal["regular", "hard", "nightmare"]

Result: TypeAlias = Literal["quiet", "slid_off", "topple"]

POSITIONS: Final[dict[Difficulty, tuple[Kind, ...]]] = {
    "regular": ("black", "black", "small", "black", "black"),
    "hard": ("black", "black", "big", "black", "black"),
    "nightmare": ("black", "big", "black", "small", "black"),
}
"""Discs in the order they must be placed (HO-18)."""


class Rest(Struct, frozen=True):
    """A disc at rest: its kind, and where its middle is."""

    kind: Kind
    blip_up: bool
    x: int
    y: int
    turn: int


class Tremor(Struct, frozen=True):
    """Deviation that the hand adds to a release."""

    offset: int = 0
    """Offset to the right."""
    tilt: int = 0
    speed: int = 0
    """Speed to the right, in hundredths of a millimetre per second."""
    spin: int = 0
    """Microradians per second."""


class Fall(Struct, frozen=True):
    """Result of a dropped disc.

    `rests` lists the discs of the stack in the order placed, then the new one, wherever it lies.
    """

    result: Result
    rests: tuple[Rest, ...]
