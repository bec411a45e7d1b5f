"""Pace of presence updates. With many listeners, each arrival and departure would be sent to all."""

from collections.abc import Callable
from typing import Final

from kurayami.server.clock import Alarm, Clock
from kurayami.server.rate_limits import Bucket

NEWS_RATE: Final = 200
"""Presence messages per second at one table. A dozen listeners never notice; a hundred get them every half second."""
NEWS_BURST: Final = 400
LATER_SECONDS: Final = 0.25
"""Seconds before a delayed update is tried again."""


class NewsPace:
    def __init__(self, clock: Clock, look_again: Callable[[], None]) -> None:
        self._clock = clock
        self._look_again = look_again
        self._bucket = Bucket(NEWS_RATE, NEWS_BURST, clock.now)
        self._alarm: Alarm | None = None

    def may_tell(self, listeners: int) -> bool:
        """True if all of them may be told now. If not, they are told later."""
        if self._bucket.take(min(listeners, NEWS_BURST)):
            return True
        if self._alarm is None:
            self._alarm = self._clock.ring(LATER_SECONDS, self._ring)
        return False

    def end(self) -> None:
        if self._alarm:
            self._alarm.cancel()

    def _ring(self) -> None:
        self._alarm = None
        self._look_again()
