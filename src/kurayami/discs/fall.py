"""The fall of a disc onto the stack, until everything is still."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from kurayami.discs.model import PER_MM, Fall, Kind, Rest, Tremor
from kurayami.discs.shapes import BOARD_FORM, BUMP_FORM, gap, laid
from kurayami.discs.verdict import judge

REACH: Final = 200 * PER_MM
"""Farthest a disc can be held to the left or right."""

HELD_FROM: Final = 200 * PER_MM
"""Height above any stack, from which the disc is lowered."""

HELD_ABOVE: Final = PER_MM
"""Gap between the held disc and the surface below it."""


def drop(stack: Sequence[Rest], kind: Kind, x: int, blip_up: bool, tremor: Tremor) -> Fall:
    """Drops a disc at `x`, from just above whatever is there, and returns its fall.

    The physics library loads with the first disc: most games need none.
    """
    from kurayami.discs.bodies import fallen

    if abs(x + tremor.offset) > REACH:
        raise ValueError(f"nobody can hold a disc at {x + tremor.offset}")
    held = _lowered(stack, Rest(kind, blip_up, x + tremor.offset, HELD_FROM, tremor.tilt))
    rests = fallen((*stack, held), tremor.speed, tremor.spin)
    return Fall(judge(rests), rests)


def _lowered(stack: Sequence[Rest], held: Rest) -> Rest:
    """The disc lowered as far as possible, each time by the distance that is surely free."""
    below = (*BOARD_FORM, *BUMP_FORM, *(bar for rest in stack for bar in laid(rest)))
    while (free := int(gap(laid(held), below) * PER_MM) - HELD_ABOVE) > 0:
        held = replace(held, y=held.y - free)
    return held
