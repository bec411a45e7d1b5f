"""The players' knowledge in an imagined game, and of the house, as flat integers.

The Visitors talk: they share one mind. The ghosts know the tiles where one of them hid, or looked while alive.
"""

from typing import Final

from kurayami.bots.hako_onna.playouts import weights as w
from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.layout import (
    BONES,
    DOLL,
    EMPTY,
    EXIT,
    FIRST_WEAPON,
    GHOSTS,
    GROUND,
    KEY_RING,
    NEAR,
    NOTHING,
    PLACE,
    ROOM_OF,
    ROOMS,
    SAFE,
    SHADOWS_OF,
    UNSEEN,
)

# The mind
KNOWN: Final = 0
"""Tile the Visitors expect in each Shadow, UNSEEN or NOTHING."""
SUSPECTED: Final = KNOWN + 24
"""Shadows where each seat's ghost may be."""
SEEN: Final = SUSPECTED + 5
"""Tiles that a Visitor has seen."""
HERS: Final = SEEN + 1
"""Shadows whose tile the ghosts know."""
RISK: Final = HERS + 1
"""For each Shadow how likely a ghost is there, in thousandths, as it was last weighed."""
MIND: Final = RISK + 24

# The atlas
MOST_ROOMS: Final = 18
STEPS: Final = 0
"""Steps from each room to every other."""
LIKED: Final = STEPS + MOST_ROOMS * MOST_ROOMS
"""For each power by number, its value to her."""
WEIGHTS: Final = LIKED + 13
COEFFICIENTS: Final = WEIGHTS + w.MANY
"""Coefficients of the value, one per feature."""
ATLAS: Final = COEFFICIENTS + w.FEATURES


@compiled
def steps(atlas: Ints, one: int, other: int) -> int:
    return int(atlas[STEPS + MOST_ROOMS * one + other])


@compiled
def shadows_in(house: Ints, room: int) -> int:
    """Shadows of a room."""
    return int((1 << house[SHADOWS_OF + room + 1]) - (1 << house[SHADOWS_OF + room]))


@compiled
def look_into(position: Ints, mind: Ints, shadow: int) -> None:
    """Records a look that the Visitor survived."""
    tile = position[GROUND + shadow]
    mind[KNOWN + shadow] = tile
    if 0 <= tile < UNSEEN:
        mind[SEEN] |= 1 << tile
    for number in range(position[GHOSTS]):
        suspect(
            position,
            mind,
            position[GHOSTS + 1 + number],
            mind[SUSPECTED + position[GHOSTS + 1 + number]] & ~(1 << shadow),
        )


@compiled
def suspect(position: Ints, mind: Ints, seat: int, shadows: int) -> None:
    """Suspects a ghost in these Shadows, and always where it really is."""
    mind[SUSPECTED + seat] = shadows | 1 << position[PLACE + seat]


@compiled
def meet(position: Ints, mind: Ints, seat: int) -> None:
    """Records a ghost's place that everybody saw."""
    mind[SUSPECTED + seat] = 1 << position[PLACE + seat]


@compiled
def confide(mind: Ints) -> None:
    """Tells the other ghosts where Visitors have looked and what lies there, as the dead Visitor knows it."""
    for shadow in range(24):
        if mind[KNOWN + shadow] != UNSEEN:
            mind[HERS] |= 1 << shadow


@compiled
def lose_sight(position: Ints, house: Ints, mind: Ints) -> None:
    """Spreads each ghost to the rooms next to where it may have been."""
    for number in range(position[GHOSTS]):
        seat = position[GHOSTS + 1 + number]
        suspected, reached = mind[SUSPECTED + seat], 0
        for shadow in range(24):
            if suspected >> shadow & 1:
                room = house[ROOM_OF + shadow]
                reached |= house[NEAR + room] | 1 << room
        shadows = 0
        for room in range(house[ROOMS]):
            if reached >> room & 1:
                shadows |= shadows_in(house, room)
        suspect(position, mind, seat, shadows)


@compiled
def attraction(mind: Ints, atlas: Ints, shadow: int) -> int:
    """Chance, in the Visitors' view, that a ghost hides in a Shadow of this kind."""
    tile = mind[KNOWN + shadow]
    if tile in (UNSEEN, NOTHING):
        return 1000
    if tile == EMPTY:
        return int(atlas[WEIGHTS + w.BARE])
    if tile == SAFE:
        return int(atlas[WEIGHTS + w.DESK])
    if tile in (EXIT, BONES, DOLL, KEY_RING) or FIRST_WEAPON <= tile < EMPTY:
        return int(atlas[WEIGHTS + w.TREASURE])
    return int(atlas[WEIGHTS + w.STALE])


@compiled
def weigh_risks(position: Ints, mind: Ints, atlas: Ints) -> None:
    """Weighs how likely a ghost is in each Shadow."""
    for shadow in range(24):
        mind[RISK + shadow] = 0
    for number in range(position[GHOSTS]):
        suspected, total = mind[SUSPECTED + position[GHOSTS + 1 + number]], 0
        for shadow in range(24):
            if suspected >> shadow & 1:
                total += attraction(mind, atlas, shadow)
        for shadow in range(24):
            if suspected >> shadow & 1:
                here = 1000 * attraction(mind, atlas, shadow) // max(total, 1)
                mind[RISK + shadow] = min(mind[RISK + shadow] + here, 1000)


@compiled
def risk_in(house: Ints, mind: Ints, room: int) -> int:
    """Greatest chance of a ghost in a room, in thousandths."""
    total = 0
    for shadow in range(house[SHADOWS_OF + room], house[SHADOWS_OF + room + 1]):
        total += mind[RISK + shadow]
    return min(total, 1000)


@compiled
def is_peeking(frame: int) -> int:
    return int(f.kind(frame) == f.PEEK and frame >> 9 & 3 == f.CHOOSE)
