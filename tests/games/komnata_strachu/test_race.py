"""The race as a pure function: whose time is believed, who is first, how long the verdict waits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kurayami.games.komnata_strachu.race import (
    Claim,
    Runner,
    Standing,
    Trip,
    allowance,
    is_believed,
    race,
    time_that_counts,
)
from kurayami.kernel import Millis

SENT = st.integers(0, 100_000)
TIME = st.integers(0, 60_000)
TRIP = st.integers(0, 350)
"""A round trip the game is made for."""
MEASURED = st.tuples(st.integers(0, 1_000), st.integers(0, 1_000)).map(sorted)


def runner(
    time: Millis, trip: Millis = 0, sent: Millis = 0, right: bool = True, longest: Millis | None = None
) -> Runner:
    """An honest player who hits after this time, over a connection with this round trip."""
    known = trip if longest is None else longest
    return Runner(Trip(sent, known, min(known, trip)), Claim(time, sent + trip + time), right)


# Whose time is believed


@pytest.mark.rule("KS-24")
@pytest.mark.parametrize(("longest", "allowed"), [(0, 50), (120, 170), (350, 400), (351, 400), (5_000, 400)])
def test_a_trip_of_a_is_allowed(longest: Millis, allowed: Millis) -> None:
    assert allowance(Trip(0, longest)) == allowed


@pytest.mark.rule("KS-24")
@pytest.mark.parametrize(
    ("claimed", "time"),
    [
        (1_000, 1_000),  # nothing is left for the trip
        (1_001, 940),  # less than nothing
        (850, 850),  # exactly A is left
        (849, 850),  # more than A: what exceeds it is added
        (0, 850),
        (9_999, 940),
    ],
)
def test_what_is_left_for_the_trip_lies_between_zero_and_a(claimed: Millis, time: Millis) -> None:
    """Sent at 500, arrived at 1500; round trips of 60 to 100 ms were measured, so A is 150."""
    assert time_that_counts(Trip(500, 100, 60), Claim(claimed, 1_500)) == time


@pytest.mark.rule("KS-24")
def test_a_time_that_is_set_takes_off_350_at_most_and_is_never_below_zero() -> None:
    assert time_that_counts(Trip(0, 900, 700), Claim(1_001, 1_000)) == 650
    assert time_that_counts(Trip(0, 300, 300), Claim(500, 100)) == 0


@pytest.mark.rule("KS-23", "KS-24")
@given(sent=SENT, time=TIME, longest=TRIP, data=st.data())
def test_an_honest_player_is_believed_while_the_delay_stays_within_what_was_measured_plus_50(
    sent: Millis, time: Millis, longest: Millis, data: st.DataObject
) -> None:
    delay = data.draw(st.integers(0, longest + 50))
    trip = Trip(sent, longest, data.draw(st.integers(0, longest)))
    claim = Claim(time, sent + delay + time)
    assert is_believed(trip, claim)
    assert time_that_counts(trip, claim) == time


@pytest.mark.rule("KS-24")
@given(sent=SENT, time=TIME, delay=st.integers(0, 2_000), measured=MEASURED, claimed=st.integers(0, 200_000))
def test_a_lie_gains_400_ms_at_most(
    sent: Millis, time: Millis, delay: Millis, measured: list[Millis], claimed: Millis
) -> None:
    """For any claim over any connection, the time that counts is at most A lower than the true one."""
    shortest, longest = measured
    trip = Trip(sent, longest, shortest)
    counted = time_that_counts(trip, Claim(claimed, sent + delay + time))
    assert time - counted <= allowance(trip) <= 400


@pytest.mark.rule("KS-24")
def test_the_bound_is_reached() -> None:
    """A connection that seemed slow when measured and is not: A is the gain."""
    assert time_that_counts(Trip(0, 350, 350), Claim(1_000, 1_400)) == 1_000


# Who is first


@pytest.mark.rule("KS-16")
def test_the_first_right_hit_wins_and_wrong_ones_are_passed_over() -> None:
    standing = race([runner(900, right=False), runner(1_200), runner(1_100)])
    assert standing.first == (2,)


@pytest.mark.rule("KS-23")
@given(slow=st.integers(20, 30_000), sent=st.tuples(SENT, SENT))
def test_a_player_with_300_ms_of_delay_who_reacts_20_ms_faster_wins(slow: Millis, sent: tuple[Millis, Millis]) -> None:
    """Even though the hit arrives 280 ms later, and the two machines' clocks are unrelated."""
    far = runner(slow - 20, trip=300, sent=sent[0])
    near = runner(slow, trip=0, sent=sent[1])
    assert race([far, near]).first == (0,)


@pytest.mark.rule("KS-23", "KS-25")
@given(times=st.lists(TIME, min_size=2, max_size=4), data=st.data())
def test_a_line_of_up_to_350_ms_costs_nothing(times: list[Millis], data: st.DataObject) -> None:
    runners = [runner(time, trip=data.draw(TRIP), sent=data.draw(SENT)) for time in times]
    standing = race(runners)
    assert standing.times == tuple(times)
    assert standing.first == tuple(place for place, time in enumerate(times) if time == min(times))


