"""Secrecy: each viewer gets only what they may know."""

from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict, replace

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.knowledge import sure
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.pieces import Lying
from kurayami.games.hako_onna.tiles import BIT, PAGE_MASK
from kurayami.games.hako_onna.view import View
from kurayami.kernel import CHANCE, Move, Seat, Stream
from kurayami.testing import Broken, judge
from kurayami.testing.hako_onna import hako_onna_tiles
from kurayami.testing.subjects import SUBJECTS
from tests.games.hako_onna.drawing import (
    HALL,
    HER_TURN,
    KID,
    KITCHEN,
    LIVING,
    RED,
    UPPER_HALL,
    Scene,
    night,
)

SUBJECT = SUBJECTS["hako-onna"]


def redeals(state: State, seat: Seat | None, count: int = 40) -> list[State]:
    """Worlds that look the same to this viewer, which is checked."""
    seen = hako_onna.view(state, seat)
    stream = Stream(bytes(32), "redeals")
    worlds = [hako_onna.imagine(seen, stream) for _ in range(count)]
    for world in worlds:
        assert msgspec.json.encode(hako_onna.view(world, seat)) == msgspec.json.encode(seen)
        assert hako_onna_tiles(world) == hako_onna_tiles(state)
        if seat is not None:
            assert hako_onna.legal(world, seat) == hako_onna.legal(state, seat)
    return worlds


def rooms_of_hers(worlds: list[State]) -> set[int]:
    return {world.house.room_of[world.ghosts[0].shadow] for world in worlds}


def unseen(state: State, *shadows: int) -> State:
    """The same, but nobody has seen the tiles there."""
    bag = sorted(lying.tile or "" for shadow in shadows for lying in state.shadows[shadow])
    stacks = tuple((Lying(None),) if index in shadows else stack for index, stack in enumerate(state.shadows))
    return replace(state, shadows=stacks, bag=tuple(bag))


# Tiles that nobody has seen


@pytest.mark.rule("HO-76", "HO-75")
def test_a_peek_at_a_tile_that_she_knows_looks_like_one_that_nobody_has_seen() -> None:
    """The same chance moves, messages and bytes, for everyone but the Visitor who peeks."""
    seen = night(rooms={1: LIVING}, put={18: "gasoline", 19: "rusty-chain"})
    worlds = [Scene(seen), Scene(unseen(seen, 18, 19))]
    sent: list[list[bytes]] = [[], []]
    peek: list[tuple[Seat, a.Action]] = [(1, a.PeekAt(18)), (CHANCE, a.TurnUp("gasoline")), (1, a.Done())]
    for world, told in zip(worlds, sent, strict=True):
        for by, action in peek:
            assert (hako_onna.movers(world.state)[0] == CHANCE) == (by == CHANCE)
            step = hako_onna.apply(world.state, Move(by, action, 0))
            world.state = step.state
            for viewer in (0, 2, None):
                told += [msgspec.json.encode(hako_onna.witness(event, viewer)) for event in step.events]
                told.append(msgspec.json.encode(hako_onna.view(step.state, viewer)))
    assert sent[0] == sent[1]


@pytest.mark.rule("HO-27", "HO-76")
def test_chance_decides_a_tile_when_somebody_looks() -> None:
    scene = Scene(unseen(night(put={0: "gasoline", 18: "diary-9", 19: "bones"}), 0, 18, 19))
    scene.do(a.PeekAt(0))
    assert [chance.action for chance in hako_onna.chances(scene.state)] == [
        a.TurnUp("bones"),
        a.TurnUp("diary-9"),
        a.TurnUp("gasoline"),
    ]
    scene.chance(a.TurnUp("bones"))
    assert scene.state.bag == ("diary-9", "gasoline")
    assert scene.tiles(0) == ["bones"]


# Sights


