"""Frames as numbers: the kind in the lowest six bits, the seat in the next three, then the frame's other fields."""

from typing import Final

from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast.layout import AGENDA, DEPTH

PICK_FIRST: Final = 0
ITEMS: Final = 1
"""The next seat; how many still choose (at 9), the cards (at 12)."""
BOARDS: Final = 2
"""The bag (at 9); those for later, in order, four bits each (at 18)."""
PLACING: Final = 3
"""Likewise; the board (at 50)."""
NUMBERING: Final = 4
WEAK: Final = 5
LAYING: Final = 6
START_POWER: Final = 7
"""Cards to draw (at 9)."""
BONES_FRAME: Final = 8
GRUDGING: Final = 9
TURN_FRAME: Final = 10
CHECK: Final = 11
"""Checks left (at 9), opening (11), late (12), again (13)."""
FALLING: Final = 12
"""Likewise; the card and one more (at 14), blip up (17)."""
MUSIC: Final = 13
"""Likewise, without the blip."""
ACT: Final = 14
"""1 if there is a main action (at 9)."""
TURN_END: Final = 15
NEXT: Final = 16
"""Again (at 9)."""
WINDOW: Final = 17
"""Used (at 9), the deed (10)."""
AFTER: Final = 18
"""The deed (at 10)."""
LOOKING: Final = 19
"""Manner (at 9), Shadows (12)."""
PEEK: Final = 20
"""The stage (at 9), named (11), replaced (12), the Shadow (13)."""
REPLACING: Final = 21
"""Taking (at 9), the Shadow (13)."""
STRIKE: Final = 22
"""The Shadow (at 13), the weapon (18)."""
DOOMED: Final = 23
"""The killer (at 9), the cause (12)."""
SNATCHING: Final = 24
CARRYING: Final = 25
"""The tile (at 18)."""
READING: Final = 26
ANSWERING: Final = 27
"""The room and one more (at 13); 0: the floor is asked for."""
RISING: Final = 28
HERS: Final = 29
"""The step (at 9), swift (11), floor (12)."""
DRAWING: Final = 30
"""Cards to draw (at 9), despair (11)."""
ARRANGING: Final = 31
"""The room (at 13)."""
MOVING: Final = 32
"""Steps (at 9), floor (11), begun (12), the room (13)."""
HIDING: Final = 33
"""The room (at 13)."""
OPENING: Final = 34
"""Start (at 9)."""
UNCOVERING: Final = 35

# Ways of looking
GHOSTLY: Final = 0
PEEKING: Final = 1
LIGHTING: Final = 2
EXPOSING: Final = 3
STRIKING: Final = 4

# Stages of a Peek
LOOK: Final = 0
PAGE: Final = 1
MEET: Final = 2
CHOOSE: Final = 3

# Causes of a death
BY_PEEK: Final = 0
BY_ITEM: Final = 1
BY_NOISE: Final = 2
BY_WEAPON: Final = 3

# Steps of her turn
SCREAMING: Final = 0
SETTING: Final = 1
ACTIVATING: Final = 2

STABLE: Final = (
    1 << ACT | 1 << CHECK | 1 << WINDOW | 1 << RISING | 1 << HERS | 1 << NEXT | 1 << TURN_FRAME | 1 << TURN_END
)
"""Frames before which all consequences of one action are done."""


@compiled
def kind(frame: int) -> int:
    return frame & 63


@compiled
def seat(frame: int) -> int:
    return frame >> 6 & 7


@compiled
def flag(frame: int, place: int) -> int:
    return frame >> place & 1


@compiled
def room(frame: int) -> int:
    """The room or the Shadow, for frames that have one."""
    return frame >> 13 & 31


@compiled
def seated(kind: int, seat: int) -> int:
    return kind | seat << 6


@compiled
def act(seat: int, main: int) -> int:
    return ACT | seat << 6 | main << 9


@compiled
def looking(shadows: int, seat: int, how: int) -> int:
    return LOOKING | seat << 6 | how << 9 | shadows << 12


@compiled
def doomed(seat: int, killer: int, cause: int) -> int:
    return DOOMED | seat << 6 | killer << 9 | cause << 12


@compiled
def top(position: Ints) -> int:
    return int(position[AGENDA + position[DEPTH] - 1])


@compiled
def push(position: Ints, frame: int) -> None:
    position[AGENDA + position[DEPTH]] = frame
    position[DEPTH] += 1


@compiled
def pop(position: Ints) -> None:
    position[DEPTH] -= 1
    position[AGENDA + position[DEPTH]] = 0


@compiled
def instead(position: Ints, frame: int) -> None:
    """Replaces the top frame."""
    position[AGENDA + position[DEPTH] - 1] = frame


@compiled
def end_turn(position: Ints, seat: int) -> None:
    """Drops whatever was still to come in the Visitor's turn."""
    while top(position) != TURN_END | seat << 6:
        pop(position)
