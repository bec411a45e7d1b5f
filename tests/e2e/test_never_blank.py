"""Whatever fails to come or to be drawn, there is a word and a way on."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

import kurayami
from tests.e2e.conftest import NewPage, Watch
from tests.e2e.house import House
from tests.e2e.player import choose, door

STATIC = Path(kurayami.__file__).parent / "server" / "static"
LOST = "Connection lost. Reconnecting…"
FILE_GONE = ("net::ERR_FAILED", "Failed to fetch dynamically", "404 (Not Found)")
BROKEN = 'export default () => { throw new Error("no light"); };'
START = "Start on"


def file_of(source: str) -> str:
    """Address of the file built from this source."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    return f"**/{manifest[source]['file']}"


def started(page: Page) -> None:
    expect(page.get_by_role("button", name=START).first).to_be_visible()


def test_words_that_do_not_come_are_asked_for_until_they_are_here(device: NewPage, house: House, watch: Watch) -> None:
    watch.expected = FILE_GONE
    page = device()
    words = file_of("virtual:words/en-frame")
    page.route(words, lambda route: route.abort())
    page.goto(house.url)
    expect(page.get_by_text(LOST)).to_be_visible()
    page.unroute(words)
    expect(door(page, "Hidden Rooms")).to_be_visible()


def test_a_screen_that_does_not_come_is_asked_for_until_it_is_here(device: NewPage, house: House, watch: Watch) -> None:
    watch.expected = FILE_GONE
    page = device()
    page.goto(house.url)
    screen, style = file_of("src/games/hidden-rooms/Screen.svelte"), "**/screen-hidden-rooms-*.css"
    for file in (screen, style):
        page.route(file, lambda route: route.abort())
    choose(page, "Hidden Rooms", "Play alone")
    expect(page.get_by_text(LOST)).to_be_visible()
    with page.expect_event("requestfailed", lambda request: request.url.endswith(".js")):
        page.unroute(style)
    page.unroute(screen)
    started(page)
    expect(page.get_by_text(LOST)).to_be_hidden()
    assert page.evaluate("[...document.styleSheets].some(it => it.href?.includes('/screen-hidden-rooms-'))")


def test_a_tab_from_before_an_upgrade_is_loaded_anew(device: NewPage, house: House, watch: Watch) -> None:
    """The old files are gone, and the server's page names another frame."""
    watch.expected = FILE_GONE
    page = device()
    page.goto(house.url)
    expect(door(page, "Hidden Rooms")).to_be_visible()
    old = True

    def gone(route: Route) -> None:
        if old:
            route.fulfill(status=404)
        else:
            route.continue_()

    def newer(route: Route) -> None:
        nonlocal old
        if route.request.is_navigation_request():
            old = False
            route.continue_()
        else:
            index = (STATIC / "index.html").read_text("utf-8")
            route.fulfill(body=re.sub(r"/frame-[\w-]+", "/frame-newer", index), content_type="text/html")

    page.route(file_of("src/games/hidden-rooms/Screen.svelte"), gone)
    page.route(f"{house.url}/", newer)
    door(page, "Hidden Rooms").click()  # asks for the screen behind it
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    choose(page, "Hidden Rooms", "Play alone")
    started(page)


def test_a_screen_that_fails_says_so_and_lets_one_go_on(device: NewPage, house: House, watch: Watch) -> None:
    watch.expected = ("no light",)
    page = device()
    screen = file_of("src/games/hidden-rooms/Screen.svelte")
    page.route(screen, lambda route: route.fulfill(body=BROKEN, content_type="text/javascript"))
    page.goto(house.url)
    choose(page, "Hidden Rooms", "Play alone")
    expect(page.get_by_role("heading", name="The light went out")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.get_by_role("link", name="Back to the hall").last.click()
    expect(door(page, "Hidden Rooms")).to_be_visible()
