"""Stages the learner plays by itself, and the resulting value of each position."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kurayami.bots.hidden_rooms.features import FEATURES, describe
from kurayami.bots.hidden_rooms.route_tables import RouteTables
from kurayami.bots.hidden_rooms.search import VALUE, Desk, desk, judge, survey
from kurayami.bots.hidden_rooms.stage import begun, carry_out, deal
from kurayami.bots.hidden_rooms.value_net import ValueNet
from kurayami.compiler import Ints
from kurayami.games.hidden_rooms import fast
from kurayami.kernel import Stream

CURIOUS: Final = 8
"""Percentage of turns that try one of the better plans instead of the best."""
CURIOSITY: Final = 6
MISTAKE: Final = 0.02
"""Loss above which a tried plan says nothing about the position before it."""

TRUST: Final = 0.9
"""Share of a position's value taken from what came later; the rest is from looking one turn ahead."""

LONGEST: Final = 60
"""Most turns; a child that has not won by then has dawdled, and should learn it."""

Matrix = NDArray[np.float64]


class TrainingSet(NamedTuple):
    features: Matrix
    """One row per position."""
    worth: Matrix


class PlayedTurn(NamedTuple):
    features: Matrix
    foreseen: float
    mistaken: bool


def lessons(grounds: Sequence[RouteTables], mind: ValueNet, stages: int, rng: Stream) -> TrainingSet:
    """Lessons of `stages` stages."""
    work = desk()
    turns = [turn for _ in range(stages) for turn in stage(rng.choice(grounds), mind, work, rng)]
    return TrainingSet(np.array([features for features, _ in turns]), np.array([worth for _, worth in turns]))


def stage(ground: RouteTables, mind: ValueNet, work: Desk, rng: Stream) -> Iterator[tuple[Matrix, float]]:
    position = opening(ground, mind, work, rng)
    turns = []
    while position[fast.RESULT] == fast.GOES_ON:
        plan, turn = choose(position, ground, mind, work, rng)
        turns.append(turn)
        carry_out(position, ground, plan, rng)
    worth = float(position[fast.RESULT] == fast.WON)
    for turn in reversed(turns):
        worth = turn.foreseen if turn.mistaken else (1 - TRUST) * turn.foreseen + TRUST * worth
        yield turn.features, worth


def opening(ground: RouteTables, mind: ValueNet, work: Desk, rng: Stream) -> Ints:
    pile, one, other = deal(1 + rng.below(5), rng)
    ways = [begun(pile, one, other), begun(pile, other, one)]
    position = max(ways, key=lambda way: float(judge(way, ground, mind, work, VALUE)))
    position[fast.LIMIT] = LONGEST
    fast.end_turn(position, ground.turns)
    return position


def choose(position: Ints, ground: RouteTables, mind: ValueNet, work: Desk, rng: Stream) -> tuple[int, PlayedTurn]:
    size = survey(position, ground, mind, work, VALUE)
    ranked = np.argsort(-work.worth[:size], kind="stable")
    best = chosen = int(ranked[0])
    if rng.below(100) < CURIOUS:
        chosen = int(ranked[rng.below(min(size, CURIOSITY))])
    features = np.zeros(FEATURES)
    describe(position, ground, work.scratch, features)
    foreseen = float(work.worth[best])
    return int(work.plans[chosen]), PlayedTurn(features, foreseen, bool(work.worth[chosen] < foreseen - MISTAKE))
