"""Play without a mouse and without sight: by keys, by focus, and by what the page announces."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage, Rehearsal
from tests.e2e.first_nights import FAR, begin_on, night
from tests.e2e.house import House
from tests.e2e.listening import Listener
from tests.e2e.looking import complaints
from tests.e2e.player import choose

VOICE = "[data-voice] [aria-live=polite]"

CLOSE_AND_PRESS = """(field, key) => {
    field.focus();
    field.closest("dialog").close();
    field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}"""
"""Closes the sheet of a field and presses a key in one task: the field still has the focus, and the browser has not
reported the sheet as closed."""


def hears(page: Page, words: str) -> None:
    expect(page.locator(VOICE)).to_contain_text(re.compile(words))


def test_the_page_says_where_everything_is_and_the_last_once_more(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, "hidden-rooms", night("R1 R2 A1", FAR))
    page.locator(".begin button[aria-label*='red 2']").click()
    hears(page, "Your turn")
    page.keyboard.press("w")
    hears(page, "You’re on F6. The exit is A1. It’s on .*, facing .* Its route: .* In your Memory: .* In the Pile: ")
    page.keyboard.press("a")
    hears(page, "Your turn")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("e")  # for the game, if it were not for the dialog
    page.locator("[data-shortcut=stay]").press("x")
    expect(page.locator("[data-shortcut=stay]")).to_have_value("X")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)  # until then the keys are the field's
    expect(page.locator(".game")).to_have_attribute("data-turn", "1")
    end = page.get_by_role("button", name="End turn")
    expect(end).to_have_attribute("aria-keyshortcuts", "x")
    expect(end).to_be_enabled()
    page.keyboard.press("e")  # nothing any more
    page.keyboard.press("x")
    expect(page.locator(".game")).to_have_attribute("data-turn", "2")


def test_a_key_counts_as_soon_as_a_sheet_is_closed(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, "hidden-rooms", night("R1 R2 A1", FAR))
    begin_on(page, "red 2")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.locator("[data-shortcut=stay]").evaluate(CLOSE_AND_PRESS, "e")
    expect(page.locator(".game")).to_have_attribute("data-turn", "2")


def test_who_needs_time_hears_that_there_is_enough(device: NewPage, house: House) -> None:
    page = device(unhurried=True)
    ear = Listener(page)
    page.goto(house.url)
    choose(page, "Komnata Strachu", "Play against bots")
    ear.hears("An unhurried table: ten times the time, or no limit")
    expect(page.locator(".bar .sign")).to_contain_text("Unhurried")


def test_settings_change_sides_contrast_and_size(device: NewPage, rehearse: Rehearsal) -> None:
    usual, changed = device(), device(leftHanded=True, contrast=True, textSize=1.3)
    looks = []
    for page in (usual, changed):
        rehearse(page, "hidden-rooms", night("R1 R2 A1", FAR))
        begin_on(page, "red 2")
        assert complaints(page) == []
        looks.append(page.evaluate(LOOKS))
    assert [look["panel"] for look in looks] == ["right", "left"]
    assert [look["size"] for look in looks] == ["17px", "22.1px"]
    assert looks[0]["words"] != looks[1]["words"] == "rgb(255, 255, 255)"


LOOKS = """() => {
    const middle = selector => {
        const { left, right } = document.querySelector(selector).getBoundingClientRect();
        return (left + right) / 2;
    };
    const { color: words, fontSize: size } = getComputedStyle(document.documentElement);
    return { panel: middle("aside") < middle(".board") ? "left" : "right", words, size };
}"""


def test_the_page_about_access_has_a_title_and_is_not_kept_by_the_worker(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, "hidden-rooms", night("R1 R2 A1", FAR))
    expect(page).to_have_title(re.compile("^Hidden Rooms · .* · kurayami$"))
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.wait_for_function(
        "async () => (await Promise.all((await caches.keys()).map(async it => (await (await caches.open(it)).keys())"
        ".map(({url}) => new URL(url).pathname)))).flat().some(it => it.includes('/screen-hidden-rooms'))"
    )
    kept = page.evaluate(
        "async () => (await Promise.all((await caches.keys()).map(async it => (await (await caches.open(it)).keys())"
        ".map(({url}) => new URL(url).pathname)))).flat()"
    )
    assert all(path.startswith("/assets/") for path in kept), "never a page"
    answer = page.goto(f"{rehearse.house.url}/access")
    assert answer
    assert not answer.from_service_worker
    expect(page).to_have_title("Accessibility · kurayami")
    expect(page.get_by_role("heading", name="What works")).to_be_visible()
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
