"""Powers and items to the letter: only they, only there, and everybody hears of it."""

from typing import Any

import pytest

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.effects import ItemEffect
from kurayami.games.hako_onna.position import unlocked
from kurayami.games.hako_onna.tiles import BIT
from kurayami.kernel import Audience
from tests.games.hako_onna.drawing import (
    CHECKING,
    DESK,
    HALL,
    HER_TURN,
    KID,
    LIVING,
    RED,
    STUDY,
    UPPER_HALL,
    Scene,
    night,
)


def robbing(**drawn: Any) -> Scene:
    return Scene(night(slots=(7, None), **drawn)).do(a.WalkTo(LIVING), a.Interrupt(7))


def snatching(tile: str | None, **drawn: Any) -> Scene:
    return robbing(**drawn).do(a.Snatch(tile))


# A power does what its own card says, and no other's


@pytest.mark.rule("HO-7", "HO-53")
def test_only_false_answers_lets_her_lie() -> None:
    scene = Scene(night(items={1: "dowsing_rod"}, slots=(7, 4))).do(a.Use(), a.LetBe())
    assert scene.legal(0) == (a.SayFloor(1),)


@pytest.mark.rule("HO-7")
def test_only_behind_you_strikes_at_noise() -> None:
    scene = Scene(night(she=0, keeps=None, pages=6, slots=(6, 9), agenda=CHECKING))
    scene.do(a.Release(False)).chance(a.Fell("topple"))
    assert scene.visitor(1).alive
    assert scene.state.slots == (6, 9)


@pytest.mark.rule("HO-9")
def test_only_we_are_many_lets_hakobito_kill_by_items() -> None:
    drawn: dict[str, Any] = {"items": {1: "dowsing_rod"}, "rooms": {1: LIVING}, "hakobito_at": {3: (18, None)}}
    scene = Scene(night(3, pages=8, slots=(10, None), **drawn)).do(a.Use())
    assert scene.visitor(1).alive
    assert scene.top == f.Window(1, a.Use())


@pytest.mark.rule("HO-41")
def test_power_10_is_unlocked_by_its_page_and_not_by_a_number_of_pages() -> None:
    assert not unlocked(night(pages=9), 10)
    assert unlocked(night(found=(10,)), 10)


@pytest.mark.rule("HO-42", "HO-43")
def test_an_interruption_is_seen_by_all_an_activation_by_the_ghosts() -> None:
    scene = Scene(night(3, slots=(10, None), pages=7, hakobito_at={3: (18, None)})).do(a.PeekAt(0))
    scene.do(a.InterruptAtRoom(10, LIVING))
    assert scene.heard(e.Interrupted, 2) == [e.Interrupted(10, LIVING, None, slot=0)]
    other = Scene(night(slots=(9, 10), pages=7)).do(a.PeekAt(0), a.InterruptAtRoom(10, LIVING))
    assert other.heard(e.Interrupted, 2) == [e.Interrupted(10, LIVING, None, slot=1)]
    assert scene.heard(e.Dragged, None) == [e.Dragged(1, LIVING)]
    activated = Scene(night(3, slots=(4, None), agenda=HER_TURN, hakobito_at={3: (18, None)}))
    activated.do(a.Skip(), a.Skip()).do(a.ActivateAtRoom(4, LIVING))
    assert activated.heard(e.Activated, 3) == [e.Activated(4, LIVING, None, (0, 3))]
    assert activated.heard(e.Activated, 2) == []


# I Want That One


@pytest.mark.rule("HO-7", "HO-75")
def test_who_is_robbed_knows_what_she_saw_and_took() -> None:
    scene = robbing(hands={1: ("gasoline",)})
    assert scene.heard(e.HandSeen, 1)[0].tiles == ("gasoline",)
    nothing = snatching(None, hands={1: ("gasoline",)})
    assert nothing.heard(e.Snatched, 2) == [e.Snatched(1, "nothing", None, None, None, ())]
    assert nothing.visitor(1).tiles == ("gasoline",)
    card = robbing(items={1: "salt"}).do(a.SnatchCard())
    assert card.heard(e.Snatched, 2) == [e.Snatched(1, "card", None, None, None, ())]


