"""What makes the search and its tables quick changes nothing of what they say."""

from itertools import islice

import pytest

from kurayami.bots.hidden_rooms import by_lists, chances, ground
from kurayami.bots.hidden_rooms.chances import PATIENCE
from kurayami.bots.hidden_rooms.levels import VALUE
from kurayami.bots.hidden_rooms.mind import learned
from kurayami.bots.hidden_rooms.search import best_next, deepen, desk, survey
from kurayami.bots.hidden_rooms.seeing import position_of
from kurayami.games.hidden_rooms import BOOKS, fast
from kurayami.games.hidden_rooms.book import expand
from kurayami.games.hidden_rooms.compiled import Ints, ints
from kurayami.games.hidden_rooms.monster import Route
from kurayami.kernel import Stream
from kurayami.lab.hidden_rooms.routes import random_route
from tests.bots.hidden_rooms.positions import game

ROUTES = [
    expand(BOOKS["rooms"].pages[4].route),
    expand(BOOKS["deeper-rooms"].pages[3].route),
    random_route(Stream(bytes(32), "any")),
]


@pytest.mark.parametrize("route", ROUTES)
def test_tables_made_of_lists_are_the_same_to_the_last_bit(route: Route) -> None:
    known = fast.track(route)
    size = len(known.states)
    left, wanted = ints([0] * size), ints([0] * (36 * size))
    ground.count_left(known.turns, left)
    ground.want(known.turns, wanted, ints([0] * (36 * size)))
    order = ints(sorted(range(size), key=lambda state: int(left[state])))
    assert by_lists.quick(known, ground.FAR) == list(ground.quick(known, order))
    for behind in (ground.NOBODY, ground.BEHIND):
        made = by_lists.chances(known, order, wanted, behind)
        assert made == list(chances.chances(known, order, wanted, behind))
        assert max(made) > 0.5


def positions() -> list[Ints]:
    seen = (view for view, _ in islice(game("clever", 3, "deeper-rooms"), 30))
    return [position_of(view) for view in seen if view.waiting == "child"]


def test_what_can_be_no_better_is_left_out_and_the_best_stays_the_same() -> None:
    known, mind, work = ground.ground(expand(BOOKS["deeper-rooms"].pages[0].route)), learned(), desk()
    for position in positions():
        position[fast.MONSTER] = 0
        best = best_next(position, known, mind, work)
        position[fast.MONSTER], position[fast.WALKS] = known.turns[position[fast.CHILD]], 2
        if position[fast.MONSTER] >= 0:
            size = survey(position, known, mind, work, VALUE)
            assert best == max(work.worth[:size]) * PATIENCE
        else:
            assert best == 0


def test_what_fails_is_counted_once_and_is_the_same_for_every_target() -> None:
    known, mind = ground.ground(expand(BOOKS["deeper-rooms"].pages[0].route)), learned()
    for position in positions()[::3]:
        position[fast.MONSTER] = 0
        work = desk()
        plans = [int(plan) for plan in work.plans[: survey(position, known, mind, work, VALUE)]]
        together = [deepen(position, known, mind, work, plan) for plan in plans]
        assert together == [deepen(position, known, mind, desk(), plan) for plan in plans]
