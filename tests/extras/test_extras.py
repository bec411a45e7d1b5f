"""What games offer beyond the contract is listed once, and the server knows it only by that list."""

from pathlib import Path

from msgspec.structs import replace

import kurayami
from kurayami.catalog import GAMES
from kurayami.extras import CHALLENGE, EXTRAS, Extras, extras_of
from kurayami.games import hidden_rooms
from kurayami.games.hidden_rooms.model import StageResult


def test_only_games_of_the_catalog_have_extras() -> None:
    assert set(EXTRAS) <= set(GAMES)
    assert extras_of("komnata-strachu") == extras_of("no such game") == Extras()


def test_the_game_of_the_daily_challenge_has_a_score() -> None:
    assert extras_of(CHALLENGE).score is not None


def test_a_score_counts_stages_won_then_lost_then_turns() -> None:
    score = extras_of("hidden-rooms").score
    assert score is not None
    view = hidden_rooms.view(hidden_rooms.setup(hidden_rooms.Options()), 0)
    won, lost = StageResult(1, 9, None), StageResult(2, 5, "caught")
    assert score(replace(view, results=(won, lost))) == (1, -1, -14)


def test_no_two_games_call_their_content_the_same() -> None:
    """It names an address: `/api/books`."""
    kinds = [kind for extras in EXTRAS.values() for kind in extras.content]
    assert len(kinds) == len(set(kinds))


def test_the_server_names_no_game() -> None:
    rooms = (Path(kurayami.__file__).parent / "server").rglob("*.py")
    names = [*GAMES, *(name.replace("-", "_") for name in GAMES)]
    assert [(room.name, name) for room in rooms for name in names if name in room.read_text()] == []
