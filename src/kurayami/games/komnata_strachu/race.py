"""The race for the light switch, fair at a distance (KS-23 to KS-25, KS-32). It knows neither cards nor tokens.

Each player's time runs on their own machine, from showing the cards to the hit. The table knows when it sent the cards,
when the hit arrived, and how long a round trip takes, so it can tell which times are possible.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kurayami.kernel import Millis

LONGEST_TRIP: Final[Millis] = 350
"""Longest round trip compensated for, in milliseconds."""
GRACE: Final[Millis] = 50
CLOSE: Final[Millis] = 700
"""Milliseconds after the first right hit in which other hits are still accepted, to be shown. They can't win."""


class Trip(Struct, frozen=True):
    """A player's connection as the table knew it when it sent the cards."""

    sent: Millis
    longest: Millis = 0
    """Longest of the last 20 round trips measured by the table, in milliseconds."""
    shortest: Millis = 0


class Claim(Struct, frozen=True):
    """A hit: the player's own time as claimed, and when the table heard of it."""

    time: Millis
    arrived: Millis


class Runner(Struct, frozen=True):
    trip: Trip | None = None
    """Connection when the cards were sent; None: not sent."""
    claim: Claim | None = None
    right: bool = False
    """True if the choice was right when the switch was hit."""
    gave_up: bool = False
    gone: bool = False
    """True if the connection is lost."""
    head_start: Millis = 0
    """Milliseconds taken off the time (KS-32)."""


class Standing(Struct, frozen=True):
    """Standing of the race. Runners are named by index."""

    times: tuple[Millis | None, ...]
    """Time that is believed, for each runner who hit; a head start is not taken off."""
    doubted: tuple[int, ...]
    """Runners whose time was not believed but set."""
    first: tuple[int, ...]
    """Runners first with a right choice in time. More than one: a photo finish."""
    settled: Millis | None
    """Table time from which nothing can change it: 0 if everyone is done, None if not known yet."""


def allowance(trip: Trip) -> Millis:
    """The lag allowance A: the longest round trip believed (KS-24)."""
    return min(trip.longest, LONGEST_TRIP) + GRACE


def is_believed(trip: Trip, claim: Claim) -> bool:
    """True if the time left for the round trip is one this connection can make."""
    return 0 <= claim.arrived - trip.sent - claim.time <= allowance(trip)


def time_that_counts(trip: Trip, claim: Claim) -> Millis:
    """Claimed time plus whatever exceeds A; set by the table if less than nothing is left for the round
    trip (KS-24).
    """
    passed = claim.arrived - trip.sent
    if claim.time > passed:
        return max(0, passed - min(trip.shortest, LONGEST_TRIP))
    return max(claim.time, passed - allowance(trip))


def race(runners: Sequence[Runner], limit: Millis | None = None) -> Standing:
    """Standing of a race. Times are compared less the head start (KS-32), with each other and with the round's limit:
    at or over it is too late (KS-17).
    """
    times: list[Millis | None] = []
    doubted: list[int] = []
    in_time: list[tuple[Millis, int]] = []
    for place, runner in enumerate(runners):
        if runner.trip is None or runner.claim is None:
            times.append(None)
            continue
        time = time_that_counts(runner.trip, runner.claim)
        times.append(time)
        if not is_believed(runner.trip, runner.claim):
            doubted.append(place)
        counted = time - runner.head_start
        if runner.right and (limit is None or counted < limit):
            in_time.append((counted, place))
    best = min(in_time)[0] if in_time else None
    first = tuple([place for counted, place in in_time if counted == best])
    return Standing(tuple(times), tuple(doubted), first, _settled(runners, best, _heard(runners, first), limit))


def _heard(runners: Sequence[Runner], first: Sequence[int]) -> Millis:
    """Arrival of the earliest hit that wins as things stand; 0 if there is none."""
    return min([claim.arrived for place in first if (claim := runners[place].claim)], default=0)


def _settled(runners: Sequence[Runner], best: Millis | None, heard: Millis, limit: Millis | None) -> Millis | None:
    """Time after which no better hit can arrive (KS-25, KS-32), no close one be shown, or time is up (KS-17)."""
    span = limit if best is None else best
    settled = 0
    for runner in runners:
        if runner.claim or runner.gave_up or _lost(runner, best):
            continue
        if runner.trip is None or span is None:
            return None
        settled = max(settled, runner.trip.sent + span + runner.head_start + allowance(runner.trip))
        if best is not None and not runner.gone:
            settled = max(settled, heard + CLOSE)
    return settled


def _lost(runner: Runner, best: Millis | None) -> bool:
    """True for a lost connection nobody waits for (KS-17), unless a hit may be on its way that beats the
    best (KS-25).
    """
    return runner.gone and (best is None or runner.trip is None)
