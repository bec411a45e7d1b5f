from functools import partial

import pytest
from msgspec.structs import replace

from kurayami.games import hako_onna
from kurayami.games.hako_onna import Options, setup
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.boards import places_for
from kurayami.games.hako_onna.edition_file import house_edition
from kurayami.games.hako_onna.house import Placed, build
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.tiles import BONES, HAKO_ONNA, NUMBERS, SAFE
from kurayami.kernel import CHANCE
from tests.games.hako_onna.drawing import DESK, HALL, Scene


def begun(until: type, options: Options | None = None) -> Scene:
    """A game from the start, always with the first choice, until this frame is on top."""
    scene = Scene(setup(options or Options(visitors=3)))
    while not isinstance(scene.top, until):
        seat = hako_onna.movers(scene.state)[0]
        actions = hako_onna.legal(scene.state, seat)
        scene.do(actions[0], by=seat)
    return scene


@pytest.mark.rule("HO-22")
def test_items_are_chosen_in_turn_order_from_a_random_visitor() -> None:
    scene = Scene(setup(Options(visitors=3)))
    assert [chance.action for chance in hako_onna.chances(scene.state)] == [a.First(1), a.First(2), a.First(3)]
    scene.chance(a.First(2))
    assert len(scene.legal()) == 6
    scene.do(a.ChooseItem("smartphone"), by=2)
    assert a.ChooseItem("smartphone") not in scene.legal(3)
    scene.do(a.ChooseItem("ouija_board"), by=3).do(a.ChooseItem("dowsing_rod"), by=1)
    assert [one.item for one in scene.state.visitors] == ["dowsing_rod", "smartphone", "ouija_board"]
    assert isinstance(scene.top, f.Boards)
    assert scene.top.seat == 2


@pytest.mark.rule("HO-22")
def test_with_the_advanced_ones_there_are_thirteen_and_chance_may_deal_them() -> None:
    scene = begun(f.Items, Options(advanced_items=True))
    assert len(scene.legal()) == 13
    dealt = begun(f.Items, Options(random_items=True))
    assert hako_onna.movers(dealt.state) == (CHANCE,)
    assert len(hako_onna.chances(dealt.state)) == 6


@pytest.mark.rule("HO-23")
def test_a_drawn_board_must_meet_a_door() -> None:
    scene = begun(f.Boards).chance(a.DrawBoard(5))
    spots = scene.of(a.PlaceBoard)
    assert {(spot.floor, spot.x, spot.y) for spot in spots} == {(0, 0, -1), (0, 1, 0), (0, -1, 0)}
    assert len(spots) == 6  # two doors, three doorways, each one way round
    scene.do(spots[0])
    assert scene.state.house.near[HALL] != ()


@pytest.mark.rule("HO-23")
def test_2f_hall_and_basement_are_laid_apart_and_nothing_joins_the_basement() -> None:
    scene = begun(f.Boards).chance(a.DrawBoard(2))
    assert scene.state.house.rooms[2].floor == 2
    assert isinstance(scene.top, f.Boards)  # that was the Visitor's draw
    scene.chance(a.DrawBoard(4))
    assert {spot.floor for spot in scene.of(a.PlaceBoard)} == {0}
    scene.do(scene.legal()[0]).chance(a.DrawBoard(1)).chance(a.DrawBoard(5))
    assert {spot.floor for spot in scene.of(a.PlaceBoard)} == {0, 1}


@pytest.mark.rule("HO-23")
def test_visitors_draw_in_turn_and_an_option_leaves_it_to_chance() -> None:
    scene = begun(f.Boards)
    scene.chance(a.DrawBoard(5)).do(scene.legal()[0])
    assert isinstance(scene.top, f.Boards)
    assert scene.top.seat == 2
    by_chance = begun(f.Placing, Options(random_boards=True))
    assert hako_onna.movers(by_chance.state) == (CHANCE,)


@pytest.mark.rule("HO-23")
def test_a_board_that_fits_nowhere_is_drawn_again_at_the_end() -> None:
    """All doors of 1F Hall lead to walls, until 2F Hall is drawn."""
    scene = begun(f.Boards)
    walls = (Placed(0, 0, 0, 0, 0), *(Placed(2, 0, x, y, 0) for x, y in ((1, 0), (-1, 0), (0, -1))))
    scene.state = replace(scene.state, house=build(scene.state.options.edition, walls))
    scene.chance(a.DrawBoard(6))
    assert scene.top.later == (6,)
    assert a.DrawBoard(6) not in hako_onna.legal(scene.state, CHANCE)
    for board in (1, 3, 4, 5, 7, 8):
        scene.chance(a.DrawBoard(board))
        while isinstance(scene.top, f.Placing) and scene.top.board == board:
            scene.do(scene.legal()[0])
    # the Basement, the last of the others, was drawn by itself, and now the board comes again
    assert scene.top == f.Placing(scene.top.seat, 6, (), ())


