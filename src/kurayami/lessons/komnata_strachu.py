"""The first rounds: three sets of three cards, explained, without a clock."""

from typing import Final

from kurayami.games.komnata_strachu import Options
from kurayami.games.komnata_strachu.actions import TurnUp
from kurayami.games.komnata_strachu.cards import Fear, FearEscape, Three
from kurayami.lessons.lesson import Lesson

SHAPES: Final[Three] = (Fear("ghost", "red"), Fear("skull", "yellow"), Fear("spider", "white"))
"""Cards with as many tokens by shape as by colour."""
COLOURS: Final[Three] = (Fear("ghost", "red"), Fear("skull", "red"), Fear("puppet", "white"))
"""Cards with three tokens by shape, two by colour."""
ESCAPE: Final[Three] = (Fear("ghost", "turquoise"), FearEscape(), Fear("skull", "red"))

ROUNDS: Final = (SHAPES, COLOURS, ESCAPE)

FIRST_ROUND: Final = Lesson(
    options=Options(players=1, rounds=len(ROUNDS), time_limit=None, pause=None),
    chance=tuple([TurnUp(card) for cards in ROUNDS for card in cards]),
)
