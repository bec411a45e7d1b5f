"""The only list of bots."""

from collections.abc import Callable
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
        "master": hako_onna.master,
    },
}
"""Levels of each game, weakest first, then the one that follows its company. Random play is the weakest everywhere."""
USUAL: Final = {"komnata-strachu": "follower", "hako-onna": "clever"}
"""The level that takes an empty seat, where it is not the strongest."""
PREPARED: Final[dict[tuple[str, str], Callable[[], None]]] = {("hako-onna", "master"): hako_onna.prepare_master}
"""Levels with something to compile first; until then they play like the level below."""
PROMPT: Final = frozenset({"komnata-strachu"})
"""Games whose bots answer within a millisecond: their answer states the time they take."""


def levels_of(game: str) -> dict[str, Bot]:
    """Levels of a game, at least the random one."""
    return {RANDOM: random_level.decide} | LEVELS.get(game, {})


def usual_level(game: str) -> str:
    """Level that fills an empty seat."""
    return USUAL.get(game) or list(levels_of(game))[-1]


def bot_of(game: str, level: str) -> Bot:
    """Raises `Refusal`."""
    levels = levels_of(game)
    if level not in levels:
        raise Refusal("bots-no-such-level", level=level, levels=", ".join(levels))
    return levels[level]


def prepare(game: str, level: str) -> None:
    """Compiles what a level needs, or loads it compiled, so that it plays as it can from the first move on."""
    if (game, level) in PREPARED:
        PREPARED[game, level]()
