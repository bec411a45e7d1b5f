"""Verdict on a stack at rest (HO-19), from the contacts in the recorded numbers."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from kurayami.discs.model import Rest, Result
from kurayami.discs.shapes import BOARD_FORM, BUMP_FORM, gap, laid

BUMP: Final = -2
BOARD: Final = -1

TOUCH: Final = 0.08
"""Distance in millimetres below which things touch."""


def touches(rests: Sequence[Rest]) -> dict[int, tuple[int, ...]]:
    """Contacts of every disc: `BUMP`, `BOARD`, and other discs by their place in the stack."""
    forms = {BUMP: BUMP_FORM, BOARD: BOARD_FORM, **{place: laid(rest) for place, rest in enumerate(rests)}}
    pairs = [(a, b) for a, b in combinations(forms, 2) if b >= 0 and gap(forms[a], forms[b]) < TOUCH]
    return {
        place: (*(a for a, b in pairs if b == place), *(b for a, b in pairs if a == place))
        for place in range(len(rests))
    }


def judge(rests: Sequence[Rest]) -> Result:
    """Verdict on a stack whose last disc has just been dropped."""
    touched = touches(rests)
    new = len(rests) - 1
    if BUMP not in touched[0] or not all(_lies(place, touched[place]) for place in range(1, new)):
        return "topple"
    if new == 0 or _lies(new, touched[new]):
        return "quiet"
    return "topple" if any(other >= 0 for other in touched[new]) else "slid_off"


def _lies(place: int, touched: Sequence[int]) -> bool:
    """True if a disc touches exactly one earlier disc, any number of later ones, and nothing else."""
    before = [other for other in touched if other < place]
    return len(before) == 1 and before[0] >= 0
