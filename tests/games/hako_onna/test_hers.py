"""Her turn, her eyes and theirs."""

from typing import Any

import pytest

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.pieces import Lying
from tests.games.hako_onna.drawing import HALL, HER_TURN, KID, LIVING, RED, UPPER_HALL, Scene, night


def her_turn(**drawn: Any) -> Scene:
    return Scene(night(agenda=HER_TURN, **drawn))


def moving(**drawn: Any) -> Scene:
    return her_turn(**drawn).do(a.Skip(), a.Skip(), a.Skip())


@pytest.mark.rule("HO-40")
def test_the_steps_of_her_turn_in_order_none_of_them_forced() -> None:
    scene = her_turn(hand=(4,))
    assert scene.kinds(0) == {"Scream", "Skip"}
    scene.do(a.Skip())
    assert scene.kinds(0) == {"Skip", "SetPower"}
    scene.do(a.Skip())
    assert scene.kinds(0) == {"Skip"}
    scene.do(a.Skip())
    assert scene.kinds(0) == {"Skip", "StepTo"}
    scene.do(a.Skip())
    assert scene.said(e.NoiseReset)


@pytest.mark.rule("HO-41", "HO-75")
def test_a_scream_tells_the_room_and_draws_a_card_for_the_ghosts_eyes() -> None:
    scene = her_turn(pages=3).do(a.Scream())
    assert scene.heard(e.Screamed, 1) == [e.Screamed(RED)]
    scene.chance(a.DrawPower(2))
    assert scene.state.hand == (2,)  # unlocked
    assert scene.heard(e.Drew, 0)[0].power == 2
    assert scene.heard(e.Drew, 1)[0].power is None
    locked = her_turn(pages=3).do(a.Scream()).chance(a.DrawPower(9))
    assert locked.state.hand == ()
    assert locked.state.deck_bottom == (0, 9)
    assert hako_onna.view(locked.state, 1).hand_size == 0


@pytest.mark.rule("HO-9", "HO-41")
@pytest.mark.parametrize(("power", "pages", "kept"), [(11, 3, False), (11, 4, True), (12, 7, False), (12, 8, True)])
def test_when_the_advanced_powers_are_unlocked(power: int, pages: int, kept: bool) -> None:
    scene = her_turn(pages=pages).do(a.Scream()).chance(a.DrawPower(power))
    assert (power in scene.state.hand) == kept


@pytest.mark.rule("HO-9")
def test_upside_down_never_goes_with_noise_cards() -> None:
    assert 11 not in night(options={"noise": "cards"}).deck
    assert 12 in night(options={"noise": "cards"}).deck
    assert {11, 12} <= set(night().deck)


@pytest.mark.rule("HO-41", "HO-8")
def test_time_of_despair_is_shown_and_brings_two_cards_unlocked_or_not() -> None:
    scene = her_turn(deck=(), deck_bottom=(0, 5, 6, 7)).do(a.Scream())
    assert scene.heard(e.DespairDrawn, 1)
    assert scene.state.hand == (5, 6)
    assert scene.state.deck_bottom == (7, 0)


@pytest.mark.rule("HO-41", "HO-8")
@pytest.mark.parametrize(("bottom", "hand"), [((0, 5), (5,)), ((0,), ())])
def test_time_of_despair_with_a_short_deck(bottom: tuple[int, ...], hand: tuple[int, ...]) -> None:
    scene = her_turn(deck=(), deck_bottom=bottom).do(a.Scream())
    assert scene.state.hand == hand
    assert scene.state.deck_bottom == (0,)
    assert scene.top == f.Hers("set")


@pytest.mark.rule("HO-42", "HO-75")
def test_she_sets_one_card_or_takes_one_back_and_all_see_the_backs() -> None:
    scene = her_turn(hand=(4, 7), slots=(9, None)).do(a.Skip())
    assert set(scene.legal(0)) == {a.Skip(), a.SetPower(4, 1), a.SetPower(7, 1), a.TakeBack(0)}
    scene.do(a.SetPower(7, 1))
    assert scene.state.slots == (9, 7)
    assert scene.heard(e.PowerSet, 1)[0].power is None
    assert hako_onna.view(scene.state, 1).slots == (True, True)
    assert scene.top == f.Hers("activate")  # not both
    back = her_turn(hand=(4,), slots=(9, None)).do(a.Skip(), a.TakeBack(0))
    assert back.state.hand == (4, 9)
    full = her_turn(hand=(4,), slots=(9, 7)).do(a.Skip())
    assert full.of(a.SetPower) == []


