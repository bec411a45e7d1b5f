"""Item cards, the Strange Charm, the Fire Extinguisher and the weapons."""

from typing import Any

import pytest

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.effects import ItemEffect
from tests.games.hako_onna.drawing import (
    HALL,
    HER_TURN,
    KID,
    LIVING,
    RED,
    STORAGE,
    STUDY,
    UPPER_HALL,
    Scene,
    night,
)


def holding(item: ItemEffect, **drawn: Any) -> Scene:
    return Scene(night(items={1: item}, **drawn))


def her_turn_skipped(scene: Scene) -> Scene:
    return scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip())


@pytest.mark.rule("HO-36")
@pytest.mark.parametrize("item", ["stethoscope", "occult_book", "music_box", "fathers_letter", "spare_dial"])
def test_passive_items_have_no_use(item: ItemEffect) -> None:
    assert holding(item).of(a.UseCard) == []


@pytest.mark.rule("HO-36")
@pytest.mark.parametrize("tile", ["key-ring", "doll-mary", "fire-extinguisher", "combination-5", "weakness-chain"])
def test_other_tiles_have_no_use(tile: str) -> None:
    scene = Scene(night(hands={1: (tile,)}))
    assert scene.of(a.UseCharm) == scene.of(a.UseWeapon) == []


# Sacred Drops


@pytest.mark.rule("HO-10", "HO-42")
def test_sacred_drops_forbid_her_to_set_ranks_b_and_c_on_her_next_turn() -> None:
    scene = holding("sacred_drops", hand=(1, 3, 4)).do(a.Use(), a.Release(False))
    scene.chance(a.Fell("quiet"))
    assert scene.said(e.DropsWork)
    scene.do(a.EndTurn(), a.Release(False)).chance(a.Fell("topple"))
    scene.do(a.Skip())
    assert {action.power for action in scene.of(a.SetPower)} == {1}
    scene.do(a.Skip(), a.Skip(), a.Skip())
    scene.do(a.Release(False)).chance(a.Fell("topple")).do(a.Skip())
    assert {action.power for action in scene.of(a.SetPower)} == {1, 3, 4}


@pytest.mark.rule("HO-56")
def test_sacred_drops_can_t_be_used_when_time_overdue_is_due() -> None:
    assert holding("sacred_drops", overdue=True).of(a.UseCard) == []


@pytest.mark.rule("HO-56")
def test_sacred_drops_that_are_loud_have_no_effect() -> None:
    scene = holding("sacred_drops", hand=(4,)).do(a.Use(), a.Release(False)).chance(a.Fell("topple")).do(a.Skip())
    assert scene.of(a.SetPower)


# Questions


@pytest.mark.rule("HO-10")
def test_the_ouija_board_needs_company_or_that_one_is_alone_alive() -> None:
    assert len(holding("ouija_board").of(a.UseCard)) == 11
    assert holding("ouija_board", rooms={2: LIVING}).of(a.UseCard) == []
    assert len(holding("ouija_board", visitors=1).of(a.UseCard)) == 11
    alone = holding("ouija_board", hakobito_at={2: (14, None)}, keeps=None)
    assert len(alone.of(a.UseCard)) == 11


@pytest.mark.rule("HO-53")
def test_she_answers_truly_and_all_hear_it() -> None:
    scene = holding("ouija_board").do(a.UseAtRoom(RED))
    assert scene.legal(0) == (a.SayWhether(True),)
    assert scene.refuses(a.SayWhether(False), by=0) == "ho-untrue"
    scene.do(a.SayWhether(True))
    assert scene.heard(e.Answered, 2) == [e.Answered(1, RED, True, None)]
    rod = holding("dowsing_rod").do(a.Use())
    assert rod.legal(0) == (a.SayFloor(1),)


