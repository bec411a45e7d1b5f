"""Three processes, killed, paused and cut off during play; `make long` runs it at length."""

import pytest

from tests.server.cluster.shaking import shake
from tests.server.postgres import postgres

pytestmark = pytest.mark.anyio


async def test_nothing_is_lost_doubled_or_forked() -> None:
    """A pause and a cut are longer than the database waits for a heartbeat."""
    with postgres() as database:
        report = await shake(
            database, kills=3, stops=1, cuts=2, players=4, seed=7,
            stop_seconds=lambda _: 6.0, cut_seconds=lambda _: 6.0,
        )  # fmt: skip
    assert (report.kills, report.stops, report.cuts) == (3, 1, 2)
    assert report.acknowledged > 0
