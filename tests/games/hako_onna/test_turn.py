"""A Visitor's turn: announcing, free actions, Peeks."""

from typing import Any

import pytest

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.pieces import Lying
from kurayami.games.hako_onna.tiles import BIT
from kurayami.kernel import CHANCE, CLOCK, Due
from tests.games.hako_onna.drawing import (
    DESK,
    HALL,
    KITCHEN,
    LIVING,
    STORAGE,
    STUDY,
    UPPER_HALL,
    Scene,
    night,
    scores,
)


def peeking(tile: str, shadow: int = 18, **drawn: Any) -> Scene:
    """Visitor 1 in the Living Room peeks at this tile."""
    put = {shadow: tile, **drawn.pop("put", {})}
    rooms = {1: LIVING, **drawn.pop("rooms", {})}
    return Scene(night(put=put, rooms=rooms, **drawn)).do(a.PeekAt(shadow))


@pytest.mark.rule("HO-31", "HO-32")
def test_one_main_action_or_none() -> None:
    scene = Scene(night())
    assert {"WalkTo", "PeekAt", "EndTurn"} <= scene.kinds()
    scene.do(a.WalkTo(LIVING))
    assert scene.said(e.Announced) == [e.Announced(1, a.WalkTo(LIVING), None)]
    assert scene.kinds() & {"WalkTo", "PeekAt"} == set()
    assert Scene(night()).do(a.EndTurn()).top == f.Check(2)


@pytest.mark.rule("HO-33")
def test_a_move_leads_to_an_adjacent_room_not_through_the_barrier() -> None:
    assert {action.room for action in Scene(night()).of(a.WalkTo)} == {UPPER_HALL, STORAGE, STUDY, LIVING}
    barred = Scene(night(barrier=(HALL, LIVING)))
    assert {action.room for action in barred.of(a.WalkTo)} == {UPPER_HALL, STORAGE, STUDY}
    assert barred.refuses(a.WalkTo(LIVING)) == "ho-not-this"
    assert Scene(night()).do(a.WalkTo(STORAGE)).visitor(1).room == STORAGE


@pytest.mark.rule("HO-34")
def test_a_peek_needs_a_shadow_of_the_room_that_holds_a_tile() -> None:
    scene = Scene(night(rooms={1: LIVING}, vacant=(19,), put={20: "empty"}, up=(20,)))
    assert scene.of(a.PeekAt) == [a.PeekAt(18), a.PeekAt(20)]


@pytest.mark.rule("HO-34", "HO-75")
def test_only_the_peeking_visitor_sees_the_tile() -> None:
    scene = peeking("rusty-chain")
    assert scene.heard(e.Peeked, 1)[0].tiles == ("rusty-chain",)
    for other in (0, 2, None):
        assert scene.heard(e.Peeked, other) == [e.Peeked(1, 18, (), ())]
    assert "Take" in scene.kinds()


@pytest.mark.rule("HO-34")
def test_a_peek_lasts_until_done_whatever_was_seen() -> None:
    for tile in ("empty", "bones", "secret-exit", "gasoline", "diary-3"):
        scene = peeking(tile)
        if tile == "diary-3":
            scene.do(a.PutBack("empty"))
        assert a.Done() in scene.legal()
        scene.do(a.Done())
        assert scene.top == f.Act(1, main=False)


@pytest.mark.rule("HO-34", "HO-35")
def test_a_diary_page_is_shown_and_replaced() -> None:
    scene = peeking("diary-7")
    assert scene.state.found == (7,)
    assert scene.heard(e.PageFound, 2) == [e.PageFound(1, 7, 18)]
    supply = scene.state.supply
    scene.do(a.PutBack("empty"))
    assert scene.tiles(18) == ["empty"]
    assert scene.state.supply == supply - 1


@pytest.mark.rule("HO-34", "HO-35")
def test_a_portable_tile_may_be_taken_and_an_empty_one_or_an_own_one_replaces_it() -> None:
    scene = peeking("gasoline", hands={1: ("doll-mary",)}).do(a.Take())
    assert scene.legal()[:2] == (a.PutBack("empty"), a.PutBack("doll-mary"))  # not the one just taken
    scene.do(a.PutBack("doll-mary"))
    assert scene.tiles(18) == ["doll-mary"]
    assert scene.visitor(1).tiles == ("gasoline",)
    told = scene.heard(e.Replaced, 2)[0]
    assert (told.source, told.tile, told.up) == ("hand", None, False)
    assert scene.heard(e.Taken, 2)[0].tile is None
    assert isinstance(scene.top, f.Peek)


