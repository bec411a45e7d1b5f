"""Possible tiles of a hand, as others can deduce them."""

import pytest

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.hands import added, exact, merged, removed, shown, without
from tests.games.hako_onna.drawing import DESK, STUDY, Scene, night

A, B, C, D = (1 << bit for bit in (3, 5, 7, 9))

pytestmark = pytest.mark.rule("HO-76")


def test_a_tile_is_known_if_it_can_be_of_one_kind_only() -> None:
    assert exact(A)
    assert exact(1)
    assert not exact(A | B)
    assert not exact(3)


def test_a_tile_that_is_shown_is_one_of_those_that_were_unknown() -> None:
    assert shown((A | B, A | C), A) == (A, B | C)
    assert shown((A | B | C, A | B | C), B) == tuple(sorted((B, A | C)))
    assert shown((B, A | C), A) == (A, B)
    assert shown((A, B | C), A) == (A, B | C)  # it is known already
    assert shown((D, A | B, A | B), B) == tuple(sorted((D, B, A)))


def test_a_tile_that_leaves_takes_its_kind_along_or_leaves_all_in_doubt() -> None:
    assert removed((A, B | C), A) == ((B | C,), A)
    assert removed((A | B, A | C), A) == ((B | C,), A)
    assert removed((A, B | C), None) == ((A | B | C,), A | B | C)
    assert added((C,), A | B) == tuple(sorted((C, A | B)))


def test_what_a_hand_does_not_hold_is_no_longer_thought_of() -> None:
    assert without((A | B, A | C, D), A) == tuple(sorted((B, C, D)))


def test_two_who_tell_each_other_know_what_either_knew() -> None:
    assert merged((A | B | C, A | B | C), (A, B | C)) == (A, B | C)
    assert merged((A | B, A | B), (A, B)) == (A, B)


@pytest.mark.rule("HO-10")
def test_a_wrong_number_of_the_stethoscope_is_remembered_as_wrong() -> None:
    scene = Scene(night(rooms={1: STUDY}, items={1: "stethoscope"})).do(a.PeekAt(DESK), a.NameOne(5))
    assert (scene.state.guesses, scene.state.dial_guesses) == (((5,),), ())
