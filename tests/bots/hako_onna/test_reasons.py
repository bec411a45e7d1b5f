"""Rules of thumb of the bots, each in a position where its reason is plain."""

from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.bots.hako_onna.dread import dread_of
from kurayami.bots.hako_onna.lurking import Lair
from kurayami.bots.hako_onna.memory import memory_of
from kurayami.bots.hako_onna.outlook import Outlook
from kurayami.bots.hako_onna.prospects import Prospects
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.edition import Edition
from kurayami.games.hako_onna.model import State
from kurayami.kernel import Seat
from tests.bots.hako_onna.test_levels import LEVELS, chosen
from tests.games.hako_onna.drawing import DESK, HER_TURN, LIVING, STUDY, night

HERE = hako_onna.setup(Options()).house.rooms[LIVING].shadows
HEIGHTS = (1,) * 24


def told(state: State, seat: Seat, *events: Any) -> State:
    """The seat has heard all of this."""
    return replace(state, told=(*state.told[:seat], (events,), *state.told[seat + 1 :]))


def opened(slots: tuple[bool, bool] = (False, False), start: bool = False) -> e.EyesOpened:
    return e.EyesOpened(start, HEIGHTS, slots, 1, None, False)


# What is worth a look


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


def test_what_she_took_is_looked_for_once_under_each_empty_tile() -> None:
    one, other, _ = HERE
    supply = [e.Replaced(1, shadow, "supply", False, None, (1,)) for shadow in (one, other)]
    snatched = e.Snatched(1, "tile", "empty", -1, "key-ring", (1,))
    state = told(night(1, rooms={1: LIVING}), 1, *supply, snatched)
    assert memory_of(hako_onna.view(state, 1)).strays == {one, other}
    state = told(state, 1, *supply, snatched, e.Peeked(1, one, ("empty",), (1,)))
    assert memory_of(hako_onna.view(state, 1)).strays == {other}


def test_who_listens_at_the_safe_comes_back_to_it() -> None:
    """With the Stethoscope five looks or so open it; without, one guess in twenty does."""
    rooms = hako_onna.setup(Options()).house.rooms
    blank = {shadow: "empty" for shadow in rooms[STUDY].shadows if shadow != DESK}
    looks = [e.Peeked(1, shadow, ("empty",), (1,)) for shadow in blank]
    state = night(1, put=blank, rooms={1: STUDY}, items={1: "stethoscope"}, keeps=None)
    assert chosen(told(state, 1, *looks), 1, "clever") == a.PeekAt(DESK)


# What she may have set


def test_a_card_that_came_back_to_her_hand_is_the_one_that_she_sets() -> None:
    used = (e.PowerSet(0, None, ()), e.Interrupted(6, HERE[0]))
    state = night(1, pages=6, hand=(6,))
    view = hako_onna.view(told(state, 1, *used), 1)
    assert dread_of(view).is_set(view, 6) == 0
    again = told(night(1, pages=6, slots=(6, None)), 1, *used, e.PowerSet(0, None, ()))
    view = hako_onna.view(again, 1)
    assert dread_of(view).is_set(view, 6) > 0.8
    assert dread_of(view).is_set(view, 7) == 0


def test_a_card_that_was_read_is_known_until_it_is_taken_back() -> None:
    read = (e.PowerSet(1, None, ()), e.PowerRead(1, 1, 7, (1,)))
    state = night(1, slots=(None, 7))
    view = hako_onna.view(told(state, 1, *read), 1)
    assert dread_of(view).chance(view, 1, 7) == 1
    assert dread_of(view).is_set(view, 6) == 0
    view = hako_onna.view(told(night(1, hand=(7,)), 1, *read, e.PowerTaken(1, None, ())), 1)
    assert dread_of(view).is_set(view, 7) == 0
    assert dread_of(view).hand == {7}


def threatened(slots: tuple[int | None, int | None], *more: Any, **drawn: Any) -> State:
    """She was seen in the Visitor's room just now, and Open This has been used before."""
    state = night(1, she=HERE[0], rooms={1: LIVING}, pages=6, slots=slots, keeps=None, **drawn)
    seen = e.GhostsShown(HERE[0], ("hako-onna",))
    return told(state, 1, opened(start=True), e.Interrupted(6, HERE[0]), *more, seen)


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
    used = (e.Interrupted(6, HERE[1]), e.PowerSet(1, None, ()))
    assert chosen(told(state, 1, *read, *used), 1, "clever") == a.UseCharm(1)


# An owner's edition (HO-13)


def exchanged(edition: Edition, one: int, other: int) -> Edition:
    """Two powers have changed numbers; all else about each card goes with it."""
    first, second = edition.powers[one - 1], edition.powers[other - 1]
    powers = {one: replace(second, number=one), other: replace(first, number=other)}
    return replace(edition, powers=tuple(powers.get(power.number, power) for power in edition.powers))


HOUSE = Options().edition
OWNERS = exchanged(exchanged(HOUSE, 6, 8), 1, 3)
"""Here 8 is Open This, and 6 is I Am Mary."""


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
    def outlook(power: int) -> Outlook:
        state = night(1, pages=8, slots=(power, None), options={"edition": edition})
        view = hako_onna.view(told(state, 1, e.Interrupted(power, HERE[0]), e.PowerSet(0, None, ())), 1)
        return Outlook(Prospects(view, 1, (), keen=True))

    assert outlook(feared).opens > 0.8
    assert outlook(14 - feared).opens == 0


@pytest.mark.rule("HO-13")
def test_visitors_count_the_pages_that_the_edition_asks_for() -> None:
    def opens(pages: int, needs: int) -> float:
        powers = tuple(replace(power, needs=needs) if power.number == 6 else power for power in HOUSE.powers)
        state = night(1, pages=pages, slots=(6, None), options={"edition": replace(HOUSE, powers=powers)})
        return Outlook(Prospects(hako_onna.view(state, 1), 1, (), keen=True)).opens

    assert opens(pages=6, needs=9) == 0
    assert opens(pages=6, needs=6) > 0


# She


def test_she_does_not_scream_for_a_card_that_she_would_not_set() -> None:
    content = night(1, pages=8, hand=(), slots=(6, 7), agenda=HER_TURN)
    assert chosen(content, 0, "clever") == a.Skip()
    assert chosen(content, 0) == a.Scream()
    wanting = night(1, pages=8, hand=(), slots=(9, None), agenda=HER_TURN)
    assert chosen(wanting, 0, "clever") == a.Scream()


def test_the_fewer_things_can_be_in_a_hand_the_surer_she_is_of_the_doll() -> None:
    def doubt(*seen: str) -> float:
        state = night(1, hands={1: ("doll-mary",)}, agenda=HER_TURN)
        looks = [e.Looked(shadow, (tile,), (0,)) for shadow, tile in enumerate(seen)]
        return Lair(hako_onna.view(told(state, 0, *looks), 0), 0, keen=True).holds(1, "doll-mary")

    every = ("fire-extinguisher", "strange-charm", "wooden-stake", "rusty-chain", "gasoline")
    assert doubt() == pytest.approx(1 / 6)
    assert doubt(*every[:3]) == pytest.approx(1 / 3)
    assert doubt(*every) == 1
