"""The cards of the box. The rows of the Fear Invasion cards are house content: the printed ones were not available."""

from typing import Final

from kurayami.games.komnata_strachu.cards import COLOUR_OF, COLOURS, SHAPES, Colour, Fear, FearInvasion, Shape

COPIES: Final = 2
"""Copies of each Fear card (KS-3)."""
COPIES_OF_SPECIAL: Final = 5
"""Copies of each kind of Special card (KS-4)."""

FEARS: Final = tuple(Fear(shape, colour) for shape in SHAPES for colour in COLOURS if COLOUR_OF[shape] != colour)
"""Every pair of shape and colour that is not a token's own (KS-3)."""


def _invasion(*row: tuple[Shape, Colour]) -> FearInvasion:
    return FearInvasion(tuple(Fear(shape, colour) for shape, colour in row))


INVASIONS: Final = (
    _invasion(("ghost", "turquoise"), ("pumpkin", "yellow"), ("skull", "red"), ("puppet", "white"), ("spider", "pink")),
    _invasion(("skull", "red"), ("puppet", "pink"), ("spider", "turquoise"), ("pumpkin", "yellow"), ("ghost", "white")),
    _invasion(("pumpkin", "pink"), ("skull", "white"), ("ghost", "yellow"), ("spider", "turquoise"), ("puppet", "red")),
    _invasion(("spider", "yellow"), ("ghost", "red"), ("puppet", "white"), ("skull", "pink"), ("pumpkin", "turquoise")),
    _invasion(("puppet", "white"), ("spider", "turquoise"), ("pumpkin", "pink"), ("ghost", "red"), ("skull", "yellow")),
)
"""Rows of the five Fear Invasion cards. In each place, from left to right, every shape and colour occurs once."""
