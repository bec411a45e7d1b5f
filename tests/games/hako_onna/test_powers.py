"""Her powers: interruptions, and what she activates on her turn."""

from typing import Any

import pytest

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from tests.games.hako_onna.drawing import (
    ACTIVATING,
    BATH,
    DRESSING,
    HALL,
    KID,
    KITCHEN,
    LIVING,
    RED,
    STORAGE,
    STUDY,
    UPPER_HALL,
    Scene,
    night,
)

# The window


@pytest.mark.rule("HO-49", "HO-51", "HO-32")
def test_the_pause_is_the_same_whatever_she_holds() -> None:
    for slots, pages in (((7, None), 0), ((9, None), 0), ((None, 10), 0), ((1, 2), 10)):
        scene = Scene(night(slots=slots, pages=pages), at=1000).do(a.WalkTo(LIVING))
        assert scene.top == f.Window(1, a.WalkTo(LIVING))
        assert hako_onna.deadline(scene.state) == 5000
        assert {hako_onna.countdown(scene.state, seat) for seat in (None, 0, 1, 2)} == {5000}
        assert a.LetBe() in scene.legal(0)
        assert hako_onna.view(scene.state, 1) == hako_onna.view(Scene(scene.state).state, 1)


@pytest.mark.rule("HO-51")
def test_no_card_set_no_pause() -> None:
    scene = Scene(night(hand=(6, 7, 8))).do(a.WalkTo(LIVING))
    assert scene.visitor(1).room == LIVING


@pytest.mark.rule("HO-51")
def test_when_the_pause_is_over_the_action_is_resolved() -> None:
    scene = Scene(night(slots=(7, None), options={"pause": 900})).do(a.WalkTo(LIVING))
    assert scene.refuses(a.Interrupt(7), by=0, at=900) == "ho-time-over"
    assert scene.refuses(hako_onna.legal(scene.state, -2)[0], by=-2, at=899) == "ho-not-due"
    scene.wait()
    assert scene.visitor(1).room == LIVING
    ended = Scene(night(slots=(7, None))).do(a.WalkTo(LIVING), a.LetBe())
    assert ended.visitor(1).room == LIVING


@pytest.mark.rule("HO-49")
def test_needs_must_be_met() -> None:
    def powers(pages: int, *slots: Any) -> set[int]:
        scene = Scene(night(slots=(slots[0], slots[1]), pages=pages)).do(a.WalkTo(LIVING))
        return {action.power for action in scene.of(a.Interruption)}

    assert powers(3, 6, 10) == set()
    assert powers(4, 6, 10) == {6}
    assert powers(7, 6, 10) == {6, 10}
    assert powers(0, 7, 8) == {7, 8}
    assert powers(10, 4, 9) == set()  # not for interrupting


@pytest.mark.rule("HO-49")
def test_no_interruption_of_free_actions() -> None:
    scene = Scene(night(slots=(7, None), hands={1: ("gasoline",)}, vacant=(0,))).do(a.Discard("gasoline", 0))
    assert scene.top == f.Act(1, main=True)


@pytest.mark.rule("HO-50", "HO-42")
def test_after_an_interruption_the_announcement_lapses_and_the_card_is_back_in_her_hand() -> None:
    scene = Scene(night(slots=(8, None), hand=(3,))).do(a.WalkTo(LIVING), a.Interrupt(8))
    assert scene.state.hand == (3, 8)
    assert scene.state.slots == (None, None)
    assert scene.visitor(1).room == HALL
    assert scene.said(e.Lapsed)
    assert scene.top == f.Act(1, main=True)
    scene.do(a.WalkTo(LIVING))
    assert scene.visitor(1).room == LIVING


