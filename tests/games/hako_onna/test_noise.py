from typing import Any

import pytest

from kurayami.games import hako_onna
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.noise import DISCS, odds
from kurayami.games.hako_onna.options import Difficulty, Options
from kurayami.games.hako_onna.pieces import Cards, Disc, Discs, NoiseCard
from kurayami.kernel import CHANCE
from tests.games.hako_onna.drawing import CHECKING, HALL, LIVING, RED, UPPER_HALL, Scene, night

CARDS = {"noise": "cards"}


def cards(*up: int, kept: int = 0, down: tuple[int, ...] = ()) -> Cards:
    """Six cards: these face up, this many kept, these known face down, the rest never seen."""
    shown = [NoiseCard(value, up=True) for value in up] + [NoiseCard(value) for value in down]
    passed = [NoiseCard(None, keeper=2) for _ in range(kept)]
    rest = [NoiseCard(None) for _ in range(6 - len(shown) - kept)]
    return Cards((*shown, *passed, *rest))


def checking(*up: int, kept: int = 0, **drawn: Any) -> Scene:
    return Scene(night(options=CARDS, agenda=CHECKING, noise=cards(*up, kept=kept), **drawn))


def turn(scene: Scene, value: int) -> Scene:
    scene.do(next(iter(scene.of(a.TurnCard))))
    if isinstance(scene.top, f.Falling):
        scene.chance(a.NoiseValue(value))
    return scene


@pytest.mark.rule("HO-14", "HO-15", "HO-31")
def test_a_quiet_check_and_the_turn_goes_on() -> None:
    scene = turn(checking(5, 4), 1)
    assert scene.top == f.Act(1, main=True)


@pytest.mark.rule("HO-15")
def test_six_cards_of_the_visitors_choice_that_nobody_knows_until_they_are_turned() -> None:
    scene = checking()
    assert scene.of(a.TurnCard) == [a.TurnCard(index) for index in range(6)]
    scene.do(a.TurnCard(4))
    assert [chance.action for chance in hako_onna.chances(scene.state)] == [a.NoiseValue(value) for value in range(6)]
    scene.chance(a.NoiseValue(3))
    assert scene.heard(e.CardTurned, 0) == [e.CardTurned(1, 4, 3)]


@pytest.mark.rule("HO-14", "HO-15", "HO-40")
def test_a_sum_of_eleven_is_noise_she_takes_a_turn_and_the_same_visitor_checks_again() -> None:
    scene = turn(checking(5, 4), 2)
    assert scene.said(e.MadeNoise) == [e.MadeNoise(1, HALL)]
    assert scene.top == f.Hers("scream")
    scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert scene.said(e.NoiseReset)
    assert scene.top == f.Check(1)
    assert scene.state.noise == cards()


@pytest.mark.rule("HO-16")
def test_one_card_left_is_time_overdue_after_the_turn_and_then_the_next_visitor() -> None:
    scene = turn(checking(0, 1, 2, 3), 4)
    assert scene.said(e.TimeOverdue)
    assert not scene.said(e.MadeNoise)
    assert scene.top == f.Act(1, main=True)
    scene.do(a.EndTurn())
    assert scene.top == f.Hers("scream")
    scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert scene.top == f.Check(2)
    assert not scene.state.overdue


@pytest.mark.rule("HO-17", "HO-16")
def test_a_pass_takes_a_card_unseen_ends_the_turn_and_counts_for_time_overdue() -> None:
    scene = checking(1, 2, 3, slots=(7, None))
    scene.do(a.KeepCard(5))
    assert scene.top == f.Check(2)  # no action, no pause for an interruption
    assert isinstance(scene.state.noise, Cards)
    assert scene.state.noise.cards[5] == NoiseCard(None, keeper=1)
    scene.do(a.KeepCard(4))
    assert scene.state.turn == 1  # one card was left: her turn
    assert scene.top == f.Hers("scream")


@pytest.mark.rule("HO-17")
def test_no_pass_while_the_0_lies_face_up() -> None:
    assert checking(0, 5).of(a.KeepCard) == []
    assert len(checking(1, 5).of(a.KeepCard)) == 4
    assert checking(0).refuses(a.KeepCard(3)) == "ho-not-now"