@pytest.mark.rule("HO-76")
def test_a_sight_is_kept_with_its_turn_and_marked_when_it_may_have_changed() -> None:
    """She is known to be in the Red Bedroom and no power is set: she can't have been in the Living Room."""
    scene = Scene(night(put={18: "gasoline", 12: "bones"}, rooms={1: LIVING, 2: RED}, she=13, keeps="diary-9"))
    knowing = replace(scene.state.knows[1], haunts=(1 << 13, 0, 0, 0, 0))
    scene.state = replace(scene.state, knows=(scene.state.knows[0], knowing, knowing, scene.state.knows[3]))
    scene.do(a.PeekAt(18), a.Done(), a.EndTurn(), a.Release(False)).chance(a.Fell("quiet"))
    scene.do(a.PeekAt(12), a.Done(), a.EndTurn(), a.Release(False)).chance(a.Fell("topple"))
    views = [hako_onna.view(scene.state, seat) for seat in (1, 2)]
    assert [(view.knows.seen[0].tile, view.sure) for view in views] == [("gasoline", (True,)), ("bones", (True,))]
    scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip())  # she did nothing at all: nobody knows that
    views = [hako_onna.view(scene.state, seat) for seat in (1, 2)]
    assert views[0].sure == (True,)
    assert views[1].sure == (False,)
    assert views[1].knows.seen[0].turn == 0


@pytest.mark.rule("HO-76", "HO-48")
def test_a_power_that_vanished_from_its_slot_may_have_moved_things_anywhere() -> None:
    scene = Scene(night(put={18: "gasoline"}, rooms={1: LIVING}, agenda=HER_TURN, hand=(4,)))
    sighted = replace(scene.state.knows[1], spots=(*scene.state.knows[1].spots[:18], BIT["gasoline"], *[PAGE_MASK] * 5))
    sighted = replace(sighted, haunts=(1 << 14, 0, 0, 0, 0))
    scene.state = replace(scene.state, knows=(scene.state.knows[0], sighted, *scene.state.knows[2:]))
    kept = Scene(scene.state).do(a.Skip(), a.SetPower(4, 0), a.Skip(), a.Skip())
    used = Scene(scene.state).do(a.Skip(), a.SetPower(4, 0), a.ActivateAtRoom(4, KITCHEN), a.Done(), a.Skip(), a.Skip())
    assert kept.state.knows[1].spots[18] == BIT["gasoline"]
    assert used.state.knows[1].spots[18] == BIT["gasoline"] | PAGE_MASK  # mixed with its room, at the worst


@pytest.mark.rule("HO-76", "HO-75")
def test_who_takes_a_tile_that_the_ghosts_knew_is_known_to_hold_it() -> None:
    scene = Scene(night(put={0: "gasoline"}))
    ghosts = replace(scene.state.knows[0], spots=(BIT["gasoline"], *scene.state.knows[0].spots[1:]))
    scene.state = replace(scene.state, knows=(ghosts, *scene.state.knows[1:]))
    scene.do(a.PeekAt(0), a.Take(), a.PutBack("empty"))
    assert hako_onna.view(scene.state, 0).knows.hands[0] == (BIT["gasoline"],)
    assert hako_onna.view(scene.state, 0).knows.spots[0] == BIT["empty"]
    others = hako_onna.view(scene.state, 2).knows.hands[0][0]
    assert others & BIT["gasoline"]
    assert others != BIT["gasoline"]


@pytest.mark.rule("HO-75")
def test_a_peek_that_shows_no_page_tells_all_that_there_is_none() -> None:
    scene = Scene(night(put={0: "gasoline"})).do(a.PeekAt(0), a.Done())
    assert not hako_onna.view(scene.state, 2).knows.spots[0] & PAGE_MASK
    letter = Scene(night(put={0: "gasoline"}, items={1: "fathers_letter"})).do(a.PeekAt(0), a.Done())
    assert hako_onna.view(letter.state, 2).knows.spots[0] & PAGE_MASK


@pytest.mark.rule("HO-76")
def test_a_sight_of_a_hand_is_sure_until_tiles_pass() -> None:
    scene = Scene(night(3, hands={1: ("gasoline", "key-ring")})).do(a.Show(3, "gasoline"))
    (sight,) = scene.state.knows[3].seen
    assert sure(scene.state.knows[3], sight)
    scene.do(a.Offer(2, "key-ring")).do(a.Accept(), by=2)
    assert not sure(scene.state.knows[3], sight)


# Re-deals


