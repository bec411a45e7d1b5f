"""Shapes of the board and the discs, seen from the side. Every shape is made of bars: lines with round ends."""

from collections.abc import Sequence
from math import cos, hypot, sin
from typing import Final, NamedTuple

from kurayami.discs.model import PER_MM, PER_RADIAN, Kind, Rest

# Millimetres.
RADIUS: Final = 12.0
THICKNESS: Final = 3.0
BLIP_HEIGHT: Final[dict[Kind, float]] = {"black": 0.0, "small": 1.6, "big": 6.0}
BLIP_HALF_WIDTH: Final = 1.2
BUMP_HEIGHT: Final = 3.4
BUMP_HALF_WIDTH: Final = 1.2
BOARD_HALF_WIDTH: Final = 500.0
BOARD_THICKNESS: Final = 10.0


class Bar(NamedTuple):
    """A line with round ends: all points within `radius` of the line between two points."""

    ax: float
    ay: float
    bx: float
    by: float
    radius: float


BOARD_FORM: Final = (
    Bar(-BOARD_HALF_WIDTH, -BOARD_THICKNESS / 2, BOARD_HALF_WIDTH, -BOARD_THICKNESS / 2, BOARD_THICKNESS / 2),
)
BUMP_FORM: Final = (Bar(0.0, 0.0, 0.0, BUMP_HEIGHT - BUMP_HALF_WIDTH, BUMP_HALF_WIDTH),)


def outline(kind: Kind, blip_up: bool) -> tuple[Bar, ...]:
    """Outline of a disc around its own middle: the slab, and the blip if it has one."""
    half = THICKNESS / 2
    slab = Bar(half - RADIUS, 0.0, RADIUS - half, 0.0, half)
    if kind == "black":
        return (slab,)
    tip = half + BLIP_HEIGHT[kind] - BLIP_HALF_WIDTH
    return slab, Bar(0.0, 0.0, 0.0, tip if blip_up else -tip, BLIP_HALF_WIDTH)


def laid(rest: Rest) -> tuple[Bar, ...]:
    """Outline of a disc where it lies."""
    x, y, angle = rest.x / PER_MM, rest.y / PER_MM, rest.turn / PER_RADIAN
    c, s = cos(angle), sin(angle)
    return tuple(
        Bar(x + c * ax - s * ay, y + s * ax + c * ay, x + c * bx - s * by, y + s * bx + c * by, radius)
        for ax, ay, bx, by, radius in outline(rest.kind, rest.blip_up)
    )


def gap(some: Sequence[Bar], others: Sequence[Bar]) -> float:
    """Distance between two things, negative where they overlap (but no line may cross another)."""
    return min(_between(one, other) for one in some for other in others)


def _between(one: Bar, other: Bar) -> float:
    nearest = min(
        _to_line(one.ax, one.ay, other),
        _to_line(one.bx, one.by, other),
        _to_line(other.ax, other.ay, one),
        _to_line(other.bx, other.by, one),
    )
    return nearest - one.radius - other.radius


def _to_line(x: float, y: float, bar: Bar) -> float:
    dx, dy = bar.bx - bar.ax, bar.by - bar.ay
    length_squared = dx * dx + dy * dy
    along = ((x - bar.ax) * dx + (y - bar.ay) * dy) / length_squared if length_squared else 0.0
    along = min(1.0, max(0.0, along))
    return hypot(bar.ax + along * dx - x, bar.ay + along * dy - y)
