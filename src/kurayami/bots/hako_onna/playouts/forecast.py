"""The Visitors' odds at a state, from many games imagined from it."""

from functools import lru_cache
from math import exp, log
from typing import Final

from kurayami.bots.hako_onna.beliefs.ghost_clues import ghost_odds_of
from kurayami.bots.hako_onna.beliefs.tile_memory import SHADOWS, memory_of
from kurayami.bots.hako_onna.distances import paths
from kurayami.bots.hako_onna.playouts import mind as m
from kurayami.bots.hako_onna.playouts.finds import WIN
from kurayami.bots.hako_onna.playouts.night import nights
from kurayami.bots.hako_onna.playouts.value import coefficients
from kurayami.bots.hako_onna.playouts.weights import weights
from kurayami.bots.hako_onna.powers import liking
from kurayami.compiler import COMPILED, Ints, ints
from kurayami.games.hako_onna import Options, State, View, view
from kurayami.games.hako_onna.ends import VISITORS_WIN
from kurayami.games.hako_onna.fast.agenda import bits
from kurayami.games.hako_onna.fast.layout import NOTHING, POSITION, UNSEEN
from kurayami.games.hako_onna.fast.pastime import MOST_CHOICES
from kurayami.games.hako_onna.fast.plan import plan_of
from kurayami.games.hako_onna.fast.translation import TILE, position_of
from kurayami.games.hako_onna.house import Mansion
from kurayami.kernel import Stream

NUMBERS: Final = 1 << 30
NIGHTS: Final = 400 if COMPILED else 10
"""Games to imagine for one estimate."""
SHIFT, SLOPE = 0.8, 0.6
"""Calibration of imagined log odds to real ones: imagined players are simpler, and Visitors use no cards.
Measured on bot games (`python -m tools.mansion_forecasts`).
"""


def forecast(state: State, rng: Stream, many: int = NIGHTS) -> float:
    """Probability that the Visitors win, once she hides."""
    if state.end is not None:
        return 1.0 if state.end in VISITORS_WIN else 0.0
    return 1.0 / (1.0 + exp(-SHIFT - SLOPE * log_odds(imagined_wins(state, rng, many), many)))


def log_odds(won: int, of: int) -> float:
    return log((won + 0.5) / (of - won + 0.5))


def imagined_wins(state: State, rng: Stream, many: int) -> int:
    """Number of imagined nights, from the state on, that the Visitors win."""
    house, atlas = plan_of(state.options, state.house), atlas_of(state.options, state.house)
    return Imagination(house, atlas).total(position_of(state), mind_of(state), 0, rng.below(NUMBERS), many) // WIN


class Imagination:
    """Room to imagine nights in one house."""

    def __init__(self, house: Ints, atlas: Ints) -> None:
        self._house, self._atlas = house, atlas
        self._position, self._mind = ints([0] * POSITION), ints([0] * m.MIND)
        self._found, self._random = ints([0] * MOST_CHOICES), ints([1])

    def total(self, start: Ints, begun: Ints, first: int, number: int, many: int, turns: int = 0) -> int:
        """Sum of the Visitors' chances in so many nights, in hundred-thousandths (see `nights`)."""
        return nights(
            start,
            self._house,
            begun,
            self._atlas,
            self._position,
            self._mind,
            self._found,
            self._random,
            first,
            number,
            many,
            turns,
        )


def mind_of(state: State) -> Ints:
    """Combined knowledge of the living Visitors. Their odds of the ghosts' places use public knowledge only."""
    mind = [UNSEEN if stack else NOTHING for stack in state.shadows] + [0] * (m.MIND - SHADOWS)
    seen = set(state.out)
    for seat, one in enumerate(state.visitors, 1):
        if one.alive:
            seen |= {*one.tiles}
            for shadow, tile in enumerate(memory_of(view(state, seat)).tiles):
                if tile is not None and state.shadows[shadow]:
                    seen.add(tile)
                    mind[m.KNOWN + shadow] = TILE[tile]
    watched: View = view(state, None)
    believed = ghost_odds_of(watched).odds
    for ghost in state.ghosts:
        odds = believed.get(ghost.seat, ())
        suspected = bits(shadow for shadow, p in enumerate(odds) if p > 0)
        mind[m.SUSPECTED + ghost.seat] = suspected | 1 << ghost.shadow
    mind[m.SEEN] = bits({TILE[tile] for tile in seen})
    mind[m.HERS] = bits(shadow for shadow, tile in enumerate(memory_of(view(state, 0)).tiles) if tile is not None)
    return ints(mind)


def atlas_of(options: Options, house: Mansion) -> Ints:
    return ints(_atlas(options, house))


@lru_cache(maxsize=16)
def _atlas(options: Options, house: Mansion) -> tuple[int, ...]:
    atlas = [0] * m.ATLAS
    for one, steps in enumerate(paths(house.near)):
        for other, far in enumerate(steps):
            atlas[m.STEPS + m.MOST_ROOMS * one + other] = far
    for power in options.edition.powers:
        atlas[m.LIKED + power.number] = liking(options.edition, power.number)
    atlas[m.WEIGHTS : m.WEIGHTS + len(weights())] = weights()
    atlas[m.COEFFICIENTS :] = coefficients()
    return tuple(atlas)