@pytest.mark.rule("HO-18", "HO-20")
@pytest.mark.parametrize(
    ("difficulty", "kinds"),
    [
        ("regular", ["black", "black", "small", "black", "black"]),
        ("hard", ["black", "black", "big", "black", "black"]),
        ("nightmare", ["black", "big", "black", "small", "black"]),
    ],
)
def test_the_discs_in_their_order(difficulty: Difficulty, kinds: list[str]) -> None:
    scene = Scene(night(options={"difficulty": difficulty}, agenda=CHECKING))
    assert list(DISCS[difficulty]) == kinds
    for position, kind in enumerate(kinds, 1):
        red = kind != "black"
        assert scene.of(a.Release) == ([a.Release(False), a.Release(True)] if red else [a.Release(False)])
        assert (scene.of(a.KeepDisc) == []) == red
        scene.do(a.Release(red))
        scene.chance(a.Fell("quiet"))
        assert scene.said(e.DiscFell)[0].position == position
        if position < 5:
            scene.do(a.EndTurn())
    assert scene.state.overdue


@pytest.mark.rule("HO-19", "HO-20")
def test_a_topple_is_noise_and_a_disc_that_slides_off_is_put_again() -> None:
    scene = Scene(night(agenda=CHECKING, noise=Discs((2, 3, 4, 5), (Disc(1, False),), (), (), ())))
    scene.do(a.Release(False)).chance(a.Fell("slid_off"))
    assert scene.legal()[:-1] == (a.Release(False),)  # again, and no pass any more; the last one is to give up
    assert scene.state.noise == Discs((2, 3, 4, 5), (Disc(1, False),), (), (), (), "slid_off")
    scene.do(a.Release(False)).chance(a.Fell("topple"))
    assert scene.said(e.MadeNoise)
    assert scene.top == f.Hers("scream")


@pytest.mark.rule("HO-19")
def test_the_first_disc_can_t_slide_off() -> None:
    scene = Scene(night(agenda=CHECKING)).do(a.Release(False))
    assert [chance.action for chance in hako_onna.chances(scene.state)] == [a.Fell("quiet"), a.Fell("topple")]
    assert scene.refuses(a.Fell("slid_off"), by=CHANCE) == "ho-no-chance"


@pytest.mark.rule("HO-20")
def test_a_kept_disc_is_no_part_of_the_stack_and_the_last_one_is_time_overdue() -> None:
    scene = Scene(night(agenda=CHECKING, noise=Discs((4, 5), (), (), (), ())))
    scene.do(a.KeepDisc())
    assert isinstance(scene.state.noise, Discs)
    assert scene.state.noise.kept == ((1, 4),)
    assert scene.top == f.Check(2)
    scene.do(a.KeepDisc())
    assert scene.top == f.Hers("scream")


@pytest.mark.rule("HO-21")
def test_where_a_hand_let_go_and_where_the_discs_rest_are_measures() -> None:
    scene = Scene(night(agenda=CHECKING, noise=Discs((2, 3, 4, 5), (Disc(1, False),), ((0, 400, 0),), (), ())))
    assert scene.refuses(a.Release(False, x=20_000)) == "ho-measure"
    assert scene.refuses(a.Release(False, after=-1)) == "ho-measure"
    scene.do(a.Release(False, x=-250, after=1800))
    rests = ((0, 400, 0), (-260, 1200, 1500))
    assert scene.refuses(a.Fell("quiet", rests[:1]), by=CHANCE) == "ho-measure"
    assert scene.refuses(a.Fell("quiet", ((0, 400, 0), (999_999, 0, 0))), by=CHANCE) == "ho-measure"
    scene.chance(a.Fell("quiet", rests))
    view = hako_onna.view(scene.state, 2)
    assert isinstance(view.noise, Discs)
    assert view.noise.rests == rests
    assert scene.heard(e.DiscFell, None)[0].rests == rests


@pytest.mark.rule("HO-21")
def test_the_model_for_games_without_a_screen() -> None:
    for difficulty in DISCS:
        options = Options(difficulty=difficulty)
        for position in range(1, 6):
            for height in range(5):  # in reverse order every pair can come
                weights = odds(options, position, True, height)
                assert sum(weights) == 100
                assert min(weights[0], weights[2]) > 0
                assert (weights[1] == 0) == (height == 0)
    harder = [odds(Options(difficulty=level), 5, False, 4)[2] for level in ("regular", "hard")]
    assert harder == sorted(harder)
    assert odds(Options(), 3, False, 2)[2] > odds(Options(), 3, True, 2)[2]


