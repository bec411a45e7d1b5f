"""What a lesson is."""

from typing import Any

from msgspec import Struct

from kurayami.kernel import Seat


class Lesson(Struct, frozen=True):
    """A script for all but the learner, who is free: where the script does not fit any more, chance and bots go on."""

    options: Any
    """Of the game."""
    seat: Seat = 0
    """The learner's."""
    chance: tuple[Any, ...] = ()
    """What CHANCE does, from its first move on. Where one of them is not possible, it is drawn."""
    others: dict[Seat, tuple[Any, ...]] = {}
    """What the other seats do, each from its first move on. Where one of them is not legal, a bot decides."""
