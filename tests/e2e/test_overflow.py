"""The longest form of every message fits in its place, on a phone, in all languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from kurayami.words import LANGUAGES, Words
from tests.e2e.conftest import PHONE, NewPage, create_table
from tests.e2e.house import House
from tests.e2e.overflow import spilt, stretch

LONGEST_NAME = "Wanda Małgorzata Ż."
GAMES = ("hidden-rooms", "hako-onna", "komnata-strachu")
PAGES = {
    "nights": "h1",
    "endless": "form li",
    "book": ".desk",
    "print": "main a, main button",
    "nowhere": "h1",
    **{f"rules/{game}": "[id$=goal] + li" for game in GAMES},
}
"""Pages by path, each with an element that shows it has loaded."""


def sheets(page: Page, url: str, words: Words) -> Iterator[str]:
    """The hall, and every sheet that opens in it."""
    page.goto(url)
    doors = page.locator(".doors article")
    expect(doors).to_have_count(len(GAMES))
    yield "hall"
    for number in range(len(GAMES)):
        doors.nth(number).get_by_role("button").first.click()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        yield f"door {number}"
        sheet.get_by_role("button", name=words.say("web-open-table")).click()
        expect(sheet.locator("select").first).to_be_visible()
        yield f"options {number}"
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    for key in ("web-settings", "web-you-are"):
        page.get_by_role("button", name=words.say(key, name=LONGEST_NAME)).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield key
        page.keyboard.press("Escape")


def pages(page: Page, url: str) -> Iterator[str]:
    for address, there in PAGES.items():
        page.goto(f"{url}/{address}")
        page.locator("main[data-arrived=true]").wait_for()
        page.locator(there).first.wait_for()
        yield address


def tables(page: Page, url: str, words: Words) -> Iterator[str]:
    """A table of each game before it starts; then each game's tutorial, with its pictures over it."""
    for game in GAMES:
        page.goto(create_table(page, url, {"game": game, "options": {}}))
        expect(page.locator(".gathering")).to_be_visible()
        yield f"{game}, waiting"
    for game in GAMES:
        page.goto(url)
        door = page.locator(".doors article", has_text=words.say(f"web-game-{game}"))
        door.get_by_role("button").first.click()
        page.get_by_role("dialog").get_by_role("button", name=words.say("web-tutorial")).click()
        if game == "hako-onna":
            page.get_by_role("dialog").last.get_by_role("button", name=words.say("web-play-visitor")).click()
        page.wait_for_url("**/t/*")
        page.locator(".tutor, .begin, .game").first.wait_for()
        yield f"{game}, taught"
        page.keyboard.press("F1")
        expect(page.get_by_role("dialog").locator("li.now")).to_be_visible()
        yield f"{game}, rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_fit_on_a_phone(device: NewPage, house: House, language: str) -> None:
    words = Words(language)
    page = device(PHONE, language=language, name=LONGEST_NAME)
    stretch(page.context, language)
    wrong = {
        where: found
        for walk in (sheets(page, house.url, words), pages(page, house.url), tables(page, house.url, words))
        for where in walk
        if (found := spilt(page))
    }
    assert wrong == {}