@pytest.mark.rule("HO-53", "HO-7")
def test_with_false_answers_set_she_may_lie_and_nobody_can_tell() -> None:
    scene = holding("dowsing_rod", slots=(9, None)).do(a.Use(), a.LetBe())
    assert scene.legal(0) == (a.SayFloor(0), a.SayFloor(1), a.SayFloor(2))
    scene.do(a.SayFloor(2))
    assert scene.state.slots == (9, None)  # it is not shown and stays set
    assert hako_onna.view(scene.state, 1).slots == (True, False)


@pytest.mark.rule("HO-53")
@pytest.mark.parametrize("slots", [(None, None), (9, None)])
def test_after_20_seconds_the_table_gives_the_true_answer(slots: tuple[int | None, None]) -> None:
    scene = holding("dowsing_rod", slots=slots).do(a.Use())
    if slots[0]:
        scene.do(a.LetBe())
    assert hako_onna.deadline(scene.state) == scene.at + 20_000
    scene.wait()
    assert scene.said(e.Answered) == [e.Answered(1, None, None, 1)]


@pytest.mark.rule("HO-54")
def test_hakobito_are_no_answer() -> None:
    scene = holding("ouija_board", visitors=3, hakobito_at={3: (18, None)}).do(a.UseAtRoom(LIVING))
    assert scene.legal(0) == (a.SayWhether(False),)


@pytest.mark.rule("HO-55", "HO-52", "HO-61")
@pytest.mark.parametrize("item", ["ouija_board", "dowsing_rod", "smartphone", "flashlight"])
def test_a_k_item_in_her_room_kills_and_there_is_nothing_to_interrupt(item: ItemEffect) -> None:
    scene = holding(item, she=0, keeps=None, slots=(7, None))
    scene.do(scene.of(a.UseCard)[0])
    assert scene.heard(e.GhostsShown, 2) == [e.GhostsShown(0, ("hako-onna",))]
    assert not scene.visitor(1).alive
    assert scene.state.slots == (7, None)
    assert not scene.said(e.Answered)
    assert scene.tiles(0) == ["hako-onna", "hakobito-1"]


@pytest.mark.rule("HO-9", "HO-64", "HO-61")
@pytest.mark.parametrize(("pages", "kills"), [(7, False), (8, True)])
def test_we_are_many_makes_a_k_item_kill_in_a_hakobitos_room(pages: int, kills: bool) -> None:
    ghosts = {3: (19, None), 2: (18, None)}
    scene = holding("dowsing_rod", visitors=4, rooms={1: LIVING}, hakobito_at=ghosts, slots=(12, None), pages=pages).do(
        a.Use()
    )
    assert scene.visitor(1).alive != kills
    if kills:
        assert scene.said(e.GhostsShown) == [e.GhostsShown(19, ("hakobito-3",))]  # the one that died first
        assert scene.tiles(19)[-1] == "hakobito-1"
        assert scene.state.slots == (12, None)


@pytest.mark.rule("HO-64")
def test_without_it_a_hakobito_is_not_she() -> None:
    scene = holding("dowsing_rod", visitors=3, rooms={1: LIVING}, hakobito_at={3: (19, None)}).do(a.Use())
    assert scene.top == f.Answering(1, None)


# Smartphone


@pytest.mark.rule("HO-10", "HO-75")
def test_the_smartphone_shows_one_set_power_to_its_user_alone() -> None:
    scene = holding("smartphone", slots=(None, 9))
    assert scene.of(a.UseCard) == [a.UseAtSlot(1)]
    scene.do(a.UseAtSlot(1), a.LetBe())
    assert scene.heard(e.PowerRead, 1)[0].power == 9
    assert scene.heard(e.PowerRead, 2)[0].power is None
    assert hako_onna.view(scene.state, 1).knows.slots == (None, 9)


