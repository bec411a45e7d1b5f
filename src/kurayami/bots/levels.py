"""The only list of bots."""

from typing import Final

from kurayami.bots import hako_onna, hidden_rooms, komnata_strachu, random_level
from kurayami.bots.bot import Bot
from kurayami.kernel import Refusal

RANDOM: Final = "random"
LEVELS: Final[dict[str, dict[str, Bot]]] = {
    "hidden-rooms": {
        "beginner": hidden_rooms.beginner,
        "careful": hidden_rooms.careful,
        "clever": hidden_rooms.clever,
        "master": hidden_rooms.master,
    },
    "komnata-strachu": {
        "dreamer": komnata_strachu.dreamer,
        "steady": komnata_strachu.steady,
        "quick": komnata_strachu.quick,
        "fearless": komnata_strachu.fearless,
        "follower": komnata_strachu.follower,
    },
    "hako-onna": {
        RANDOM: hako_onna.at_random,
        "careful": hako_onna.careful,
        "clever": hako_onna.clever,
    },
}
"""Levels of each game, weakest first, then the one that follows its company. Random play is the weakest everywhere."""
USUAL: Final = {"komnata-strachu": "follower"}
"""The level that takes an empty seat, where it is not the strongest."""
PROMPT: Final = frozenset({"komnata-strachu"})
"""Games whose bots answer in less than a millisecond: the time that they need stands in what they answer."""


def levels_of(game: str) -> dict[str, Bot]:
    """A game has at least the level that plays at random."""
    return {RANDOM: random_level.decide} | LEVELS.get(game, {})


def usual_level(game: str) -> str:
    """The level that sits down where nobody else does."""
    return USUAL.get(game) or list(levels_of(game))[-1]


def bot_of(game: str, level: str) -> Bot:
    """Raises `Refusal`."""
    levels = levels_of(game)
    if level not in levels:
        raise Refusal("bots-no-such-level", level=level, levels=", ".join(levels))
    return levels[level]
