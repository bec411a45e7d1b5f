"""Knowledge of each viewer, event by event."""

from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.knowledge import Knowledge, Sight, sighted
from kurayami.games.hako_onna.learning import saw_stack
from kurayami.games.hako_onna.tiles import ANY_MASK, BIT, BONES, PORTABLE_MASK, SAFE, SHUFFLED_MASK
from kurayami.kernel import Seat
from tests.games.hako_onna.drawing import DESK, HALL, KITCHEN, LIVING, RED, STUDY, UPPER_HALL, Scene, night
from tests.games.hako_onna.test_setup import begun

SECOND = (f.TurnEnd(2), f.Act(2, main=True))
"""Events of Visitor 2, which must not change what is known of the others' hands."""
HANDS = {1: ("combination-5",), 2: ("gasoline", "rusty-chain"), 3: ("weakness-chain",)}


def acting(**drawn: Any) -> Scene:
    return Scene(night(3, agenda=SECOND, **{"hands": HANDS, **drawn}))


def known(scene: Scene, viewer: Seat | None) -> Knowledge:
    return hako_onna.view(scene.state, viewer).knows


def sight(tile: str, shadow: int | None, holder: int | None = None, turn: int = 0) -> Sight:
    return Sight(tile, shadow, holder, turn)


# Sights


@pytest.mark.rule("HO-76")
def test_the_newest_sight_of_a_tile_and_of_a_place_counts() -> None:
    base = replace(night().knows[1], seen=(sight("gasoline", 0), sight("empty", 4)))
    assert sighted(base, sight("gasoline", 7)).seen == (sight("empty", 4), sight("gasoline", 7))
    assert sighted(base, sight("bones", 0)).seen == (sight("bones", 0), sight("empty", 4))
    three = (sight("gasoline", 0), sight("empty", 4), sight("empty", 7))
    assert sighted(base, sight("empty", 7)).seen == three  # Empty tiles are alike, there may be many
    held = sighted(sighted(base, sight("bones", None, 2)), sight("doll-mary", None, 2))
    assert held.seen == (sight("bones", None, 2), sight("doll-mary", None, 2), sight("gasoline", 0), sight("empty", 4))
    assert sighted(held, sight("rusty-chain", None, 1)).seen[0] == sight("rusty-chain", None, 1)


@pytest.mark.rule("HO-76", "HO-57")
def test_who_looks_at_a_stack_knows_its_ghosts_and_its_tile() -> None:
    scene = Scene(night(3, hakobito_at={3: (18, None)}, put={18: "diary-9"}))
    knows = saw_stack(scene.state.knows[1], 18, ("diary-9", "hakobito-3"), replace(scene.state, turn=4))
    assert knows.spots[18] == BIT["diary-9"]
    assert knows.haunts[3] == 1 << 18
    assert not knows.haunts[0] >> 18 & 1  # she would have been seen
    assert knows.seen == (sight("diary-9", 18, turn=4),)
    alone = saw_stack(scene.state.knows[1], 14, ("hako-onna",), scene.state)
    assert (alone.spots[14], alone.haunts[0], alone.seen) == (0, 1 << 14, ())


@pytest.mark.rule("HO-76", "HO-37")
def test_what_is_shown_is_a_sight_of_a_hand_or_of_the_shadow_that_is_peeked_at() -> None:
    scene = acting(turn=3).do(a.Show(3, "gasoline"))
    assert known(scene, 3).seen == (sight("gasoline", None, 2, 3),)
    assert BIT["gasoline"] in known(scene, 3).hands[1]
    assert known(scene, 1).seen == ()
    peeked = acting(put={0: "bones"}, turn=3).do(a.PeekAt(0), a.Show(1, "bones"))
    assert known(peeked, 1).seen == (sight("bones", 0, None, 3),)
    assert known(peeked, 1).spots[0] == BIT["bones"]
    assert known(peeked, 3).seen == ()
    assert known(peeked, 3).spots[0] != BIT["bones"]


# Setting up


