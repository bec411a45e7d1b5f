"""Cards turned face down again, kept cards and discs, and what everybody hears of a check."""

import pytest

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.noise import PATIENCE, REACH, odds
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.pieces import Cards, Disc, Discs, NoiseCard
from kurayami.kernel import CHANCE
from tests.games.hako_onna.drawing import CHECKING, LIVING, Scene, night
from tests.games.hako_onna.test_noise import CARDS, cards, checking, turn


@pytest.mark.rule("HO-15", "HO-56")
def test_only_face_up_cards_count_also_after_the_music_box() -> None:
    scene = Scene(night(options=CARDS, agenda=CHECKING, noise=cards(5, 4, down=(3,)))).do(a.TurnCard(3))
    scene.chance(a.NoiseValue(1))
    assert scene.top == f.Act(1, main=True)  # ten lie face up; the three does not


@pytest.mark.rule("HO-17", "HO-56")
def test_a_0_that_was_turned_down_again_forbids_no_pass() -> None:
    scene = Scene(night(options=CARDS, agenda=CHECKING, noise=cards(5, down=(0,))))
    assert a.KeepCard(1) in scene.legal()


@pytest.mark.rule("HO-15", "HO-17")
def test_a_kept_card_is_out_of_reach_and_what_was_seen_does_not_come_again() -> None:
    scene = checking(5, 1, kept=1)
    assert [action.card for action in scene.of(a.TurnCard)] == [3, 4, 5]
    scene.do(a.TurnCard(3))
    assert [chance.action for chance in hako_onna.chances(scene.state)] == [a.NoiseValue(n) for n in (0, 2, 3, 4)]


@pytest.mark.rule("HO-17")
def test_a_pass_takes_one_card_and_all_hear_it() -> None:
    scene = checking(1, 2).do(a.KeepCard(3))
    assert scene.heard(e.CardKept, 2) == [e.CardKept(1, 3)]
    down, kept = NoiseCard(None), NoiseCard(None, keeper=1)
    assert scene.state.noise == Cards((NoiseCard(1, up=True), NoiseCard(2, up=True), down, kept, down, down))


@pytest.mark.rule("HO-56")
def test_the_music_box_turns_one_card_down_and_works_again_after_a_reset() -> None:
    scene = turn(checking(5, 4, items={1: "music_box"}), 3).do(a.PlayMusic(True))
    up = [NoiseCard(5, up=True), NoiseCard(4, up=True)]
    assert scene.state.noise == Cards((*up, NoiseCard(3), *[NoiseCard(None)] * 3))
    turn(scene, 2).do(a.Skip(), a.Skip(), a.Skip(), a.Skip())  # noise: her turn, and a reset
    assert scene.top == f.Check(1)
    for value in (5, 4):
        turn(scene, value).do(a.EndTurn())
        scene.do(a.KeepCard(5 if value == 5 else 4))  # the other Visitor passes
    assert isinstance(turn(scene, 3).top, f.Music)


@pytest.mark.rule("HO-20")
def test_kept_discs_add_up_and_the_stack_grows() -> None:
    noise = Discs((3, 4, 5), (Disc(1, False),), (), (), ((2, 2),))
    scene = Scene(night(agenda=CHECKING, noise=noise)).do(a.Release(True)).chance(a.Fell("quiet"))
    assert isinstance(scene.state.noise, Discs)
    assert scene.state.noise.stack == (Disc(1, False), Disc(3, True))
    scene.do(a.EndTurn()).do(a.KeepDisc())
    assert scene.heard(e.DiscKept, 1) == [e.DiscKept(2, 4)]
    assert isinstance(scene.state.noise, Discs)
    assert scene.state.noise.kept == ((2, 2), (2, 4))


@pytest.mark.rule("HO-19", "HO-21")
def test_a_disc_that_slid_off_leaves_the_others_where_they_came_to_rest() -> None:
    noise = Discs((2, 3, 4, 5), (Disc(1, False),), ((0, 400, 0),), (), ())
    scene = Scene(night(agenda=CHECKING, noise=noise)).do(a.Release(False))
    scene.chance(a.Fell("slid_off", ((3, 400, 9), (-4_000, 100, 0))))
    assert isinstance(scene.state.noise, Discs)
    assert scene.state.noise.rests == ((3, 400, 9),)
    assert scene.state.noise.left == (2, 3, 4, 5)
    scene.do(a.Release(False)).chance(a.Fell("slid_off"))
    assert scene.state.noise.rests == ((3, 400, 9),)


@pytest.mark.rule("HO-21")
def test_measures_are_taken_up_to_their_limits() -> None:
    scene = Scene(night(agenda=CHECKING))
    for release in (a.Release(False, -REACH, 0), a.Release(False, REACH, PATIENCE)):
        assert scene.refuses(release) == "accepted"
    for release in (a.Release(False, -REACH - 1, 0), a.Release(False, 0, PATIENCE + 1)):
        assert scene.refuses(release) == "ho-measure"


@pytest.mark.rule("HO-18", "HO-21")
def test_with_the_blip_down_a_share_of_what_was_quiet_topples() -> None:
    up, down = (odds(Options(difficulty="hard"), 3, blip_up, 2) for blip_up in (True, False))
    assert down == (up[0] - up[0] // 2, up[1], up[2] + up[0] // 2)
    assert odds(Options(), 1, True, 0) == odds(Options(), 1, False, 0)  # a black disc has none


@pytest.mark.rule("HO-32", "HO-50")
def test_all_hear_what_came_of_an_announcement() -> None:
    walked = Scene(night()).do(a.WalkTo(LIVING))
    assert walked.heard(e.Announced, 2) == [e.Announced(1, a.WalkTo(LIVING), None)]
    assert walked.heard(e.Walked, 2) == [e.Walked(1, LIVING)]
    lapsed = Scene(night(slots=(8, 9))).do(a.WalkTo(LIVING), a.Interrupt(8)).do(a.LetBe())
    assert lapsed.heard(e.Lapsed, 2) == [e.Lapsed(1)]


@pytest.mark.rule("HO-21")
@pytest.mark.parametrize("rest", [(100_001, 0, 0), (0, -100_001, 0), (0, 0, 1_000_000_001)])
def test_no_disc_rests_off_the_table_or_turns_for_ever(rest: tuple[int, int, int]) -> None:
    scene = Scene(night(agenda=CHECKING)).do(a.Release(False))
    assert scene.refuses(a.Fell("quiet", (rest,)), by=CHANCE) == "ho-measure"
    x, y, turned = rest
    edge = (min(x, 100_000), max(y, -100_000), min(turned, 10**9))
    assert scene.refuses(a.Fell("quiet", (edge,)), by=CHANCE) == "accepted"


@pytest.mark.rule("HO-56")
def test_the_music_box_takes_back_one_disc() -> None:
    noise = Discs((3, 4, 5), (Disc(1, False), Disc(2, False)), (), (), ())
    scene = Scene(night(agenda=CHECKING, items={1: "music_box"}, noise=noise))
    scene.do(a.Release(True)).chance(a.Fell("topple")).do(a.PlayMusic(True))
    assert isinstance(scene.state.noise, Discs)
    assert (scene.state.noise.left, scene.state.noise.stack) == (noise.left, noise.stack)
