"""Worth of imagined nights as forecasts of real ones: forecasts at moments of nights of bots, beside how those ended.

    python -m tools.mansion_forecasts [nights]

plays so many nights (120 if not told) of the second level with 1 to 4 Visitors, cards and discs. At moments of each
night it asks for the Visitors' chance in four ways: imagined nights, the weights that bots judge positions with, random
play to the end, and the mean of all nights. Prints the mean squared error of each, and how often a moment of a night
that was won has the higher chance; then the shift and the slope of `bots/hako_onna/playouts/forecast.py`.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from kurayami.bots import bot_of
from kurayami.bots.hako_onna.playouts.forecast import forecast, imagined_wins, log_odds
from kurayami.bots.hako_onna.search.evaluation import value
from kurayami.compiler import ints
from kurayami.extras.hako_onna import is_moment
from kurayami.games import hako_onna
from kurayami.games.hako_onna import State
from kurayami.games.hako_onna.ends import VISITORS_WIN
from kurayami.games.hako_onna.fast.layout import DEFEAT, END, ESCAPE, NOBODY, REST
from kurayami.games.hako_onna.fast.pastime import MOST_CHOICES, step
from kurayami.games.hako_onna.fast.plan import plan_of
from kurayami.games.hako_onna.fast.translation import position_of
from kurayami.kernel import Stream
from kurayami.lab.bot_game import BotGame
from kurayami.lab.sim import game_seed
from kurayami.table import Seeded, Table

MANY: Final = 200
"""Games imagined for each moment."""
MOMENTS: Final = 10
"""Moments of each game."""
TURNS: Final = 60
COMPANIES: Final = (2, 3, 3, 4, 3, 1)
PARTS: Final = (("whole", 0.0, 1.0), ("first third", 0.0, 0.33), ("second", 0.33, 0.67), ("last", 0.67, 1.0))


class Told(NamedTuple):
    part: float
    """Elapsed share of the game."""
    imagined: int
    chance: float
    weights: float
    random: float
    won: float


def night(number: int) -> tuple[list[State], float | None]:
    """Moments of a bot game, and whether the Visitors won; None if it has no end."""
    visitors = COMPANIES[number % len(COMPANIES)]
    options = hako_onna.Options(
        visitors=visitors,
        noise="discs" if number % 4 == 3 else "cards",
        giving_up=False,
        turn_limit=TURNS,
        random_boards=True,
    )
    key, seen = game_seed(7, number), list[State]()

    def watch(state: State) -> None:
        if is_moment(state) and state.end is None:
            seen.append(state)

    table = Table(hako_onna, options, Seeded(key, [bytes(32)] * (visitors + 1)))
    bot = bot_of("hako-onna", "clever")
    BotGame(table, [(bot, Stream(key, f"bot {seat}")) for seat in range(visitors + 1)], watch).play()
    end = table.state.end
    return seen, None if end in (None, "limit") else float(end in VISITORS_WIN)


def random_chance(state: State, rng: Stream) -> float:
    """Share of games won by the Visitors under random play."""
    won, house, random = 0, plan_of(state.options, state.house), ints([1 + rng.below(1 << 31)])
    for _ in range(MANY):
        position, found = position_of(state), ints([0] * MOST_CHOICES)
        while not position[END] and step(position, house, found, random) != NOBODY:
            pass
        won += int(position[END] in (ESCAPE, REST, DEFEAT))
    return won / MANY


def told_of(nights: int) -> Iterator[Told]:
    rng = Stream(bytes(32), "forecasts")
    for number in range(nights):
        seen, won = night(number)
        for at in range(0, len(seen) if won is not None else 0, max(1, len(seen) // MOMENTS)):
            state = seen[at]
            imagined = imagined_wins(state, rng, MANY)
            chances = forecast(state, rng, MANY), value(state), random_chance(state, rng)
            yield Told(at / len(seen), imagined, *chances, won or 0.0)


def error(told: Sequence[Told], chance: Callable[[Told], float]) -> float:
    return sum((chance(one) - one.won) ** 2 for one in told) / max(1, len(told))


def ranking(told: Sequence[Told], chance: Callable[[Told], float]) -> float:
    """Share of pairs in which a moment of a won game has higher odds than one of a lost game."""
    good, bad = [chance(one) for one in told if one.won], [chance(one) for one in told if not one.won]
    return sum((a > b) + 0.5 * (a == b) for a in good for b in bad) / max(1, len(good) * len(bad))


def fitted(told: Sequence[Told]) -> tuple[float, float]:
    """Shift and slope that best fit imagined games to real ones."""
    shift = slope = 0.0
    for _ in range(4000):
        left = right = 0.0
        for one in told:
            odds = log_odds(one.imagined, MANY)
            wrong = 1.0 / (1.0 + exp(-shift - slope * odds)) - one.won
            left, right = left + wrong, right + wrong * odds
        shift, slope = shift - 0.2 * left / len(told), slope - 0.2 * right / len(told)
    return shift, slope


def main() -> None:
    told = list(told_of(int(sys.argv[1]) if len(sys.argv) > 1 else 120))
    mean = sum(one.won for one in told) / len(told)
    ways: dict[str, Callable[[Told], float]] = {
        "imagined nights": lambda one: one.chance,
        "weights": lambda one: one.weights,
        "random play": lambda one: one.random,
        "the mean": lambda one: mean,
    }
    print(f"{len(told)} moments, the Visitors win {mean:.0%}; mean squared error / ranking")
    print(f"{'':17}" + "".join(f"{part:>16}" for part, _, _ in PARTS))
    for name, chance in ways.items():
        parts = [[one for one in told if low <= one.part < high] for _, low, high in PARTS]
        print(f"{name:17}" + "".join(f"{error(part, chance):9.3f} /{ranking(part, chance):5.2f}" for part in parts))
    for low in range(0, 100, 20):
        band = [one for one in told if low <= 100 * one.chance < low + 20]
        if band:
            said, was = sum(one.chance for one in band) / len(band), sum(one.won for one in band) / len(band)
            print(f"chance {low:2} to {low + 20} %: {len(band):4} moments, said {said:.0%}, was {was:.0%}")
    print("shift {:.2f}, slope {:.2f}".format(*fitted(told)))


if __name__ == "__main__":
    main()
