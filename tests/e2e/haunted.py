"""Somebody who plays Hako Onna: with the mouse where there is a button, with the keyboard at a place of the house."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

ROOMS = ("walk_to", "step_to", "flee")
SHADOWS = ("peek_at", "hide", "put_bones")


def written(action: Any) -> str:
    """An action as the screen writes it on what does it."""
    return json.dumps(msgspec.to_builtins(action), sort_keys=True, separators=(",", ":"))


SEEN = """() => [
    document.querySelector(".hako")?.dataset.frame,
    [...document.querySelectorAll(".everything [data-act]")].map((each) => each.dataset.act).join(),
    document.querySelectorAll("[role=log] p").length,
    document.querySelector("[data-ending]") !== null,
].join("|")"""


def asked(page: Page) -> None:
    """Waits until the player may do something, and everything has been shown."""
    expect(page.locator(".hako[data-mine=yes][data-busy=no]")).to_be_visible(timeout=30_000)


def do(page: Page, *actions: Any) -> None:
    """Does one after another, each as soon as it is possible."""
    for action in actions:
        wish = written(action)
        asked(page)
        expect(page.locator(f".everything [data-act='{wish}']")).to_have_count(1, timeout=30_000)
        asked(page)
        before = page.evaluate(SEEN)
        _at_its_place(page, msgspec.to_builtins(action), wish)
        page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)


def ended(page: Page, end: str) -> None:
    expect(page.locator(f"[data-ending='{end}']")).to_be_visible(timeout=30_000)


def _at_its_place(page: Page, action: dict[str, Any], wish: str) -> None:
    for kind, types in (("room", ROOMS), ("shadow", SHADOWS)):
        place = page.locator(f"[data-{kind}='{action.get(kind)}'].lit")
        if action["type"] in types and place.count():
            return place.first.press("Enter")
    shown = page.locator(f"[data-act='{wish}']").locator("visible=true")
    if not shown.count():
        page.locator(".everything summary").click()
    return shown.first.click()