def hazards(topple: list[float]) -> list[float]:
    """Odds that the noise comes with each disc, and never."""
    standing, shares = 1.0, []
    for hazard in topple:
        shares.append(standing * hazard)
        standing *= 1 - hazard
    return [*shares, standing]


@pytest.mark.rule("HO-21")
def test_an_ordinary_hand_makes_noise_about_as_often_as_the_cards() -> None:
    """Six cards without a pass: 10 % with the third, 30 % with the fourth, 43 % with the fifth, 17 % never."""
    options = Options()
    weights = [odds(options, position, True, position - 1) for position in range(1, 6)]
    shares = hazards([topple / (quiet + topple) for quiet, _, topple in weights])
    assert shares[-1] == pytest.approx(1 / 6, abs=0.05)
    assert shares[0] + shares[1] < 0.12


@pytest.mark.rule("HO-56")
def test_mary_makes_two_checks_and_a_pass_replaces_both() -> None:
    drawn: dict[str, Any] = {"hands": {1: ("doll-mary",)}, "mary": 1, "mary_until": 1}
    scene = Scene(night(options=CARDS, agenda=(f.TurnEnd(2), f.Act(2, main=True)), **drawn))
    scene.do(a.EndTurn())
    assert scene.top == f.Check(1, left=2)
    assert scene.of(a.KeepCard)
    turn(scene, 1)
    assert scene.top == f.Check(1, left=1, opening=False)
    assert scene.of(a.KeepCard) == []
    turn(scene, 2)
    assert scene.top == f.Act(1, main=True)


@pytest.mark.rule("HO-56")
def test_no_second_check_when_time_overdue_is_due() -> None:
    agenda = (f.TurnEnd(1), f.Act(1, main=True), f.Check(1, left=2))
    scene = turn(Scene(night(options=CARDS, agenda=agenda, noise=cards(0, 1, 2, 3))), 4)
    assert scene.top == f.Act(1, main=True)
    assert scene.state.overdue


@pytest.mark.rule("HO-56")
def test_noise_later_in_the_turn_and_then_free_actions_only() -> None:
    scene = Scene(night(options=CARDS, items={1: "sacred_drops"}, noise=cards(5, 4)))
    scene.do(a.Use())
    assert scene.top == f.Check(1, opening=False, late=True)
    turn(scene, 3)
    assert scene.top == f.Hers("scream")
    scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert scene.top == f.Act(1, main=False)
    scene.do(a.EndTurn())
    assert scene.top == f.Check(2)


@pytest.mark.rule("HO-56")
def test_a_reset_cancels_a_time_overdue_that_is_due() -> None:
    """Overdue became due by the very check of the Sacred Drops' noise: it does not bring her a second turn."""
    scene = Scene(night(options=CARDS, items={1: "sacred_drops"}, noise=cards(5, 4, 0, 1)))
    turn(scene.do(a.Use()), 2)
    scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip(), a.EndTurn())
    assert scene.state.turn == 1
    assert scene.top == f.Check(2)


@pytest.mark.rule("HO-56", "HO-12")
def test_the_music_box_undoes_a_check_once_between_two_resets() -> None:
    scene = turn(checking(5, 4, items={1: "music_box"}, she=0, slots=(5, None), pages=6), 3)
    assert scene.kinds() == {"PlayMusic", "GiveUp"}
    scene.do(a.PlayMusic(True))
    assert scene.visitor(1).alive  # nothing strikes for the check that was undone
    assert scene.top == f.Check(1, opening=False, again=True)
    assert scene.of(a.KeepCard) == []
    assert isinstance(scene.state.noise, Cards)
    assert scene.state.noise.cards[2] == NoiseCard(3)  # all know it now
    scene.do(a.TurnCard(2))  # it is the 3 again
    assert scene.said(e.MadeNoise)
    assert not scene.visitor(1).alive


