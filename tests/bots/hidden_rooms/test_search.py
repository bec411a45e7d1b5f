"""Shortcuts of the search and its tables do not change their results."""

from itertools import islice

import pytest

from kurayami.bots.hidden_rooms import chances, route_tables
from kurayami.bots.hidden_rooms.chances import PATIENCE
from kurayami.bots.hidden_rooms.conversions import position_of
from kurayami.bots.hidden_rooms.levels import master
from kurayami.bots.hidden_rooms.routes import random_route
from kurayami.bots.hidden_rooms.search import VALUE, best_next, deepen, desk, judge, look, survey, weigh
from kurayami.bots.hidden_rooms.study import Study, Thought, notes
from kurayami.bots.hidden_rooms.value_net import learned
from kurayami.compiler import Floats, Ints, ints
from kurayami.games.hidden_rooms import BOOKS, fast
from kurayami.games.hidden_rooms.book import expand
from kurayami.games.hidden_rooms.monster import Route
from kurayami.kernel import Stream
from tests.bots.hidden_rooms.positions import game

RNG = Stream(bytes(32), "search")

ROUTES = [
    expand(BOOKS["rooms"].pages[4].route),
    expand(BOOKS["deeper-rooms"].pages[3].route),
    random_route(Stream(bytes(32), "any")),
]


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("dodging", [False, True])
def test_tables_say_what_their_places_say_of_each_other(route: Route, dodging: bool) -> None:
    """Recomputed in any order, no value changes by more than the propagation threshold."""
    known = fast.track(route)
    left, wanted = ints([0] * len(known.states)), ints([0] * (36 * len(known.states)))
    route_tables.count_left(known.turns, left)
    route_tables.want(known.turns, wanted, ints([0] * len(wanted)), True)
    links = chances.web(known, left, wanted)
    table = chances.chances(links, dodging)
    assert max(table[: 6 * len(wanted)]) > 0.5
    places = [int(place) for same in links.squares for place in same]
    assert len(places) == sum(int(place) for place in wanted)
    for place in places:
        for number in range(6):
            known_chance = table[6 * place + number]
            assert known_chance == pytest.approx(weighed(table, known, place, number, dodging), abs=0.005)


def weighed(table: Floats, known: fast.Track, place: int, number: int, dodging: bool) -> float:
    """Odds of a place by the rules as written: search on, wait, or dodge."""
    state, square = divmod(place, 36)
    steps = [int(to) for to in fast.STEPS[4 * square : 4 * square + 4] if to >= 0 and to != known.where[state]]
    stay = later(table, known, state, square, square, number)
    finds = [
        sum(odds * (1.0 if to == 0 else later(table, known, state, to, to, tile)) for tile, odds in fitting(number))
        for to in steps
    ]
    search = max(finds, default=0.0) + number * 3 / 23 * stay
    behind = [int(to) for to in chances.BEHIND[5 * square : 5 * square + 5] if to >= 0] if dodging else []
    return max(search, stay, *(later(table, known, state, to, square, number) for to in behind))


def later(table: Floats, known: fast.Track, state: int, waits: int, square: int, number: int) -> float:
    after = known.turns[36 * state + waits]
    return float(table[6 * (36 * after + square) + number]) * PATIENCE if after >= 0 else 0.0


def fitting(number: int) -> list[tuple[int, float]]:
    """Fitting numbers, with their odds among the 23 other tiles."""
    return [(tile, (4 if tile > number else 3 if tile == number else 1) / 23) for tile in range(6)]


def positions() -> list[Ints]:
    seen = (view for view, _ in islice(game("clever", 3, "deeper-rooms"), 30))
    return [position_of(view) for view in seen if view.waiting == "child"]


def test_what_can_be_no_better_is_left_out_and_the_best_stays_the_same() -> None:
    known, mind, work = route_tables.ground(expand(BOOKS["deeper-rooms"].pages[0].route)), learned(), desk()
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
    known, mind = route_tables.ground(expand(BOOKS["deeper-rooms"].pages[0].route)), learned()
    for position in positions()[::3]:
        position[fast.MONSTER] = 0
        work = desk()
        plans = [int(plan) for plan in work.plans[: survey(position, known, mind, work, VALUE)]]
        together = [deepen(position, known, mind, work, plan) for plan in plans]
        assert together == [deepen(position, known, mind, desk(), plan) for plan in plans]


def test_what_was_found_before_a_walk_is_not_thought_out_again_and_changes_nothing() -> None:
    known = route_tables.ground(expand(BOOKS["deeper-rooms"].pages[0].route))
    for position in positions()[::3]:
        position[fast.MONSTER] = 0
        first, again, anew = (Thought(known, learned(), desk(), RNG, 6000) for _ in range(3))
        chosen = master(position, first)
        assert master(position, again) == chosen
        assert again.desk.nodes[0] <= first.desk.nodes[0]
        notes.cache_clear()
        assert master(position, anew) == chosen
        assert anew.desk.nodes[0] == first.desk.nodes[0]


def test_a_study_spends_the_same_with_notes_and_without() -> None:
    known = route_tables.ground(expand(BOOKS["deeper-rooms"].pages[0].route))
    position = positions()[4]
    position[fast.MONSTER] = 0
    thought = Thought(known, learned(), desk(), RNG, 6000)
    size = survey(position, known, thought.mind, thought.desk, VALUE)
    plans = [int(plan) for plan in thought.desk.plans[:size]]
    studies = [Study(position, Thought(known, learned(), desk(), RNG, 6000)) for _ in range(2)]
    found = [[study.look_into(plan) for plan in plans] for study in studies]
    assert found[0] == found[1]
    assert studies[0].nodes == studies[1].nodes > 0
    assert studies[1].thought.desk.nodes[0] == 0


def test_one_look_serves_for_all_tiles_on_the_same_rooms() -> None:
    known, mind = route_tables.ground(expand(BOOKS["deeper-rooms"].pages[0].route)), learned()
    once, afresh = desk(), desk()
    for position in positions():
        memory = int(position[fast.MEMORY])
        look(position, known, once, VALUE)
        for tile in range(24):
            position[fast.MEMORY] = memory ^ 1 << tile
            again = weigh(position, known, mind, once, VALUE)
            assert again == judge(position, known, mind, afresh, VALUE)
        position[fast.MEMORY] = memory
    assert once.nodes[0] == afresh.nodes[0] > 0
