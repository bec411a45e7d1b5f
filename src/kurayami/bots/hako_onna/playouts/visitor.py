"""A Visitor of an imagined night: looks where the most may be found at the least risk."""

from typing import Final

from kurayami.bots.hako_onna.playouts.finds import WIN, gain, harm, hope, name
from kurayami.bots.hako_onna.playouts.mind import KNOWN, SUSPECTED, risk, steps
from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.layout import (
    CHARM,
    DOLL,
    EXTINGUISHER,
    FIRST_PAGE,
    FIRST_WEAPON,
    GROUND,
    HELD,
    KEY_IN_SAFE,
    KEY_RING,
    ROOM,
    ROOMS,
    SAFE,
    SHADOWS_OF,
    TURN,
    UNSEEN,
    VISITORS,
)
from kurayami.games.hako_onna.fast.pastime import below
from kurayami.games.hako_onna.fast.questions import count, height, ways_out

FADE: Final = (1000, 800, 640, 512, 410, 328, 262, 210, 168, 134, 107, 86, 69, 55, 44, 35, 28, 22, 18, 14)
"""Thousandths of its value that something so many steps away still has."""
CROWDED: Final = (1000, 700, 490, 343, 240)
"""Thousandths of its value that a room with so many others still has."""
PATIENCE: Final = 40
"""Turns of hers after which a Visitor risks everything."""
DOUBT: Final = 400
"""A little luck breaks ties."""


@compiled
def life(position: Ints, seat: int) -> int:
    """Value of a life and the tiles lost with it; it falls as the night goes on."""
    held = position[HELD + seat]
    price = 35_000 + 25_000 * (held >> KEY_RING & 1) + 20_000 * (held >> DOLL & 1)
    if held >> EXTINGUISHER & 1:
        price = price * 2 // 5
    return int(price * max(PATIENCE - position[TURN], 1) // PATIENCE)


@compiled
def peek_worth(position: Ints, mind: Ints, seat: int, shadow: int, hoped: int, price: int) -> int:
    danger = risk(position, mind, shadow)
    tile = mind[KNOWN + shadow]
    worth = hoped if tile == UNSEEN else gain(position, mind, seat, tile)
    worth += 1000 * min(position[TURN], PATIENCE) // PATIENCE
    return int(((1000 - danger) * worth - danger * price) // 1000)


@compiled
def strike_worth(position: Ints, mind: Ints, weapon: int, shadow: int, price: int) -> int:
    suspected = mind[SUSPECTED]
    her = 1000 // count(suspected) if suspected >> shadow & 1 else 0
    right = harm(position, mind, weapon)
    success = right * WIN // 1000 - (1000 - right) * price // 1000
    return int((her * success - (1000 - her) * (5_000 + 25 * right)) // 1000)


@compiled
def best_strike(position: Ints, mind: Ints, seat: int, shadow: int, price: int) -> int:
    """The weapon to use on a Shadow, if any, behind its value: 64 * value + weapon, or below 0."""
    best = -1
    for weapon in range(FIRST_WEAPON, FIRST_WEAPON + 3):
        if position[HELD + seat] >> weapon & 1:
            worth = strike_worth(position, mind, weapon, shadow, price)
            if worth > 0:
                best = max(best, 64 * worth + weapon)
    return best


@compiled
def room_worth(position: Ints, house: Ints, mind: Ints, seat: int, room: int, hoped: int, price: int) -> int:
    """Value of the best action in a room."""
    best, others = 0, 0
    for other in range(1, house[VISITORS] + 1):
        others += int(other != seat and position[ROOM + other] == room)
    for shadow in range(house[SHADOWS_OF + room], house[SHADOWS_OF + room + 1]):
        if height(position, shadow):
            worth = peek_worth(position, mind, seat, shadow, hoped, price) * CROWDED[others] // 1000
            best = max(best, worth, best_strike(position, mind, seat, shadow, price) >> 6)
    return best


@compiled
def act(position: Ints, house: Ints, mind: Ints, atlas: Ints, seat: int, random: Ints) -> int:
    """The main action with the highest value, or the end of the turn."""
    here, best, choice = position[ROOM + seat], 0, c.code(c.END_TURN, 0)
    hoped, price = hope(position, mind, seat), life(position, seat)
    for shadow in range(house[SHADOWS_OF + here], house[SHADOWS_OF + here + 1]):
        if not height(position, shadow):
            continue
        worth = peek_worth(position, mind, seat, shadow, hoped, price) + below(random, DOUBT)
        if worth > best:
            best, choice = worth, c.code(c.PEEK_AT, shadow)
        strike = best_strike(position, mind, seat, shadow, price)
        if strike >> 6 > best:
            best, choice = strike >> 6, c.pair(c.USE_WEAPON, strike & 63, shadow)
    ways = ways_out(position, house, here)
    for room in range(house[ROOMS]):
        worth = room_worth(position, house, mind, seat, room, hoped, price)
        if worth <= 0:
            continue
        for way in range(house[ROOMS]):
            far = steps(atlas, way, room)
            if ways >> way & 1 and far < len(FADE) - 1:
                walk = worth * FADE[far + 1] // 1000 + below(random, DOUBT)
                if walk > best:
                    best, choice = walk, c.code(c.WALK_TO, way)
    return choice


@compiled
def peek(position: Ints, mind: Ints, seat: int, frame: int, random: Ints) -> int:
    """Takes what is useful, tries the Safe, or ends the Peek."""
    if frame >> 9 & 3 == f.PAGE:
        return c.code(c.PLACE_PAGE, 0)
    shadow = f.room(frame)
    tile = position[GROUND + shadow]
    if f.flag(frame, 12) or tile < FIRST_PAGE:
        return c.code(c.DONE, 0)
    if tile == SAFE and position[KEY_IN_SAFE] and not f.flag(frame, 11):
        return name(position, mind, seat, random)
    carried = tile in (KEY_RING, DOLL, EXTINGUISHER, CHARM)
    if carried or (FIRST_WEAPON <= tile < FIRST_WEAPON + 3 and harm(position, mind, tile)):
        return c.code(c.TAKE, 0)
    return c.code(c.DONE, 0)


@compiled
def flee(position: Ints, house: Ints, mind: Ints, size_: int, found: Ints) -> int:
    """To the room where the fewest ghosts may be."""
    best, choice = 1 << 30, found[0]
    for number in range(1, size_):
        room, danger = c.value(found[number]), 0
        if c.kind(found[number]) != c.FLEE:
            continue
        for shadow in range(house[SHADOWS_OF + room], house[SHADOWS_OF + room + 1]):
            danger += risk(position, mind, shadow)
        if danger < best:
            best, choice = danger, found[number]
    return int(choice)