@pytest.mark.rule("HO-7", "HO-56")
def test_who_lost_the_doll_to_power_7_makes_one_check_and_only_that_tells_the_others() -> None:
    bound: dict[str, Any] = {"hands": {1: ("doll-mary", "gasoline")}, "mary": 1, "mary_until": 1}
    doll = snatching("doll-mary", put={5: "empty", 6: "empty"}, **bound).chance(a.Carry(5))
    assert doll.visitor(1).tiles == ("gasoline",)
    assert doll.heard(e.Snatched, 2) == [e.Snatched(1, "tile", "empty", None, None, ())]
    other = snatching("gasoline", put={5: "empty", 6: "empty"}, **bound).chance(a.Carry(5))
    assert other.visitor(1).tiles == ("doll-mary",)
    for viewer in (2, None):
        assert hako_onna.view(doll.state, viewer) == hako_onna.view(other.state, viewer)
        assert hako_onna.view(doll.state, viewer).mary == 1
    for scene in (doll, other):
        scene.do(a.EndTurn(), a.KeepDisc())
    assert doll.top == f.Check(1, left=1)
    assert doll.heard(e.MaryGone, 2) == [e.MaryGone(1)]
    assert doll.state.mary is None
    assert all(not kinds & BIT["doll-mary"] for kinds in doll.state.knows[2].hands[0])
    assert other.top == f.Check(1, left=2)
    assert other.heard(e.MaryGone, 2) == []


@pytest.mark.rule("HO-7")
def test_i_am_mary_again_frees_who_no_longer_holds_the_doll() -> None:
    drawn: dict[str, Any] = {"slots": (8, None), "mary": 2, "mary_until": 1}
    nobody = Scene(night(3, **drawn)).do(a.WalkTo(LIVING), a.Interrupt(8))
    assert nobody.heard(e.MaryShown, 1) == [e.MaryShown(None)]
    assert nobody.state.mary is None
    another = Scene(night(3, hands={3: ("doll-mary",)}, **drawn)).do(a.WalkTo(LIVING), a.Interrupt(8))
    assert another.state.mary == 3


@pytest.mark.rule("HO-7", "HO-75")
def test_ghosts_know_what_was_taken_and_what_is_lost_adds_up() -> None:
    drawn: dict[str, Any] = {"hands": {1: ("gasoline",)}, "hakobito_at": {3: (18, None)}, "vacant": (0,)}
    scene = snatching("gasoline", visitors=3, lost=((2, "strange-charm"),), **drawn)
    assert scene.state.lost == ((2, "strange-charm"), (1, "gasoline"))
    assert scene.heard(e.Snatched, 3)[0].tile == "gasoline"
    assert scene.heard(e.Snatched, 2) == [e.Snatched(1, "tile", "out", None, None, ())]


# Items


@pytest.mark.rule("HO-36", "HO-12")
@pytest.mark.parametrize("item", ["camera", "rope", "salt"])
def test_all_hear_what_is_used_up(item: ItemEffect) -> None:
    scene = Scene(night(items={1: item}))
    scene.do(scene.of(a.UseCard)[0])
    assert scene.heard(e.Spent, 2) == [e.Spent(1, item)]
    assert scene.visitor(1).item is None


@pytest.mark.rule("HO-12")
def test_rope_and_salt_do_what_is_heard() -> None:
    rope = Scene(night(items={1: "rope"})).do(a.UseAlong(UPPER_HALL, KID))
    assert rope.visitor(1).room == KID
    salt = Scene(night(items={1: "salt"})).do(a.Use())
    assert salt.heard(e.Salted, 2) == [e.Salted(1, HALL)]


@pytest.mark.rule("HO-10")
def test_the_smartphone_reads_the_first_slot_too() -> None:
    scene = Scene(night(items={1: "smartphone"}, slots=(3, None), hand=(7,))).do(a.UseAtSlot(0), a.LetBe())
    assert scene.heard(e.PowerRead, 1) == [e.PowerRead(1, 0, 3, (1,))]


@pytest.mark.rule("HO-11")
def test_a_charm_is_gone_from_the_hand_and_takes_one_power_only() -> None:
    drawn: dict[str, Any] = {"hands": {1: ("gasoline", "strange-charm")}, "slots": (7, 9), "charmed": (3,)}
    scene = Scene(night(**drawn)).do(a.UseCharm(0))
    assert scene.state.slots == (None, 9)
    assert scene.state.charmed == (3, 7)
    assert scene.visitor(1).tiles == ("gasoline",)
    assert scene.heard(e.Spent, 2) == [e.Spent(1, "strange-charm")]


@pytest.mark.rule("HO-69")
def test_the_right_weapon_wins_only_where_she_is() -> None:
    scene = Scene(night(hands={1: ("wooden-stake",)}, put={0: "diary-5"})).do(a.UseWeapon("wooden-stake", 0))
    assert scene.state.end is None
    assert scene.heard(e.Spent, 2) == [e.Spent(1, "wooden-stake")]
    assert scene.state.not_weak == ()  # it did not meet her


