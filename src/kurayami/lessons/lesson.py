"""The shape of a lesson."""

from typing import Any

from msgspec import Struct

from kurayami.kernel import Seat


class Lesson(Struct, frozen=True):
    """A script for all but the learner, who is free: where the script does not fit any more, chance and bots go on."""

    options: Any
    """Options of the game."""
    seat: Seat = 0
    """The learner's seat."""
    chance: tuple[Any, ...] = ()
    """Chance moves, from the first on. One that is not possible is drawn instead."""
    others: dict[Seat, tuple[Any, ...]] = {}
    """Moves of the other seats, from the first on. A bot replaces one that is not legal."""
