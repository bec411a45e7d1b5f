"""A Visitor in an imagined game: looks where the gain is highest at the least risk."""

from typing import Final

from kurayami.bots.hako_onna.playouts import weights as w
from kurayami.bots.hako_onna.playouts.finds import WIN, gain, harm, hope, name
from kurayami.bots.hako_onna.playouts.mind import KNOWN, RISK, SUSPECTED, WEIGHTS, risk_in, steps, weigh_risks
from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.layout import (
    CHARM,
    CHARMED,
    DOLL,
    EFFECT,
    EXTINGUISHER,
    FIRST_PAGE,
    FIRST_WEAPON,
    GROUND,
    HELD,
    KEY_IN_SAFE,
    KEY_RING,
    NOTHING,
    OPEN_THIS,
    ROOM,
    ROOMS,
    SAFE,
    SHADOWS_OF,
    SLOT,
    TURN,
    UNSEEN,
    VISITORS,
)
from kurayami.games.hako_onna.fast.pastime import below
from kurayami.games.hako_onna.fast.questions import height, needs_met, ways_out

FADE: Final = (1000, 800, 640, 512, 410, 328, 262, 210, 168, 134, 107, 86, 69, 55, 44, 35, 28, 22, 18, 14)
"""Thousandths of its value that a thing keeps, by distance in steps."""
CROWDED: Final = (1000, 700, 490, 343, 240)
"""Thousandths of its value that a room with so many others still has."""
DOUBT: Final = 400
"""Random tie-breaker."""


@compiled
def life(position: Ints, atlas: Ints, seat: int) -> int:
    """Value of a life and the tiles lost with it; it falls as the night goes on."""
    held, patience = position[HELD + seat], atlas[WEIGHTS + w.PATIENCE]
    price = atlas[WEIGHTS + w.LIFE] + atlas[WEIGHTS + w.LIFE_WITH_KEY] * (held >> KEY_RING & 1)
    price += atlas[WEIGHTS + w.LIFE_WITH_DOLL] * (held >> DOLL & 1)
    if held >> EXTINGUISHER & 1:
        price = price * 2 // 5
    return int(price * max(patience - position[TURN], 1) // patience)


@compiled
def fear(position: Ints, house: Ints, atlas: Ints) -> int:
    """Chance, in thousandths, that she can open a Shadow of the Visitor's room."""
    if position[SLOT] == NOTHING and position[SLOT + 1] == NOTHING:
        return 0
    for power in range(1, 13):
        if house[EFFECT + power] == OPEN_THIS:
            can = needs_met(position, house, power) and not position[CHARMED] >> power & 1
            return int(atlas[WEIGHTS + w.FEAR]) if can else 0
    return 0


@compiled
def peek_worth(position: Ints, mind: Ints, atlas: Ints, seat: int, shadow: int, hoped: int, price: int) -> int:
    danger, patience = mind[RISK + shadow], atlas[WEIGHTS + w.PATIENCE]
    tile = mind[KNOWN + shadow]
    worth = hoped if tile == UNSEEN else gain(position, mind, atlas, seat, tile)
    worth += atlas[WEIGHTS + w.CURIOSITY] * min(position[TURN], patience) // patience
    return int(((1000 - danger) * worth - danger * price) // 1000)


@compiled
def strike_worth(position: Ints, mind: Ints, weapon: int, shadow: int, price: int) -> int:
    her = mind[RISK + shadow] if mind[SUSPECTED] >> shadow & 1 else 0
    right = harm(position, mind, weapon)
    success = right * WIN // 1000 - (1000 - right) * price // 1000
    return int((her * success - (1000 - her) * (5_000 + 25 * right)) // 1000)


@compiled
def best_strike(position: Ints, mind: Ints, seat: int, shadow: int, price: int) -> int:
    """Best weapon to use on a Shadow and its value, as 64 * value + weapon; below 0 if there is none."""
    best = -1
    for weapon in range(FIRST_WEAPON, FIRST_WEAPON + 3):
        if position[HELD + seat] >> weapon & 1:
            worth = strike_worth(position, mind, weapon, shadow, price)
            if worth > 0:
                best = max(best, 64 * worth + weapon)
    return best


@compiled
def room_worth(
    position: Ints, house: Ints, mind: Ints, atlas: Ints, seat: int, room: int, hoped: int, price: int
) -> int:
    """Value of the best action in a room."""
    best, others = 0, 0
    for other in range(1, house[VISITORS] + 1):
        others += int(other != seat and position[ROOM + other] == room)
    for shadow in range(house[SHADOWS_OF + room], house[SHADOWS_OF + room + 1]):
        if height(position, shadow):
            worth = peek_worth(position, mind, atlas, seat, shadow, hoped, price) * CROWDED[others] // 1000
            best = max(best, worth, best_strike(position, mind, seat, shadow, price) >> 6)
    return best


@compiled
def act(position: Ints, house: Ints, mind: Ints, atlas: Ints, seat: int, random: Ints) -> int:
    """The main action with the highest value, or the end of the turn. What is announced beside a ghost may kill."""
    weigh_risks(position, mind, atlas)
    hoped, price = hope(position, mind, atlas, seat), life(position, atlas, seat)
    here, menace = position[ROOM + seat], fear(position, house, atlas) * price // 1000
    now = menace * risk_in(house, mind, here) // 1000
    best, choice = now, c.code(c.END_TURN, 0)
    for shadow in range(house[SHADOWS_OF + here], house[SHADOWS_OF + here + 1]):
        if not height(position, shadow):
            continue
        worth = peek_worth(position, mind, atlas, seat, shadow, hoped, price) + below(random, DOUBT)
        if worth > best:
            best, choice = worth, c.code(c.PEEK_AT, shadow)
        strike = best_strike(position, mind, seat, shadow, price)
        if strike >> 6 > best:
            best, choice = strike >> 6, c.pair(c.USE_WEAPON, strike & 63, shadow)
    ways = ways_out(position, house, here)
    for room in range(house[ROOMS]):
        worth = room_worth(position, house, mind, atlas, seat, room, hoped, price)
        if worth <= 0:
            continue
        for way in range(house[ROOMS]):
            far = steps(atlas, way, room)
            if ways >> way & 1 and far < len(FADE) - 1:
                later = menace * risk_in(house, mind, way) // 2000
                walk = worth * FADE[far + 1] // 1000 + now // 2 - later + below(random, DOUBT)
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
def flee(house: Ints, mind: Ints, size_: int, found: Ints) -> int:
    """Moves to the room where the fewest ghosts may be."""
    best, choice = 1 << 30, found[0]
    for number in range(1, size_):
        danger = risk_in(house, mind, c.value(found[number]))
        if c.kind(found[number]) == c.FLEE and danger < best:
            best, choice = danger, found[number]
    return int(choice)