@pytest.mark.rule("HO-69", "HO-76")
def test_which_weapons_did_not_harm_her_is_remembered() -> None:
    drawn: dict[str, Any] = {"hands": {1: ("fire-extinguisher", "gasoline")}, "she": 0, "keeps": None}
    scene = Scene(night(not_weak=("rusty-chain",), **drawn)).do(a.UseWeapon("gasoline", 0), a.Flee(LIVING))
    assert hako_onna.view(scene.state, 2).not_weak == ("gasoline", "rusty-chain")


@pytest.mark.rule("HO-67")
def test_all_see_that_a_removed_hakobito_left_a_tile_and_the_ghosts_which() -> None:
    drawn: dict[str, Any] = {"hands": {1: ("gasoline",)}, "hakobito_at": {3: (0, "diary-9"), 2: (0, None)}}
    scene = Scene(night(4, **drawn)).do(a.UseWeapon("gasoline", 0))
    assert scene.heard(e.Removed, 4) == [e.Removed(3, 0, None, True, ()), e.Removed(2, 0, None, False, ())]
    assert scene.heard(e.Removed, 0)[0].keeps == "diary-9"


# The Safe and replacements


@pytest.mark.rule("HO-10", "HO-34")
def test_numbers_that_are_up_and_guesses_add_up() -> None:
    one = Scene(night(rooms={1: STUDY}, items={1: "stethoscope"}, numbers_up=(1,))).do(a.PeekAt(DESK), a.NameOne(3))
    assert one.state.numbers_up == (1, 3)
    wrong = Scene(night(rooms={1: STUDY}, guesses=((1, 2, 4),))).do(a.PeekAt(DESK), a.NameNumbers(4, 5, 6))
    assert (wrong.state.guesses, wrong.state.dial_guesses) == (((1, 2, 4), (4, 5, 6)), ())
    dial = Scene(night(rooms={1: STUDY}, items={1: "spare_dial"}, dial_guesses=((3, 4, 5),)))
    dial.do(a.PeekAt(DESK), a.NameNumbers(1, 5, 6))
    assert (dial.state.guesses, dial.state.dial_guesses) == ((), ((3, 4, 5), (1, 5, 6)))


@pytest.mark.rule("HO-35")
def test_all_hear_that_nothing_replaced_a_tile() -> None:
    scene = Scene(night(put={0: "gasoline"}, supply=0)).do(a.PeekAt(0), a.Take(), a.PutBack(None))
    assert scene.heard(e.Replaced, 2) == [e.Replaced(1, 0, "none", False, None, ())]


# Her cards


@pytest.mark.rule("HO-41")
def test_a_scream_draws_one_card_and_it_leaves_the_deck() -> None:
    scene = Scene(night(agenda=HER_TURN, pages=3)).do(a.Scream()).chance(a.DrawPower(2))
    assert scene.state.hand == (2,)
    assert 2 not in scene.state.deck
    assert scene.top == f.Hers("set")
    assert scene.heard(e.Drew, 1) == [e.Drew(True, None, ())]
    locked = Scene(night(agenda=HER_TURN, pages=3)).do(a.Scream()).chance(a.DrawPower(5))
    assert locked.heard(e.Drew, 0) == [e.Drew(False, 5, (0,))]
    assert locked.heard(e.Drew, 1) == [e.Drew(False, None, ())]


@pytest.mark.rule("HO-41", "HO-76")
def test_what_a_card_of_hers_can_be_is_what_was_unlocked_when_it_came() -> None:
    scene = Scene(night(agenda=HER_TURN, pages=3, drawn=(1 << 9,))).do(a.Scream()).chance(a.DrawPower(2))
    assert hako_onna.view(scene.state, 1).drawn == (1 << 9, 1 << 1 | 1 << 2 | 1 << 3)
    despair = Scene(night(agenda=HER_TURN, deck=(), deck_bottom=(0, 5, 7))).do(a.Scream())
    assert despair.state.hand == (5, 7)
    assert despair.state.drawn == (sum(1 << card for card in range(1, 13)),) * 2  # locked ones too


@pytest.mark.rule("HO-40")
def test_all_hear_that_her_turn_begins() -> None:
    scene = Scene(night(agenda=CHECKING)).do(a.Release(False)).chance(a.Fell("topple"))
    assert scene.heard(e.HerTurn, 2) == [e.HerTurn(1)]


# Her turn


