"""Fields of a view, one by one, for a Visitor, a spectator and a ghost."""

from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.pieces import Proposal
from kurayami.kernel import Stream
from tests.games.hako_onna.drawing import HER_TURN, LIVING, Scene, night
from tests.games.hako_onna.test_setup import begun

HANDS = {1: ("gasoline",), 2: ("doll-mary", "key-ring")}
pytestmark = pytest.mark.rule("HO-75")


def a_night(**drawn: Any) -> hako_onna.State:
    return night(3, hands=HANDS, hakobito_at={3: (18, "bones")}, slots=(9, None), hand=(3, 7), **drawn)


def test_of_hands_one_sees_the_own_and_how_many_the_others_hold() -> None:
    shown = {viewer: hako_onna.view(a_night(), viewer).visitors for viewer in (None, 0, 1, 2, 3)}
    assert [one.held for one in shown[None]] == [1, 2, 0]
    assert [one.tiles for one in shown[1]] == [("gasoline",), None, None]
    assert [one.tiles for one in shown[2]] == [None, ("doll-mary", "key-ring"), None]
    for viewer in (None, 0):
        assert [one.tiles for one in shown[viewer]] == [None, None, None]
    assert [one.tiles for one in shown[3]][:2] == [None, None]


def test_only_ghosts_see_her_side() -> None:
    for viewer in (None, 1, 2):
        assert hako_onna.view(a_night(), viewer).hers is None
    for viewer in (0, 3):
        hers = hako_onna.view(a_night(), viewer).hers
        assert hers is not None
        assert (hers.slots, hers.hand, hers.numbers, hers.weakness) == ((9, None), (3, 7), (1, 2, 3), "weakness-stake")
        assert [(one.seat, one.shadow, one.keeps) for one in hers.ghosts] == [
            (0, 14, "combination-4"),
            (3, 18, "bones"),
        ]


def test_all_see_the_sizes_of_hand_and_deck_and_the_backs() -> None:
    state = a_night(deck=(1, 2, 4), deck_bottom=(5, 0, 6))
    for viewer in (None, 0, 1):
        shown = hako_onna.view(state, viewer)
        assert (shown.deck_size, shown.despair, shown.hand_size, shown.slots) == (6, 4, 2, (True, False))
        assert shown.haunting == (0, 3)


def test_face_down_tiles_are_seen_by_nobody_and_ghost_tiles_by_ghosts() -> None:
    state = a_night(put={18: "diary-9", 5: "empty"}, up=(5,))
    for viewer in (None, 1):
        shadows = hako_onna.view(state, viewer).shadows
        assert [lying.tile for lying in shadows[18]] == [None, None]
        assert [lying.tile for lying in shadows[14]] == [None]
        assert [lying.tile for lying in shadows[5]] == ["empty"]
    for viewer in (0, 3):
        shadows = hako_onna.view(state, viewer).shadows
        assert [lying.tile for lying in shadows[18]] == [None, "hakobito-3"]
        assert [lying.tile for lying in shadows[14]] == ["hako-onna"]
        assert [lying.tile for lying in shadows[6]] == [None]


def test_what_is_lost_is_known_to_who_held_it_and_to_the_ghosts() -> None:
    state = a_night(lost=((2, "strange-charm"),))
    lost = {viewer: hako_onna.view(state, viewer).lost for viewer in (None, 0, 1, 2, 3)}
    known, unknown = ((2, "strange-charm"),), ((2, None),)
    assert lost == {None: unknown, 0: known, 1: unknown, 2: known, 3: known}


def test_which_tile_is_offered_is_known_to_who_offers_it() -> None:
    state = a_night(proposal=Proposal(2, 1, "key-ring", asking=False))
    offered = [hako_onna.view(state, viewer).proposal for viewer in (2, 1, 0, None)]
    assert [one.tile if one else "" for one in offered] == ["key-ring", None, None, None]


