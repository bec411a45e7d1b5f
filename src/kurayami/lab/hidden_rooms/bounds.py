"""Certified bounds of a book: the win rate of each stage that no play can exceed, as in docs/bots.md."""

from collections.abc import Callable, Iterator
from time import process_time
from typing import Final

from msgspec import Struct

from kurayami.bots.hidden_rooms.limit import NODES, limit
from kurayami.games.hidden_rooms.book import STAGES, Book, expand, page_of
from kurayami.games.hidden_rooms.monster import Route
from kurayami.lab.results_file import Kept, going_on
from kurayami.lab.workforce import HERE, Workforce

SIX: Final = 6
"""Number of the tile that opens no stage of its own: the Book stays at the open one (HR-10)."""


class Opened(Struct, frozen=True):
    """A stage, and the number of the tile that opened it."""

    route: Route
    number: int
    nodes: int


class Limit(Struct, frozen=True):
    share: float
    seconds: float
    """Processor seconds the proof took."""


class Bound(Struct, frozen=True):
    stage: int
    limit: float
    """Highest win rate if a tile of its own number opened the stage."""
    again: float
    """Highest win rate if a 6 opened it."""
    seconds: float = 0.0


def proven(opened: Opened) -> Limit:
    begun = process_time()
    share = limit(opened.route, opened.number, opened.nodes)
    return Limit(share, process_time() - begun)


def openings(book: Book, nodes: int) -> list[Opened]:
    """Everything to prove: for each stage its own number, and the 6."""
    routes = {stage: expand(page_of(book, stage).route) for stage in range(1, STAGES + 1)}
    return [Opened(route, number, nodes) for stage, route in routes.items() for number in (stage, SIX)]


def bounds(
    book: Book,
    nodes: int = NODES,
    force: Workforce = HERE,
    kept: Kept[Limit] | None = None,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> Iterator[Bound]:
    """Bound of each stage, in order. More nodes can only lower them.

    `tell` hears how many limits are proven, and how many there are to prove.
    """
    found, tasks = list[Limit](), openings(book, nodes)
    for one in going_on(proven, tasks, force, kept):
        found.append(one)
        tell(len(found), len(tasks))
        if len(found) % 2 == 0:
            own, six = found[-2:]
            yield Bound(len(found) // 2, own.share, six.share, own.seconds + six.seconds)
