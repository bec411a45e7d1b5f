"""Random games through an environment, node by node."""

from collections.abc import Iterator
from typing import Any

from kurayami.envs.listing import Skin
from kurayami.kernel import CHANCE, Seat, Stream


def nodes(skin: Skin, seats: int, label: str, options: Any = None) -> Iterator[tuple[Any, Seat]]:
    """Every node of a random game in which a seat acts."""
    rng, turns = Stream(bytes(32), label), skin.turns
    node = turns.start(options or skin.options(seats))
    while (actor := turns.actor(node)) is not None:
        if actor == CHANCE:
            node = turns.apply(node, rng.outcome(turns.chances(node)))
        else:
            yield node, actor
            node = turns.apply(node, rng.choice(turns.legal(node, actor)))
