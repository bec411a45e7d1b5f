"""HO-19 on drawn positions: contacts, and what they mean."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kurayami.discs import Kind, Rest, judge
from kurayami.discs.shapes import BLIP_HEIGHT
from kurayami.discs.verdict import BOARD, BUMP, touches
from tests.discs.drawn import at, leaning, leaning_on, lying_on, on_board, on_bump

RED: tuple[Kind, ...] = ("small", "big")
FIRST = leaning()
SECOND = lying_on(FIRST)
THIRD = lying_on(SECOND, along=2)


def test_the_drawn_positions_are_what_they_seem() -> None:
    assert touches([FIRST, SECOND, THIRD]) == {0: (BUMP, BOARD, 1), 1: (0, 2), 2: (1,)}
    assert touches([on_bump()]) == {0: (BUMP,)}
    assert touches([FIRST, leaning_on(FIRST)]) == {0: (BUMP, BOARD, 1), 1: (BOARD, 0)}


@pytest.mark.rule("HO-19")
def test_the_first_disc_must_lean_on_the_bump() -> None:
    assert judge([FIRST]) == "quiet"
    assert judge([on_bump()]) == "quiet"


@pytest.mark.rule("HO-19")
def test_the_first_disc_that_slips_off_the_bump_is_a_topple() -> None:
    assert judge([on_board(30)]) == "topple"


@pytest.mark.rule("HO-19")
def test_a_further_disc_must_lie_on_one_disc() -> None:
    assert judge([FIRST, SECOND]) == "quiet"
    assert judge([FIRST, SECOND, THIRD]) == "quiet"


@pytest.mark.rule("HO-19")
def test_it_may_be_any_disc_of_the_stack_and_two_may_lie_on_the_same() -> None:
    assert judge([FIRST, lying_on(FIRST, along=-12.5), lying_on(FIRST, along=12.5)]) == "quiet"


@pytest.mark.rule("HO-19")
def test_a_disc_that_touches_two_of_the_stack_is_a_topple() -> None:
    assert judge([FIRST, lying_on(FIRST, along=-12), lying_on(FIRST, along=12)]) == "topple"


@pytest.mark.rule("HO-19")
def test_a_disc_on_the_stack_that_touches_the_board_is_a_topple() -> None:
    assert judge([FIRST, leaning_on(FIRST)]) == "topple"


@pytest.mark.rule("HO-19")
def test_a_disc_on_the_stack_that_touches_the_bump_is_a_topple() -> None:
    wedged = at(-12.69, 5.44, -0.3133)
    assert touches([FIRST, wedged])[1] == (BUMP, 0)
    assert judge([FIRST, wedged]) == "topple"


@pytest.mark.rule("HO-19")
def test_the_bottom_disc_that_no_longer_leans_on_the_bump_is_a_topple() -> None:
    slipped = on_board(30)
    assert judge([slipped, lying_on(slipped)]) == "topple"
    assert judge([slipped, on_board(-30)]) == "topple"


@pytest.mark.rule("HO-19")
def test_a_disc_that_slid_off_while_the_others_stay_is_no_topple() -> None:
    assert judge([FIRST, on_board(60)]) == "slid_off"
    assert judge([FIRST, SECOND, THIRD, on_board(-40)]) == "slid_off"
    against_the_bump = on_board(-13.2)
    assert touches([FIRST, against_the_bump])[1] == (BUMP, BOARD)
    assert judge([FIRST, against_the_bump]) == "slid_off"


@pytest.mark.rule("HO-19")
def test_a_disc_that_slid_off_and_took_another_along_is_a_topple() -> None:
    assert judge([FIRST, on_board(60), on_board(-40)]) == "topple"
    assert judge([FIRST, leaning_on(FIRST), on_board(-40)]) == "topple"


@pytest.mark.rule("HO-19")
def test_a_disc_on_the_board_that_still_touches_the_stack_is_a_topple() -> None:
    edge_to_edge = on_board(FIRST.x / 100 + 10.5 * 0.9759 + 13.5)
    assert touches([FIRST, edge_to_edge])[1] == (BOARD, 0)
    assert judge([FIRST, edge_to_edge]) == "topple"


@pytest.mark.rule("HO-19")
@pytest.mark.parametrize(("above", "verdict"), [(0.05, "quiet"), (0.3, "slid_off")])
def test_touching_is_a_matter_of_a_hair(above: float, verdict: str) -> None:
    assert judge([FIRST, lying_on(FIRST, above=above)]) == verdict


@pytest.mark.rule("HO-18", "HO-19")
@pytest.mark.parametrize("kind", RED)
def test_the_next_disc_lies_on_a_blip_that_is_up(kind: Kind) -> None:
    red = replace(SECOND, kind=kind)
    assert judge([FIRST, red]) == "quiet"
    assert judge([FIRST, red, lying_on(red, above=BLIP_HEIGHT[kind])]) == "quiet"
    assert judge([FIRST, SECOND, lying_on(SECOND, above=BLIP_HEIGHT[kind])]) == "slid_off"


@pytest.mark.rule("HO-18", "HO-19")
@pytest.mark.parametrize("kind", RED)
def test_a_red_disc_lies_on_its_blip_that_is_down(kind: Kind) -> None:
    held = replace(lying_on(FIRST, above=BLIP_HEIGHT[kind]), kind=kind)
    assert judge([FIRST, replace(held, blip_up=False)]) == "quiet"
    assert judge([FIRST, held]) == "slid_off"


rests = st.builds(at, st.floats(-60, 60), st.floats(0, 40), st.floats(-1, 1))


@given(st.lists(rests, min_size=1, max_size=5))
def test_left_and_right_are_alike(discs: list[Rest]) -> None:
    mirrored = [replace(disc, x=-disc.x, turn=-disc.turn) for disc in discs]
    assert judge(mirrored) == judge(discs)


@given(st.lists(rests, min_size=1, max_size=5))
def test_every_position_has_a_verdict_and_touching_is_mutual(discs: list[Rest]) -> None:
    assert judge(discs) in ("quiet", "slid_off", "topple")
    touched = touches(discs)
    assert all(place in touched[other] for place, others in touched.items() for other in others if other >= 0)