@pytest.mark.rule("HO-10")
def test_the_smartphone_shows_a_random_card_of_her_hand_if_none_is_set() -> None:
    scene = holding("smartphone", hand=(2, 6)).do(a.Use())
    assert [chance.action for chance in hako_onna.chances(scene.state)] == [a.DrawPower(2), a.DrawPower(6)]
    scene.chance(a.DrawPower(6))
    assert scene.heard(e.PowerRead, 1)[0].power == 6
    assert holding("smartphone").of(a.UseCard) == []


# Advanced items


@pytest.mark.rule("HO-12")
def test_the_flashlight_shows_a_shadow_of_an_adjacent_room_and_a_ghost_there_does_not_kill() -> None:
    scene = holding("flashlight", she=18, keeps=None, vacant=(19,))
    targets = {action.shadow for action in scene.of(a.UseAtShadow)}
    assert {18, 20} <= targets
    assert 19 not in targets
    assert 0 not in targets  # the own room
    scene.do(a.UseAtShadow(18))
    assert scene.heard(e.Lit, 1)[0].tiles == ("hako-onna",)
    assert scene.heard(e.Lit, 2)[0].tiles == ()
    assert scene.visitor(1).alive
    assert scene.visitor(1).item == "flashlight"


@pytest.mark.rule("HO-12", "HO-36")
def test_the_camera_shows_all_a_shadow_of_the_room_once_and_nothing_is_resolved() -> None:
    scene = holding("camera", she=18, keeps=None, put={18: "diary-5"}, rooms={1: LIVING}).do(a.UseAtShadow(18))
    for viewer in (0, 2, None):
        assert scene.heard(e.Exposed, viewer)[0].tiles == ("diary-5", "hako-onna")
    assert scene.visitor(1).alive
    assert scene.state.found == ()
    assert scene.visitor(1).item is None


@pytest.mark.rule("HO-12")
def test_the_rope_makes_two_moves() -> None:
    scene = holding("rope", barrier=(UPPER_HALL, RED))
    pairs = {(action.first, action.second) for action in scene.of(a.UseAlong)}
    assert (UPPER_HALL, KID) in pairs
    assert (UPPER_HALL, RED) not in pairs  # the Barrier
    assert (LIVING, HALL) in pairs
    scene.do(a.UseAlong(UPPER_HALL, KID))
    assert scene.said(e.Walked) == [e.Walked(1, UPPER_HALL), e.Walked(1, KID)]
    assert scene.visitor(1).item is None


@pytest.mark.rule("HO-50", "HO-12")
def test_nothing_is_spent_by_an_announcement_that_lapsed() -> None:
    scene = holding("salt", slots=(8, None)).do(a.Use(), a.Interrupt(8))
    assert scene.visitor(1).item == "salt"
    assert scene.top == f.Act(1, main=True)


@pytest.mark.rule("HO-12")
def test_no_ghost_enters_a_salted_room_on_her_next_turn() -> None:
    scene = holding("salt", she=1, keeps=None).do(a.Use(), a.EndTurn())
    scene.do(a.Release(False)).chance(a.Fell("topple")).do(a.Skip(), a.Skip(), a.Skip())
    assert {action.room for action in scene.of(a.StepTo)} == {UPPER_HALL, RED, KID, 10}  # not 1F Hall
    scene.do(a.Skip())
    scene.do(a.Release(False)).chance(a.Fell("topple")).do(a.Skip(), a.Skip(), a.Skip())
    assert HALL in {action.room for action in scene.of(a.StepTo)}


@pytest.mark.rule("HO-12")
def test_a_ghost_in_a_salted_room_may_stay_or_leave_but_not_come_back() -> None:
    agenda = (f.Next(1), f.Opening(), f.Moving(0, HALL, 2))
    scene = Scene(night(she=0, keeps=None, salt=(HALL,), salt_on=1, agenda=agenda))
    assert HALL in {action.room for action in scene.of(a.StepTo)}
    scene.do(a.StepTo(LIVING))
    assert {action.room for action in scene.of(a.StepTo)} == {LIVING}  # nor pass through it


