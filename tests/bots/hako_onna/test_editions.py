"""An owner's edition, understood by bots (HO-13)."""

import pytest
from msgspec.structs import replace

from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.bots.hako_onna.visitor.room_values import RoomValues
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.edition import Edition
from tests.bots.hako_onna.positions import HERE, told
from tests.bots.hako_onna.test_levels import LEVELS, chosen
from tests.games.hako_onna.drawing import night


def exchanged(edition: Edition, one: int, other: int) -> Edition:
    """An edition with two powers' numbers swapped; everything else about each card moves along."""
    first, second = edition.powers[one - 1], edition.powers[other - 1]
    powers = {one: replace(second, number=one), other: replace(first, number=other)}
    return replace(edition, powers=tuple(powers.get(power.number, power) for power in edition.powers))


HOUSE = Options().edition
OWNERS = exchanged(exchanged(HOUSE, 6, 8), 1, 3)
"""In this edition 8 is Open This, and 6 is I Am Mary."""


@pytest.mark.rule("HO-13")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("edition", "liked"), [(HOUSE, 6), (OWNERS, 8)])
def test_she_sets_what_does_her_good_whatever_its_number(level: str, edition: Edition, liked: int) -> None:
    setting = (f.Next(1), f.Opening(), f.Hers("set"))
    state = night(1, pages=8, hand=(6, 8), agenda=setting, options={"edition": edition})
    action = chosen(state, 0, level)
    assert isinstance(action, a.SetPower)
    assert action.power == liked


@pytest.mark.rule("HO-13")
@pytest.mark.parametrize(("edition", "feared"), [(HOUSE, 6), (OWNERS, 8)])
def test_visitors_fear_open_this_whatever_its_number(edition: Edition, feared: int) -> None:
    def outlook(power: int) -> RoomValues:
        state = night(1, pages=8, slots=(power, None), options={"edition": edition})
        view = hako_onna.view(told(state, 1, e.Interrupted(power, None, HERE[0], slot=0), e.PowerSet(0, None, ())), 1)
        return RoomValues(VisitorKnowledge(view, 1, (), keen=True))

    assert outlook(feared).opens > 0.8
    assert outlook(14 - feared).opens == 0


@pytest.mark.rule("HO-13")
def test_visitors_count_the_pages_that_the_edition_asks_for() -> None:
    def opens(pages: int, needs: int) -> float:
        powers = tuple(replace(power, needs=needs) if power.number == 6 else power for power in HOUSE.powers)
        state = night(1, pages=pages, slots=(6, None), options={"edition": replace(HOUSE, powers=powers)})
        return RoomValues(VisitorKnowledge(hako_onna.view(state, 1), 1, (), keen=True)).opens

    assert opens(pages=6, needs=9) == 0
    assert opens(pages=6, needs=6) > 0
