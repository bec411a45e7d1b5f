"""Logistic regression on games of the second level without imagined games: who won in the end."""

from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from kurayami.bots import Decision, Heard
from kurayami.bots.hako_onna import clever_level
from kurayami.bots.hako_onna.search.evaluation import FEATURES, features
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Action, Options, State, View, frames
from kurayami.games.hako_onna.ends import VISITORS_WIN
from kurayami.kernel import Stream
from kurayami.lab.bot_game import BotGame
from kurayami.lab.results_file import Kept, going_on
from kurayami.lab.sim import game_seed
from kurayami.lab.workforce import HERE, Workforce
from kurayami.table import Seeded, Table

RATE: Final = 0.5
SHRINK: Final = 1e-4
ROUNDS: Final = 400
TURNS: Final = 40
"""Most of her turns; longer games teach nothing."""


class TrainingRow(NamedTuple):
    seen: tuple[float, ...]
    won: float


def by_rules(view: View, legal: Sequence[Action], talk: Sequence[Heard], rng: Stream, budget: int) -> Decision | None:
    """Plays by rules alone, so that the positions do not depend on the value being learned."""
    return clever_level.decide(view, legal, talk, rng, 0)


def lessons(seed: int, number: int) -> Iterator[TrainingRow]:
    """Lessons of one game: every position in which a Visitor is about to act."""
    visitors = 2 + number % 3
    key = game_seed(seed, number)
    table = Table(
        hako_onna, Options(visitors=visitors, giving_up=False, turn_limit=TURNS), Seeded(key, [bytes(32)] * visitors)
    )
    seen: list[tuple[float, ...]] = []

    def watch(state: State) -> None:
        if state.agenda and isinstance(state.agenda[-1], frames.Act) and state.agenda[-1].main:
            seen.append(features(state))

    BotGame(table, [(by_rules, Stream(key, f"bot {seat}")) for seat in range(visitors + 1)], watch).play()
    won = 1.0 if table.state.end in VISITORS_WIN else 0.0
    return (TrainingRow(position, won) for position in seen)


def lessons_of(game: tuple[int, int]) -> list[TrainingRow]:
    """Lessons of a game by seed and number, for other processes."""
    return list(lessons(*game))


def train(
    seed: int,
    games: int,
    force: Workforce = HERE,
    kept: Kept[list[TrainingRow]] | None = None,
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> tuple[list[float], float]:
    """The weights, and their mean error on the games they were learned from.

    `tell` gets the number of games played, and of all games.
    """
    learned: list[TrainingRow] = []
    for number, of_one in enumerate(going_on(lessons_of, [(seed, game) for game in range(games)], force, kept), 1):
        learned += of_one
        tell(number, games)
    weights = [0.0] * len(FEATURES)
    for _ in range(ROUNDS):
        slope = [0.0] * len(weights)
        for seen, won in learned:
            error = judged(weights, seen) - won
            for index, feature in enumerate(seen):
                slope[index] += error * feature
        weights = [w - RATE * (s / len(learned) + SHRINK * w) for w, s in zip(weights, slope, strict=True)]
    wrong = sum((judged(weights, seen) - won) ** 2 for seen, won in learned) / len(learned)
    return [round(weight, 4) for weight in weights], wrong


def judged(weights: list[float], seen: tuple[float, ...]) -> float:
    total = sum(weight * feature for weight, feature in zip(weights, seen, strict=True))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))
