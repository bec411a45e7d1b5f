"""Bots know only what their seat may know, always choose something legal, and the sensible one beats random play."""

from typing import Any

import pytest

from kurayami.bots import bot_of, levels_of
from kurayami.catalog import GAMES
from kurayami.games import hidden_rooms
from kurayami.kernel import Move, Refusal, Stream
from kurayami.table import Seeded, Table

BUDGET = 1000


def play(level: str, number: int) -> tuple[list[Any], float]:
    """Actions of a Hidden Rooms game, and its score."""
    seed = number.to_bytes(32, "big")
    rng, bot = Stream(seed, "bot 0"), bot_of("hidden-rooms", level)
    table = Table(hidden_rooms, hidden_rooms.Options(turn_limit=100), Seeded(seed, [bytes(32)]))
    actions = []
    while (outcome := hidden_rooms.outcome(table.state)) is None:
        legal = hidden_rooms.legal(table.state, 0)
        decision = bot(hidden_rooms.view(table.state, 0), legal, (), rng, BUDGET)
        assert decision is not None
        assert decision.action in legal
        actions.append(decision.action)
        table.play(Move(0, decision.action, 0))
    return actions, outcome.scores[0]


def test_the_careful_child_wins_clearly_more_often_than_chance() -> None:
    careful = sum(play("careful", number)[1] for number in range(12))
    at_random = sum(play("random", number)[1] for number in range(12))
    assert at_random <= 1
    assert careful >= 8


@pytest.mark.parametrize("level", levels_of("hidden-rooms"))
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    assert play(level, 5) == play(level, 5)
    assert play(level, 5) != play(level, 6)


def test_every_game_has_a_level_that_plays_at_random() -> None:
    for game, rules in GAMES.items():
        assert next(iter(levels_of(game))) == "random"
        bot = bot_of(game, "random")
        view = rules.view(rules.setup(rules.Options()), 0)
        chosen = {bot(view, "abc", (), Stream(bytes(32), "x", n), BUDGET) for n in range(50)}
        assert {decision.action for decision in chosen if decision} == set("abc")


def test_a_level_that_is_not_there() -> None:
    with pytest.raises(Refusal, match="bots-no-such-level"):
        bot_of("hidden-rooms", "genius")