@pytest.mark.rule("HO-34", "HO-35")
@pytest.mark.parametrize("tile", ["gasoline", "diary-9"])
def test_what_was_put_down_as_a_replacement_can_t_be_taken_in_the_same_peek(tile: str) -> None:
    scene = peeking(tile, hands={1: ("doll-mary",)})
    if tile == "gasoline":
        scene.do(a.Take())
    scene.do(a.PutBack("doll-mary"))
    assert scene.kinds() == {"Done", "GiveUp"}
    assert scene.refuses(a.Take()) == "ho-not-now"


@pytest.mark.rule("HO-34")
@pytest.mark.parametrize("tile", ["bones", "safe", "secret-exit", "empty"])
def test_what_can_t_be_carried_stays(tile: str) -> None:
    put = {DESK: "empty"} if tile == "safe" else {}
    assert "Take" not in peeking(tile, put=put).kinds()


@pytest.mark.rule("HO-34")
def test_a_tile_that_is_left_lies_as_it_lay() -> None:
    scene = peeking("rusty-chain").do(a.Done())
    assert scene.tiles(18) == ["rusty-chain"]
    up = Scene(night(put={18: "empty"}, up=(18,), rooms={1: LIVING})).do(a.PeekAt(18), a.Done())
    assert up.state.shadows[18] == (Lying("empty", up=True),)


@pytest.mark.rule("HO-35")
def test_no_empty_tiles_left() -> None:
    scene = peeking("gasoline", supply=0, hands={1: ("key-ring",)}).do(a.Take())
    assert scene.legal()[:2] == (a.PutBack(None), a.PutBack("key-ring"))
    scene.do(a.PutBack(None))
    assert scene.tiles(18) == []
    assert scene.visitor(1).tiles == ("gasoline", "key-ring")


@pytest.mark.rule("HO-34")
def test_the_safe_three_numbers_right() -> None:
    scene = Scene(night(rooms={1: STUDY})).do(a.PeekAt(DESK))
    assert len(scene.of(a.NameNumbers)) == 20
    scene.do(a.NameNumbers(1, 2, 3))
    assert scene.visitor(1).tiles == ("key-ring",)
    assert scene.heard(e.SafeOpened, 2) == [e.SafeOpened(1, (1, 2, 3), "1-2-3")]
    assert scene.tiles(DESK) == ["safe"]
    assert scene.kinds() == {"Done", "GiveUp"}  # the Key Ring is no longer there: nothing is named


@pytest.mark.rule("HO-34")
def test_the_safe_three_numbers_wrong_end_the_turn() -> None:
    scene = Scene(night(rooms={1: STUDY})).do(a.PeekAt(DESK), a.NameNumbers(1, 2, 4))
    assert scene.top == f.Check(2)
    assert scene.tiles(DESK) == ["safe"]
    assert scene.heard(e.Named, 0) == [e.Named(1, (1, 2, 4), "1-2-4", False)]


@pytest.mark.rule("HO-10", "HO-34")
def test_the_stethoscope_names_one_number_once_a_peek() -> None:
    scene = Scene(night(rooms={1: STUDY}, items={1: "stethoscope"})).do(a.PeekAt(DESK))
    assert len(scene.of(a.NameOne)) == 6
    assert len(scene.of(a.NameNumbers)) == 20
    scene.do(a.NameOne(2))
    assert scene.state.numbers_up == (2,)
    assert scene.of(a.NameOne) == scene.of(a.NameNumbers) == []
    wrong = Scene(night(rooms={1: STUDY}, items={1: "stethoscope"})).do(a.PeekAt(DESK), a.NameOne(5))
    assert wrong.top == f.Check(2)


@pytest.mark.rule("HO-12")
@pytest.mark.parametrize(("numbers", "opens"), [((1, 2, 6), True), ((1, 5, 6), False)])
def test_the_spare_dial_needs_two(numbers: tuple[int, int, int], opens: bool) -> None:
    scene = Scene(night(rooms={1: STUDY}, items={1: "spare_dial"})).do(a.PeekAt(DESK), a.NameNumbers(*numbers))
    assert scene.state.key_in_safe != opens
    assert scene.state.numbers_up == ((1, 2, 3) if opens else ())


@pytest.mark.rule("HO-12")
def test_fathers_letter_leaves_a_page_unshown() -> None:
    scene = peeking("diary-7", items={1: "fathers_letter"})
    assert scene.legal()[:2] == (a.PlacePage(True), a.PlacePage(False))
    for other in (0, 2, None):  # nobody sees that a page is being thought about
        assert f.Peek(1, 18, "choice") == hako_onna.view(scene.state, other).agenda[-1]
    left = Scene(scene.state).do(a.PlacePage(False))
    assert left.state.found == ()
    assert left.tiles(18) == ["diary-7"]
    assert "Take" not in left.kinds()
    placed = Scene(scene.state).do(a.PlacePage(True))
    assert placed.state.found == (7,)


