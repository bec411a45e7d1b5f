"""Loading time of the page: bytes and requests of the hall, and times on a connection of 150 ms and 1.6 Mbit/s."""

import os
from collections.abc import Iterator
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tools.bench_frames import FLAGS, PATIENCE, SIZE, served
from tools.boot.browser import find_browser
from tools.slow_line import SlowLine

ONE_WAY: Final = 0.075
DOWN: Final = 1_600_000 / 8
ROUNDS: Final = 5
SETTINGS: Final = (
    """localStorage['kurayami.settings'] ??= JSON.stringify({language: 'en', volume: 0,"""
    """ learnt: ['hidden-rooms', 'komnata-strachu', 'hako-onna']})"""
)
PAINT: Final = """() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0"""
DOORS: Final = """() => {
    const look = () => document.querySelector(".doors .key.lit") && (window.doorsAt ??= performance.now());
    new MutationObserver(look).observe(document, {childList: true, subtree: true});
}"""
CHOICES: Final = (
    ("Hidden Rooms", "Play alone", ".begin button"),
    ("Komnata Strachu", "Play against bots", "[data-ready]:enabled"),
    ("Hako Onna", "Play as a Visitor", ".hako[data-mine=yes]"),
)


class Traffic:
    """Requests and bytes of a page."""

    def __init__(self, page: Page) -> None:
        self.requests = 0
        self.bytes = 0
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._ask)
        session.on("Network.loadingFinished", self._get)

    def _ask(self, event: dict[str, Any]) -> None:
        self.requests += not event["request"]["url"].startswith(("data:", "blob:"))

    def _get(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])


def visitor(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-GB")
    context.add_init_script(SETTINGS)
    context.add_init_script(f"({DOORS})()")
    context.set_default_timeout(PATIENCE * 1000)
    return context


def hall(context: BrowserContext, url: str) -> tuple[Page, Traffic]:
    page = context.new_page()
    traffic = Traffic(page)
    page.goto(url)
    page.locator(".rooms .challenge").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page, traffic


def weigh(browser: Browser, url: str) -> Iterator[str]:
    context = visitor(browser)
    for name in ("cold", "warm"):
        page, traffic = hall(context, url)
        yield f"the hall, {name:27}{traffic.bytes / 1000:8.1f} kB {traffic.requests:4} requests"
        page.close()
    context.close()


def paints(browser: Browser, url: str) -> Iterator[tuple[float, float]]:
    """Seconds to the first paint, and to the doors."""
    for _ in range(ROUNDS):
        context = visitor(browser)
        page, _ = hall(context, url)
        yield page.evaluate(PAINT) / 1000, page.evaluate("() => window.doorsAt") / 1000
        context.close()


def choices(browser: Browser, url: str, game: str, start: str, first: str) -> Iterator[float]:
    """Seconds from the click on a door to the first choice."""
    for _ in range(ROUNDS):
        context = visitor(browser)
        page, _ = hall(context, url)
        page.evaluate("() => addEventListener('click', () => (window.clickedAt = performance.now()), true)")
        page.get_by_role("button", name=f"Play: {game}").click()
        page.get_by_role("dialog", name=game).get_by_role("button", name=start).click()
        page.locator(first).first.wait_for()
        yield page.evaluate("() => performance.now() - window.clickedAt") / 1000
        context.close()


def told(name: str, seconds: list[float]) -> str:
    return f"{name:37}{median(seconds):7.2f} s  ({min(seconds):.2f} to {max(seconds):.2f})"


def main() -> None:
    found = find_browser(os.environ)
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS, headless=True)
        for weight in weigh(browser, url):
            print(weight)
        print(f"on a line of 150 ms and 1.6 Mbit/s, {ROUNDS} visits each:")
        with SlowLine(int(url.rpartition(":")[2]), ONE_WAY, DOWN, dialling=True) as line:
            first, doors = map(list, zip(*paints(browser, line.url), strict=True))
            print(told("the first paint", first))
            print(told("the doors", doors))
            for game, start, wanted in CHOICES:
                print(told(f"{game}, first choice", list(choices(browser, line.url, game, start, wanted))))
        browser.close()


if __name__ == "__main__":
    main()
