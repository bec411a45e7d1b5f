"""Corner cases: several things at once."""

from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.edition_file import house_edition
from kurayami.games.hako_onna.house import Placed, beside, build
from kurayami.games.hako_onna.pieces import Visitor
from kurayami.games.hako_onna.tiles import BIT
from kurayami.kernel import Stream
from tests.games.hako_onna.drawing import (
    DESK,
    HALL,
    HER_TURN,
    KITCHEN,
    LIVING,
    RED,
    STORAGE,
    STUDY,
    Scene,
    night,
    scores,
)
from tests.games.hako_onna.test_setup import begun

LOUD_DROPS: dict[str, Any] = {"items": {1: "sacred_drops"}, "she": 0, "keeps": None, "slots": (5, None), "pages": 6}
"""Visitor 1 uses the Drops in her room, and I'm Behind You is set."""


def loud(scene: Scene) -> Scene:
    return scene.do(a.Use(), a.LetBe(), a.Release(False)).chance(a.Fell("topple"))


# Deaths


@pytest.mark.rule("HO-56", "HO-63")
def test_who_dies_of_noise_in_mid_turn_has_no_turn_left_after_hers() -> None:
    scene = loud(Scene(night(3, rooms={2: LIVING, 3: LIVING}, **LOUD_DROPS)))
    assert not scene.visitor(1).alive
    assert scene.top == f.Hers("scream")
    scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip(), a.Skip())  # she, and the new Hakobito
    assert scene.top == f.Check(2)


@pytest.mark.rule("HO-56", "HO-11")
def test_who_escapes_noise_in_mid_turn_finishes_the_turn_though_another_died_of_it() -> None:
    scene = loud(Scene(night(3, rooms={3: LIVING}, hands={1: ("fire-extinguisher",)}, **LOUD_DROPS)))
    scene.do(a.Flee(STUDY))
    assert [scene.visitor(seat).alive for seat in (1, 2, 3)] == [True, False, True]
    scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert scene.top == f.Act(1, main=False)
    assert scene.do(a.EndTurn()).top == f.Check(3)


@pytest.mark.rule("HO-63")
def test_of_the_dead_nothing_is_left_but_their_hakobito() -> None:
    scene = Scene(night(3, hands={1: ("doll-mary",)}, items={1: "salt"}, she=0, keeps=None, mary=1, mary_until=9))
    scene.do(a.PeekAt(0))
    assert scene.visitor(1) == Visitor(None, (), None, alive=False)
    assert "hakobito-1" not in scene.state.box
    assert scene.state.mary is None
    others = Scene(night(3, hands={2: ("doll-mary",)}, she=0, keeps=None, mary=2, mary_until=9)).do(a.PeekAt(0))
    assert others.state.mary == 2


@pytest.mark.rule("HO-11")
def test_all_hear_who_fled_and_what_it_cost() -> None:
    scene = Scene(night(she=0, keeps=None, hands={1: ("fire-extinguisher", "gasoline")})).do(a.PeekAt(0))
    scene.do(a.Flee(LIVING))
    assert scene.heard(e.Spent, 2) == [e.Spent(1, "fire-extinguisher")]
    assert scene.heard(e.Fled, None) == [e.Fled(1, LIVING)]
    assert scene.visitor(1).tiles == ("gasoline",)
    assert len(hako_onna.view(scene.state, 2).knows.hands[0]) == 1


# Giving up


@pytest.mark.rule("HO-73")
def test_a_yes_of_the_dead_does_not_count_and_the_last_no_may_die() -> None:
    scene = Scene(night(3, she=0, keeps=None)).do(a.GiveUp(True), by=1).do(a.PeekAt(0))
    assert scene.state.votes == ()
    assert scene.state.end is None
    agreed = Scene(night(3, she=0, keeps=None)).do(a.GiveUp(True), by=2).do(a.GiveUp(True), by=3).do(a.PeekAt(0))
    assert agreed.state.end == "given-up"
    assert scores(agreed.state) == (1.0, 1.0, 0.0, 0.0)


@pytest.mark.rule("HO-73", "HO-51")
def test_after_giving_up_in_a_pause_nothing_is_due_any_more() -> None:
    scene = Scene(night(1, slots=(7, None))).do(a.WalkTo(LIVING)).do(a.GiveUp(True), by=1)
    assert scene.state.end == "given-up"
    assert hako_onna.deadline(scene.state) is None
    assert hako_onna.movers(scene.state) == ()


@pytest.mark.rule("HO-73", "HO-37")
def test_the_end_leaves_no_proposal_open() -> None:
    scene = Scene(night(hands={1: ("gasoline",)})).do(a.Offer(2, "gasoline"))
    scene.do(a.GiveUp(True), by=1).do(a.GiveUp(True), by=2)
    assert scene.state.proposal is None


# Answers


