"""The pace at which a table tells who is there. With many listeners each coming and going would be told to all."""

from collections.abc import Callable
from typing import Final

from kurayami.server.clock import Alarm, Clock
from kurayami.server.rate_limits import Bucket

NEWS_RATE: Final = 200
"""Messages a second about people, at one table. With a dozen listeners nobody notices; a hundred hear of it every half
second."""
NEWS_BURST: Final = 400
LATER_SECONDS: Final = 0.25
"""Seconds after which what could not be told is looked at again."""


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
