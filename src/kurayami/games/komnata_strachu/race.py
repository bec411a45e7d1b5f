"""The race for the light switch, fair at a distance (KS-23 to KS-25). Nothing here knows cards or tokens.

Every player's time runs on their own machine, from the cards' showing to the hit. The table knows when it sent the
cards, when the hit arrived, and how long a round trip takes; so it can tell which times are possible.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kurayami.kernel import Millis

LONGEST_TRIP: Final[Millis] = 350
"""A longer round trip is not made up for."""
GRACE: Final[Millis] = 50
CLOSE: Final[Millis] = 700
"""How long after the first right hit the others' hits are still taken, to be shown. They can't win any more."""


class Trip(Struct, frozen=True):
    """A player's connection as the table knew it when it sent the cards."""

    sent: Millis
    longest: Millis = 0
    """Longest of the last 20 round trips measured by the table, in milliseconds."""
    shortest: Millis = 0


class Claim(Struct, frozen=True):
    """A hit: the time on the player's own clock, as told, and when the table heard of it."""

    time: Millis
    arrived: Millis


class Runner(Struct, frozen=True):
    trip: Trip | None = None
    """None: the cards were not sent to this player."""
    claim: Claim | None = None
    right: bool = False
    """True if the choice was right when the switch was hit."""
    gave_up: bool = False
    gone: bool = False
    """The connection is lost."""


class Standing(Struct, frozen=True):
    """Standing of the race. Runners are named by their place in the list."""

    times: tuple[Millis | None, ...]
    """The time that counts, for each who hit."""
    doubted: tuple[int, ...]
    """Seats whose time was not believed, but set."""
    first: tuple[int, ...]
    """Runners first with a right choice in time. More than one: a photo finish."""
    settled: Millis | None
    """Table time from which nothing can change it: 0 if everyone is done, None if not known yet."""


def allowance(trip: Trip) -> Millis:
    """The longest trip that is believed: A (KS-24)."""
    return min(trip.longest, LONGEST_TRIP) + GRACE


def is_believed(trip: Trip, claim: Claim) -> bool:
    """True if what is left for the trip is a trip that this line can make."""
    return 0 <= claim.arrived - trip.sent - claim.time <= allowance(trip)


def time_that_counts(trip: Trip, claim: Claim) -> Millis:
    """The claimed time, and what exceeds A; set by the table where less than nothing is left for the trip (KS-24)."""
    passed = claim.arrived - trip.sent
    if claim.time > passed:
        return max(0, passed - min(trip.shortest, LONGEST_TRIP))
    return max(claim.time, passed - allowance(trip))


def race(runners: Sequence[Runner], limit: Millis | None = None) -> Standing:
    """The standing of a race. A time at or over the round's limit is too late (KS-17)."""
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
        if runner.right and (limit is None or time < limit):
            in_time.append((time, place))
    best = min(in_time)[0] if in_time else None
    first = tuple([place for time, place in in_time if time == best])
    return Standing(tuple(times), tuple(doubted), first, _settled(runners, best, _heard(runners, first), limit))


def _heard(runners: Sequence[Runner], first: Sequence[int]) -> Millis:
    """Arrival of the earliest hit that wins as things stand; 0 if there is none."""
    return min([claim.arrived for place in first if (claim := runners[place].claim)], default=0)


def _settled(runners: Sequence[Runner], best: Millis | None, heard: Millis, limit: Millis | None) -> Millis | None:
    """Time after which no better hit can arrive (KS-25), nor a close one be shown, or time is over (KS-17)."""
    span = limit if best is None else best
    settled = 0
    for runner in runners:
        if runner.claim or runner.gave_up or _lost(runner, best):
            continue
        if runner.trip is None or span is None:
            return None
        settled = max(settled, runner.trip.sent + span + allowance(runner.trip))
        if best is not None and not runner.gone:
            settled = max(settled, heard + CLOSE)
    return settled


def _lost(runner: Runner, best: Millis | None) -> bool:
    """Nobody waits for a lost connection (KS-17), but for a hit that may be on its way to beat the best (KS-25)."""
    return runner.gone and (best is None or runner.trip is None)
