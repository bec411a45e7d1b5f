"""Every part of `make long` can be started, and a failure is a failure."""

from importlib.util import find_spec

import pytest

from tools import long


def test_every_part_is_there() -> None:
    assert all(find_spec(words[0]) for words in long.PARTS.values())


def test_what_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert long.main(["kills", "thrills"]) == 2
    assert "There is no thrills. There are: nights" in capsys.readouterr().err


def test_a_failure_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(long, "PARTS", {"good": ("this", "--version"), "bad": ("no_such_module_here",)})
    assert long.main([]) == 1
    out = capsys.readouterr().out
    assert "good: passed in" in out
    assert "bad: failed in" in out
    assert "long: bad failed" in out
