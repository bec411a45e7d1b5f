"""Pings from one timer."""

import asyncio
import re
from pathlib import Path

import pytest

from kurayami.server.http.pings import PingRounds
from kurayami.server.http.websocket import CALM
from kurayami.server.settings import Settings
from tests.patience import until

pytestmark = pytest.mark.anyio

PAGE = Path(__file__).parents[3] / "web" / "src" / "lib" / "connection.ts"


class Counted:
    """A connection that wants its next ping after this many seconds."""

    def __init__(self, after: float) -> None:
        self.pings = 0
        self._after = after

    def ping(self) -> float:
        self.pings += 1
        return self._after


async def test_everybody_is_pinged_at_their_own_pace_until_they_go() -> None:
    rounds, quick, slow = PingRounds(0.001), Counted(0.001), Counted(3600.0)
    for one in (quick, slow):
        rounds.begin(one)
    await until(lambda: quick.pings >= 5 and slow.pings == 1)
    rounds.end(quick)
    before = quick.pings
    rounds.begin(again := Counted(0.001))
    await until(lambda: again.pings >= 5)
    assert (quick.pings, slow.pings) == (before, 1)


async def test_nobody_there_no_timer() -> None:
    rounds, one = PingRounds(0.001), Counted(0.001)
    rounds.begin(one)
    await until(lambda: one.pings >= 1)
    rounds.end(one)
    rounds.end(one)
    await until(lambda: rounds._timer is None)
    rounds.begin(one)
    before = one.pings
    await until(lambda: one.pings > before)
    rounds.end(one)


async def test_who_leaves_while_pinged_is_not_pinged_again() -> None:
    rounds = PingRounds(0.001)
    gone = asyncio.Event()

    class Leaving:
        def ping(self) -> float:
            assert not gone.is_set()
            rounds.end(self)
            gone.set()
            return 0.001

    rounds.begin(Leaving())
    await until(gone.is_set)
    await until(lambda: rounds._timer is None)


async def test_a_page_is_pinged_before_it_takes_its_line_for_dead() -> None:
    found = re.search(r"const DEAD_AFTER = ([\d_]+);", PAGE.read_text("utf-8"))
    assert found
    assert Settings(database="").ping_seconds * CALM * 1.5 <= int(found[1]) / 1000
