"""Choices of the ghosts: her turn, the moves, interruptions."""

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.layout import (
    CLOSE_TO_YOU,
    COME_TO_ME,
    DOOR_STAYS_SHUT,
    DROPS_ON,
    EFFECT,
    EMPTY,
    FIRST_NUMBER,
    FLOOR,
    HAND,
    HELD,
    I_AM_MARY,
    ITEM,
    MOVING_THINGS,
    NEAR,
    NOTHING,
    OPEN_THIS,
    RANK_A,
    REACH_YOU,
    ROOM,
    ROOMS,
    SALT_ON,
    SALTED,
    SHADOWS_OF,
    SLOT,
    TURN,
    UP,
    UPSIDE_DOWN,
    WANT_THAT_ONE,
)
from kurayami.games.hako_onna.fast.questions import filled, needs_met


@compiled
def turns(position: Ints, house: Ints, frame: int, found: Ints) -> int:
    """Choices of a step of her turn."""
    found[0] = c.code(c.SKIP, 0)
    step = frame >> 9 & 3
    if step == f.SCREAMING:
        found[1] = c.code(c.SCREAM, 0)
        return 2
    return settings(position, house, found) if step == f.SETTING else activations(position, house, found)


@compiled
def settings(position: Ints, house: Ints, found: Ints) -> int:
    size, drops = 1, position[TURN] == position[DROPS_ON]
    for slot in range(2):
        if position[SLOT + slot] != NOTHING:
            found[size] = c.code(c.TAKE_BACK, slot)
            size += 1
            continue
        for power in range(1, 13):
            if position[HAND] >> power & 1 and (not drops or house[RANK_A + power]):
                found[size] = c.pair(c.SET_POWER, power, slot)
                size += 1
    return size


@compiled
def activations(position: Ints, house: Ints, found: Ints) -> int:
    size = 1
    for slot in range(2):
        power = position[SLOT + slot]
        if power == NOTHING or not needs_met(position, house, power):
            continue
        effect = house[EFFECT + power]
        if effect in (CLOSE_TO_YOU, REACH_YOU, UPSIDE_DOWN):
            found[size] = c.code(c.ACTIVATE, power)
            size += 1
        elif effect == MOVING_THINGS:
            for room in range(house[ROOMS]):
                found[size] = c.pair(c.ACTIVATE_AT_ROOM, power, room)
                size += 1
        elif effect == DOOR_STAYS_SHUT:
            for passage in range(passages(house)):
                found[size] = c.pair(c.ACTIVATE_AT_PASSAGE, power, passage)
                size += 1
    return size


@compiled
def passages(house: Ints) -> int:
    """Number of open doors and stairways."""
    number = 0
    for room in range(house[ROOMS]):
        beyond = house[NEAR + room] >> room
        while beyond:
            beyond &= beyond - 1
            number += 1
    return number


@compiled
def interruptions(position: Ints, house: Ints, seat: int, found: Ints) -> int:
    found[0] = c.code(c.LET_BE, 0)
    size, room = 1, position[ROOM + seat]
    for slot in range(2):
        power = position[SLOT + slot]
        if power == NOTHING or not needs_met(position, house, power):
            continue
        effect = house[EFFECT + power]
        if effect in (WANT_THAT_ONE, I_AM_MARY):
            found[size] = c.code(c.INTERRUPT, power)
            size += 1
        elif effect == OPEN_THIS:
            here = filled(position, house, room)
            for shadow in range(24):
                if here >> shadow & 1:
                    found[size] = c.pair(c.INTERRUPT_AT_SHADOW, power, shadow)
                    size += 1
        elif effect == COME_TO_ME:
            for near in range(house[ROOMS]):
                if house[NEAR + room] >> near & 1:
                    found[size] = c.pair(c.INTERRUPT_AT_ROOM, power, near)
                    size += 1
    return size


@compiled
def movings(position: Ints, house: Ints, frame: int, found: Ints) -> int:
    """Rooms a ghost's step may lead to. No ghost enters a salted one; one already in it may stay."""
    size, here = 0, f.room(frame)
    if not f.flag(frame, 12):
        found[0] = c.code(c.SKIP, 0)
        size = 1
    ways = house[NEAR + here] | 1 << here
    if f.flag(frame, 11):
        for room in range(house[ROOMS]):
            if house[FLOOR + room] == house[FLOOR + here]:
                ways |= 1 << room
    if position[TURN] == position[SALT_ON]:
        ways &= ~position[SALTED] | 1 << here
    for room in range(house[ROOMS]):
        if ways >> room & 1:
            found[size] = c.code(c.STEP_TO, room)
            size += 1
    return size


@compiled
def hidings(position: Ints, house: Ints, room: int, found: Ints) -> int:
    size = 0
    for shadow in range(house[SHADOWS_OF + room], house[SHADOWS_OF + room + 1]):
        found[size] = c.code(c.HIDE, shadow)
        size += 1
    return turnings(position, house, room, found, size)


@compiled
def turnings(position: Ints, house: Ints, room: int, found: Ints, size: int) -> int:
    """Face-up tiles of the room that may be turned face down."""
    for shadow in range(house[SHADOWS_OF + room], house[SHADOWS_OF + room + 1]):
        if position[UP] >> shadow & 1:
            found[size] = c.code(c.TURN_DOWN, shadow)
            size += 1
    return size


@compiled
def arrangings(position: Ints, house: Ints, room: int, found: Ints) -> int:
    found[0] = c.code(c.DONE, 0)
    size, end = 1, house[SHADOWS_OF + room + 1]
    for one in range(house[SHADOWS_OF + room], end):
        for two in range(one + 1, end):
            found[size] = c.pair(c.SWAP, one, two)
            size += 1
    return turnings(position, house, room, found, size)


@compiled
def snatchings(position: Ints, seat: int, found: Ints) -> int:
    found[0] = c.code(c.SNATCH, 0)
    size = 1
    for tile in range(FIRST_NUMBER, EMPTY):
        if position[HELD + seat] >> tile & 1:
            found[size] = c.code(c.SNATCH, tile + 1)
            size += 1
    if position[ITEM + seat] != NOTHING:
        found[size] = c.code(c.SNATCH_CARD, 0)
        size += 1
    return size
