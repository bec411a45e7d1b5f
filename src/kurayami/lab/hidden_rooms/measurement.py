"""Measures how often each level wins each stage, and its time per turn (docs/bots.md).

Single stages on the fast twin, each as a bot would play it at a table. A stage depends only on the seed and its number;
all levels get the same deals.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, reduce
from itertools import groupby, product
from operator import add
from time import process_time
from typing import Final, TypeAlias

from msgspec import Struct

from kurayami.bots.hidden_rooms import levels
from kurayami.bots.hidden_rooms.difficulty import is_won, positions
from kurayami.bots.hidden_rooms.levels import Level
from kurayami.bots.hidden_rooms.route_tables import ground
from kurayami.bots.shares import Share
from kurayami.games.hidden_rooms import fast
from kurayami.games.hidden_rooms.book import STAGES, Book, expand, page_of
from kurayami.games.hidden_rooms.monster import Route
from kurayami.kernel import Refusal, Stream
from kurayami.lab.results_file import Kept, going_on
from kurayami.lab.sim import game_seed
from kurayami.lab.workforce import Workforce

LEVELS: Final[dict[str, Level]] = {
    "beginner": levels.beginner,
    "careful": levels.careful,
    "clever": levels.clever,
    "master": levels.master,
}

Tell: TypeAlias = Callable[[int, int], None]

PART: Final = 20
"""Stages a process plays at a time."""


class MeasuredPart(Struct, frozen=True):
    """Some of the stages one level plays on one page."""

    level: str
    stage: int
    route: Route
    seed: int
    first: int
    end: int
    """Number of its first stage, and of the one after its last."""

    @property
    def numbers(self) -> range:
        return range(self.first, self.end)


class Sample(Struct, frozen=True):
    level: str
    stage: int
    won: int
    of: int
    turns: int
    seconds: float
    """Processor seconds for all turns."""
    longest: float
    """Processor seconds for the longest turn."""

    def __add__(self, other: "Sample") -> "Sample":
        return Sample(
            self.level,
            self.stage,
            self.won + other.won,
            self.of + other.of,
            self.turns + other.turns,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
        )


def measure(
    parts: Sequence[MeasuredPart], force: Workforce, tell: Tell, kept: Kept[Sample] | None = None
) -> Iterator[list[Sample]]:
    """Samples of each level for each page.

    `tell` hears how many stages are played, and how many there are to play.
    """
    return _pages(_counted(going_on(play, parts, force, kept), parts, tell))


def _counted(samples: Iterable[Sample], parts: Sequence[MeasuredPart], tell: Tell) -> Iterator[Sample]:
    told, of = 0, sum(len(part.numbers) for part in parts)
    for sample in samples:
        told += sample.of
        tell(told, of)
        yield sample


def _pages(samples: Iterable[Sample]) -> Iterator[list[Sample]]:
    for _, page in groupby(samples, key=lambda sample: sample.stage):
        yield [reduce(add, pieces) for _, pieces in groupby(page, key=lambda sample: sample.level)]


def parts_of(book: Book, names: Sequence[str], stages: int, seed: int) -> list[MeasuredPart]:
    """All that is to be played, page by page. Raises `Refusal`."""
    for name in names:
        if name not in LEVELS:
            raise Refusal("bots-no-such-level", level=name, levels=", ".join(LEVELS))
    routes = {stage: expand(page_of(book, stage).route) for stage in range(1, STAGES + 1)}
    return [
        MeasuredPart(name, stage, routes[stage], seed, first, min(first + PART, stages))
        for stage, name in product(routes, names)
        for first in range(0, stages, PART)
    ]


def play(part: MeasuredPart) -> Sample:
    _prepare(part.level, part.route)
    won, spent = 0, list[float]()
    for number in part.numbers:
        won += _play(part, number, spent)
    return Sample(part.level, part.stage, won, len(part.numbers), len(spent), sum(spent), max(spent))


def _play(part: MeasuredPart, number: int, spent: list[float]) -> bool:
    """Plays one stage, and times the level's decisions for each turn."""
    turn, result, begun = 0, fast.GOES_ON, process_time()
    for position in positions(LEVELS[part.level], ground(part.route), part.stage, stream_of(part.seed, number)):
        result = int(position[fast.RESULT])
        if result != fast.GOES_ON or position[fast.TURN] != turn:
            turn, now = int(position[fast.TURN]), process_time()
            spent.append(now - begun)
            begun = now
    return result == fast.WON


def stream_of(seed: int, number: int) -> Stream:
    return Stream(game_seed(seed, number), "stage")


@cache
def _prepare(level: str, route: Route) -> None:
    """Loads, compiles and tabulates in advance, so that only turns are timed."""
    is_won(LEVELS[level], ground(route), 1, Stream(b"", "prepared"))


# The tables of docs/bots.md


def heading(names: Sequence[str]) -> str:
    return f"| stage | {' | '.join(names)} |\n{'|---' * (len(names) + 1)}|"


def row(samples: Sequence[Sample]) -> str:
    """Results of the levels on one page."""
    return f"| {samples[0].stage} | {' | '.join(str(Share(sample.won, sample.of)) for sample in samples)} |"


def times(samples: Sequence[Sample]) -> str:
    """Times per turn of each level, in milliseconds."""
    lines = ["| level | turns | mean | longest |", "|---|---|---|---|"]
    for name in dict.fromkeys(sample.level for sample in samples):
        mine = [sample for sample in samples if sample.level == name]
        turns, longest = sum(sample.turns for sample in mine), max(sample.longest for sample in mine)
        mean = sum(sample.seconds for sample in mine) / turns
        lines.append(f"| `{name}` | {turns} | {1000 * mean:.1f} | {1000 * longest:.1f} |")
    return "\n".join(lines)
