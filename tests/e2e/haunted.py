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


def asked(page: Page) -> None:
    """Waits until the player may do something, and everything has been shown."""
    expect(page.locator(".hako[data-mine=yes][data-busy=no]")).to_be_visible(timeout=30_000)


def do(page: Page, *actions: Any) -> None:
    """Does one after another, each as soon as it is possible."""
    for action in actions:
        asked(page)
        wish = written(action)
        listed = page.locator(f".everything [data-act='{wish}']")
        expect(listed).to_have_count(1, timeout=30_000)
        step = page.locator(".hako").get_attribute("data-step")
        _at_its_place(page, msgspec.to_builtins(action), wish)
        expect(page.locator(f".hako:not([data-step='{step}'])")).to_be_attached()


def _at_its_place(page: Page, action: dict[str, Any], wish: str) -> None:
    place = {"room": ROOMS, "shadow": SHADOWS}
    for kind, types in place.items():
        if action["type"] in types:
            page.locator(f"[data-{kind}='{action[kind]}'].lit").first.press("Enter")
            return
    shown = page.locator(f"[data-act='{wish}']").locator("visible=true")
    if not shown.count():
        page.locator(".everything summary").click()
    shown.first.click()
