"""Set-up: who begins, Item cards, boards, her secret choices, her first hiding place."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.boards import draw_board, place_board, spots
from kurayami.games.hako_onna.fast.items import ITEM_CARDS
from kurayami.games.hako_onna.fast.layout import (
    BAG,
    BONES,
    BOX,
    CLOSED,
    DECK,
    DESK,
    DRAWN,
    FIRST,
    FIRST_NUMBER,
    FIRST_WEAKNESS,
    GHOSTS,
    GROUND,
    GRUDGE,
    HALL_BOARD,
    HAND,
    ITEM,
    KEEPS,
    NOT_FIRST,
    NOTHING,
    NUMBERS,
    OFFERED,
    PLACE,
    ROOMS,
    SAFE,
    SHADOWS_OF,
    UNSEEN,
    VISITORS,
    WEAKNESS,
)
from kurayami.games.hako_onna.fast.questions import lift, stack

# Choices


@compiled
def item_choices(frame: int, kind: int, found: Ints) -> int:
    size = 0
    for item in range(ITEM_CARDS):
        if frame >> 12 + item & 1:
            found[size] = c.code(kind, item)
            size += 1
    return size


@compiled
def places(house: Ints, frame: int, found: Ints) -> int:
    bag, later, board = frame >> 9 & 511, frame >> 18 & 0xFFFFFFFF, frame >> 50 & 15
    return spots(house, board, bag, later, found)


@compiled
def triples(kind: int, found: Ints, size: int) -> int:
    for one in range(1, 5):
        for two in range(one + 1, 6):
            for three in range(two + 1, 7):
                found[size] = c.code(kind, one | two << 3 | three << 6)
                size += 1
    return size


@compiled
def weaknesses(found: Ints) -> int:
    for number in range(3):
        found[number] = c.code(c.CHOOSE_WEAKNESS, FIRST_WEAKNESS + number)
    return 3


@compiled
def keepings(position: Ints, found: Ints) -> int:
    size = 0
    for power in range(1, 13):
        if position[HAND] >> power & 1 and power != NOT_FIRST:
            found[size] = c.code(c.KEEP_POWER, power)
            size += 1
    return size


@compiled
def bones(house: Ints, kind: int, found: Ints) -> int:
    """Shadows for the Bones: all but the Safe's."""
    size = 0
    for shadow in range(24):
        if shadow != house[DESK]:
            found[size] = c.code(kind, shadow)
            size += 1
    return size


@compiled
def grudges(house: Ints, found: Ints) -> int:
    size = 0
    for room in range(house[ROOMS]):
        if house[GRUDGE] >> room & 1:
            found[size] = c.code(c.STEP_TO, room)
            size += 1
    return size


# Carrying out


@compiled
def set_up(position: Ints, house: Ints, frame: int, code: int) -> None:
    kind, value = f.kind(frame), c.value(code)
    if kind == f.PICK_FIRST:
        position[FIRST] = value
        boards = 511 & ~(1 << house[HALL_BOARD])
        f.instead(position, f.BOARDS | value << 6 | boards << 9)
        f.push(position, f.ITEMS | value << 6 | house[VISITORS] << 9 | house[OFFERED] << 12)
    elif kind == f.ITEMS:
        take_item(position, house, frame, value)
    elif kind == f.BOARDS:
        draw_board(position, house, frame, value)
    elif kind == f.PLACING:
        place_board(position, house, frame, code)
    elif kind == f.NUMBERING:
        position[NUMBERS] = c.triple(code)
        position[BAG] &= ~(position[NUMBERS] << FIRST_NUMBER - 1)
        f.pop(position)
    elif kind == f.WEAK:
        position[WEAKNESS] = value
        position[BAG] &= ~(1 << value)
        f.pop(position)
    else:
        hide_things(position, house, frame, code)


@compiled
def take_item(position: Ints, house: Ints, frame: int, item: int) -> None:
    seat, left = f.seat(frame), frame >> 9 & 7
    position[ITEM + seat] = item
    cards = frame >> 12 & ~(1 << item)
    if left == 1:
        f.pop(position)
    else:
        f.instead(position, f.ITEMS | (seat % house[VISITORS] + 1) << 6 | left - 1 << 9 | cards << 12)


@compiled
def hide_things(position: Ints, house: Ints, frame: int, code: int) -> None:
    kind, value = f.kind(frame), c.value(code)
    if kind == f.LAYING:
        for shadow in range(24):
            position[GROUND + shadow] = SAFE if shadow == house[DESK] else UNSEEN
        position[GROUND + value] = NOTHING
        position[BOX] &= ~(1 << SAFE)
        f.pop(position)
    elif kind == f.START_POWER:
        if frame >> 9:
            position[DECK] &= ~(1 << value)
            position[HAND] |= 1 << value
            f.instead(position, f.START_POWER | (frame >> 9) - 1 << 9)
        else:
            keep_power(position, value)
    elif kind == f.BONES_FRAME:
        put_bones(position, value)
        f.pop(position)
    else:  # she enters a GRUDGE room
        first, end = house[SHADOWS_OF + value], house[SHADOWS_OF + value + 1]
        f.instead(position, f.HIDING | value << 13)
        f.push(position, f.looking((1 << end) - (1 << first), 0, f.GHOSTLY))


@compiled
def keep_power(position: Ints, power: int) -> None:
    """Keeps a power; the other two go back into the deck. Then the Visitors close their eyes."""
    cards = position[DECK] | position[HAND]
    position[DRAWN] = 1
    position[DRAWN + 1] = cards & ~(1 << NOT_FIRST)
    position[HAND] = 1 << power
    position[DECK] = cards & ~(1 << power)
    f.instead(position, f.OPENING | 1 << 9)
    f.push(position, f.GRUDGING)
    f.push(position, f.BONES_FRAME)
    position[CLOSED] = 1


@compiled
def put_bones(position: Ints, shadow: int) -> None:
    vacant = 0
    while position[GROUND + vacant] != NOTHING:
        vacant += 1
    position[GROUND + vacant] = position[GROUND + shadow]
    position[GROUND + shadow] = BONES
    position[BOX] &= ~(1 << BONES)


@compiled
def first_hiding(position: Ints, shadow: int) -> None:
    """Hides the Hako Onna tile in place of another."""
    position[KEEPS] = lift(position, shadow)
    stack(position, shadow, 0)
    position[GHOSTS] = 1
    position[GHOSTS + 1] = 0
    position[PLACE] = shadow
    position[BOX] &= ~1
