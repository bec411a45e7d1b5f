"""Imagined games: simple players never try what is not possible."""

from kurayami.bots.hako_onna.search.rollout import Assumptions, played_on
from kurayami.games.hako_onna.tiles import EXIT, KEY_RING
from kurayami.kernel import Stream
from tests.bots.hako_onna.positions import HERE
from tests.games.hako_onna.drawing import LIVING, night


def test_a_tile_that_is_believed_to_lie_in_a_bare_shadow_is_not_looked_for() -> None:
    """Somebody once said the Exit was there; the Visitor with the Key Ring stands beside it."""
    state = night(1, vacant=(HERE[0],), rooms={1: LIVING}, hands={1: (KEY_RING,)})
    believed = [EXIT if shadow == HERE[0] else None for shadow in range(24)]
    value, steps = played_on(state, Assumptions(believed, [False] * 24), Stream(bytes(32), "rollout"))
    assert 0 <= value <= 1
    assert steps > 0
