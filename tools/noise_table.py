"""Odds that discs topple: the tables of docs/noise.md.

    python tools/noise_table.py --cycles 1000

Prints how the noise cards do (exactly), how three hands do with the discs (by simulation; the same numbers every
time), and the odds that a game without a screen uses. Takes some minutes.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import chain, combinations, permutations
from typing import TypeAlias

from kurayami.discs import HANDS, ORDINARY, POSITIONS, Difficulty, Hand, Rest, Result, aim, drop, release, sway, tremor
from kurayami.kernel import Stream

CARDS = range(6)
NOISE = 11
EXACT = Hand(place=0, moment=0)
"""A program that watches the sway and drops exactly where and when it wants."""

RESULTS: tuple[Result, ...] = ("quiet", "slid_off", "topple")

Check: TypeAlias = tuple[int, int, Result]
"""The position of the disc (from 1), the number of discs on the stack, and the result."""


def cards() -> tuple[Fraction, Fraction]:
    """Share of cycles, from reset to reset, that end with noise; and quiet checks per cycle.

    The sixth card is never flipped: when it is the last one left, time is overdue (HO-16).
    """
    noise = quiet = 0
    orders = list(permutations(CARDS))
    for order in orders:
        checks = [sum(order[:turned]) >= NOISE for turned in range(1, len(CARDS))]
        noise += any(checks)
        quiet += checks.index(True) if any(checks) else len(checks)
    return Fraction(noise, len(orders)), Fraction(quiet, len(orders))


def cycle(stream: Stream, hand: Hand, difficulty: Difficulty, kept: Sequence[int] = ()) -> Iterator[Check]:
    """One cycle of checks, from reset to reset, in which some discs are kept instead of placed."""
    stack: tuple[Rest, ...] = ()
    for position, kind in enumerate(POSITIONS[difficulty], 1):
        if position in kept:
            continue
        result: Result = "slid_off"
        while result == "slid_off":
            motion = sway(stream, len(stack))
            let_go = release(stream, hand, aim(stack), motion)
            fall = drop(stack, kind, let_go.x, True, tremor(stream, motion, let_go.when))
            result = fall.result
            yield position, len(stack), result
            stack = fall.rests if result == "quiet" else fall.rests[:-1]
        if result == "topple":
            return


def cycles(hand: Hand, difficulty: Difficulty, number: int, kept: Sequence[int] = ()) -> list[list[Check]]:
    stream = Stream(bytes(32), f"noise {difficulty} {hand.place} {hand.moment} {kept}")
    return [list(cycle(stream, hand, difficulty, kept)) for _ in range(number)]


def compared(name: str, noise: float, quiet: float) -> str:
    return f"| {name} | {noise:.2f} | {quiet:.2f} | {noise / (noise + quiet):.3f} |"


def summary(name: str, played: list[list[Check]]) -> str:
    noise = sum(checks[-1][2] == "topple" for checks in played) / len(played)
    quiet = sum(result == "quiet" for checks in played for _, _, result in checks) / len(played)
    return compared(name, noise, quiet)


def percents(counts: Counter[Result]) -> tuple[int, ...]:
    """Quiet, slid off, topple; together 100."""
    total = counts.total()
    slid, topple = (round(100 * counts[result] / total) for result in RESULTS[1:])
    return 100 - slid - topple, slid, topple


def by_position(name: str, played: list[list[Check]]) -> str:
    fates: dict[int, Counter[Result]] = {position: Counter() for position in range(1, 6)}
    for position, _, result in chain.from_iterable(played):
        fates[position][result] += 1
    shares = [percents(fate) if fate else None for fate in fates.values()]
    return f"| {name} | " + " | ".join(f"{share[2]} ({share[1]})" if share else "-" for share in shares) + " |"


def model(difficulty: Difficulty, number: int) -> Iterator[str]:
    """An ordinary hand's odds by the disc's position and the height of the stack, whichever discs are kept."""
    black = [position for position, kind in enumerate(POSITIONS[difficulty], 1) if kind == "black"]
    ways = list(chain.from_iterable(combinations(black, size) for size in range(len(black) + 1)))
    fates: dict[tuple[int, int], Counter[Result]] = {}
    for kept in ways:
        share = number if not kept else number // 4
        for position, height, result in chain.from_iterable(cycles(ORDINARY, difficulty, share, kept)):
            fates.setdefault((position, height), Counter())[result] += 1
    for (position, height), fate in sorted(fates.items()):
        slid, topple = percents(fate)[1:]
        slid, topple = max(slid, min(height, 1)), max(topple, 1)  # what can happen, may happen
        quiet = 100 - slid - topple
        yield f"| {difficulty} | {position} | {height} | {quiet} | {slid} | {topple} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cycles", type=int, default=1000)
    number = parser.parse_args().cycles
    played = {
        f"{difficulty}, {name}": cycles(hand, difficulty, number)
        for difficulty in POSITIONS
        for name, hand in {"exact": EXACT, **HANDS}.items()
    }
    print("| | cycles with noise | quiet checks in a cycle | noise per check |\n|---|---|---|---|")
    print(compared("cards", *map(float, cards())))
    print(*(summary(name, of) for name, of in played.items()), sep="\n")
    print("\n| topples (slid off), percent | 1 | 2 | 3 | 4 | 5 |\n|---|---|---|---|---|---|")
    print(*(by_position(name, of) for name, of in played.items()), sep="\n")
    print("\n| difficulty | position | discs on the stack | quiet | slid off | topple |\n|---|---|---|---|---|---|")
    print(*(line for difficulty in POSITIONS for line in model(difficulty, number)), sep="\n")


if __name__ == "__main__":
    main()
