"""Fitting the net: Adam on the cross entropy."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kurayami.bots.hidden_rooms.features import FEATURES
from kurayami.bots.hidden_rooms.value_net import FIRST, SECOND, ValueNet

Matrix = NDArray[np.float64]

BATCH: Final = 512
MOMENTUM, VARIANCE = 0.9, 0.999

THE_DODGERS_CHANCE, ITS_DRAW = 0, 10
"""Features that are a fair guess from the start."""


class NetState(NamedTuple):
    """Everything that the next lesson depends on."""

    parts: list[Matrix]
    means: list[Matrix]
    squares: list[Matrix]
    steps: int
    random: dict[str, Any]
    """State of the generator of batches."""


class Net:
    def __init__(self, rng: np.random.Generator) -> None:
        self._rng = rng
        first = rng.normal(0, FEATURES**-0.5, (FEATURES, FIRST))
        second = rng.normal(0, (2 / FIRST) ** 0.5, (FIRST, SECOND))
        last = rng.normal(0, 0.05, SECOND)
        # One unit begins with the guess of the table, so that the first lessons are not played blindly.
        first[:, 0], second[:, 0] = 0, 0.05 * second[:, 0]
        first[THE_DODGERS_CHANCE, 0], first[ITS_DRAW, 0], second[0, 0], last[0] = 1, 0.5, 1, 6
        self.parts: list[Matrix] = [first, np.zeros(FIRST), second, np.zeros(SECOND), last, np.array([-4.5])]
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def mind(self) -> ValueNet:
        return ValueNet(*(np.ascontiguousarray(part.ravel()) for part in self.parts))

    def weights(self) -> list[float]:
        """All weights as a flat list, as written to the file."""
        return [float(f"{weight:.5g}") for part in self.parts for weight in part.ravel()]

    def state(self) -> NetState:
        return NetState(self.parts, self._means, self._squares, self._steps, dict(self._rng.bit_generator.state))

    def go_on_from(self, state: NetState) -> None:
        self.parts, self._means, self._squares, self._steps, random = state
        self._rng.bit_generator.state = random

    def fit(self, x: Matrix, worth: Matrix, steps: int, rate: float) -> float:
        """Trains for `steps` random batches. Returns the remaining mean squared error."""
        for _ in range(steps):
            batch = self._rng.integers(0, len(x), BATCH)
            self._descend(self._slopes(x[batch], worth[batch]), rate)
        return float(np.mean((self._forward(x)[3] - worth) ** 2))

    def _forward(self, x: Matrix) -> tuple[Matrix, Matrix, Matrix, Matrix]:
        first, first_bias, second, second_bias, last, last_bias = self.parts
        hidden = np.maximum(x @ first + first_bias, 0)
        deeper = np.maximum(hidden @ second + second_bias, 0)
        total = deeper @ last + last_bias[0]
        root = np.sqrt(1 + total * total)
        return hidden, deeper, root, 0.5 + 0.5 * total / root

    def _slopes(self, x: Matrix, worth: Matrix) -> list[Matrix]:
        hidden, deeper, root, chance = self._forward(x)
        at_total = 2 * (chance - worth) / root / len(x)
        at_deeper = np.outer(at_total, self.parts[4]) * (deeper > 0)
        at_hidden = (at_deeper @ self.parts[2].T) * (hidden > 0)
        return [
            x.T @ at_hidden,
            at_hidden.sum(0),
            hidden.T @ at_deeper,
            at_deeper.sum(0),
            deeper.T @ at_total,
            np.array([at_total.sum()]),
        ]

    def _descend(self, slopes: list[Matrix], rate: float) -> None:
        self._steps += 1
        for part, slope, mean, square in zip(self.parts, slopes, self._means, self._squares, strict=True):
            mean += (1 - MOMENTUM) * (slope - mean)
            square += (1 - VARIANCE) * (slope * slope - square)
            step = mean / (1 - MOMENTUM**self._steps)
            part -= rate * step / (np.sqrt(square / (1 - VARIANCE**self._steps)) + 1e-8)
