"""The board and the discs as rigid bodies, always rebuilt from integers, never kept.

(A space that runs on and one rebuilt from the rest positions do not give the same numbers.)
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import pymunk
from msgspec.structs import replace

from kurayami.discs.model import PER_MM, PER_RADIAN, Rest
from kurayami.discs.shapes import BOARD_FORM, BUMP_FORM, Bar, outline

# Millimetres and seconds.
GRAVITY: Final = 9810.0
FRICTION: Final = 0.32
STEP: Final = 0.001
STEPS_PER_LOOK: Final = 10
MOST_LOOKS: Final = 250
CALM_LOOKS: Final = 6
"""Consecutive checks that must find everything still."""
STILL_SPEED: Final = 0.4
STILL_SPIN: Final = 0.04

MOST_STEPS: Final = MOST_LOOKS * STEPS_PER_LOOK


def fallen(discs: Sequence[Rest], speed: int = 0, spin: int = 0) -> tuple[Rest, ...]:
    """Rests of the discs after the last one is released with this speed and spin."""
    space, bodies = build(discs)
    bodies[-1].velocity = speed / PER_MM, 0.0
    bodies[-1].angular_velocity = spin / PER_RADIAN
    settle(space, bodies)
    return tuple(_at_rest(disc, body) for disc, body in zip(discs, bodies, strict=True))


def build(discs: Sequence[Rest]) -> tuple[pymunk.Space, list[pymunk.Body]]:
    """A space with the board and these discs."""
    space = pymunk.Space()
    space.gravity = 0.0, -GRAVITY
    space.iterations = 20
    space.collision_slop = 0.02
    space.collision_bias = 0.9**600
    for bar in (*BOARD_FORM, *BUMP_FORM):
        space.add(_shape(space.static_body, bar))
    return space, [_body(space, disc) for disc in discs]


def settle(space: pymunk.Space, bodies: Sequence[pymunk.Body]) -> int:
    """Steps the space until everything is still, up to a limit. Returns the number of steps."""
    calm = 0
    for look in range(1, MOST_LOOKS + 1):
        for _ in range(STEPS_PER_LOOK):
            space.step(STEP)
        calm = calm + 1 if all(_still(body) for body in bodies) else 0
        if calm == CALM_LOOKS:
            return look * STEPS_PER_LOOK
    return MOST_STEPS


def _body(space: pymunk.Space, disc: Rest) -> pymunk.Body:
    body = pymunk.Body()
    body.position = disc.x / PER_MM, disc.y / PER_MM
    body.angle = disc.turn / PER_RADIAN
    slab, *blip = [_shape(body, bar) for bar in outline(disc.kind, disc.blip_up)]
    slab.density = 1.0
    space.add(body, slab, *blip)
    return body


def _shape(body: pymunk.Body, bar: Bar) -> pymunk.Shape:
    shape = pymunk.Segment(body, (bar.ax, bar.ay), (bar.bx, bar.by), bar.radius)
    shape.friction = sqrt(FRICTION)  # that of a contact is the product of both sides
    return shape


def _still(body: pymunk.Body) -> bool:
    return body.velocity.length < STILL_SPEED and abs(body.angular_velocity) < STILL_SPIN


def _at_rest(disc: Rest, body: pymunk.Body) -> Rest:
    x, y = body.position
    return replace(disc, x=round(x * PER_MM), y=round(y * PER_MM), turn=round(body.angle * PER_RADIAN))
