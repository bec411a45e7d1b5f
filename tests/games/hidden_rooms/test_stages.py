"""The compiled loop of whole stages, replayed in the readable rules step by step."""

import pytest

from kurayami.compiler import ints
from kurayami.games import hidden_rooms as game
from kurayami.games.hidden_rooms import BOOKS, fast
from kurayami.games.hidden_rooms.actions import Action, Begin, Draw, Recall, Search, Stop, Walk
from kurayami.games.hidden_rooms.book import expand, page_of
from kurayami.games.hidden_rooms.house import AHEAD, DELTAS, TILES, Square
from kurayami.games.hidden_rooms.stages import NO_TILE, TRACED, Paths, drawn, play_stage, play_stages, shaken
from kurayami.kernel import CHANCE, Move

WAYS = list(DELTAS)
LIMIT = 12


def action_of(number: int, child: Square) -> Action:
    if number == fast.STOP:
        return Stop()
    if number < fast.SEARCH:
        return Walk(AHEAD[child, WAYS[number - fast.WALK]])
    if number < fast.RECALL:
        return Search(AHEAD[child, WAYS[number - fast.SEARCH]])
    tile, way = divmod(number - fast.RECALL, 4)
    return Recall(AHEAD[child, WAYS[way]], TILES[tile])


def replayed(stage: int, book: str, steps: list[tuple[int, int, int]]) -> tuple[game.State, int]:
    """State after all steps, and their number, with draws counted separately."""
    (opened, laid, kept), *rest = steps
    state = game.setup(game.Options(book=BOOKS[book], turn_limit=LIMIT))
    assert TILES[opened].number == stage
    for drawn_first in (opened, laid, kept):
        state = game.apply(state, Move(CHANCE, Draw(TILES[drawn_first]), 0)).state
    state, count = game.apply(state, Move(0, Begin(TILES[laid]), 0)).state, 1
    for total, number, tile in rest:
        legal, action = game.legal(state, 0), action_of(number, state.child)
        assert (total, action in legal) == (len(legal), True)
        state, count = game.apply(state, Move(0, action, 0)).state, count + 1
        if tile != NO_TILE:
            state, count = game.apply(state, Move(CHANCE, Draw(TILES[tile]), 0)).state, count + 1
    return state, count


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("stage", range(1, 6))
def test_every_step_is_one_of_the_readable_rules(book: str, stage: int) -> None:
    track = fast.track(expand(page_of(BOOKS[book], stage).route))
    route, board, chance = Paths(track.turns, track.where), ints([0] * 36), ints([stage])
    losses = set()
    for _ in range(60):
        trace = ints([NO_TILE] * 3000)
        played = int(play_stage(route, stage, LIMIT, board, chance, trace))
        numbers = [int(number) for number in trace]
        cut = [tuple(numbers[at : at + TRACED]) for at in range(0, len(numbers), TRACED)]
        steps = [(total, action, tile) for total, action, tile in cut if total != NO_TILE]
        state, count = replayed(stage, book, steps)
        assert count == abs(played)
        assert (state.results[0].loss is None) == (played > 0)
        losses.add(state.results[0].loss)
    assert "caught" in losses


def test_many_stages_are_the_sum_of_single_ones() -> None:
    track = fast.track(expand(page_of(BOOKS["rooms"], 1).route))
    route, board, none = Paths(track.turns, track.where), ints([0] * 36), ints([])
    chance = ints([7])
    single = [int(play_stage(route, 1, 500, board, chance, none)) for _ in range(40)]
    steps, won = play_stages(40, route, 1, 500, board, ints([7]), none)
    assert (steps, won) == (sum(map(abs, single)), sum(played > 0 for played in single))


def test_draws_are_fair() -> None:
    chance, tiles = ints([1]), 0b1011_0100_0000_0000_0000_0001
    found = [int(shaken(chance, 0, tiles)) for _ in range(5000)]
    assert set(found) == {0, 18, 20, 21, 23}
    assert all(900 < found.count(tile) < 1100 for tile in set(found))
    rolls = [int(drawn(chance, 0, 6)) for _ in range(6000)]
    assert all(900 < rolls.count(face) < 1100 for face in range(6))
