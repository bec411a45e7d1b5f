"""The monster's turn. Every test draws the position, lets the child stay, and names the monster's steps."""

import pytest

from kurayami.games.hidden_rooms import events as happened
from kurayami.games.hidden_rooms.actions import Stop
from kurayami.games.hidden_rooms.book import Corners, expand
from kurayami.games.hidden_rooms.events import MonsterAdvanced, MonsterTurned
from kurayami.games.hidden_rooms.house import WATCHED, Square
from kurayami.games.hidden_rooms.model import State
from kurayami.games.hidden_rooms.monster import Monster, passage_on, way_back
from tests.games.hidden_rooms.drawing import do, position

DOWN_THE_MIDDLE: Corners = ((0, 3), (5, 3), (5, 0))


def acts(state: State) -> list[happened.Event]:
    return list(do(state, Stop()).events)


def sees(row: int, column: int) -> MonsterAdvanced:
    return MonsterAdvanced(Square(row, column), True)


def walks(row: int, column: int) -> MonsterAdvanced:
    return MonsterAdvanced(Square(row, column), False)


@pytest.mark.rule("HR-14")
def test_it_looks_at_the_three_by_three_area_around_the_square_in_front() -> None:
    assert WATCHED[Square(2, 2), "south"] == tuple(Square(row, column) for row in (2, 3, 4) for column in (1, 2, 3))
    assert Square(2, 2) in WATCHED[Square(2, 2), "south"]
    assert Square(1, 2) not in WATCHED[Square(2, 2), "south"]


@pytest.mark.rule("HR-14")
def test_the_part_of_the_area_off_the_board_does_not_exist_and_its_centre_may_lie_there() -> None:
    assert WATCHED[Square(0, 0), "north"] == (Square(0, 0), Square(0, 1))
    assert WATCHED[Square(5, 5), "south"] == (Square(5, 4), Square(5, 5))
    assert WATCHED[Square(0, 0), "east"] == (
        Square(0, 0),
        Square(0, 1),
        Square(0, 2),
        *(Square(1, column) for column in range(3)),
    )


@pytest.mark.rule("HR-14", "HR-17")
def test_two_actions_a_turn() -> None:
    state = position(
        """
        .   .   .   .v  .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   R1@
        """,
        route=DOWN_THE_MIDDLE,
    )
    assert acts(state) == [walks(1, 3), walks(2, 3)]


@pytest.mark.rule("HR-14", "HR-16")
def test_it_looks_again_before_its_second_action() -> None:
    state = position(
        """
        .   .   .   .v  .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   R1@ .
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        route=DOWN_THE_MIDDLE,
    )
    assert acts(state) == [walks(1, 3), sees(2, 3)]


@pytest.mark.rule("HR-15")
def test_a_child_beside_it_makes_it_turn_and_then_it_comes() -> None:
    state = position(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .v  R1@ .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        route=DOWN_THE_MIDDLE,
    )
    assert acts(state)[:2] == [MonsterTurned("east", True), sees(2, 4)]
    assert acts(state)[2] == happened.StageLost(1, "caught")


@pytest.mark.rule("HR-15", "HR-16")
def test_a_child_on_a_diagonal_square_is_not_next_to_it() -> None:
    state = position(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .v  .   .
        .   .   .   .   R1@ .
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        route=DOWN_THE_MIDDLE,
    )
    assert acts(state) == [sees(3, 3), MonsterTurned("east", True)]


@pytest.mark.rule("HR-15", "HR-14")
def test_a_child_behind_its_back_is_not_seen() -> None:
    state = position(
        """
        .   .   .   .   .   .
        .   .   .   R1@ .   .
        .   .   .   .v  .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        route=DOWN_THE_MIDDLE,
    )
    assert acts(state) == [walks(3, 3), walks(4, 3)]


@pytest.mark.rule("HR-16", "HR-22")
def test_a_child_straight_ahead_is_caught_at_once() -> None:
    state = position(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .v  .   .
        .   .   .   R1@ .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        route=DOWN_THE_MIDDLE,
    )
    assert acts(state)[:2] == [sees(3, 3), happened.StageLost(1, "caught")]


@pytest.mark.rule("HR-16")
def test_a_child_two_squares_ahead_is_caught_by_the_second_action() -> None:
    state = position(
        """
        .   .   .   .v  .   .
        .   .   .   .   .   .
        .   .   .   R1@ .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        route=DOWN_THE_MIDDLE,
    )
    assert acts(state)[:3] == [sees(1, 3), sees(2, 3), happened.StageLost(1, "caught")]


@pytest.mark.rule("HR-16")
def test_it_comes_the_way_it_faces_even_if_that_leads_past_the_child() -> None:
    state = position(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .v  .   .
        .   .   .   .   .   .
        .   .   R1@ .   .   .
        .   .   .   .   .   .
        """,
        route=DOWN_THE_MIDDLE,
    )
    assert acts(state) == [sees(3, 3), sees(4, 3)]


