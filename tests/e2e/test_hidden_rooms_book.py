"""The book editor, the tutorial, and the accessibility of both."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kurayami.games.hidden_rooms.book import load_book
from kurayami.words import LANGUAGES, Words
from tests.e2e.conftest import PATIENCE, PHONE, REFUSED, NewPage, Watch
from tests.e2e.first_nights import search, square
from tests.e2e.house import House
from tests.e2e.looking import complaints
from tests.e2e.player import choose, choose_in

ROUTE = [(0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (2, 2), (2, 1)]


def draw(page: Page, route: list[tuple[int, int]]) -> None:
    first, *others = route
    square(page, first).hover()
    page.mouse.down()
    for at in others:
        square(page, at).hover()
    page.mouse.up()


def test_a_broken_route_a_good_one_and_all_that_is_done_with_it(
    device: NewPage, house: House, watch: Watch, tmp_path: Path
) -> None:
    watch.expected = REFUSED
    page = device()
    page.goto(f"{house.url}/book")
    draw(page, ROUTE)
    expect(page.get_by_text("6 steps")).to_be_visible()
    square(page, (4, 4)).click()
    expect(page.get_by_role("alert")).to_contain_text("E5 ([4, 4]) isn’t in line")
    expect(square(page, (4, 4))).to_have_attribute("aria-label", re.compile("this square is wrong"))
    expect(page.get_by_role("button", name="Play this stage")).to_be_disabled()
    assert complaints(page) == []
    page.get_by_role("button", name="Undo").click()
    page.get_by_label("Monster name").fill("Pani Północ 夜")
    page.get_by_role("button", name="Hound").click()
    bars = page.get_by_role("region", name="Difficulty")
    expect(bars.locator("b", has_text="%")).to_have_count(3, timeout=2 * PATIENCE)

    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this book").input_value()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "book.toml"
    download.value.save_as(file)
    assert load_book(file).pages[0].monster == "Pani Północ 夜"
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_label("Monster name")).to_have_value("Pani Północ 夜")

    other = device(PHONE)
    other.goto(link)
    expect(other.get_by_label("Monster name")).to_have_value("Pani Północ 夜")
    assert other.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    other.get_by_role("button", name="Play this stage").tap()
    expect(other.locator("aside h2")).to_have_text("Pani Północ 夜")

    page.get_by_role("button", name="Books").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load a file").click()
    broken = tmp_path / "broken.toml"
    broken.write_text(file.read_text("utf-8").replace("[0, 1]", "[5, 5]", 1), "utf-8")
    chooser.value.set_files(broken)
    expect(page.get_by_role("alert").first).to_contain_text("broken.toml, stage 1:")

    page.get_by_role("button", name="Books").click()
    page.get_by_role("button", name="Burn this book").click()
    page.get_by_role("button", name="Burn it", exact=True).click()
    expect(page.get_by_label("Monster name")).not_to_have_value("Pani Północ 夜")
    page.locator(".burnt").get_by_role("button", name="Undo").click()
    expect(page.get_by_label("Monster name")).to_have_value("Pani Północ 夜")


def test_a_route_is_drawn_with_the_keyboard_alone(device: NewPage, house: House, watch: Watch) -> None:
    watch.expected = REFUSED
    page = device()
    page.goto(f"{house.url}/book")
    square(page, (2, 2)).focus()
    for key in ("ArrowUp", "Enter", "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowUp"):
        page.keyboard.press(key)
    expect(page.get_by_text("3 steps")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.get_by_text("2 steps")).to_be_visible()


def test_the_tutorial_from_the_offer_to_its_end(device: NewPage, house: House) -> None:
    page = device(learnt=[])
    page.goto(house.url)
    choose(page, "Hidden Rooms", "Play alone")
    page.get_by_role("dialog").get_by_role("button", name="Tutorial").click()

    def says(name: str) -> None:
        expect(page.locator(f"[data-lesson=web-hr-lesson-{name}]")).to_be_visible()

    def read_on() -> None:
        page.locator(".coach").get_by_role("button", name="Continue").click()

    says("begin")
    page.get_by_role("button", name="Start on red 5").click()
    expect(page.get_by_role("alert")).to_have_text("Not yet. First do what the lantern says.")
    page.get_by_role("button", name="Start on blue 2").click()
    says("monster")
    assert complaints(page) == []
    read_on()
    says("search")
    search(page, (4, 5))
    says("fits")
    search(page, (3, 5))
    says("memory")
    page.get_by_role("button", name="red 5", exact=True).click()
    square(page, (3, 5)).click()
    says("walk")
    square(page, (4, 5)).click()
    says("undo")
    page.get_by_role("button", name="Undo").click()
    says("walk-again")
    square(page, (4, 5)).click()
    says("colour")
    search(page, (4, 4))
    says("watched")
    read_on()
    says("on")
    search(page, (3, 4))
    says("stay")
    page.get_by_role("button", name="End turn").click()
    says("hint")
    page.get_by_role("button", name="Hint", exact=True).click()
    says("aids")
    read_on()
    for at in [(3, 3), (2, 3), (2, 2), (1, 2), (1, 1), (0, 1), (0, 0)]:
        says("free")
        expect(page.locator(f'[data-square="({at[0]}, {at[1]})"].search')).to_be_visible()
        search(page, at)
    expect(page.locator(".curtain.won")).to_be_visible()
    page.get_by_role("button", name="Play it again").click()
    says("begin")
    page.get_by_role("button", name="Skip the tutorial").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".begin")).to_be_visible()
    page.goto(house.url)
    choose(page, "Hidden Rooms", "Play alone")
    expect(page.locator(".begin")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_editor_nights_and_tutorial_in_each_language(device: NewPage, house: House, language: str) -> None:
    words = Words(language)
    page = device(language=language)

    def is_said() -> None:
        shown = page.locator("main").inner_text()
        assert not re.search(r"\b(web|hr|server|table)-[a-z-]+", shown), "a message is missing"

    page.goto(f"{house.url}/book")
    expect(page.get_by_role("heading", name=words.say("web-hr-book-editor"))).to_be_visible()
    is_said()
    page.goto(f"{house.url}/nights")
    expect(page.get_by_role("heading", name=words.say("web-nights"))).to_be_visible()
    is_said()
    assert complaints(page) == []
    page.goto(house.url)
    choose_in(page, words, "web-game-hidden-rooms", "web-tutorial")
    expect(page.locator(".coach")).to_contain_text(words.say("web-hr-lesson-begin"))
    is_said()
