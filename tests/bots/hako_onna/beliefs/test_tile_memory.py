"""Memories of the Shadows, by seat."""

from kurayami.bots.hako_onna.beliefs.tile_memory import memory_of
from kurayami.games import hako_onna
from kurayami.games.hako_onna import events as e
from tests.bots.hako_onna.positions import HERE, told
from tests.games.hako_onna.drawing import LIVING, night


def test_what_she_took_is_looked_for_once_under_each_empty_tile() -> None:
    one, other, _ = HERE
    supply = [e.Replaced(1, shadow, "supply", False, None, (1,)) for shadow in (one, other)]
    snatched = e.Snatched(1, "tile", "empty", None, "key-ring", (1,))
    state = told(night(1, rooms={1: LIVING}), 1, *supply, snatched)
    assert memory_of(hako_onna.view(state, 1)).strays == {one, other}
    state = told(state, 1, *supply, snatched, e.Peeked(1, one, ("empty",), (1,)))
    assert memory_of(hako_onna.view(state, 1)).strays == {other}
