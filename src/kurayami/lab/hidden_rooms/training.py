"""The training, round by round: play, remember, fit. The same seed gives the same weights."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec
import numpy as np

from kurayami.bots.hidden_rooms.route_tables import RoutePart, ground_of
from kurayami.bots.hidden_rooms.routes import random_route
from kurayami.bots.hidden_rooms.value_net import Weights
from kurayami.kernel import SEED_BYTES, Stream
from kurayami.lab.hidden_rooms.net import Net
from kurayami.lab.hidden_rooms.self_play import TrainingSet, lessons

REMEMBERED: Final = 6
"""Rounds whose lessons are fitted to."""
STEPS: Final = 2000
FASTEST, SLOWEST = 2e-3, 2e-4


class Round(NamedTuple):
    number: int
    of: int
    positions: int
    error: float
    """The mean squared error of the chance to win."""
    weights: Weights


def train(seed: int, routes: int, rounds: int, stages: int) -> Iterator[Round]:
    """Learns on so many random routes, none of which is in a book; each round plays so many stages."""
    rng = Stream(seed.to_bytes(SEED_BYTES, "big"), "training")
    grounds = [ground_of.__wrapped__(RoutePart(random_route(rng))) for _ in range(routes)]
    net, memory = Net(np.random.default_rng(seed)), list[TrainingSet]()
    origin = f"kurayami lab train-hidden-rooms --seed {seed} --routes {routes} --rounds {rounds} --stages {stages}"
    for number in range(rounds):
        memory = [*memory[1 - REMEMBERED :], lessons(grounds, net.mind(), stages, rng)]
        x, worth = (np.concatenate(part) for part in zip(*memory, strict=True))
        rate = FASTEST * (SLOWEST / FASTEST) ** (number / max(rounds - 1, 1))
        error = net.fit(x, worth, min(STEPS, len(x) // 10), rate)
        yield Round(number + 1, rounds, len(x), error, Weights(origin, tuple(net.weights())))


def write(weights: Weights) -> bytes:
    """The file of the weights."""
    return msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n"
