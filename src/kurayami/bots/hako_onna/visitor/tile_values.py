"""What a Visitor wins with each tile, and loses with a life."""

from math import log2
from typing import Final

from kurayami.bots.hako_onna.visitor.knowledge import Prospects
from kurayami.games.hako_onna.tiles import (
    BONES,
    CHARM,
    DOLL,
    EXIT,
    EXTINGUISHER,
    KEY_RING,
    NUMBERS,
    SAFE,
    WEAKNESSES,
    WEAPONS,
    Tile,
)

WIN: Final = 1.0

PATIENCE, KEEN_PATIENCE = 24, 40

TIMID: Final = 2.5
"""How much more than it is worth a life is to who is not keen."""


def gains(seen: Prospects) -> dict[Tile, float]:
    """What it is worth to find a tile, for a Visitor who holds what this one holds."""
    view, hand = seen.view, seen.hand
    key_out, exit_known, bones_known = not view.key_in_safe, seen.place_of(EXIT) is not None, BONES in seen.known
    worth = {tile: 0.07 if view.key_in_safe and tile not in seen.seen else 0.0 for tile in NUMBERS}
    worth |= {tile: 0.04 if tile not in seen.seen else 0.0 for tile in WEAKNESSES}
    worth |= {tile: 0.05 + 0.2 * seen.harms(tile) if seen.harms(tile) else 0.0 for tile in WEAPONS}
    worth[EXIT] = WIN if KEY_RING in hand else 0.0 if exit_known else 0.3 if key_out else 0.12
    worth[BONES] = WIN if DOLL in hand else 0.0 if bones_known else 0.1
    worth[DOLL] = 0.35 if bones_known else 0.2
    worth[SAFE] = opening(seen) * (0.5 if exit_known else 0.35) if view.key_in_safe else 0.0
    worth[KEY_RING] = 0.4
    worth[EXTINGUISHER] = 0.1
    worth[CHARM] = 0.05
    return worth


def price_of_death(seen: Prospects) -> float:
    """A life, and all that is lost with it. The longer the night, the less there is to lose."""
    hand = seen.hand
    price = 0.35 + 0.25 * (KEY_RING in hand) + 0.2 * (DOLL in hand)
    if not seen.keen:
        price *= TIMID
    if EXTINGUISHER in hand:
        price *= 0.4
    return price * max(0.01, 1.0 - seen.view.turn / patience(seen))


def patience(seen: Prospects) -> int:
    """After so many turns of hers a Visitor risks nearly everything."""
    return KEEN_PATIENCE if seen.keen else PATIENCE


def opening(seen: Prospects) -> float:
    """How much of the Safe one look opens: a guess, or, number by number, one of the looks that it takes."""
    left = len(seen.combinations)
    return 1.0 / (1.0 + log2(left)) if seen.keen and seen.me.item == "stethoscope" else 1.0 / left
