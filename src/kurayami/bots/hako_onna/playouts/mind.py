"""The players' minds in an imagined night, and their knowledge of the house, as flat whole numbers.

The Visitors talk: they share one mind. The ghosts see the table, but for tiles that nobody has seen yet.
"""

from typing import Final

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import frames as f
from kurayami.games.hako_onna.fast.layout import GHOSTS, GROUND, NEAR, PLACE, ROOM_OF, ROOMS, SHADOWS_OF, UNSEEN
from kurayami.games.hako_onna.fast.questions import count

# The mind
KNOWN: Final = 0
"""For each Shadow the tile that the Visitors think lies there, UNSEEN or NOTHING."""
SUSPECTED: Final = KNOWN + 24
"""For each seat the Shadows where its ghost may be."""
SEEN: Final = SUSPECTED + 5
"""Tiles that a Visitor has seen."""
MIND: Final = SEEN + 1

# The atlas
MOST_ROOMS: Final = 18
STEPS: Final = 0
"""Steps from each room to each other."""
LIKED: Final = STEPS + MOST_ROOMS * MOST_ROOMS
"""For each power by number, its value to her."""
ATLAS: Final = LIKED + 13


@compiled
def steps(atlas: Ints, one: int, other: int) -> int:
    return int(atlas[STEPS + MOST_ROOMS * one + other])


@compiled
def shadows_in(house: Ints, room: int) -> int:
    """Shadows of a room."""
    return int((1 << house[SHADOWS_OF + room + 1]) - (1 << house[SHADOWS_OF + room]))


@compiled
def look_into(position: Ints, mind: Ints, shadow: int) -> None:
    """A Visitor has looked, and lives."""
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
    """The ghost is taken to be in one of these Shadows. It never is where nobody would look for it."""
    mind[SUSPECTED + seat] = shadows | 1 << position[PLACE + seat]


@compiled
def meet(position: Ints, mind: Ints, seat: int) -> None:
    """Everybody saw where the ghost is."""
    mind[SUSPECTED + seat] = 1 << position[PLACE + seat]


@compiled
def lose_sight(position: Ints, house: Ints, mind: Ints) -> None:
    """Each ghost may have gone to a room next to where it may have been."""
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
def risk(position: Ints, mind: Ints, shadow: int) -> int:
    """How likely a ghost is there, in thousandths."""
    total = 0
    for number in range(position[GHOSTS]):
        suspected = mind[SUSPECTED + position[GHOSTS + 1 + number]]
        if suspected >> shadow & 1:
            total += 1000 // count(suspected)
    return min(total, 1000)


@compiled
def is_peeking(frame: int) -> int:
    return int(f.kind(frame) == f.PEEK and frame >> 9 & 3 == f.CHOOSE)
