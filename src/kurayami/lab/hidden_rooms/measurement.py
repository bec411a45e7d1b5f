"""Measures how often each level wins each stage, and its time per turn (docs/bots.md).

Single stages on the fast twin, each as a bot would play it at a table. A stage depends on the seed and on its number
alone; all levels are dealt the same.
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
from kurayami.lab.sim import game_seed
from kurayami.lab.workforce import Workforce, done

LEVELS: Final[dict[str, Level]] = {
    "beginner": levels.beginner,
    "careful": levels.careful,
    "clever": levels.clever,
    "master": levels.master,
}

Tell: TypeAlias = Callable[[int, int], None]

PART: Final = 20
"""Stages that a process plays at a time."""


class MeasuredPart(Struct, frozen=True):
    """Some of the stages that one level is to play on one page."""

    level: str
    stage: int
    route: Route
    seed: int
    numbers: range


class Sample(Struct, frozen=True):
    level: str
    stage: int
    won: int
    of: int
    turns: int
    seconds: float
    """Seconds of processor time for all turns."""
    longest: float
    """Seconds of processor time for the longest turn."""

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
    book: Book, names: Sequence[str], stages: int, seed: int, force: Workforce, tell: Tell
) -> Iterator[list[Sample]]:
    """Samples of each level for each page. Raises `Refusal` before the first.

    `tell` hears how many stages are played, and how many there are to play.
    """
    for name in names:
        if name not in LEVELS:
            raise Refusal("bots-no-such-level", level=name, levels=", ".join(LEVELS))
    parts = list(_parts(book, names, stages, seed))
    return _pages(_counted(done(play, parts, force), parts, tell))


def _counted(samples: Iterable[Sample], parts: Sequence[MeasuredPart], tell: Tell) -> Iterator[Sample]:
    told, of = 0, sum(len(part.numbers) for part in parts)
    for sample in samples:
        told += sample.of
        tell(told, of)
        yield sample


def _pages(samples: Iterable[Sample]) -> Iterator[list[Sample]]:
    for _, page in groupby(samples, key=lambda sample: sample.stage):
        yield [reduce(add, pieces) for _, pieces in groupby(page, key=lambda sample: sample.level)]


def _parts(book: Book, names: Sequence[str], stages: int, seed: int) -> Iterator[MeasuredPart]:
    for stage, name in product(range(1, STAGES + 1), names):
        route = expand(page_of(book, stage).route)
        for first in range(0, stages, PART):
            yield MeasuredPart(name, stage, route, seed, range(first, min(first + PART, stages)))


def play(part: MeasuredPart) -> Sample:
    _prepare(part.level, part.route)
    won, spent = 0, list[float]()
    for number in part.numbers:
        won += _play(part, number, spent)
    return Sample(part.level, part.stage, won, len(part.numbers), len(spent), sum(spent), max(spent))


def _play(part: MeasuredPart, number: int, spent: list[float]) -> bool:
    """Plays one stage, and notes how long the level thought about each of its turns."""
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
    """Loads, compiles and tabulates beforehand, so that turns are timed alone."""
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
