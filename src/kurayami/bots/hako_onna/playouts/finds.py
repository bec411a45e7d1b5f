"""Possible finds of a Visitor in an imagined game, and their values.

Values are integers, in hundred-thousandths of a victory, so they are the same with and without numba.
"""

from typing import Final

from kurayami.bots.hako_onna.playouts import weights as w
from kurayami.bots.hako_onna.playouts.mind import KNOWN, SEEN, WEIGHTS
from kurayami.compiler import Ints, compiled
from kurayami.games.hako_onna.fast import codes as c
from kurayami.games.hako_onna.fast.items import STETHOSCOPE
from kurayami.games.hako_onna.fast.layout import (
    BONES,
    CHARM,
    DOLL,
    EMPTY,
    EXIT,
    FIRST_NUMBER,
    FIRST_WEAKNESS,
    FIRST_WEAPON,
    GUESSES,
    HELD,
    ITEM,
    KEY_IN_SAFE,
    KEY_RING,
    NOT_WEAK,
    NUMBERS_UP,
    SAFE,
    UNSEEN,
)
from kurayami.games.hako_onna.fast.pastime import below
from kurayami.games.hako_onna.fast.questions import count

WIN: Final = 100_000


@compiled
def fits(position: Ints, mind: Ints, numbers: int) -> int:
    """True if three numbers may be her combination."""
    if numbers & position[NUMBERS_UP] != position[NUMBERS_UP] or position[GUESSES] >> (numbers >> 1) & 1:
        return 0
    for number in range(1, 7):
        if numbers >> number & 1 and (
            mind[SEEN] >> FIRST_NUMBER + number - 1 & 1 or position[GUESSES] >> ((1 << number) >> 1) & 1
        ):
            return 0
    return 1


@compiled
def fitting(position: Ints, mind: Ints) -> int:
    """Number of combinations still possible."""
    found = 0
    for one in range(1, 5):
        for two in range(one + 1, 6):
            for three in range(two + 1, 7):
                found += fits(position, mind, 1 << one | 1 << two | 1 << three)
    return max(found, 1)


@compiled
def harm(position: Ints, mind: Ints, weapon: int) -> int:
    """Probability that a weapon is her Weakness, in thousandths."""
    open_ = 0
    for number in range(3):
        if not (mind[SEEN] >> FIRST_WEAKNESS + number & 1 or position[NOT_WEAK] >> number & 1):
            open_ |= 1 << number
    return 1000 // count(open_) if open_ >> weapon - FIRST_WEAPON & 1 else 0


@compiled
def gain(position: Ints, mind: Ints, atlas: Ints, seat: int, tile: int) -> int:
    """Value of finding a tile."""
    if tile == SAFE:
        return safe_gain(position, mind, atlas, seat)
    if tile in (EXIT, BONES):
        return goal_gain(position, mind, atlas, seat, tile)
    if KEY_RING <= tile <= CHARM:
        return int(
            atlas[WEIGHTS + w.FIRST_FIND + tile - KEY_RING] + 15_000 * int(tile == DOLL and mind[SEEN] >> BONES & 1)
        )
    if FIRST_WEAPON <= tile < FIRST_WEAPON + 3:
        right = harm(position, mind, tile)
        return int(atlas[WEIGHTS + w.WEAPON] + atlas[WEIGHTS + w.RIGHT_WEAPON] * right // 1000) if right else 0
    if mind[SEEN] >> tile & 1:
        return 0
    if FIRST_NUMBER <= tile < FIRST_WEAKNESS:
        return int(atlas[WEIGHTS + w.NUMBER] * position[KEY_IN_SAFE])
    return int(atlas[WEIGHTS + w.WEAKNESS]) if FIRST_WEAKNESS <= tile < BONES else 0


@compiled
def goal_gain(position: Ints, mind: Ints, atlas: Ints, seat: int, tile: int) -> int:
    """Value of the Secret Exit or the Bones: the victory with the Key Ring or Doll Mary, else that of knowing it."""
    if position[HELD + seat] >> (KEY_RING if tile == EXIT else DOLL) & 1:
        return WIN
    if mind[SEEN] >> tile & 1:
        return 0
    if tile == BONES:
        return int(atlas[WEIGHTS + w.BONES])
    return int(atlas[WEIGHTS + (w.EXIT if position[KEY_IN_SAFE] else w.EXIT_WITH_KEY)])


@compiled
def safe_gain(position: Ints, mind: Ints, atlas: Ints, seat: int) -> int:
    """Value of the Safe: the Key Ring, by how likely one guess opens it."""
    if not position[KEY_IN_SAFE]:
        return 0
    left = fitting(position, mind)
    if position[ITEM + seat] == STETHOSCOPE:
        tries = 1
        while left > 1:
            left >>= 1
            tries += 1
        left = tries
    return int(atlas[WEIGHTS + w.SAFE] * (10 if mind[SEEN] >> EXIT & 1 else 7) // 7 // left)


@compiled
def hope(position: Ints, mind: Ints, atlas: Ints, seat: int) -> int:
    """Value of a tile that nobody has seen: the mean of those that are left."""
    total, unknown = 0, 0
    for shadow in range(24):
        unknown += int(mind[KNOWN + shadow] == UNSEEN)
    for tile in range(FIRST_NUMBER, EMPTY):
        if tile != SAFE and tile != KEY_RING and not mind[SEEN] >> tile & 1:
            worth = gain(position, mind, atlas, seat, tile)
            if FIRST_NUMBER <= tile < FIRST_WEAKNESS:
                worth //= 2  # three of six lie in the house
            total += worth
    return total // max(unknown, 1)


@compiled
def name(position: Ints, mind: Ints, seat: int, random: Ints) -> int:
    """Numbers that may be right; with the Stethoscope one of them, while many are possible."""
    left = fitting(position, mind)
    wanted = below(random, left)
    for one in range(1, 5):
        for two in range(one + 1, 6):
            for three in range(two + 1, 7):
                if fits(position, mind, 1 << one | 1 << two | 1 << three):
                    if wanted == 0:
                        if position[ITEM + seat] == STETHOSCOPE and left > 2:
                            return c.code(c.NAME_ONE, single(position, one, two, three))
                        return c.code(c.NAME_NUMBERS, one | two << 3 | three << 6)
                    wanted -= 1
    return c.code(c.DONE, 0)


@compiled
def single(position: Ints, one: int, two: int, three: int) -> int:
    """First of three numbers that does not lie face up."""
    if not position[NUMBERS_UP] >> one & 1:
        return one
    return two if not position[NUMBERS_UP] >> two & 1 else three
