"""Claims of bots: whom they believe, and whom no longer."""

from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.bots import Heard, Remark
from kurayami.bots.hako_onna.visitor.knowledge import VisitorKnowledge
from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.model import State
from tests.bots.hako_onna.test_levels import decided
from tests.games.hako_onna.drawing import HALL, LIVING, Scene, night

SHADOW = hako_onna.setup(Options()).house.rooms[LIVING].shadows[0]


def after_a_peek(*events: Any, **drawn: Any) -> State:
    """Visitor 1 knows that Visitor 2 has looked there."""
    state = night(2, **drawn)
    return replace(state, told=(state.told[0], (tuple(events),), *state.told[2:]))


def said(seat: int, claim: str) -> Heard:
    return Heard(seat, "table", "", f"shadow-{SHADOW}", claim)


def seen(state: State, *talk: Heard) -> VisitorKnowledge:
    return VisitorKnowledge(hako_onna.view(state, 1), 1, talk)


def test_a_visitor_says_what_was_found_but_not_what_is_carried() -> None:
    for tile, says in {"secret-exit": True, "combination-5": True, "doll-mary": False}.items():
        scene = Scene(night(2, put={SHADOW: tile}, rooms={1: LIVING})).do(a.PeekAt(SHADOW))
        expected = (Remark(place=f"shadow-{SHADOW}", claim=tile),) if says else ()
        assert decided(scene.state, 1).says == expected
        assert decided(scene.state, 1, talk=(said(1, tile),)).says == ()


def test_the_word_of_who_looked_there_is_believed_but_not_quite() -> None:
    state = after_a_peek(e.Peeked(2, SHADOW, (), (2,)))
    told = seen(state, said(2, "secret-exit"))
    assert told.place_of("secret-exit") == SHADOW
    assert 0.5 < told.chance("secret-exit", SHADOW) < 1


def test_who_never_looked_there_and_ghosts_are_not_believed() -> None:
    assert seen(night(2), said(2, "secret-exit")).place_of("secret-exit") is None
    state = after_a_peek(e.Peeked(2, SHADOW, (), (2,)))
    assert seen(state, said(0, "secret-exit")).place_of("secret-exit") is None


def test_who_was_caught_lying_is_not_believed_again() -> None:
    other = SHADOW + 1
    looks = [e.Peeked(2, SHADOW, (), (2,)), e.Peeked(2, other, (), (2,)), e.Peeked(1, other, ("empty",), (1,))]
    state = after_a_peek(*looks)
    lie = Heard(2, "table", "", f"shadow-{other}", "combination-5")
    assert seen(state, said(2, "secret-exit")).place_of("secret-exit") == SHADOW
    assert seen(state, lie, said(2, "secret-exit")).place_of("secret-exit") is None


def test_who_lied_is_told_so_but_not_for_what_is_kept_quiet() -> None:
    """Visitor 2 claimed something else about this Shadow; if Visitor 1 takes the Doll, nothing is said at all."""
    for tile, told in {"secret-exit": True, "doll-mary": False}.items():
        state = after_a_peek(e.Peeked(2, SHADOW, (), (2,)), put={SHADOW: tile}, rooms={1: LIVING})
        peeked = Scene(state).do(a.PeekAt(SHADOW)).state
        accused = Remark(place=f"shadow-{SHADOW}", claim="lied-2")
        assert (accused in decided(peeked, 1, talk=(said(2, "combination-5"),)).says) == told
        assert accused not in decided(peeked, 1, talk=(said(2, tile),)).says
        assert accused not in decided(peeked, 1, talk=(said(3, "combination-5"),)).says


def test_own_eyes_count_more_than_words() -> None:
    state = after_a_peek(e.Peeked(2, SHADOW, (), (2,)), e.Peeked(1, SHADOW, ("combination-5",), (1,)))
    assert seen(state, said(2, "combination-5")).known[SHADOW] == "combination-5"
    assert seen(state, said(2, "bones")).known[SHADOW] == "combination-5"


def test_what_makes_no_sense_is_heard_without_harm() -> None:
    talk = [
        Heard(2, "table", "hello", place, "bones") for place in (None, "", "shadow-", "shadow-99", "shadow-x", "room-1")
    ]
    assert seen(night(2), *talk).place_of("bones") is None


@pytest.mark.rule("HO-76")
def test_what_she_claims_does_not_depend_on_where_she_is() -> None:
    """Anyone who keeps count of her claims, and of where she was, learns nothing."""
    halls = [hako_onna.setup(Options()).house.rooms[room].shadows[0] for room in (HALL, LIVING)]
    nights = [Scene(night(1, she=shadow, keeps=None, slots=(9, None))).do(a.WalkTo(LIVING)).state for shadow in halls]
    said = [[say for n in range(400) for say in decided(state, 0, number=n << 24).says] for state in nights]
    assert said[0] == said[1]
    assert {say.claim for say in said[0]} == {"clear", "hako-onna"}
    assert len({say.place for say in said[0]}) > 10
