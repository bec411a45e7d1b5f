"""Guesses of her set cards."""

from kurayami.bots.hako_onna.beliefs.power_guesses import power_guesses_of
from kurayami.games import hako_onna
from kurayami.games.hako_onna import events as e
from tests.bots.hako_onna.positions import HERE, told
from tests.games.hako_onna.drawing import night


def test_a_card_that_came_back_to_her_hand_is_the_one_that_she_sets() -> None:
    used = (e.PowerSet(0, None, ()), e.Interrupted(6, None, HERE[0], slot=0))
    state = night(1, pages=6, hand=(6,))
    view = hako_onna.view(told(state, 1, *used), 1)
    assert power_guesses_of(view).is_set(view, 6) == 0
    again = told(night(1, pages=6, slots=(6, None)), 1, *used, e.PowerSet(0, None, ()))
    view = hako_onna.view(again, 1)
    assert power_guesses_of(view).is_set(view, 6) > 0.8
    assert power_guesses_of(view).is_set(view, 7) == 0


def test_a_card_that_was_read_is_known_until_it_is_taken_back() -> None:
    read = (e.PowerSet(1, None, ()), e.PowerRead(1, 1, 7, (1,)))
    state = night(1, slots=(None, 7))
    view = hako_onna.view(told(state, 1, *read), 1)
    assert power_guesses_of(view).chance(view, 1, 7) == 1
    assert power_guesses_of(view).is_set(view, 6) == 0
    view = hako_onna.view(told(night(1, hand=(7,)), 1, *read, e.PowerTaken(1, None, ())), 1)
    assert power_guesses_of(view).is_set(view, 7) == 0
    assert power_guesses_of(view).hand == {7}
