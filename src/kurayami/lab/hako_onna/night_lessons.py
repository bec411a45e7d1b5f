"""The value of imagined nights, learned from such nights: who won in the end."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from kurayami.bots.hako_onna.playouts import mind as m
from kurayami.bots.hako_onna.playouts.features import FEATURES
from kurayami.bots.hako_onna.playouts.forecast import NUMBERS, atlas_of, mind_of
from kurayami.bots.hako_onna.playouts.night import nights
from kurayami.bots.hako_onna.playouts.readiness import make_ready, some_night
from kurayami.compiler import ints, numpy
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna.fast.layout import DEFEAT, END, ESCAPE, POSITION, REST
from kurayami.games.hako_onna.fast.pastime import MOST_CHOICES
from kurayami.games.hako_onna.fast.plan import plan_of
from kurayami.games.hako_onna.fast.translation import position_of
from kurayami.kernel import Stream
from kurayami.lab.results_file import Kept, going_on
from kurayami.lab.workforce import HERE, Workforce

COMPANIES: Final = (3, 2, 3, 4, 3, 1)
"""Numbers of Visitors, by turns."""
FROM_ONE_START: Final = 20
SHRINK: Final = 1e-5
ROUNDS: Final = 30
PART: Final = 60
"""Starts after which what was learned is written down."""


class NightLesson(Struct, frozen=True):
    seen: tuple[int, ...]
    won: bool


def night_lessons(seed: int, number: int, turn_limit: int = 60) -> Iterator[NightLesson]:
    """Positions after each turn of hers, in nights from one start."""
    rng = Stream(seed.to_bytes(32, "big"), f"night {number}")
    options = Options(visitors=COMPANIES[number % len(COMPANIES)], giving_up=False, turn_limit=turn_limit)
    state = some_night(options, rng)
    house, atlas = plan_of(options, state.house), atlas_of(options, state.house)
    first, known = position_of(state), mind_of(state)
    position, mind = ints([0] * POSITION), ints([0] * m.MIND)
    found, random = ints([0] * MOST_CHOICES), ints([1])
    for _ in range(FROM_ONE_START):
        start, begun, seen = ints(first), ints(known), list[tuple[int, ...]]()
        while not start[END]:
            nights(start, house, begun, atlas, position, mind, found, random, 0, rng.below(NUMBERS), 1, 1)
            start, begun = ints(position), ints(mind)
            if not start[END]:
                seen.append(tuple(int(number) for number in found[: len(FEATURES)]))
        won = int(start[END]) in (ESCAPE, REST, DEFEAT)
        yield from (NightLesson(features, won) for features in seen)


def lessons_of(start: tuple[int, int]) -> list[NightLesson]:
    """Lessons of a start by seed and number, for other processes."""
    return list(night_lessons(*start))


def learned(
    seed: int,
    starts: int,
    force: Workforce = HERE,
    kept: Kept[list[NightLesson]] | None = None,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> Iterator[tuple[int, bytes, float]]:
    """After every few starts how many there were, the coefficients as a file, and their mean squared error.

    `tell` hears of every start, and how many there are.
    """
    make_ready()
    lessons: list[NightLesson] = []
    for number, found in enumerate(going_on(lessons_of, [(seed, start) for start in range(starts)], force, kept), 1):
        lessons += found
        tell(number, starts)
        if number % PART == 0 or number == starts:
            coefficients, error = fitted(lessons)
            yield number, written(coefficients), error


def written(coefficients: list[int]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(dict(zip(FEATURES, coefficients, strict=True)))) + b"\n"


def fitted(lessons: list[NightLesson]) -> tuple[list[int], float]:
    """Coefficients in thousandths (Newton's method), and their mean squared error."""
    seen: Any = numpy.array([lesson.seen for lesson in lessons], float) / 1000
    won: Any = numpy.array([lesson.won for lesson in lessons], float)
    found: Any = numpy.zeros(len(FEATURES))
    for _ in range(ROUNDS):
        said = 1 / (1 + numpy.exp(-seen @ found))
        slope = seen.T @ (said - won) / len(won) + SHRINK * found
        bend = (seen * (said * (1 - said))[:, None]).T @ seen / len(won) + SHRINK * numpy.eye(len(found))
        found = found - numpy.linalg.solve(bend, slope)
    said = 1 / (1 + numpy.exp(-seen @ found))
    return [round(1000 * float(one)) for one in found], float(((said - won) ** 2).mean())
