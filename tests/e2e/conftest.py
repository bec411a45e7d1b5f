"""A real browser and a real server. Every page is watched: no console errors, no requests to other hosts."""

import itertools
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from tools.boot.browser import find_browser

from kurayami.lessons import Lesson
from tests import patience
from tests.e2e.house import House

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESKTOP = (1440, 900)
PHONE = (390, 844)
QUICK = {
    "language": "en",
    "volume": 0,
    "lessMotion": True,
    "automatic": False,
    "learnt": ["hidden-rooms", "komnata-strachu", "hako-onna"],
}

NAMES = ("Ada", "Bea", "Cleo", "Dora", "Eve")
"""Names of the people at a test's devices, in order of arrival."""
FACES = 8

CREATE: Final = """async wish => {
    const headers = {"Content-Type": "application/json"};
    const made = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(wish)});
    return made.json();
}"""

SAME_NONCE = """
    const drawn = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = bytes => bytes.length === 32 ? bytes.fill(7) : drawn(bytes);
"""
"""A seat's fixed nonce: with the server's fixed seed it decides every draw."""

PATIENCE = 1000 * patience.PATIENCE
"""Milliseconds to wait for a condition."""
expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]


def create_table(page: Page, url: str, wish: dict[str, Any]) -> str:
    """Address of a new table on the server at this URL. The page's device is its host."""
    page.goto(url)
    page.locator("main[data-arrived=true]").wait_for()  # the device has its secret
    return f"{url}/t/{page.evaluate(CREATE, wish)['code']}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = find_browser(os.environ)
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS, headless=True)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of its own, for tests that kill it."""
    house = House(tmp_path)
    house.open()
    yield house
    house.close()


class Rehearsal:
    """Opens scripted games (`kurayami.lessons`)."""

    def __init__(self, house: House, folder: Path) -> None:
        self.house = house
        self._folder = folder
        self._names = itertools.count()

    def prepare(self, page: Page, game: str, lesson: Lesson, url: str | None = None, **wishes: Any) -> str:
        """Address of a new table. The page's device is its host; nobody sits there yet."""
        url = url or self.house.url
        name = f"rehearsal-{next(self._names)}"
        (self._folder / f"{name}.json").write_bytes(msgspec.json.encode(lesson))
        return create_table(page, url, {"game": game, "options": {}, "lesson": name, **wishes})

    def __call__(self, page: Page, game: str, lesson: Lesson, **wishes: Any) -> str:
        """Opens it, sits down at the lesson's seat, gives the others to bots, and starts."""
        address = self.prepare(page, game, lesson, **wishes)
        page.goto(address)
        chairs = page.locator(".gathering li")
        chairs.nth(lesson.seat).get_by_role("button", name="Sit here").click()
        expect(page.locator(".gathering li.yours")).to_have_count(1)
        bots = page.get_by_role("button", name="Add a bot")
        for left in reversed(range(bots.count())):
            bots.first.click()
            expect(bots).to_have_count(left)
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator(".gathering")).to_have_count(0)
        return address


@pytest.fixture(scope="session")
def rehearse(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rehearsal]:
    folder = tmp_path_factory.mktemp("rehearsal")
    house = House(folder, ("tests.e2e.rehearsal", str(folder)))
    house.open()
    yield Rehearsal(house, folder)
    house.close()


# What Chromium says of an answer that is a refusal,
REFUSED: Final = ("400 (Bad Request)",)
# and of a server that is gone, or that goes while it is asked or answers: there are many names for that.
SERVER_GONE: Final = ("WebSocket connection to", "net::ERR_")


class Watch:
    """Watches for things a page must not do."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.expected: tuple[str, ...] = ()
        """Parts of complaints the test expects."""

    def over(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complain(str(error)))
        page.on("request", lambda request: self.note(request.url))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complain(message.text)

    def complain(self, text: str) -> None:
        if not any(part in text for part in self.expected):
            self.errors.append(text)

    def note(self, url: str) -> None:
        if not url.startswith(("http://127.0.0.1:", "data:", "blob:")):
            self.strangers.append(url)


@pytest.fixture
def watch() -> Iterator[Watch]:
    watch = Watch()
    yield watch
    assert watch.errors == []
    assert watch.strangers == []


@pytest.fixture
def device(browser: Browser, watch: Watch) -> Iterator[NewPage]:
    """Makes pages, each on its own device: other cookies, another screen."""
    contexts: list[BrowserContext] = []

    def new(size: tuple[int, int] = DESKTOP, **settings: Any) -> Page:
        phone = size == PHONE
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone, locale="en-GB"
        )
        person = {"name": NAMES[len(contexts) % len(NAMES)], "face": len(contexts) % FACES}
        kept = json.dumps({**QUICK, **person, **settings})
        context.add_init_script(f"localStorage['kurayami.settings'] ??= {json.dumps(kept)}")
        contexts.append(context)
        context.add_init_script(SAME_NONCE)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        watch.over(page)
        return page

    yield new
    for context in contexts:
        context.close()
