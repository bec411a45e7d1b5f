"""Many random nights in the mansion: does every game of Hako Onna end, and how? Are all 58 tiles always there?

    python -m tools.mansion_nights [games]

plays so many games (1,000 if not told) for each number of Visitors, with cards and with discs, basic and advanced.
Visitors never give up; otherwise everybody does anything that is legal, with the same odds. They know nothing and want
nothing, so the shares say how games end, not who is stronger.
"""

import sys
from collections import Counter
from itertools import product
from time import perf_counter
from typing import Final

from kurayami.games import hako_onna
from kurayami.games.hako_onna.options import UNATTENDED_TURNS, Noise
from kurayami.games.hako_onna.tiles import EMPTY, KINDS
from kurayami.kernel import CHANCE, CLOCK, Due, Move, Stream
from kurayami.testing.hako_onna import hako_onna_tiles

TILES: Final = sorted([*(kind for kind in KINDS if kind != EMPTY), *[EMPTY] * 24])
ENDS: Final = ("escape", "rest", "defeat", "all-dead", "inevitable", "limit")


def night(options: hako_onna.Options, stream: Stream) -> tuple[str, int]:
    """End of one game, and its number of moves."""
    state = hako_onna.setup(options)
    moves = now = 0
    while movers := hako_onna.movers(state):
        seat = movers[stream.below(len(movers))]
        if seat == CHANCE:
            action = stream.outcome(hako_onna.chances(state))
        else:
            action = stream.choice(hako_onna.legal(state, seat))
        due = hako_onna.deadline(state)
        now = max(now, due or 0) if isinstance(action, Due) else now
        state = hako_onna.apply(state, Move(seat, action, now)).state
        moves += 1
        if seat != CLOCK and hako_onna_tiles(state) != TILES:
            raise AssertionError(f"a tile is lost after {action}")
    return state.end or "", moves


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"{games} games each, in per cent; moves: a game's mean")
    print(f"{'Visitors':9}{'noise':7}{'kind':10}" + "".join(f"{end:>11}" for end in ENDS) + f"{'moves':>8}{'s':>7}")
    noises: tuple[Noise, ...] = ("cards", "discs")
    for visitors, noise, advanced in product(range(1, 5), noises, (False, True)):
        options = hako_onna.Options(
            visitors=visitors,
            noise=noise,
            advanced_powers=advanced,
            advanced_items=advanced,
            random_boards=True,
            giving_up=False,
            turn_limit=UNATTENDED_TURNS,
        )
        start, stream = perf_counter(), Stream(bytes(32), f"nights {visitors} {noise} {advanced}")
        nights = [night(options, stream) for _ in range(games)]
        ends = Counter(end for end, _ in nights)
        shares = "".join(f"{100 * ends[end] / games:11.1f}" for end in ENDS)
        mean = sum(moves for _, moves in nights) / games
        kind = "advanced" if advanced else "basic"
        print(f"{visitors:<9}{noise:7}{kind:10}{shares}{mean:8.0f}{perf_counter() - start:7.1f}", flush=True)


if __name__ == "__main__":
    main()
