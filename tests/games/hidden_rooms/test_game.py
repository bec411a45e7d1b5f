import pytest
from msgspec.structs import replace

from kurayami.games.hidden_rooms import Options, State, movers, outcome, setup, view
from kurayami.games.hidden_rooms import events as happened
from kurayami.games.hidden_rooms.actions import Action, Begin, Draw, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.house import START, TILES, Square
from kurayami.games.hidden_rooms.model import StageResult
from kurayami.games.hidden_rooms.monster import Monster
from kurayami.kernel import CHANCE, Outcome
from tests.games.hidden_rooms.drawing import do, position, tile, tiles

BEFORE_THE_EXIT = """
    .   R1@ .   .   .   .<
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    """
BEFORE_THE_MONSTER = """
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   .
    .   .   .   .   .   B4<
    .   .   .   .   .   R1@
    """
WIN = Recall(Square(0, 0), tile("R5"))
LOSE = Walk(Square(4, 5))


def after(*losses: bool) -> tuple[StageResult, ...]:
    return tuple(StageResult(1, 3, "caught" if lost else None) for lost in losses)


def play_stage(won: bool, results: tuple[StageResult, ...]) -> tuple[State, tuple[happened.Event, ...]]:
    drawing, last = (BEFORE_THE_EXIT, WIN) if won else (BEFORE_THE_MONSTER, LOSE)
    state = replace(position(drawing, memory="R5"), results=results, stage=4)
    step = do(state, last)
    return step.state, step.events


@pytest.mark.rule("HR-6", "HR-5")
def test_at_the_start_the_book_lies_open_at_stage_1_and_the_child_has_no_star() -> None:
    seen = view(setup(Options()), 0)
    assert seen.stage == 1
    assert not seen.star


@pytest.mark.rule("HR-7")
def test_two_stages_won_are_a_game_won() -> None:
    state, events = play_stage(True, after(True, False, True))
    assert outcome(state) == Outcome((1.0,), "two_stages_won")
    assert events[-1] == happened.GameWon()
    assert movers(state) == ()


@pytest.mark.rule("HR-7")
def test_three_stages_lost_are_a_game_lost() -> None:
    for results in (after(True, True), after(True, False, True)):
        state, events = play_stage(False, results)
        assert outcome(state) == Outcome((0.0,), "three_stages_lost")
        assert events[-1] == happened.GameLost()
        assert movers(state) == ()


@pytest.mark.rule("HR-7")
def test_until_then_the_game_goes_on_with_a_draw_for_the_next_stage() -> None:
    for won, results in ((True, after(True, True)), (False, after(True)), (False, after(False, True))):
        state, _ = play_stage(won, results)
        assert outcome(state) is None
        assert movers(state) == (CHANCE,)
        assert state.waiting == "stage_tile"


@pytest.mark.rule("HR-8", "HR-5")
def test_the_first_stage_won_turns_up_the_star_and_nothing_turns_it_back() -> None:
    state, events = play_stage(True, after(True))
    assert happened.StarTurnedUp() in events
    assert view(state, 0).star
    lost, events = play_stage(False, state.results)
    assert view(lost, 0).star
    assert happened.StarTurnedUp() not in events


@pytest.mark.rule("HR-9")
def test_every_stage_begins_with_all_24_tiles_in_the_pile() -> None:
    assert setup(Options()).pile == TILES
    assert play_stage(True, ())[0].pile == TILES
    assert play_stage(False, ())[0].pile == TILES


@pytest.mark.rule("HR-9")
@pytest.mark.parametrize(("drawing", "last"), [(BEFORE_THE_EXIT, WIN), (BEFORE_THE_MONSTER, LOSE)])
def test_the_tile_that_chose_the_stage_and_those_in_memory_are_in_the_next_pile(drawing: str, last: Action) -> None:
    state = position(drawing, memory="R5 G2", discard="B3")
    assert tile("B3") not in state.pile
    ended = do(state, last).state
    assert ended.pile == TILES
    assert ended.discard == ()
    assert ended.memory == ()


