"""Each level plays as well as it is said to, the same with and without numba."""

import subprocess
import sys
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from kurayami.bots.hidden_rooms import LONGEST, levels
from kurayami.bots.hidden_rooms.difficulty import is_won
from kurayami.bots.hidden_rooms.ground import ground
from kurayami.bots.hidden_rooms.levels import Level
from kurayami.games.hidden_rooms import BOOKS
from kurayami.games.hidden_rooms.book import Book, expand, page_of
from kurayami.games.hidden_rooms.compiled import COMPILED
from kurayami.games.hidden_rooms.fast import track
from kurayami.kernel import Refusal, Stream
from tests.bots.hidden_rooms.positions import game, game_of


def share(level: Level, book: str, stage: int, stages: int) -> float:
    route = expand(page_of(BOOKS[book], stage).route)
    rng = Stream(bytes(32), f"{book} {stage}")
    return sum(is_won(level, ground(route), stage, rng) for _ in range(stages)) / stages


@pytest.mark.skipif(not COMPILED, reason="takes minutes without numba")
@pytest.mark.parametrize(
    ("level", "book", "stage", "least", "most"),
    [
        (levels.beginner, "rooms", 1, 0.15, 0.35),
        (levels.careful, "rooms", 1, 0.75, 0.95),
        (levels.clever, "rooms", 1, 0.97, 1.0),
        (levels.clever, "deeper-rooms", 4, 0.6, 0.85),
    ],
)
def test_how_often_a_level_wins(level: Level, book: str, stage: int, least: float, most: float) -> None:
    assert least <= share(level, book, stage, 200) <= most


WITHOUT = """
import sys
sys.modules["numba"] = None
from kurayami.games.hidden_rooms.compiled import COMPILED
assert not COMPILED
from itertools import islice
from tests.bots.hidden_rooms.positions import game
for view, action in islice(game(sys.argv[1], 3, budget=100), 8):
    print(action)
"""


@pytest.mark.parametrize("level", ["beginner", "careful", "clever", "master"])
def test_without_numba_the_same_game_is_played(level: str) -> None:
    played = [str(action) for _, action in islice(game(level, 3, budget=100), 8)]
    words = [sys.executable, "-c", WITHOUT, level]
    root = Path(__file__).parents[3]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, check=True, timeout=600)
    assert done.stdout.splitlines() == played


@pytest.mark.parametrize("level", ["beginner", "careful", "clever", "master"])
def test_a_route_that_is_too_long_for_tables_is_played_without_them(level: str) -> None:
    around = ((0, 1), (0, 5), (2, 5), (2, 1))
    corners = (*around * 200, (0, 1), (0, 0))
    made, tracked = ground.cache_info().misses, track.cache_info().misses
    pages = tuple(msgspec.structs.replace(page, route=corners) for page in BOOKS["rooms"].pages)
    played = [action for _, action in game_of(level, 3, Book("Endless", pages))]
    assert len(played) > 10
    assert (ground.cache_info().misses, track.cache_info().misses) == (made, tracked)
    with pytest.raises(Refusal, match="server-route-too-long"):
        ground(expand(corners))


def test_the_longest_route_that_has_tables_has_small_ones() -> None:
    """Even if it goes round and round on itself."""
    corners = (*((0, 1), (0, 5), (2, 5), (2, 1), (3, 1), (3, 4), (4, 4), (4, 1)) * 3, (0, 1), (0, 0))
    route = expand(corners)[-LONGEST:]
    assert len(route) == LONGEST
    assert len(track(route).states) < 2000
