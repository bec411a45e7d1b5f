"""Smoothness of the screen, and its rest: frames a second, and the main thread at rest, without a graphics card."""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import CDPSession, Page, sync_playwright

from tools.boot.browser import find_browser

FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZE: Final = (1440, 900)
SECONDS: Final = 3
ROUNDS: Final = 3
REST: Final = 10
"""Seconds of rest."""
SETTLING: Final = 3000
"""Milliseconds until lights and pieces have come to where they belong."""
PATIENCE: Final = 30.0
SETTINGS: Final = (
    """localStorage['kurayami.settings'] = JSON.stringify({"""
    """language: 'en', volume: 0, lessMotion: false, learnt: ['hidden-rooms', 'komnata-strachu', 'hako-onna']})"""
)
COUNT: Final = """seconds => new Promise(tell => {
  let frames = 0; const start = performance.now();
  const frame = now => {
    frames += 1;
    if (now - start < seconds * 1000) requestAnimationFrame(frame); else tell(frames * 1000 / (now - start));
  };
  requestAnimationFrame(frame);
})"""


@contextmanager
def served() -> Iterator[str]:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port = int(bound.getsockname()[1])
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "kurayami", "serve", "--port", str(port), "--database", f"{folder}/house.db"]
        with Path(folder, "log").open("wb") as log:
            process = subprocess.Popen(words, stdout=log, stderr=log)
            try:
                wait_for(url)
                yield url
            finally:
                process.terminate()
                process.wait(PATIENCE)


def wait_for(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(url)


def frames(page: Page) -> float:
    """Median of some rounds, because other load comes and goes."""
    return median(float(page.evaluate(COUNT, SECONDS)) for _ in range(ROUNDS))


RESTS: Final = (
    ("Hidden Rooms", "Play alone", ".begin button"),
    ("Komnata Strachu", "Play against bots", "[data-ready]:enabled"),
    ("Hako Onna", "Play as a Visitor", ".hako[data-mine=yes]"),
)


def busy(page: Page) -> tuple[float, float]:
    """Per cent of the time in which the main thread has a task, and works, while nobody does anything.

    A task also waits for its core, on a busy machine.
    """
    page.wait_for_timeout(SETTLING)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before = _metrics(session)
    page.wait_for_timeout(REST * 1000)
    after = _metrics(session)
    session.detach()
    passed = {name: after[name] - before[name] for name in before}
    return 100 * passed["TaskDuration"] / passed["Timestamp"], 100 * passed["ThreadTime"] / passed["Timestamp"]


def _metrics(session: CDPSession) -> dict[str, float]:
    return {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}


def rests(page: Page, url: str) -> Iterator[tuple[str, tuple[float, float]]]:
    page.goto(url)
    page.locator(".rooms .challenge").first.wait_for()
    yield "the hall", busy(page)
    for game, start, first in RESTS:
        page.goto(url)
        page.get_by_role("button", name=f"Play: {game}").click()
        page.get_by_role("dialog", name=game).get_by_role("button", name=start).click()
        page.locator(first).first.wait_for()
        if game == "Hidden Rooms":
            page.get_by_role("button", name="Start on").first.click()
            page.locator(".prompt.yours").wait_for()
        yield game, busy(page)


def measure(page: Page, url: str) -> Iterator[tuple[str, float]]:
    page.goto(url)
    door = page.locator("article", has_text="Hidden Rooms").get_by_role("button", name="Play")
    door.wait_for()
    yield "the hall", frames(page)
    door.click()
    page.get_by_role("dialog").get_by_role("button", name="Play alone").click()
    page.get_by_role("button", name="Start on").first.click()
    page.locator(".prompt.yours").wait_for()
    yield "Hidden Rooms, at rest", frames(page)
    page.get_by_role("button", name="End turn").click()
    yield "Hidden Rooms, while it walks", float(page.evaluate(COUNT, 1))
    page.goto(f"{url}/book")
    page.get_by_role("group").first.wait_for()
    yield "the book editor", frames(page)


def main() -> None:
    found = find_browser(os.environ)
    print(f"frames a second, {SIZE[0]} x {SIZE[1]}, drawn in software")
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS, headless=True)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        page.add_init_script(SETTINGS)
        page.set_default_timeout(PATIENCE * 1000)
        for name, each_second in measure(page, url):
            print(f"{name:32}{each_second:6.1f}")
        print(f"main thread at rest, per cent of {REST} s: tasks, processor")
        for name, (tasks, processor) in rests(page, url):
            print(f"{name:32}{tasks:6.2f}{processor:6.2f}")
        browser.close()


if __name__ == "__main__":
    main()
