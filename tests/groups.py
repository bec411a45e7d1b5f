"""Groups of tests, by path: `pytest -m live`, `pytest -m browser`, `pytest -m "not live and not browser"`."""

from pathlib import Path
from typing import Final, Literal

TESTS: Final = Path(__file__).parent

BROWSER: Final = ("e2e",)
"""Folders of tests that open a browser."""

LIVE: Final = (
    "bots/hako_onna/playouts",
    "bots/hako_onna/test_master.py",
    "bots/hidden_rooms/test_levels.py",
    "cli",
    "discs/test_fall.py",
    "engine",
    "games/hako_onna/test_fast.py",
    "lab",
    "server",
    "terminal",
    "test_cli.py",
    "test_compiler.py",
    "test_examples.py",
    "test_house.py",
    "tools",
)
"""Folders and files of tests that start a server or a process, or use a real clock."""

Group = Literal["live", "browser", "rest"]


def group_of(path: Path) -> Group:
    place = path.relative_to(TESTS)
    if any(place.is_relative_to(folder) for folder in BROWSER):
        return "browser"
    if any(place.is_relative_to(part) for part in LIVE):
        return "live"
    return "rest"
