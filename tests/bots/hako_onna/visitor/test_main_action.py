"""A Visitor's main action, in positions with an obvious reason."""

from typing import Any

import pytest

from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.model import State
from tests.bots.hako_onna.positions import HERE, opened, told
from tests.bots.hako_onna.test_levels import LEVELS, chosen
from tests.games.hako_onna.drawing import DESK, LIVING, STUDY, night


@pytest.mark.parametrize("level", LEVELS)
def test_a_number_that_was_seen_is_not_looked_at_again(level: str) -> None:
    one, other, third = HERE
    state = night(1, put={one: "combination-5", other: "empty"}, rooms={1: LIVING}, keeps=None)
    state = told(state, 1, e.Peeked(1, one, ("combination-5",), (1,)), e.Peeked(1, other, ("empty",), (1,)))
    assert chosen(state, 1, level) == a.PeekAt(third)


@pytest.mark.parametrize("level", LEVELS)
def test_a_weapon_that_cannot_harm_her_is_left_in_peace(level: str) -> None:
    one, other, third = HERE
    hand = ("weakness-chain",)
    state = night(1, put={one: "rusty-chain", other: "empty"}, rooms={1: LIVING}, hands={1: hand}, keeps=None)
    state = told(state, 1, e.Peeked(1, one, ("rusty-chain",), (1,)), e.Peeked(1, other, ("empty",), (1,)))
    assert chosen(state, 1, level) == a.PeekAt(third)


def test_who_listens_at_the_safe_comes_back_to_it() -> None:
    """About five looks open it with the Stethoscope; without, one guess in twenty does."""
    rooms = hako_onna.setup(Options()).house.rooms
    blank = {shadow: "empty" for shadow in rooms[STUDY].shadows if shadow != DESK}
    looks = [e.Peeked(1, shadow, ("empty",), (1,)) for shadow in blank]
    state = night(1, put=blank, rooms={1: STUDY}, items={1: "stethoscope"}, keeps=None)
    assert chosen(told(state, 1, *looks), 1, "clever") == a.PeekAt(DESK)


def threatened(slots: tuple[int | None, int | None], *more: Any, **drawn: Any) -> State:
    """She was seen in the Visitor's room just now, and Open This has been used before."""
    state = night(1, she=HERE[0], rooms={1: LIVING}, pages=6, slots=slots, keeps=None, **drawn)
    seen = e.GhostsShown(HERE[0], ("hako-onna",))
    return told(state, 1, opened(start=True), e.Interrupted(6, None, HERE[0], slot=0), *more, seen)


def test_beside_a_ghost_nothing_is_announced_while_open_this_is_set() -> None:
    assert chosen(threatened((6, None), e.PowerSet(0, None, ())), 1, "clever") == a.EndTurn()


def test_until_open_this_is_set_again_there_is_time_to_act() -> None:
    assert chosen(threatened((None, None)), 1, "clever") not in (a.EndTurn(), a.PeekAt(HERE[0]))


@pytest.mark.rule("HO-49")
def test_beside_a_ghost_the_charm_can_be_used_all_the_same() -> None:
    state = threatened((6, None), e.PowerSet(0, None, ()), hands={1: ("strange-charm",)})
    assert chosen(state, 1, "clever") == a.UseCharm(0)


def test_the_charm_names_the_card_that_is_feared() -> None:
    state = night(1, rooms={1: LIVING}, hands={1: ("strange-charm",)}, pages=6, slots=(9, 6))
    read = (opened(start=True), e.PowerSet(0, None, ()), e.PowerRead(1, 0, 9, (1,)))
    used = (e.Interrupted(6, None, HERE[1], slot=0), e.PowerSet(1, None, ()))
    assert chosen(told(state, 1, *read, *used), 1, "clever") == a.UseCharm(1)