@pytest.mark.rule("HO-23")
def test_the_last_doorway_may_be_shut_when_no_board_needs_it() -> None:
    """One square is left, with doors to its east and south; Kid's Room, turned once, would shut both."""
    hall = Placed(0, 0, 0, 0, 0)
    around = (Placed(5, 0, -1, 0, 2), Placed(5, 0, 0, -1, 0), Placed(6, 0, 1, 0, 3), Placed(5, 0, 1, -1, 0))
    places = partial(places_for, house_edition(), (hall, *around), 6, later=())
    shut = a.PlaceBoard(0, -1, -1, 1)
    upper, basement, living = 1, 2, 7
    assert shut not in places((living,))
    assert shut in places(())
    assert shut in places((basement,))
    assert shut in places((upper, living))  # 2F Hall has doors enough


@pytest.mark.rule("HO-24")
def test_all_visitors_start_in_1f_hall() -> None:
    assert {one.room for one in setup(Options(visitors=4)).visitors} == {HALL}


@pytest.mark.rule("HO-25")
def test_she_chooses_three_numbers_and_a_weakness_in_secret() -> None:
    scene = begun(f.Numbers)
    assert len(scene.legal(0)) == 20
    assert scene.state.key_in_safe
    scene.do(a.ChooseNumbers(2, 4, 6))
    assert len(scene.legal(0)) == 3
    assert scene.heard(e.NumbersChosen, 1)[0].numbers == ()
    assert scene.heard(e.NumbersChosen, 0)[0].numbers == (2, 4, 6)
    scene.do(a.ChooseWeakness("weakness-chain"))
    assert scene.heard(e.WeaknessChosen, None)[0].weakness is None
    assert not {NUMBERS[1], NUMBERS[3], NUMBERS[5], "weakness-chain"} & set(scene.state.bag)
    assert hako_onna.view(scene.state, 1).hers is None


@pytest.mark.rule("HO-26", "HO-27")
def test_22_tiles_and_the_safe_are_laid_and_one_shadow_stays_vacant() -> None:
    scene = begun(f.Laying)
    assert a.LeaveVacant(scene.state.house.safe) not in [c.action for c in hako_onna.chances(scene.state)]
    assert len(hako_onna.chances(scene.state)) == 23
    scene.chance(a.LeaveVacant(3))
    assert scene.heard(e.Laid, 2)[0].vacant == 3
    assert scene.tiles(3) == []
    assert scene.tiles(DESK) == [SAFE]
    unseen = [shadow for shadow in range(24) if scene.tiles(shadow) == [None]]
    assert len(unseen) == 22 == len(scene.state.bag)
    assert {BONES, SAFE, "key-ring"} & set(scene.state.bag) == set()


@pytest.mark.rule("HO-28")
def test_she_draws_three_powers_and_keeps_one_that_is_not_number_4() -> None:
    scene = begun(f.StartPower)
    for power in (4, 5, 6):
        scene.chance(a.DrawPower(power))
    assert scene.legal(0) == (a.KeepPower(5), a.KeepPower(6))
    scene.do(a.KeepPower(6))
    assert scene.state.hand == (6,)
    assert scene.state.deck == (1, 2, 3, 4, 5, 7, 8, 9, 10)
    assert scene.state.deck_bottom == (0,)
    assert scene.heard(e.PowerKept, 1)[0].power is None


@pytest.mark.rule("HO-29")
def test_the_bones_push_a_tile_unseen_to_the_vacant_shadow() -> None:
    scene = begun(f.Bones)
    vacant = next(shadow for shadow in range(24) if not scene.tiles(shadow))
    assert a.PutBones(scene.state.house.safe) not in scene.legal(0)
    assert len(scene.legal(0)) == 23
    there = Scene(scene.state).do(a.PutBones(vacant))
    assert there.tiles(vacant) == [BONES]
    scene.do(a.PutBones(20))
    assert scene.tiles(20) == [BONES]
    assert scene.tiles(vacant) == [None]
    assert len(scene.state.bag) == 22
    assert scene.heard(e.BonesPut, 1) == []


