"""Item cards in the twin: their numbers, what each may be used at, and its effect (HO-10, HO-12).

What has no target or effect here is passive: it is asked for where it counts.
"""

from typing import Final

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.effects import ITEMS
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.layout import (
    HAND,
    ITEM,
    NEAR,
    NOTHING,
    OVERDUE,
    ROOM,
    ROOMS,
    SALT_ON,
    SALTED,
    TURN,
)
from kurayami.games.hako_onna.fast.listing import rooms, shadows, slots
from kurayami.games.hako_onna.fast.questions import any_set, filled, living, together, ways_out
from kurayami.games.hako_onna.items import TABLE

STETHOSCOPE: Final = ITEMS.index("stethoscope")
OCCULT_BOOK: Final = ITEMS.index("occult_book")
SACRED_DROPS: Final = ITEMS.index("sacred_drops")
OUIJA_BOARD: Final = ITEMS.index("ouija_board")
DOWSING_ROD: Final = ITEMS.index("dowsing_rod")
SMARTPHONE: Final = ITEMS.index("smartphone")
FLASHLIGHT: Final = ITEMS.index("flashlight")
CAMERA: Final = ITEMS.index("camera")
ROPE: Final = ITEMS.index("rope")
SALT: Final = ITEMS.index("salt")
MUSIC_BOX: Final = ITEMS.index("music_box")
FATHERS_LETTER: Final = ITEMS.index("fathers_letter")
SPARE_DIAL: Final = ITEMS.index("spare_dial")
ITEM_CARDS: Final = len(ITEMS)
"""Number of Item cards."""

KILLERS: Final = sum(1 << ITEMS.index(item) for item in ITEMS if TABLE[item].kills)
"""Cards that kill their user in her room."""
SINGLE_USE: Final = sum(1 << ITEMS.index(item) for item in ITEMS if TABLE[item].single_use)


@compiled
def kills(item: int) -> int:
    return KILLERS >> item & 1 if item != NOTHING else 0


@compiled
def uses(position: Ints, house: Ints, seat: int, found: Ints, size: int) -> int:
    """Uses of the Item card."""
    item, room = position[ITEM + seat], position[ROOM + seat]
    if (item == SACRED_DROPS and not position[OVERDUE]) or item in (DOWSING_ROD, SALT):
        found[size] = c.code(c.USE, 0)
        return size + 1
    if item == OUIJA_BOARD and (together(position, house, seat) or living(position, house) == 1 << seat):
        return rooms(house, (1 << house[ROOMS]) - 1, c.USE_AT_ROOM, found, size)
    if item == SMARTPHONE:
        if any_set(position):
            return slots(position, c.USE_AT_SLOT, found, size)
        if position[HAND]:
            found[size] = c.code(c.USE, 0)
            size += 1
        return size
    if item == CAMERA:
        return shadows(filled(position, house, room), c.USE_AT_SHADOW, found, size)
    if item == FLASHLIGHT:
        for near in range(house[ROOMS]):
            if house[NEAR + room] >> near & 1:
                size = shadows(filled(position, house, near), c.USE_AT_SHADOW, found, size)
    if item == ROPE:
        size = climbs(position, house, room, found, size)
    return size


@compiled
def climbs(position: Ints, house: Ints, room: int, found: Ints, size: int) -> int:
    first = ways_out(position, house, room)
    for one in range(house[ROOMS]):
        if first >> one & 1:
            second = ways_out(position, house, one)
            for two in range(house[ROOMS]):
                if second >> two & 1:
                    found[size] = c.pair(c.USE_ALONG, one, two)
                    size += 1
    return size


@compiled
def use_item(position: Ints, seat: int, code: int) -> None:
    item, value = position[ITEM + seat], c.value(code)
    if SINGLE_USE >> item & 1:
        position[ITEM + seat] = NOTHING
    if item == SACRED_DROPS:
        f.push(position, f.CHECK | seat << 6 | 1 << 9 | 1 << 12)
    elif item == OUIJA_BOARD:
        f.push(position, f.ANSWERING | seat << 6 | value + 1 << 13)
    elif item == DOWSING_ROD:
        f.push(position, f.ANSWERING | seat << 6)
    elif item == SMARTPHONE:
        if c.kind(code) == c.USE:
            f.push(position, f.READING | seat << 6)
    elif item == FLASHLIGHT:
        f.push(position, f.looking(1 << value, seat, f.LIGHTING))
    elif item == CAMERA:
        f.push(position, f.looking(1 << value, seat, f.EXPOSING))
    elif item == ROPE:
        position[ROOM + seat] = value
    elif item == SALT:
        position[SALTED] |= 1 << position[ROOM + seat]
        position[SALT_ON] = position[TURN] + 1
