"""A page on which time stands still, and is advanced by hand."""

from playwright.sync_api import Locator, Page

TICK = 100
"""Milliseconds per step of the clock, and the most that an awaited element may be old when seen."""
LONGEST = 6000
"""Milliseconds after which whatever has happened has been shown."""


def stop_time(page: Page) -> None:
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def pass_time(page: Page, until: Locator) -> None:
    """Advances time until this is there. The server has already sent everything: only pictures are missing."""
    for _ in range(LONGEST // TICK):
        if until.count():
            return
        page.clock.run_for(TICK)
    raise AssertionError("it did not come to this")
