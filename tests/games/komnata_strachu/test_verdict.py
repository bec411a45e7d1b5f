"""Verdict of a round, and start of the next."""

import pytest

from kurayami.games.komnata_strachu import Options, apply, chances, deadline, legal, movers, setup, view
from kurayami.games.komnata_strachu.actions import (
    Back,
    GiveUp,
    Gone,
    PhotoFinish,
    Ready,
    Restarted,
    Sent,
)
from kurayami.games.komnata_strachu.events import RoundDecided, SwitchHit
from kurayami.games.komnata_strachu.faults import Missing, NothingPushed, TooLate
from kurayami.games.komnata_strachu.model import Finish, Photo
from kurayami.kernel import CHANCE, CLOCK, Chance, Millis, Move
from tests.games.komnata_strachu.playing import Game, three, tokens

CARDS = "white ghost, red ghost, yellow skull"
BY_SHAPE, BY_COLOUR = "ghost skull", "pumpkin spider puppet"


# Who wins


@pytest.mark.rule("KS-16")
def test_the_first_right_hit_gets_all_three_cards() -> None:
    game = Game(players=3)
    game.begin(CARDS)
    game.hit(0, "ghost", time=700)
    game.hit(2, BY_COLOUR, time=800)
    game.hit(1, BY_SHAPE, time=820)
    assert game.verdict.winner == 2
    assert game.state.won == ((), (), three(CARDS))
    assert game.state.box == ()


@pytest.mark.rule("KS-16", "KS-23")
def test_first_is_whose_time_is_lowest_not_whose_hit_arrives_first() -> None:
    game = Game(players=2)
    game.turn_up(CARDS)
    game.send(0, longest=20, shortest=10)
    game.send(1, longest=300, shortest=280)
    game.hit(0, BY_SHAPE, time=1_000, at=1_015)
    assert game.is_open
    game.hit(1, BY_SHAPE, time=980, at=1_280)
    assert game.verdict.winner == 1
    assert [(finish.seat, finish.time) for finish in game.verdict.finishes] == [(1, 980), (0, 1_000)]


@pytest.mark.rule("KS-17")
def test_if_everyone_was_wrong_the_cards_go_to_the_box() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.hit(0, "ghost", time=700)
    assert game.is_open
    game.hit(1, "", time=900)
    assert game.verdict.winner is None
    assert game.state.box == three(CARDS)
    assert game.cards_won() == [0, 0]
    assert [finish.fault for finish in game.verdict.finishes] == [Missing("shape", "skull", 0), NothingPushed()]


@pytest.mark.rule("KS-17")
def test_the_round_is_over_when_its_time_and_a_have_passed_for_all() -> None:
    game = Game(players=2)
    game.turn_up(CARDS, at=5_000)
    game.send(0, at=5_010, longest=100)
    game.send(1, at=5_050, longest=20)
    assert game.deadline == 5_010 + 30_000 + 150
    game.due()
    assert game.verdict.winner is None
    assert game.state.box == three(CARDS)


@pytest.mark.rule("KS-17")
@pytest.mark.parametrize(("time", "winner"), [(29_999, 0), (30_000, None)])
def test_the_time_runs_on_the_players_own_clock(time: Millis, winner: int | None) -> None:
    game = Game(players=2)
    game.turn_up(CARDS)
    game.send(0, 1, at=0, longest=100)
    game.hit(0, BY_SHAPE, time=time, at=time + 120)
    game.give_up(1)
    assert game.verdict.winner == winner
    assert game.verdict.finishes[0].fault == (None if winner == 0 else TooLate(0))


@pytest.mark.rule("KS-17")
def test_the_limit_can_be_changed_or_switched_off() -> None:
    game = Game(players=2, time_limit=5_000)
    game.begin(CARDS)
    assert game.deadline == 5_050
    endless = Game(players=2, time_limit=None)
    endless.begin(CARDS)
    assert movers(endless.state) == (0, 1)
    endless.hit(0, BY_SHAPE, time=3_600_000)
    assert endless.deadline == 3_600_700


@pytest.mark.rule("KS-17")
def test_a_player_may_give_the_round_up() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.push(0, "ghost")
    game.give_up(0)
    assert legal(game.state, 0) == ()
    assert game.is_open
    game.give_up(1)
    assert game.where == "pause"
    assert game.verdict.winner is None


@pytest.mark.rule("KS-17")
def test_the_round_is_over_when_all_have_hit_wrongly_given_up_or_lost_the_connection() -> None:
    game = Game(players=3)
    game.begin(CARDS)
    game.hit(0, "ghost", time=700)
    game.give_up(1)
    assert game.is_open
    game.gone(2)
    assert game.verdict.winner is None


