"""The end of the game."""

import pytest
from msgspec.structs import replace

from kurayami.games.komnata_strachu import legal, movers, outcome, reveal
from kurayami.games.komnata_strachu.events import CardsBoxed, GameOver
from kurayami.games.komnata_strachu.model import Over
from kurayami.kernel import CLOCK, Outcome
from kurayami.table import Table
from kurayami.testing.random_games import seeded, wander
from kurayami.testing.subjects import SUBJECTS
from tests.games.komnata_strachu.playing import Game, card, three

CARDS = "white ghost, red ghost, white ghost"
BY_SHAPE = "ghost"


def last_round(game: Game, left: int) -> None:
    """This many cards are left, three of them are flipped, and seat 0 wins them."""
    game.leave_in_deck(left)
    game.begin(CARDS)
    game.hit(0, BY_SHAPE, time=700)
    for seat in range(1, game.state.options.players):
        game.give_up(seat)


@pytest.mark.rule("KS-20")
@pytest.mark.parametrize("left", [3, 4, 5])
def test_the_game_is_over_when_the_deck_cant_turn_up_three_cards(left: int) -> None:
    game = Game(players=2)
    last_round(game, left)
    assert game.stage == Over()
    assert movers(game.state) == ()
    assert all(legal(game.state, seat) == () for seat in (0, 1, CLOCK))
    assert game.events[-1] == GameOver("most_cards", 0)


@pytest.mark.rule("KS-20")
def test_the_game_goes_on_with_three_cards() -> None:
    game = Game(players=2)
    last_round(game, left=6)
    assert game.where == "pause"


@pytest.mark.rule("KS-20")
def test_odd_last_cards_go_to_the_box() -> None:
    game = Game(players=2)
    last_round(game, left=4)
    assert CardsBoxed((card("red ghost"),)) in game.events
    assert game.state.box[-1] == card("red ghost")
    assert sum(game.state.deck) == 0


@pytest.mark.rule("KS-20", "KS-22")
def test_two_cards_that_are_left_over_both_go_to_the_box() -> None:
    game = Game(players=2)
    last_round(game, left=5)
    left_over = (card("red ghost"), card("yellow ghost"))
    assert CardsBoxed(left_over) in game.events
    assert game.state.box[-2:] == left_over
    assert sum(game.state.deck) == 0
    assert count(game.state) == 55


def after_three_special_cards(fears_left: int) -> Game:
    game = Game(players=2)
    game.state = replace(game.state, deck=(*(1,) * fears_left, *(0,) * (25 - fears_left), 2, 1))
    game.turn_up("escape, escape, guest")
    game.due()
    return game


@pytest.mark.rule("KS-10", "KS-20")
def test_the_game_is_over_if_three_special_cards_leave_fewer_than_three() -> None:
    game = after_three_special_cards(fears_left=1)
    assert game.stage == Over()
    assert game.state.box == (*three("escape, escape, guest"), card("white ghost"))


@pytest.mark.rule("KS-10", "KS-20")
def test_the_game_goes_on_if_three_special_cards_leave_three() -> None:
    assert after_three_special_cards(fears_left=3).where == "turning"


@pytest.mark.rule("KS-20")
def test_a_whole_deck_makes_eighteen_rounds_or_fewer() -> None:
    subject = SUBJECTS["komnata-strachu"]
    for seed in range(5):
        table = Table(subject.rules, subject.options[0])
        for _ in wander(table, seeded(bytes([seed]) * 32, 4), subject, bytes([seed]) * 32):
            pass
        assert table.state.rounds <= 18
        assert sum(table.state.deck) == 0


def test_the_game_can_be_set_to_end_after_some_rounds() -> None:
    game = Game(players=2, rounds=2)
    for cards in ("white ghost, red ghost, white ghost", "white skull, red skull, white skull"):
        assert outcome(game.state) is None
        game.begin(cards)
        game.give_up(0)
        game.give_up(1)
        if game.where == "pause":
            game.due()
    assert game.stage == Over()
    assert sum(game.state.deck) == 49


# Who wins


def ended(*won: str) -> Game:
    """The game is over, and every player has won these cards."""
    game = Game(players=len(won))
    cards = tuple(tuple(card(name.strip()) for name in names.split(",") if name) for names in won)
    game.state = replace(game.state, won=cards, stage=Over())
    return game


@pytest.mark.rule("KS-21")
def test_most_cards_win() -> None:
    game = ended("red ghost, red ghost, red ghost", "escape, guest", "")
    assert outcome(game.state) == Outcome((1.0, 0.0, 0.0), "most_cards")


@pytest.mark.rule("KS-21")
def test_of_the_same_number_more_special_cards_win() -> None:
    game = ended("red ghost, red ghost, guest", "escape, guest, red ghost", "red ghost, invasion 1")
    assert outcome(game.state) == Outcome((0.0, 1.0, 0.0), "most_special_cards")


@pytest.mark.rule("KS-21")
def test_every_special_card_counts_also_two_of_a_kind() -> None:
    game = ended("guest, guest, guest", "escape, guest, red ghost", "escape, escape, red ghost")
    assert outcome(game.state) == Outcome((1.0, 0.0, 0.0), "most_special_cards")


@pytest.mark.rule("KS-21")
def test_still_a_tie_is_a_shared_victory() -> None:
    game = ended("red ghost, guest", "guest, red ghost", "red ghost, red ghost")
    assert outcome(game.state) == Outcome((1.0, 1.0, 0.0), "shared_victory")


@pytest.mark.rule("KS-21")
def test_special_cards_count_only_among_those_with_most_cards() -> None:
    game = ended("red ghost, red skull, red pumpkin", "escape, guest", "red ghost, red skull, red pumpkin")
    assert outcome(game.state) == Outcome((1.0, 0.0, 1.0), "shared_victory")


def test_practice_has_an_end_too() -> None:
    game = Game(players=1)
    last_round(game, left=3)
    assert outcome(game.state) == Outcome((1.0,), "practice_over")


def test_there_is_no_outcome_before_the_end() -> None:
    game = Game(players=2)
    assert outcome(game.state) is None


def test_a_finished_game_hides_nothing() -> None:
    game = Game(players=2)
    last_round(game, left=3)
    assert reveal(game.state).told == game.state.told
    assert reveal(game.state).stage == Over()


# Nothing is lost


@pytest.mark.rule("KS-22")
@pytest.mark.parametrize("number", range(len(SUBJECTS["komnata-strachu"].options)))
def test_all_cards_are_somewhere_at_all_times(number: int) -> None:
    subject = SUBJECTS["komnata-strachu"]
    options = subject.options[number]
    whole = 40 + len(options.invasions) + options.escapes + options.guests
    table = Table(subject.rules, options)
    census = subject.census(table.state)
    for step in wander(table, seeded(bytes(32), options.players), subject, bytes(32)):
        assert subject.census(step.after) == census
        assert count(step.after) == whole


def count(state: object) -> int:
    census = SUBJECTS["komnata-strachu"].census(state)
    assert isinstance(census, list)
    return len(census)
