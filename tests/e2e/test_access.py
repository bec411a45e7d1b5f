"""Played without a mouse and without eyes: by keys, by the focus, and by what the page says aloud."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage, Rehearsal
from tests.e2e.first_nights import ALONG_THE_WALLS, FAR, RISING, night

VOICE = "[data-voice] [aria-live=polite]"


def hears(page: Page, words: str) -> None:
    expect(page.locator(VOICE)).to_contain_text(re.compile(words))


def goes_to(page: Page, at: tuple[int, int]) -> None:
    """Moves the focus there with the arrow keys, from wherever it is on the board."""
    where = page.evaluate("document.activeElement.dataset.square")
    row, column = (int(part) for part in re.findall(r"\d", where))
    for key, steps in (
        ("ArrowUp", row - at[0]),
        ("ArrowDown", at[0] - row),
        ("ArrowLeft", column - at[1]),
        ("ArrowRight", at[1] - column),
    ):
        for _ in range(steps):
            page.keyboard.press(key)
    expect(page.locator("[data-square]:focus")).to_have_attribute("data-square", f"({at[0]}, {at[1]})")


def test_a_stage_of_hidden_rooms_by_keys_and_ears(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, "hidden-rooms", night(f"R1 R2 A1 {RISING} B6", FAR))
    page.keyboard.press("Tab")
    hears(page, "Choose the room you wake up in")
    page.locator(".begin button[aria-label*='red 2']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-square]:focus")).to_have_attribute("data-square", "(5, 5)")
    hears(page, "Your turn.*steps until time runs out.*If you stay")
    for turn, at in enumerate(ALONG_THE_WALLS, 1):
        expect(page.locator(".game")).to_have_attribute("data-turn", str(turn))
        goes_to(page, at)
        page.keyboard.press("Enter")
        expect(page.locator(".choice")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator(f'.game[data-turn="{turn}"] .choice')).to_have_count(0)
    expect(page.locator(".curtain.won button:focus")).to_be_visible()
    hears(page, "Stage 1 won")


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
    expect(page.locator(".game")).to_have_attribute("data-turn", "1")
    page.keyboard.press("e")  # nothing any more
    page.keyboard.press("x")
    expect(page.locator(".game")).to_have_attribute("data-turn", "2")


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