@pytest.mark.rule("HO-53", "HO-10")
def test_the_hall_can_be_asked_for_like_any_room() -> None:
    drawn: dict[str, Any] = {"items": {1: "ouija_board"}, "rooms": {1: LIVING, 2: LIVING}}
    scene = Scene(night(she=0, keeps=None, **drawn)).do(a.UseAtRoom(HALL))
    assert scene.legal(0) == (a.SayWhether(True),)
    assert scene.refuses(a.SayFloor(0), by=0) == "ho-not-now"
    scene.do(a.SayWhether(True))
    assert scene.heard(e.Answered, 2) == [e.Answered(1, HALL, True, None)]
    assert scene.top == f.Act(1, main=False)
    assert hako_onna.deadline(scene.state) is None
    lying = Scene(night(slots=(9, None), **drawn)).do(a.UseAtRoom(HALL), a.LetBe())
    assert lying.legal(0) == (a.SayWhether(True), a.SayWhether(False))


# What follows from what is said


@pytest.mark.rule("HO-7", "HO-76")
def test_when_nobody_has_the_doll_all_know_that_of_every_hand() -> None:
    drawn: dict[str, Any] = {
        "hands": {1: ("gasoline",), 2: ("rusty-chain",)},
        "slots": (8, None),
        "put": {18: "doll-mary"},
    }
    scene = Scene(night(3, **drawn)).do(a.WalkTo(LIVING))
    assert hako_onna.view(scene.state, 3).knows.hands[0][0] & BIT["doll-mary"]
    scene.do(a.Interrupt(8))
    for viewer in (None, 0, 2, 3):
        hands = hako_onna.view(scene.state, viewer).knows.hands
        assert all(kinds and not kinds & BIT["doll-mary"] for hand in hands for kinds in hand)


@pytest.mark.rule("HO-34", "HO-68")
@pytest.mark.parametrize(("tile", "held"), [("secret-exit", "key-ring"), ("bones", "doll-mary")])
def test_what_wins_is_shown_to_all(tile: str, held: str) -> None:
    scene = Scene(night(put={0: tile}, hands={1: (held,)})).do(a.PeekAt(0))
    assert scene.heard(e.Exposed, 2) == [e.Exposed(1, 0, (tile,))]


# Peeks


@pytest.mark.rule("HO-34")
def test_pages_that_are_found_stay_found() -> None:
    scene = Scene(night(pages=2, put={0: "diary-7"})).do(a.PeekAt(0))
    assert scene.state.found == (1, 2, 7)


@pytest.mark.rule("HO-34")
def test_numbers_are_named_at_the_safe_only_and_only_while_the_key_ring_is_in_it() -> None:
    elsewhere = Scene(night(put={0: "gasoline"}, rooms={2: LIVING})).do(a.PeekAt(0))
    assert elsewhere.legal() == (a.Done(), a.Take(), a.GiveUp(True))
    safe = Scene(night(rooms={1: STUDY})).do(a.PeekAt(DESK))
    assert safe.kinds() == {"Done", "NameNumbers", "GiveUp"}
    opened = Scene(night(rooms={1: STUDY}, hands={2: ("key-ring",)})).do(a.PeekAt(DESK))
    assert opened.kinds() == {"Done", "GiveUp"}
    listening = Scene(night(rooms={1: STUDY}, items={1: "stethoscope"}, hands={2: ("key-ring",)})).do(a.PeekAt(DESK))
    assert listening.kinds() == {"Done", "GiveUp"}


@pytest.mark.rule("HO-34", "HO-10")
def test_what_is_named_at_the_safe_is_heard_by_all() -> None:
    right = Scene(night(rooms={1: STUDY})).do(a.PeekAt(DESK), a.NameNumbers(1, 2, 3))
    assert right.heard(e.Named, 2) == [e.Named(1, (1, 2, 3), "1-2-3", right=True)]
    assert right.heard(e.SafeOpened, 2) == [e.SafeOpened(1, (1, 2, 3), "1-2-3")]
    assert right.kinds() == {"Done", "GiveUp"}  # numbers are named once a Peek
    wrong = Scene(night(rooms={1: STUDY})).do(a.PeekAt(DESK), a.NameNumbers(1, 2, 4))
    assert wrong.heard(e.Named, 2) == [e.Named(1, (1, 2, 4), "1-2-4", right=False)]
    one = Scene(night(rooms={1: STUDY}, items={1: "stethoscope"})).do(a.PeekAt(DESK), a.NameOne(2))
    assert one.heard(e.Named, 2) == [e.Named(1, (2,), "2", right=True)]
    one.do(a.Done(), a.EndTurn())
    again = Scene(replace(one.state, agenda=(f.TurnEnd(1), f.Act(1, main=True)))).do(a.PeekAt(DESK))
    assert [action.number for action in again.of(a.NameOne)] == [1, 3, 4, 5, 6]  # 2 lies open


# Other editions