@pytest.mark.rule("HO-27", "HO-29", "HO-76")
def test_what_is_known_when_the_game_begins() -> None:
    scene = begun(f.Bones)
    vacant = next(shadow for shadow in range(24) if not scene.tiles(shadow))
    for viewer in (None, 0, 1):
        spots = known(scene, viewer).spots
        assert (spots[vacant], spots[DESK], len(spots)) == (0, BIT[SAFE], 24)
        assert {spots[shadow] for shadow in range(24) if shadow not in (vacant, DESK)} == {SHUFFLED_MASK}
    moved = Scene(scene.state).do(a.PutBones(20))
    assert (known(moved, 0).spots[20], known(moved, 0).spots[vacant]) == (BIT[BONES], SHUFFLED_MASK)
    put = Scene(scene.state).do(a.PutBones(vacant))
    assert (known(put, 0).spots[20], known(put, 0).spots[vacant]) == (SHUFFLED_MASK, BIT[BONES])


@pytest.mark.rule("HO-29", "HO-76")
def test_when_eyes_open_she_is_in_a_grudge_room_and_the_bones_may_be_anywhere() -> None:
    scene = begun(f.Check)
    grudge = sum(1 << shadow for room in scene.state.house.rooms if room.grudge for shadow in room.shadows)
    for viewer in (None, 1):
        knows = known(scene, viewer)
        assert knows.haunts == (grudge, 0, 0, 0, 0)
        assert knows.spots[DESK] == BIT[SAFE]
        assert len(knows.spots) == 24
        assert {knows.spots[shadow] for shadow in range(24) if shadow != DESK} == {SHUFFLED_MASK | BIT[BONES]}


# Tiles that move: Visitor 2 acts, Visitor 3 watches


@pytest.mark.rule("HO-75", "HO-76")
def test_what_is_taken_is_in_that_hand_and_what_replaced_it_lies_there() -> None:
    scene = acting(put={0: "strange-charm"}).do(a.PeekAt(0), a.Take(), a.PutBack("empty"))
    before = acting().state.knows[3].hands
    assert known(scene, 3).hands[0] == before[0]
    assert known(scene, 3).hands[1] == (PORTABLE_MASK,) * 3
    assert known(scene, 3).spots[0] == BIT["empty"]
    assert sorted(known(scene, 2).hands[1]) == sorted(BIT[tile] for tile in (*HANDS[2], "strange-charm"))
    own = acting(put={0: "strange-charm"}).do(a.PeekAt(0), a.Take(), a.PutBack("gasoline"))
    assert known(own, 3).spots[0] == PORTABLE_MASK  # from the hand, nobody knows which
    assert len(known(own, 3).hands[1]) == 2
    none = acting(put={0: "strange-charm"}, supply=0).do(a.PeekAt(0), a.Take(), a.PutBack(None))
    assert known(none, 3).spots[0] == 0


@pytest.mark.rule("HO-75", "HO-76")
def test_a_page_that_was_found_is_no_longer_there() -> None:
    scene = acting(put={0: "diary-9"}, supply=0).do(a.PeekAt(0), a.PutBack(None))
    assert known(scene, 3).spots[0] == 0


@pytest.mark.rule("HO-38", "HO-76")
def test_a_discarded_tile_is_one_of_that_hand() -> None:
    scene = acting(vacant=(0,)).do(a.Discard("gasoline", 0))
    assert (known(scene, 3).spots[0], len(known(scene, 3).hands[1])) == (PORTABLE_MASK, 1)
    assert (known(scene, 2).spots[0], known(scene, 2).hands[1]) == (BIT["gasoline"], (BIT["rusty-chain"],))


@pytest.mark.rule("HO-37", "HO-76")
def test_a_tile_that_is_given_passes_from_hand_to_hand() -> None:
    scene = acting().do(a.Offer(1, "gasoline")).do(a.Accept(), by=1)
    assert known(scene, 2).hands[1] == (BIT["rusty-chain"],)
    assert BIT["gasoline"] in known(scene, 2).hands[0]
    assert [len(hand) for hand in known(scene, 3).hands] == [2, 1, 1, 0]
    assert known(scene, 3).hands[0] == (PORTABLE_MASK, PORTABLE_MASK)
    assert known(scene, 3).hands[2] == (BIT["weakness-chain"],)


