"""The games' extras are listed once, and the server knows them only by that list."""

from pathlib import Path

import msgspec
from msgspec.structs import replace

import kurayami
from kurayami.catalog import GAMES
from kurayami.extras import CHALLENGE, EXTRAS, Extras, extras_of
from kurayami.games import hako_onna, hidden_rooms, komnata_strachu
from kurayami.games.hako_onna.actions import GiveUp
from kurayami.games.hako_onna.events import EyesOpened
from kurayami.games.hidden_rooms.model import StageResult
from kurayami.games.komnata_strachu.cards import Fear
from kurayami.games.komnata_strachu.faults import NothingPushed
from kurayami.games.komnata_strachu.model import Finish, Verdict
from kurayami.kernel import Move, Stream
from tests.games.hako_onna.drawing import night


def test_only_games_of_the_catalog_have_extras() -> None:
    assert set(EXTRAS) <= set(GAMES)
    assert extras_of("no such game") == Extras()


def test_games_with_a_daily_challenge_have_a_score_and_one_seat_in_it() -> None:
    daily = {game: extras for game, extras in EXTRAS.items() if extras.daily is not None}
    assert CHALLENGE in daily
    for game, extras in daily.items():
        assert extras.score is not None
        rules = GAMES[game]
        assert rules.seats(msgspec.json.decode(extras.daily or b"", type=rules.Options)) == 1


def test_a_race_alone_is_scored_by_right_rounds_then_by_their_average_time() -> None:
    score = extras_of("komnata-strachu").score
    assert score is not None
    view = komnata_strachu.view(komnata_strachu.setup(komnata_strachu.Options(players=1)), 0)
    assert score(view) == (0, 0)
    cards = (Fear("ghost", "red"), Fear("skull", "red"), Fear("puppet", "white"))
    hits = [
        Finish(0, ("spider",), time, time, True, fault)
        for time, fault in ((900, None), (2100, None), (100, NothingPushed()))
    ]
    told = tuple([Verdict(cards, (), (), finishes=(hit,)) for hit in hits])
    assert score(replace(view, told=told)) == (2, -1500)


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


def test_a_believer_goes_by_its_views_alone() -> None:
    """The same whatever is hidden from a seat, and whether the game was followed or only looked at now."""
    make = extras_of("hako-onna").believer
    assert make is not None
    stream = Stream(bytes(32), "a night of beliefs")
    state = hako_onna.setup(hako_onna.Options(visitors=2, random_boards=True, random_items=True))
    followers = {seat: make() for seat in (None, 0, 1, 2)}
    varied = 0
    while state.turn < 6 and state.end is None:
        seat = hako_onna.movers(state)[0]
        action = stream.choice([one for one in hako_onna.legal(state, seat) if not isinstance(one, GiveUp)])
        state = hako_onna.apply(state, Move(seat, action, 0)).state
        for viewer, follow in followers.items():
            view = hako_onna.view(state, viewer)
            belief = follow(view)
            assert belief == make()(view), "as if it had followed"
            assert (belief is None) == (not any(isinstance(event, EyesOpened) for event in view.told))
            if belief is None:
                continue
            assert abs(sum(belief) - 1000) < 24
            if view.hers is None and stream.below(10) == 0:
                other = hako_onna.imagine(view, stream)
                assert follow(hako_onna.view(other, viewer)) == belief, "whatever is hidden"
                varied += other.ghosts[0].shadow != state.ghosts[0].shadow
    assert varied > 10, "where she is really was dealt anew"


def test_no_two_games_call_their_content_the_same() -> None:
    """The name appears in a URL: `/api/books`."""
    kinds = [kind for extras in EXTRAS.values() for kind in extras.content]
    assert len(kinds) == len(set(kinds))


def test_the_server_names_no_game() -> None:
    rooms = (Path(kurayami.__file__).parent / "server").rglob("*.py")
    names = [*GAMES, *(name.replace("-", "_") for name in GAMES)]
    assert [(room.name, name) for room in rooms for name in names if name in room.read_text()] == []
