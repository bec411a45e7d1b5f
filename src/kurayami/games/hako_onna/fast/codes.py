"""Actions as numbers: the kind from bit 16 up, below it the values, the second one in the lowest eight bits."""

from typing import Final

from kurayami.compiler import compiled

KIND: Final = 16

CHOOSE_ITEM: Final = 1
PLACE_BOARD: Final = 2
"""The floor (at 0), x + 8 (1), y + 8 (6), the turn (11)."""
CHOOSE_NUMBERS: Final = 3
"""Three numbers (at 0, 3 and 6)."""
CHOOSE_WEAKNESS: Final = 4
KEEP_POWER: Final = 5
PUT_BONES: Final = 6
TURN_CARD: Final = 7
RELEASE: Final = 8
KEEP_CARD: Final = 9
KEEP_DISC: Final = 10
PLAY_MUSIC: Final = 11
WALK_TO: Final = 12
PEEK_AT: Final = 13
USE: Final = 14
USE_AT_ROOM: Final = 15
USE_AT_SHADOW: Final = 16
USE_AT_SLOT: Final = 17
USE_ALONG: Final = 18
USE_CHARM: Final = 19
USE_WEAPON: Final = 20
END_TURN: Final = 21
SHOW: Final = 22
OFFER: Final = 23
ASK: Final = 24
ACCEPT: Final = 25
DECLINE: Final = 26
DISCARD: Final = 27
GIVE_UP: Final = 28
TAKE: Final = 29
PUT_BACK: Final = 30
"""The tile plus one (0: nothing), face up."""
PLACE_PAGE: Final = 31
NAME_NUMBERS: Final = 32
NAME_ONE: Final = 33
DONE: Final = 34
FLEE: Final = 35
DIE: Final = 36
SCREAM: Final = 37
SKIP: Final = 38
SET_POWER: Final = 39
TAKE_BACK: Final = 40
ACTIVATE: Final = 41
ACTIVATE_AT_ROOM: Final = 42
ACTIVATE_AT_PASSAGE: Final = 43
SWAP: Final = 44
TURN_DOWN: Final = 45
STEP_TO: Final = 46
HIDE: Final = 47
INTERRUPT: Final = 48
INTERRUPT_AT_ROOM: Final = 49
INTERRUPT_AT_SHADOW: Final = 50
LET_BE: Final = 51
SNATCH: Final = 52
"""The tile plus one; 0: nothing."""
SNATCH_CARD: Final = 53
SAY_WHETHER: Final = 54
SAY_FLOOR: Final = 55
PICK: Final = 56
"""The Visitor who chooses and draws first."""
DEAL_ITEM: Final = 57
DRAW_BOARD: Final = 58
LEAVE_VACANT: Final = 59
DRAW_POWER: Final = 60
TURN_UP: Final = 61
"""The tile plus one; 0: only ghosts."""
NOISE_VALUE: Final = 62
FELL: Final = 63
CARRY: Final = 64
"""The Shadow plus one; 0: out of the game."""
DUE: Final = 65


@compiled
def code(kind: int, value: int) -> int:
    """An action with one value, or with none (0)."""
    return kind << KIND | value


@compiled
def pair(kind: int, first: int, second: int) -> int:
    return kind << KIND | first << 8 | second


@compiled
def kind(code: int) -> int:
    return code >> KIND


@compiled
def value(code: int) -> int:
    """The only value, or the second one."""
    return code & 255


@compiled
def former(code: int) -> int:
    """The first of two values."""
    return code >> 8 & 255


@compiled
def triple(code: int) -> int:
    """Three numbers as a set."""
    return 1 << (code & 7) | 1 << (code >> 3 & 7) | 1 << (code >> 6 & 7)
