"""The log: few lines of a kind, with a count of the rest, and no traceback for a stranger's input."""

import logging
from io import StringIO

import pytest

from kurayami.server.logs import LOGGERS, MOST, TRACEBACK_SECONDS, Sparing, sparing_logs


class Log:
    """A logger with a clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 0.0
        self._written = StringIO()
        self._log = logging.Logger("test")
        self._log.addFilter(Sparing(lambda: self.now))
        self._log.addHandler(logging.StreamHandler(self._written))

    def complain(self, number: int) -> None:
        self._log.warning("table %s is loud", number)

    def whisper(self) -> None:
        self._log.warning("something else")

    def fail(self, problem: Exception) -> None:
        try:
            raise problem
        except Exception:
            self._log.exception("a table failed")

    def take(self) -> list[str]:
        lines = self._written.getvalue().splitlines()
        self._written.truncate(0)
        self._written.seek(0)
        return lines


def test_few_lines_of_a_kind_are_written_and_the_rest_is_counted() -> None:
    log = Log()
    for number in range(1000):
        log.complain(number)
    assert log.take() == [f"table {number} is loud" for number in range(MOST)]
    log.whisper()
    assert log.take() == ["something else"]
    log.now += 1
    log.complain(7)
    log.complain(8)
    assert log.take() == [f"table 7 is loud (and {1000 - MOST} more like it)", "table 8 is loud"]


def test_a_failing_disk_writes_one_traceback() -> None:
    log = Log()
    for _ in range(50):
        log.fail(OSError("the disk"))
        log.now += 1
    lines = log.take()
    assert lines.count("Traceback (most recent call last):") == 1
    assert lines.count("a table failed (OSError)") == 49
    log.fail(ZeroDivisionError())
    assert "ZeroDivisionError" in log.take()
    log.now += TRACEBACK_SECONDS
    log.fail(OSError("the disk"))
    assert "OSError: the disk" in log.take()


def test_what_a_stranger_sent_has_no_traceback() -> None:
    log = Log()
    log.fail(UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"))
    assert log.take() == ["a table failed (UnicodeDecodeError)"]


@pytest.mark.parametrize("name", LOGGERS)
def test_a_server_spares_its_logs_while_it_runs(name: str) -> None:
    logger = logging.getLogger(name)
    before = list(logger.filters)
    with sparing_logs(lambda: 0.0):
        assert any(isinstance(found, Sparing) for found in logger.filters)
    assert logger.filters == before
