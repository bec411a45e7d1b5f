"""Choices of a Peek, and what may replace a tile."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.items import OCCULT_BOOK, STETHOSCOPE
from kurayami.games.hako_onna.fast.layout import (
    BONES,
    EMPTY,
    FIRST_NUMBER,
    GROUND,
    ITEM,
    KEY_IN_SAFE,
    NOTHING,
    NUMBERS_UP,
    SAFE,
    SUPPLY,
    VISITORS,
)
from kurayami.games.hako_onna.fast.questions import free_tiles, together
from kurayami.games.hako_onna.fast.setting_up import triples


@compiled
def peeks(position: Ints, house: Ints, frame: int, found: Ints) -> int:
    if frame >> 9 & 3 == f.PAGE:
        found[0], found[1] = c.code(c.PLACE_PAGE, 1), c.code(c.PLACE_PAGE, 0)
        return 2
    found[0] = c.code(c.DONE, 0)
    size, seat, tile = 1, f.seat(frame), position[GROUND + f.room(frame)]
    if f.flag(frame, 12) or tile == NOTHING:
        return size
    if FIRST_NUMBER <= tile < EMPTY and not BONES <= tile <= SAFE:
        found[size] = c.code(c.TAKE, 0)
        size += 1
    if tile == SAFE and position[KEY_IN_SAFE] and not f.flag(frame, 11):
        size = triples(c.NAME_NUMBERS, found, size)
        if position[ITEM + seat] == STETHOSCOPE:
            size = names(position, found, size)
    others = together(position, house, seat)
    for other in range(1, house[VISITORS] + 1):
        if others >> other & 1:
            found[size] = c.pair(c.SHOW, other, tile)
            size += 1
    return size


@compiled
def names(position: Ints, found: Ints, size: int) -> int:
    for number in range(1, 7):
        if not position[NUMBERS_UP] >> number & 1:
            found[size] = c.code(c.NAME_ONE, number)
            size += 1
    return size


@compiled
def replacements(position: Ints, seat: int, found: Ints) -> int:
    tiles, size = free_tiles(position, seat), 1
    found[0] = c.pair(c.PUT_BACK, EMPTY + 1 if position[SUPPLY] else 0, 0)
    if position[SUPPLY] and position[ITEM + seat] == OCCULT_BOOK:
        found[1] = c.pair(c.PUT_BACK, EMPTY + 1, 1)
        size = 2
    for tile in range(FIRST_NUMBER, EMPTY):
        if tiles >> tile & 1:
            found[size] = c.pair(c.PUT_BACK, tile + 1, 0)
            size += 1
    return size
