"""Time left: told to everyone who may know it, also after a reconnection."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.client import Browser, Running, running, settings_for
from tests.server.clock import HandClock
from tests.server.workers.test_bots import begun, frame, play_until

pytestmark = pytest.mark.anyio

GHOST_TIME = 3_600_000
PAUSE = 3_000_000
OPTIONS = {
    "visitors": 1,
    "random_boards": True,
    "random_items": True,
    "ghost_time": GHOST_TIME,
    "pause": PAUSE,
}


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def server(tmp_path: Path, clock: HandClock) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path, clock=clock)) as found:
        yield found


@pytest.mark.rule("HO-76")
async def test_the_time_of_a_ghost_is_told_to_ghosts_only_and_goes_on_while_they_are_away(
    ada: Browser, bob: Browser, clock: HandClock
) -> None:
    async with AsyncExitStack() as stack:
        code, she, visitor = await begun(stack, ada, bob, OPTIONS)
        assert she.updates[0]["left"] is None
        await play_until(she, visitor, lambda: frame(she) == "moving")
        first = she.update["left"]
        assert first == GHOST_TIME
        assert visitor.update["left"] is None
        await she.close()
        clock.forward(60)
        async with ada.at(code) as again, bob.at(code) as watched:
            await again.until(lambda: again.updates)
            await watched.until(lambda: watched.updates)
            assert again.update["left"] == first - 60_000
            assert watched.update["left"] is None


@pytest.mark.rule("HO-51")
async def test_the_time_of_a_pause_is_told_to_all_who_come(
    ada: Browser, bob: Browser, server: Running, clock: HandClock
) -> None:
    async with AsyncExitStack() as stack:
        code, she, visitor = await begun(stack, ada, bob, OPTIONS)
        await play_until(she, visitor, lambda: any(one["type"] == "set_power" for one in she.legal))
        power = next(one for one in she.legal if one["type"] == "set_power")
        await she.ask("act", action=power)
        await play_until(she, visitor, lambda: any(one["type"] == "walk_to" for one in visitor.legal))
        await visitor.ask("act", action=next(one for one in visitor.legal if one["type"] == "walk_to"))
        await she.until(lambda: frame(she) == "window")
        clock.forward(60)
        async with server.browser() as eve, eve.at(code) as watcher, bob.at(code) as again:
            for one in (watcher, again):
                await one.until(lambda one=one: one.updates)
                assert frame(one) == "window"
                assert one.update["left"] == PAUSE - 60_000
