"""Pings of all connections from one timer: one timer each would cost memory, and a wake-up each."""

import asyncio
import logging
from typing import Final, Protocol

FIRST_PING: Final = 0.1
"""Seconds before the first ping. The interval doubles."""
STEP: Final = 0.05
"""Seconds between two checks of what is due, while anybody is connected."""
FAILED_SECONDS: Final = 5.0
"""Seconds before the next attempt after a failed ping."""

log = logging.getLogger("kurayami")


class Pinged(Protocol):
    def ping(self) -> float:
        """Sends a ping. Returns the seconds until the next is due."""
        ...


class PingRounds:
    """A timer wheel: connections due at the same step are pinged together."""

    def __init__(self, step: float = STEP) -> None:
        self._step = step
        self._due: dict[int, set[Pinged]] = {}
        self._when: dict[Pinged, int] = {}
        self._now = 0
        """Step up to which everybody was pinged."""
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, one: Pinged) -> None:
        if self._timer is None:
            self._now = self._steps()
            self._turn_later()
        self._expect(one, FIRST_PING)

    def end(self, one: Pinged) -> None:
        when = self._when.pop(one, None)
        if when in self._due:
            self._due[when].discard(one)

    def _expect(self, one: Pinged, seconds: float) -> None:
        when = self._when[one] = self._now + max(1, round(seconds / self._step))
        self._due.setdefault(when, set()).add(one)

    def _steps(self) -> int:
        return int(asyncio.get_running_loop().time() / self._step)

    def _turn_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._step, self._turn)

    def _turn(self) -> None:
        if not self._when:
            self._timer = None
            self._due.clear()
            return
        until = self._steps()
        while self._now < until:
            self._now += 1
            for one in self._due.pop(self._now, ()):
                self._ping(one)
        self._turn_later()

    def _ping(self, one: Pinged) -> None:
        """Pings one connection; a failure does not affect the others."""
        try:
            after = one.ping()
        except Exception:
            log.exception("a ping failed")
            after = FAILED_SECONDS
        if one in self._when:
            self._expect(one, after)
