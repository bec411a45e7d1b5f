"""Clocks for servers under test: it is never midnight, and one stands still until a test moves it."""

import asyncio
from collections.abc import Callable
from datetime import date

from kurayami.server.clock import Clock


class Alarm:
    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


DAY = date(2026, 10, 31)


class DayClock(Clock):
    """A running clock whose day changes only when a test changes it."""

    def __init__(self) -> None:
        self.day = DAY

    def today(self) -> date:
        return self.day


class HandClock(DayClock):
    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._alarms: list[Alarm] = []

    def now(self) -> float:
        return self._now

    def ring(self, after: float, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(self._now + after, call)
        self._alarms.append(alarm)
        return alarm

    def forward(self, seconds: float) -> None:
        """Lets time pass: alarms ring in order, and their effects are set going."""
        self._now += seconds
        due = sorted((alarm for alarm in self._alarms if alarm.at <= self._now), key=lambda alarm: alarm.at)
        self._alarms = [alarm for alarm in self._alarms if alarm.at > self._now]
        for alarm in due:
            if not alarm.cancelled:
                asyncio.get_running_loop().call_soon(alarm.call)
