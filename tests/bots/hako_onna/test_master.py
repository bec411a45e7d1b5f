"""The master level: what it tries and chooses. Nights are imagined here without numba, a few of them; the rest is the
same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kurayami.bots import bot_of, prepare
from kurayami.bots.hako_onna import master_level
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna import actions as a
from kurayami.kernel import Stream
from tests.games.hako_onna.drawing import HALL, LIVING, Scene, night

ROOT = Path(__file__).parents[3]

HEAD = """
from msgspec.structs import replace
from kurayami.bots.hako_onna import master_level
from kurayami.compiler import COMPILED
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options, actions as a, events as e, frames as f
from kurayami.kernel import CHANCE, CLOCK, Move, Stream
from tests.games.hako_onna.drawing import HALL, LIVING, Scene, night
assert not COMPILED

def chosen(state, seat, budget, number=0):
    legal = hako_onna.legal(state, seat)
    action = master_level.choose(hako_onna.view(state, seat), legal, (), Stream(bytes(32), "bot", number), budget)
    assert action is None or hako_onna.plain(action) in legal, action
    return action
"""

WHOLE_NIGHT = """
state, rng, searched = hako_onna.setup(Options(visitors=2, turn_limit=3, giving_up=False)), Stream(bytes(32), "game"), 0
halved = master_level.halved
def counted(*given):
    global searched
    searched += 1
    return halved(*given)
master_level.halved = counted
while movers := [seat for seat in hako_onna.movers(state) if seat != CLOCK]:
    seat = movers[0]
    if seat == CHANCE:
        action = rng.outcome(hako_onna.chances(state))
    else:
        action = chosen(state, seat, 70, len(state.told[0]) << 20)
    state = hako_onna.apply(state, Move(seat, action, 0)).state
assert state.end, state.end
assert searched > 8, searched
"""

PLAIN_CHOICES = """
shadows = hako_onna.setup(Options()).house.rooms[LIVING].shadows
state = night(1, put={shadows[0]: "secret-exit"}, rooms={1: LIVING}, hands={1: ("key-ring",)},
    agenda=(f.TurnEnd(1), f.Act(1, main=True)))
told = (*state.told[0:1], ((e.Peeked(1, shadows[0], ("secret-exit",), (1,)),),), *state.told[2:])
state = replace(state, told=told)
assert chosen(state, 1, 2_000) == a.PeekAt(shadows[0])
home = hako_onna.setup(Options()).house.rooms[HALL].shadows[0]
scene = Scene(night(1, she=home, pages=4, slots=(6, None))).do(a.WalkTo(LIVING))
assert chosen(scene.state, 0, 2_000) == a.InterruptAtShadow(6, home)
"""

SECRETS = """
for number, seat in enumerate((1, 0, 1)):
    if seat:
        state = night(2, rooms={1: LIVING, 2: HALL})
    else:
        state = Scene(night(2, pages=6, slots=(6, 9), she=hako_onna.setup(Options()).house.rooms[HALL].shadows[0])).do(
            a.WalkTo(LIVING)).state
    other = hako_onna.imagine(hako_onna.view(state, seat), Stream(bytes(32), "secrets", number << 20))
    choices = [chosen(world, seat, 500, number << 24) for world in (state, other, state)]
    assert choices[0] == choices[1] == choices[2], choices
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
    assert done.returncode == 0, done.stderr


def test_it_plays_a_night_to_its_end() -> None:
    run(WHOLE_NIGHT)


def test_it_does_what_is_plain() -> None:
    run(PLAIN_CHOICES)


def test_secrets_change_nothing() -> None:
    run(SECRETS)


def test_until_nights_are_compiled_it_plays_like_clever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(master_level, "are_ready", lambda: False)
    state = night(2, rooms={1: LIVING, 2: HALL})
    legal = hako_onna.legal(state, 1)
    master = bot_of("hako-onna", "master")(hako_onna.view(state, 1), legal, (), Stream(bytes(32), "bot"), 60)
    thought = Stream(Stream(bytes(32), "bot").below(master_level.WORDS).to_bytes(8, "big"), "thought")
    clever = bot_of("hako-onna", "clever")(hako_onna.view(state, 1), legal, (), thought, 60)
    assert master is not None
    assert clever is not None
    assert master.action == clever.action


@pytest.mark.rule("HO-51")
def test_the_pause_tells_nothing_of_what_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does it hang on how much there was to think about."""
    monkeypatch.setattr(master_level, "are_ready", lambda: True)
    monkeypatch.setattr(master_level, "halved", lambda view, worlds, listed, rng, nights: rng.choice(listed).action)
    shadow, times = hako_onna.setup(Options()).house.rooms[HALL].shadows[0], set()
    for slots in ((6, None), (9, None), (3, None), (6, 9), (None, None)):
        scene = Scene(night(1, she=shadow, pages=9, slots=slots)).do(a.WalkTo(LIVING))
        legal, view = hako_onna.legal(scene.state, 0), hako_onna.view(scene.state, 0)
        if not legal:
            continue
        bot = bot_of("hako-onna", "master")
        decisions = [bot(view, legal, (), Stream(bytes(32), "bot", n << 24), 60) for n in range(5)]
        times.add(tuple(one.after for one in decisions if one is not None))
    assert len(times) == 1
    assert len(set(times.pop())) > 1


def test_what_a_level_needs_is_prepared_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setitem(prepare.__globals__["PREPARED"], ("hako-onna", "master"), lambda: asked.append("master"))
    prepare("hako-onna", "clever")
    prepare("hako-onna", "master")
    assert asked == ["master"]
