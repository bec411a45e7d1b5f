"""A round from the flip of the cards to the hits."""

import pytest

from kurayami.games.komnata_strachu import chances, countdown, legal, movers, view
from kurayami.games.komnata_strachu.actions import (
    Action,
    GiveUp,
    Hit,
    Pull,
    Push,
    TurnUp,
)
from kurayami.games.komnata_strachu.cards import SHAPES, FearEscape
from kurayami.games.komnata_strachu.events import CardsBoxed, CardsTurnedUp
from kurayami.games.komnata_strachu.model import Cancelled
from kurayami.games.komnata_strachu.view import Race, Racer, TurningSeen
from kurayami.kernel import CHANCE, CLOCK
from tests.games.komnata_strachu.playing import Game, three, tokens

CARDS = "white ghost, red ghost, yellow skull"
WAITING = Racer(missed=False, allowance=None, hit=False, forward=0, lane=None)


# Three cards


@pytest.mark.rule("KS-6")
def test_three_cards_are_turned_up_at_the_same_moment() -> None:
    game = Game(players=2)
    left, middle, right = three(CARDS)
    for card in (left, middle):
        assert game.move(CHANCE, TurnUp(card)) == ()
        assert movers(game.state) == (CHANCE,)
    assert game.move(CHANCE, TurnUp(right), at=70) == (CardsTurnedUp(left, middle, right, 1),)
    assert view(game.state, None).stage == Race(three(CARDS), 70, (WAITING, WAITING))


@pytest.mark.rule("KS-6")
def test_nobody_sees_the_first_card_before_the_third() -> None:
    games = [Game(players=2), Game(players=2)]
    for game, card in zip(games, three(CARDS), strict=False):
        game.move(CHANCE, TurnUp(card))
    for seat in (0, 1, None):
        assert view(games[0].state, seat) == view(games[1].state, seat)
        assert view(games[0].state, seat).stage == TurningSeen(1)
        assert view(games[0].state, seat).deck == 55


@pytest.mark.rule("KS-6")
def test_every_card_of_the_deck_is_as_likely_as_any_other() -> None:
    game = Game(players=2)
    weights = {chance.action: chance.weight for chance in chances(game.state)}
    assert sum(weights.values()) == 55
    assert weights[TurnUp(three(CARDS)[0])] == 2
    assert weights[TurnUp(FearEscape())] == 5
    game.turn_up(CARDS)
    game.restart()
    game.due()
    assert sum(chance.weight for chance in chances(game.state)) == 52


@pytest.mark.rule("KS-6")
def test_a_card_that_is_not_in_the_deck_is_not_turned_up() -> None:
    game = Game(players=2)
    game.turn_up("white ghost, white ghost, red ghost")
    game.restart()
    game.due()
    assert game.refusal(CHANCE, TurnUp(three(CARDS)[0])) == "ks-not-in-deck"


# Tokens and the switch


@pytest.mark.rule("KS-7")
def test_tokens_stand_in_the_order_in_which_they_were_pushed_and_leave_no_gap() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.push(0, "puppet ghost skull")
    assert game.lane(0).tokens == tokens("puppet ghost skull")
    game.pull(0, "ghost")
    assert game.lane(0).tokens == tokens("puppet skull")
    game.push(0, "ghost")
    assert game.lane(0).tokens == tokens("puppet skull ghost")


@pytest.mark.rule("KS-7")
def test_what_a_player_may_do_until_the_hit() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.push(0, "puppet ghost")
    others: list[Action] = [Push(shape) for shape in SHAPES if shape not in ("puppet", "ghost")]
    assert list(legal(game.state, 0)) == [*others, Pull("puppet"), Pull("ghost"), Hit(), GiveUp()]
    game.move(0, Hit(10), at=10)
    assert legal(game.state, 0) == ()


@pytest.mark.rule("KS-7")
def test_the_choice_counts_as_it_stands_at_the_hit() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.push(0, "ghost skull puppet")
    game.pull(0, "puppet")
    game.hit(0, "", time=900)
    game.give_up(1)
    assert game.verdict.winner == 0


@pytest.mark.rule("KS-7")
def test_the_switch_can_be_hit_once_a_round() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.hit(0, "ghost", time=500)
    assert game.refusal(0, Hit(600), at=600) == "ks-hit-already"
    assert game.refusal(0, Push("skull"), at=600) == "ks-hit-already"


@pytest.mark.rule("KS-7")
def test_players_act_all_at_once() -> None:
    game = Game(players=4)
    game.begin(CARDS)
    assert movers(game.state) == (0, 1, 2, 3, CLOCK)
    game.hit(2, "ghost", time=500)
    assert movers(game.state) == (0, 1, 3, CLOCK)


# Three Special cards


@pytest.mark.rule("KS-10")
def test_three_special_cards_are_shown_for_two_seconds_and_nobody_can_hit() -> None:
    game = Game(players=2)
    game.turn_up("escape, guest, invasion 1", at=1_000)
    assert game.stage == Cancelled(three("escape, guest, invasion 1"), 1_000)
    assert view(game.state, 0).stage == game.stage
    assert legal(game.state, 0) == ()
    assert game.refusal(0, Hit(100)) == "ks-between-rounds"
    assert game.deadline == 3_000
    assert countdown(game.state, None) == 3_000


@pytest.mark.rule("KS-10")
def test_three_special_cards_go_to_the_box_and_three_new_ones_are_turned_up() -> None:
    game = Game(players=2)
    game.turn_up("escape, guest, invasion 1")
    game.due()
    assert game.events == (CardsBoxed(three("escape, guest, invasion 1")),)
    assert game.state.box == three("escape, guest, invasion 1")
    assert game.where == "turning"
    game.begin(CARDS)
    assert game.state.rounds == 1