@pytest.mark.rule("HO-34", "HO-76")
def test_all_know_who_has_the_key_ring_out_of_the_safe() -> None:
    scene = acting(rooms={2: STUDY}).do(a.PeekAt(DESK), a.NameNumbers(1, 2, 3))
    assert BIT["key-ring"] in known(scene, 3).hands[1]
    assert [len(hand) for hand in known(scene, 3).hands] == [1, 3, 1, 0]


@pytest.mark.rule("HO-36", "HO-76")
def test_what_is_used_is_shown_when_it_is_announced_and_gone_when_it_is_spent() -> None:
    weapon = acting(slots=(9, None)).do(a.UseWeapon("gasoline", 0))
    assert BIT["gasoline"] in known(weapon, 3).hands[1]
    weapon.do(a.LetBe())
    assert len(known(weapon, 3).hands[1]) == 1
    assert BIT["gasoline"] not in known(weapon, 3).hands[1]
    charm = acting(hands={2: ("gasoline", "strange-charm")}, slots=(9, None)).do(a.UseCharm(0))
    assert len(known(charm, 3).hands[1]) == 1


@pytest.mark.rule("HO-63", "HO-75")
def test_the_ghosts_learn_what_the_dead_knew_of_hands_and_places() -> None:
    scene = acting(put={18: "bones"}, rooms={1: LIVING, 2: LIVING, 3: LIVING}, she=19, keeps=None)
    scene.do(a.Show(3, "gasoline")).do(a.PeekAt(18), a.Show(3, "bones"), a.Done(), a.EndTurn())
    scene.do(a.Release(False)).chance(a.Fell("quiet"))
    assert BIT["gasoline"] not in known(scene, 0).hands[1]
    own = replace(scene.state.knows[0], spots=(*scene.state.knows[0].spots[:5], BIT["diary-3"], *[ANY_MASK] * 18))
    scene.state = replace(scene.state, knows=(own, *scene.state.knows[1:]))
    scene.do(a.PeekAt(19))
    assert known(scene, 0).spots[5] == BIT["diary-3"]  # and forget nothing
    assert BIT["gasoline"] in known(scene, 0).hands[1]
    assert known(scene, 0).spots[18] == BIT["bones"]
    assert known(scene, 3) == known(scene, 0)  # the dead see with the ghosts' eyes
    for viewer in (None, 1):
        assert known(scene, viewer).hands[2] == ()
        assert (known(scene, viewer).haunts[0], known(scene, viewer).haunts[3]) == (1 << 19, 1 << 19)


@pytest.mark.rule("HO-67", "HO-69", "HO-76")
def test_where_a_weapon_came_down_all_know_what_is_left() -> None:
    drawn: dict[str, Any] = {"hands": {2: ("gasoline",)}, "hakobito_at": {3: (0, "diary-9"), 4: (18, None)}}
    scene = Scene(night(4, agenda=SECOND, **drawn)).do(a.UseWeapon("gasoline", 0))
    assert (known(scene, 1).spots[0], known(scene, 0).spots[0]) == (ANY_MASK, BIT["diary-9"])
    assert [haunt > 0 for haunt in known(scene, 1).haunts] == [True, False, False, False, True]
    empty = acting(put={0: "diary-9"}).do(a.UseWeapon("gasoline", 0))
    assert known(empty, 3).spots[0] == 0


# Powers


@pytest.mark.rule("HO-7", "HO-76")
def test_a_snatched_tile_may_lie_wherever_a_lone_empty_tile_may_have_lain() -> None:
    put = dict.fromkeys((0, 5, 6, 14, 18), "empty")
    scene = acting(put=put, up=(18,), keeps=None, slots=(7, None)).do(a.WalkTo(LIVING), a.Interrupt(7))
    assert known(scene, 0).hands[1] == tuple(sorted((BIT["gasoline"], BIT["rusty-chain"])))
    assert {(one.tile, one.shadow, one.holder) for one in known(scene, 0).seen} == {
        ("gasoline", None, 2),
        ("rusty-chain", None, 2),
    }
    scene.do(a.Snatch("gasoline"))
    told = dict.fromkeys(put, BIT["empty"]) | {6: BIT["diary-3"]}
    spots = tuple(told.get(shadow, kinds) for shadow, kinds in enumerate(scene.state.knows[3].spots))
    scene.state = replace(
        scene.state,
        knows=tuple(
            replace(knows, spots=spots) if index in (0, 3) else knows for index, knows in enumerate(scene.state.knows)
        ),
    )
    scene.chance(a.Carry(5))
    assert (known(scene, 0).spots[5], known(scene, 0).spots[18]) == (BIT["gasoline"], BIT["empty"])
    assert known(scene, 0).seen[-1] == sight("gasoline", 5)
    assert known(scene, 0).hands[1] == (BIT["rusty-chain"],)
    assert known(scene, 3).spots[5] == BIT["empty"] | PORTABLE_MASK
    assert known(scene, 3).spots[6] == BIT["diary-3"]  # no Empty tile was there
    for shadow in (0, 14, 18):  # Visitors are there; a ghost lies on it; it lies face up
        assert known(scene, 3).spots[shadow] == BIT["empty"]
    assert len(known(scene, 3).hands[1]) == 1