@pytest.mark.rule("HO-56")
def test_the_music_box_leaves_the_stack_as_it_stood() -> None:
    before = ((0, 400, 0),)
    noise = Discs((2, 3, 4, 5), (Disc(1, False),), before, (), ())
    scene = Scene(night(agenda=CHECKING, items={1: "music_box"}, noise=noise))
    scene.do(a.Release(False)).chance(a.Fell("topple", ((5, 0, 0), (9, 0, 0)))).do(a.PlayMusic(True))
    assert isinstance(scene.state.noise, Discs)
    assert scene.state.noise.rests == before
    assert scene.state.noise.left == (2, 3, 4, 5)
    scene.do(a.Release(False)).chance(a.Fell("topple"))
    assert scene.top == f.Hers("scream")  # only once


@pytest.mark.rule("HO-9", "HO-48")
def test_upside_down_reverses_the_discs_until_her_next_turn_ends() -> None:
    scene = Scene(night(slots=(11, None), pages=4, agenda=(f.Next(1), f.Opening(), f.Hers("activate"))))
    scene.do(a.Activate(11), a.Skip(), a.Skip())
    assert scene.heard(e.EyesOpened, 1)[0].discs_reversed
    scene.do(a.Release(False)).chance(a.Fell("quiet"))
    assert scene.said(e.DiscFell)[0].position == 5
    scene.do(a.EndTurn()).do(a.Release(False)).chance(a.Fell("topple"))
    scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert not scene.heard(e.EyesOpened, 1)[0].discs_reversed
    scene.do(a.Release(False)).chance(a.Fell("quiet"))
    assert scene.said(e.DiscFell)[0].position == 1


@pytest.mark.rule("HO-7", "HO-14", "HO-63")
def test_behind_you_strikes_before_her_turn() -> None:
    """Power 5: every Visitor in the noisy room dies, the others do not."""
    scene = checking(5, 4, she=1, slots=(5, None), pages=6, rooms={1: UPPER_HALL, 2: LIVING}, hand=(3,))
    turn(scene, 2)
    assert not scene.visitor(1).alive
    assert scene.visitor(2).alive
    assert scene.state.hand == (3, 5)
    assert scene.tiles(1) == ["hako-onna", "hakobito-1"]
    assert scene.top == f.Hers("scream")
    scene.do(a.Skip(), a.Skip(), a.Skip(), a.Skip())
    assert scene.top == f.Moving(1, UPPER_HALL, 1)  # moves in the turn of hers that follows
    scene.do(a.Skip())
    assert scene.top == f.Check(2)  # the next Visitor, as the one who made noise is dead


@pytest.mark.rule("HO-7")
@pytest.mark.parametrize(("pages", "room", "dies"), [(5, UPPER_HALL, False), (6, UPPER_HALL, True), (6, RED, False)])
def test_behind_you_needs_six_pages_and_her_room(pages: int, room: int, dies: bool) -> None:
    scene = turn(checking(5, 4, she=1, slots=(None, 5), pages=pages, rooms={1: room}), 3)
    assert scene.visitor(1).alive != dies
    assert (5 in scene.state.slots) != dies


@pytest.mark.rule("HO-7", "HO-63", "HO-64")
@pytest.mark.parametrize("pages", [7, 8])
def test_with_eight_pages_a_hakobito_sets_it_off_as_well(pages: int) -> None:
    ghosts: dict[str, Any] = {"hakobito_at": {3: (18, None), 2: (19, None)}}
    scene = checking(5, 4, visitors=4, slots=(5, None), pages=pages, rooms={1: LIVING}, **ghosts)
    turn(scene, 3)
    assert scene.visitor(1).alive == (pages < 8)
    if pages == 8:
        assert scene.tiles(18)[-1] == "hakobito-1"  # of those in the room, the one that died first


@pytest.mark.rule("HO-11", "HO-62", "HO-63")
def test_behind_you_several_die_in_seat_order_and_each_may_spend_an_extinguisher() -> None:
    scene = checking(5, 4, visitors=3, she=0, slots=(5, None), pages=6, hands={2: ("fire-extinguisher",)})
    turn(scene, 3)
    assert not scene.visitor(1).alive
    assert scene.top == f.Doomed(2, 0, "noise")
    scene.do(a.Flee(LIVING), by=2)
    assert scene.visitor(2).room == LIVING
    assert not scene.visitor(3).alive
    assert scene.tiles(0) == ["hako-onna", "hakobito-1", "hakobito-3"]
    assert scene.top == f.Hers("scream")