@pytest.mark.rule("HO-50", "HO-51")
def test_two_interruptions_in_one_window_and_the_pause_begins_again() -> None:
    scene = Scene(night(slots=(8, 7)), at=100).do(a.WalkTo(LIVING))
    scene.at = 3000
    scene.do(a.Interrupt(8))
    assert scene.top == f.Window(1, a.WalkTo(LIVING), used=True)
    assert hako_onna.deadline(scene.state) == 7000
    scene.do(a.Interrupt(7), a.Snatch(None))
    assert scene.top == f.Act(1, main=True)
    assert scene.state.hand == (7, 8)
    one = Scene(night(slots=(8, 7))).do(a.WalkTo(LIVING), a.Interrupt(8), a.LetBe())
    assert one.visitor(1).room == HALL  # it lapsed with the first
    assert one.state.slots == (None, 7)


@pytest.mark.rule("HO-50")
def test_a_second_power_stays_set_when_the_visitor_died() -> None:
    scene = Scene(night(slots=(6, 7), pages=4, she=0, keeps=None)).do(a.WalkTo(LIVING), a.InterruptAtShadow(6, 0))
    assert not scene.visitor(1).alive
    assert scene.state.slots == (None, 7)
    assert scene.top == f.Check(2)


@pytest.mark.rule("HO-50", "HO-16")
def test_time_overdue_follows_when_the_visitor_died() -> None:
    scene = Scene(night(slots=(6, None), pages=4, she=0, keeps=None, overdue=True))
    scene.do(a.WalkTo(LIVING), a.InterruptAtShadow(6, 0))
    assert scene.top == f.Hers("scream")
    scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert scene.top == f.Check(2)


@pytest.mark.rule("HO-71", "HO-50")
def test_death_of_the_last_visitor_in_an_interruption() -> None:
    scene = Scene(night(1, slots=(6, 7), pages=4, she=0, keeps=None)).do(a.WalkTo(LIVING), a.InterruptAtShadow(6, 0))
    assert scene.state.end == "all-dead"
    assert hako_onna.movers(scene.state) == ()


# 6 Open This


@pytest.mark.rule("HO-7", "HO-50")
def test_open_this_is_a_whole_peek_but_no_main_action() -> None:
    scene = Scene(night(slots=(6, None), pages=4, put={0: "diary-9"})).do(a.WalkTo(LIVING))
    assert scene.of(a.Interruption) == [a.InterruptAtShadow(6, 0)]
    scene.do(a.InterruptAtShadow(6, 0), a.PutBack("empty"))
    assert 9 in scene.state.found
    scene.do(a.Done())
    assert scene.top == f.Act(1, main=True)


@pytest.mark.rule("HO-7")
def test_open_this_needs_a_shadow_with_a_tile() -> None:
    assert Scene(night(slots=(6, None), pages=4, vacant=(0,))).do(a.WalkTo(LIVING)).of(a.Interruption) == []


@pytest.mark.rule("HO-50")
def test_in_a_forced_peek_the_exit_can_win_and_a_wrong_guess_ends_the_turn() -> None:
    drawn: dict[str, Any] = {"slots": (6, 7), "pages": 4}
    won = Scene(night(put={0: "secret-exit"}, hands={1: ("key-ring",)}, **drawn))
    assert won.do(a.WalkTo(LIVING), a.InterruptAtShadow(6, 0)).state.end == "escape"
    wrong = Scene(night(rooms={1: STUDY}, **drawn))
    wrong.do(a.WalkTo(HALL), a.InterruptAtShadow(6, 9), a.NameNumbers(4, 5, 6))
    assert wrong.top == f.Check(2)
    assert wrong.visitor(1).room == STUDY


# 7 I Want That One


@pytest.mark.rule("HO-7", "HO-75")
def test_i_want_that_one_shows_her_the_hand_and_takes_a_card() -> None:
    scene = Scene(night(3, slots=(7, None), hands={1: ("gasoline", "key-ring")}, items={1: "salt"}))
    scene.do(a.WalkTo(LIVING), a.Interrupt(7))
    assert scene.heard(e.HandSeen, 0)[0].tiles == ("gasoline", "key-ring")
    assert scene.heard(e.HandSeen, 2)[0].tiles == ()
    assert scene.legal(0) == (a.SnatchCard(), a.Snatch("gasoline"), a.Snatch("key-ring"), a.Snatch(None))
    scene.do(a.SnatchCard())
    assert scene.visitor(1).item is None
    assert scene.top == f.Act(1, main=True)


