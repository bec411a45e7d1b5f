"""The habits of hiding, learned from where ghosts went in bot games."""

from collections.abc import Callable
from copy import copy
from typing import Any, Final

import msgspec
from msgspec import Struct

from kurayami.bots.hako_onna import clever
from kurayami.bots.hako_onna.beliefs.event_fold import EventFold
from kurayami.bots.hako_onna.beliefs.ghost_odds import Odds
from kurayami.bots.hako_onna.beliefs.hiding_habits import HABITS, Glimpse, places, ways
from kurayami.bots.hako_onna.beliefs.learned_odds import UPDATES, LearnedOdds
from kurayami.compiler import numpy
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options, State, View, view
from kurayami.kernel import Seat, Stream
from kurayami.lab.bot_game import BotGame
from kurayami.lab.hako_onna.training import by_rules
from kurayami.lab.results_file import Kept, going_on
from kurayami.lab.sim import game_seed
from kurayami.lab.workforce import HERE, Workforce
from kurayami.table import Seeded, Table

VISITORS: Final = 3
TURNS: Final = 40
"""Most of her turns."""
SHRINK: Final = 1e-3
ROUNDS: Final = 40


class HidingLesson(Struct, frozen=True):
    listed: tuple[tuple[float, ...], ...]
    """Features of every Shadow within reach."""
    taken: int
    """Number of the one the ghost took."""


class WatchedOdds(LearnedOdds):
    """Odds that remember what they were before her last turn."""

    __slots__ = ("before",)

    def __init__(self, seen: View) -> None:
        super().__init__(seen)
        self.before: tuple[Glimpse, dict[Seat, Odds]] | None = None

    def wander(self, heights: tuple[int, ...]) -> None:
        glimpse = self.glimpse()._replace(memory=self.memory.copy(), rooms=copy(self.rooms))
        self.before = glimpse, self.odds.copy()
        super().wander(heights)


class Watcher:
    """Watches a game for lessons: where each ghost was before her turn and after it, as each Visitor sees the house."""

    def __init__(self, visitors: int) -> None:
        self.lessons: list[HidingLesson] = []
        self._folds = {
            seat: EventFold(WatchedOdds, WatchedOdds.copy, UPDATES, kept=1) for seat in range(1, visitors + 1)
        }
        self._ghosts: dict[Seat, int] = {}
        self._dark = False

    def watch(self, state: State) -> None:
        if state.closed is not None:
            self._dark = True
            return
        ghosts = {ghost.seat: ghost.shadow for ghost in state.ghosts}
        if self._dark and state.end is None:
            for seat, one in enumerate(state.visitors, 1):
                if one.alive:
                    self._learn(self._folds[seat].follow(view(state, seat)), ghosts)
        self._ghosts, self._dark = ghosts, False

    def _learn(self, haunts: LearnedOdds, ghosts: dict[Seat, int]) -> None:
        assert isinstance(haunts, WatchedOdds)
        if haunts.before is None:
            return
        glimpse, odds = haunts.before
        known = places(glimpse)
        for ghost, start in self._ghosts.items():
            if ghost in ghosts and ghost in odds:
                listed = dict(ways(glimpse.house, known, odds[ghost], start))
                if ghosts[ghost] in listed:
                    rows = tuple((*known[shadow], *features) for shadow, features in listed.items())
                    self.lessons.append(HidingLesson(rows, list(listed).index(ghosts[ghost])))


def hiding_lessons(seed: int, number: int) -> list[HidingLesson]:
    """Lessons of one game of the clever level: she, against Visitors who play by rules alone."""
    key = game_seed(seed, number)
    table = Table(
        hako_onna, Options(visitors=VISITORS, giving_up=False, turn_limit=TURNS), Seeded(key, [bytes(32)] * VISITORS)
    )
    watcher, bots = Watcher(VISITORS), [clever, *[by_rules] * VISITORS]
    BotGame(table, [(bot, Stream(key, f"bot {seat}")) for seat, bot in enumerate(bots)], watcher.watch).play()
    return watcher.lessons


def lessons_of(game: tuple[int, int]) -> list[HidingLesson]:
    """Lessons of a game by seed and number, for other processes."""
    return hiding_lessons(*game)


def learned(
    seed: int,
    games: int,
    force: Workforce = HERE,
    kept: Kept[list[HidingLesson]] | None = None,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> tuple[bytes, float]:
    """The weights as a file, and their mean error: the odds they did not give the Shadow that was taken.

    `tell` gets the number of games played, and of all games.
    """
    lessons: list[HidingLesson] = []
    for number, found in enumerate(going_on(lessons_of, [(seed, game) for game in range(games)], force, kept), 1):
        lessons += found
        tell(number, games)
    weights, error = fitted(lessons)
    return written(weights), error


def written(weights: list[float]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(dict(zip(HABITS, weights, strict=True)))) + b"\n"


def fitted(lessons: list[HidingLesson]) -> tuple[list[float], float]:
    """Weights of a conditional logit model (Newton's method), and their mean error."""
    found: Any = numpy.zeros(len(HABITS))
    rows: Any = numpy.array([row for lesson in lessons for row in lesson.listed])
    sizes = [len(lesson.listed) for lesson in lessons]
    starts: Any = numpy.cumsum([0, *sizes[:-1]])
    of: Any = numpy.repeat(numpy.arange(len(lessons)), sizes)
    taken: Any = starts + numpy.array([lesson.taken for lesson in lessons])
    for _ in range(ROUNDS):
        odds = _odds(rows @ found, starts, of)
        mean = numpy.add.reduceat(odds[:, None] * rows, starts)
        slope = (mean - rows[taken]).mean(0) + SHRINK * found
        away = rows - mean[of]
        bend = (away * odds[:, None]).T @ away / len(lessons) + SHRINK * numpy.eye(len(found))
        found = found - numpy.linalg.solve(bend, slope)
    error = 1 - float(_odds(rows @ found, starts, of)[taken].mean())
    return [round(float(weight), 3) for weight in found], error


def _odds(worth: Any, starts: Any, of: Any) -> Any:
    """Odds of each Shadow among those of its lesson."""
    raised = numpy.exp(worth - numpy.maximum.reduceat(worth, starts)[of])
    return raised / numpy.add.reduceat(raised, starts)[of]