@pytest.mark.rule("HO-75", "HO-76")
def test_a_visitor_can_t_tell_where_she_is_or_what_she_holds() -> None:
    state = night(3, hands={2: ("gasoline",)}, hand=(3, 7), slots=(9, None))
    worlds = redeals(state, 1)
    assert len(rooms_of_hers(worlds)) > 5
    assert len({world.slots for world in worlds}) > 3
    assert len({world.numbers for world in worlds}) > 5
    assert {world.weakness for world in worlds} == {"weakness-stake", "weakness-chain", "weakness-gasoline"}
    assert len({world.visitors[1].tiles for world in worlds}) > 5
    assert {world.visitors[0].tiles for world in worlds} == {()}


@pytest.mark.rule("HO-75")
def test_a_ghost_can_t_tell_hands_and_tiles_that_no_ghost_has_seen() -> None:
    state = night(3, hands={2: ("gasoline",)}, hand=(3, 7), slots=(9, None))
    worlds = redeals(state, 0)
    assert {(world.ghosts, world.slots, world.numbers, world.weakness) for world in worlds} == {
        (state.ghosts, state.slots, state.numbers, state.weakness)
    }
    assert len({world.visitors[1].tiles for world in worlds}) > 5
    assert len({world.shadows for world in worlds}) > 30


@pytest.mark.rule("HO-41", "HO-76")
def test_after_a_scream_she_is_in_that_room_and_then_at_most_one_step_away() -> None:
    scene = Scene(night(agenda=HER_TURN)).do(a.Scream()).chance(a.DrawPower(5))
    assert rooms_of_hers(redeals(scene.state, 1)) == {RED}
    scene.do(a.Skip(), a.Skip(), a.Skip())
    assert rooms_of_hers(redeals(scene.state, 1)) == {RED, UPPER_HALL}


@pytest.mark.rule("HO-53", "HO-76")
@pytest.mark.parametrize(("slots", "floors"), [((None, None), {1}), ((9, None), {0, 1, 2})])
def test_an_answer_is_believed_only_if_no_power_is_set(slots: tuple[int | None, None], floors: set[int]) -> None:
    scene = Scene(night(items={1: "dowsing_rod"}, slots=slots)).do(a.Use())
    if slots[0]:
        scene.do(a.LetBe())
    scene.do(a.SayFloor(1))
    worlds = redeals(scene.state, 2)
    assert {world.house.rooms[room].floor for world in worlds for room in rooms_of_hers([world])} == floors


@pytest.mark.rule("HO-55", "HO-76")
def test_who_survives_a_k_item_is_not_in_her_room() -> None:
    scene = Scene(night(items={1: "dowsing_rod"}, slots=(9, None))).do(a.Use())
    assert HALL not in rooms_of_hers(redeals(scene.state, 2, 80))


@pytest.mark.rule("HO-34", "HO-76")
def test_wrong_numbers_are_not_dealt_again() -> None:
    state = night(guesses=((1, 2, 4), (5,)), dial_guesses=((3, 4, 6),), not_weak=("gasoline",))
    for world in redeals(state, 1):
        assert 5 not in world.numbers
        assert set(world.numbers) != {1, 2, 4}
        assert len(set(world.numbers) & {3, 4, 6}) < 2
        assert world.weakness != "weakness-gasoline"


@pytest.mark.rule("HO-43", "HO-76")
def test_while_eyes_are_closed_a_re_deal_is_one_of_the_moment_of_closing() -> None:
    scene = Scene(night(agenda=HER_TURN, hand=(4,))).do(a.Skip(), a.SetPower(4, 0))
    closed = hako_onna.view(scene.state, 1)
    scene.do(a.ActivateAtRoom(4, RED), a.Swap(12, 14), a.Done(), a.Skip(), a.StepTo(UPPER_HALL))
    assert hako_onna.view(scene.state, 1) == closed
    redeals(scene.state, 1)
    redeals(scene.state, 0)


