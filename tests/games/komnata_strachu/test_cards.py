"""The parts: shapes, colours, tokens and cards."""

from collections import Counter

import pytest

from kurayami.games.komnata_strachu import Options, setup
from kurayami.games.komnata_strachu.actions import Hit
from kurayami.games.komnata_strachu.cards import (
    COLOUR_OF,
    COLOURS,
    SHAPES,
    TOKEN_OF,
    Fear,
    FearEscape,
    FearInvasion,
    Guest,
)
from kurayami.games.komnata_strachu.content import FEARS, INVASIONS
from kurayami.games.komnata_strachu.deck import cards_of
from kurayami.games.komnata_strachu.legal import legal
from tests.games.komnata_strachu.playing import Game

BOX = cards_of(Options(), setup(Options()).deck)


@pytest.mark.rule("KS-1")
def test_five_shapes_and_five_colours() -> None:
    assert set(SHAPES) == {"ghost", "skull", "pumpkin", "spider", "puppet"}
    assert set(COLOURS) == {"white", "red", "yellow", "pink", "turquoise"}
    assert (len(SHAPES), len(COLOURS)) == (5, 5)


@pytest.mark.rule("KS-2")
def test_every_player_has_five_tokens_each_shape_and_each_colour_once() -> None:
    assert COLOUR_OF == {
        "pumpkin": "white",
        "spider": "red",
        "puppet": "yellow",
        "ghost": "pink",
        "skull": "turquoise",
    }
    assert set(COLOUR_OF) == set(SHAPES)
    assert set(TOKEN_OF) == set(COLOURS)


@pytest.mark.rule("KS-3")
def test_forty_fears_every_pair_that_is_no_tokens_own_twice() -> None:
    fears = Counter(card for card in BOX if isinstance(card, Fear))
    assert fears.total() == 40
    assert len(fears) == 20
    assert set(fears.values()) == {2}


@pytest.mark.rule("KS-3")
@pytest.mark.parametrize("fear", FEARS, ids=str)
def test_colour_and_shape_lead_to_different_tokens(fear: Fear) -> None:
    assert TOKEN_OF[fear.colour] != fear.shape


@pytest.mark.rule("KS-4")
def test_fifteen_special_cards_five_of_each_kind() -> None:
    kinds = Counter(type(card) for card in BOX)
    assert kinds == {Fear: 40, FearInvasion: 5, FearEscape: 5, Guest: 5}


@pytest.mark.rule("KS-4")
def test_an_invasion_shows_every_shape_and_every_colour_once_and_no_tokens_own_pair() -> None:
    for invasion in INVASIONS:
        assert sorted(fear.shape for fear in invasion.row) == sorted(SHAPES)
        assert sorted(fear.colour for fear in invasion.row) == sorted(COLOURS)
        assert all(fear in FEARS for fear in invasion.row)


@pytest.mark.rule("KS-4")
def test_the_five_invasions_differ() -> None:
    assert len(set(INVASIONS)) == 5


@pytest.mark.rule("KS-5")
def test_there_is_one_switch() -> None:
    game = Game(players=4)
    game.begin("white ghost, red ghost, yellow skull")
    for seat in range(4):
        assert [action for action in legal(game.state, seat) if isinstance(action, Hit)] == [Hit()]
