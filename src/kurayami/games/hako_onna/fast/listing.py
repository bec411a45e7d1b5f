"""Lists of choices with a target: rooms, Shadows, her slots."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast.layout import NOTHING, ROOMS, SLOT


@compiled
def rooms(house: Ints, among: int, kind: int, found: Ints, size: int) -> int:
    for room in range(house[ROOMS]):
        if among >> room & 1:
            found[size] = c.code(kind, room)
            size += 1
    return size


@compiled
def shadows(among: int, kind: int, found: Ints, size: int) -> int:
    shadow = 0
    while among:
        if among & 1:
            found[size] = c.code(kind, shadow)
            size += 1
        among >>= 1
        shadow += 1
    return size


@compiled
def slots(position: Ints, kind: int, found: Ints, size: int) -> int:
    """Her set powers."""
    for slot in range(2):
        if position[SLOT + slot] != NOTHING:
            found[size] = c.code(kind, slot)
            size += 1
    return size