@pytest.mark.rule("HO-7")
def test_a_snatched_tile_goes_in_an_empty_tiles_place_far_from_the_visitors() -> None:
    """Empty tiles lie in the Kitchen, the Red Bedroom (face up), 1F Hall (a Visitor) and under her."""
    put = {5: "empty", 12: "empty", 0: "empty", 14: "empty"}
    scene = Scene(night(slots=(7, None), hands={1: ("gasoline",)}, put=put, up=(12,), keeps=None, vacant=(20,)))
    scene.do(a.WalkTo(LIVING), a.Interrupt(7))
    supply = scene.state.supply
    scene.do(a.Snatch("gasoline"))
    assert scene.tiles(5) == ["gasoline"]
    assert scene.state.supply == supply + 1
    assert scene.heard(e.CarriedTo, 0) == [e.CarriedTo(5, "gasoline", (0,))]
    assert scene.heard(e.CarriedTo, 1) == scene.heard(e.CarriedTo, 2) == []
    assert scene.heard(e.Snatched, 1)[0].tile == "gasoline"
    assert scene.heard(e.Snatched, 2)[0].tile is None
    assert scene.heard(e.Snatched, 2)[0].place == "empty"


@pytest.mark.rule("HO-7")
def test_the_table_draws_the_shadow_at_random() -> None:
    scene = Scene(night(slots=(7, None), hands={1: ("gasoline",)}, put={5: "empty", 12: "empty", 0: "empty"}))
    scene.do(a.WalkTo(LIVING), a.Interrupt(7), a.Snatch("gasoline"))
    places = {chance.action for chance in hako_onna.chances(scene.state)}
    assert {a.Carry(5), a.Carry(12)} <= places
    assert a.Carry(0) not in places


@pytest.mark.rule("HO-7", "HO-72")
def test_without_an_empty_tile_it_goes_to_a_vacant_shadow_and_without_one_out_of_the_game() -> None:
    full = {1: "diary-1", 2: "diary-2"}
    vacant = Scene(night(slots=(7, None), hands={1: ("gasoline",)}, vacant=(0, 20), put=full))
    vacant.do(a.WalkTo(LIVING), a.Interrupt(7), a.Snatch("gasoline"))
    assert vacant.tiles(20) == ["gasoline"]  # 1F Hall has Visitors
    assert vacant.heard(e.Snatched, 2)[0].vacant == 20  # a vacant Shadow that fills is seen by all
    out = Scene(night(slots=(7, None), hands={1: ("gasoline",)}, vacant=(0,)))
    out.do(a.WalkTo(LIVING), a.Interrupt(7), a.Snatch("gasoline"))
    assert out.state.lost == ((1, "gasoline"),)
    assert hako_onna.view(out.state, 1).lost == ((1, "gasoline"),)
    assert hako_onna.view(out.state, 2).lost == ((1, None),)


@pytest.mark.rule("HO-7")
def test_it_is_allowed_on_empty_hands() -> None:
    scene = Scene(night(slots=(7, None))).do(a.WalkTo(LIVING), a.Interrupt(7))
    assert scene.legal(0) == (a.Snatch(None),)


# 8 I Am Mary


@pytest.mark.rule("HO-7", "HO-70", "HO-56")
def test_i_am_mary_binds_the_one_who_holds_the_doll() -> None:
    hands = {2: ("doll-mary", "gasoline")}
    scene = Scene(night(slots=(8, None), hands=hands, vacant=(0,))).do(a.WalkTo(LIVING), a.Interrupt(8))
    assert scene.heard(e.MaryShown, 1) == [e.MaryShown(2)]
    assert {action.tile for action in scene.of(a.Offer, 2)} == {"gasoline"}
    scene.do(a.EndTurn())
    assert scene.top == f.Check(2, left=2)
    scene.do(a.Release(False)).chance(a.Fell("quiet")).do(a.Release(False)).chance(a.Fell("quiet"))
    assert {action.tile for action in scene.of(a.Discard)} == {"gasoline"}
    scene.do(a.EndTurn()).do(a.Release(False)).chance(a.Fell("topple"))
    scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert scene.state.mary is None  # until the end of her next turn


