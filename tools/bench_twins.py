"""Speed of Hako Onna's twin: random games from the first move to the end, with chance drawn, on one core."""

from time import process_time
from typing import Final

from kurayami.compiler import COMPILED, ints
from kurayami.games.hako_onna import Options, setup
from kurayami.games.hako_onna.fast.pastime import MOST_CHOICES, play
from kurayami.games.hako_onna.fast.plan import plan_of
from kurayami.games.hako_onna.fast.translation import position_of

STEPS: Final = 3_000_000 if COMPILED else 3_000
ROUNDS: Final = 5


def steps_per_second(options: Options) -> float:
    start = setup(options)
    position, plan = position_of(start), plan_of(options, start.house)
    again = (position_of(start), plan_of(options, start.house), ints([0] * MOST_CHOICES), ints([1]))
    play(position, plan, *again, 1_000)
    times = []
    for _ in range(ROUNDS):
        begun = process_time()
        play(position, plan, *again, STEPS)
        times.append(process_time() - begun)
    return STEPS / min(times)


def main() -> None:
    basic = Options(giving_up=False)
    advanced = Options(noise="discs", advanced_powers=True, advanced_items=True, giving_up=False)
    print(f"Hako Onna's twin, cards, basic: {steps_per_second(basic):,.0f} steps/s", flush=True)
    print(f"Hako Onna's twin, discs, advanced: {steps_per_second(advanced):,.0f} steps/s", flush=True)


if __name__ == "__main__":
    main()
