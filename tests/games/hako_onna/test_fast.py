"""The fast twin follows the rules: move by move beside the readable ones, with numba and without."""

import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames, setup
from kurayami.games.hako_onna.effects import PowerEffect
from kurayami.games.hako_onna.fast import layout as twin
from kurayami.games.hako_onna.fast.actions import ACTIONS, action_of, code_of
from kurayami.games.hako_onna.fast.agenda import FRAMES
from kurayami.games.hako_onna.fast.plan import EFFECTS, house_of, plan_of
from kurayami.games.hako_onna.fast.translation import REASONS, TILE, position_of, state_of
from kurayami.games.hako_onna.options import Options
from kurayami.kernel import Stream
from tests.games.hako_onna.twins import Twins, any_edition, any_options, anything, bots, long_living, numbers, play

ROOT = Path(__file__).parents[3]

SEEN = {
    *("Accept", "Activate", "Discard", "Done", "DrawPower", "Due", "EndTurn", "Fell", "Hide", "Interrupt"),
    *("KeepCard", "KeepDisc", "LetBe", "NameNumbers", "Offer", "PeekAt", "PlaceBoard", "PutBack", "Scream", "SetPower"),
    *("Show", "StepTo", "Take", "TakeBack", "TurnCard", "TurnUp", "Use", "WalkTo"),
}
"""Kinds of actions that occur in these games; `make long` covers all of them."""
LEAST_GAMES, MOST_GAMES = 12, 60
"""Games of random play: more than the least are only played until every kind of `SEEN` has occurred."""


def test_the_twin_plays_as_the_rules_say() -> None:
    """Everything that needs the compiled twin is in this one test, so it is compiled once and in one process."""
    seen: Counter[str] = Counter()
    rng = Stream(bytes(32), "twins")
    for levels in (("careful",), ("careful", "random")):
        play(any_options(rng), bots(levels, 0), rng, seen, most=400)
    for number in range(MOST_GAMES):
        if number >= LEAST_GAMES and seen.keys() >= SEEN:
            break
        play(any_options(rng), (anything, long_living)[number % 2], rng, seen, most=400)
    assert SEEN - seen.keys() == set()
    assert any(name.startswith("end: ") for name in seen)
    differences_are_found()


def differences_are_found() -> None:
    """The comparison works: a different move gives a different result."""
    twins = Twins(Options(), Counter())
    twins.position[twin.SUPPLY] -= 1
    before = twins.state
    with pytest.raises(AssertionError, match="supply"):
        twins.compare_states(before)
    twins = Twins(Options(), Counter())
    twins.plan[twin.VISITORS] = 4
    with pytest.raises(AssertionError):
        twins.compare_choices()


WITHOUT = """
import sys
sys.modules["numba"] = None
from collections import Counter
from kurayami.compiler import COMPILED, ints
assert not COMPILED
from kurayami.games.hako_onna import Options, setup
from kurayami.games.hako_onna.fast.pastime import MOST_CHOICES, play as pass_time
from kurayami.games.hako_onna.fast.plan import plan_of
from kurayami.games.hako_onna.fast.translation import position_of
from kurayami.kernel import Stream
from tests.games.hako_onna.twins import any_options, long_living, play
rng = Stream(bytes(32), "plain twins")
for _ in range(4):
    play(any_options(rng), long_living, rng, Counter(), most=250)
options = Options(giving_up=False)
start = setup(options)
twin = lambda: (position_of(start), plan_of(options, start.house))
print(pass_time(*twin(), *twin(), ints([0] * MOST_CHOICES), ints([1]), 4000) > 0)
"""


def test_the_twin_plays_as_the_rules_say_without_numba() -> None:
    words = [sys.executable, "-c", WITHOUT]
    answer = subprocess.run(words, capture_output=True, text=True, cwd=ROOT, check=False)
    assert answer.stdout == "True\n", answer.stderr


# Translation


def test_every_kind_of_action_and_frame_has_a_number() -> None:
    assert ACTIONS.keys() == set(get_args(a.Action))
    assert FRAMES.keys() == set(get_args(frames.Frame))
    for table in (ACTIONS, FRAMES):
        kinds = [number for number, _ in table.values()]
        assert len(kinds) == len(set(kinds))


def test_actions_come_back_from_their_numbers() -> None:
    """A few with negative, missing and several values; games cover the others."""
    for action in (
        a.PlaceBoard(1, -8, 8, 3),
        a.PutBack(None),
        a.Carry(None),
        a.NameNumbers(1, 4, 6),
        a.UseAlong(17, 3),
    ):
        assert action_of(code_of(action)) == action


def test_the_twin_counts_tiles_effects_and_ends_as_the_rules_do() -> None:
    names = {"hako-onna": 0, "diary-1": twin.FIRST_PAGE, "combination-1": twin.FIRST_NUMBER, "bones": twin.BONES}
    names |= {"weakness-stake": twin.FIRST_WEAKNESS, "secret-exit": twin.EXIT, "safe": twin.SAFE}
    names |= {"key-ring": twin.KEY_RING, "doll-mary": twin.DOLL, "fire-extinguisher": twin.EXTINGUISHER}
    names |= {"strange-charm": twin.CHARM, "wooden-stake": twin.FIRST_WEAPON, "empty": twin.EMPTY}
    assert {name: TILE[name] for name in names} == names
    assert max(TILE.values()) < twin.UNSEEN
    assert set(EFFECTS) == {effect for part in get_args(PowerEffect) for effect in get_args(part)}
    assert [EFFECTS.index(effect) + 1 for effect in ("close_to_you", "behind_you", "come_to_me", "we_are_many")] == [
        twin.CLOSE_TO_YOU,
        twin.BEHIND_YOU,
        twin.COME_TO_ME,
        twin.WE_ARE_MANY,
    ]
    assert (REASONS.index("escape") + 1, REASONS.index("limit") + 1) == (twin.ESCAPE, twin.LIMIT)


def test_a_first_position_leads_back_to_its_state() -> None:
    for number in range(10):
        options = Options(edition=any_edition(Stream(number.to_bytes(32, "big"), "editions")))
        state = setup(options)
        plan = plan_of(options, state.house)
        assert state_of(position_of(state), plan, state) == state
        assert house_of(options, plan) == state.house
        assert numbers(plan) == numbers(plan_of(options, house_of(options, plan)))
