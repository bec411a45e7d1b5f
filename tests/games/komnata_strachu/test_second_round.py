"""Earlier rounds stay as they were: cards won, boxed and verdicts."""

import pytest

from kurayami.games.komnata_strachu import events as happened
from kurayami.games.komnata_strachu import witness
from kurayami.games.komnata_strachu.cards import Fear
from kurayami.games.komnata_strachu.deck import cards_of
from kurayami.games.komnata_strachu.faults import Missing
from tests.games.komnata_strachu.playing import Game, three

CARDS = "white ghost, red ghost, yellow skull"
SECOND = "white spider, pink spider, guest"
BY_SHAPE, BY_COLOUR = "ghost skull", "pumpkin spider puppet"


def after_one_round(players: int = 2) -> Game:
    """Player 0 has won the first round, and the cards of the second are being sent."""
    game = Game(players=players)
    game.begin(CARDS)
    game.hit(0, BY_SHAPE, time=700)
    for seat in range(1, players):
        game.give_up(seat)
    for seat in range(players):
        game.ready(seat)
    game.begin(SECOND, at=2_000)
    return game


@pytest.mark.rule("KS-16", "KS-22")
def test_cards_that_are_won_add_up() -> None:
    game = after_one_round()
    game.hit(0, "spider", time=600, at=2_600)
    game.give_up(1)
    assert game.state.won == ((*three(CARDS), *three(SECOND)), ())
    assert [verdict.winner for verdict in game.state.told] == [0, 0]


@pytest.mark.rule("KS-17", "KS-22")
def test_cards_that_nobody_wins_lie_in_the_box_beside_the_others() -> None:
    game = after_one_round()
    for seat in (0, 1):
        game.give_up(seat)
    for seat in (0, 1):
        game.ready(seat)
    game.begin("red ghost, red skull, pink skull", at=5_000)
    for seat in (0, 1):
        game.give_up(seat)
    assert game.state.box == (*three(SECOND), *three("red ghost, red skull, pink skull"))
    assert game.state.won == (three(CARDS), ())


@pytest.mark.rule("KS-25", "KS-18")
def test_a_photo_finish_changes_the_verdict_of_its_own_round_only() -> None:
    game = after_one_round()
    game.hit(0, "spider", time=600, at=2_600)
    game.hit(1, "spider", time=600, at=2_600)
    game.photo(1)
    assert [(verdict.first, verdict.winner) for verdict in game.state.told] == [((0,), 0), ((0, 1), 1)]
    assert game.state.won == (three(CARDS), three(SECOND))


@pytest.mark.rule("KS-29")
def test_a_void_round_leaves_the_verdicts_before_it() -> None:
    game = after_one_round()
    game.restart()
    assert [(verdict.winner, verdict.void) for verdict in game.state.told] == [(0, False), (None, True)]
    assert game.state.box == three(SECOND)


@pytest.mark.rule("KS-18")
def test_the_log_shows_every_hit_right_or_wrong_the_fastest_first() -> None:
    game = Game(players=3)
    game.begin(CARDS)
    game.hit(1, "ghost", time=500)
    game.hit(0, BY_SHAPE, time=700)
    game.hit(2, BY_COLOUR, time=720)
    wrong, right, later = game.verdict.finishes
    assert wrong.fault == Missing("shape", "skull", 0)
    shown = [witness(event, None) for event in game.events]
    assert shown[1:] == [
        happened.WrongHitShown(wrong),
        happened.RightHitShown(right),
        happened.RightHitShown(later),
        happened.RoundDecided(1, 0),
    ]


@pytest.mark.rule("KS-10", "KS-22")
def test_three_special_cards_join_those_in_the_box() -> None:
    game = after_one_round()
    for seat in (0, 1):
        game.give_up(seat)
    for seat in (0, 1):
        game.ready(seat)
    game.turn_up("guest, escape, invasion 1", at=5_000)
    game.due()
    assert game.state.box == (*three(SECOND), *three("guest, escape, invasion 1"))


@pytest.mark.rule("KS-20")
@pytest.mark.parametrize(("left", "boxed"), [(3, 0), (4, 1), (5, 2)])
def test_only_cards_that_are_left_over_go_to_the_box(left: int, boxed: int) -> None:
    game = Game(players=1)
    game.leave_in_deck(left)
    game.begin(", ".join(f"{fear.colour} {fear.shape}" for fear in left_fears(game)[:3]))
    game.give_up(0)
    assert game.where == "over"
    boxings = [event.cards for event in game.events if isinstance(event, happened.CardsBoxed)]
    assert [len(cards) for cards in boxings] == [3, *([boxed] if boxed else [])]


@pytest.mark.rule("KS-20")
def test_a_game_of_a_few_rounds_leaves_the_deck_as_it_is() -> None:
    game = Game(players=1, rounds=1)
    game.leave_in_deck(6)
    game.begin(", ".join(f"{fear.colour} {fear.shape}" for fear in left_fears(game)[:3]))
    game.give_up(0)
    assert game.where == "over"
    assert sum(game.state.deck) == 3


def left_fears(game: Game) -> list[Fear]:
    return [card for card in cards_of(game.state.options, game.state.deck) if isinstance(card, Fear)]
