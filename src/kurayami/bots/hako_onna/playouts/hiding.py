"""Hiding places in an imagined game: in the Visitors' way, where they look next, on what they need."""

from typing import Final

from kurayami.bots.hako_onna.playouts import weights as w
from kurayami.bots.hako_onna.playouts.mind import HERS, KNOWN, SUSPECTED, WEIGHTS, steps
from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast.layout import (
    BEHIND_YOU,
    BONES,
    DOLL,
    EMPTY,
    EXIT,
    FIRST_WEAKNESS,
    FIRST_WEAPON,
    GHOSTS,
    GROUND,
    HELD,
    KEEPS,
    KEY_IN_SAFE,
    KEY_RING,
    LOST,
    NOTHING,
    OPEN_THIS,
    OUT,
    PLACE,
    ROOM,
    ROOM_OF,
    SAFE,
    SHADOWS_OF,
    STACK,
    UNSEEN,
    UP,
    VISITORS,
    WEAKNESS,
)
from kurayami.games.hako_onna.fast.questions import count, height, ready

FAR: Final = (1000, 450, 202, 91, 41, 18, 8, 4, 2, 1)
"""Weight of a Visitor by distance in steps, in thousandths."""
VICTORY: Final = 50_000
"""Value of a hiding place that closes the last way to win; other values are in thousandths."""


@compiled
def right_weapon(position: Ints) -> int:
    return int(position[WEAKNESS] - FIRST_WEAKNESS + FIRST_WEAPON)


@compiled
def is_held(position: Ints, house: Ints, tile: int) -> int:
    """True if a living Visitor holds the tile."""
    for seat in range(1, house[VISITORS] + 1):
        if position[ROOM + seat] != NOTHING and position[HELD + seat] >> tile & 1:
            return 1
    return 0


@compiled
def gone(position: Ints, seat: int) -> int:
    """Tiles out of the Visitors' reach, not counting the one this ghost keeps."""
    tiles = position[OUT]
    for number in range(position[LOST]):
        tiles |= 1 << (position[LOST + 1 + number] & 63)
    for number in range(position[GHOSTS]):
        other = position[GHOSTS + 1 + number]
        if other != seat and position[KEEPS + other] != NOTHING:
            tiles |= 1 << position[KEEPS + other]
    return int(tiles)


@compiled
def block(position: Ints, house: Ints, atlas: Ints, seat: int, tile: int) -> int:
    """Value of keeping a tile from the Visitors."""
    if tile in (NOTHING, EMPTY, UNSEEN):
        return 0
    away, escape = gone(position, seat), 1 << EXIT | 1 << KEY_RING | position[KEY_IN_SAFE] << SAFE
    rest, defeat = 1 << DOLL | 1 << BONES, 1 << right_weapon(position)
    open_ = int(away & escape == 0) + int(away & rest == 0) + int(away & defeat == 0)
    own = 1 << tile
    mine = int(own & escape != 0 and away & escape == 0) + int(own & rest != 0 and away & rest == 0)
    mine += int(own & defeat != 0 and away & defeat == 0)
    if not mine:
        return 20
    if mine == open_:
        return VICTORY
    if tile == EXIT:
        urgent = 500 if position[KEY_IN_SAFE] else 1500
    elif tile == BONES:
        urgent = 500 + 1000 * is_held(position, house, DOLL)
    else:
        urgent = 600
    return int(urgent * atlas[WEIGHTS + w.BLOCK] // 1000)


@compiled
def lure(position: Ints, house: Ints, mind: Ints, atlas: Ints, shadow: int) -> int:
    """Attraction of a Shadow for a Visitor, in thousandths."""
    tile = mind[KNOWN + shadow]
    if not height(position, shadow):
        return 20
    if tile == UNSEEN:
        return 1000
    if tile == EMPTY:
        return int(atlas[WEIGHTS + w.LURE_OF_EMPTY])
    if tile == SAFE:
        return int(atlas[WEIGHTS + w.LURE_OF_SAFE]) if position[KEY_IN_SAFE] else 20
    if mind[HERS] >> shadow & 1:
        if tile == EXIT:
            return 100 if position[KEY_IN_SAFE] else int(atlas[WEIGHTS + w.LURE_OF_EXIT])
        if tile == BONES:
            return int(100 + atlas[WEIGHTS + w.LURE_OF_BONES] * is_held(position, house, DOLL))
        if tile == DOLL or FIRST_WEAPON <= tile < FIRST_WEAPON + 3:
            return 500
    return int(atlas[WEIGHTS + w.LURE_OF_SEEN])


@compiled
def crowd(position: Ints, house: Ints, atlas: Ints, room: int) -> int:
    """Visitors near a room, in thousandths."""
    total = 0
    for seat in range(1, house[VISITORS] + 1):
        if position[ROOM + seat] != NOTHING:
            far = steps(atlas, room, position[ROOM + seat])
            total += FAR[far] if far < len(FAR) else 0
    return total


@compiled
def trap(position: Ints, house: Ints, atlas: Ints, seat: int, room: int) -> int:
    """Value of being in a room with Visitors while a deadly power is set."""
    peopled = 0
    for visitor in range(1, house[VISITORS] + 1):
        peopled |= int(position[ROOM + visitor] == room)
    if not peopled:
        return 0
    worth = int(atlas[WEIGHTS + w.TRAP_OF_OPEN_THIS]) if ready(position, house, OPEN_THIS) != NOTHING else 0
    if seat == 0 and ready(position, house, BEHIND_YOU) != NOTHING:
        worth += int(atlas[WEIGHTS + w.TRAP_OF_BEHIND_YOU])
    return worth


@compiled
def hiding_worth(position: Ints, house: Ints, mind: Ints, atlas: Ints, seat: int, shadow: int) -> int:
    """Value of hiding in a Shadow. Beside another ghost nothing is kept."""
    room, lures = house[ROOM_OF + shadow], int(atlas[WEIGHTS + w.OTHER_LURES])
    for other in range(house[SHADOWS_OF + room], house[SHADOWS_OF + room + 1]):
        lures += lure(position, house, mind, atlas, other)
    worth = crowd(position, house, atlas, room) * lure(position, house, mind, atlas, shadow) // lures
    mine = position[PLACE + seat] == shadow
    if position[STACK + shadow] and not mine:
        worth //= 2
    else:
        seen = (mind[HERS] | position[UP]) >> shadow & 1
        tile = position[KEEPS + seat] if mine else position[GROUND + shadow] if seen else UNSEEN
        worth += block(position, house, atlas, seat, tile)
    if seat == 0 and is_held(position, house, right_weapon(position)) and mind[SUSPECTED] >> shadow & 1:
        worth -= atlas[WEIGHTS + w.EXPOSURE] // count(mind[SUSPECTED])
    return int(worth + trap(position, house, atlas, seat, room))


@compiled
def best_in(position: Ints, house: Ints, mind: Ints, atlas: Ints, seat: int, room: int) -> int:
    best = -VICTORY
    for shadow in range(house[SHADOWS_OF + room], house[SHADOWS_OF + room + 1]):
        best = max(best, hiding_worth(position, house, mind, atlas, seat, shadow))
    return best
