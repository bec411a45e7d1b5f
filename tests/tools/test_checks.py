"""All checks run, all failures are shown, and a warning is a failure."""

from pathlib import Path

import pytest
from tools.boot import checks
from tools.boot.place import Place


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A project whose tools are small scripts."""
    place = Place(tmp_path, windows=False)
    place.scripts.mkdir(parents=True)
    for name in ("ruff", "mypy", "lint-imports", "npm"):
        tool(place, name, "echo fine")
    return place


def tool(place: Place, name: str, script: str) -> None:
    place.script(name).write_text(f"#!/bin/sh\n{script}\n")
    place.script(name).chmod(0o755)


def test_green(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.check(place) == 0
    assert capsys.readouterr().out.startswith("check: all 9 passed (format, lint, types, imports, web format, ")


def test_all_failures_are_shown(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    tool(place, "ruff", "echo $1 is untidy; exit 1")
    tool(place, "lint-imports", "echo upstairs; exit 1")
    assert checks.check(place) == 1
    out = capsys.readouterr().out
    assert "format is untidy" in out
    assert "check is untidy" in out
    assert "upstairs" in out
    assert "fine" not in out
    assert out.splitlines()[-1].startswith("check: 3 of 9 failed (format, lint, imports) in ")


def test_a_warning_is_a_failure(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    tool(place, "mypy", "echo 'warning: this setting is old' >&2")
    assert checks.check(place) == 1
    assert "this setting is old" in capsys.readouterr().out


def test_fix_tells_what_it_could_not_mend(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    tool(place, "ruff", "echo $1; test $1 = format")
    assert checks.fix(place) == 1
    assert capsys.readouterr().out == "check\nformat\nfine\n"
