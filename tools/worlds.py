"""Two worlds that were told the same, game after game: does anybody see a difference? `make long ARGS=worlds`."""

import argparse
import time
from itertools import count

from kurayami.testing import Broken
from kurayami.testing.subjects import SUBJECTS
from kurayami.testing.worlds import PartingCounts, two_worlds

BATCH = 40
"""Seeds played before the next game's turn; fewer where each is a whole game."""

WHOLE_GAMES = 2


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    end = time.monotonic() + wish.minutes * 60
    secretive = [(name, subject) for name, subject in SUBJECTS.items() if subject.secrets]
    cases = [(f"{name} {index}", each, index) for name, each in secretive for index in range(len(each.options))]
    sums, failures = {name: PartingCounts() for name, _, _ in cases}, 0
    for batch in count(wish.seed * 1000):
        for name, subject, index in cases:
            if time.monotonic() > end:
                for title, tally in sums.items():
                    print(f"{title}: parted {tally.partings} times, {tally.apart} moves apart")
                return int(failures > 0)
            size = BATCH if subject.midgame else WHOLE_GAMES
            seeds = [(batch * BATCH + number).to_bytes(32, "big") for number in range(size)]
            try:
                tally = two_worlds(subject, subject.options[index], seeds)
            except Broken as broken:
                failures += 1
                print(f"{name}, batch {batch}: {broken}", flush=True)
            else:
                sums[name].partings += tally.partings
                sums[name].apart += tally.apart
    raise AssertionError


if __name__ == "__main__":
    raise SystemExit(main())
