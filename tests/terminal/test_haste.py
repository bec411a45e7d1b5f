"""Unhurried tables in the terminal."""

import re
from pathlib import Path
from typing import Any

import pytest

from kurayami.terminal.haste import HASTE, is_unhurried
from kurayami.terminal.wish import Wish
from kurayami.words import Words
from tests.terminal.test_lines import play

SCREENS = Path(__file__).parents[2] / "web/src/games/index.ts"


def test_they_wait_as_long_as_those_of_the_page() -> None:
    written = re.findall(r"haste: \{([^}]*)\}", SCREENS.read_text("utf-8"))
    pages = [dict(re.findall(r"(\w+): (\w+)", fields)) for fields in written]
    here = [
        {name: "null" if least is None else f"{least:_}" for name, least in haste.items()} for haste in HASTE.values()
    ]
    assert pages == here


@pytest.mark.parametrize(
    ("game", "options", "calm"),
    [
        ("komnata-strachu", {"pause": None, "time_limit": None}, True),
        ("komnata-strachu", {"pause": None, "time_limit": 600_000}, False),
        ("hako-onna", {"pause": 40_000, "ghost_time": 600_000, "answer_time": 300_000}, True),
        ("hako-onna", {"pause": 4_000, "ghost_time": 600_000, "answer_time": 200_000}, False),
        ("hako-onna", {}, False),
        ("hidden-rooms", {}, False),
    ],
)
def test_every_duration_counts(game: str, options: dict[str, Any], calm: bool) -> None:
    assert is_unhurried(game, options) == calm


@pytest.mark.parametrize("calm", [True, False])
def test_it_is_told_once_line_by_line(tmp_path: Path, calm: bool) -> None:
    options = {"visitors": 1, "random_boards": True, "random_items": True, **(HASTE["hako-onna"] if calm else {})}
    _, said = play(tmp_path, ["q"], Wish("hako-onna", options, seat=1, level="random"))
    assert said.count(Words("en").say("web-unhurried-told")) == int(calm)
