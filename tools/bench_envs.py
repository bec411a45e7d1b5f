"""Speed of the learners' environments and the compiled twins, side by side with other libraries' games.

A step is one random legal action and observing its result: `last()` with its observation and mask in PettingZoo,
`legal_actions()` in OpenSpiel. After a game PettingZoo wants a step of nothing from every agent. Their time counts,
but they are no actions; a note says how many steps there are with them. Times are processor times, the best of three.
"""

import ctypes
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np
import open_spiel.python.games  # noqa: F401  their Python games, registered by import
import pyspiel

from kurayami.bots.hidden_rooms.route_tables import ground
from kurayami.bots.hidden_rooms.search import VALUE, best_next, desk, survey
from kurayami.bots.hidden_rooms.stage import begun, carry_out, deal
from kurayami.bots.hidden_rooms.value_net import learned
from kurayami.compiler import Ints, compiled, ints
from kurayami.envs import spiel, zoo
from kurayami.envs.listing import SKINS
from kurayami.envs.vector import HiddenRoomsVector
from kurayami.games.hidden_rooms import BOOKS, fast
from kurayami.games.hidden_rooms.book import expand, page_of
from kurayami.games.hidden_rooms.stages import Paths, drawn, play_stages
from kurayami.games.komnata_strachu import Options
from kurayami.games.komnata_strachu import fast as rounds
from kurayami.kernel import Stream

ROUNDS: Final = 3
STAGES: Final = 100_000
MANY: Final = 1024
CLASSIC: Final = ("leduc_holdem_v4", "tictactoe_v3", "connect_four_v3")
THEIRS: Final = ("tic_tac_toe", "leduc_poker", "hanabi", "python_tic_tac_toe", "python_kuhn_poker")


def best(work: Callable[[], int]) -> float:
    """Steps per second, in the fastest of some rounds."""
    rates = []
    for _ in range(ROUNDS):
        start = process_time()
        steps = work()
        rates.append(steps / (process_time() - start))
    return max(rates)


def say(what: str, rate: float, note: str = "") -> None:
    print(f"{what:52}{rate:>14,.0f}  {note}", flush=True)


# Compiled twins


def compiled_loop() -> float:
    track = fast.track(expand(page_of(BOOKS["rooms"], 1).route))
    route, board, none = Paths(track.turns, track.where), ints([0] * 36), ints([])
    play_stages(1, route, 1, 500, board, ints([1]), none)
    return best(lambda: int(play_stages(STAGES, route, 1, 500, board, ints([1]), none)[0]))


