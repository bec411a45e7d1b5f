"""What games offer beyond the contract is listed once, and the server knows it only by that list."""

from pathlib import Path

from msgspec.structs import replace

import kurayami
from kurayami.catalog import GAMES
from kurayami.extras import CHALLENGE, EXTRAS, Extras, extras_of
from kurayami.games import hako_onna, hidden_rooms
from kurayami.games.hako_onna.actions import GiveUp
from kurayami.games.hidden_rooms.model import StageResult
from kurayami.kernel import Move, Stream
from tests.games.hako_onna.drawing import night


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


def test_an_insight_tells_what_everybody_could_think_and_how_it_really_stood() -> None:
    insight = extras_of("hako-onna").insight
    assert insight is not None
    assert insight(hako_onna.setup(hako_onna.Options())) is None, "she does not hide yet"
    stream = Stream(bytes(32), "a night")
    state = hako_onna.setup(hako_onna.Options(visitors=2, random_boards=True, random_items=True))
    while state.turn < 2:
        seat = hako_onna.movers(state)[0]
        action = stream.choice([one for one in hako_onna.legal(state, seat) if not isinstance(one, GiveUp)])
        state = hako_onna.apply(state, Move(seat, action, 0)).state
    view = hako_onna.view(state, None)
    for number in range(5):
        other = hako_onna.imagine(view, Stream(bytes(32), "insight", number))
        seen, imagined = insight(state), insight(other)
        assert seen is not None
        assert imagined is not None
        assert seen.belief == imagined.belief, "whatever is hidden"
        assert abs(sum(seen.belief) - 1000) < 24
        assert 0 < seen.chance < 1
    well, ill = insight(night(2)), insight(night(2, hakobito_at={1: (14, None)}))
    assert well is not None
    assert ill is not None
    assert ill.chance < well.chance


def test_no_two_games_call_their_content_the_same() -> None:
    """It names an address: `/api/books`."""
    kinds = [kind for extras in EXTRAS.values() for kind in extras.content]
    assert len(kinds) == len(set(kinds))


def test_the_server_names_no_game() -> None:
    rooms = (Path(kurayami.__file__).parent / "server").rglob("*.py")
    names = [*GAMES, *(name.replace("-", "_") for name in GAMES)]
    assert [(room.name, name) for room in rooms for name in names if name in room.read_text()] == []