def test_a_page_that_is_thought_about_looks_like_any_peek() -> None:
    agenda = (f.TurnEnd(1), f.Act(1, main=False), f.Peek(1, 0, "page"))
    for viewer in (None, 0, 2):
        assert hako_onna.view(a_night(agenda=agenda), viewer).agenda[-1] == f.Peek(1, 0, "choice")
    assert hako_onna.view(a_night(agenda=agenda), 1).agenda[-1] == f.Peek(1, 0, "page")


def test_a_tile_on_its_way_is_known_to_the_ghosts() -> None:
    agenda = (f.TurnEnd(1), f.Act(1, main=True), f.After(1, a.WalkTo(LIVING)), f.Carrying(1, "gasoline"))
    tiles = [hako_onna.view(a_night(agenda=agenda), viewer).agenda[-1] for viewer in (None, 2, 0, 3)]
    assert tiles == [f.Carrying(1, None)] * 2 + [f.Carrying(1, "gasoline")] * 2


def test_each_viewer_remembers_what_it_was_told_itself() -> None:
    scene = Scene(a_night(rooms={1: LIVING}, put={20: "diary-9"}, agenda=(f.TurnEnd(1), f.Act(1, main=True))))
    scene.state = replace(scene.state, slots=(None, None))
    scene.do(a.PeekAt(20))
    peeks = {
        viewer: [one.tiles for one in hako_onna.view(scene.state, viewer).told if isinstance(one, e.Peeked)]
        for viewer in (None, 0, 1, 2, 3)
    }
    assert peeks == {None: [()], 0: [()], 1: [("diary-9",)], 2: [()], 3: [()]}


@pytest.mark.rule("HO-43")
def test_whose_eyes_are_closed_and_when() -> None:
    scene = Scene(night(3, agenda=HER_TURN, hakobito_at={3: (18, None)})).do(a.Skip())
    assert not hako_onna.view(scene.state, 1).eyes_closed
    scene.do(a.Skip())
    assert all(hako_onna.view(scene.state, viewer).eyes_closed for viewer in (None, 0, 1, 3))
    scene.do(a.Skip())
    assert all(hako_onna.view(scene.state, viewer).eyes_closed for viewer in (None, 0, 1, 3))
    scene.do(a.Skip(), a.Skip())
    assert not any(hako_onna.view(scene.state, viewer).eyes_closed for viewer in (None, 0, 1, 3))


@pytest.mark.rule("HO-77")
def test_at_the_end_every_hand_and_every_tile_is_shown() -> None:
    shown = hako_onna.reveal(a_night())
    assert [one.tiles for one in shown.visitors] == [("gasoline",), ("doll-mary", "key-ring"), ()]
    assert all(lying.tile is not None for stack in shown.shadows for lying in stack)
    assert shown.hers is not None
    assert shown.seat is None


@pytest.mark.rule("HO-76")
def test_nothing_that_was_told_is_forgotten() -> None:
    scene = begun(f.Numbers)
    heard: dict[Any, list[e.Event]] = {
        viewer: list(hako_onna.view(scene.state, viewer).told) for viewer in (None, 0, 1)
    }
    stream = Stream(bytes(32), "told")
    while len(heard[1]) < 100 and hako_onna.movers(scene.state):
        seat = hako_onna.movers(scene.state)[0]
        scene.do(stream.choice(hako_onna.legal(scene.state, seat)), by=seat)
        for viewer, events in heard.items():
            seen = [hako_onna.witness(event, viewer) for event in scene.events]
            events += [event for event in seen if event is not None]
    for viewer, events in heard.items():
        assert list(hako_onna.view(scene.state, viewer).told) == events
    assert len(heard[1]) >= 100


@pytest.mark.rule("HO-76")
def test_a_view_says_whose_move_comes_next() -> None:
    scene = Scene(night(slots=(9, None)))
    assert [hako_onna.view(scene.state, seat).mover for seat in (None, 0, 1, 2)] == [1, 1, 1, 1]
    scene.do(a.WalkTo(LIVING))
    assert hako_onna.view(scene.state, 1).mover == 0  # she may interrupt
    drawing = hako_onna.setup(hako_onna.Options())
    assert hako_onna.view(drawing, 1).mover is None
