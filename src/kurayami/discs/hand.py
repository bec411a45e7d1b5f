"""The hand that holds a disc (HO-21): a sway everyone can see, and a tremble nobody can predict.

A player chooses where and when to let go. The sway is known beforehand, so watching it is a skill. The tremble is drawn
by the table after the release, from the same distribution for everybody, so nobody can compute it.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from msgspec import Struct

from kurayami.discs.model import Rest, Tremor
from kurayami.kernel import Millis, Stream

PUBLIC: Final = bytes(32)
"""Key of the random stream everyone may know in advance."""

TURN: Final = 1000
PERCENT: Final = 100


class Wave(Struct, frozen=True):
    """A swing to and fro: its reach, its period, and the hand's initial phase in `TURN`ths of the period."""

    reach: int
    period: Millis
    start: int


class Sway(Struct, frozen=True):
    """Visible motion of the hand while it holds one disc: the sum of the waves is its offset to the right."""

    waves: tuple[Wave, ...]
    strain: int
    """Tremor of the hand, in percent."""


WAVES: Final = ((500, 2600), (250, 560))
STRAIN: Final = (65, 65, 105, 165, 260)
"""Strain by height of the stack: the higher the arm, the more it sways and trembles."""

TREMBLING: Final = Tremor(offset=180, tilt=40_000, speed=1500, spin=500_000)
"""Spread of the unpredictable part."""


def sway(stream: Stream, height: int) -> Sway:
    """Sway of a hand that holds a disc over a stack of `height` discs. Everyone sees it."""
    strain = STRAIN[height]
    waves = tuple(Wave(reach * strain // PERCENT, period, stream.below(TURN)) for reach, period in WAVES)
    return Sway(waves, strain)


def sway_of(turn: int, left: int, height: int) -> Sway:
    """Sway of the hand in a game, by her turn, discs left beside the board and height of the stack."""
    return sway(Stream(PUBLIC, f"sway {turn} {left}"), height)


def offset_at(motion: Sway, when: Millis) -> float:
    return sum(wave.reach * sin(_angle(wave, when)) for wave in motion.waves)


def speed_at(motion: Sway, when: Millis) -> float:
    """Speed to the right, in hundredths of a millimetre per second."""
    return sum(wave.reach * cos(_angle(wave, when)) * 2000 * pi / wave.period for wave in motion.waves)


def _angle(wave: Wave, when: Millis) -> float:
    return 2 * pi * (when / wave.period + wave.start / TURN)


def tremor(stream: Stream, motion: Sway, when: Millis) -> Tremor:
    """Tremor of a release at this moment, drawn from the table's stream."""

    def trembling(spread: int) -> int:
        return bell(stream, spread * motion.strain // PERCENT)

    return Tremor(
        offset=round(offset_at(motion, when)) + trembling(TREMBLING.offset),
        tilt=trembling(TREMBLING.tilt),
        speed=round(speed_at(motion, when)) + trembling(TREMBLING.speed),
        spin=trembling(TREMBLING.spin),
    )


def bell(stream: Stream, spread: int) -> int:
    """A random number around 0 with this standard deviation, at most three times as far."""
    return sum(stream.below(2 * spread + 1) - spread for _ in range(3))


class Hand(Struct, frozen=True):
    """Skill of a hand: spread of place (at a strain of 100 percent) and of time."""

    place: int
    moment: Millis


STEADY: Final = Hand(place=100, moment=30)
ORDINARY: Final = Hand(place=400, moment=80)
CLUMSY: Final = Hand(place=700, moment=140)

HANDS: Final = {"steady": STEADY, "ordinary": ORDINARY, "clumsy": CLUMSY}

FIRST_AIM: Final = 480
UPHILL_OF_BLIP: Final = 360


class HandRelease(Struct, frozen=True):
    """Place and time of a release, as a player reports it."""

    x: int
    when: Millis


def aim(stack: Sequence[Rest]) -> int:
    """Target of the three hands: beside the bump, on the middle of the top disc, or uphill of its blip."""
    if not stack:
        return FIRST_AIM
    top = stack[-1]
    uphill = 1 if top.turn > 0 else -1
    return top.x + (uphill * UPHILL_OF_BLIP if top.kind != "black" and top.blip_up else 0)


def release(stream: Stream, hand: Hand, target: int, motion: Sway) -> HandRelease:
    """Release of such a hand: close to a moment when the disc is still over the target."""
    still = min(range(500, 3000, 20), key=lambda when: abs(speed_at(motion, when)))
    x = target - round(offset_at(motion, still)) + bell(stream, hand.place * motion.strain // PERCENT)
    return HandRelease(x, max(0, still + bell(stream, hand.moment)))