@pytest.mark.rule("HO-10")
def test_the_occult_book_puts_an_empty_tile_face_up() -> None:
    scene = peeking("gasoline", items={1: "occult_book"}).do(a.Take())
    scene.do(a.PutBack("empty", up=True), a.Done())
    assert scene.state.shadows[18] == (Lying("empty", up=True),)
    assert hako_onna.view(scene.state, 2).shadows[18] == (Lying("empty", up=True),)
    without = peeking("gasoline").do(a.Take())
    assert a.PutBack("empty", up=True) not in without.legal()


# Stacks


@pytest.mark.rule("HO-57", "HO-68")
@pytest.mark.parametrize(
    ("tile", "held", "reason"), [("secret-exit", "key-ring", "escape"), ("bones", "doll-mary", "rest")]
)
def test_a_win_comes_before_the_ghost_that_lies_there(tile: str, held: str, reason: str) -> None:
    scene = peeking(tile, she=18, keeps=None, hands={1: (held,)})
    assert scene.state.end == reason
    assert scores(scene.state) == (0.0, 1.0, 1.0)


@pytest.mark.rule("HO-57", "HO-34")
def test_with_means_that_the_peeking_visitor_holds_it() -> None:
    scene = peeking("secret-exit", hands={2: ("key-ring",)}, rooms={2: LIVING})
    assert scene.state.end is None
    assert scene.tiles(18) == ["secret-exit"]


@pytest.mark.rule("HO-57", "HO-35")
def test_a_page_under_a_ghost_is_placed_before_the_visitor_dies_and_an_empty_tile_replaces_it() -> None:
    scene = peeking("diary-7", she=18, keeps=None, hands={1: ("gasoline",)})
    assert scene.state.found == (7,)
    assert scene.tiles(18) == ["empty", "hako-onna", "hakobito-1"]
    assert not scene.visitor(1).alive


@pytest.mark.rule("HO-57", "HO-63")
def test_a_ghost_kills_and_nothing_more_of_the_stack_is_done() -> None:
    scene = peeking("gasoline", she=18, keeps=None)
    assert scene.heard(e.GhostsShown, 2) == [e.GhostsShown(18, ("hako-onna",))]
    assert scene.tiles(18) == ["gasoline", "hako-onna", "hakobito-1"]
    assert all(not lying.up for lying in scene.state.shadows[18])
    assert scene.state.knows[0].spots[18] == BIT["gasoline"]  # what the dead one saw, the ghosts know


# Free actions


@pytest.mark.rule("HO-37", "HO-75")
def test_showing_a_tile_in_the_same_room() -> None:
    scene = Scene(night(3, hands={1: ("gasoline",)}, rooms={3: LIVING}))
    assert scene.of(a.Show) == [a.Show(2, "gasoline")]
    scene.do(a.Show(2, "gasoline"))
    assert scene.heard(e.Showed, 2)[0].tile == "gasoline"
    assert scene.heard(e.Showed, 3)[0].tile is None
    assert scene.heard(e.Showed, 0)[0].tile is None


@pytest.mark.rule("HO-37")
def test_giving_needs_both_players_yes() -> None:
    scene = Scene(night(hands={1: ("gasoline",)})).do(a.Offer(2, "gasoline"))
    assert scene.heard(e.Offered, 2)[0].tile is None  # the tile is seen after both said yes
    assert hako_onna.movers(scene.state) == (1, 2)
    scene.do(a.Accept(), by=2)
    assert scene.visitor(2).tiles == ("gasoline",)
    assert scene.heard(e.Gave, 0)[0].tile is None
    assert scene.heard(e.Gave, 2)[0].tile == "gasoline"
    declined = Scene(night(hands={1: ("gasoline",)})).do(a.Offer(2, "gasoline")).do(a.Decline(), by=2)
    assert declined.visitor(1).tiles == ("gasoline",)


@pytest.mark.rule("HO-37")
def test_asking_for_a_tile_without_naming_it() -> None:
    scene = Scene(night(hands={2: ("gasoline", "rusty-chain")})).do(a.Ask(2))
    assert a.Accept() not in scene.legal(2)
    scene.do(a.Offer(1, "rusty-chain"), by=2).do(a.Accept(), by=1)
    assert scene.visitor(1).tiles == ("rusty-chain",)


@pytest.mark.rule("HO-37")
def test_a_proposal_lapses_with_the_acting_visitors_next_action() -> None:
    scene = Scene(night(hands={1: ("gasoline", "key-ring")})).do(a.Offer(2, "gasoline"), a.Show(2, "key-ring"))
    assert a.Accept() not in scene.legal(2)
    walked = Scene(night(hands={1: ("gasoline",)})).do(a.Offer(2, "gasoline"), a.WalkTo(LIVING))
    assert walked.state.proposal is None


