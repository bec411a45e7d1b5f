"""Every screen for everybody: under the axe, in forced colours, and in windows as small as a page at 400 %."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from kurayami.games.hako_onna import actions as a
from kurayami.lessons import Lesson
from tests.e2e.chamber import GAME, be_ready, push, racing, right, script, told
from tests.e2e.conftest import DESKTOP, NewPage, Rehearsal
from tests.e2e.first_nights import HERE, begin_on, night, stay
from tests.e2e.haunting import my_turn, press
from tests.e2e.looking import at_rest, complaints
from tests.e2e.player import behind
from tests.e2e.test_by_ear_mansion import the_night

SMALL = ((320, 256), (320, 640), (640, 360))
"""Sizes of a window of 1280 x 1024 at 400 %, a small phone, and a phone held sideways."""

Walk = Callable[[Page, Rehearsal], Iterator[str]]


def pages(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    """All that is no game."""
    url = rehearse.house.url
    page.goto(url)
    expect(page.locator(".challenge").first).to_be_visible()
    yield "hall"
    for game in ("Hidden Rooms", "Komnata Strachu", "Hako Onna"):
        behind(page, game)
        yield f"the door of {game}"
        page.keyboard.press("Escape")
        behind(page, game).get_by_role("button", name="Open a table").click()
        expect(page.get_by_role("dialog").locator("select, input").first).to_be_visible()
        yield f"a table of {game}"
        page.keyboard.press("Escape")
    for name in ("Settings", "change name and face"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield name
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    yield "keys"
    page.keyboard.press("Escape")
    for address, there in (
        ("nights", "h1"),
        ("access", "h1"),
        ("endless", "form li"),
        ("book", ".desk"),
        ("nowhere", "h1"),
        ("t/0000000000", "main .key"),
        ("move", "h1"),
        ("print", "main .key"),
        ("rules/hidden-rooms", "#HR-1"),
        ("rules/komnata-strachu", "#KS-1"),
        ("rules/hako-onna", "#HO-1"),
    ):
        page.goto(f"{url}/{address}")
        page.locator(there).first.wait_for()
        yield address


def hidden_rooms(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    rehearse(page, "hidden-rooms", night("R1 R2 A1", HERE))
    expect(page.get_by_role("button", name="Start on").first).to_be_visible()
    yield "opening"
    page.keyboard.press("F1")
    expect(page.get_by_role("dialog").locator("li.now")).to_be_visible()
    yield "pictures"
    page.keyboard.press("Escape")
    begin_on(page, "red 2")
    yield "turn"
    stay(page)
    expect(page.locator(".curtain.lost button").first).to_be_visible()
    yield "end"
    page.goto(page.url.replace("/t/", "/r/"))
    expect(page.get_by_label("Position in the game")).to_be_visible()
    yield "replay"
    page.goto(page.url + "?from=0&review=0")
    expect(page.get_by_role("slider").nth(1)).to_be_visible()
    yield "review"


def komnata_strachu(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    cards = "red ghost, yellow skull, white spider"
    page.goto(rehearse.prepare(page, GAME, script(cards, players=1)))
    expect(page.locator(".gathering")).to_be_visible()
    yield "gathering"
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("dialog").get_by_role("textbox").first).to_be_visible()
    yield "invite"
    page.keyboard.press("Escape")
    table = page.url
    page.goto(table.replace("/t/", "/screen/"))
    expect(page.locator("[data-chair]")).to_be_visible()
    yield "screen"
    page.goto(table.replace("/t/", "/phone/"))
    expect(page.locator("[data-in]")).to_be_visible()  # who comes with a phone sits down at once
    yield "phone"
    page.goto(table)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("[data-ready].key")).to_be_enabled()
    yield "before"
    be_ready(page)
    racing(page, 1)
    yield "race"
    push(page, right(cards))
    page.keyboard.press("Space")
    told(page)
    yield "finish"
    be_ready(page)
    expect(page.locator(".end")).to_be_visible()
    yield "end"
    page.goto(page.url.replace("/t/", "/r/"))
    expect(page.get_by_label("Position in the game")).to_be_visible()
    yield "replay"


def hako_onna(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    story = the_night()
    hers, mine = (tuple(action for by, action in story.moves if by == seat) for seat in (0, 1))
    rehearse(page, "hako-onna", Lesson(story.options, 1, tuple(story.chance), {0: hers}))
    for action in mine:
        my_turn(page)
        frame = page.get_attribute(".hako", "data-frame")
        if action in (a.TurnCard(0), a.WalkTo(5), a.NameNumbers(1, 2, 3)):
            yield f"{frame}"
        press(page, action)
    expect(page.locator("[data-ending]")).to_be_visible()
    yield "end"
    page.get_by_role("link", name="The story of this night").click()
    expect(page.locator("[data-story]")).to_be_visible()
    yield "story"
    page.go_back()
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("slider").first).to_be_visible()
    yield "review"


def her_side(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    story = the_night()
    hers, mine = (tuple(action for by, action in story.moves if by == seat) for seat in (0, 1))
    rehearse(page, "hako-onna", Lesson(story.options, 0, tuple(story.chance), {1: mine}))
    for action in hers:
        my_turn(page)
        if isinstance(action, a.ChooseNumbers | a.KeepPower | a.StepTo):
            yield type(action).__name__
        press(page, action)
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("dialog", name="Seats")).to_be_visible()
    yield "seats"
    page.keyboard.press("Escape")


WIDE = """() => {
    const root = document.documentElement;
    const wide = it => it.scrollWidth > it.clientWidth + 1;
    const found = [root, ...document.querySelectorAll("dialog[open]")].filter(wide).map(it => it.tagName);
    if (!found.length) return [];
    const beside = it => it.getBoundingClientRect().right > root.clientWidth + 2 && !it.closest("svg");
    return [...found, ...[...document.querySelectorAll("body *")].filter(beside).map(it => it.className).slice(0, 8)];
}"""
"""Elements that scroll sideways, and what sticks out of them."""

TINY = """() => {
    const found = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const {data, parentElement: at} = texts.currentNode;
        if (!/\\p{L}/u.test(data) || !at.closest(".plan, .squares") || !at.checkVisibility()) continue;
        const size = parseFloat(getComputedStyle(at).fontSize);
        if (size < 12) found.add(`${data.trim()}: ${size} px`);
    }
    return [...found];
}"""
"""Words on a map that are smaller than anybody can be asked to read. Titles of cards and numbers in pictures are not
asked: some are 10 px."""

COVERED = """() => {
    const stays = it => it && (/sticky|fixed/.test(getComputedStyle(it).position) ? it : stays(it.parentElement));
    const found = new Set();
    const sheet = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("main");
    for (const it of sheet.querySelectorAll("a[href], button:enabled, input, select, summary")) {
        if (it.tabIndex < 0 || it.closest("[inert]") || !it.checkVisibility({visibilityProperty: true})) continue;
        it.focus();
        const {left, top, width, height} = it.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const over = stays(hit);
        if (over && !over.contains(it)) found.add(`${it.outerHTML.slice(0, 90)} under ${over.className}`);
    }
    document.activeElement?.blur();
    return [...found].slice(0, 6);
}"""
"""Focusable elements that lie under something fixed."""

FAINT = """() => {
    const light = colour => colour.match(/[\\d.]+/g).slice(0, 3)
        .map(each => each / 255).map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
        .reduce((sum, each, at) => sum + each * [0.2126, 0.7152, 0.0722][at], 0.05);
    const faint = it => {
        const {borderTopColor, backgroundColor} = getComputedStyle(it);
        const [one, other] = [light(borderTopColor), light(backgroundColor)];
        return Math.max(one, other) / Math.min(one, other) < 3;
    };
    return [...document.querySelectorAll(".field")].filter(faint).map(it => it.outerHTML.slice(0, 80));
}"""
"""Fields whose border is hard to see on their ground."""


DRAWN = """async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}"""
"""A layout that follows the size of a window is drawn a frame later."""


def wrong_with(page: Page) -> dict[str, object]:
    found: dict[str, object] = {"as usual": complaints(page)}
    page.emulate_media(forced_colors="active")
    found["forced colours"] = complaints(page, forced=True)
    page.emulate_media(forced_colors="none")
    found["borders"] = page.evaluate(FAINT)
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        at_rest(page)
        page.keyboard.press("Shift")  # whoever goes through them now goes by keys
        found[f"{width} x {height}"] = page.evaluate(WIDE) + page.evaluate(TINY) + page.evaluate(COVERED)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return {what: wrong for what, wrong in found.items() if wrong}


@pytest.mark.parametrize("walk", [pages, hidden_rooms, komnata_strachu, hako_onna, her_side])
def test_every_screen_is_for_everybody(device: NewPage, rehearse: Rehearsal, walk: Walk) -> None:
    page = device()
    wrong = {where: found for where in walk(page, rehearse) if (found := wrong_with(page))}
    assert wrong == {}
