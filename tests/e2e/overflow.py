"""Finds words that don't fit in their place."""

import json
import re
from functools import partial
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route

import kurayami.server
from tests.e2e.looking import at_rest
from tests.words.longest import longest_forms

STATIC = Path(kurayami.server.__file__).parent / "static"

SPILT = """() => {
    const found = new Set();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1) found.add(`the page is ${root.scrollWidth} wide`);
    for (const sheet of document.querySelectorAll("dialog[open]"))
        if (sheet.scrollWidth > sheet.clientWidth + 1) found.add(`the sheet is ${sheet.scrollWidth} wide`);
    const name = it => `${it.tagName.toLowerCase()}.${it.classList[0] ?? ""}`;
    const holds = (box, rect, slack) => rect.left >= box.left - slack && rect.right <= box.right + slack;
    const judge = (text, rect) => {
        for (let it = text.parentElement; it && it !== document.body; it = it.parentElement) {
            const style = getComputedStyle(it), box = it.getBoundingClientRect();
            if (box.width < 2 || box.height < 2 || style.clipPath !== "none") return;
            if (/auto|scroll/.test(style.overflowX) || style.textOverflow === "ellipsis") return;
            const key = it.matches("button, .key, [role=tab], label");
            if (!key && !/hidden|clip/.test(style.overflowX)) continue;
            const spilt = !holds(box, rect, 2) || (key && rect.bottom > box.bottom + 4);
            if (spilt) return found.add(`${name(it)} is too small for “${text.data.trim().slice(0, 60)}”`);
        }
        if (!holds({left: 0, right: root.clientWidth}, rect, 1))
            found.add(`beside the screen: “${text.data.trim().slice(0, 60)}” in ${name(text.parentElement)}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode, at = text.parentElement;
        if (!/[^\\d\\s]/.test(text.data)) continue;
        if (at.closest("svg, script, style, select, textarea, [aria-hidden=true]")) continue;
        if (!at.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) if (rect.width) judge(text, rect);
    }
    return [...found];
}"""
"""Every line of text must lie inside its button, the box that clips it, and the screen. Square names overlap their
edges on purpose.
"""


SPEAK = """async language => {
    if (document.documentElement.lang === language) return;
    const settings = [...document.querySelectorAll("header .corner > button:last-child")].at(-1);
    const choice = () => document.querySelector(`dialog input[name=language][value=${language}]`);
    const open = !!choice();
    const becomes = async told => { while (!told()) await new Promise(done => setTimeout(done, 10)); };
    if (!open) settings.click();
    await becomes(choice);
    choice().click();
    await becomes(() => document.documentElement.lang === language);
    if (open) return;
    choice().closest("dialog").close();
    await becomes(() => !choice());
}"""
"""Chooses a language in the settings, under whatever lies open, and leaves the page as it was."""


def speak(page: Page, language: str) -> None:
    page.evaluate(SPEAK, language)


def spilt(page: Page) -> list[str]:
    at_rest(page)
    found: list[str] = page.evaluate(SPILT)
    return found


def stretch(context: BrowserContext, language: str) -> None:
    """Serves the longest form of every message to the screen."""
    forms = longest_forms(language)
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    for name, chunk in manifest.items():
        if name.startswith(f"virtual:words/{language}-"):
            script = (STATIC / chunk["file"]).read_text("utf-8")
            texts = [text for text in forms.values() if f"{first_key(text)} =" in script]
            body = f"export default {json.dumps(chr(10).join(texts))};"
            context.route(f"**/{chunk['file']}", partial(answer, body))


def answer(body: str, route: Route) -> None:
    route.fulfill(body=body, content_type="text/javascript")


def first_key(text: str) -> str:
    found = re.search(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    assert found
    return found[1]
