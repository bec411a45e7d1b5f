"""Possible places of the ghosts after her turn, as a Visitor can deduce them."""

from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.haunts import after_her_turn
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.tiles import ANY_MASK, BIT
from tests.games.hako_onna.drawing import BATH, DRESSING, HALL, KID, KITCHEN, LIVING, RED, UPPER_HALL, night

STACKS = (BIT["bones"], BIT["gasoline"], BIT["diary-1"])


def before(state: State, closing: int = 0, slots: tuple[int | None, int | None] = (None, None)) -> Knowledge:
    """She is known to be in the Red Bedroom, a Hakobito in the Living Room, and some tiles in three rooms."""
    spots = list(state.knows[1].spots)
    kitchen, living, red = (state.house.rooms[room].shadows for room in (KITCHEN, LIVING, RED))
    for shadows in (kitchen, living, red):
        for shadow, kinds in zip(shadows, STACKS, strict=False):
            spots[shadow] = kinds
    haunts = (1 << 14, 0, 0, 1 << 18, 0)
    return replace(state.knows[1], spots=tuple(spots), haunts=haunts, closing=closing, slots=slots)


def opened(state: State, **changes: Any) -> e.EyesOpened:
    heights = tuple(len(stack) for stack in state.shadows)
    return replace(e.EyesOpened(False, heights, (False, False), 0, None, False), **changes)


def rooms(state: State, haunt: int) -> set[int]:
    return {state.house.room_of[shadow] for shadow in range(24) if haunt >> shadow & 1}


def a_night(**drawn: Any) -> State:
    return night(3, hakobito_at={3: (18, None)}, **drawn)


@pytest.mark.rule("HO-45", "HO-65", "HO-76")
def test_each_ghost_is_at_most_one_room_away_and_never_on_a_vacant_shadow() -> None:
    state = a_night(vacant=(12, 20), pages=5)
    knows = after_her_turn(before(state), opened(state), state)
    assert rooms(state, knows.haunts[0]) == {RED, UPPER_HALL}
    assert rooms(state, knows.haunts[3]) == {LIVING, HALL}
    assert not knows.haunts[0] >> 12 & 1
    assert knows.haunts[1] == knows.haunts[2] == knows.haunts[4] == 0


@pytest.mark.rule("HO-76")
def test_what_lies_where_ghosts_can_have_been_may_have_changed_and_nothing_else() -> None:
    state = a_night(vacant=(13, 20), pages=5)
    spots = after_her_turn(before(state), opened(state), state).spots
    kitchen, living, red = (state.house.rooms[room].shadows for room in (KITCHEN, LIVING, RED))
    assert [spots[shadow] for shadow in kitchen] == list(STACKS[:2])
    assert [spots[shadow] for shadow in living] == [ANY_MASK, ANY_MASK, 0]
    assert [spots[shadow] for shadow in red] == [ANY_MASK, 0, ANY_MASK]


@pytest.mark.rule("HO-7", "HO-76")
@pytest.mark.parametrize(
    ("pages", "her_rooms"),
    [
        (2, {RED, UPPER_HALL}),
        (3, {RED, UPPER_HALL, KID, DRESSING, HALL}),  # I Will Reach You needs three pages
        (5, {RED, UPPER_HALL, KID, DRESSING, HALL, BATH}),  # and Close To You five
    ],
)
def test_a_card_that_is_gone_may_have_led_her_farther_but_not_the_hakobito(pages: int, her_rooms: set[int]) -> None:
    state = a_night(pages=pages)
    knows = after_her_turn(before(state, closing=1), opened(state), state)
    assert rooms(state, knows.haunts[0]) == her_rooms
    assert rooms(state, knows.haunts[3]) == {LIVING, HALL}


@pytest.mark.rule("HO-7", "HO-76")
def test_a_card_that_is_gone_may_have_mixed_the_shadows_of_a_room() -> None:
    state = a_night(pages=2)
    kitchen = state.house.rooms[KITCHEN].shadows
    spots = after_her_turn(before(state, closing=1), opened(state), state).spots
    assert [spots[shadow] for shadow in kitchen] == [STACKS[0] | STACKS[1]] * 2
    vacant = a_night(pages=2, vacant=(kitchen[1],))
    spots = after_her_turn(before(vacant, closing=1), opened(vacant), vacant).spots
    assert [spots[shadow] for shadow in kitchen] == [STACKS[0] | STACKS[1], 0]


@pytest.mark.rule("HO-7", "HO-76")
def test_the_barrier_tells_which_card_is_gone() -> None:
    state = a_night(pages=5)
    shut = opened(state, barrier=(HALL, LIVING))
    knows = after_her_turn(before(state, closing=1), shut, state)
    assert rooms(state, knows.haunts[0]) == {RED, UPPER_HALL}
    assert rooms(state, after_her_turn(before(state, closing=2), shut, state).haunts[0]) > {RED, UPPER_HALL}
    kept = opened(state, slots=(True, False), barrier=(HALL, LIVING))
    assert rooms(state, after_her_turn(before(state, closing=2), kept, state).haunts[0]) == {RED, UPPER_HALL}


@pytest.mark.rule("HO-42", "HO-76")
def test_a_known_card_is_known_as_long_as_its_slot_is_not_empty() -> None:
    state = a_night()
    knows = after_her_turn(before(state, 2, (9, 4)), opened(state, slots=(True, False)), state)
    assert knows.slots == (9, None)
