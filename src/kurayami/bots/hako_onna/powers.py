"""Powers by effect: an owner's edition may change their numbers and needs (HO-13)."""

from typing import Final

from kurayami.games.hako_onna import View
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.effects import PowerEffect

LIKED: Final[dict[PowerEffect, int]] = {
    "open_this": 10,
    "want_that_one": 9,
    "behind_you": 8,
    "come_to_me": 5,
    "reach_you": 4,
    "close_to_you": 4,
    "door_stays_shut": 3,
    "upside_down": 3,
    "we_are_many": 3,
    "i_am_mary": 2,
    "moving_things": 2,
    "false_answers": 1,
}
"""Value of each power to her."""


def effect_of(edition: Edition, power: int) -> PowerEffect:
    return edition.powers[power - 1].effect


def number_of(edition: Edition, effect: PowerEffect) -> int:
    return next(power.number for power in edition.powers if power.effect == effect)


def liking(edition: Edition, power: int) -> int:
    return LIKED[effect_of(edition, power)]


def is_ready(view: View, power: int) -> bool:
    """True if enough pages have been found for a power."""
    return len(view.found) >= view.options.edition.powers[power - 1].needs
