"""The screen of Hako Onna for everybody: small screens, keys, three languages, and axe."""

import json
import re

import msgspec
import pytest
from playwright.sync_api import Page, expect

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.options import Options
from kurayami.lessons import Lesson
from kurayami.words import LANGUAGES, Words
from tests.e2e.conftest import DESKTOP, PHONE, NewPage, Rehearsal
from tests.e2e.haunting import Night, gather, my_turn, press
from tests.e2e.looking import complaints

LONG = 600_000
HALL, RED_BEDROOM = 0, 6
IN_STUDY = 10
"""A Shadow of the Study."""
SECRETS = (a.ChooseNumbers(1, 2, 3), a.ChooseWeakness("weakness-stake"), a.KeepPower(7), a.PutBones(4))
HIDES = (*SECRETS, a.StepTo(RED_BEDROOM), a.Hide(12))
QUIET = Options(visitors=1, pause=LONG, ghost_time=LONG, random_boards=True, random_items=True)


LOOKED_AT = ("0 numbers", "0 start_power", "0 hiding", "1 check", "1 act", "1 replacing")


def short_night() -> Night:
    """A game in which the only Visitor looks into one Shadow, then into hers."""
    night = Night(QUIET, {0: "combination-4"}, noise=(0, 1, 2))
    night.play(0, *HIDES)
    night.play(1, a.TurnCard(0), a.PeekAt(0), a.Take(), a.PutBack("empty"), a.Done(), a.EndTurn())
    night.play(1, a.TurnCard(1), a.WalkTo(RED_BEDROOM), a.EndTurn(), a.TurnCard(2), a.PeekAt(12))
    return night


FRIGHTS = """
    window.frights = [];
    new MutationObserver(changes => {
        for (const { addedNodes } of changes) for (const node of addedNodes)
            if (node.dataset?.fright) window.frights.push(node.dataset.fright);
    }).observe(document, { childList: true, subtree: true });
"""
"""Records the faces shown, and how: they are gone before a test can look."""


FORECAST = "".join(
    f"data: {json.dumps({'done': done, 'of': 3, 'step': step, 'chance': chance})}\n\n"
    for done, (step, chance) in enumerate(((None, None), (20, 0.5), (34, 0.9), (42, 0.1)))
)
"""Three points of the odds curve, as the server would send them."""


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("sizes", [(DESKTOP, PHONE), (PHONE, DESKTOP)], ids=["visitor-phone", "her-phone"])
def test_a_short_night_under_the_axe(
    device: NewPage, rehearse: Rehearsal, sizes: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    her, one = device(sizes[0]), device(sizes[1], calm=sizes[1] == DESKTOP)
    pages = {0: her, 1: one}
    for page in pages.values():
        page.add_init_script(FRIGHTS)
    night = short_night()
    gather(pages, rehearse.prepare(her, "hako-onna", night.lesson()))
    found: dict[str, object] = {}
    for number, (seat, action) in enumerate(night.moves):
        page = pages[seat]
        my_turn(page)
        frame = f"{seat} {page.get_attribute('.hako', 'data-frame')}"
        if frame in LOOKED_AT and frame not in found:
            found[frame] = complaints(page)
            assert fits(page), frame
            expect(page.locator(".choices")).to_be_in_viewport()
        if action == a.Hide(12):
            expect(one.locator(".night")).to_be_visible()
            found["night"] = complaints(one)
        press(page, action, waits=number < len(night.moves) - 1)
    for page in pages.values():
        expect(page.locator('[data-ending="all-dead"]')).to_be_visible()
        assert fits(page)
    frights = [page.evaluate("window.frights") for page in pages.values()]
    assert frights == [["sudden"], ["still" if sizes[1] == DESKTOP else "sudden"]]
    found["end"] = complaints(one)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}

    one.route("**/forecast", lambda route: route.fulfill(body=FORECAST, content_type="text/event-stream"))
    one.get_by_role("link", name="Review").click()
    one.wait_for_url("**/r/**")
    expect(one.locator(".hako")).to_have_count(1)
    slider = one.get_by_role("slider").first
    slider.fill(str(int(slider.get_attribute("max") or 0) - 30))
    expect(one.locator('[data-shadow="12"] [data-card="tile-hako-onna"]').first).to_be_attached()
    slider.fill(slider.get_attribute("max") or "")
    expect(one.locator('[data-ending="all-dead"]')).to_be_visible()
    one.get_by_role("button", name="Explore the house").click()
    if sizes[1] == DESKTOP:
        expect(one.locator("[data-odds=imagined]")).to_be_visible()
        turning = one.locator("[data-moment-step]")
        expect(turning).to_have_count(2)
        expect(turning.last).to_contain_text("−80")
        turning.first.click()
        expect(slider).to_have_value(turning.first.get_attribute("data-moment-step") or "")
        chapter = one.locator("[data-chapter].taken").first
        step = chapter.get_attribute("data-chapter")
        chapter.click()
        expect(slider).to_have_value(step or "")
        expect(one.locator("[data-belief]").first).to_be_attached()
    else:  # a chapter leads from its page of the bar to the house
        review = one.locator(".phone-bar").get_by_role("button", name="Review")
        review.click()
        expect(one.locator(".stage")).to_be_hidden()
        one.locator("[data-chapter].taken").first.click()
        expect(one.locator('[data-shadow="0"]').first).to_be_visible()
        expect(one.locator(".review")).to_be_hidden()


