"""Temper of a bot that follows the others: just fast enough for a person to win about every other round.

It knows what everybody knows, the options and the verdicts so far. Each such bot aims for an equal share of half the
rounds, and leaves the rest to the others, whoever they are.
"""

from collections.abc import Sequence
from math import exp, log
from statistics import median
from typing import Final

from msgspec.structs import replace

from kurayami.bots.komnata_strachu.plan import usual_time
from kurayami.bots.komnata_strachu.temper import DREAMER, Temper
from kurayami.games.komnata_strachu.model import Options, Verdict, head_start_of
from kurayami.kernel import Millis, Seat

FASTEST: Final = 0.2
SLOWEST: Final = 3.0
"""Range of such a bot's times, relative to the dreamer's."""
REMEMBERED: Final = 8
"""Rounds used to estimate the others' pace: people get faster, or tired."""
CROWD: Final = 0.2
"""Extra slowness, as a logarithm, at the start for each further player: several such bots are faster together."""
HEED: Final = 0.5
"""Change in the logarithm of its times after a round won or lost."""
USUAL: Final[Millis] = 4600
"""The dreamer's median time over all rounds."""
KNOWN: Final = 3
"""Rounds of evidence that a pace from earlier games counts for."""
MISTAKES_EXPECTED: Final = 1.5
HITS_EXPECTED: Final = 10
"""Mistakes and right hits assumed of the others before any were seen."""


HOST: Final = 0
"""Seat whose player the usual pace belongs to: whoever sets a table up sits there by default."""


def following(told: Sequence[Verdict], seat: Seat, options: Options) -> Temper:
    """Temper for the next round. It follows the times that are compared: those less the head starts (KS-32)."""
    players = options.players
    factor = exp(_pace(told, seat, options) + _correction(told, seat, players) + CROWD * (players - 2))
    return _hurried(DREAMER, min(SLOWEST, max(FASTEST, factor)), _carelessness(told, seat))


def _pace(told: Sequence[Verdict], seat: Seat, options: Options) -> float:
    """Times in which the bot would be level with the others' best, relative to the dreamer's usual ones, as a
    logarithm.
    """
    own, usual = head_start_of(options, seat), options.usual
    level = None if usual is None else usual - head_start_of(options, HOST) + own
    ratios = [] if level is None else [log(max(1, level) / USUAL)] * KNOWN
    for verdict in told:
        right = [finish.counted for finish in verdict.finishes if finish.seat != seat and finish.fault is None]
        if right:
            ratios.append(log(max(1, min(right) + own) / usual_time(verdict.cards, DREAMER)))
    return median(ratios[-REMEMBERED:]) if ratios else 0.0


def _correction(told: Sequence[Verdict], seat: Seat, players: int) -> float:
    """Correction: slower after a round won, faster after one lost; in balance when the bot wins its share."""
    share = 0.5 / max(1, players - 1)
    decided = [verdict for verdict in told if verdict.winner is not None]
    return HEED * sum((verdict.winner == seat) - share for verdict in decided)


def _carelessness(told: Sequence[Verdict], seat: Seat) -> int:
    """The others' mistakes per 1,000 hits."""
    faults = [finish.fault is not None for verdict in told for finish in verdict.finishes if finish.seat != seat]
    return round(1000 * (sum(faults) + MISTAKES_EXPECTED) / (len(faults) + HITS_EXPECTED))


def _hurried(temper: Temper, factor: float, careless: int) -> Temper:
    return replace(
        temper,
        see=round(temper.see * factor),
        bit=round(temper.bit * factor),
        disturbed=round(temper.disturbed * factor),
        special=round(temper.special * factor),
        escape=round(temper.escape * factor),
        press=round(temper.press * factor),
        look=round(temper.look * factor),
        light=round(temper.light * factor),
        careless=careless,
    )
