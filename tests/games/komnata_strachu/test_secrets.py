"""Secrets before the verdict: others see only that a hit happened."""

from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.json import encode
from tools.evening import Evening

from kurayami.games import komnata_strachu as rules
from kurayami.games.komnata_strachu import Options, countdown, deadline, imagine, legal, view, witness
from kurayami.games.komnata_strachu.actions import GiveUp, Hit, Push
from kurayami.games.komnata_strachu.events import CardsSent, GaveUp, SwitchHit, TokenPulled, TokenPushed
from kurayami.games.komnata_strachu.model import Open, State
from kurayami.games.komnata_strachu.view import Race, Racer
from kurayami.kernel import Millis, Seat, Stream
from kurayami.testing.secrecy import view_tells_no_secret
from kurayami.testing.subjects import SUBJECTS
from tests.games.komnata_strachu.playing import Game, tokens

CARDS = "white ghost, red ghost, yellow skull"
RIGHT, WRONG = "ghost skull", "ghost puppet"


def racers(state: State, seat: Seat | None) -> tuple[Racer, ...]:
    stage = view(state, seat).stage
    assert isinstance(stage, Race)
    return stage.racers


def hit_of_seat_0(choice: str, time: Millis, arrived: Millis) -> Game:
    """Three players with a round trip of 300 ms; seat 0 has hit, the others have not."""
    game = Game(players=3)
    game.turn_up(CARDS)
    game.send(0, 1, 2, at=20, longest=300, shortest=280)
    game.hit(0, choice, time, at=arrived)
    return game


# One secret at a time


@pytest.mark.rule("KS-26")
def test_of_anothers_tokens_their_number_is_seen_and_not_which() -> None:
    games = [Game(players=2), Game(players=2)]
    for game, pushed in zip(games, ("puppet ghost", "skull spider"), strict=True):
        game.begin(CARDS)
        game.push(0, pushed)
    game = games[0]
    assert [racer.forward for racer in racers(game.state, 1)] == [2, 0]
    assert game.events == (TokenPushed(0, "ghost", seen_by=(0,)),)
    unseen = TokenPushed(0, None, seen_by=(0,))
    assert [witness(game.events[0], seat) for seat in (0, 1, None)] == [game.events[0], unseen, unseen]
    for seat in (1, None):
        assert encode(view(games[0].state, seat)) == encode(view(games[1].state, seat))
        assert encode(witness(games[0].events[0], seat)) == encode(witness(games[1].events[0], seat))
    own = racers(game.state, 0)[0].lane
    assert own
    assert own.tokens == tokens("puppet ghost")
    game.pull(0, "ghost")
    assert racers(game.state, 1)[0].forward == 1
    assert [witness(game.events[0], seat) for seat in (1, None)] == [TokenPulled(0, None, seen_by=(0,))] * 2


@pytest.mark.rule("KS-26")
def test_of_a_hit_the_others_see_that_it_happened() -> None:
    game = hit_of_seat_0(RIGHT, time=700, arrived=1_000)
    (event,) = game.events
    assert witness(event, 0) == event
    for seat in (1, 2, None):
        assert witness(event, seat) == SwitchHit(0, None, None, seen_by=(0,))
        assert racers(game.state, seat)[0] == Racer(missed=False, allowance=350, hit=True, forward=2, lane=None)


@pytest.mark.rule("KS-26")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_right_or_wrong_fast_or_slow_look_the_same_though_the_deadline_jumps(seat: Seat | None) -> None:
    games = [
        hit_of_seat_0(RIGHT, 700, 1_000),
        hit_of_seat_0(WRONG, 700, 1_000),
        hit_of_seat_0(RIGHT, 900, 950),
        hit_of_seat_0(WRONG, 0, 5_000),
    ]
    assert [deadline(game.state) for game in games] == [1_700, 30_370, 1_650, 30_370]
    assert {countdown(game.state, seat) for game in games} == {None}
    assert len({encode(view(game.state, seat)) for game in games}) == 1
    assert len({encode(witness(game.events[0], seat)) for game in games}) == 1
    assert len({encode(legal(game.state, 1)) for game in games}) == 1


@pytest.mark.rule("KS-26")
def test_nobody_sees_that_another_gave_up() -> None:
    game = Game(players=3)
    game.begin(CARDS)
    before = view(game.state, 1)
    game.give_up(0)
    assert game.events == (GaveUp(0, seen_by=(0,)),)
    assert witness(game.events[0], 1) is None
    assert view(game.state, 1) == before


