"""Each level plays as well as it is said to, the same with and without numba."""

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from kurayami.bots.hidden_rooms import levels
from kurayami.bots.hidden_rooms.difficulty import is_won
from kurayami.bots.hidden_rooms.ground import ground
from kurayami.bots.hidden_rooms.levels import Level
from kurayami.games.hidden_rooms import BOOKS
from kurayami.games.hidden_rooms.book import expand, page_of
from kurayami.games.hidden_rooms.compiled import COMPILED
from kurayami.kernel import Stream
from tests.bots.hidden_rooms.positions import game


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
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.splitlines() == played
