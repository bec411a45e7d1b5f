"""Every page, in every language, for everybody."""

import re

import pytest
from playwright.sync_api import expect

from kurayami.words import LANGUAGES, Words
from tests.e2e.conftest import PHONE, NewPage, Rehearsal
from tests.e2e.house import House
from tests.e2e.looking import complaints
from tests.e2e.player import begin, behind, choose, door, enter, take_turn


def test_axe_finds_nothing_serious_on_a_phone(device: NewPage, house: House) -> None:
    """Larger screens: test_everywhere.py."""
    page = device(PHONE)
    page.goto(house.url)
    expect(door(page, "Hidden Rooms")).to_be_visible()
    found = {"hall": complaints(page)}
    behind(page, "Komnata Strachu")
    found["door"] = complaints(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="change name and face").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["you"] = complaints(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["settings"] = complaints(page)
    page.goto(f"{house.url}/rules/hidden-rooms")
    expect(page.get_by_text("HR-14")).to_be_visible()
    found["rules"] = complaints(page)
    enter(page, house)
    expect(page.get_by_role("button", name="Start on").first).to_be_visible()
    found["begin"] = complaints(page)
    begin(page)
    found["turn"] = complaints(page)
    page.goto(house.url)
    choose(page, "Komnata Strachu", "Play against bots")  # who plays alone has nobody to invite
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("dialog").get_by_role("textbox").first).to_be_visible()
    found["invite"] = complaints(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_in_each_language(device: NewPage, house: House, language: str) -> None:
    words = Words(language)
    page = device(language=language)
    page.goto(house.url)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("button", name=words.say("web-play-of", game=words.say("web-game-hidden-rooms"))).click()
    page.get_by_role("dialog").get_by_role("button", name=words.say("web-play-alone")).click()
    expect(page.locator(".begin h2")).to_have_text(words.say("web-hr-begin"))
    page.locator(".begin button").first.click()
    expect(page.locator(".prompt.yours")).to_have_text(words.say("web-hr-prompt-walk", walks=2))
    shown = page.locator("main").inner_text()
    assert not re.search(r"\b(web|hr|server|table)-[a-z-]+", shown), "a message is missing"


def test_the_rules_are_read_in_the_language_that_is_spoken(device: NewPage, house: House) -> None:
    page = device(language="ja")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(f"{house.url}/rules/hidden-rooms")
    expect(page.locator("article > div")).to_have_attribute("lang", "ja")
    expect(page.locator("li", has_text="HR-28").locator(".mark")).to_have_text("裁定")
    read = [url for url in fetched if re.search(r"/(?:\w\w-)?hidden-rooms-[\w-]+\.js$", url)]
    assert len(read) == 2  # the page, and the words of the game, in one language each
    page.get_by_role("button", name=Words("ja").say("web-settings")).click()
    page.get_by_label("Polski").check()
    expect(page.locator("article > div")).to_have_attribute("lang", "pl")
    expect(page.locator("li", has_text="HR-28").locator(".mark")).to_have_text("Orzeczenie")


def test_a_rule_is_found_by_its_number_and_by_the_contents(device: NewPage, house: House) -> None:
    page = device()
    page.goto(f"{house.url}/rules/hako-onna#HO-45")
    expect(page.locator("#HO-45")).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="The end").click()
    expect(page.get_by_role("heading", name="The end")).to_be_in_viewport()
    expect(page.locator("#HO-45")).not_to_be_in_viewport()


def test_the_language_is_changed_at_once(device: NewPage, house: House) -> None:
    page = device()
    page.goto(house.url)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Polski").check()
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text("Ustawienia")
    page.reload()
    expect(page.get_by_role("button", name="Zagraj").first).to_be_visible()


def test_a_game_is_looked_at_once_more(device: NewPage, house: House) -> None:
    page = device()
    enter(page, house)
    begin(page)
    take_turn(page)
    code = page.url.rsplit("/", 1)[1]
    page.goto(f"{house.url}/r/{code}?from=0")
    slider = page.get_by_label("Position in the game")
    expect(page.locator("output .wide")).to_have_text(re.compile("^Move 1 of "))
    slider.press("End")
    steps = slider.get_attribute("max")
    assert steps
    expect(page.locator("output .wide")).to_have_text(f"Move {int(steps) + 1} of {int(steps) + 1}")
    slider.press("ArrowLeft")
    expect(page.locator("output .wide")).to_have_text(f"Move {steps} of {int(steps) + 1}")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Share", exact=True)).to_have_value(f"{page.url}&at={int(steps) - 1}")


def test_todays_challenge_is_the_same_for_all_and_once_only(device: NewPage, rehearse: Rehearsal) -> None:
    tiles = []
    for _ in range(2):
        page = device()
        page.goto(rehearse.house.url)
        card = page.locator(".challenge").filter(has_text="Hidden Rooms")
        card.get_by_role("button", name="Take it on").click()
        expect(page.locator(".begin button")).to_have_count(2)
        names = page.locator(".begin button").evaluate_all("found => found.map(each => each.ariaLabel)")
        tiles.append((page.locator("aside h2").inner_text(), names))
        address = page.url
        page.goto(rehearse.house.url)
        card.get_by_role("button", name="Continue").click()
        page.wait_for_url(address)
    assert tiles[0] == tiles[1]
    for _ in range(3):
        page.get_by_role("button", name="Start on").first.click()
        page.get_by_role("button", name="Give up this stage").click()
        page.get_by_role("button", name="Sit down and wait for it").click()
        expect(page.locator(".curtain.lost")).to_be_visible()
        page.get_by_role("button", name="Continue").click()
    expect(page.locator(".day pre")).to_have_text(re.compile(r"^kurayami · .*31.*\nBea: ✕\d+ ✕\d+ ✕\d+$"))
    expect(page.locator(".day")).to_contain_text("Next challenge in")