@pytest.mark.rule("HO-7", "HO-76")
def test_a_snatched_tile_that_filled_a_shadow_or_is_lost_is_one_of_that_hand() -> None:
    full = {1: "diary-1", 2: "diary-2"}
    vacant = acting(slots=(7, None), vacant=(0, 20), put=full, hands={2: ("gasoline",)})
    vacant.do(a.WalkTo(LIVING), a.Interrupt(7), a.Snatch("gasoline"))
    assert vacant.tiles(20) == ["gasoline"]
    assert (known(vacant, 3).spots[20], known(vacant, 2).spots[20]) == (PORTABLE_MASK, BIT["gasoline"])
    lost = acting(slots=(7, None), vacant=(0,), hands={2: ("gasoline",)}, lost=((1, "strange-charm"),))
    before = tuple(replace(knows, lost=(PORTABLE_MASK,)) for knows in lost.state.knows)
    lost.state = replace(lost.state, knows=before)
    lost.do(a.WalkTo(LIVING), a.Interrupt(7), a.Snatch("gasoline"))
    assert (known(lost, 3).lost, known(lost, 2).lost) == ((PORTABLE_MASK,) * 2, (PORTABLE_MASK, BIT["gasoline"]))


@pytest.mark.rule("HO-10", "HO-76")
def test_which_of_her_cards_are_known_and_where() -> None:
    read = acting(items={2: "smartphone"}, slots=(3, 9)).do(a.UseAtSlot(1), a.LetBe())
    assert (known(read, 2).slots, known(read, 2).cards) == ((None, 9), 1 << 9)
    assert (known(read, 3).slots, known(read, 3).cards) == ((None, None), 0)
    hand = acting(items={2: "smartphone"}, hand=(3,)).do(a.Use())
    assert (known(hand, 2).slots, known(hand, 2).cards) == ((None, None), 1 << 3)
    used = acting(slots=(8, 9)).do(a.WalkTo(LIVING), a.Interrupt(8))
    assert (known(used, 3).slots, known(used, 3).cards) == ((None, None), 1 << 8)
    both = replace(used.state.knows[3], slots=(None, 9), cards=1 << 8 | 1 << 9)
    state = replace(used.state, knows=(*used.state.knows[:3], both, *used.state.knows[4:]))
    held = replace(state.visitors[1], tiles=("strange-charm",))
    charmed = Scene(replace(state, visitors=(state.visitors[0], held, state.visitors[2]))).do(a.LetBe(), a.UseCharm(1))
    assert (known(charmed, 3).slots, known(charmed, 3).cards) == ((None, None), 1 << 8)


# Where she can be


@pytest.mark.rule("HO-53", "HO-76")
def test_a_true_answer_narrows_down_where_she_is() -> None:
    drawn: dict[str, Any] = {"items": {2: "ouija_board"}}
    shadows = acting().state.house.rooms[RED].shadows
    red = sum(1 << shadow for shadow in shadows)
    assert known(acting(**drawn).do(a.UseAtRoom(RED), a.SayWhether(True)), 3).haunts[0] == red
    assert not known(acting(**drawn).do(a.UseAtRoom(KITCHEN), a.SayWhether(False)), 3).haunts[0] & 0b11 << 5
    hall = acting(items={2: "ouija_board"}, rooms={1: LIVING, 2: LIVING}).do(a.UseAtRoom(HALL), a.SayWhether(False))
    assert not known(hall, 3).haunts[0] & 1
    floor = acting(items={2: "dowsing_rod"}).do(a.Use(), a.SayFloor(1))
    rooms = {floor.state.house.room_of[shadow] for shadow in range(24) if known(floor, 3).haunts[0] >> shadow & 1}
    assert UPPER_HALL in rooms
    assert {floor.state.house.rooms[room].floor for room in rooms} == {1}


