"""The Visitors' chance at a position of an imagined night, learned from such nights.

`kurayami lab train-hako-onna` makes the coefficients.
"""

from functools import cache
from importlib.resources import files
from math import exp

import msgspec

from kurayami.bots.hako_onna.playouts.features import write_features
from kurayami.bots.hako_onna.playouts.finds import WIN
from kurayami.bots.hako_onna.playouts.mind import COEFFICIENTS
from kurayami.bots.hako_onna.playouts.weights import FEATURES
from kurayami.compiler import Ints, compiled


@compiled
def chance(position: Ints, house: Ints, mind: Ints, atlas: Ints, out: Ints) -> int:
    """The Visitors' chance to win, in hundred-thousandths."""
    write_features(position, house, mind, atlas, out)
    total = 0
    for number in range(FEATURES):
        total += atlas[COEFFICIENTS + number] * out[number]
    return int(WIN / (1.0 + exp(-max(-20.0, min(20.0, total / 1_000_000)))))


@cache
def coefficients() -> tuple[int, ...]:
    """In thousandths, one for each feature."""
    text = files("kurayami.bots.hako_onna.playouts").joinpath("value.json").read_bytes()
    numbers = tuple(msgspec.json.decode(text, type=dict[str, int]).values())
    assert len(numbers) == FEATURES
    return numbers
