"""Tests the learners' environments at length with their own tools; `make test` has a short form of each.

make envs                  all of it, about ten minutes
make envs ARGS="zoo"       only the parts named
"""

import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, seed_test

from kurayami.envs import spiel, zoo
from kurayami.envs.listing import SKINS
from kurayami.envs.zoo_parallel import KomnataStrachu
from tools.boot.place import ROOT


def tables() -> Iterator[tuple[str, int]]:
    for skin in SKINS.values():
        for seats in range(skin.fewest, skin.most + 1):
            yield skin.name, seats


def judge_zoo() -> None:
    """PettingZoo's tests, for every game and number of seats."""
    for game, seats in tables():
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            api_test(zoo.env(game, seats), num_cycles=2000)
            seed_test(partial(zoo.env, game, seats), num_cycles=500)
    for seats in range(1, 5):
        parallel_api_test(KomnataStrachu(seats), num_cycles=1000)


def judge_spiel() -> None:
    """OpenSpiel's random simulations, for every game and number of seats."""
    for game, seats in tables():
        loaded = pyspiel.load_game(spiel.short_name(SKINS[game]), {"players": seats})
        pyspiel.random_sim_test(loaded, num_sims=5, serialize=False, verbose=False)
        print(f"  {game}, {seats} seats", flush=True)


def judge_playthroughs() -> None:
    """OpenSpiel's playthroughs: written, and replayed to the same text."""
    for game in ("kurayami_hidden_rooms", "kurayami_komnata_strachu(players=2)", "kurayami_hako_onna(players=3)"):
        told = generate_playthrough.playthrough(game, action_sequence=None, seed=1)
        again = generate_playthrough.playthrough(game, action_sequence=None, seed=1)
        assert told == again, f"{game}: the same seed gives another playthrough"
        print(f"  {game}: {len(told.splitlines()):,} lines")


def chance_draws(state: Any, rng: Any) -> None:
    while state.is_chance_node():
        numbers, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(numbers, p=odds)))


def play_mcts() -> None:
    """OpenSpiel's MCTS plays a whole game of Hidden Rooms."""
    game, rng = pyspiel.load_game("kurayami_hidden_rooms"), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 60, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while True:
        chance_draws(state, rng)
        if state.is_terminal():
            break
        state.apply_action(bot.step(state))
    print(f"  {len(state.history())} moves, score {state.returns()[0]:.0f}")


def play_ismcts() -> None:
    """OpenSpiel's IS-MCTS plays her, against random Visitors, through a Hako Onna game."""
    game, rng = pyspiel.load_game("kurayami_hako_onna(players=3)"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2, 4, random_state=rng)
    state, searched = game.new_initial_state(), 0
    while True:
        chance_draws(state, rng)
        if state.is_terminal():
            break
        hers = state.current_player() == 0
        searched += hers
        state.apply_action(int(bot.step(state)) if hers else int(rng.choice(state.legal_actions())))
    print(f"  {len(state.history())} moves, {searched} of them searched, scores {state.returns()}")


def run_cluster() -> None:
    """A Ray cluster of two nodes on this machine, one of them killed during the work."""
    words = [sys.executable, "-m", "pytest", "-q", "tests/lab/cluster_of_two.py"]
    if subprocess.call(words, cwd=ROOT):
        raise SystemExit("cluster: failed")


PARTS: Final[dict[str, Callable[[], None]]] = {
    "zoo": judge_zoo,
    "spiel": judge_spiel,
    "playthroughs": judge_playthroughs,
    "mcts": play_mcts,
    "ismcts": play_ismcts,
    "cluster": run_cluster,
}


def main(names: Sequence[str]) -> int:
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        print(f"There is no {', '.join(unknown)}. There are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    for name in names or PARTS:
        print(f"--- {name}: {PARTS[name].__doc__}", flush=True)
        start = time.monotonic()
        PARTS[name]()
        print(f"{name}: passed in {time.monotonic() - start:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