@pytest.mark.rule("HR-17")
def test_it_turns_where_its_route_turns_and_a_half_turn_is_one_action() -> None:
    state = position(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .>  .   R1@
        """,
        route=((0, 3), (5, 3), (5, 0)),
        passage=5,
    )
    assert acts(
        position(
            """
        R1@ .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .>  .   .
        """,
            route=((0, 3), (5, 3), (5, 0)),
            passage=5,
        )
    ) == [MonsterTurned("west", False), walks(5, 2)]
    assert acts(state)[0] == sees(5, 4)


@pytest.mark.rule("HR-18")
def test_on_its_route_its_way_is_towards_the_next_square() -> None:
    state = position(
        """
        R1@ .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .<  .   .   .
        """,
        route=DOWN_THE_MIDDLE,
        passage=6,
    )
    assert acts(state)[0] == walks(5, 1)


LOOP: Corners = ((2, 0), (2, 4), (4, 4), (4, 2), (0, 2), (0, 0))
"""A route that passes (2, 2) twice: as its 3rd square and as its 11th."""


@pytest.mark.rule("HR-19")
def test_entering_a_square_it_goes_on_from_the_first_passage_after_the_one_it_last_stood_on() -> None:
    route = expand(LOOP)
    crossing = Square(2, 2)
    assert [index for index, square in enumerate(route) if square == crossing] == [2, 10]
    assert passage_on(crossing, 1, route) == 2
    assert passage_on(crossing, 2, route) == 10
    assert passage_on(crossing, 5, route) == 10


@pytest.mark.rule("HR-19")
def test_and_from_the_last_passage_if_there_is_none_after() -> None:
    route = expand(LOOP)
    assert passage_on(Square(2, 2), 12, route) == 10
    assert passage_on(Square(2, 1), 12, route) == 1


@pytest.mark.rule("HR-19")
def test_a_chase_may_cut_its_route_short() -> None:
    state = position(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .>  .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   R1@
        """,
        route=LOOP,
        passage=2,
    )
    chased = position(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .v  .   .   .
        .   .   .   .   .   .
        .   .   .   R1@ .   .
        .   .   .   .   .   .
        """,
        route=LOOP,
        passage=2,
    )
    assert do(state, Stop()).state.monster == Monster(Square(2, 4), "east", 4)
    assert do(chased, Stop()).state.monster == Monster(Square(4, 2), "south", 8)


@pytest.mark.rule("HR-20")
@pytest.mark.parametrize(
    ("square", "route", "way"),
    [
        # one square is nearest: along the larger difference
        (Square(0, 0), ((3, 1), (3, 2)), "south"),
        (Square(0, 0), ((1, 3), (2, 3)), "east"),
        (Square(5, 5), ((2, 4), (0, 4)), "north"),
        (Square(5, 5), ((4, 2), (4, 0)), "west"),
        # both differences are equal: rows first
        (Square(0, 0), ((2, 2), (2, 4)), "south"),
        (Square(4, 4), ((2, 2), (2, 0)), "north"),
        # two squares are equally near: the one that comes last on the route
        (Square(2, 2), ((2, 4), (0, 4), (0, 0), (2, 0)), "west"),
        (Square(2, 2), ((2, 0), (0, 0), (0, 4), (2, 4)), "east"),
        # of a square that is passed twice the last passage counts
        (Square(3, 2), ((1, 2), (1, 4), (5, 4), (5, 2), (5, 1), (1, 1), (1, 3), (0, 3)), "west"),
    ],
)
def test_off_its_route_it_takes_a_step_towards_the_nearest_square(square: Square, route: Corners, way: str) -> None:
    assert way_back(square, expand(route)) == way


@pytest.mark.rule("HR-20", "HR-17")
def test_off_its_route_it_turns_and_comes_back() -> None:
    state = position(
        """
        R1@ .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .>  .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        route=DOWN_THE_MIDDLE,
        passage=1,
    )
    step = do(state, Stop())
    assert step.events == (MonsterTurned("west", False), walks(2, 3))
    assert step.state.monster == Monster(Square(2, 3), "west", 2)


@pytest.mark.rule("HR-21")
def test_it_walks_over_rooms_and_bare_floor_alike() -> None:
    state = position(
        """
        .   .   .   .v  .   .
        .   .   .   R5  .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   R1@
        """,
        route=DOWN_THE_MIDDLE,
    )
    step = do(state, Stop())
    assert step.events == (walks(1, 3), walks(2, 3))
    assert step.state.board == state.board


@pytest.mark.rule("HR-22")
def test_it_stops_at_the_end_of_its_route_and_the_stage_is_lost() -> None:
    state = position(
        """
        .   .   .   .   .   R1@
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .<  .   .   .   .
        """,
        route=DOWN_THE_MIDDLE,
        passage=7,
    )
    assert acts(state)[:2] == [walks(5, 0), happened.StageLost(1, "route_ended")]


@pytest.mark.rule("HR-22")
def test_a_chase_that_leads_onto_the_end_of_the_route_ends_the_stage_too() -> None:
    state = position(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .v  .   .   .   .   .
        .   .   .   .   .   .
        .   R1@ .   .   .   .
        """,
        route=DOWN_THE_MIDDLE,
        passage=1,
    )
    assert acts(state)[:3] == [sees(4, 0), sees(5, 0), happened.StageLost(1, "route_ended")]
