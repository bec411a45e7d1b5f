"""The rigid bodies of Hako Onna's noise stack (HO-18 to HO-21)."""

from kurayami.discs.fall import drop
from kurayami.discs.hand import (
    CLUMSY,
    HANDS,
    ORDINARY,
    STEADY,
    Hand,
    HandRelease,
    Sway,
    Wave,
    aim,
    offset_at,
    release,
    speed_at,
    sway,
    sway_of,
    tremor,
)
from kurayami.discs.model import POSITIONS, Difficulty, Fall, Kind, Rest, Result, Tremor
from kurayami.discs.verdict import judge

__all__ = [
    "CLUMSY",
    "HANDS",
    "ORDINARY",
    "POSITIONS",
    "STEADY",
    "Difficulty",
    "Fall",
    "Hand",
    "HandRelease",
    "Kind",
    "Rest",
    "Result",
    "Sway",
    "Tremor",
    "Wave",
    "aim",
    "drop",
    "judge",
    "offset_at",
    "release",
    "speed_at",
    "sway",
    "sway_of",
    "tremor",
]
