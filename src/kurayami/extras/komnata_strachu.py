"""Extras of Komnata Strachu: the daily practice, and its score."""

from typing import Final

from kurayami.extras.extras import Extras
from kurayami.games.komnata_strachu import View

DAILY: Final = b'{"players":1,"rounds":10,"pause":null}'


def score(reveal: View) -> tuple[int, ...]:
    """Rounds the first seat got right, then their average time in milliseconds, lowest first."""
    finishes = [finish for verdict in reveal.told for finish in verdict.finishes]
    times = [finish.time for finish in finishes if finish.seat == 0 and finish.fault is None]
    return len(times), -round(sum(times) / len(times)) if times else 0


EXTRAS: Final = Extras(score=score, daily=DAILY, haste={"pause": 80_000, "time_limit": 300_000}, endless=True)