# The verdict


@pytest.mark.rule("KS-18", "KS-25")
def test_the_round_ends_when_everybody_else_has_hit() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.hit(0, BY_SHAPE, time=700)
    assert game.is_open
    game.hit(1, BY_SHAPE, time=720)
    assert game.verdict.winner == 0


@pytest.mark.rule("KS-18", "KS-25")
def test_the_round_ends_when_t_and_a_have_passed_since_the_cards_were_sent_to_the_others() -> None:
    game = Game(players=3)
    game.turn_up(CARDS)
    game.send(0, at=0)
    game.send(1, at=600, longest=200)
    game.send(2, at=650, longest=350)
    game.hit(0, BY_SHAPE, time=700)
    assert game.deadline == 650 + 700 + 400
    game.hit(2, "", time=700, at=1_400)
    assert game.deadline == 600 + 700 + 250
    game.due()
    assert game.verdict.winner == 0


@pytest.mark.rule("KS-18")
def test_a_hit_close_behind_the_first_is_shown_and_wins_nothing() -> None:
    game = Game(players=3)
    game.begin(CARDS)
    game.hit(0, BY_SHAPE, time=700)
    game.hit(1, BY_SHAPE, time=1_350)
    assert game.is_open
    assert game.deadline == 700 + 700
    game.due()
    assert game.verdict.winner == 0
    assert [(finish.seat, finish.time, finish.fault) for finish in game.verdict.finishes] == [
        (0, 700, None),
        (1, 1_350, None),
    ]


@pytest.mark.rule("KS-18")
def test_a_faster_right_hit_brings_the_verdict_forward() -> None:
    game = Game(players=3)
    game.turn_up(CARDS)
    game.send(0, 1, at=0, longest=300, shortest=300)
    game.send(2, at=700, longest=350, shortest=300)
    game.hit(0, BY_SHAPE, time=1_000, at=1_300)
    assert game.deadline == 700 + 1_000 + 400
    game.hit(1, BY_SHAPE, time=990, at=1_310)
    assert game.deadline == 700 + 990 + 400
    game.due()
    assert game.verdict.winner == 1


@pytest.mark.rule("KS-18")
def test_choices_and_times_of_all_who_hit_are_shown() -> None:
    game = Game(players=4)
    game.turn_up(CARDS)
    game.send(0, 1, 2, 3, longest=100, shortest=60)
    game.hit(1, "ghost", time=500, at=560)
    game.hit(2, BY_COLOUR, time=100, at=860)
    game.push(3, "puppet")
    game.hit(0, BY_SHAPE, time=700, at=870)
    game.due()
    assert game.verdict.finishes == (
        Finish(1, tokens("ghost"), 500, 500, believed=True, fault=Missing("shape", "skull", 0)),
        Finish(2, tokens(BY_COLOUR), 710, 100, believed=False, fault=None),
        Finish(0, tokens(BY_SHAPE), 720, 700, believed=False, fault=None),
    )
    for seat in (0, 3, None):
        assert view(game.state, seat).told == (game.verdict,)


@pytest.mark.rule("KS-18")
def test_the_right_answers_are_shown() -> None:
    game = Game(players=1)
    game.begin("white ghost, invasion 1, red ghost")
    game.give_up(0)
    assert game.verdict.by_shape == tokens("ghost pumpkin skull puppet spider")
    assert game.verdict.by_colour == tokens("skull puppet spider pumpkin ghost")


@pytest.mark.rule("KS-25")
def test_chance_decides_a_photo_finish() -> None:
    game = Game(players=3)
    game.begin(CARDS)
    game.hit(2, BY_SHAPE, time=700)
    game.hit(0, BY_COLOUR, time=700)
    game.hit(1, "", time=700)
    assert game.stage == Photo(three(CARDS), (0, 2))
    assert game.events[-1] == RoundDecided(1, None, photo=True)
    assert movers(game.state) == (CHANCE,)
    assert chances(game.state) == (Chance(PhotoFinish(0)), Chance(PhotoFinish(2)))
    game.photo(2)
    assert (game.verdict.first, game.verdict.winner) == ((0, 2), 2)
    assert game.cards_won() == [0, 0, 3]


@pytest.mark.rule("KS-24")
def test_a_is_the_one_known_at_the_first_sending() -> None:
    game = Game(players=2)
    game.turn_up(CARDS)
    game.send(0, 1, at=100, longest=80, shortest=60)
    game.gone(0, at=200)
    game.back(0, at=300)
    assert legal(game.state, 0)
    assert not [fact for fact in legal(game.state, CLOCK) if isinstance(fact, Sent)]
    game.hit(0, BY_SHAPE, time=700, at=1_300)
    game.give_up(1)
    assert game.verdict.finishes[0].time == 1_300 - 100 - 130


