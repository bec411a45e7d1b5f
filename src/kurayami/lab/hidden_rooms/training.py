"""Training, round by round: play, remember, fit. The same seed gives the same weights."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np

from kurayami.bots.hidden_rooms.route_tables import RoutePart, ground_of
from kurayami.bots.hidden_rooms.routes import random_route
from kurayami.bots.hidden_rooms.value_net import Weights
from kurayami.kernel import SEED_BYTES, Stream
from kurayami.lab.hidden_rooms.checkpoint import Checkpoint, Progress
from kurayami.lab.hidden_rooms.net import Net
from kurayami.lab.hidden_rooms.self_play import TrainingSet, lessons

REMEMBERED: Final = 6
"""Rounds whose lessons are kept for fitting."""
STEPS: Final = 2000
FASTEST, SLOWEST = 2e-3, 2e-4


class Round(NamedTuple):
    number: int
    of: int
    positions: int
    error: float
    """Mean squared error of the odds of winning."""
    weights: Weights


def train(seed: int, routes: int, rounds: int, stages: int, keep: Path | None = None) -> Iterator[Round]:
    """Trains on random routes, none of which is in a book; each round plays this many stages.

    With a file, an interrupted training resumes with the round it was in; the file is removed at the end. Raises
    `Refusal` if the file belongs to another training.
    """
    rng = Stream(seed.to_bytes(SEED_BYTES, "big"), "training")
    grounds = [ground_of.__wrapped__(RoutePart(random_route(rng))) for _ in range(routes)]
    net, memory, first = Net(np.random.default_rng(seed)), list[TrainingSet](), 0
    origin = f"kurayami lab train-hidden-rooms --seed {seed} --routes {routes} --rounds {rounds} --stages {stages}"
    checkpoint = Checkpoint(keep, origin) if keep else None
    if checkpoint and (progress := checkpoint.read()):
        first, rng.index, memory = progress.rounds, progress.chance, progress.memory
        net.go_on_from(progress.net)
    for number in range(first, rounds):
        memory = [*memory[1 - REMEMBERED :], lessons(grounds, net.mind(), stages, rng)]
        x, worth = (np.concatenate(part) for part in zip(*memory, strict=True))
        rate = FASTEST * (SLOWEST / FASTEST) ** (number / max(rounds - 1, 1))
        error = net.fit(x, worth, min(STEPS, len(x) // 10), rate)
        yield Round(number + 1, rounds, len(x), error, Weights(origin, tuple(net.weights())))
        if checkpoint:
            checkpoint.write(Progress(number + 1, rng.index, net.state(), memory))
    if checkpoint:
        checkpoint.remove()


def write(weights: Weights) -> bytes:
    """Writes the weights to a file."""
    return msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n"
