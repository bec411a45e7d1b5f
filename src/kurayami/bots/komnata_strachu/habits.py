"""Habits of the bots, by seat: visible in how they play, at any level. They cost hardly any time.

The screen names them at the same seats (`web-ks-temper` in the message files).
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from kurayami.bots.komnata_strachu.temper import EITHER_WAY, Temper
from kurayami.kernel import Seat


class Habit(Struct, frozen=True):
    shapes: int = EITHER_WAY
    """Percentage of rounds in which it goes by shape, where neither match is shorter."""
    tidy: bool = False
    """True if it pushes tokens as they stand in the row, from left to right."""
    fidgets: int = 0
    """Extra rounds in 1,000 in which it pushes a wrong token and pulls it back."""


HABITS: Final = (
    Habit(shapes=10),
    Habit(shapes=95),
    Habit(tidy=True),
    Habit(fidgets=180),
)


def with_habit(temper: Temper, seat: Seat) -> Temper:
    habit = HABITS[seat % len(HABITS)]
    return replace(temper, shapes=habit.shapes, tidy=habit.tidy, clumsy=min(1000, temper.clumsy + habit.fidgets))