@pytest.mark.rule("HO-42")
@pytest.mark.parametrize(("slot", "left"), [(0, (None, 9)), (1, (7, None))])
def test_the_card_that_is_taken_back_leaves_its_own_slot(slot: int, left: tuple[int | None, int | None]) -> None:
    scene = Scene(night(agenda=HER_TURN, slots=(7, 9))).do(a.Skip(), a.TakeBack(slot))
    assert scene.state.slots == left
    assert scene.heard(e.PowerTaken, 1) == [e.PowerTaken(slot, None, ())]
    assert scene.heard(e.PowerTaken, 0)[0].power == (7, 9)[slot]


@pytest.mark.rule("HO-7", "HO-45")
def test_a_move_of_two_steps_is_made_to_its_end() -> None:
    scene = Scene(night(agenda=HER_TURN, slots=(2, None), pages=3)).do(a.Skip(), a.Skip(), a.Activate(2), a.Skip())
    assert a.Skip() in scene.legal()
    scene.do(a.StepTo(UPPER_HALL))
    assert scene.kinds() == {"StepTo"}


@pytest.mark.rule("HO-58")
def test_the_time_of_a_hakobito_begins_when_the_ghost_before_has_hidden() -> None:
    scene = Scene(night(3, agenda=HER_TURN, hakobito_at={3: (18, None)})).do(a.Skip(), a.Skip(), a.Skip())
    assert hako_onna.deadline(scene.state) == 60_000
    scene.at = 30_000
    scene.do(a.StepTo(RED), a.Hide(13))
    assert scene.top == f.Moving(3, LIVING, 1)
    assert hako_onna.deadline(scene.state) == 90_000


@pytest.mark.rule("HO-47", "HO-58")
def test_ghosts_see_what_the_others_do() -> None:
    drawn: dict[str, Any] = {"hakobito_at": {3: (18, None)}, "slots": (4, None), "put": {13: "empty"}, "up": (13,)}
    scene = Scene(night(3, agenda=HER_TURN, **drawn)).do(a.Skip(), a.Skip(), a.ActivateAtRoom(4, RED))
    assert scene.do(a.Swap(12, 13)).heard(e.Swapped, 3) == [e.Swapped(12, 13, (0, 3))]
    assert scene.do(a.TurnDown(12)).heard(e.TurnedDown, 3) == [e.TurnedDown(12, (0, 3))]
    scene.do(a.Done(), a.Skip(), a.StepTo(RED), a.Hide(12))
    assert scene.heard(e.Hid, 3) == [e.Hid(0, 14, 12, "combination-4", "empty", (0, 3))]
    assert scene.do(a.Skip(), by=3).heard(e.Stayed, 0) == [e.Stayed(3, (0, 3))]