# Between two rounds


@pytest.mark.rule("KS-19")
def test_without_a_pause_no_round_begins_before_all_are_ready() -> None:
    game = Game(players=2, pause=None, countdown=1_500)
    game.begin(CARDS)
    game.hit(0, BY_SHAPE, time=700)
    game.give_up(1)
    assert deadline(game.state) is None
    assert movers(game.state) == (0, 1)
    game.ready(0)
    assert deadline(game.state) is None
    assert movers(game.state) == (1,)
    game.ready(1)
    assert game.deadline == 700 + 1_500


@pytest.mark.rule("KS-19")
def test_without_a_pause_an_empty_table_waits_for_somebody_to_come_back() -> None:
    state = setup(Options(players=1, pause=None))
    assert movers(state) == (0,)
    gone = apply(state, Move(CLOCK, Gone(0), 0)).state
    assert (movers(gone), deadline(gone)) == ((CLOCK,), None)
    assert movers(apply(gone, Move(CLOCK, Back(0), 0)).state) == (0,)


@pytest.mark.rule("KS-19")
def test_tokens_go_back_and_the_next_round_begins_when_all_are_ready() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.hit(0, BY_SHAPE, time=700)
    game.give_up(1)
    assert legal(game.state, 0) == (Ready(),)
    game.ready(0)
    assert legal(game.state, 0) == ()
    assert game.where == "pause"
    game.ready(1)
    assert game.where == "turning"
    game.begin("pink skull, pink skull, red skull")
    assert [game.lane(seat).tokens for seat in (0, 1)] == [(), ()]
    assert game.state.rounds == 2


@pytest.mark.rule("KS-19")
@pytest.mark.parametrize(("options", "pause"), [({}, 8_000), ({"pause": 3_000}, 3_000)])
def test_or_after_eight_seconds(options: dict[str, int], pause: Millis) -> None:
    game = Game(players=2, **options)
    game.begin(CARDS)
    game.give_up(0)
    game.move(1, GiveUp(), at=900)
    assert game.deadline == 900 + pause
    game.due()
    assert game.where == "turning"


@pytest.mark.rule("KS-19")
def test_only_those_who_are_connected_are_waited_for() -> None:
    game = Game(players=3)
    game.begin(CARDS)
    game.gone(2)
    game.give_up(0)
    game.give_up(1)
    game.ready(0)
    game.ready(1)
    assert game.where == "turning"


@pytest.mark.rule("KS-19")
def test_who_leaves_is_no_longer_waited_for_but_nobody_is_not_all() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.give_up(0)
    game.give_up(1)
    game.gone(0)
    game.gone(1)
    assert game.where == "pause"
    game.back(1)
    game.ready(1)
    assert game.where == "turning"


@pytest.mark.rule("KS-19")
def test_a_round_begins_with_a_countdown() -> None:
    game = Game(players=2, countdown=1_500)
    game.begin(CARDS)
    game.give_up(0)
    game.move(1, GiveUp(), at=900)
    game.ready(0)
    assert game.deadline == 8_900
    game.move(1, Ready(), at=2_000)
    assert game.where == "pause"
    assert game.deadline == 3_500
    game.gone(1, at=2_500)
    game.back(1, at=2_600)
    assert game.deadline == 3_500
    game.due()
    assert game.where == "turning"


@pytest.mark.rule("KS-19")
def test_the_countdown_ends_with_the_pause_at_the_latest() -> None:
    game = Game(players=1, countdown=1_500)
    game.begin(CARDS)
    game.give_up(0)
    game.move(0, Ready(), at=7_000)
    assert game.deadline == 8_000


@pytest.mark.rule("KS-19")
def test_the_first_round_waits_for_all_to_be_ready_too() -> None:
    for pause, latest in ((8_000, 30_000), (60_000, 60_000)):
        state = setup(Options(players=2, pause=pause))
        assert [legal(state, seat) for seat in (0, 1)] == [(Ready(),), (Ready(),)]
        assert deadline(state) == latest
    for seat in (0, 1):
        state = apply(state, Move(seat, Ready(), at=400)).state
    assert deadline(state) == 1_900


def test_a_hit_tells_the_others_that_it_happened() -> None:
    game = Game(players=2)
    game.begin(CARDS)
    game.hit(0, BY_SHAPE, time=700)
    assert game.events == (SwitchHit(0, tokens(BY_SHAPE), 700, seen_by=(0,)),)


def test_a_void_round_can_only_be_an_open_one() -> None:
    game = Game(players=2)
    assert game.refusal(CLOCK, Restarted()) == "ks-between-rounds"
