from collections import Counter

import pytest

from kurayami.games.hidden_rooms import Options, chances, setup
from kurayami.games.hidden_rooms.actions import Begin, Draw, Search
from kurayami.games.hidden_rooms.house import COLOURS, EXIT, SQUARES, START, TILES, Square
from tests.games.hidden_rooms.drawing import do, position, tile, tiles


@pytest.mark.rule("HR-1")
def test_the_house_has_six_rows_of_six_squares_from_the_exit_to_the_start() -> None:
    assert len(SQUARES) == 36
    assert SQUARES[0] == EXIT == Square(0, 0)
    assert SQUARES[-1] == START == Square(5, 5)


@pytest.mark.rule("HR-2")
def test_there_are_24_tiles_each_colour_and_number_once() -> None:
    assert len(COLOURS) == 4
    assert Counter((tile.colour, tile.number) for tile in TILES) == Counter(
        (colour, number) for colour in COLOURS for number in (1, 2, 3, 4, 5, 6)
    )


@pytest.mark.rule("HR-3", "HR-31")
def test_every_draw_is_uniform_over_what_is_in_the_pile() -> None:
    drawing = """
        .   .   .   .   .   .<
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   .   .
        .   .   .   .   R2  R6@
        """
    state = do(position(drawing, memory="B1 B2", discard="A4"), Search(Square(4, 5))).state
    listed = chances(state)
    assert {chance.weight for chance in listed} == {1}
    assert sorted(chance.action.tile for chance in listed if isinstance(chance.action, Draw)) == sorted(
        set(TILES) - {*tiles("R2 R6 B1 B2 A4")}
    )


@pytest.mark.rule("HR-3")
def test_a_tile_is_in_one_area_at_a_time() -> None:
    state = do(setup(Options()), Draw(tile("B3")), Draw(tile("R1")), Draw(tile("G6")), Begin(tile("R1"))).state
    assert state.discard == tiles("B3")
    assert state.memory == tiles("G6")
    assert not {*tiles("B3 R1 G6")} & {*state.pile}
    assert len(state.pile) == 21
