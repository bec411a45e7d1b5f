"""Imagined games: everybody plays by the rules, and the forecasts are plausible.

They run here without numba: compiling takes a minute, and the results are the same.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]

HEAD = """
from collections import Counter
from kurayami.bots.hako_onna.playouts import forecast as playouts, night as nights
from kurayami.compiler import COMPILED
from kurayami.kernel import Stream
from tests.games.hako_onna.drawing import RED, night
assert not COMPILED
"""

BY_THE_RULES = """
from kurayami.extras.hako_onna import is_moment
from kurayami.games.hako_onna.fast.codes import kind
from tests.games.hako_onna.twins import Twins, any_options, long_living
from kurayami.games import hako_onna
from kurayami.kernel import CHANCE, Move

choose, seen = nights.choose, Counter()

def checked(position, house, mind, atlas, seat, size, found, random):
    code = choose(position, house, mind, atlas, seat, size, found, random)
    assert code in found[:size], (seat, kind(code))
    seen[kind(code)] += 1
    return code

nights.choose = checked
rng, moments = Stream(bytes(32), "by the rules"), 0
for _ in range(5):
    state = hako_onna.setup(any_options(rng))
    for number in range(400):
        movers = [seat for seat in hako_onna.movers(state) if seat >= CHANCE]
        if not movers or state.end:
            break
        seat = movers[rng.below(len(movers))]
        action = rng.outcome(hako_onna.chances(state)) if seat == CHANCE else long_living(state, seat, rng)
        state = hako_onna.apply(state, Move(seat, action, 0)).state
        if is_moment(state) and state.end is None and number % 12 == 0:
            assert 0 <= playouts.imagined_wins(state, rng, 1) <= 1
            moments += 1
print(moments > 15, len(seen) > 15)
"""

WHAT_ONE_WOULD_THINK = """
def chance(**drawn):
    return playouts.forecast(night(**drawn), Stream(bytes(32), "nights"), 60)

plain = chance()
assert chance() == plain, "the same nights are imagined each time"
key = chance(hands={1: ("key-ring",)}, put={0: "secret-exit"}, up=(0,))
assert key > 0.9 > plain, (key, plain)
doll = chance(hands={1: ("doll-mary",)})
assert doll > plain, (doll, plain)
far = {0: "bones", 23: "doll-mary", 5: "secret-exit"}
alone, both = chance(put=far, hakobito_at={2: (14, None)}, pages=9, slots=(6, 7)), chance(put=far)
assert alone < both, (alone, both)
assert playouts.forecast(night(agenda=(), end="escape"), Stream(b"", "")) == 1.0
assert playouts.forecast(night(agenda=(), end="all-dead"), Stream(b"", "")) == 0.0
print(True, True)
"""


def run(script: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", HEAD + script],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "True True\n", done.stderr


def test_everybody_plays_by_the_rules() -> None:
    run(BY_THE_RULES)


def test_a_night_stands_as_one_would_think() -> None:
    run(WHAT_ONE_WOULD_THINK)
