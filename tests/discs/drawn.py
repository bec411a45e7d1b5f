"""Positions drawn for tests, in millimetres and radians."""

from math import cos, sin

from kurayami.discs.model import PER_MM, PER_RADIAN, Kind, Rest
from kurayami.discs.shapes import BUMP_HEIGHT, RADIUS, THICKNESS

HALF = THICKNESS / 2
REACH = RADIUS - HALF
"""From the middle of a disc to the middle of its round edge."""


def at(x: float, y: float, turn: float = 0.0, kind: Kind = "black", blip_up: bool = True) -> Rest:
    return Rest(kind, blip_up, round(x * PER_MM), round(y * PER_MM), round(turn * PER_RADIAN))


def on_board(x: float) -> Rest:
    return at(x, HALF)


def on_bump() -> Rest:
    """A disc balanced on the bump, touching nothing else."""
    return at(0.0, BUMP_HEIGHT + HALF)


def leaning() -> Rest:
    """A disc on the bump, with its right edge on the board."""
    return at(5.30, 3.79, -0.22)


def lying_on(below: Rest, along: float = 0.0, above: float = 0.0) -> Rest:
    """A disc flat on another, this far along its face and this far above it."""
    x, y, turn = below.x / PER_MM, below.y / PER_MM, below.turn / PER_RADIAN
    up = THICKNESS + above
    return at(x + along * cos(turn) - up * sin(turn), y + along * sin(turn) + up * cos(turn), turn)


def leaning_on(below: Rest) -> Rest:
    """A disc over the right edge of one whose right edge is on the board, its own right edge 12 mm farther on the
    board.
    """
    edge = below.x / PER_MM + REACH * cos(below.turn / PER_RADIAN)
    turn = -0.2527  # its sine is a thickness over 12
    return at(edge + 12 + REACH * -cos(turn), HALF - REACH * sin(turn), turn)
