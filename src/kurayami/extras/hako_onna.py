"""Extras of Hako Onna: discs that really fall."""

from typing import Final

from kurayami.extras.extras import Extras
from kurayami.extras.falling_discs import FallingDiscs, hand_at

EXTRAS: Final = Extras(measured=FallingDiscs, hand=hand_at)
