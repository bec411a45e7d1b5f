"""Clock of a server, passed in with its settings. Tests pass in one they move themselves."""

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime
from time import monotonic
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """Monotonic time for games, absences and bots, in seconds."""

    def now(self) -> float:
        return monotonic()

    def today(self) -> date:
        """The day of the daily challenge, in UTC."""
        return datetime.now(UTC).date()

    def ring(self, after: float, call: Callable[[], None]) -> Alarm:
        """Calls back after `after` seconds."""
        return asyncio.get_running_loop().call_later(after, call)

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return await asyncio.sleep(0)
        over = asyncio.Event()
        alarm = self.ring(seconds, over.set)
        try:
            await over.wait()
        finally:
            alarm.cancel()
