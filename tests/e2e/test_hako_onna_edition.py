"""An owner's edition in the browser: from the file to the cards."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from kurayami.games.hako_onna.edition_file import house_text
from tests.e2e.conftest import REFUSED, NewPage, Watch
from tests.e2e.house import House
from tests.e2e.player import choose

MARKUP = "<b>Ladder</b>"
TEXT = "Two steps, { $seat } & <i>quickly</i>."


@pytest.mark.rule("HO-13")
def test_an_edition_is_opened_refused_mended_and_played(
    device: NewPage, house: House, watch: Watch, tmp_path: Path
) -> None:
    watch.expected = REFUSED
    page = device()
    page.goto(house.url)
    choose(page, "Hako Onna", "Open a table")
    page.get_by_text("Edition: House").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the house edition as a file").click()
    mine = tmp_path / "mine.toml"
    download.value.save_as(mine)
    assert mine.read_text("utf-8") == house_text()
    card = f'name = "{MARKUP}"\ntext = "{TEXT}"\neffect = "dowsing_rod"'
    text = house_text().replace('name = "Dowsing Rod"\neffect = "dowsing_rod"', card)
    mine.write_text(text.replace("needs = 7", "needs = 17"), "utf-8")
    page.get_by_label("Open your own edition").set_input_files(mine)
    expect(page.get_by_role("alert")).to_contain_text("mine.toml, line ")
    expect(page.get_by_role("alert")).to_contain_text("powers[10].needs")

    mine.write_text(text.replace('name = "house"', 'name = "Mine"'), "utf-8")
    page.get_by_label("Open your own edition").set_input_files([])
    page.get_by_label("Open your own edition").set_input_files(mine)
    expect(page.get_by_label("Play with “Mine”")).to_be_checked()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_label("Visitors").select_option("1")
    page.get_by_role("dialog").get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Stand up").click()  # whoever opens a table sits at it
    page.get_by_role("button", name="Sit here").last.click()
    expect(page.get_by_role("button", name="Add a bot")).to_have_count(1)
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name=f"Take {MARKUP}").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(TEXT)
    page.get_by_role("button", name=f"Take {MARKUP}").first.click()
    expect(page.get_by_text(f"takes {MARKUP}").first).to_be_attached()
