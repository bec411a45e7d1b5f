"""Looking at a page once it is at rest: what moves, fades or has no font yet looks otherwise than it will."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")

AT_REST = """async () => {
    const soon = each => each.playState === "running" && each.effect?.getComputedTiming().endTime < 3000;
    const moving = () => document.getAnimations().filter(soon);
    await document.fonts.ready;
    for (let times = 0; times < 20 && moving().length; times++)
        await Promise.allSettled(moving().map(each => each.finished));
}"""
"""Motion that is worth waiting for: not what goes on for long, such as a candle's light or the time that is left."""


def at_rest(page: Page) -> None:
    page.evaluate(AT_REST)


def complaints(page: Page) -> list[tuple[str, list[str]]]:
    """All that is seriously wrong for those who see, hear or move otherwise."""
    at_rest(page)
    found = Axe().run(page).response["violations"]
    return [(each["id"], [node["html"][:120] for node in each["nodes"]]) for each in found if each["impact"] in SERIOUS]
