"""The learned value: a net with two hidden layers from the features of a position to the odds of winning."""

from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Final, NamedTuple

from msgspec import Struct, json

from kurayami.bots.hidden_rooms.features import FEATURES
from kurayami.compiler import COMPILED, Floats, compiled, floats, inlined

FIRST: Final = 32
SECOND: Final = 16


class ValueNet(NamedTuple):
    """Weights are stored input by input: those of the first input to every unit, then those of the second."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats


FOUR: Final = 4
"""Inputs that are added in one go, in their order: the sums stay the same, and are fetched and put back less often."""


def _first(x: Floats, weights: Floats, bias: Floats, hidden: Floats) -> None:
    """First layer: bias plus weighted inputs, cut off below zero. Sizes are constants, for speed."""
    for unit in range(FIRST):
        hidden[unit] = bias[unit]
    for number in range(0, FEATURES, FOUR):
        one, two, three, four, at = x[number], x[number + 1], x[number + 2], x[number + 3], FIRST * number
        for unit in range(FIRST):
            place = at + unit
            hidden[unit] = (
                hidden[unit]
                + one * weights[place]
                + two * weights[place + FIRST]
                + three * weights[place + 2 * FIRST]
                + four * weights[place + 3 * FIRST]
            )
    for unit in range(FIRST):
        hidden[unit] = max(0.0, hidden[unit])


def _second(x: Floats, weights: Floats, bias: Floats, hidden: Floats) -> None:
    for unit in range(SECOND):
        hidden[unit] = bias[unit]
    for number in range(0, FIRST, 8):
        one, two, three, four, at = x[number], x[number + 1], x[number + 2], x[number + 3], SECOND * number
        five, six, seven, eight = x[number + 4], x[number + 5], x[number + 6], x[number + 7]
        for unit in range(SECOND):
            place = at + unit
            hidden[unit] = (
                hidden[unit]
                + one * weights[place]
                + two * weights[place + SECOND]
                + three * weights[place + 2 * SECOND]
                + four * weights[place + 3 * SECOND]
                + five * weights[place + 4 * SECOND]
                + six * weights[place + 5 * SECOND]
                + seven * weights[place + 6 * SECOND]
                + eight * weights[place + 7 * SECOND]
            )
    for unit in range(SECOND):
        hidden[unit] = max(0.0, hidden[unit])


def _weighted_lists(x: Floats, weights: Floats, bias: Floats, hidden: Floats) -> None:
    """The same sums in the same order, the fastest way for lists."""
    width, sums, at = len(bias), bias, 0
    for value in x:
        if value:
            sums = [so_far + value * weight for so_far, weight in zip(sums, weights[at : at + width], strict=True)]
        at += width
    hidden[:] = [max(so_far, 0.0) for so_far in sums]


first_layer = compiled(_first) if COMPILED else _weighted_lists
second_layer = compiled(_second) if COMPILED else _weighted_lists


@inlined
def chance(mind: ValueNet, x: Floats, hidden: Floats, deeper: Floats) -> float:
    """Odds of winning. Only sums, products and a root, so the result is the same to the last bit on every machine."""
    first_layer(x, mind.first, mind.first_bias, hidden)
    second_layer(hidden, mind.second, mind.second_bias, deeper)
    total = mind.last_bias[0]
    for unit in range(SECOND):
        total += deeper[unit] * mind.last[unit]
    return float(0.5 + 0.5 * total / sqrt(1.0 + total * total))


SIZES: Final = (FEATURES * FIRST, FIRST, FIRST * SECOND, SECOND, SECOND, 1)


def mind_of(weights: list[float]) -> ValueNet:
    """Net from a flat list of its weights."""
    parts, at = [], 0
    for size in SIZES:
        parts.append(floats(weights[at : at + size]))
        at += size
    return ValueNet(*parts)


class Weights(Struct, frozen=True):
    """File written by the training (`kurayami lab train-hidden-rooms`)."""

    origin: str
    """Command that made it."""
    weights: tuple[float, ...]


@cache
def learned() -> ValueNet:
    """Net shipped with the game."""
    text = (files("kurayami.bots.hidden_rooms") / "weights.json").read_bytes()
    return mind_of(list(json.decode(text, type=Weights).weights))