def plain_c() -> float | None:
    """The same loop in C, if there is a compiler. It must count the same steps."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    track = fast.track(expand(page_of(BOOKS["rooms"], 1).route))
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "twin.so"
        source = Path(__file__).with_name("twin.c")
        subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", library, source], check=True)
        loop = ctypes.CDLL(str(library)).play_stages
        loop.restype = ctypes.c_int64
        tables = [
            table.ctypes.data_as(ctypes.c_void_p) for table in (track.turns, track.where, fast.STEPS, fast.FITTING)
        ]
        numbers = [ctypes.c_int64(number) for number in (1, 500, 1)]
        return best(lambda: int(loop(ctypes.c_int64(STAGES), *tables, *numbers)))


def positions() -> float:
    """Positions per second judged by the search of `master`."""
    known, mind, work, rng = ground(expand(page_of(BOOKS["rooms"], 2).route)), learned(), desk(), Stream(bytes(32), "")
    met: list[Any] = []
    while len(met) < 60:
        position = begun(*deal(2, rng))
        fast.end_turn(position, known.turns)
        while position[fast.RESULT] == fast.GOES_ON:
            met.append(position.copy())
            size = survey(position, known, mind, work, VALUE)
            carry_out(position, known, int(work.plans[int(np.argmax(work.worth[:size]))]), rng)
    best_next(met[0], known, mind, work)

    def search() -> int:
        work.nodes[0] = 0
        for _ in range(10):
            for position in met:
                best_next(position, known, mind, work)
        return int(work.nodes[0])

    return best(search)


def judged() -> float:
    """Rounds of four Komnata Strachu players."""
    rng, table = np.random.default_rng(1), rounds.table(Options(players=4))
    cards = rng.integers(0, len(table.by_shape), (200_000, 3))
    choices = rng.integers(0, len(rounds.CHOICES), (200_000, 4))
    times = rng.integers(500, 5000, (200_000, 4))
    return best(lambda: len(rounds.first(table, cards, choices, times, 30_000)))


# Environments


@compiled
def choose(masks: Any, chosen: Ints, chance: Ints) -> None:
    """A legal action for every row."""
    for row in range(len(chosen)):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[row, action]
        left = drawn(chance, 0, legal)
        for action in range(masks.shape[1]):
            if masks[row, action]:
                if left == 0:
                    chosen[row] = action
                    break
                left -= 1


def vector() -> float:
    many = HiddenRoomsVector(MANY)
    _, info = many.reset(seed=1)
    chosen, chance = np.zeros(MANY, np.int64), ints([1])
    choose(info["action_mask"], chosen, chance)
    many.step(chosen)

    def steps() -> int:
        nonlocal info
        for _ in range(400):
            choose(info["action_mask"], chosen, chance)
            *_, info = many.step(chosen)
        return 400 * MANY

    return best(steps)


def picked(mask: Any, rng: Any) -> int:
    """A legal action, chosen faster than an environment steps."""
    legal = np.flatnonzero(mask.view(np.bool_))
    return int(legal[rng.integers(len(legal))])


def aec(env: Any, count: int = 3000) -> tuple[float, str]:
    """Actions per second, and a note on the steps in which nobody acts."""
    rng, closing = np.random.default_rng(1), 0

    def actions() -> int:
        nonlocal closing
        env.reset(seed=1)
        done = closing = 0
        while done < count:
            if not env.agents:
                env.reset()
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                closing += 1
            else:
                env.step(picked(seen["action_mask"], rng))
                done += 1
        return done

    rate = best(actions)
    return rate, f"{rate * (1 + closing / count):,.0f} with the steps that close a game"


def tree(game: Any, count: int = 3000) -> float:
    rng = np.random.default_rng(1)

    def steps() -> int:
        done, state = 0, game.new_initial_state()
        while done < count:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                numbers = [number for number, _ in state.chance_outcomes()]
            else:
                numbers = state.legal_actions()
            state.apply_action(numbers[int(rng.integers(len(numbers)))])
            done += 1
        return done

    return best(steps)


def main() -> None:
    print("\nCompiled twins, each second")
    loop, c = compiled_loop(), plain_c()
    say(
        "Hidden Rooms, whole stages at random: steps", loop, f"{loop / c:.2f} of plain C" if c else "no C compiler here"
    )
    if c:
        say("  the same loop in plain C (cc -O2)", c)
    say("Hidden Rooms, positions judged by `master`", positions())
    say("Komnata Strachu, rounds judged", judged())
    print("\nEnvironments, steps each second")
    say(f"Gymnasium, Hidden Rooms, {MANY} at once", vector(), "with observations, masks and the choice of actions")
    for form in ("env", "raw_env"):
        for skin in SKINS.values():
            made = getattr(zoo, form)(skin.name, skin.most)
            say(f"PettingZoo, {form}, ours: {skin.name}, {skin.most} seats", *aec(made))
        for name in CLASSIC:
            try:
                classic = getattr(import_module(f"pettingzoo.classic.{name}"), form)()
            except (ImportError, AttributeError, AssertionError) as error:
                print(f"PettingZoo, theirs: {name}: {type(error).__name__}, it wants packages that are not here")
                continue
            say(f"PettingZoo, {form}, theirs: {name}", *aec(classic))
    for skin in SKINS.values():
        loaded = pyspiel.load_game(spiel.short_name(skin), {"players": skin.most})
        say(f"OpenSpiel, ours: {skin.name}, {skin.most} seats", tree(loaded))
    for name in THEIRS:
        say(f"OpenSpiel, theirs: {name}", tree(pyspiel.load_game(name)))


if __name__ == "__main__":
    main()
