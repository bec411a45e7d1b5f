import pytest
from msgspec.structs import replace

from kurayami.games.hidden_rooms import Options, apply, legal, setup
from kurayami.games.hidden_rooms import events as happened
from kurayami.games.hidden_rooms.actions import Action, Begin, Draw, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.house import Square
from kurayami.games.hidden_rooms.model import State
from kurayami.kernel import CHANCE, IllegalMove, Move
from tests.games.hidden_rooms.drawing import do, position, tile, tiles

CORRIDOR = """
    .   .   .   .   .   .<
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   B2  B3  B4@ B5
    """
CORNER = """
    .   .   .   .   .   .<
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   B4@
    """


def refused(state: State, action: Action, by: int = 0) -> str:
    before = state
    with pytest.raises(IllegalMove) as refusal:
        apply(state, Move(by, action, 0))
    assert state == before
    return refusal.value.key


def of_kind(kind: type[Action], state: State) -> list[Action]:
    return [action for action in legal(state, 0) if isinstance(action, kind)]


@pytest.mark.rule("HR-23")
def test_a_turn_has_up_to_two_moves_to_adjoining_rooms() -> None:
    state = position(CORRIDOR)
    assert of_kind(Walk, state) == [Walk(Square(5, 5)), Walk(Square(5, 3))]
    twice = do(state, Walk(Square(5, 3)), Walk(Square(5, 2)))
    assert twice.events == (happened.ChildWalked(Square(5, 3)), happened.ChildWalked(Square(5, 2)))
    assert twice.state.child == Square(5, 2)
    assert of_kind(Walk, twice.state) == []
    assert refused(twice.state, Walk(Square(5, 3))) == "hr-no-walks-left"


@pytest.mark.rule("HR-23")
@pytest.mark.parametrize(
    ("to", "key"),
    [((4, 4), "hr-no-tile-there"), ((5, 2), "hr-not-adjoining"), ((6, 4), "hr-off-board")],
)
def test_a_move_needs_an_adjoining_room(to: tuple[int, int], key: str) -> None:
    assert refused(position(CORRIDOR), Walk(Square(*to))) == key


@pytest.mark.rule("HR-23")
def test_after_a_search_the_turn_is_over_whether_it_fits_or_not() -> None:
    for drawn in ("B6", "R1"):
        step = do(position(CORRIDOR), Search(Square(4, 4)), Draw(tile(drawn)))
        assert step.state.turn == 2
        assert step.state.walks == 2
        assert any(isinstance(event, happened.MonsterAdvanced) for event in step.events)


@pytest.mark.rule("HR-23")
def test_a_turn_may_be_empty_and_a_search_may_follow_moves() -> None:
    assert do(position(CORRIDOR), Stop()).state.turn == 2
    searched = do(position(CORRIDOR), Walk(Square(5, 3)), Walk(Square(5, 2)), Search(Square(5, 1)), Draw(tile("R6")))
    assert searched.state.child == Square(5, 1)


@pytest.mark.rule("HR-24")
def test_moving_onto_the_monster_is_allowed_and_loses_the_stage_at_once() -> None:
    state = position("""
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   B3^ B4@ .
        """)
    assert Walk(Square(5, 3)) in legal(state, 0)
    assert do(state, Walk(Square(5, 3))).events == (
        happened.ChildWalked(Square(5, 3)),
        happened.StageLost(1, "walked_into_it"),
    )


@pytest.mark.rule("HR-25")
def test_a_search_names_an_adjoining_square_without_a_tile() -> None:
    state = position(CORRIDOR)
    assert of_kind(Search, state) == [Search(Square(4, 4))]
    assert refused(state, Search(Square(5, 3))) == "hr-tile-there"
    assert refused(state, Search(Square(4, 3))) == "hr-not-adjoining"
    assert refused(state, Search(Square(6, 4))) == "hr-off-board"


@pytest.mark.rule("HR-25")
def test_a_search_can_not_name_the_square_where_the_monster_stands() -> None:
    state = position(
        """
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .^  .
        .   .   .   .   B4@ .
        """,
        memory="B6",
    )
    assert of_kind(Search, state) == [Search(Square(5, 5)), Search(Square(5, 3))]
    assert refused(state, Search(Square(4, 4))) == "hr-monster-there"
    assert refused(state, Recall(Square(4, 4), tile("B6"))) == "hr-monster-there"


@pytest.mark.rule("HR-25")
def test_the_tile_is_drawn_by_chance_or_chosen_from_the_memory() -> None:
    state = position(CORRIDOR, memory="B6 R1")
    assert of_kind(Recall, state) == [Recall(Square(4, 4), tile("B6"))]
    drawn = do(state, Search(Square(4, 4))).state
    assert legal(drawn, 0) == ()
    assert Draw(tile("A1")) in legal(drawn, CHANCE)
    assert refused(drawn, Stop()) == "hr-tile-being-drawn"