@pytest.mark.rule("HO-55", "HO-76")
def test_a_k_item_that_does_not_kill_says_that_she_is_not_in_that_room() -> None:
    living = sum(1 << shadow for shadow in acting().state.house.rooms[LIVING].shadows)
    rod = acting(items={2: "dowsing_rod"}, rooms={2: LIVING}, slots=(9, None)).do(a.Use())
    assert not known(rod, 3).haunts[0] & living
    salt = acting(items={2: "salt"}, rooms={2: LIVING}, slots=(9, None)).do(a.Use())
    assert known(salt, 3).haunts[0] & living  # it is no K item
    shown = acting(items={2: "dowsing_rod"}, rooms={2: LIVING}, she=19, keeps=None).do(a.Use())
    assert known(shown, 3).haunts[0] == 1 << 19


@pytest.mark.rule("HO-45", "HO-76")
def test_the_ghosts_know_what_a_ghost_left_and_what_it_keeps() -> None:
    agenda = (f.Next(1), f.Opening(), f.Moving(0, RED, 1))
    scene = Scene(night(agenda=agenda, put={12: "gasoline"}, vacant=(13,)))
    kept = Scene(scene.state).do(a.StepTo(RED), a.Hide(12))
    assert (known(kept, 0).spots[14], known(kept, 0).spots[12]) == (BIT["combination-4"], 0)
    bare = Scene(scene.state).do(a.StepTo(RED), a.Hide(13))
    assert known(bare, 0).spots[12] == BIT["gasoline"]


@pytest.mark.rule("HO-7", "HO-76")
def test_sights_go_with_the_stacks_that_she_swaps() -> None:
    scene = Scene(night(agenda=(f.Next(1), f.Opening(), f.Arranging(LIVING)), turn=5, put={18: "bones"}))
    seen = replace(scene.state.knows[0], seen=(sight("diary-3", 5, turn=2), sight("bones", 18, turn=3)))
    scene.state = replace(scene.state, knows=(seen, *scene.state.knows[1:]))
    scene.do(a.Swap(18, 20))
    assert known(scene, 0).seen == (sight("diary-3", 5, turn=2), sight("bones", 20, turn=5))


@pytest.mark.rule("HO-7", "HO-76")
def test_the_doll_is_known_to_be_where_it_was_shown() -> None:
    scene = acting(hands={2: ("doll-mary", "gasoline"), 3: ("rusty-chain",)}, slots=(8, None))
    scene.do(a.WalkTo(LIVING), a.Interrupt(8))
    for viewer in (None, 0, 1, 3):
        assert BIT["doll-mary"] in known(scene, viewer).hands[1]
        assert [len(hand) for hand in known(scene, viewer).hands] == [0, 2, 1, 0]


@pytest.mark.rule("HO-50", "HO-76")
@pytest.mark.parametrize(("slots", "left"), [((8, 9), (None, 9)), ((9, 8), (9, None))])
def test_a_card_that_interrupted_is_known_to_be_out_of_its_slot(
    slots: tuple[int, int], left: tuple[int | None, int | None]
) -> None:
    scene = acting(slots=slots).do(a.WalkTo(LIVING))
    scene.state = replace(scene.state, knows=tuple(replace(knows, slots=slots) for knows in scene.state.knows))
    assert known(scene.do(a.Interrupt(8)), 3).slots == left


@pytest.mark.rule("HO-10", "HO-76")
def test_the_first_slot_is_known_when_it_was_read() -> None:
    scene = acting(items={2: "smartphone"}, slots=(3, 9)).do(a.UseAtSlot(0), a.LetBe())
    assert known(scene, 2).slots == (3, None)
