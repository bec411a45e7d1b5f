"""Notes of a pytest run: a plugin that records what started, passed and failed, as it happens."""

from pathlib import Path
from typing import Final, Literal

import msgspec
import pytest

OPTION: Final = "--shake-notes"


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    test: str
    what: Literal["started", "passed", "skipped", "failed"]
    text: str = ""


class Scribe:
    def __init__(self, path: Path) -> None:
        self._file = path.open("ab", buffering=0)

    def write(self, note: Note) -> None:
        self._file.write(msgspec.json.encode(note) + b"\n")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.write(Note(nodeid, "started"))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Records a report. A failed set-up or tear-down is a failed test."""
        if report.failed:
            captured = "".join(f"\n--- {title}\n{text}" for title, text in report.sections)
            self.write(Note(report.nodeid, "failed", f"in its {report.when}\n{report.longreprtext}{captured}"))
        elif report.skipped:
            self.write(Note(report.nodeid, "skipped"))
        elif report.when == "call":
            self.write(Note(report.nodeid, "passed"))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.write(Note(report.nodeid, "failed", report.longreprtext))

    def pytest_unconfigure(self) -> None:
        self._file.close()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, type=Path, default=None, help="file for the notes of tools.shake")


def pytest_configure(config: pytest.Config) -> None:
    """Registers the plugin. Workers of pytest-xdist report to the process that started them, and that one writes."""
    path = config.getoption(OPTION)
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Scribe(path), "shake-scribe")


def read(path: Path) -> list[Note]:
    """Notes of a run; empty if it ended before it began."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Note) for line in path.read_bytes().splitlines()]