# Tiles


@pytest.mark.rule("HO-11", "HO-36", "HO-49")
def test_the_strange_charm_turns_a_set_power_out_of_the_game_and_can_t_be_interrupted() -> None:
    scene = Scene(night(hands={1: ("strange-charm",)}, slots=(7, 9)))
    assert scene.of(a.UseCharm) == [a.UseCharm(0), a.UseCharm(1)]
    scene.do(a.UseCharm(1))
    assert scene.state.slots == (7, None)
    assert scene.state.charmed == (9,)
    assert scene.heard(e.Charmed, 2) == [e.Charmed(1, 1, 9)]  # also a set False Answers
    assert scene.state.out == ("strange-charm",)
    assert scene.top == f.Act(1, main=False)
    assert Scene(night(hands={1: ("strange-charm",)})).of(a.UseCharm) == []


@pytest.mark.rule("HO-11", "HO-62")
def test_the_fire_extinguisher_saves_from_a_ghost_and_the_main_action_is_used_up() -> None:
    scene = Scene(night(she=0, keeps=None, hands={1: ("fire-extinguisher",)}, barrier=(HALL, LIVING)))
    scene.do(a.PeekAt(0))
    assert {action.room for action in scene.of(a.Flee)} == {UPPER_HALL, STORAGE, STUDY, LIVING}  # Barrier or not
    scene.do(a.Flee(LIVING))
    assert scene.visitor(1).room == LIVING
    assert scene.state.out == ("fire-extinguisher",)
    assert scene.top == f.Act(1, main=False)
    assert scene.tiles(0) == ["hako-onna"]


@pytest.mark.rule("HO-62")
def test_one_may_die_with_an_extinguisher_in_hand() -> None:
    scene = Scene(night(she=0, keeps=None, hands={1: ("fire-extinguisher",)})).do(a.PeekAt(0), a.Die())
    assert not scene.visitor(1).alive
    assert scene.heard(e.Died, 2)[0].tiles == ("fire-extinguisher",)


@pytest.mark.rule("HO-11", "HO-50")
def test_extinguisher_in_a_forced_peek_and_the_main_action_is_still_there() -> None:
    scene = Scene(night(she=0, keeps=None, hands={1: ("fire-extinguisher",)}, slots=(6, None), pages=4))
    scene.do(a.WalkTo(LIVING), a.InterruptAtShadow(6, 0), a.Flee(STUDY))
    assert scene.top == f.Act(1, main=True)
    assert scene.visitor(1).room == STUDY


@pytest.mark.rule("HO-11", "HO-56")
def test_extinguisher_against_behind_you_and_the_visitor_checks_again() -> None:
    agenda = (f.TurnEnd(1), f.Act(1, main=True), f.Check(1))
    drawn: dict[str, Any] = {"hands": {1: ("fire-extinguisher",)}, "slots": (5, None), "pages": 6}
    scene = Scene(night(1, she=0, keeps=None, agenda=agenda, **drawn))
    scene.do(a.Release(False)).chance(a.Fell("topple")).do(a.Flee(LIVING))
    assert scene.top == f.Hers("scream")
    assert her_turn_skipped(scene).top == f.Check(1)


@pytest.mark.rule("HO-11", "HO-52")
def test_extinguisher_against_a_k_item() -> None:
    scene = holding("dowsing_rod", she=0, keeps=None, hands={1: ("fire-extinguisher",)}).do(a.Use(), a.Flee(LIVING))
    assert scene.top == f.Act(1, main=False)
    assert not scene.said(e.Answered)


# Weapons


@pytest.mark.rule("HO-69")
def test_a_weapon_where_she_is_not_takes_all_tiles_out_and_nothing_replaces_them() -> None:
    scene = Scene(night(hands={1: ("gasoline",)}, put={0: "diary-5"})).do(a.UseWeapon("gasoline", 0))
    assert scene.tiles(0) == []
    assert set(scene.state.out) == {"diary-5", "gasoline"}
    assert scene.heard(e.WeaponStruck, 2)[0].tiles == ("diary-5",)
    assert scene.top == f.Act(1, main=False)


