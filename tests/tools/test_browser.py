"""A browser for the tests: the named one, an installed one, or a new one."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from tools.boot import browser
from tools.boot.place import Place
from tools.boot.run import Trouble


class Scribe:
    def __init__(self, failing: str = "nothing") -> None:
        self.failing = failing
        self.lines: list[str] = []

    def __call__(self, command: Sequence[str | Path]) -> str:
        line = " ".join(map(str, command))
        self.lines.append(line)
        if self.failing in line:
            raise Trouble("advice", f"{self.failing} fell over")
        return ""


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path, windows=False)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A machine without a browser."""
    monkeypatch.setattr(browser, "find_browser", lambda env: None)
    monkeypatch.setattr(browser, "is_debian_root", lambda: True)
    return monkeypatch


def test_the_named_one_comes_first(tmp_path: Path) -> None:
    chrome = tmp_path / "google-chrome"
    chrome.touch()
    chrome.chmod(0o755)
    path = {"PATH": str(tmp_path)}
    assert browser.find_browser({**path, "CHROMIUM": "mine"}) == "mine"
    assert browser.find_browser(path) == str(chrome)
    shell = tmp_path / "chromium-headless-shell"
    shell.touch()
    shell.chmod(0o755)
    assert browser.find_browser(path) == str(shell), "the one without a window"
    assert browser.find_browser({"PATH": str(tmp_path / "nowhere")}) is None


def test_one_that_is_there_is_taken(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "find_browser", lambda env: "chromium")
    scribe = Scribe()
    browser.install_browser(place, scribe)
    assert scribe.lines == []


def test_debian_has_one(place: Place, bare: pytest.MonkeyPatch) -> None:
    scribe = Scribe()
    browser.install_browser(place, scribe)
    assert scribe.lines[0].endswith(" update")
    assert scribe.lines[1].endswith(" chromium-headless-shell")
    assert len(scribe.lines) == 2


def test_an_older_debian_has_one_with_windows(place: Place, bare: pytest.MonkeyPatch) -> None:
    scribe = Scribe(failing="headless")
    browser.install_browser(place, scribe)
    assert [line.split()[-1] for line in scribe.lines[1:]] == ["chromium-headless-shell", "chromium"]


def test_lists_that_cannot_be_renewed_may_do(place: Place, bare: pytest.MonkeyPatch) -> None:
    scribe = Scribe(failing=" update")
    browser.install_browser(place, scribe)
    assert len(scribe.lines) == 2


def test_where_debian_fails_playwright_brings_one(place: Place, bare: pytest.MonkeyPatch) -> None:
    scribe = Scribe(failing="apt-get")
    browser.install_browser(place, scribe)
    assert scribe.lines[-1].endswith("-m playwright install chromium")


def test_elsewhere_playwright_brings_one(place: Place, bare: pytest.MonkeyPatch) -> None:
    bare.setattr(browser, "is_debian_root", lambda: False)
    scribe = Scribe()
    browser.install_browser(place, scribe)
    assert len(scribe.lines) == 1


def test_where_nothing_helps_it_says_what_to_do(place: Place, bare: pytest.MonkeyPatch) -> None:
    bare.setattr(browser, "is_debian_root", lambda: False)
    with pytest.raises(Trouble, match="CHROMIUM=") as trouble:
        browser.install_browser(place, Scribe(failing="playwright"))
    assert "playwright fell over" in trouble.value.output
