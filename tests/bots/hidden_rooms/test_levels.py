"""Each level plays as well as documented, with and without numba alike."""

import subprocess
import sys
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from kurayami.bots.hidden_rooms import levels
from kurayami.bots.hidden_rooms.advice import hints
from kurayami.bots.hidden_rooms.difficulty import is_won
from kurayami.bots.hidden_rooms.levels import Level
from kurayami.bots.hidden_rooms.route_tables import LONGEST, RoutePart, ground, part_of
from kurayami.compiler import COMPILED
from kurayami.games.hidden_rooms import BOOKS
from kurayami.games.hidden_rooms.book import MOST_CORNERS, Book, expand, page_of
from kurayami.games.hidden_rooms.fast import BEYOND, track
from kurayami.games.hidden_rooms.monster import waiting_at_start
from kurayami.kernel import Stream
from tests.bots.hidden_rooms.positions import game, game_of
from tests.patience import PATIENCE


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
from kurayami.compiler import COMPILED
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
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, check=True, timeout=3 * PATIENCE)
    assert done.stdout.splitlines() == played


def endless(rounds: int) -> Book:
    around = ((0, 1), (0, 5), (2, 5), (2, 1))
    corners = (*around * rounds, (0, 1), (0, 0))
    return Book("Endless", tuple(msgspec.structs.replace(page, route=corners) for page in BOOKS["rooms"].pages))


@pytest.mark.parametrize("level", ["beginner", "careful", "clever", "master"])
def test_a_route_may_be_as_long_as_a_book_allows(level: str) -> None:
    played = list(islice(game_of(level, 3, endless((MOST_CORNERS - 2) // 4), budget=100), 12))
    assert len(played) == 12
    seen, action = played[-1]
    assert len(seen.route) > 500
    assert seen.waiting == "begin" or action in [hint.action for hint in hints(seen, budget=1)]


def test_of_a_long_route_the_part_matters_on_which_the_monster_is() -> None:
    route = expand(endless(20).pages[0].route)
    somewhere = waiting_at_start(route[100:])
    part, now = part_of(route, msgspec.structs.replace(somewhere, passage=100))
    assert part.route == (*route[80 : 80 + LONGEST], BEYOND)
    assert now == msgspec.structs.replace(somewhere, passage=20)
    assert now in track(part.route, part.now).numbers
    assert part_of(route, msgspec.structs.replace(somewhere, passage=len(route) - 5))[0].route == route[-LONGEST:]
    assert part_of(route[:LONGEST], somewhere) == (RoutePart(route[:LONGEST]), somewhere)


def test_a_clever_child_wins_where_the_monster_goes_round_and_round() -> None:
    known, rng = ground(expand(endless(200).pages[0].route)), Stream(bytes(32), "endless")
    assert sum(is_won(levels.clever, known, 1, rng) for _ in range(20)) >= 12