@pytest.mark.rule("HO-42", "HO-44")
def test_a_card_that_was_just_set_can_be_used() -> None:
    scene = her_turn(hand=(4,)).do(a.Skip(), a.SetPower(4, 0))
    assert scene.of(a.Activation)


# Move


@pytest.mark.rule("HO-45")
def test_she_moves_to_her_own_or_an_adjacent_room_and_looks_at_all_its_tiles() -> None:
    scene = moving(keeps="bones", put={1: "doll-mary"})
    assert {action.room for action in scene.of(a.StepTo)} == {RED, UPPER_HALL}
    scene.do(a.StepTo(UPPER_HALL))
    assert scene.heard(e.Looked, 0) == [e.Looked(1, ("doll-mary",), (0,))]
    scene.do(a.Hide(1))
    assert scene.tiles(14) == ["bones"]  # her Location tile lies there again
    assert scene.tiles(1) == ["hako-onna"]
    assert scene.state.ghosts[0].keeps == "doll-mary"


@pytest.mark.rule("HO-45")
def test_in_her_own_room_she_may_take_back_her_place() -> None:
    scene = moving(keeps="bones").do(a.StepTo(RED))
    assert scene.of(a.Hide) == [a.Hide(12), a.Hide(13), a.Hide(14)]
    scene.do(a.Hide(14))
    assert scene.state.ghosts[0].keeps == "bones"
    assert scene.tiles(14) == ["hako-onna"]


@pytest.mark.rule("HO-45")
def test_she_may_turn_face_up_tiles_down_and_what_she_keeps_comes_back_face_down() -> None:
    scene = moving(put={1: "empty"}, up=(1,)).do(a.StepTo(UPPER_HALL))
    turned = Scene(scene.state).do(a.TurnDown(1))
    assert turned.state.shadows[1] == (Lying("empty"),)
    scene.do(a.Hide(1))
    assert scene.state.ghosts[0].keeps == "empty"
    again = moving(she=1, keeps="empty").do(a.StepTo(RED), a.Hide(12))
    assert again.state.shadows[1] == (Lying("empty", up=False),)


@pytest.mark.rule("HO-45", "HO-2")
def test_on_a_vacant_shadow_she_keeps_nothing() -> None:
    scene = moving(vacant=(1,)).do(a.StepTo(UPPER_HALL))
    scene.do(a.Hide(1))
    assert scene.state.ghosts[0].keeps is None


@pytest.mark.rule("HO-46", "HO-66")
def test_on_a_ghosts_shadow_she_stacks_on_top_and_takes_nothing() -> None:
    scene = moving(visitors=3, hakobito_at={3: (1, "diary-9")}, keeps="bones").do(a.StepTo(UPPER_HALL), a.Hide(1))
    assert scene.tiles(1) == ["hakobito-3", "hako-onna"]
    assert scene.state.ghosts[0].keeps is None
    assert scene.state.ghosts[1].keeps == "diary-9"


@pytest.mark.rule("HO-66", "HO-2")
def test_a_tile_that_goes_back_where_another_ghost_stays_joins_the_stack() -> None:
    scene = moving(visitors=3, hakobito_at={3: (14, None)}, keeps="bones").do(a.StepTo(UPPER_HALL), a.Hide(1))
    assert scene.tiles(14) == ["bones", "hakobito-3"]


@pytest.mark.rule("HO-58", "HO-65", "HO-64")
def test_hakobito_move_after_her_in_seat_order_without_her_powers() -> None:
    ghosts = {3: (18, "diary-9"), 2: (15, None)}
    drawn: dict[str, Any] = {"hakobito_at": ghosts, "slots": (2, None), "pages": 3, "put": {0: "doll-mary"}}
    scene = her_turn(visitors=4, **drawn).do(a.Skip(), a.Skip(), a.Activate(2), a.Skip(), a.Skip())
    assert scene.top == f.Moving(2, KID, 1)
    assert hako_onna.legal(scene.state, 0) == ()
    scene.do(a.Skip())
    assert scene.top == f.Moving(3, LIVING, 1)
    scene.do(a.StepTo(HALL))
    assert scene.heard(e.Looked, 0) == scene.heard(e.Looked, 3) == scene.heard(e.Looked, 2)  # all ghosts see it
    scene.do(a.Hide(0))
    assert scene.tiles(18) == ["diary-9"]
    assert scene.state.ghosts[1].keeps == "doll-mary"  # out of reach until it moves on
    assert scene.top == f.Check(4)  # 2 and 3 are dead


