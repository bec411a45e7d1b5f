import pytest

from kurayami.games.hidden_rooms import Options, imagine, reveal, setup, view, witness
from kurayami.games.hidden_rooms import events as happened
from kurayami.games.hidden_rooms.actions import Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.house import WATCHED, Square, fits
from kurayami.games.hidden_rooms.view import Odds, Prospect, View
from kurayami.kernel import Stream
from tests.games.hidden_rooms.drawing import do, position, tile, tiles

DRAWING = """
    .   .   .   .v  .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   R1@ .
    .   .   .   .   R3  .
    .   .   .   .   .   R6
    """


@pytest.mark.rule("HR-31")
def test_the_exact_chance_that_a_draw_fits_is_public() -> None:
    state = position(DRAWING, memory="A1 A2")
    by_hand = [other for other in state.pile if fits(other, tile("R1"))]
    assert view(state, 0).odds == view(state, None).odds == Odds(len(by_hand), 19) == Odds(19, 19)
    higher = position(DRAWING.replace("R1@", "R1").replace("R6", "R6@"), memory="A1 A2")
    assert view(higher, 0).odds == Odds(3 + 3, 19)  # three sixes, and red 2, 4, 5


@pytest.mark.rule("HR-31")
def test_what_is_in_the_pile_is_public() -> None:
    seen = view(position(DRAWING, memory="A1", discard="G2"), None)
    assert not {*seen.pile} & {*tiles("R1 R3 R6 A1 G2")}
    assert len(seen.pile) == 24 - 5


@pytest.mark.rule("HR-14", "HR-31")
def test_the_watched_squares_are_shown() -> None:
    assert view(position(DRAWING), 0).watched == WATCHED[Square(0, 3), "south"]


@pytest.mark.rule("HR-31")
def test_what_the_monster_will_do_if_the_child_stays_is_what_it_then_does() -> None:
    state = position(DRAWING, route=((0, 3), (5, 3)))
    assert view(state, 0).foreseen == do(state, Stop()).events
    assert view(state, 0).foreseen[-1] == happened.MonsterAdvanced(Square(2, 3), True)


NOSE_TO_NOSE = """
    .   A2  G3@ .v  .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   R1
    """


def prospect(seen: View, at: Square) -> Prospect:
    (found,) = [each for each in seen.prospects if each.at == at]
    return found


@pytest.mark.rule("HR-22", "HR-31")
def test_each_square_within_reach_tells_what_the_monster_then_does() -> None:
    state = position(NOSE_TO_NOSE, route=((0, 3), (0, 2), (5, 2)), memory="G5")
    seen = view(state, 0)
    here, left, below = Square(0, 2), Square(0, 1), Square(1, 2)
    assert [each.at for each in seen.prospects] == [here, left, below]
    assert prospect(seen, here).foreseen == do(state, Stop()).events[:-1]
    assert prospect(seen, here).loss == "caught"
    walked = do(state, Walk(left))
    assert prospect(seen, left).foreseen == do(walked.state, Stop()).events
    laid = do(state, Recall(below, tile("G5"))).events
    assert prospect(seen, below).foreseen == laid[1 : 1 + len(prospect(seen, below).foreseen)]
    assert prospect(seen, left).loss is None


@pytest.mark.rule("HR-26", "HR-31")
def test_a_prospect_lists_the_tiles_that_fit_the_room_there() -> None:
    state = position(NOSE_TO_NOSE, route=((0, 3), (0, 2), (5, 2)))
    seen = view(state, 0)
    fitting = [seen.pile[at] for at in prospect(seen, Square(0, 1)).fitting]
    assert fitting == [other for other in seen.pile if fits(other, tile("A2"))]
    assert prospect(seen, Square(1, 2)).fitting == ()


@pytest.mark.rule("HR-24", "HR-29")
def test_the_exit_and_the_monsters_square_end_the_stage_before_its_turn() -> None:
    drawing = NOSE_TO_NOSE.replace("A2  G3@ .v ", "A2@ G3v .  ")
    seen = view(position(drawing, route=((0, 2), (0, 3))), 0)
    assert prospect(seen, Square(0, 0)) == Prospect(Square(0, 0), (), None, ())
    into_it = prospect(seen, Square(0, 2))
    assert (into_it.foreseen, into_it.loss) == ((), "walked_into_it")


def test_there_are_no_prospects_while_nobody_chooses_a_square() -> None:
    state = do(position(DRAWING, memory="A1"), Search(Square(3, 3))).state
    assert view(state, 0).prospects == ()
    assert view(setup(Options()), 0).prospects == ()


def test_the_actions_left_are_those_it_needs_unseen_and_unknown_off_the_route() -> None:
    route = ((0, 3), (5, 3), (5, 0))
    assert view(position(DRAWING, route=route), 0).actions_left == 5 + 1 + 3
    off = position(DRAWING.replace(".v", ".").replace(".   .   .   .   R1@", ".   .v  .   .   R1@"), route=route)
    assert view(off, 0).actions_left is None


def test_between_two_stages_there_is_no_monster_to_foresee() -> None:
    seen = view(setup(Options()), 0)
    assert (seen.monster, seen.watched, seen.foreseen, seen.actions_left, seen.odds) == (None, (), (), None, None)


@pytest.mark.rule("HR-31")
def test_nothing_else_is_hidden_so_the_view_tells_the_whole_state() -> None:
    state = do(position(DRAWING, memory="A1"), Search(Square(3, 3))).state
    assert imagine(view(state, 0), Stream(bytes(32), "test")) == state
    assert reveal(state) == view(state, None)
    event = happened.TileRemembered(tile("A1"))
    assert witness(event, 0) == witness(event, None) == event