@pytest.mark.rule("HR-26")
@pytest.mark.parametrize(
    ("drawn", "fits"),
    [("R4", True), ("R5", True), ("R3", False), ("B1", True), ("B6", True), ("A3", False), ("G4", True)],
)
def test_a_tile_fits_by_the_same_or_a_higher_number_or_by_colour(drawn: str, fits: bool) -> None:
    step = do(position(CORNER), Search(Square(4, 5)), Draw(tile(drawn)))
    assert step.events[0] == happened.TileDrawn(tile(drawn), Square(4, 5), fits)
    assert (step.state.child == Square(4, 5)) == fits


@pytest.mark.rule("HR-26")
def test_a_fitting_tile_is_put_on_the_target_and_the_child_steps_onto_it() -> None:
    step = do(position(CORNER, memory="B1 R2"), Recall(Square(5, 4), tile("B1")))
    assert step.events[0] == happened.RoomLaid(tile("B1"), Square(5, 4))
    assert step.state.child == Square(5, 4)
    assert step.state.board[-2] == tile("B1")
    assert step.state.memory == tiles("R2")


@pytest.mark.rule("HR-27")
def test_a_tile_that_does_not_fit_goes_to_the_memory() -> None:
    step = do(position(CORNER, memory="A1 A2 A3 G1"), Search(Square(4, 5)), Draw(tile("R1")))
    assert step.events[1] == happened.TileRemembered(tile("R1"))
    assert step.state.memory == tiles("A1 A2 A3 G1 R1")


@pytest.mark.rule("HR-27")
def test_with_five_tiles_remembered_all_six_go_back_to_the_pile() -> None:
    state = position(CORNER, memory="A1 A2 A3 G1 G2")
    step = do(state, Search(Square(4, 5)), Draw(tile("R1")))
    assert step.events[1] == happened.MemoryOverflowed(tiles("A1 A2 A3 G1 G2 R1"))
    assert step.state.memory == ()
    assert len(step.state.pile) == len(state.pile) + 5
    assert {*tiles("A1 A2 A3 G1 G2 R1")} <= {*step.state.pile}
    assert list(step.state.pile) == sorted(step.state.pile)


@pytest.mark.rule("HR-28")
def test_a_remembered_tile_that_does_not_fit_is_not_offered() -> None:
    state = position(CORNER, memory="A1 B1")
    assert of_kind(Recall, state) == [Recall(Square(4, 5), tile("B1")), Recall(Square(5, 4), tile("B1"))]
    assert refused(state, Recall(Square(4, 5), tile("A1"))) == "hr-does-not-fit"
    assert refused(state, Recall(Square(4, 5), tile("G6"))) == "hr-not-in-memory"


@pytest.mark.rule("HR-28")
def test_an_empty_pile_or_memory_can_not_be_drawn_from() -> None:
    state = position(
        """
        .   .   .   .   .   .<
        .   .   .   .   .   .
        A1  A2  A3  A4  A5  A6
        B1  B2  B3  G4  B5  B6
        G1  G2  G3  .   G5  G6
        R1  R2  R3  R4  R5  B4@
        """,
        discard="R6",
    )
    assert state.pile == ()
    edge = do(state, Walk(Square(4, 5)), Walk(Square(4, 4))).state
    assert of_kind(Search, edge) == of_kind(Recall, edge) == []
    assert refused(edge, Search(Square(4, 3))) == "hr-pile-empty"


@pytest.mark.rule("HR-29")
@pytest.mark.parametrize("by_draw", [True, False])
def test_the_child_that_reaches_the_exit_wins_the_stage_at_once(by_draw: bool) -> None:
    state = position(
        """
        .   .>  .   .   .   .
        R1@ .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        """,
        memory="R2",
    )
    out = (Search(Square(0, 0)), Draw(tile("G5"))) if by_draw else (Recall(Square(0, 0), tile("R2")),)
    step = do(state, *out)
    assert step.events[-3:] == (
        happened.RoomLaid(tile("G5" if by_draw else "R2"), Square(0, 0)),
        happened.StageWon(1),
        happened.StarTurnedUp(),
    )


@pytest.mark.rule("HR-33")
def test_what_is_illegal_is_refused_with_a_reason_and_nothing_changes() -> None:
    state = position(CORRIDOR)
    drawing = do(state, Search(Square(4, 4))).state
    assert refused(state, Draw(tile("A1")), CHANCE) == "hr-nothing-to-draw"
    assert refused(drawing, Draw(tile("A1"))) == "hr-only-chance-draws"
    assert refused(drawing, Draw(tile("B2")), CHANCE) == "hr-not-in-pile"
    assert refused(state, Begin(tile("B2"))) == "hr-stage-has-begun"
    assert refused(state, Stop(), by=1) == "hr-no-such-seat"
    assert refused(state, Stop(), by=CHANCE) == "hr-no-such-seat"


@pytest.mark.rule("HR-33")
def test_what_comes_too_early_or_too_late_is_refused() -> None:
    offered = do(setup(Options()), Draw(tile("B3")), Draw(tile("R1")), Draw(tile("G6"))).state
    assert refused(offered, Stop()) == "hr-begin-first"
    assert refused(offered, Begin(tile("A1"))) == "hr-not-offered"
    assert refused(setup(Options()), Begin(tile("A1"))) == "hr-tile-being-drawn"
    over = replace(offered, waiting="over")
    assert refused(over, Stop()) == refused(over, Begin(tile("A1"))) == "hr-game-over"