@pytest.mark.rule("HO-58")
def test_each_ghost_has_its_time_and_then_stays() -> None:
    scene = her_turn(visitors=3, hakobito_at={3: (18, None)}, options={"ghost_time": 5000}).do(a.Skip(), a.Skip())
    assert hako_onna.deadline(scene.state) is None
    scene.at = 1000
    scene.do(a.Skip())
    assert hako_onna.deadline(scene.state) == 6000
    scene.at = 2000
    scene.do(a.StepTo(UPPER_HALL))
    assert hako_onna.deadline(scene.state) == 6000  # one time for the whole move
    scene.wait()
    assert scene.state.ghosts[0].shadow == 14
    assert scene.top == f.Moving(3, LIVING, 1)
    assert hako_onna.deadline(scene.state) == 11_000
    scene.wait()
    assert isinstance(scene.top, f.Check)


@pytest.mark.rule("HO-47", "HO-75")
def test_hakobito_see_what_she_sees() -> None:
    scene = her_turn(visitors=3, hakobito_at={3: (18, None)}, hand=(4, 7), slots=(9, None))
    hers, theirs = hako_onna.view(scene.state, 0), hako_onna.view(scene.state, 3)
    assert hers.hers == theirs.hers
    assert theirs.hers is not None
    assert theirs.hers.slots == (9, None)
    assert hers.knows == theirs.knows


# Eyes closed


@pytest.mark.rule("HO-43", "HO-76")
def test_from_here_visitors_learn_nothing_until_her_turn_is_over() -> None:
    scene = her_turn(hand=(4,), put={12: "empty"}, up=(12,)).do(a.Skip(), a.SetPower(4, 0))
    closed = {seat: hako_onna.view(scene.state, seat) for seat in (1, 2, None)}
    assert closed[1].eyes_closed
    told = len(closed[1].told)
    for action in (a.ActivateAtRoom(4, RED), a.TurnDown(12), a.Swap(12, 13), a.Done(), a.Skip(), a.StepTo(UPPER_HALL)):
        scene.do(action)
        for seat in (1, 2, None):
            assert hako_onna.view(scene.state, seat) == closed[seat]
            assert hako_onna.countdown(scene.state, seat) is None
            assert [event for event in scene.events if hako_onna.witness(event, seat)] == []
        assert hako_onna.legal(scene.state, 1) == ()
        assert scene.refuses(a.GiveUp(True), by=1) == "ho-eyes-closed"
    scene.do(a.Hide(1))
    news = hako_onna.view(scene.state, 1).told[told:]
    assert [type(event) for event in news] == [e.NoiseReset, e.EyesOpened, e.TurnBegan]


@pytest.mark.rule("HO-48")
def test_all_hear_which_tiles_lie_face_up_still() -> None:
    scene = her_turn(put={1: "empty", 18: "empty"}, up=(1, 18)).do(a.Skip(), a.Skip(), a.Skip(), a.StepTo(UPPER_HALL))
    scene.do(a.Hide(1))  # she keeps the one, the other stays
    assert scene.heard(e.EyesOpened, 1)[0].up == (18,)


@pytest.mark.rule("HO-48")
def test_what_they_see_when_they_open_their_eyes() -> None:
    scene = her_turn(hand=(4, 7), vacant=(1,)).do(a.Skip(), a.SetPower(4, 0), a.ActivateAtRoom(4, RED))
    scene.do(a.Done(), a.Skip(), a.StepTo(UPPER_HALL), a.Hide(1))
    (seen,) = scene.heard(e.EyesOpened, 1)
    assert seen.heights[1] == 1
    assert seen.heights[14] == 1
    assert seen.slots == (False, False)
    assert seen.hand == 2
    assert seen.up == ()
    assert seen == scene.heard(e.EyesOpened, 0)[0]