@pytest.mark.rule("HR-10")
@pytest.mark.parametrize(("drawn", "stage"), [("R1", 1), ("B3", 3), ("A5", 5)])
def test_a_tile_from_1_to_5_opens_the_book_at_that_stage(drawn: str, stage: int) -> None:
    step = do(play_stage(False, ())[0], Draw(tile(drawn)))
    assert step.state.stage == stage
    assert step.events == (happened.StageOpened(tile(drawn), stage),)


@pytest.mark.rule("HR-10")
def test_a_six_plays_the_stage_that_is_open_now() -> None:
    assert do(setup(Options()), Draw(tile("G6"))).state.stage == 1
    again = do(play_stage(False, ())[0], Draw(tile("G6"))).state
    assert again.stage == 4
    assert again.monster == Monster(Square(5, 0), "north", 0)


@pytest.mark.rule("HR-10")
def test_the_tile_that_chose_the_stage_is_out_for_it() -> None:
    state = do(setup(Options()), Draw(tile("B3"))).state
    assert state.discard == tiles("B3")
    assert tile("B3") not in state.pile


@pytest.mark.rule("HR-11")
def test_of_two_tiles_one_is_put_on_the_start_and_the_other_remembered() -> None:
    drawn = do(setup(Options()), Draw(tile("B3")), Draw(tile("R1")), Draw(tile("G6")))
    assert drawn.state.offered == tiles("R1 G6")
    assert drawn.events[1:] == (happened.TileOffered(tile("R1")), happened.TileOffered(tile("G6")))
    for chosen, kept in (("R1", "G6"), ("G6", "R1")):
        begun = do(drawn.state, Begin(tile(chosen)))
        assert view(begun.state, 0).rooms[-1].at == START
        assert view(begun.state, 0).rooms[-1].tile == tile(chosen)
        assert begun.state.memory == tiles(kept)
        assert begun.events[0] == happened.StageBegun(tile(chosen), tile(kept))


@pytest.mark.rule("HR-12")
def test_the_child_stands_on_the_start_and_the_monster_on_the_first_square_of_its_route_facing_the_second() -> None:
    state = do(setup(Options()), Draw(tile("B5")), Draw(tile("R1")), Draw(tile("G6"))).state
    assert state.child == START
    assert state.monster == Monster(Square(0, 2), "south", 0)


@pytest.mark.rule("HR-13")
def test_the_monster_has_the_first_turn_and_then_they_alternate() -> None:
    begun = do(setup(Options()), Draw(tile("B5")), Draw(tile("R1")), Draw(tile("G6")), Begin(tile("R1")))
    assert begun.events[-2:] == (
        happened.MonsterAdvanced(Square(1, 2), False),
        happened.MonsterAdvanced(Square(2, 2), False),
    )
    assert begun.state.turn == 1
    stopped = do(begun.state, Stop())
    assert len(stopped.events) == 2
    assert stopped.state.turn == 2


@pytest.mark.rule("HR-30")
def test_when_a_stage_ends_board_memory_and_discard_are_cleared() -> None:
    for won in (True, False):
        seen = view(play_stage(won, ())[0], 0)
        assert (seen.rooms, seen.memory, seen.discard, seen.monster) == ((), (), (), None)


@pytest.mark.rule("HR-34")
def test_people_may_go_on_for_as_long_as_they_like() -> None:
    assert do(position(BEFORE_THE_EXIT, turn=100_000), Stop()).state.waiting == "child"


@pytest.mark.rule("HR-34")
def test_an_unattended_stage_is_lost_after_its_last_turn() -> None:
    options = Options(turn_limit=500)
    assert do(position(BEFORE_THE_EXIT, options=options, turn=499), Stop()).state.waiting == "child"
    ended = do(position(BEFORE_THE_EXIT, options=options, turn=500), Stop())
    assert ended.events == (happened.StageLost(1, "turn_limit"),)
    assert ended.state.results == (StageResult(1, 500, "turn_limit"),)


@pytest.mark.rule("HR-34")
def test_the_last_turn_can_still_win() -> None:
    state = position(BEFORE_THE_EXIT, memory="R5", options=Options(turn_limit=500), turn=500)
    assert do(state, WIN).state.results == (StageResult(1, 500, None),)


def test_a_search_waits_for_chance() -> None:
    assert movers(do(position(BEFORE_THE_EXIT), Search(Square(0, 0))).state) == (CHANCE,)