@pytest.mark.rule("HO-7")
def test_a_bound_doll_can_t_be_a_replacement_but_may_give_rest_or_be_taken_by_power_7() -> None:
    bound: dict[str, Any] = {"hands": {1: ("doll-mary",)}, "mary": 1, "mary_until": 1, "slots": (7, None)}
    scene = Scene(night(put={0: "gasoline"}, **bound)).do(a.PeekAt(0), a.LetBe(), a.Take())
    assert scene.of(a.PutBack) == [a.PutBack("empty")]
    rest = Scene(night(put={0: "bones"}, **bound)).do(a.PeekAt(0), a.LetBe())
    assert rest.state.end == "rest"
    taken = Scene(night(**bound)).do(a.PeekAt(0), a.Interrupt(7))
    assert a.Snatch("doll-mary") in taken.legal(0)


@pytest.mark.rule("HO-7")
def test_if_nobody_holds_the_doll_all_learn_that_and_who_finds_it_is_not_bound() -> None:
    scene = Scene(night(slots=(8, None), put={0: "doll-mary"})).do(a.PeekAt(0), a.Interrupt(8))
    assert scene.heard(e.MaryShown, 2) == [e.MaryShown(None)]
    scene.do(a.PeekAt(0), a.Take(), a.PutBack("empty"), a.Done())
    assert a.Offer(2, "doll-mary") in scene.legal()


# 10 Come To Me


@pytest.mark.rule("HO-7", "HO-50")
def test_come_to_me_drags_the_visitor_through_the_barrier_too() -> None:
    scene = Scene(night(slots=(10, None), pages=7, barrier=(HALL, LIVING))).do(a.PeekAt(0))
    assert {action.room for action in scene.of(a.InterruptAtRoom)} == {UPPER_HALL, STORAGE, STUDY, LIVING}
    scene.do(a.InterruptAtRoom(10, LIVING))
    assert scene.visitor(1).room == LIVING
    assert {action.shadow for action in scene.of(a.PeekAt)} == {18, 19, 20}  # from the room they are in now


# Her turn: 1 to 4


def activating(*slots: int | None, **drawn: Any) -> Scene:
    first, second = (*slots, None)[:2]
    return Scene(night(slots=(first, second), agenda=ACTIVATING, **drawn))


@pytest.mark.rule("HO-44", "HO-7")
def test_she_may_activate_both_set_powers_whose_needs_are_met() -> None:
    scene = activating(1, 2, pages=5)
    assert {action.power for action in scene.of(a.Activation)} == {1, 2}
    scene.do(a.Activate(2), a.Activate(1))
    assert scene.state.hand == (1, 2)
    assert scene.of(a.Activation) == []
    assert {action.power for action in activating(1, 2, pages=4).of(a.Activation)} == {2}
    assert activating(7, 9, pages=10).of(a.Activation) == []


@pytest.mark.rule("HO-7")
def test_close_to_you_leads_anywhere_on_the_floor() -> None:
    """She is in the Red Bedroom."""
    scene = activating(1, pages=5).do(a.Activate(1), a.Skip())
    assert {action.room for action in scene.of(a.StepTo)} == {UPPER_HALL, RED, KID, BATH, DRESSING}
    plain = activating(1, pages=5).do(a.Skip())
    assert {action.room for action in plain.of(a.StepTo)} == {UPPER_HALL, RED}


@pytest.mark.rule("HO-7")
def test_i_will_reach_you_makes_two_steps_and_looks_at_both_rooms() -> None:
    scene = activating(2, pages=3, put={1: "empty", 15: "empty"}, up=(1, 15)).do(a.Activate(2), a.Skip())
    scene.do(a.StepTo(UPPER_HALL))
    assert [event.shadow for event in scene.heard(e.Looked, 0)] == [1]
    assert a.TurnDown(1) not in scene.legal(0)  # only in the second room
    assert {action.room for action in scene.of(a.StepTo)} == {HALL, UPPER_HALL, RED, KID, DRESSING}
    scene.do(a.StepTo(KID))
    assert [event.shadow for event in scene.heard(e.Looked, 0)] == [15, 16, 17]
    assert a.TurnDown(15) in scene.legal(0)
    scene.do(a.Hide(16))
    assert scene.state.ghosts[0].shadow == 16