@pytest.mark.rule("KS-25")
def test_right_hits_of_the_same_millisecond_are_a_photo_finish() -> None:
    standing = race([runner(1_000, trip=300), runner(1_000), runner(1_001)])
    assert standing == Standing(times=(1_000, 1_000, 1_001), doubted=(), first=(0, 1), settled=0)


@pytest.mark.rule("KS-25")
def test_a_wrong_hit_of_the_same_millisecond_is_no_photo_finish() -> None:
    assert race([runner(1_000), runner(1_000, right=False)]).first == (0,)


@pytest.mark.rule("KS-24")
def test_whose_time_was_not_believed_is_said_and_what_it_was_set_to() -> None:
    liar = Runner(Trip(0, 80, 60), Claim(200, 1_260), right=True)
    standing = race([runner(1_100), liar])
    assert (standing.doubted, standing.times, standing.first) == ((1,), (1_100, 1_130), (0,))


# How long the verdict waits


@pytest.mark.rule("KS-25")
def test_the_verdict_waits_until_t_and_a_have_passed_for_each_who_has_not_hit() -> None:
    waiting = [Runner(Trip(30, 100, 80)), Runner(Trip(700, 350, 80))]
    assert race([runner(1_000), *waiting]).settled == 700 + 1_000 + 400


@pytest.mark.rule("KS-18")
def test_it_waits_for_hits_that_come_close_behind_the_first() -> None:
    """They can't win any more, but they are shown: 0.7 s after the winning hit arrived."""
    waiting = Runner(Trip(0, 100, 80))
    assert race([runner(1_000, trip=60), waiting]).settled == 1_060 + 700
    assert race([runner(1_000, trip=60), runner(1_500, right=False, trip=80)]).settled == 0


@pytest.mark.rule("KS-25")
def test_the_verdict_does_not_wait_when_all_others_have_hit_or_given_up() -> None:
    gave_up = Runner(Trip(0, 350), gave_up=True)
    assert race([runner(1_000), runner(2_000, right=False), gave_up]).settled == 0


@pytest.mark.rule("KS-25")
def test_it_waits_for_somebody_whose_cards_are_still_to_be_sent() -> None:
    assert race([runner(1_000), Runner()]).settled is None


@pytest.mark.rule("KS-17")
def test_without_a_right_hit_it_waits_until_the_time_and_a_have_passed_for_all() -> None:
    waiting = [Runner(Trip(30, 100, 80)), Runner(Trip(10, 350, 80))]
    assert race([runner(1_000, right=False), *waiting], limit=30_000).settled == 10 + 30_000 + 400
    assert race([runner(1_000, right=False), *waiting]).settled is None


@pytest.mark.rule("KS-17")
@pytest.mark.parametrize(("time", "first"), [(29_999, (0,)), (30_000, ()), (30_200, ())])
def test_a_time_at_the_limit_or_over_it_is_too_late(time: Millis, first: tuple[int, ...]) -> None:
    assert race([runner(time)], limit=30_000).first == first


@pytest.mark.rule("KS-17", "KS-25")
def test_nobody_waits_for_a_lost_connection_but_for_a_hit_on_its_way() -> None:
    gone = Runner(Trip(0, 100, 80), gone=True)
    assert race([runner(1_000, right=False), gone], limit=30_000).settled == 0
    assert race([runner(1_000), gone], limit=30_000).settled == 1_150
    assert race([runner(1_000), Runner(gone=True)], limit=30_000).settled == 0


@pytest.mark.rule("KS-25")
@given(time=TIME, sent=SENT, measured=MEASURED, arrives=st.integers(0, 5_000), claimed=st.integers(0, 200_000))
def test_after_the_wait_no_hit_can_be_faster(
    time: Millis, sent: Millis, measured: list[Millis], arrives: Millis, claimed: Millis
) -> None:
    """A hit that arrives when the verdict is due, or later, true or not, does not beat the first."""
    shortest, longest = measured
    trip = Trip(sent, longest, shortest)
    settled = race([runner(time), Runner(trip)]).settled
    assert settled is not None
    assert settled <= max(sent + time + 400, time + 700)
    assert time_that_counts(trip, Claim(claimed, settled + arrives)) >= time


@pytest.mark.rule("KS-25")
@given(time=TIME, earlier=st.integers(1, 500), trip=TRIP, sent=SENT)
def test_whoever_is_faster_is_waited_for(time: Millis, earlier: Millis, trip: Millis, sent: Millis) -> None:
    """An honest winning hit arrives before the verdict, over any connection the game is made for."""
    faster = runner(max(0, time - earlier), trip=trip, sent=sent)
    assert faster.claim
    settled = race([runner(time), Runner(faster.trip)]).settled
    assert settled is not None
    assert faster.claim.arrived < settled
