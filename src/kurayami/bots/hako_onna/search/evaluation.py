"""Evaluation of a fully known position: the Visitors' odds, learned from a few features.

`kurayami lab train-hako-onna` makes the weights.
"""

from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

import msgspec

from kurayami.bots.hako_onna.distances import UNREACHABLE, paths
from kurayami.bots.hako_onna.powers import effect_of
from kurayami.games.hako_onna.ends import VISITORS_WIN
from kurayami.games.hako_onna.inevitable import needs, out_of_reach
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.tiles import BONES, DOLL, EXIT, EXTINGUISHER, KEY_RING, WEAPON_OF, Tile
from kurayami.kernel import Seat

FEATURES: Final = (
    "bias",
    "share of the Visitors alive",
    "only one alive",
    "pages found",
    "turns of hers",
    "the Key Ring held",
    "how near it is to the Exit",
    "Doll Mary held",
    "how near it is to the Bones",
    "the right weapon held",
    "ways that are closed",
    "Hakobito",
    "a deadly power set",
    "numbers named at the Safe",
    "a ghost on the Exit",
    "a ghost on the Bones",
    "how near she is to the nearest Visitor",
    "Fire Extinguisher held",
    "cards in her hand",
)


def features(state: State) -> tuple[float, ...]:
    living = [seat for seat, one in enumerate(state.visitors, 1) if one.alive]
    key, doll = holder(state, KEY_RING), holder(state, DOLL)
    weapon = holder(state, WEAPON_OF[state.weakness]) if state.weakness else None
    effects = {effect_of(state.options.edition, power) for power in state.slots if power is not None}
    deadly = not effects.isdisjoint(("behind_you", "open_this"))
    gone = out_of_reach(state)
    closed = sum(any(tile in gone for tile in way) for way in needs(state).values()) if state.weakness else 0
    kept = {one.keeps for one in state.ghosts}
    return (
        1.0,
        len(living) / len(state.visitors),
        float(len(living) == 1),
        len(state.found) / 10,
        min(state.turn, 40) / 40,
        float(key is not None),
        nearness(state, key, EXIT),
        float(doll is not None),
        nearness(state, doll, BONES),
        float(weapon is not None),
        closed / 3,
        (len(state.ghosts) - 1) / 3,
        float(deadly),
        min(len(state.guesses) + len(state.numbers_up), 5) / 5,
        float(EXIT in kept),
        float(BONES in kept),
        _lurking(state, living),
        float(holder(state, EXTINGUISHER) is not None),
        min(len(state.hand), 5) / 5,
    )


def holder(state: State, tile: Tile) -> Seat | None:
    for seat, one in enumerate(state.visitors, 1):
        if one.alive and tile in one.tiles:
            return seat
    return None


def place_of(state: State, tile: Tile) -> int | None:
    for shadow, stack in enumerate(state.shadows):
        for lying in stack:
            if lying.tile == tile:
                return shadow
    return None


def nearness(state: State, seat: Seat | None, tile: Tile) -> float:
    place = place_of(state, tile) if seat is not None else None
    if seat is None or place is None:
        return 0.0
    return 0.7 ** paths(state.house.near)[state.visitors[seat - 1].here][state.house.room_of[place]]


def _lurking(state: State, living: list[Seat]) -> float:
    steps = paths(state.house.near)[state.house.room_of[state.ghosts[0].shadow]]
    nearest = min((steps[state.visitors[seat - 1].here] for seat in living), default=UNREACHABLE)
    return 0.6**nearest


@cache
def weights() -> tuple[float, ...]:
    text = files("kurayami.bots.hako_onna.search").joinpath("weights.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[float, ...])


def value(state: State) -> float:
    """Probability that the Visitors win."""
    if state.end is not None:
        return 1.0 if state.end in VISITORS_WIN else 0.0
    total = sum(weight * feature for weight, feature in zip(weights(), features(state), strict=True))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
