"""Hints, review and difficulty."""

from itertools import islice

import pytest

from kurayami.bots.hidden_rooms.advice import hints
from kurayami.bots.hidden_rooms.difficulty import wins
from kurayami.bots.hidden_rooms.hopeless import is_hopeless
from kurayami.bots.hidden_rooms.review import judged
from kurayami.games.hidden_rooms import BOOKS, BookError, Options, Page, imagine, legal, view
from kurayami.games.hidden_rooms.actions import Begin, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.house import Square
from kurayami.games.hidden_rooms.setup import setup
from kurayami.kernel import Stream
from tests.bots.hidden_rooms.positions import game
from tests.games.hidden_rooms.drawing import position, tile

RNG = Stream(bytes(32), "advice")

AT_THE_DOOR = """
.   A1@ .  .  .  .
.   B1  .  .  .  .
.   .   .  .  .  .
.   .   .  .  .  .
.   .   .  .  .  .
v   .   .  .  .  .
"""


def test_every_choice_of_a_game_has_a_chance() -> None:
    for seen, action in islice(game("clever", 1), 12):
        found = hints(seen, budget=200)
        assert {hint.action for hint in found} == set(legal(imagine(seen, RNG), 0))
        assert action in [hint.action for hint in found]
        assert all(0 <= hint.chance <= 1 for hint in found)
        assert [hint.chance for hint in found] == sorted((hint.chance for hint in found), reverse=True)


def test_a_sure_win_is_sure_and_found_first() -> None:
    seen = view(position(AT_THE_DOOR, memory="A2 R6", route=((5, 0), (1, 0), (1, 5)), passage=0), 0)
    first = hints(seen, budget=500)[0]
    assert first.chance == 1
    assert first.action in (Recall(Square(0, 0), tile("A2")), Recall(Square(0, 0), tile("R6")), Search(Square(0, 0)))


def test_certain_capture_has_no_chance() -> None:
    caught = """
.   .   .   .   .   .
.   .   .   .   .   .
.   .   .   .   .   .
.   .   .   .   .   .
.   .   .   .   v   .
.   .   .   .   A1@ A2
"""
    seen = view(position(caught, route=((4, 4), (5, 4), (5, 0)), passage=0), 0)
    chances = {hint.action: hint.chance for hint in hints(seen, budget=200)}
    assert chances[Stop()] == 0
    assert max(chances.values()) < 1


def test_the_two_ways_to_begin() -> None:
    seen, action = next(game("master", 2))
    assert isinstance(action, Begin)
    assert hints(seen)[0].action == action


def test_there_are_no_hints_while_a_tile_is_drawn() -> None:
    assert hints(view(setup(Options()), 0)) == ()


def test_a_review_finds_what_a_beginner_threw_away_and_nothing_of_a_clever_child() -> None:
    poor = [
        (action, judged(seen, action, budget=1)) for number in (4, 5, 6) for seen, action in game("beginner", number)
    ]
    assert any(moment.better for _, moment in poor)
    for action, moment in poor:
        assert (moment.better is not None) == (moment.chance - moment.chosen >= 0.05)
        assert moment.better is None or moment.better != action
    good = [(action, judged(seen, action, budget=1)) for seen, action in islice(game("clever", 4), 25)]
    assert [moment.better for _, moment in good] == [None] * len(good)
    assert {type(action) for action, _ in good} & {Walk, Search, Recall, Stop}


def test_the_better_levels_win_more() -> None:
    won = wins(BOOKS["rooms"].pages[0], RNG, stages=20)
    assert won["beginner"] < won["careful"] <= won["clever"] <= 20


def test_a_broken_page_is_refused() -> None:
    with pytest.raises(BookError, match="hr-book-corner-askew"):
        wins(Page(1, "x", ((0, 0), (3, 3))), RNG)


def test_hopeless_is_what_not_even_perfect_draws_can_save() -> None:
    far = """
    .   .   .   .v  .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   R2@
    """
    soon, late = ((0, 3), (1, 3), (2, 3)), ((0, 3), *((0, 4), (0, 3)) * 12, (0, 4), (0, 5))
    assert is_hopeless(view(position(far, route=soon), 0))
    assert not is_hopeless(view(position(far, route=late), 0))
    assert not is_hopeless(view(position(far, route=soon), 0), budget=0), "what is not proven is not said"
    assert not is_hopeless(view(position(AT_THE_DOOR, route=((5, 0), (4, 0), (3, 0))), 0))
