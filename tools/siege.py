"""Long attacks on the house, for an hour when nobody needs the machine: `make siege ARGS="worlds --minutes 30"`.

The suite has a short form of each.
"""

import argparse
import sys
import time
from itertools import count

from tests.server import killing, malforming

from kurayami.testing import Broken
from kurayami.testing.subjects import SUBJECTS
from kurayami.testing.worlds import two_worlds

BATCH = 40
"""Seeds that are played before the next game has its turn."""


def worlds(wish: argparse.Namespace) -> bool:
    """Two worlds that were told the same, game after game: does anybody see a difference?"""
    end = time.monotonic() + wish.minutes * 60
    secretive = [(name, subject) for name, subject in SUBJECTS.items() if subject.secrets]
    cases = [(name, subject, options) for name, subject in secretive for options in subject.options]
    partings, apart, sound = [0] * len(cases), [0] * len(cases), True
    for batch in count():
        for index, (name, subject, options) in enumerate(cases):
            if time.monotonic() > end:
                for each, (game, _, _) in enumerate(cases):
                    print(f"{game} {each}: parted {partings[each]} times, {apart[each]} moves apart")
                return sound
            first = wish.seed * 1_000_000 + batch * BATCH
            seeds = [number.to_bytes(32, "big") for number in range(first, first + (BATCH if subject.midgame else 2))]
            try:
                tally = two_worlds(subject, options, seeds)
            except Broken as broken:
                sound = False
                print(f"{name} {index}, seeds from {first}: {broken}", flush=True)
            else:
                partings[index] += tally.partings
                apart[index] += tally.apart
    raise AssertionError


def main() -> None:
    parser = argparse.ArgumentParser(prog="siege", description=__doc__)
    attacks = parser.add_subparsers(required=True)
    two = attacks.add_parser("worlds", help="two worlds that were told the same look the same")
    two.add_argument("--minutes", type=float, default=10)
    two.add_argument("--seed", type=int, default=1)
    two.set_defaults(attack=worlds)
    attacks.add_parser("kills", help="servers that are killed lose nothing; with --postgres, --power-cut, --failing")
    attacks.add_parser("malformed", help="malformed messages, a hundred thousand or as many as you like")
    match sys.argv[1:]:
        case ["kills", *more]:
            sys.argv[1:] = more
            killing.main()
        case ["malformed", *more]:
            sys.argv[1:] = more
            malforming.main()
        case _:
            wish = parser.parse_args()
            sys.exit(0 if wish.attack(wish) else 1)


if __name__ == "__main__":
    main()
