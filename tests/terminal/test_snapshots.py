"""Snapshots of the screens. `make playthroughs` rewrites them."""

import asyncio
import html
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen

from kurayami.kernel import Refusal
from kurayami.terminal.client.house import House
from kurayami.terminal.client.own_name import OwnName
from kurayami.terminal.full.app import TerminalApp
from kurayami.terminal.full.hall import HallScreen
from kurayami.terminal.full.options import OptionsScreen
from kurayami.terminal.full.table import TableScreen
from kurayami.words import LANGUAGES, Words
from tests.terminal.still import StillHouse, StillTable, played

FOLDER = Path(__file__).parent / "snapshots"
SIZES = ((80, 24), (120, 40))
QUICK = {"random_boards": True, "random_items": True}

STILLS: dict[str, Callable[[str], Screen[Any]]] = {
    "hidden-rooms": lambda language: still("hidden-rooms", {}, 14, 3, 0, language),
    "komnata-pause": lambda language: still("komnata-strachu", {"players": 2}, 0, 1, 0, language),
    "komnata-race": lambda language: still("komnata-strachu", {"players": 1, "pause": None}, 1, 1, 0, language, True),
    "visitor": lambda language: still("hako-onna", {"visitors": 3, **QUICK}, 6, 2, 1, language),
    "eyes-closed": lambda language: still("hako-onna", {"visitors": 3, **QUICK}, 60, 2, 1, language),
    "her": lambda language: still("hako-onna", {"visitors": 2, **QUICK}, 9, 4, 0, language),
    "options": lambda language: OptionsScreen("hako-onna"),
}


def still(
    game: str, options: dict[str, Any], moves: int, seed: int, seat: int, language: str, wait: bool = False
) -> TableScreen:
    return TableScreen(StillTable(game, played(game, options, moves, seed, wait), seat, language), None)


def nobody() -> House:
    raise Refusal("web-server-away")


async def pictures(language: str, size: tuple[int, int]) -> dict[str, str]:
    app = TerminalApp(Words(language), OwnName(Path("/nowhere"), "Ada", "Player"), nobody)
    found: dict[str, str] = {}
    async with app.run_test(size=size) as pilot:
        hall = app.screen
        assert isinstance(hall, HallScreen)
        while hall.trouble is None:
            await pilot.pause(0.02)
        await pilot.pause()
        found["hall-closed"] = drawn(app.export_screenshot(), *size)
        app._open_house = StillHouse
        hall.refresh_games()
        while hall.trouble is not None:
            await pilot.pause(0.02)
        await pilot.pause()
        found["hall"] = drawn(app.export_screenshot(), *size)
        for name, make in STILLS.items():
            screen = make(language)
            await app.push_screen(screen)
            app.on_resize()
            await pilot.pause()
            await pilot.pause()
            found[name] = drawn(app.export_screenshot(), *size)
            await app.pop_screen()
    return found


def test_no_window_is_too_small() -> None:
    """Nothing breaks, and everything is back when the window grows."""

    async def look() -> None:
        app = TerminalApp(Words("en"), OwnName(Path("/nowhere"), "Ada", "Player"), nobody)
        async with app.run_test(size=(80, 24)) as pilot:
            for make in STILLS.values():
                await app.push_screen(make("en"))
                for size in ((1, 1), (10, 3), (40, 12), (80, 24)):
                    await pilot.resize_terminal(*size)
                    await pilot.pause()
                await app.pop_screen()

    asyncio.run(look())


def drawn(svg: str, width: int, height: int) -> str:
    """Characters of a screenshot line by line, and a digest of everything, colours included."""
    cells = [[" "] * width for _ in range(height)]
    for x, y, text in re.findall(r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)" textLength[^>]*>(.*?)</text>', svg):
        row, column = round((float(y) - 18.5) / 24.4), round(float(x) / 12.2)
        for sign in html.unescape(text).replace("\xa0", " "):
            if row < height and column < width:
                cells[row][column] = sign
            column += 1
    lines = ["".join(row).rstrip() for row in cells]
    plain = re.sub(r"terminal-\d+", "terminal", svg)
    return "\n".join([*lines, f"digest {sha256(plain.encode()).hexdigest()[:16]}", ""])


def file_of(name: str, language: str, size: tuple[int, int]) -> Path:
    return FOLDER / f"{name}-{size[0]}x{size[1]}-{language}.txt"


def cases() -> Iterator[tuple[str, tuple[int, int]]]:
    return ((language, size) for language in LANGUAGES for size in SIZES)


@pytest.mark.parametrize(("language", "size"), list(cases()))
def test_every_screen_looks_as_it_did(language: str, size: tuple[int, int]) -> None:
    for name, picture in asyncio.run(pictures(language, size)).items():
        kept = file_of(name, language, size)
        assert picture == kept.read_text("utf-8"), f"{kept.name}: if it is meant to look so, run make playthroughs"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for wish, measure in cases():
        for title, shown in asyncio.run(pictures(wish, measure)).items():
            file_of(title, wish, measure).write_text(shown, "utf-8")
