"""The shape of a lesson."""

from typing import Any

from msgspec import Struct

from kurayami.kernel import Seat


class Lesson(Struct, frozen=True):
    """A script for everybody but the learner, who is free: where it no longer fits, chance and bots take over."""

    options: Any
    """Options of the game."""
    seat: Seat = 0
    """The learner's seat."""
    chance: tuple[Any, ...] = ()
    """Chance moves in order. An impossible one is drawn instead."""
    others: dict[Seat, tuple[Any, ...]] = {}
    """Moves of the other seats in order. A bot replaces an illegal one."""
