"""Conclusions of a ghost."""

import pytest

from kurayami.bots.hako_onna.ghost.knowledge import GhostKnowledge
from kurayami.games import hako_onna
from kurayami.games.hako_onna import events as e
from tests.bots.hako_onna.positions import told
from tests.games.hako_onna.drawing import HER_TURN, night


def test_the_fewer_things_can_be_in_a_hand_the_surer_she_is_of_the_doll() -> None:
    def doubt(*seen: str) -> float:
        state = night(1, hands={1: ("doll-mary",)}, agenda=HER_TURN)
        looks = [e.Looked(shadow, (tile,), (0,)) for shadow, tile in enumerate(seen)]
        return GhostKnowledge(hako_onna.view(told(state, 0, *looks), 0), 0, keen=True).holds(1, "doll-mary")

    every = ("fire-extinguisher", "strange-charm", "wooden-stake", "rusty-chain", "gasoline")
    assert doubt() == pytest.approx(1 / 6)
    assert doubt(*every[:3]) == pytest.approx(1 / 3)
    assert doubt(*every) == 1