@pytest.mark.rule("HO-69", "HO-36")
def test_a_weapon_needs_a_shadow_of_the_room_that_holds_a_tile() -> None:
    scene = Scene(night(hands={1: ("gasoline",)}, rooms={1: LIVING}, vacant=(19,)))
    assert scene.of(a.UseWeapon) == [a.UseWeapon("gasoline", 18), a.UseWeapon("gasoline", 20)]


@pytest.mark.rule("HO-69", "HO-61")
def test_the_wrong_weapon_on_her() -> None:
    """Her Weakness is the stake. All other tiles of the Shadow are out, she stays, the Visitor dies."""
    scene = Scene(night(hands={1: ("gasoline",)}, she=0, keeps=None, put={0: "diary-5"}))
    scene.do(a.UseWeapon("gasoline", 0))
    assert scene.tiles(0) == ["hako-onna", "hakobito-1"]
    assert {"diary-5", "gasoline"} <= set(scene.state.out)
    assert not scene.visitor(1).alive


@pytest.mark.rule("HO-69", "HO-11")
def test_the_wrong_weapon_with_an_extinguisher_is_out_all_the_same() -> None:
    hands = {1: ("fire-extinguisher", "gasoline")}
    scene = Scene(night(hands=hands, she=0, keeps=None, put={0: "diary-5"})).do(a.UseWeapon("gasoline", 0))
    scene.do(a.Flee(LIVING))
    assert scene.state.out == ("diary-5", "fire-extinguisher", "gasoline")
    assert scene.visitor(1).tiles == ()


@pytest.mark.rule("HO-69")
def test_her_weakness_and_the_visitors_win() -> None:
    scene = Scene(night(hands={1: ("wooden-stake",)}, she=0, keeps=None)).do(a.UseWeapon("wooden-stake", 0))
    assert scene.state.end == "defeat"


@pytest.mark.rule("HO-67", "HO-69")
def test_a_weapon_on_a_ghost_stack_removes_the_hakobito_and_what_it_kept_lies_there_again() -> None:
    drawn: dict[str, Any] = {"hands": {1: ("gasoline",)}, "hakobito_at": {3: (0, "diary-9"), 2: (0, None)}}
    scene = Scene(night(4, **drawn)).do(a.UseWeapon("gasoline", 0))
    assert scene.tiles(0) == ["diary-9"]
    assert {"hakobito-2", "hakobito-3", "gasoline"} <= set(scene.state.out)
    assert [one.seat for one in scene.state.ghosts] == [0]
    assert [one.name for one in hako_onna.audiences(scene.state, 3)] == ["ghosts"]  # can't talk to Visitors
    assert hako_onna.view(scene.state, 3).hers is not None  # watches with the ghosts' eyes
    assert hako_onna.legal(scene.state, 3) == ()


@pytest.mark.rule("HO-69", "HO-67")
def test_the_wrong_weapon_on_her_stack_removes_the_hakobito_with_her() -> None:
    scene = Scene(night(3, hands={1: ("gasoline",)}, she=0, keeps="diary-9", hakobito_at={3: (0, None)}))
    scene.do(a.UseWeapon("gasoline", 0))
    assert scene.tiles(0) == ["hako-onna", "hakobito-1"]
    assert scene.state.ghosts[0].keeps == "diary-9"
    assert "hakobito-3" in scene.state.out


@pytest.mark.rule("HO-41")
def test_her_turn_comes_only_after_noise_or_time_overdue() -> None:
    assert Scene(night(agenda=HER_TURN)).kinds(0) == {"Scream", "Skip"}
    assert Scene(night()).legal(0) == ()
