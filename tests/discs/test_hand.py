"""The hand: what it shows, what it hides, and that skill matters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tools.noise_table import cycle

from kurayami.discs import (
    HANDS,
    ORDINARY,
    STEADY,
    Difficulty,
    Hand,
    Sway,
    Tremor,
    Wave,
    aim,
    offset_at,
    release,
    speed_at,
    sway,
    tremor,
)
from kurayami.discs.hand import STRAIN, TREMBLING, bell
from kurayami.kernel import Stream
from tests.discs.drawn import at

STILL = Sway((), strain=100)
"""A hand that does not sway, but trembles."""


def stream(label: str = "hand") -> Stream:
    return Stream(bytes(32), label)


@pytest.mark.rule("HO-21")
def test_the_sway_is_the_sum_of_its_waves() -> None:
    motion = Sway((Wave(reach=300, period=1000, start=0), Wave(reach=100, period=400, start=250)), strain=100)
    assert offset_at(motion, 0) == pytest.approx(100)
    assert offset_at(motion, 250) == pytest.approx(300 - 100 * 0.5**0.5)
    assert offset_at(motion, 2000) == pytest.approx(offset_at(motion, 0))


@pytest.mark.rule("HO-21")
@given(st.integers(0, 999), st.integers(0, 999), st.integers(0, 4), st.integers(0, 60_000))
def test_the_speed_is_that_of_the_sway(slow: int, quick: int, height: int, when: int) -> None:
    drawn = sway(stream(), height)
    motion = Sway(
        tuple(Wave(wave.reach, wave.period, start) for wave, start in zip(drawn.waves, (slow, quick), strict=True)),
        drawn.strain,
    )
    measured = (offset_at(motion, when + 1) - offset_at(motion, when - 1)) * 500
    assert speed_at(motion, when) == pytest.approx(measured, abs=5)


@pytest.mark.rule("HO-21")
def test_the_higher_the_stack_the_more_the_hand_sways_and_trembles() -> None:
    motions = [sway(stream(), height) for height in range(5)]
    assert [motion.strain for motion in motions] == sorted(STRAIN)
    reaches = [sum(wave.reach for wave in motion.waves) for motion in motions]
    assert reaches == sorted(reaches)
    assert reaches[0] < reaches[-1]


@pytest.mark.rule("HO-21")
def test_when_a_disc_is_let_go_matters() -> None:
    motion = sway(stream(), 3)
    early, late = (tremor(stream("same"), motion, when) for when in (700, 1000))
    assert early.offset - late.offset == round(offset_at(motion, 700)) - round(offset_at(motion, 1000))
    assert early.speed - late.speed == round(speed_at(motion, 700)) - round(speed_at(motion, 1000))
    assert early.offset != late.offset


@pytest.mark.rule("HO-21")
def test_the_same_place_and_moment_do_not_give_the_same_tremor_twice() -> None:
    source = stream()
    assert len({tremor(source, STILL, 1000).offset for _ in range(50)}) > 40


@pytest.mark.rule("HO-21")
def test_the_trembling_is_drawn_from_the_stream_alone() -> None:
    assert tremor(stream(), STILL, 1000) == tremor(stream(), STILL, 1000)
    assert tremor(stream(), STILL, 1000) != tremor(stream("other"), STILL, 1000)


@pytest.mark.rule("HO-21")
def test_the_trembling_has_its_spread_and_its_bounds() -> None:
    source = stream()
    drawn = [tremor(source, STILL, 0) for _ in range(2000)]
    for field in Tremor.__struct_fields__:
        values = [getattr(one, field) for one in drawn]
        spread = getattr(TREMBLING, field)
        assert max(map(abs, values)) <= 3 * spread
        assert (sum(value**2 for value in values) / len(values)) ** 0.5 == pytest.approx(spread, rel=0.06)


def test_a_bell_of_no_spread_is_silent() -> None:
    assert bell(stream(), 0) == 0


@pytest.mark.rule("HO-21")
@pytest.mark.parametrize(("turn", "shift"), [(-0.2, -360), (0.2, 360)])
def test_hands_aim_at_the_top_disc_and_uphill_of_a_blip(turn: float, shift: int) -> None:
    assert aim([]) == 480
    assert aim([at(5, 4, turn)]) == 500
    assert aim([at(5, 4, turn, "small", blip_up=True)]) == 500 + shift
    assert aim([at(5, 4, turn, "small", blip_up=False)]) == 500


@pytest.mark.rule("HO-21")
def test_a_steadier_hand_lets_go_nearer_to_its_target() -> None:
    misses = []
    for hand in HANDS.values():
        source = stream("same for all")
        total = 0
        for _ in range(200):
            motion = sway(source, 2)
            let_go = release(source, hand, 700, motion)
            total += abs(let_go.x + tremor(source, motion, let_go.when).offset - 700)
        misses.append(total)
    steady, ordinary, clumsy = misses
    assert steady * 1.3 < ordinary
    assert ordinary * 1.3 < clumsy


@pytest.mark.rule("HO-21")
def test_regular_can_be_learnt_and_nightmare_is_hard() -> None:
    def noisy(hand: Hand, difficulty: Difficulty) -> int:
        source = stream(f"{hand.place} {difficulty}")
        return sum([*cycle(source, hand, difficulty)][-1][2] == "topple" for _ in range(60))

    assert noisy(STEADY, "regular") < 30
    assert 40 < noisy(ORDINARY, "regular") < 58
    assert noisy(STEADY, "nightmare") > 33
