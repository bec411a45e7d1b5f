"""Outcomes of chance, and their weights."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.layout import (
    BAG,
    BOTTOM,
    CARD,
    DECK,
    DISCS,
    EMPTY,
    GROUND,
    HAND,
    HEIGHTS,
    NOTHING,
    ODDS,
    ROOM,
    ROOM_OF,
    STACK,
    UNSEEN,
    UP,
    VISITORS,
)
from kurayami.games.hako_onna.fast.listing import shadows
from kurayami.games.hako_onna.fast.questions import height
from kurayami.games.hako_onna.fast.setting_up import bones, item_choices, places
from kurayami.games.hako_onna.fast.visitor_choices import next_disc


@compiled
def draws(position: Ints, house: Ints, found: Ints) -> int:
    frame = f.top(position)
    kind = f.kind(frame)
    if kind == f.LOOKING:
        return looks(position, frame, found)
    if kind == f.FALLING:
        return falls(position, house, frame, found)
    if kind == f.DRAWING:
        return powers(position, f.flag(frame, 11), found)
    if kind == f.CARRYING:
        return holes(position, house, found)
    if kind == f.READING:
        return members(position[HAND], c.DRAW_POWER, found)
    if kind == f.UNCOVERING:
        return members(position[BAG] << 1, c.TURN_UP, found)
    return at_setup(position, house, frame, found)


@compiled
def at_setup(position: Ints, house: Ints, frame: int, found: Ints) -> int:
    kind = f.kind(frame)
    if kind == f.PICK_FIRST:
        return members((1 << house[VISITORS] + 1) - 2, c.PICK, found)
    if kind == f.ITEMS:
        return item_choices(frame, c.DEAL_ITEM, found)
    if kind == f.BOARDS:
        return boards(frame, found)
    if kind == f.PLACING:
        return places(house, frame, found)
    if kind == f.LAYING:
        return bones(house, c.LEAVE_VACANT, found)
    return members(position[DECK], c.DRAW_POWER, found)


@compiled
def members(among: int, kind: int, found: Ints) -> int:
    return shadows(among, kind, found, 0)


@compiled
def boards(frame: int, found: Ints) -> int:
    bag, later = frame >> 9 & 511, frame >> 18
    if bag:
        return members(bag, c.DRAW_BOARD, found)
    size = 0
    while later:
        found[size] = c.code(c.DRAW_BOARD, (later & 15) - 1)
        later >>= 4
        size += 1
    return size


@compiled
def looks(position: Ints, frame: int, found: Ints) -> int:
    """Possible tiles of the Shadow: any in the bag if nobody has seen it."""
    tile = position[GROUND + first_of(frame >> 12)]
    if tile == UNSEEN:
        return members(position[BAG] << 1, c.TURN_UP, found)
    found[0] = c.code(c.TURN_UP, tile + 1)
    return 1


@compiled
def first_of(members: int) -> int:
    """Lowest member of a set."""
    first = 0
    while not members >> first & 1:
        first += 1
    return first


@compiled
def falls(position: Ints, house: Ints, frame: int, found: Ints) -> int:
    """Values of the card, or ways the disc may fall."""
    card, size = (frame >> 14 & 7) - 1, 0
    if card == NOTHING:
        for result in range(3):
            if weight(position, house, c.code(c.FELL, result)):
                found[size] = c.code(c.FELL, result)
                size += 1
        return size
    known = position[CARD + card] & 7
    if known:
        found[0] = c.code(c.NOISE_VALUE, known - 1)
        return 1
    seen = 0
    for other in range(6):
        seen |= 1 << (position[CARD + other] & 7)
    return members(0b111111 & ~(seen >> 1), c.NOISE_VALUE, found)


@compiled
def weight(position: Ints, house: Ints, code: int) -> int:
    """Weight of an outcome: 1, but for a disc's fall."""
    if c.kind(code) != c.FELL:
        return 1
    blip_up = f.flag(f.top(position), 17)
    row = (2 * (next_disc(position) - 1) + blip_up) * HEIGHTS + position[DISCS]
    return int(house[ODDS + 3 * row + c.value(code)])


@compiled
def powers(position: Ints, despair: int, found: Ints) -> int:
    """Top of the deck: one of the cards in unknown order, else the first of the known ones."""
    if position[DECK]:
        return members(position[DECK], c.DRAW_POWER, found)
    bottom = position[BOTTOM]
    if despair and bottom & 15 == 1:
        bottom >>= 4
    found[0] = c.code(c.DRAW_POWER, (bottom & 15) - 1)
    return 1


@compiled
def holes(position: Ints, house: Ints, found: Ints) -> int:
    """Places for a snatched tile: in place of an Empty one, else in a vacant Shadow, always far from the Visitors."""
    peopled, empties, vacant = 0, 0, 0
    for seat in range(1, house[VISITORS] + 1):
        if position[ROOM + seat] != NOTHING:
            peopled |= 1 << position[ROOM + seat]
    for shadow in range(24):
        if peopled >> house[ROOM_OF + shadow] & 1:
            continue
        lone = not position[STACK + shadow] and not position[UP] >> shadow & 1
        if lone and position[GROUND + shadow] == EMPTY:
            empties |= 2 << shadow
        elif not height(position, shadow):
            vacant |= 2 << shadow
    if not empties and not vacant:
        found[0] = c.code(c.CARRY, 0)
        return 1
    return members(empties or vacant, c.CARRY, found)
