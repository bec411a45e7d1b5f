"""Odds of where ghosts are, by learned habits."""

import pytest

from kurayami.bots.hako_onna.beliefs.ghost_clues import ghost_odds_of
from kurayami.bots.hako_onna.beliefs.learned_odds import learned_odds_of
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.games import hako_onna
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.tiles import EMPTY
from tests.bots.hako_onna.positions import HERE, opened, told
from tests.games.hako_onna.drawing import LIVING, RED, STUDY, night

START = opened(start=True)
"""She begins in one of the two GRUDGE rooms."""


def odds(state: State) -> list[float]:
    return learned_odds_of(hako_onna.view(state, 1)).odds[0]


def in_room(found: list[float], state: State, room: int) -> float:
    return sum(found[shadow] for shadow in state.house.rooms[room].shadows)


def test_odds_are_odds_wherever_she_goes() -> None:
    state = told(night(2), 1, START, opened(), opened((True, False)))
    found = odds(state)
    assert sum(found) == pytest.approx(1.0)
    assert all(p > 0 for p in found), "nothing is impossible that the rules allow"


def test_she_comes_nearer_to_visitors() -> None:
    state = told(night(1, rooms={1: STUDY}), 1, START, e.Walked(1, STUDY), opened(), opened(), opened())
    other = told(night(1, rooms={1: LIVING}), 1, START, e.Walked(1, LIVING), opened(), opened(), opened())
    assert in_room(odds(state), state, STUDY) > in_room(odds(other), other, STUDY)


def test_where_a_visitor_looked_and_lived_she_was_not() -> None:
    before = told(night(1, rooms={1: LIVING}), 1, START, opened())
    after = told(night(1, rooms={1: LIVING}), 1, START, opened(), e.Peeked(1, HERE[0], ("combination-1",), (1,)))
    assert odds(before)[HERE[0]] > 0.0 == odds(after)[HERE[0]]


def test_an_empty_tile_draws_her_less_than_one_nobody_has_seen() -> None:
    state = told(
        night(1, rooms={1: LIVING}),
        1,
        START,
        e.Walked(1, LIVING),
        e.Peeked(1, HERE[0], ("combination-1",), (1,)),
        e.Replaced(1, HERE[0], "supply", False, EMPTY, (1,)),
        opened(),
        opened(),
        opened(),
    )
    found = odds(state)
    assert found[HERE[0]] < min(found[HERE[1]], found[HERE[2]])


def test_a_scream_tells_her_room() -> None:
    state = told(night(1), 1, START, opened(), e.Screamed(RED))
    found = odds(state)
    assert in_room(found, state, RED) == pytest.approx(1.0)


def test_only_the_master_expects_her_by_habit() -> None:
    view = hako_onna.view(told(night(1, rooms={1: LIVING}), 1, START, e.Walked(1, LIVING), opened(), opened()), 1)
    assert VisitorKnowledge(view, 1, (), keen=True).haunts.odds == ghost_odds_of(view).odds
    assert VisitorKnowledge(view, 1, (), keen=True, learned=True).haunts.odds == learned_odds_of(view).odds
    assert learned_odds_of(view).odds != ghost_odds_of(view).odds
