"""Discs dropped over a stack."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kurayami.discs import (
    ORDINARY,
    POSITIONS,
    Difficulty,
    Fall,
    Kind,
    Rest,
    Tremor,
    aim,
    drop,
    judge,
    release,
    sway,
    tremor,
)
from kurayami.discs.bodies import MOST_STEPS, build, fallen, settle
from kurayami.discs.fall import REACH
from kurayami.discs.verdict import BUMP, touches
from kurayami.kernel import Stream
from tests.discs.drawn import leaning, lying_on

ROOT = Path(__file__).parents[2]
CALM = Tremor()
FIRST = leaning()

KINDS: tuple[Kind, ...] = ("black", "small", "big")
kinds = st.sampled_from(KINDS)
tremors = st.builds(
    Tremor,
    offset=st.integers(-2000, 2000),
    tilt=st.integers(-300_000, 300_000),
    speed=st.integers(-10_000, 10_000),
    spin=st.integers(-3_000_000, 3_000_000),
)


@st.composite
def stacks(draw: st.DrawFn) -> tuple[Rest, ...]:
    """Stacks as they arise in play: up to four discs dropped quietly by an ordinary hand."""
    stream = Stream(draw(st.binary(min_size=32, max_size=32)), "stack")
    stack: tuple[Rest, ...] = ()
    for kind in POSITIONS[draw(st.sampled_from(sorted(POSITIONS)))][: draw(st.integers(0, 4))]:
        motion = sway(stream, len(stack))
        let_go = release(stream, ORDINARY, aim(stack), motion)
        fall = drop(stack, kind, let_go.x, draw(st.booleans()), tremor(stream, motion, let_go.when))
        stack = fall.rests if fall.result == "quiet" else stack
    return stack


falls = st.tuples(stacks(), kinds, st.integers(-4000, 4000), st.booleans(), tremors)


def careful(difficulty: Difficulty) -> tuple[Rest, ...]:
    """All five discs, placed by a hand that does not tremble."""
    stack: tuple[Rest, ...] = ()
    for kind in POSITIONS[difficulty]:
        fall = drop(stack, kind, aim(stack), True, CALM)
        assert fall.result == "quiet"
        stack = fall.rests
    return stack


@pytest.mark.rule("HO-18")
def test_the_discs_of_the_three_difficulties() -> None:
    assert POSITIONS == {
        "regular": ("black", "black", "small", "black", "black"),
        "hard": ("black", "black", "big", "black", "black"),
        "nightmare": ("black", "big", "black", "small", "black"),
    }


@pytest.mark.rule("HO-18", "HO-21")
@pytest.mark.parametrize("difficulty", POSITIONS)
def test_whoever_does_not_tremble_can_place_all_five(difficulty: Difficulty) -> None:
    assert [rest.kind for rest in careful(difficulty)] == list(POSITIONS[difficulty])


@pytest.mark.rule("HO-18", "HO-19")
@pytest.mark.parametrize(("kind", "blip_up"), [("black", True), ("small", True), ("small", False), ("big", True)])
def test_any_disc_can_be_the_first(kind: Kind, blip_up: bool) -> None:
    assert drop((), kind, 480, blip_up, CALM).result == "quiet"


@pytest.mark.rule("HO-18", "HO-19")
@pytest.mark.parametrize(
    ("kind", "blip_up", "uphill"),
    [("black", True, 0), ("small", True, 0), ("small", False, 300), ("big", True, 0), ("big", False, 800)],
)
def test_any_disc_can_lie_on_another(kind: Kind, blip_up: bool, uphill: int) -> None:
    assert drop((FIRST,), kind, FIRST.x - uphill, blip_up, CALM).result == "quiet"


@pytest.mark.rule("HO-18")
@pytest.mark.parametrize("kind", ["small", "big"])
def test_a_blip_down_lifts_its_own_disc_and_a_blip_up_the_next_one(kind: Kind) -> None:
    def placed(stack: tuple[Rest, ...], kind: Kind, blip_up: bool) -> tuple[Rest, ...]:
        return drop(stack, kind, FIRST.x - 300, blip_up, CALM).rests

    flat, up, down = placed((FIRST,), "black", True), placed((FIRST,), kind, True), placed((FIRST,), kind, False)
    assert abs(up[1].y - flat[1].y) < 10
    assert down[1].y - flat[1].y > 50
    assert placed(up, "black", True)[2].y - placed(flat, "black", True)[2].y > 50


@pytest.mark.rule("HO-19")
def test_the_first_disc_beside_the_bump_is_a_topple() -> None:
    assert drop((), "black", 2500, True, CALM).result == "topple"


@pytest.mark.rule("HO-19")
def test_a_disc_far_from_the_stack_slid_off_and_the_stack_stands() -> None:
    stack = (FIRST, lying_on(FIRST))
    fall = drop(stack, "black", 6000, True, CALM)
    assert fall.result == "slid_off"
    assert judge(fall.rests[:-1]) == "quiet"


@pytest.mark.rule("HO-19")
def test_a_disc_over_the_edge_of_the_stack_is_a_topple() -> None:
    assert drop((FIRST,), "black", FIRST.x + 1400, True, CALM).result == "topple"


@pytest.mark.rule("HO-19")
def test_the_bottom_disc_can_be_made_to_slip_off_the_bump() -> None:
    barely = drop((), "black", 1150, True, CALM)
    assert barely.result == "quiet"
    on_its_high_side = drop(barely.rests, "black", 0, True, CALM)
    assert on_its_high_side.result == "topple"
    assert BUMP not in touches(on_its_high_side.rests)[0]


@pytest.mark.rule("HO-21")
@settings(max_examples=40, deadline=None)
@given(falls)
def test_the_same_input_gives_the_same_fall(let_go: tuple[tuple[Rest, ...], Kind, int, bool, Tremor]) -> None:
    assert drop(*let_go) == drop(*let_go)


@pytest.mark.rule("HO-21")
def test_another_process_gives_the_same_falls() -> None:
    code = "from tests.discs.test_fall import some_falls; print(some_falls())"
    words = [sys.executable, "-c", code]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert json.loads(told) == json.loads(some_falls())


def some_falls() -> str:
    """Falls of all kinds, as JSON."""
    tall = careful("nightmare")[:4]
    found: list[Fall] = [
        drop(stack, "black", x, True, Tremor(37, 20_000, 1500, 400_000))
        for stack in ((), (FIRST,), tall[:2], tall)
        for x in range(-2000, 2001, 400)
    ]
    return msgspec.json.encode(found).decode()


@pytest.mark.rule("HO-21")
def test_a_fall_depends_on_recorded_numbers_alone() -> None:
    stack = careful("regular")[:4]
    recorded = msgspec.json.decode(msgspec.json.encode(stack), type=tuple[Rest, ...])
    assert drop(recorded, "black", 500, True, CALM) == drop(stack, "black", 500, True, CALM)


def test_a_topple_can_be_undone_because_the_stack_before_is_only_numbers() -> None:
    stack = careful("hard")[:4]
    before = msgspec.json.encode(stack)
    assert drop(stack, "black", 2000, True, Tremor(speed=50_000)).result != "quiet"
    assert msgspec.json.encode(stack) == before
    assert drop(stack, "black", aim(stack), True, CALM).result == "quiet"


@pytest.mark.rule("HO-19", "HO-21")
@settings(max_examples=60, deadline=None)
@given(falls)
def test_every_fall_keeps_its_promises(let_go: tuple[tuple[Rest, ...], Kind, int, bool, Tremor]) -> None:
    stack, kind, _, blip_up, _ = let_go
    fall = drop(*let_go)
    assert [(rest.kind, rest.blip_up) for rest in fall.rests] == [
        *((rest.kind, rest.blip_up) for rest in stack),
        (kind, blip_up),
    ]
    assert fall.result == judge(fall.rests)
    assert fall.result != "slid_off" or judge(fall.rests[:-1]) == "quiet"
    assert fall.result != "slid_off" or stack
    for rest in fall.rests:
        assert abs(rest.x) <= 50_000
        assert 0 < rest.y <= 20_000
        assert abs(rest.turn) <= 10_000_000


@settings(max_examples=25, deadline=None)
@given(stacks().filter(bool))
def test_a_stack_that_nobody_touches_stays(stack: tuple[Rest, ...]) -> None:
    assert judge(fallen(stack)) == "quiet"


@pytest.mark.parametrize("difficulty", POSITIONS)
def test_a_stack_does_not_creep_when_it_is_built_anew(difficulty: Difficulty) -> None:
    stack = later = careful(difficulty)
    for _ in range(5):
        later = fallen(later)
    assert all(abs(then.x - now.x) <= 25 for then, now in zip(later, stack, strict=True))


@pytest.mark.rule("HO-21")
def test_time_is_bounded_even_if_nothing_comes_to_rest() -> None:
    space, bodies = build([FIRST])
    space.gravity = 0.0, 0.0
    bodies[0].angular_velocity = 1.0
    assert settle(space, bodies) == MOST_STEPS == 2500


def test_nobody_holds_a_disc_out_of_reach() -> None:
    with pytest.raises(ValueError, match="nobody can hold"):
        drop((), "black", REACH, True, Tremor(offset=1))