@pytest.mark.rule("HO-12")
def test_salt_is_gone_after_her_turn() -> None:
    scene = Scene(night(agenda=HER_TURN, salt=(HALL,), salt_on=1)).do(a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert scene.state.salt == ()
    early = Scene(night(agenda=HER_TURN, salt=(HALL,), salt_on=2)).do(a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert early.state.salt == (HALL,)


@pytest.mark.rule("HO-79", "HO-72")
def test_who_wins_in_the_last_turn_has_won() -> None:
    drawn: dict[str, Any] = {"out": ("doll-mary", "wooden-stake"), "put": {13: "secret-exit"}, "turn": 5}
    scene = Scene(night(agenda=HER_TURN, options={"turn_limit": 5}, **drawn)).do(a.Skip(), a.Skip(), a.Skip())
    scene.do(a.StepTo(RED), a.Hide(13))
    assert scene.state.end == "inevitable"


# Turns of the Visitors


@pytest.mark.rule("HO-7", "HO-56")
def test_who_holds_the_doll_unbound_makes_one_check() -> None:
    scene = Scene(night(hands={2: ("doll-mary",)})).do(a.EndTurn())
    assert scene.top == f.Check(2, left=1)


@pytest.mark.rule("HO-37")
def test_a_proposal_does_not_outlast_the_turn() -> None:
    scene = Scene(night(hands={1: ("gasoline",)})).do(a.Offer(2, "gasoline")).do(a.EndTurn(), by=1)
    assert scene.state.proposal is None
    assert scene.heard(e.TurnEnded, 2) == [e.TurnEnded(1)]


@pytest.mark.rule("HO-37")
def test_only_who_was_offered_a_tile_can_take_or_decline_it() -> None:
    scene = Scene(night(3, hands={1: ("gasoline",), 3: ("rusty-chain",)})).do(a.Offer(2, "gasoline"))
    answering = {seat for seat in (1, 2, 3) if {a.Accept(), a.Decline()} & set(hako_onna.legal(scene.state, seat))}
    assert answering == {2}
    declined = Scene(scene.state).do(a.Decline(), by=2)
    assert declined.state.proposal is None
    assert declined.heard(e.Declined, None) == [e.Declined(2)]
    assert declined.visitor(1).tiles == ("gasoline",)
    scene.do(a.Accept(), by=2)
    assert [scene.heard(e.Gave, seat)[0].tile for seat in (1, 2, 3)] == ["gasoline", "gasoline", None]


@pytest.mark.rule("HO-37")
def test_one_asks_once_and_only_who_holds_something() -> None:
    scene = Scene(night(3, hands={2: ("gasoline",)}))
    assert scene.of(a.Ask) == [a.Ask(2)]
    scene.do(a.Ask(2))
    assert scene.heard(e.Asked, 3) == [e.Asked(1, 2)]
    assert scene.of(a.Ask, 1) == []
    assert set(hako_onna.legal(scene.state, 2)) >= {a.Offer(1, "gasoline"), a.Decline()}
    assert a.Accept() not in hako_onna.legal(scene.state, 2)  # there is nothing to take yet


@pytest.mark.rule("HO-37")
def test_a_third_visitor_neither_hears_nor_holds_up_what_two_agree_on() -> None:
    scene = Scene(night(3, hands={1: ("gasoline",), 3: ("rusty-chain",)})).do(a.Offer(2, "gasoline"))
    assert {type(action) for action in hako_onna.legal(scene.state, 3)} == {a.Show, a.GiveUp}
    scene.do(a.Show(1, "rusty-chain"), by=3)
    assert [scene.heard(e.Showed, seat)[0] for seat in (3, 2)] == [
        e.Showed(3, 1, None, "rusty-chain", (3, 1)),
        e.Showed(3, 1, None, None, ()),
    ]
    assert a.Accept() in hako_onna.legal(scene.state, 2)
    assert a.Offer(2, "gasoline") in hako_onna.legal(scene.state, 1)  # who proposed may propose something else
    asked = Scene(night(3, hands={1: ("gasoline",), 3: ("rusty-chain",)})).do(a.Offer(1, "rusty-chain"), by=3)
    assert a.Ask(1) in hako_onna.legal(asked.state, 3)


@pytest.mark.rule("HO-38")
def test_a_discarded_tile_is_no_longer_held() -> None:
    scene = Scene(night(hands={1: ("gasoline", "rusty-chain")}, vacant=(0,))).do(a.Discard("gasoline", 0))
    assert scene.visitor(1).tiles == ("rusty-chain",)
    assert scene.tiles(0) == ["gasoline"]


@pytest.mark.rule("HO-12", "HO-56")
def test_all_hear_the_music_box_and_power_5() -> None:
    box = Scene(night(items={1: "music_box"}, agenda=CHECKING)).do(a.Release(False)).chance(a.Fell("topple"))
    assert box.do(a.PlayMusic(True)).heard(e.MusicPlayed, 2) == [e.MusicPlayed(1)]
    struck = Scene(night(she=0, keeps=None, pages=6, slots=(5, None), agenda=CHECKING, rooms={2: LIVING}))
    struck.do(a.Release(False)).chance(a.Fell("topple"))
    assert struck.heard(e.Interrupted, 2) == [e.Interrupted(5, HALL, None, slot=0)]


@pytest.mark.rule("HO-7", "HO-33")
@pytest.mark.parametrize(("room", "shut"), [(HALL, LIVING), (LIVING, HALL)])
def test_the_barrier_stops_visitors_either_way(room: int, shut: int) -> None:
    scene = Scene(night(rooms={1: room}, barrier=(HALL, LIVING)))
    assert a.WalkTo(shut) not in scene.legal()
    assert a.WalkTo(shut) in Scene(night(rooms={1: room})).legal()


@pytest.mark.rule("HO-39", "HO-47", "HO-67")
def test_all_hear_what_is_said_at_the_table_and_the_removed_say_nothing_there() -> None:
    assert hako_onna.audiences(night(2), 1) == (Audience("table", (0, 1, 2)),)
    assert hako_onna.audiences(night(2), 0) == (Audience("table", (0, 1, 2)),)  # no ghost to whisper to
    agenda = (f.TurnEnd(2), f.Act(2, main=True))
    drawn: dict[str, Any] = {"hands": {2: ("gasoline",)}, "hakobito_at": {1: (0, None)}}
    scene = Scene(night(2, agenda=agenda, **drawn)).do(a.UseWeapon("gasoline", 0))
    assert hako_onna.audiences(scene.state, 1) == (Audience("ghosts", (0, 1)),)
