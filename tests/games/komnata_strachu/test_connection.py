"""Players who lose the connection, and a table that was restarted."""

import pytest

from kurayami.games.komnata_strachu import legal, movers
from kurayami.games.komnata_strachu.actions import Back, Gone, Hit, Push, Ready, Sent
from kurayami.games.komnata_strachu.events import CardsBoxed, PlayerBack, PlayerGone, RoundDecided
from kurayami.kernel import CLOCK
from tests.games.komnata_strachu.playing import Game, three, tokens

CARDS = "white ghost, red ghost, yellow skull"
BY_SHAPE = "ghost skull"


@pytest.mark.rule("KS-29")
def test_the_game_goes_on_without_a_player_who_is_gone() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.gone(1)
    assert game.events == (PlayerGone(1),)
    assert legal(game.state, 1) == ()
    assert game.refusal(1, Push("ghost")) == "ks-not-connected"
    game.hit(0, "ghost", time=700)
    assert game.verdict.winner is None
    game.ready(0)
    game.turn_up("white skull, red skull, yellow skull")
    game.send(0)
    game.hit(0, "skull", time=700, at=1_400)
    assert game.verdict.winner == 0


@pytest.mark.rule("KS-29", "KS-24")
def test_who_comes_back_in_the_round_goes_on_where_they_were_on_the_same_clock() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.push(1, "ghost", at=300)
    game.gone(1, at=400)
    game.back(1, at=1_500)
    assert game.events == (PlayerBack(1),)
    game.hit(1, "skull", time=1_700)
    game.give_up(0)
    (finish,) = game.verdict.finishes
    assert (finish.tokens, finish.time, finish.fault) == (tokens(BY_SHAPE), 1_700, None)


@pytest.mark.rule("KS-29")
@pytest.mark.parametrize("when", ["before the cards were turned up", "before they were sent"])
def test_who_did_not_get_the_cards_waits_for_the_next_round(when: str) -> None:
    """Otherwise you could study the cards elsewhere, come back, and start your clock then."""
    game = Game(players=2)
    if when == "before the cards were turned up":
        game.gone(1)
        game.turn_up(CARDS)
    else:
        game.turn_up(CARDS)
        game.gone(1)
    game.send(0)
    game.back(1, at=400)
    assert Sent(1) not in legal(game.state, CLOCK)
    assert game.refusal(CLOCK, Sent(1)) == "ks-not-to-be-sent"
    assert game.refusal(1, Hit(10)) == "ks-round-missed"
    game.hit(0, BY_SHAPE, time=700)
    assert game.verdict.winner == 0
    game.ready(0)
    game.ready(1)
    game.begin("white skull, red skull, yellow skull")
    game.hit(1, "skull", time=900, at=1_600)
    assert game.lane(1).claim


@pytest.mark.rule("KS-29")
def test_a_hit_that_arrived_before_the_connection_was_lost_counts() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.hit(1, BY_SHAPE, time=700)
    game.gone(1, at=710)
    game.hit(0, "", time=720)
    assert game.verdict.winner == 1


@pytest.mark.rule("KS-29")
def test_a_round_that_nobody_gets_is_over_at_once_and_the_next_comes_after_the_pause() -> None:
    game = Game(players=2)
    game.gone(0)
    game.gone(1)
    game.turn_up(CARDS)
    assert game.state.box == three(CARDS)
    assert movers(game.state) == (CLOCK,)
    assert game.deadline == 8_000


@pytest.mark.rule("KS-29")
def test_a_restarted_table_makes_the_open_round_void_and_its_cards_go_to_the_box() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.hit(0, BY_SHAPE, time=700)
    game.restart()
    assert game.events == (RoundDecided(1, None, void=True), CardsBoxed(three(CARDS)))
    assert game.verdict.void
    assert game.verdict.finishes == ()
    assert game.state.box == three(CARDS)
    assert game.cards_won() == [0, 0]
    assert game.where == "pause"


def test_connections_are_lost_and_found_at_any_time_but_only_once() -> None:
    game = Game(players=2)
    assert game.refusal(CLOCK, Back(0)) == "ks-here-already"
    game.gone(0)
    assert game.refusal(CLOCK, Gone(0)) == "ks-gone-already"
    game.turn_up("escape, escape, guest")
    game.back(0)
    game.due()
    game.begin(CARDS)
    game.gone(0)
    assert game.refusal(CLOCK, Sent(0)) == "ks-gone-already"
    game.give_up(1)
    assert game.refusal(0, Ready()) == "ks-not-connected"
    assert game.refusal(CLOCK, Gone(7)) == "ks-no-such-seat"
