"""Her turn, the ghosts' moves, Moving Things, and the tile power 7 takes (HO-40 to HO-48, HO-65; HO-7)."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.layout import (
    BARRIER,
    BOTTOM,
    CLOSE_TO_YOU,
    CLOSED,
    DECK,
    DOOR_STAYS_SHUT,
    DRAWN,
    EFFECT,
    GHOSTS,
    GROUND,
    HAND,
    HELD,
    ITEM,
    KEEPS,
    LOST,
    MOVING_THINGS,
    NEAR,
    NOTHING,
    PLACE,
    REACH_YOU,
    REVERSED_UNTIL,
    ROOM_OF,
    ROOMS,
    SLOT,
    STACK,
    SUPPLY,
    TURN,
    UP,
    UPSIDE_DOWN,
)
from kurayami.games.hako_onna.fast.questions import (
    back_to_hand,
    filled,
    lay,
    lift,
    stack,
    unlocked,
    unstack,
)
from kurayami.games.hako_onna.fast.setting_up import first_hiding

# Her turn up to the Move


@compiled
def hers(position: Ints, house: Ints, frame: int, code: int) -> None:
    kind, step = c.kind(code), frame >> 9 & 3
    if kind == c.SCREAM:
        f.instead(position, f.HERS | f.SETTING << 9)
        f.push(position, f.DRAWING | 1 << 9)
    elif step == f.SCREAMING:
        f.instead(position, f.HERS | f.SETTING << 9)
    elif step == f.SETTING:
        set_or_take_back(position, code)
        f.instead(position, f.HERS | f.ACTIVATING << 9)
        position[CLOSED] = 1
    elif kind == c.SKIP:
        begin_moves(position, house, frame)
    else:
        activate(position, house, frame, code)


@compiled
def set_or_take_back(position: Ints, code: int) -> None:
    slot = c.value(code)
    if c.kind(code) == c.SET_POWER:
        position[HAND] &= ~(1 << c.former(code))
        position[SLOT + slot] = c.former(code)
    elif c.kind(code) == c.TAKE_BACK:
        position[HAND] |= 1 << position[SLOT + slot]
        position[SLOT + slot] = NOTHING


@compiled
def draw(position: Ints, house: Ints, frame: int, power: int) -> None:
    despair = f.flag(frame, 11)
    position[DECK] &= ~(1 << power)
    position[BOTTOM] = without(position[BOTTOM], power)
    if power == 0:
        position[BOTTOM] = appended(position[BOTTOM], power)
        draw_on(position, 2, 1)
    elif despair or unlocked(position, house, power):
        position[HAND] |= 1 << power
        position[DRAWN] += 1
        position[DRAWN + position[DRAWN]] = can_be(position, house, despair)
        draw_on(position, (frame >> 9 & 3) - 1, despair)
    else:
        position[BOTTOM] = appended(position[BOTTOM], power)
        f.pop(position)


@compiled
def draw_on(position: Ints, left: int, despair: int) -> None:
    """Keeps drawing while the deck holds cards other than Time of Despair."""
    if left and (position[DECK] or position[BOTTOM] >> 4):
        f.instead(position, f.DRAWING | left << 9 | despair << 11)
    else:
        f.pop(position)


@compiled
def can_be(position: Ints, house: Ints, despair: int) -> int:
    powers = 0
    for power in range(1, 13):
        if despair or unlocked(position, house, power):
            powers |= 1 << power
    return powers


@compiled
def without(cards: int, card: int) -> int:
    left, place = 0, 0
    while cards:
        if cards & 15 != card + 1:
            left |= (cards & 15) << place
            place += 4
        cards >>= 4
    return left


@compiled
def appended(cards: int, card: int) -> int:
    place = 0
    while cards >> place:
        place += 4
    return cards | card + 1 << place


@compiled
def activate(position: Ints, house: Ints, frame: int, code: int) -> None:
    value = c.value(code)
    power = value if c.kind(code) == c.ACTIVATE else c.former(code)
    back_to_hand(position, power)
    effect = house[EFFECT + power]
    if effect == CLOSE_TO_YOU:
        f.instead(position, frame | 1 << 12)
    elif effect == REACH_YOU:
        f.instead(position, frame | 1 << 11)
    elif effect == DOOR_STAYS_SHUT:
        position[BARRIER] = passage(house, value)
    elif effect == UPSIDE_DOWN:
        position[REVERSED_UNTIL] = position[TURN] + 1
    elif effect == MOVING_THINGS:
        f.push(position, f.ARRANGING | value << 13)
        look_into(position, house, value)


@compiled
def passage(house: Ints, number: int) -> int:
    """The two rooms of an open door or stairway, counted in order."""
    for one in range(house[ROOMS]):
        for other in range(one + 1, house[ROOMS]):
            if house[NEAR + one] >> other & 1:
                if not number:
                    return 32 * one + other
                number -= 1
    return NOTHING


@compiled
def look_into(position: Ints, house: Ints, room: int) -> None:
    """Shows all ghosts the tiles of a room."""
    shadows = filled(position, house, room)
    if shadows:
        f.push(position, f.looking(shadows, 0, f.GHOSTLY))


# Moves


@compiled
def begin_moves(position: Ints, house: Ints, frame: int) -> None:
    """Starts the moves: she first, then the Hakobito in seat order."""
    f.pop(position)
    for seat in range(4, 0, -1):
        if position[PLACE + seat] != NOTHING:
            f.push(position, f.MOVING | seat << 6 | 1 << 9 | house[ROOM_OF + position[PLACE + seat]] << 13)
    swift, floor, room = f.flag(frame, 11), f.flag(frame, 12), house[ROOM_OF + position[PLACE]]
    f.push(position, f.MOVING | 1 + swift << 9 | floor << 11 | room << 13)


@compiled
def move(position: Ints, house: Ints, frame: int, code: int) -> None:
    if c.kind(code) != c.STEP_TO:
        f.pop(position)
        return
    room, seat, steps = c.value(code), f.seat(frame), frame >> 9 & 3
    if steps > 1:
        f.instead(position, f.MOVING | seat << 6 | steps - 1 << 9 | frame & 1 << 11 | 1 << 12 | room << 13)
    else:
        f.instead(position, f.HIDING | seat << 6 | room << 13)
    look_into(position, house, room)


@compiled
def hide(position: Ints, frame: int, code: int) -> None:
    kind, seat, shadow = c.kind(code), f.seat(frame), c.value(code)
    if kind == c.TURN_DOWN:
        position[UP] &= ~(1 << shadow)
        return
    f.pop(position)
    if kind == c.DUE:
        return
    if not position[GHOSTS]:
        first_hiding(position, shadow)
        return
    left = position[PLACE + seat]
    unstack(position, left, seat)
    if position[KEEPS + seat] != NOTHING:
        lay(position, left, position[KEEPS + seat], 0)
    position[KEEPS + seat] = NOTHING if position[STACK + shadow] else lift(position, shadow)
    stack(position, shadow, seat)
    position[PLACE + seat] = shadow


@compiled
def arrange(position: Ints, code: int) -> None:
    kind, one, two = c.kind(code), c.former(code), c.value(code)
    if kind == c.DONE:
        f.pop(position)
    elif kind == c.TURN_DOWN:
        position[UP] &= ~(1 << two)
    else:
        ground, ghosts, up = position[GROUND + one], position[STACK + one], position[UP]
        position[GROUND + one], position[STACK + one] = position[GROUND + two], position[STACK + two]
        position[GROUND + two], position[STACK + two] = ground, ghosts
        position[UP] = up & ~(1 << one | 1 << two) | (up >> one & 1) << two | (up >> two & 1) << one
        for seat in range(5):
            if position[PLACE + seat] == one:
                position[PLACE + seat] = two
            elif position[PLACE + seat] == two:
                position[PLACE + seat] = one


# Power 7


@compiled
def snatch(position: Ints, seat: int, code: int) -> None:
    if c.kind(code) == c.SNATCH and c.value(code):
        f.instead(position, f.CARRYING | seat << 6 | c.value(code) - 1 << 18)
        return
    if c.kind(code) == c.SNATCH_CARD:
        position[ITEM + seat] = NOTHING
    f.pop(position)


@compiled
def carry(position: Ints, frame: int, shadow: int) -> None:
    seat, tile = f.seat(frame), frame >> 18 & 63
    f.pop(position)
    position[HELD + seat] &= ~(1 << tile)
    if shadow == NOTHING:
        position[LOST] += 1
        position[LOST + position[LOST]] = 64 * seat + tile
        return
    if position[GROUND + shadow] != NOTHING:
        position[SUPPLY] += 1
    lay(position, shadow, tile, 0)
