"""The learned value: a net of two hidden layers that turns the features of a position into a chance to win."""

from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Final, NamedTuple

from msgspec import Struct, json

from kurayami.bots.hidden_rooms.features import FEATURES
from kurayami.compiler import COMPILED, Floats, compiled, floats

FIRST: Final = 32
SECOND: Final = 16


class ValueNet(NamedTuple):
    """Weights stand input by input: those of the first input to every unit, then those of the second."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats


def _first(x: Floats, weights: Floats, bias: Floats, hidden: Floats) -> None:
    """Every unit: its bias, and each input times its weight; nothing below zero. Sizes are constants, for speed."""
    for unit in range(FIRST):
        hidden[unit] = bias[unit]
    for number in range(FEATURES):
        value, at = x[number], FIRST * number
        if value != 0.0:
            for unit in range(FIRST):
                hidden[unit] += value * weights[at + unit]
    for unit in range(FIRST):
        hidden[unit] = max(hidden[unit], 0.0)


def _second(x: Floats, weights: Floats, bias: Floats, hidden: Floats) -> None:
    for unit in range(SECOND):
        hidden[unit] = bias[unit]
    for number in range(FIRST):
        value, at = x[number], SECOND * number
        if value != 0.0:
            for unit in range(SECOND):
                hidden[unit] += value * weights[at + unit]
    for unit in range(SECOND):
        hidden[unit] = max(hidden[unit], 0.0)


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


@compiled
def chance(mind: ValueNet, x: Floats, hidden: Floats, deeper: Floats) -> float:
    """The chance to win. Only sums, products and a root: the same to the last bit on every machine."""
    first_layer(x, mind.first, mind.first_bias, hidden)
    second_layer(hidden, mind.second, mind.second_bias, deeper)
    total = mind.last_bias[0]
    for unit in range(SECOND):
        total += deeper[unit] * mind.last[unit]
    return float(0.5 + 0.5 * total / sqrt(1.0 + total * total))


SIZES: Final = (FEATURES * FIRST, FIRST, FIRST * SECOND, SECOND, SECOND, 1)


def mind_of(weights: list[float]) -> ValueNet:
    """A net from all its weights in a row."""
    parts, at = [], 0
    for size in SIZES:
        parts.append(floats(weights[at : at + size]))
        at += size
    return ValueNet(*parts)


class Weights(Struct, frozen=True):
    """The file that the training writes (`kurayami lab train-hidden-rooms`)."""

    origin: str
    """The command that made it."""
    weights: tuple[float, ...]


@cache
def learned() -> ValueNet:
    """The net that comes with the game."""
    text = (files("kurayami.bots.hidden_rooms") / "weights.json").read_bytes()
    return mind_of(list(json.decode(text, type=Weights).weights))
