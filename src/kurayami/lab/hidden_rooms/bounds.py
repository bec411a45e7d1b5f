"""Certified bounds of a book: the share of each stage that no play can exceed, as in docs/bots.md."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from kurayami.bots.hidden_rooms.limit import NODES, limit
from kurayami.games.hidden_rooms.book import STAGES, Book, expand, page_of

SIX: Final = 6
"""Number of the tile that opens no stage of its own: the one that is open is played (HR-10)."""


class Bound(Struct, frozen=True):
    stage: int
    limit: float
    """Highest share if the stage was opened by a tile of its own number."""
    again: float
    """Highest share if it was opened by a 6."""


def bounds(book: Book, nodes: int = NODES) -> Iterator[Bound]:
    """The bound of each stage, the first one first. More nodes can only lower them."""
    for stage in range(1, STAGES + 1):
        route = expand(page_of(book, stage).route)
        yield Bound(stage, limit(route, stage, nodes), limit(route, SIX, nodes))