@pytest.mark.rule("KS-24")
def test_a_is_shown_to_the_others() -> None:
    game = Game(players=2)
    game.turn_up(CARDS)
    game.send(0, longest=120, shortest=90)
    assert game.events == (CardsSent(0, allowance=170),)
    assert witness(game.events[0], 1) == game.events[0]
    assert [racer.allowance for racer in racers(game.state, 1)] == [170, None]


# Shared screens


@pytest.mark.rule("KS-26")
def test_players_who_share_a_screen_see_each_others_tokens_and_hits_the_others_dont() -> None:
    game = Game(players=4, screens=(0, 1, 0, 2))
    game.begin(CARDS)
    game.push(2, "ghost")
    (pushed,) = game.events
    assert [witness(pushed, seat) == pushed for seat in (0, 1, 2, 3)] == [True, False, True, False]
    game.move(2, Hit(500), at=500)
    (hit,) = game.events
    assert witness(hit, 0) == hit
    assert witness(hit, 3) == SwitchHit(2, None, None, seen_by=(0, 2))
    lanes = [racers(game.state, seat)[2].lane for seat in (0, 1, 2, 3)]
    assert [lane is not None for lane in lanes] == [True, False, True, False]


@pytest.mark.rule("KS-26")
def test_nobody_acts_for_a_neighbour_at_the_same_screen() -> None:
    game = Game(players=2, screens=(5, 5))
    game.begin(CARDS)
    game.push(0, "ghost")
    assert game.lane(1).tokens == ()
    game.move(0, GiveUp())
    assert Push("ghost") in legal(game.state, 1)


# Everything at once, with players who are often right


def open_positions(options: Options, seed: int) -> Iterator[tuple[State, Millis]]:
    evening = Evening(options, seed.to_bytes(32, "big"), skill=60)
    for state in evening.moves():
        if isinstance(state.stage, Open):
            yield state, evening.now


@pytest.mark.rule("KS-26")
@pytest.mark.parametrize("options", [Options(players=4), Options(players=3, screens=(0, 1, 0), time_limit=None)])
def test_a_re_deal_of_what_a_seat_cant_know_shows_it_the_same(options: Options) -> None:
    subject, stream = SUBJECTS["komnata-strachu"], Stream(bytes(32), "secrets")
    known = [Push("ghost"), Hit(), GiveUp()]
    for seed in range(4):
        for state, now in islice(open_positions(options, seed), seed, None, 4):
            view_tells_no_secret(subject, state, options.players, now, known, stream)


@pytest.mark.rule("KS-26")
def test_in_re_deals_a_hit_is_now_right_now_wrong() -> None:
    game = hit_of_seat_0(RIGHT, time=700, arrived=1_000)
    stream = Stream(bytes(32), "secrets")
    dues = [deadline(imagine(view(game.state, 1), stream)) for _ in range(60)]
    settled_soon = [due for due in dues if due is not None and due < 5_000]
    assert 0 < len(settled_soon) < len(dues)


@pytest.mark.rule("KS-26")
def test_a_re_deal_keeps_to_what_the_seat_can_conclude() -> None:
    """Seat 1 still plays long after seat 0 hit: a right hit would have ended the round."""
    stream = Stream(bytes(32), "secrets")
    for state, _ in islice(open_positions(Options(players=4), 7), 0, 300, 3):
        for seat in (0, 1, 2, 3, None):
            other = imagine(view(state, seat), stream)
            assert isinstance(other.stage, Open)
            heard = max(lane.heard for lane in other.stage.lanes)
            assert other.stage.due is None or other.stage.due > heard


@pytest.mark.rule("KS-26")
def test_when_only_a_right_hit_explains_that_the_round_is_open_re_deals_have_one() -> None:
    """Seat 0 was wrong and seat 2 lost the connection; yet there is no verdict: seat 1 must be right."""
    game = Game(players=3)
    game.turn_up(CARDS)
    game.send(0, 1, 2, at=20, longest=300, shortest=280)
    game.hit(0, WRONG, time=650, at=900)
    game.hit(1, RIGHT, time=700, at=1_000)
    game.gone(2)
    assert game.is_open
    stream = Stream(bytes(32), "secrets")
    for _ in range(40):
        other = imagine(view(game.state, 0), stream)
        assert view(other, 0) == view(game.state, 0)
        assert isinstance(other.stage, Open)
        assert rules.deadline(other) is not None
        assert set(other.stage.lanes[1].tokens) in ({"ghost", "skull"}, {"pumpkin", "spider", "puppet"})