@pytest.mark.rule("HO-7")
def test_powers_1_and_2_together_each_step_from_the_floor_where_it_starts() -> None:
    scene = activating(1, 2, pages=5).do(a.Activate(1), a.Activate(2), a.Skip(), a.StepTo(BATH))
    assert {action.room for action in scene.of(a.StepTo)} == {UPPER_HALL, RED, KID, BATH, DRESSING}


@pytest.mark.rule("HO-7", "HO-33", "HO-48")
def test_the_door_stays_shut_until_her_next_turn_begins() -> None:
    scene = activating(3, pages=2)
    passages = scene.state.house.passages
    assert len(scene.of(a.Activation)) == len(passages)
    scene.do(a.ActivateAtPassage(3, passages.index((HALL, LIVING))), a.Skip(), a.Skip())
    assert scene.heard(e.EyesOpened, 1)[0].barrier == (HALL, LIVING)
    scene.do(a.Release(False)).chance(a.Fell("quiet"))
    assert a.WalkTo(LIVING) not in scene.legal()
    scene.do(a.EndTurn(), a.Release(False)).chance(a.Fell("topple"))
    assert scene.state.barrier is None


@pytest.mark.rule("HO-7")
def test_ghosts_pass_the_barrier() -> None:
    scene = activating(3, pages=2)
    scene.do(a.ActivateAtPassage(3, scene.state.house.passages.index((UPPER_HALL, RED))), a.Skip())
    assert a.StepTo(UPPER_HALL) in scene.legal(0)


@pytest.mark.rule("HO-7")
def test_moving_things_changes_the_places_of_whole_stacks() -> None:
    """In the Red Bedroom: a face-up tile on 12, nothing on 13, she on 14 with a Hakobito and what she keeps."""
    drawn: dict[str, Any] = {
        "put": {12: "empty"},
        "up": (12,),
        "vacant": (13,),
        "hakobito_at": {3: (14, None)},
        "keeps": "bones",
    }
    scene = activating(4, visitors=3, **drawn).do(a.ActivateAtRoom(4, RED))
    assert [event.shadow for event in scene.heard(e.Looked, 0)] == [12, 14]
    assert [event.shadow for event in scene.heard(e.Looked, 3)] == [12, 14]
    scene.do(a.TurnDown(12), a.Swap(13, 14), a.Swap(12, 13))
    assert [scene.tiles(shadow) for shadow in (12, 13, 14)] == [["hako-onna", "hakobito-3"], ["empty"], []]
    assert not scene.state.shadows[13][0].up
    assert {one.shadow for one in scene.state.ghosts} == {12}
    assert scene.state.ghosts[0].keeps == "bones"
    scene.do(a.Done(), a.Skip(), a.StepTo(UPPER_HALL), a.Hide(1))
    assert scene.tiles(12) == ["bones", "hakobito-3"]  # back on the Shadow that she leaves


@pytest.mark.rule("HO-7")
def test_moving_things_works_in_any_room_and_moves_safe_bones_and_exit() -> None:
    scene = activating(4, put={10: "bones", 11: "secret-exit"})
    assert {action.room for action in scene.of(a.ActivateAtRoom)} == set(range(11))
    scene.do(a.ActivateAtRoom(4, STUDY), a.Swap(9, 11), a.Swap(9, 10))
    assert [scene.tiles(shadow) for shadow in (9, 10, 11)] == [["bones"], ["secret-exit"], ["safe"]]
    kitchen = Scene(night(slots=(4, None), agenda=ACTIVATING)).do(a.ActivateAtRoom(4, KITCHEN))
    assert kitchen.of(a.Swap) == [a.Swap(5, 6)]
