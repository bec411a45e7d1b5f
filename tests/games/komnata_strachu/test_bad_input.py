"""Refusals and their reasons. `Game.refusal` checks that nothing changes."""

import pytest

from kurayami.games.komnata_strachu.actions import (
    Action,
    GiveUp,
    Gone,
    Hit,
    PhotoFinish,
    Pull,
    Push,
    Ready,
    Sent,
    TurnUp,
)
from kurayami.kernel import CHANCE, CLOCK, Due, Millis, Seat
from tests.games.komnata_strachu.playing import Game, three

CARDS = "white ghost, red ghost, yellow skull"


def open_round() -> Game:
    game = Game(players=2)
    game.begin(CARDS)
    return game


@pytest.mark.rule("KS-31")
def test_a_token_that_a_player_does_not_have() -> None:
    assert open_round().refusal(0, Push("bat")) == "ks-no-such-token"
    assert open_round().refusal(0, Pull("bat")) == "ks-no-such-token"


@pytest.mark.rule("KS-31")
def test_a_token_twice() -> None:
    game = open_round()
    game.push(0, "ghost")
    assert game.refusal(0, Push("ghost")) == "ks-token-pushed"


@pytest.mark.rule("KS-31")
def test_a_token_taken_back_that_is_not_there() -> None:
    assert open_round().refusal(0, Pull("ghost")) == "ks-token-not-pushed"


@pytest.mark.rule("KS-31")
def test_a_second_hit() -> None:
    game = open_round()
    game.hit(0, "ghost", time=700)
    assert game.refusal(0, Hit(800), at=800) == "ks-hit-already"


@pytest.mark.rule("KS-31")
def test_anything_after_giving_up() -> None:
    game = open_round()
    game.give_up(0)
    for action in (Push("ghost"), Hit(800), GiveUp()):
        assert game.refusal(0, action) == "ks-gave-up-already"


@pytest.mark.rule("KS-31")
def test_a_hit_between_rounds() -> None:
    game = open_round()
    game.give_up(0)
    game.give_up(1)
    assert game.refusal(0, Hit(800)) == "ks-between-rounds"
    game.due()
    assert game.refusal(0, Hit(800)) == "ks-between-rounds"


@pytest.mark.rule("KS-31")
def test_a_hit_before_the_cards_were_sent() -> None:
    game = Game(players=2)
    game.turn_up(CARDS)
    assert game.refusal(0, Hit(800)) == "ks-cards-not-sent"


@pytest.mark.rule("KS-31")
@pytest.mark.parametrize("time", [-1, 86_400_001])
def test_a_time_that_is_none(time: Millis) -> None:
    assert open_round().refusal(0, Hit(time)) == "ks-bad-time"


@pytest.mark.rule("KS-31")
def test_anything_after_the_end() -> None:
    game = Game(players=2, rounds=1)
    game.begin(CARDS)
    game.give_up(0)
    game.give_up(1)
    for by, action in ((0, Ready()), (CLOCK, Gone(0)), (CHANCE, TurnUp(three(CARDS)[0])), (CLOCK, Due())):
        assert game.refusal(by, action) == "ks-game-over"


@pytest.mark.parametrize(
    ("by", "action", "reason"),
    [
        (2, Push("ghost"), "ks-no-such-seat"),
        (CLOCK, Push("ghost"), "ks-no-such-seat"),
        (0, Due(), "ks-only-clock"),
        (0, Gone(1), "ks-only-clock"),
        (CHANCE, Sent(1), "ks-only-clock"),
        (0, PhotoFinish(0), "ks-only-chance"),
        (CHANCE, PhotoFinish(0), "ks-nothing-to-draw"),
        (CHANCE, TurnUp(three(CARDS)[0]), "ks-nothing-to-draw"),
        (0, Ready(), "ks-no-pause"),
        (CLOCK, Sent(0), "ks-not-to-be-sent"),
        (CLOCK, Sent(2), "ks-no-such-seat"),
        (CLOCK, Due(), "ks-not-due"),
    ],
)
def test_what_nobody_may_do_in_an_open_round(by: Seat, action: Action, reason: str) -> None:
    assert open_round().refusal(by, action) == reason


@pytest.mark.parametrize(("longest", "shortest"), [(10, 11), (5, -1), (86_400_001, 0)])
def test_trips_that_are_none(longest: Millis, shortest: Millis) -> None:
    game = Game(players=2)
    game.turn_up(CARDS)
    assert game.refusal(CLOCK, Sent(0, longest, shortest)) == "ks-bad-trip"


def test_ready_twice() -> None:
    game = open_round()
    game.give_up(0)
    game.give_up(1)
    game.ready(0)
    assert game.refusal(0, Ready()) == "ks-ready-already"


def test_a_photo_finish_goes_to_one_of_the_first() -> None:
    game = Game(players=3)
    game.begin(CARDS)
    for seat, choice in enumerate(("ghost skull", "ghost skull", "ghost")):
        game.hit(seat, choice, time=700)
    assert game.refusal(CHANCE, PhotoFinish(2)) == "ks-not-first"


def test_a_move_at_the_deadline_comes_after_due() -> None:
    game = open_round()
    assert game.deadline == 30_050
    assert game.refusal(CLOCK, Due(), at=30_049) == "ks-not-due"
    assert game.refusal(0, Push("ghost"), at=30_050) == "ks-time-over"
    assert game.refusal(CLOCK, Gone(0), at=30_050) == "ks-time-over"
    game.push(0, "ghost", at=30_049)


def test_a_move_that_is_refused_anyway_is_refused_in_the_same_words_after_the_deadline() -> None:
    game = open_round()
    assert game.refusal(0, Pull("ghost"), at=40_000) == "ks-token-not-pushed"