def test_the_set_up_as_printed(device: NewPage, rehearse: Rehearsal) -> None:
    """An item is chosen, boards are dragged, turned and put down."""
    page = device()
    rehearse(page, "hako-onna", Lesson(Options(visitors=1), seat=1, chance=(a.First(1),)))
    my_turn(page, "items")
    page.locator(".choices .card-choice").first.click()
    my_turn(page, "placing")
    hand, place = page.locator(".in-hand .board"), page.locator(".square.fits").first
    square = place.get_attribute("data-square")
    hand.drag_to(place)
    expect(page.locator(f'.square[data-square="{square}"]')).to_have_count(0)
    while (now := page.locator(".hako").evaluate("it => ({...it.dataset})"))["frame"] not in (
        "check",
        "numbers",
        "weak",
        "start_power",
    ):
        if now["frame"] == "placing" and now["mine"] == "yes":
            page.keyboard.press("r")
            page.locator(".square").first.click()
        seen = f'.hako[data-moment="{now["moment"]}"][data-mine="{now["mine"]}"]'
        expect(page.locator(seen)).to_have_count(0)
    assert page.locator("[data-room]").count() == 11
    my_turn(page, "check")


def test_a_turn_with_the_keyboard_alone(device: NewPage, rehearse: Rehearsal) -> None:
    page = device(name="Ada")
    night = Night(QUIET, {0: "combination-4"}, noise=(0, 1))
    night.play(0, *HIDES)
    night.play(1, a.TurnCard(0), a.PeekAt(0), a.Take(), a.PutBack("empty"), a.Done(), a.EndTurn(), a.TurnCard(2))
    lesson = Lesson(QUIET, seat=1, chance=tuple(night.chance), others={0: HIDES})
    rehearse(page, "hako-onna", lesson)
    my_turn(page, "check")
    page.keyboard.press("1")
    my_turn(page, "act")
    page.locator('[data-shadow="0"]').focus()
    page.keyboard.press("Enter")
    my_turn(page, "peek")
    expect(page.locator(".peeking")).to_contain_text("Number 4")
    page.keyboard.press("t")
    my_turn(page, "replacing")
    expect(page.locator(".peeking .keys button:focus")).to_be_visible()
    page.keyboard.press("Enter")
    my_turn(page, "peek")
    page.keyboard.press("e")
    my_turn(page, "act")
    expect(page.locator('[data-held="combination-4"]')).to_be_visible()
    page.keyboard.press("e")
    my_turn(page, "check")
    expect(page.get_by_role("log").first).to_contain_text("Ada’s turn is over.")


def test_what_is_seen_said_and_marked(device: NewPage, rehearse: Rehearsal) -> None:
    her, one = device(), device()
    night = Night(QUIET, {0: "combination-4"}, noise=(0, 1))
    night.play(0, *HIDES)
    night.play(1, a.TurnCard(0), a.PeekAt(0), a.Done())
    gather({0: her, 1: one}, rehearse.prepare(her, "hako-onna", night.lesson()))
    for seat, action in night.moves:
        press({0: her, 1: one}[seat], action)
    expect(one.locator('[data-shadow="0"]')).to_have_attribute("aria-label", re.compile("certainly Number 4"))
    expect(one.locator(".ways .wrong")).to_have_text("4")
    one.get_by_role("button", name="Notes").click()
    one.locator('[data-shadow="0"]').click()
    sheet = one.get_by_role("dialog")
    expect(sheet).to_contain_text("still there")
    sheet.locator('[data-mark="danger"]').click()
    sheet.get_by_text("Claim what’s here").click()
    sheet.locator('[data-claim="secret-exit"]').click()
    expect(one.locator('[data-shadow="0"] .mark-danger')).to_be_visible()
    expect(her.locator('[data-shadow="0"] .claims')).to_have_text("1")
    her.get_by_role("tab", name="Chat").click()
    expect(her.get_by_role("log", name="Chat")).to_contain_text("Shadow 1: Secret Exit")
    one.reload()
    expect(one.locator('[data-shadow="0"] .mark-danger')).to_be_visible()


def test_a_bot_does_what_it_is_asked(device: NewPage, rehearse: Rehearsal) -> None:
    """Ada asks for a look into a Shadow of the Study; the bot whose turn follows says yes and goes there."""
    page = device()
    night = Night(msgspec.structs.replace(QUIET, visitors=2), {}, noise=(0, 1))
    night.play(0, *HIDES)
    night.play(1, a.TurnCard(0), a.EndTurn())
    night.play(2, a.TurnCard(1))
    lesson = Lesson(night.options, seat=1, chance=tuple(night.chance), others={0: HIDES, 2: (a.TurnCard(1),)})
    rehearse(page, "hako-onna", lesson)
    press(page, a.TurnCard(0))
    page.get_by_role("button", name="Notes").click()
    page.locator(f'[data-shadow="{IN_STUDY}"]').click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Make a plan").click()
    sheet.locator('[data-claim="look"]').click()
    page.get_by_role("tab", name="Chat").click()
    chat = page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text(f"Shadow {IN_STUDY + 1}: Can someone look here?")
    page.keyboard.press("Escape")
    press(page, a.EndTurn())
    expect(chat).to_contain_text("Study: I’ll take this room")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("log").first).to_contain_text("moves into the Study")


def test_her_secrets_in_each_language(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, "hako-onna", Lesson(QUIET))
    for action in SECRETS[:2]:
        press(page, action)
    my_turn(page, "start_power")
    for language in LANGUAGES:
        page.evaluate("kept => { localStorage['kurayami.settings'] = kept }", json.dumps({"language": language}))
        page.reload()
        expect(page.locator(".choices .prompt")).to_have_text(Words(language).say("web-ho-prompt-power"))
        shown = page.locator("main").inner_text()
        assert not re.search(r"\b(web|ho|server|table)-[a-z-]+", shown), "a message is missing"
