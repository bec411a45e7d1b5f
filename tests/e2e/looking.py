"""Looks at a page once it is at rest: motion, fades and missing fonts change its looks."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")

AT_REST = """async () => {
    const soon = each => each.playState === "running" && each.effect?.getComputedTiming().endTime < 3000;
    const moving = () => document.getAnimations().filter(soon);
    const atMost = millis => new Promise(done => setTimeout(done, millis));
    await Promise.race([document.fonts.ready, atMost(20_000)]);
    for (let times = 0; times < 20 && moving().length; times++)
        await Promise.race([Promise.allSettled(moving().map(each => each.finished)), atMost(3000)]);
}"""
"""Finite animations to wait for, not long ones such as a candle's light or a countdown. Never waits for ever."""


def at_rest(page: Page) -> None:
    page.evaluate(AT_REST)


def complaints(page: Page, forced: bool = False) -> list[tuple[str, list[str]]]:
    """Serious accessibility violations on the page.

    In forced colours contrast is left out: axe reads the page's own colours for texts, not the machine's.
    """
    at_rest(page)
    options = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": not forced}}}
    found = Axe().run(page, options=options).response["violations"]
    return [(each["id"], [node["html"][:120] for node in each["nodes"]]) for each in found if each["impact"] in SERIOUS]