@pytest.mark.rule("HO-37")
def test_a_third_visitor_does_not_make_a_proposal_lapse() -> None:
    scene = Scene(night(3, hands={1: ("gasoline",), 3: ("key-ring",)})).do(a.Offer(2, "gasoline"))
    assert scene.refuses(a.Offer(1, "key-ring"), by=3) == "ho-not-your-turn"
    assert scene.refuses(a.Ask(1), by=3) == "ho-not-your-turn"
    scene.do(a.Show(1, "key-ring"), by=3).do(a.Accept(), by=2)
    assert scene.visitor(2).tiles == ("gasoline",)
    scene.do(a.Offer(1, "key-ring"), by=3).do(a.Accept(), by=1)
    assert scene.visitor(1).tiles == ("key-ring",)


@pytest.mark.rule("HO-37")
def test_two_visitors_of_whom_neither_acts_can_do_none_of_this() -> None:
    scene = Scene(night(3, hands={2: ("gasoline",)}, rooms={1: KITCHEN}))
    assert scene.kinds(2) == {"GiveUp"}
    here = Scene(night(3, hands={2: ("gasoline",)}))
    assert {action.to for action in here.of(a.Offer, 2)} == {1}


@pytest.mark.rule("HO-37")
def test_a_tile_just_peeked_at_may_be_shown_before_done() -> None:
    scene = peeking("rusty-chain", rooms={2: LIVING})
    scene.do(a.Show(2, "rusty-chain"))
    assert scene.heard(e.Showed, 2)[0].tile == "rusty-chain"
    assert scene.tiles(18) == ["rusty-chain"]
    assert isinstance(scene.top, f.Peek)


@pytest.mark.rule("HO-37")
def test_item_cards_can_t_be_given() -> None:
    scene = Scene(night(items={1: "salt"}))
    assert scene.of(a.Offer) == []
    assert scene.refuses(a.Offer(2, "salt")) == "ho-not-now"


@pytest.mark.rule("HO-38")
def test_a_tile_is_discarded_face_down_onto_a_vacant_shadow() -> None:
    scene = Scene(night(hands={1: ("gasoline",)}, rooms={1: LIVING}, vacant=(19,)))
    assert scene.of(a.Discard) == [a.Discard("gasoline", 19)]
    scene.do(a.Discard("gasoline", 19))
    assert scene.tiles(19) == ["gasoline"]
    assert scene.heard(e.Discarded, 2)[0].tile is None
    assert {"WalkTo", "PeekAt"} <= scene.kinds()  # it was free


@pytest.mark.rule("HO-70", "HO-60")
@pytest.mark.parametrize("tile", ["key-ring", "doll-mary"])
def test_key_ring_and_doll_mary_are_handled_like_other_tiles(tile: str) -> None:
    scene = Scene(night(hands={1: (tile,)}, vacant=(0,)))
    assert {a.Show(2, tile), a.Offer(2, tile), a.Discard(tile, 0)} <= set(scene.legal())


@pytest.mark.rule("HO-39", "HO-47", "HO-67")
def test_who_may_talk_to_whom() -> None:
    scene = Scene(night(3, hakobito_at={3: (14, None)}, keeps=None))
    names = {seat: [one.name for one in hako_onna.audiences(scene.state, seat)] for seat in range(4)}
    assert names == {0: ["table", "ghosts"], 1: ["table"], 2: ["table"], 3: ["table", "ghosts"]}
    assert hako_onna.audiences(scene.state, 3)[1].seats == (0, 3)
    hers = night(3, hakobito_at={3: (14, None)}, keeps=None, agenda=(f.Next(1), f.Opening(), f.Hers("scream")))
    assert hako_onna.audiences(hers, 1) == ()
    assert [one.name for one in hako_onna.audiences(hers, 0)] == ["ghosts"]


@pytest.mark.rule("HO-78")
def test_refusals_say_why_and_change_nothing() -> None:
    scene = Scene(night())
    before = scene.state
    assert scene.refuses(a.WalkTo(LIVING), by=2) == "ho-not-your-turn"
    assert scene.refuses(a.WalkTo(LIVING), by=9) == "ho-no-seat"
    assert scene.refuses(a.Scream(), by=0) == "ho-not-your-turn"
    assert scene.refuses(a.WalkTo(KITCHEN), by=1) == "ho-not-this"
    assert scene.refuses(a.Take(), by=1) == "ho-not-now"
    assert scene.refuses(a.TurnUp(None), by=CHANCE) == "ho-no-chance"
    assert scene.refuses(Due(), by=CLOCK) == "ho-no-deadline"
    assert scene.state == before
