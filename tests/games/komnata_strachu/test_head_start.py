"""A head start is taken off the time: set before the game, shown to all, the same for every rule of the race."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kurayami.games.komnata_strachu import Options, setup, view
from kurayami.games.komnata_strachu.actions import Hit
from kurayami.games.komnata_strachu.faults import TooLate
from kurayami.games.komnata_strachu.model import Photo, Turning
from kurayami.games.komnata_strachu.race import Claim, Runner, Trip, race, time_that_counts
from kurayami.games.komnata_strachu.view import Race, TurningSeen
from kurayami.kernel import Millis
from tests.games.komnata_strachu.playing import Game, three

CARDS = "white ghost, red ghost, yellow skull"
RIGHT = "ghost skull"
GRANTED = 3_000
LISTENER, SEEING = 0, 1
STARTS = st.integers(0, 600).map(lambda tenths: 100 * tenths)


def game(**options: Any) -> Game:
    """The first player has a head start of three seconds, the second none."""
    return Game(players=2, head_starts=(GRANTED, 0), **options)


@pytest.mark.rule("KS-32")
@pytest.mark.parametrize(("heard", "winner"), [(4_999, LISTENER), (5_001, SEEING)])
def test_it_is_taken_off_the_time_when_times_are_compared(heard: Millis, winner: int) -> None:
    """The one who sees hits after 2 s. Less 3 s, the other's 4.999 s is faster."""
    played = game()
    played.begin(CARDS)
    played.hit(SEEING, RIGHT, time=2_000)
    played.hit(LISTENER, RIGHT, time=heard)
    assert played.verdict.winner == winner
    shown = {finish.seat: (finish.time, finish.head_start, finish.counted) for finish in played.verdict.finishes}
    assert shown == {LISTENER: (heard, GRANTED, heard - GRANTED), SEEING: (2_000, 0, 2_000)}
    assert played.verdict.finishes[0].seat == winner, "fastest first"


@pytest.mark.rule("KS-25", "KS-32")
def test_the_table_waits_for_it_before_it_decides() -> None:
    """A right hit is not the first before the head start has passed too, and the allowed lag."""
    played = game()
    played.turn_up(CARDS)
    played.send(LISTENER, longest=100)
    played.send(SEEING)
    played.hit(SEEING, RIGHT, time=2_000)
    assert played.deadline == 2_000 + GRANTED + 150
    played.due()
    assert played.verdict.winner == SEEING


@pytest.mark.rule("KS-25", "KS-32")
def test_nobody_waits_for_a_player_who_could_no_longer_be_first() -> None:
    """A hit within one's own head start beats whatever the others can still do: only close hits are awaited."""
    played = game()
    played.begin(CARDS)
    played.hit(LISTENER, RIGHT, time=2_500)
    assert played.deadline == 2_500 + 700
    played.hit(SEEING, RIGHT, time=2_600)
    assert played.verdict.winner == LISTENER
    assert [finish.counted for finish in played.verdict.finishes] == [-500, 2_600]


@pytest.mark.rule("KS-25", "KS-32")
def test_level_times_less_the_head_start_are_a_photo_finish() -> None:
    played = game()
    played.begin(CARDS)
    played.hit(SEEING, RIGHT, time=2_000)
    played.hit(LISTENER, RIGHT, time=2_000 + GRANTED)
    assert played.stage == Photo(three(CARDS), (LISTENER, SEEING))


@pytest.mark.rule("KS-17", "KS-32")
@pytest.mark.parametrize(("time", "late"), [(32_999, None), (33_000, TooLate(0)), (33_040, TooLate(40))])
def test_the_round_lasts_longer_for_who_has_one(time: Millis, late: TooLate | None) -> None:
    played = game()
    played.begin(CARDS)
    assert played.deadline == 30_000 + GRANTED + 50
    played.give_up(SEEING)
    played.hit(LISTENER, RIGHT, time=time)
    assert played.verdict.finishes[0].fault == late


@pytest.mark.rule("KS-32")
@pytest.mark.parametrize("seat", [LISTENER, SEEING, None])
def test_everybody_sees_who_has_one(seat: int | None) -> None:
    assert view(setup(Options(head_starts=(GRANTED, 0))), seat).options.head_starts == (GRANTED, 0)


@pytest.mark.rule("KS-32")
def test_who_is_not_named_has_none() -> None:
    played = Game(players=3, head_starts=(GRANTED,))
    played.begin(CARDS)
    for seat in range(3):
        played.hit(seat, RIGHT, time=4_000 + seat)
    assert [finish.head_start for finish in played.verdict.finishes] == [GRANTED, 0, 0]


@pytest.mark.rule("KS-6", "KS-32")
@pytest.mark.parametrize("seat", [LISTENER, SEEING, None])
def test_nobody_is_shown_the_cards_earlier(seat: int | None) -> None:
    """Two of the three are decided: nobody sees them. With the third, everybody sees all."""
    played = game()
    played.begin(CARDS)
    open_round = view(played.state, seat).stage
    assert isinstance(open_round, Race)
    assert open_round.cards == three(CARDS)
    assert view(replace(played.state, stage=Turning(three(CARDS)[:2])), seat).stage == TurningSeen(2)


@pytest.mark.rule("KS-24", "KS-32")
@given(start=STARTS, longest=st.integers(0, 400), claimed=st.integers(0, 100_000), passed=st.integers(0, 60_000))
def test_a_lie_gains_no_more_with_it(start: Millis, longest: Millis, claimed: Millis, passed: Millis) -> None:
    """Times are checked before the head start is taken off, and the same is taken off a true and a false one."""
    trip, claim = Trip(0, longest, longest), Claim(claimed, passed)
    standing = race([Runner(trip, claim, right=True, head_start=start)])
    assert standing.times == (time_that_counts(trip, claim),)


@pytest.mark.rule("KS-25", "KS-32")
@given(time=st.integers(0, 60_000), starts=st.tuples(STARTS, STARTS), later=st.integers(0, 5_000))
def test_after_the_wait_nobody_can_be_faster(time: Millis, starts: tuple[Millis, Millis], later: Millis) -> None:
    """A hit when the verdict is due, or later, does not beat the first."""
    first = Runner(Trip(0), Claim(time, time), right=True, head_start=starts[0])
    settled = race([first, Runner(Trip(0), head_start=starts[1])]).settled
    assert settled is not None
    late = Runner(Trip(0), Claim(0, max(settled, time) + later), right=True, head_start=starts[1])
    assert 0 in race([first, late]).first


@pytest.mark.rule("KS-32")
def test_the_time_that_is_sent_is_the_players_own() -> None:
    """The player's machine measures as ever; the table takes the head start off."""
    played = game()
    played.begin(CARDS)
    played.push(LISTENER, RIGHT, 4_000)
    played.move(LISTENER, Hit(4_000), 4_000)
    assert played.lane(LISTENER).claim == Claim(4_000, 4_000)
