"""The deck: a bag of cards, by kind (KS-3, KS-4)."""

from functools import lru_cache
from typing import Final

from kurayami.games.komnata_strachu.cards import Card, FearEscape, Guest
from kurayami.games.komnata_strachu.content import COPIES, FEARS
from kurayami.games.komnata_strachu.model import Bag, Options

TURNED_UP: Final = 3
"""Cards flipped at a time (KS-6)."""


@lru_cache(maxsize=64)
def kinds(options: Options) -> tuple[Card, ...]:
    """Kinds of cards, each once: Fears, Fear Invasions (unique), Fear Escape, Guest."""
    return (*FEARS, *options.invasions, FearEscape(), Guest())


def full_deck(options: Options) -> Bag:
    return (COPIES,) * len(FEARS) + (1,) * len(options.invasions) + (options.escapes, options.guests)


def without(deck: Bag, place: int) -> Bag:
    """The bag with one card less of this kind."""
    return (*deck[:place], deck[place] - 1, *deck[place + 1 :])


def cards_of(options: Options, deck: Bag) -> tuple[Card, ...]:
    return tuple([card for card, count in zip(kinds(options), deck, strict=True) for _ in range(count)])