@pytest.mark.parametrize(
    "agenda",
    [
        (f.TurnEnd(1), f.Act(1, main=False), f.Peek(1, 18), f.Looking((18,), 1, "peek")),
        (f.TurnEnd(1), f.Act(1, main=False), f.Peek(1, 18, "choice")),
        (f.TurnEnd(1), f.Act(1, main=False), f.Peek(1, 18, "choice"), f.Replacing(1, 18, taking=True)),
        (f.TurnEnd(1), f.Act(1, main=True), f.Window(1, a.WalkTo(HALL))),
        (f.TurnEnd(1), f.Act(1, main=True), f.After(1, a.WalkTo(HALL)), f.Carrying(1, "gasoline")),
        (f.TurnEnd(1), f.Act(1, main=False), f.Answering(1, KID)),
        (f.TurnEnd(1), f.Act(1, main=False), f.Doomed(1, 0, "peek")),
    ],
)
def test_re_deals_in_the_middle_of_things(agenda: tuple[f.Frame, ...]) -> None:
    drawn: dict[str, Any] = {"hands": {1: ("fire-extinguisher", "gasoline")}, "slots": (7, None)}
    state = night(3, put={18: "rusty-chain"}, rooms={1: LIVING}, agenda=agenda, **drawn)
    knowing = replace(
        state.knows[1], spots=(*state.knows[1].spots[:18], BIT["rusty-chain"], *state.knows[1].spots[19:])
    )
    knowing = replace(knowing, haunts=(knowing.haunts[0] & ~(1 << 18), 0, 0, 0, 0))
    state = replace(state, knows=(state.knows[0], knowing, *state.knows[2:]))
    for seat in (None, 0, 1, 2):
        redeals(state, seat, 10)


# Leaks that other tables had


def test_nothing_can_be_taken_back() -> None:
    assert not hako_onna.UNDO


@pytest.mark.rule("HO-51", "HO-76")
def test_what_visitors_are_offered_and_told_does_not_depend_on_her_cards() -> None:
    news = set()
    for slots in ((7, None), (9, None), (1, None), (10, None)):
        scene = Scene(night(slots=slots, hand=())).do(a.WalkTo(LIVING))
        told = [hako_onna.witness(event, 2) for event in scene.events]
        offered = [hako_onna.legal(scene.state, seat) for seat in (1, 2)]
        view = replace(hako_onna.view(scene.state, 1), drawn=())
        news.add(msgspec.json.encode([told, offered, hako_onna.deadline(scene.state), view]))
    assert len(news) == 1


@pytest.mark.rule("HO-76")
def test_the_size_of_a_message_does_not_tell_the_tile() -> None:
    sizes = set()
    for tile in ("gasoline", "fire-extinguisher", "secret-exit", "combination-6"):
        scene = Scene(night(put={0: tile})).do(a.PeekAt(0))
        sizes.add(len(msgspec.json.encode([hako_onna.witness(event, 2) for event in scene.events])))
        sizes.add(len(msgspec.json.encode(hako_onna.view(scene.state, 2))) * 10_000)
    assert len(sizes) == 2


@pytest.mark.rule("HO-78", "HO-53")
def test_refusals_of_visitors_are_the_same_whatever_lies_there() -> None:
    reasons = {
        Scene(night(put={0: tile}, she=she)).refuses(action, by=2)
        for tile in ("gasoline", "bones")
        for she in (14, 17)
        for action in (a.Take(), a.PeekAt(0), a.Interrupt(7), a.SayWhether(True))
    }
    assert reasons == {"ho-not-your-turn"}


class LeakyView(View, frozen=True):
    leak: int = 0


def test_a_planted_leak_is_caught() -> None:
    """A twin of the game whose view reveals her Shadow under another name."""

    def view(state: State, seat: Seat | None) -> LeakyView:
        shown = {name: getattr(hako_onna.view(state, seat), name) for name in View.__struct_fields__}
        return LeakyView(**shown, leak=state.ghosts[0].shadow * 7919 % 97 if state.ghosts else 0)

    names = {name: value for name, value in vars(hako_onna).items() if not isinstance(value, ModuleType)}
    twin: Any = SimpleNamespace(**{**names, "view": view, "View": LeakyView})
    with pytest.raises(Broken, match="re-deal changes the view"):
        judge(replace(SUBJECT, rules=twin), SUBJECT.options[0], bytes(32), every=3)
    assert asdict(hako_onna.view(night(), 1))["hers"] is None


@pytest.mark.rule("HO-75")
def test_events_of_the_ghosts_reach_no_visitor() -> None:
    for event in (e.Looked(3, ("bones",), (0,)), e.Hid(0, 1, 2, None, "bones", (0,)), e.Swapped(1, 2, (0,))):
        assert hako_onna.witness(event, 0) == event
        assert hako_onna.witness(event, 1) is None
        assert hako_onna.witness(event, None) is None
