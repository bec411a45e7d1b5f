"""Three processes, killed, paused and cut off during play; `make long` runs it at length."""

import pytest

from tests.server.cluster.shaking import shake
from tests.server.postgres import postgres

pytestmark = pytest.mark.anyio


async def test_nothing_is_lost_doubled_or_forked() -> None:
    """The cut is longer than the database waits for a heartbeat, and the pause comes while a write is under way."""
    with postgres() as database:
        report = await shake(
            database, kills=2, stops=1, cuts=1, players=4, seed=7,
            stop_seconds=lambda _: 6.0, cut_seconds=lambda _: 6.0,
        )  # fmt: skip
    assert (report.kills, report.stops, report.cuts) == (2, 1, 1)
    assert report.proven > 0
    assert report.taken_over > 0
    assert report.together > 0
    assert report.zombies > 0
    assert report.late_writes >= report.zombies
