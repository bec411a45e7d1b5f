"""Values of tiles and of a life to a Visitor, in victories."""

from math import log2
from typing import Final

from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
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
"""Turns of hers after which a Visitor risks nearly everything."""

TIMID: Final = 2.5
"""Factor by which a Visitor who is not keen overrates a life."""


def tile_values(seen: VisitorKnowledge) -> dict[Tile, float]:
    """Value of finding each tile with the hand this Visitor holds."""
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


def life_value(seen: VisitorKnowledge) -> float:
    """Value of a life and the tiles lost with it; it falls as the night goes on."""
    hand = seen.hand
    price = 0.35 + 0.25 * (KEY_RING in hand) + 0.2 * (DOLL in hand)
    if not seen.keen:
        price *= TIMID
    if EXTINGUISHER in hand:
        price *= 0.4
    return price * max(0.01, 1.0 - seen.view.turn / patience(seen))


def patience(seen: VisitorKnowledge) -> int:
    """Turns of hers after which this Visitor risks nearly everything."""
    return KEEN_PATIENCE if seen.keen else PATIENCE


def opening(seen: VisitorKnowledge) -> float:
    """Share of opening the Safe that one peek achieves, by guessing or number by number."""
    left = len(seen.combinations)
    return 1.0 / (1.0 + log2(left)) if seen.keen and seen.me.item == "stethoscope" else 1.0 / left
