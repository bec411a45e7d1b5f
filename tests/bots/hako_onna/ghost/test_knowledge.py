"""Conclusions of a ghost."""

import pytest

from kurayami.bots.hako_onna.ghost.knowledge import EXPECTED, GhostKnowledge
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna import events as e
from tests.bots.hako_onna.positions import HERE, opened, told
from tests.games.hako_onna.drawing import HER_TURN, KID, night


def test_the_fewer_things_can_be_in_a_hand_the_surer_she_is_of_the_doll() -> None:
    def doubt(*seen: str) -> float:
        state = night(1, hands={1: ("doll-mary",)}, agenda=HER_TURN)
        looks = [e.Looked(shadow, (tile,), (0,)) for shadow, tile in enumerate(seen)]
        return GhostKnowledge(hako_onna.view(told(state, 0, *looks), 0), 0, keen=True).holds(1, "doll-mary")

    every = ("fire-extinguisher", "strange-charm", "wooden-stake", "rusty-chain", "gasoline")
    assert doubt() == pytest.approx(1 / 6)
    assert doubt(*every[:3]) == pytest.approx(1 / 3)
    assert doubt(*every) == 1


def test_a_sly_ghost_shuns_the_place_where_it_is_expected() -> None:
    """The Visitors just saw her, and she is likely to be near still."""
    shadow, far = HERE[0], hako_onna.setup(Options()).house.rooms[KID].shadows[0]
    state = told(night(1, she=shadow, agenda=HER_TURN), 0, opened(start=True), e.GhostsShown(shadow, ("hako-onna",)))
    view = hako_onna.view(state, 0)
    keen, sly = (GhostKnowledge(view, 0, keen=True, sly=sly) for sly in (False, True))
    assert sum(sly.expected) == pytest.approx(1.0)
    assert sly.expected[shadow] > sly.expected[far]
    for place in (shadow, far):
        assert sly.worth(place) == pytest.approx(keen.worth(place) - EXPECTED * sly.expected[place])
