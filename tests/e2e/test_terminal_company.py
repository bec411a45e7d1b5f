"""A browser and a terminal at one table."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from kurayami.games.hako_onna import actions as a
from kurayami.words import Words
from tests.e2e.conftest import NewPage, create_table
from tests.e2e.haunting import button, press
from tests.e2e.house import House
from tests.patience import PATIENCE

OPTIONS = {"visitors": 2, "random_boards": True, "random_items": True}
say = Words("en").say


def test_a_browser_and_a_terminal_play_one_game_of_hako_onna(device: NewPage, house: House, tmp_path: Path) -> None:
    page = device()
    address = create_table(page, house.url, {"game": "hako-onna", "options": OPTIONS})
    page.goto(address)
    page.locator(".gathering li").nth(2).get_by_role("button", name="Sit here").click()
    expect(page.locator(".gathering li.yours")).to_have_count(1)
    lines = ["sit 2", "say hush", "vote give up", "pass noise card 2"]
    terminal = subprocess.Popen(
        [sys.executable, "-m", "kurayami", "join", address, "--lines", "--name", "Bea", "--language", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "PATH": ""},
    )
    try:
        assert terminal.stdin is not None
        terminal.stdin.write("\n".join(lines) + "\n")
        terminal.stdin.flush()  # and stays open: the end of the input would be a farewell
        expect(page.locator(".gathering")).to_contain_text("Bea")
        page.get_by_role("button", name="Start with bots").click()
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("log", name="Chat")).to_contain_text("hush")
        press(page, a.TurnCard(0))
        page.locator("[data-asks=give_up]").click()
        button(page, a.GiveUp(True)).click()
        said, _ = terminal.communicate(timeout=PATIENCE)
    finally:
        terminal.kill()
    assert terminal.returncode == 0
    assert "Bea: “hush”" in said
    assert "flips a" in said  # what the browser did
    assert say("web-lost") in said
    expect(page.locator(".hako")).to_contain_text(say("ho-end-given-up"))