@pytest.mark.rule("HO-29")
def test_she_takes_a_tile_s_place_in_a_grudge_room_perhaps_the_bones() -> None:
    scene = begun(f.Bones).do(a.PutBones(13))
    assert scene.legal(0) == (a.StepTo(6), a.StepTo(7))
    scene.do(a.StepTo(6))
    for tile in ("diary-1", "diary-2"):  # chance shows her two of the three; the Bones she knows
        scene.chance(a.TurnUp(tile))
    assert scene.legal(0) == (a.Hide(12), a.Hide(13), a.Hide(14))
    scene.do(a.Hide(13))
    assert scene.state.ghosts[0].keeps == BONES
    assert scene.tiles(13) == [HAKO_ONNA]
    assert [len(stack) for stack in scene.state.shadows] == [1] * 24


@pytest.mark.rule("HO-29", "HO-30", "HO-43")
def test_eyes_are_closed_meanwhile_and_the_visitor_to_her_left_begins() -> None:
    scene = begun(f.Bones)
    before = hako_onna.view(scene.state, 1)
    assert before.eyes_closed
    scene.do(a.PutBones(20))
    assert hako_onna.view(scene.state, 1) == before
    scene.do(a.StepTo(7))
    for tile in ("diary-1", "diary-2", "diary-3"):
        scene.chance(a.TurnUp(tile))
    assert hako_onna.view(scene.state, 1) == before
    scene.do(a.Hide(15))
    assert [type(event) for event in scene.events if hako_onna.witness(event, 1)] == [e.EyesOpened, e.TurnBegan]
    assert scene.top == f.Check(1)
    assert not hako_onna.view(scene.state, 1).eyes_closed


def test_setting_up_asks_everybody_for_nothing_twice() -> None:
    state: State = begun(f.Check).state
    assert state.ghosts[0].seat == 0
    assert state.box == ("hakobito-1", "hakobito-2", "hakobito-3", "hakobito-4")


@pytest.mark.rule("HO-22", "HO-23")
def test_all_hear_who_is_first_and_what_is_taken_drawn_and_laid() -> None:
    scene = Scene(setup(Options(visitors=3))).chance(a.First(2))
    assert scene.heard(e.FirstChosen, 1) == [e.FirstChosen(2)]
    assert scene.state.first == 2
    assert scene.do(a.ChooseItem("smartphone")).heard(e.ItemTaken, 0) == [e.ItemTaken(2, "smartphone")]
    scene.do(scene.legal(3)[0], by=3).do(scene.legal(1)[0], by=1)
    scene.chance(a.DrawBoard(5))
    assert scene.heard(e.BoardDrawn, None) == [e.BoardDrawn(2, 5)]
    scene.do(a.PlaceBoard(0, 1, 0, 0))
    assert scene.heard(e.BoardLaid, None) == [e.BoardLaid(Placed(5, 0, 1, 0, 0))]


@pytest.mark.rule("HO-25", "HO-28", "HO-29", "HO-75")
def test_of_her_first_choices_only_she_learns_more_than_that_they_were_made() -> None:
    scene = begun(f.Numbers)
    events: list[e.Event] = []
    while not isinstance(scene.top, f.Check):
        seat = hako_onna.movers(scene.state)[0]
        scene.do(hako_onna.legal(scene.state, seat)[-1], by=seat)
        events += scene.events
    hers = {type(event): event for event in events}
    assert set(hers) >= {e.NumbersChosen, e.WeaknessChosen, e.PowerKept, e.Drew, e.BonesPut, e.Looked, e.Hid}
    for kind in (e.NumbersChosen, e.WeaknessChosen, e.PowerKept, e.Drew, e.BonesPut, e.Looked, e.Hid):
        assert hako_onna.witness(hers[kind], 0) == hers[kind]
    for viewer in (None, 1, 2, 3):
        assert hako_onna.witness(hers[e.NumbersChosen], viewer) == e.NumbersChosen((), ())
        assert hako_onna.witness(hers[e.WeaknessChosen], viewer) == e.WeaknessChosen(None, ())
        assert hako_onna.witness(hers[e.PowerKept], viewer) == e.PowerKept(None, ())
        assert hako_onna.witness(hers[e.Drew], viewer) == e.Drew(True, None, ())
        for kind in (e.BonesPut, e.Looked, e.Hid):
            assert hako_onna.witness(hers[kind], viewer) is None
