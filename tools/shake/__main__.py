"""Runs tests again and again, in random order, beside processes that keep every core busy.

make shake                                       20 rounds of the live tests, 5 of the others, 3 in the browser
make shake ARGS="--rounds 20 tests/server"       what is named, as often as asked
make shake ARGS="--rounds 5 -m live"             a group: live, browser, "not live and not browser"
make shake ARGS="--seed 812 tests/server"        a round that failed, once more: the same order and hash seed
make shake ARGS="--minutes 30"                   no new round after half an hour; the next call goes on counting
make shake ARGS=--summary                        all rounds so far, from .cache/shake

What is not named here goes to pytest.
"""

import argparse
import os
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tools.boot.place import ROOT
from tools.shake.load import load
from tools.shake.rounds import Round, shake_once
from tools.shake.tally import Tally

PROGRAMME: Final = (
    (20, ("-m", "live")),
    (5, ("-m", "not live and not browser")),
    (3, ("-m", "browser")),
)
"""Rounds of every group when nothing is named."""

Plan = Iterator[tuple[int, int, Sequence[str]]]


def main(argv: Sequence[str] | None = None) -> int:
    wish, selection = parser().parse_known_args(argv)
    tally = Tally(wish.folder)
    if wish.forget:
        tally.forget()
    if wish.summary:
        print(tally.summary.read_text("utf-8") if tally.summary.exists() else "nothing was shaken yet")
        return 0
    first = random.SystemRandom().randrange(10**6) if wish.seed is None else wish.seed
    end = time.monotonic() + 60 * wish.minutes
    done: list[Round] = []
    with load(0 if wish.calm else wish.eaters):
        for seed, (number, rounds, selected) in enumerate(plan(wish.rounds, wish.seed, selection), first):
            if time.monotonic() > end:
                print("the time is up; what was done is kept")
                break
            done.append(shake_once(selected, seed))
            tally.add(done[-1])
            tell(done[-1], number, rounds)
    print(f"\n{tally.summary.read_text('utf-8')}")
    return int(any(each.failures for each in done))


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="shake", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--rounds", type=int, help="rounds of every selection")
    parser.add_argument("--seed", type=int, help="seed of the first round; the next ones count up")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="start no round after this time")
    parser.add_argument("--eaters", type=int, default=os.cpu_count() or 1, help="processes that keep the cores busy")
    parser.add_argument("--calm", action="store_true", help="nothing beside the tests")
    parser.add_argument("--summary", action="store_true", help="print the rounds so far and end")
    parser.add_argument("--forget", action="store_true", help="throw the rounds so far away first")
    parser.add_argument("--folder", type=Path, default=ROOT / ".cache" / "shake", help="where results are kept")
    return parser


def plan(rounds: int | None, seed: int | None, selection: Sequence[str]) -> Plan:
    """Number, count and selection of each round. A named seed asks for one round, unless more are asked for."""
    programme = [(rounds or (1 if seed is not None else 5), selection)] if selection else PROGRAMME
    for usual, selected in programme:
        count = rounds or usual
        for number in range(1, count + 1):
            yield number, count, selected


def tell(done: Round, number: int, rounds: int) -> None:
    name = done.selection or "everything"
    failed = f"{len(done.failures)} failed" if done.failures else "all passed"
    what = f"{done.tests} tests, {failed}, {done.seconds} s"
    print(f"{name}: round {number} of {rounds}, seed {done.seed}: {what}", flush=True)
    for failure in done.failures:
        print(f"  FAILED {failure.test}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