@pytest.mark.rule("HO-13", "HO-29", "HO-76")
def test_where_the_study_is_a_grudge_room_she_may_keep_the_safe_from_the_start() -> None:
    edition = house_edition()
    boards = [
        replace(board, rooms=tuple(replace(room, grudge=room.name in ("Study", "Red Bedroom")) for room in board.rooms))
        for board in edition.boards
    ]
    options = Options(visitors=2, random_boards=True, edition=replace(edition, boards=tuple(boards)))
    scene = Scene(hako_onna.setup(options))
    while not isinstance(scene.top, f.Grudge):
        seat = hako_onna.movers(scene.state)[0]
        scene.do(hako_onna.legal(scene.state, seat)[0], by=seat)
    scene.do(a.StepTo(STUDY))
    while not isinstance(scene.top, f.Hiding):
        scene.chance(hako_onna.chances(scene.state)[0].action)
    scene.do(a.Hide(scene.state.house.safe))
    assert scene.state.ghosts[0].keeps == "safe"
    stream = Stream(bytes(32), "grudge")
    worlds = [hako_onna.imagine(hako_onna.view(scene.state, 1), stream) for _ in range(60)]
    desk = scene.state.house.safe
    kept = [world.ghosts[0].keeps for world in worlds if world.ghosts[0].shadow == desk]
    assert set(kept) == {"safe"}
    assert {world.shadows[desk][0].tile for world in worlds} == {"hako-onna", "safe"}


# Refusals and votes


@pytest.mark.rule("HO-53", "HO-78")
def test_an_answer_that_is_not_hers_to_give_is_refused_in_the_same_words_true_or_not() -> None:
    scene = Scene(night(items={1: "ouija_board"})).do(a.UseAtRoom(RED))
    for seat in (1, 2):
        for action in (a.SayWhether(True), a.SayWhether(False), a.SayFloor(1), a.SayFloor(0)):
            assert scene.refuses(action, by=seat) == "ho-not-your-turn"
    assert scene.refuses(a.LetBe(), by=0) == "ho-not-now"
    assert Scene(night()).refuses(a.SayFloor(1), by=0) == "ho-not-your-turn"
    assert Scene(night(agenda=HER_TURN)).refuses(a.SayFloor(1), by=0) == "ho-not-now"


@pytest.mark.rule("HO-43", "HO-78")
def test_while_eyes_are_closed_ghosts_are_refused_for_their_own_reasons() -> None:
    scene = Scene(night(3, agenda=HER_TURN, hakobito_at={3: (18, None)})).do(a.Skip(), a.Skip())
    refused = [scene.refuses(a.Hide(18), by=seat) for seat in (0, 1, 2, 3)]
    assert refused == ["ho-not-now", "ho-eyes-closed", "ho-eyes-closed", "ho-not-your-turn"]


@pytest.mark.rule("HO-73")
def test_all_hear_a_yes_and_a_no() -> None:
    scene = Scene(night(3)).do(a.GiveUp(True), by=2)
    assert scene.heard(e.Voted, 0) == [e.Voted(2, agree=True)]
    assert scene.do(a.GiveUp(False), by=2).heard(e.Voted, None) == [e.Voted(2, agree=False)]


@pytest.mark.rule("HO-28", "HO-29", "HO-76")
def test_her_first_power_can_be_any_but_number_4_and_then_eyes_close() -> None:
    scene = begun(f.StartPower)
    for power in (4, 5, 6):
        scene.chance(a.DrawPower(power))
    scene.do(a.KeepPower(6))
    assert scene.heard(e.EyesClosed, 1) == [e.EyesClosed()]
    others = [card for card in range(1, 11) if card != 4]
    assert hako_onna.view(scene.state, 1).drawn == (sum(1 << card for card in others),)


@pytest.mark.rule("HO-6")
def test_a_door_leads_into_the_room_that_has_it_also_from_the_other_side() -> None:
    """The Kitchen's board, turned by half, lies east of 1F Hall: its Storage Room's door meets the Hall's."""
    house = build(house_edition(), (Placed(0, 0, 0, 0, 0), Placed(3, 0, 1, 0, 2)))
    assert house.near[HALL] == (STORAGE,)
    assert house.near[STORAGE] == (HALL, KITCHEN)


@pytest.mark.rule("HO-23")
def test_a_last_board_without_a_place_lies_beside_another_but_not_in_the_cellar() -> None:
    placed = (Placed(0, 0, 0, 0, 0), Placed(5, 0, 1, 0, 0), Placed(2, 2, 0, 0, 0))
    squares = {(spot.floor, spot.x, spot.y) for spot in beside(placed, 6)}
    assert squares == {(0, -1, 0), (0, 0, -1), (0, 0, 1), (0, 1, -1), (0, 1, 1), (0, 2, 0)}
    assert {(spot.board, spot.turn) for spot in beside(placed, 6)} == {(6, 0)}
