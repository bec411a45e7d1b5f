"""Rate-limited log lines, so that neither strangers nor a failing disk fill the log."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final, TypeAlias

MOST: Final = 3
"""Most lines a second of one kind."""
TRACEBACK_SECONDS: Final = 60.0
"""Seconds before a problem of the same kind prints its traceback again."""
LOGGERS: Final = ("kurayami", "uvicorn.error", "asyncio")

Site: TypeAlias = tuple[str, int]
"""Place in the program that writes a line, which defines its kind: the line's content may come from a stranger."""


class Seen:
    """Recent log lines from one site."""

    def __init__(self) -> None:
        self.since = float("-inf")
        self.written = 0
        self.left_out = 0
        self.tracebacks: dict[type[BaseException], float] = {}


class Sparing(logging.Filter):
    """Lets a few lines of a kind through. The next one says how many were dropped."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        self._seen: dict[Site, Seen] = {}
        self._lock = Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        with self._lock:
            now, seen = self._now(), self._seen.setdefault((record.pathname, record.lineno), Seen())
            if now - seen.since >= 1:
                seen.since, seen.written = now, 0
            if seen.written >= MOST:
                seen.left_out += 1
                return False
            seen.written += 1
            left_out, seen.left_out = seen.left_out, 0
            _shorten(record, seen, now)
        if left_out:
            _append(record, f"(and {left_out} more like it)")
        return True


def _shorten(record: logging.LogRecord, seen: Seen, now: float) -> None:
    """Names the problem without its traceback, if a stranger caused it or it was printed recently."""
    kind = record.exc_info[0] if record.exc_info else None
    if kind is None:
        return
    strangers = issubclass(kind, UnicodeDecodeError)  # uvicorn reports bytes that are no text as a failure
    if strangers or now - seen.tracebacks.get(kind, float("-inf")) < TRACEBACK_SECONDS:
        record.exc_info = None
        _append(record, f"({kind.__name__})")
    else:
        seen.tracebacks[kind] = now


def _append(record: logging.LogRecord, more: str) -> None:
    record.msg, record.args = f"{record.getMessage().rstrip()} {more}", ()


@contextmanager
def sparing_logs(now: Callable[[], float]) -> Iterator[None]:
    sparing = Sparing(now)
    loggers = [logging.getLogger(name) for name in LOGGERS]
    for logger in loggers:
        logger.addFilter(sparing)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeFilter(sparing)
