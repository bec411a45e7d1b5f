"""Worlds: they fit what the seat was told, and likely ones come oftener."""

from collections import Counter

from kurayami.bots.hako_onna.search.worlds import haunted, likely, resampled, visitors_worlds
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.games import hako_onna
from kurayami.games.hako_onna.fast.layout import KEEPS, PLACE
from kurayami.games.hako_onna.fast.plan import plan_of
from kurayami.games.hako_onna.fast.translation import position_of, state_of
from kurayami.games.hako_onna.tiles import ANY_MASK
from kurayami.kernel import Stream
from kurayami.testing.hako_onna import hako_onna_tiles
from tests.games.hako_onna.drawing import HALL, LIVING, night


def test_she_hides_elsewhere_and_no_tile_is_lost() -> None:
    state = night(2, rooms={1: LIVING, 2: HALL}, she=20)
    position, house = position_of(state), plan_of(state.options, state.house)
    moved = haunted(position, 3, [ANY_MASK] * 24)
    assert (int(position[PLACE]), int(moved[PLACE])) == (20, 3)
    there = state_of(moved, house, state)
    assert there.ghosts[0].shadow == 3
    assert there.ghosts[0].keeps == state.shadows[3][0].tile
    assert hako_onna_tiles(there) == hako_onna_tiles(state)
    assert list(haunted(moved, 20, [ANY_MASK] * 24)) == list(position)


def test_she_stays_where_her_tile_can_not_lie() -> None:
    state = night(2, rooms={1: LIVING, 2: HALL}, she=20)
    position = position_of(state)
    assert int(position[KEEPS]) >= 0
    assert list(haunted(position, 3, [1] * 24)) == list(position)
    assert list(haunted(position, 20, [ANY_MASK] * 24)) == list(position)


def test_every_world_looks_the_same_to_the_visitor() -> None:
    state = night(2, rooms={1: LIVING, 2: HALL}, she=20)
    view = hako_onna.view(state, 1)
    seen = VisitorKnowledge(view, 1, (), keen=True)
    worlds = visitors_worlds(seen, Stream(bytes(32), "worlds"), 24)
    house, places = plan_of(state.options, state.house), Counter[int]()
    for world in worlds:
        other = state_of(world.position, house, state)
        assert [len(stack) for stack in other.shadows] == [len(stack) for stack in view.shadows]
        assert hako_onna_tiles(other) == hako_onna_tiles(state)
        places[other.ghosts[0].shadow] += 1
    assert len(places) > 3


def test_likely_states_come_oftener() -> None:
    states = [night(1, turn=turn) for turn in (1, 2, 3, 4)]
    kept = resampled(states, [1.0, 0.0, 2.0, 1.0], 8)
    assert Counter(state.turn for state in kept) == {1: 2, 3: 4, 4: 2}
    assert resampled(states, [0.0] * 4, 2) == states[:2]


def test_few_shadows_hold_her_nearly_certainly() -> None:
    assert likely([0.05, 0.5, 0.0, 0.41, 0.04]) == [1, 3]
    assert likely([]) == []
