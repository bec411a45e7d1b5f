"""The longest form of every message fits in its place, on a phone, in all languages.

A device goes to a place once, in English, and looks at it in each language.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.tiles import EMPTY
from kurayami.kernel import Seat
from kurayami.lessons import Lesson
from kurayami.words import LANGUAGES, Words
from tests.e2e.chamber import GAME, be_ready, push, racing, right, script, told
from tests.e2e.conftest import PHONE, NewPage, Rehearsal, create_table
from tests.e2e.first_nights import HERE, night, square, stay
from tests.e2e.haunting import Night, my_turn, press
from tests.e2e.overflow import speak, spilt, stretch
from tests.e2e.test_by_ear_mansion import DESK, RED_BEDROOM, SOFA, STUDY, WARDROBE
from tests.words.longest import LONGEST_NAME

GAMES = ("hidden-rooms", "hako-onna", "komnata-strachu")
PAGES = {
    "nights": "h1",
    "access": "h1",
    "endless": "form li",
    "book": ".desk",
    "print": "main a, main button",
    "nowhere": "h1",
    **{f"rules/{game}": "[id$=goal] + li" for game in GAMES},
}
"""Pages by path, each with an element that shows it has loaded."""
IN_HALL = 0

Walk = Callable[[Page, Rehearsal], Iterator[str]]


def sheets(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    """The hall, and every sheet that opens in it."""
    words = Words("en")
    page.goto(rehearse.house.url)
    doors = page.locator(".doors article")
    expect(doors).to_have_count(len(GAMES))
    yield "hall"
    for number in range(len(GAMES)):
        doors.nth(number).get_by_role("button").first.click()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        yield f"door {number}"
        sheet.get_by_role("button", name=words.say("web-open-table")).click()
        expect(sheet.locator("select").first).to_be_visible()
        yield f"options {number}"
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    for key in ("web-settings", "web-you-are"):
        page.get_by_role("button", name=words.say(key, name=LONGEST_NAME)).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield key
        page.keyboard.press("Escape")


def pages(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    for address, there in PAGES.items():
        page.goto(f"{rehearse.house.url}/{address}")
        page.locator("main[data-arrived=true]").wait_for()
        page.locator(there).first.wait_for()
        yield address


def tables(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    """A table of each game before it starts; then each game's tutorial, with its pictures over it."""
    words, url = Words("en"), rehearse.house.url
    for game in GAMES:
        page.goto(create_table(page, url, {"game": game, "options": {}}))
        expect(page.locator(".gathering")).to_be_visible()
        yield f"{game}, waiting"
    for game in GAMES:
        page.goto(url)
        door = page.locator(".doors article", has_text=words.say(f"web-game-{game}"))
        door.get_by_role("button").first.click()
        page.get_by_role("dialog").get_by_role("button", name=words.say("web-tutorial")).click()
        if game == "hako-onna":
            page.get_by_role("dialog").last.get_by_role("button", name=words.say("web-play-visitor")).click()
        page.wait_for_url("**/t/*")
        page.locator(".tutor, .begin, .game").first.wait_for()
        yield f"{game}, taught"
        page.keyboard.press("F1")
        expect(page.get_by_role("dialog").locator("li.now")).to_be_visible()
        yield f"{game}, rules"


def replay(page: Page, query: str = "") -> None:
    page.goto(page.url.replace("/t/", "/r/") + query)
    expect(page.get_by_label("Position in the game")).to_be_visible()


def wake(page: Page) -> None:
    page.locator(".begin button").first.click()
    expect(page.locator(".game")).to_have_attribute("data-turn", "1")
    expect(page.locator(".prompt.yours")).to_be_visible()


def hidden_rooms(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    """A choice, danger, three lost stages and the end of a game."""
    rehearse(page, "hidden-rooms", night("G1 R2 R3 G6 R2 R3 R6 R2 R3", HERE))
    wake(page)
    square(page, (4, 5)).click()
    expect(page.locator(".choice .ways button").first).to_be_visible()
    yield "choice"
    page.keyboard.press("Escape")
    expect(page.locator("[data-alarm]").first).to_be_attached()
    yield "danger"
    for number in range(3):
        stay(page)
        expect(page.locator(".curtain.lost button").first).to_be_visible()
        if number == 0:
            yield "stage over"
        page.locator(".curtain.lost button").first.click()
        if number < 2:
            wake(page)
    expect(page.get_by_role("link", name="Review")).to_be_visible()
    yield "game over"
    replay(page)
    yield "replay"


def komnata_strachu(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    """A wrong round and a right one, the result, and the replay."""
    rounds = ("guest, escape, red skull", "red ghost, yellow skull, white spider")
    rehearse(page, GAME, script(*rounds, players=1))
    expect(page.locator("[data-ready].key")).to_be_enabled()
    yield "before"
    for number, cards in enumerate(rounds, 1):
        be_ready(page)
        racing(page, number)
        if number == 1:
            yield "race"
        if number == 2:
            push(page, right(cards))
        page.keyboard.press("Space")
        told(page, number)
        yield f"finish {number}"
    be_ready(page)
    expect(page.locator(".end")).to_be_visible()
    yield "end"
    replay(page)
    yield "replay"


def a_noisy_night() -> Night:
    """The Visitor takes a stake, tries the Safe, makes a noise, is robbed, and finds her."""
    options = Options(visitors=1, pause=600_000, ghost_time=600_000)
    made = Night(options, {IN_HALL: "wooden-stake"}, noise=(0, 2, 4, 5, 0, 1, 2), powers=(7, 8, 1, 9))
    made.play(0, a.ChooseNumbers(1, 2, 3), a.ChooseWeakness("weakness-stake"), a.KeepPower(7), a.PutBones(SOFA))
    made.play(0, a.StepTo(RED_BEDROOM), a.Hide(WARDROBE))
    made.play(1, a.TurnCard(0), a.PeekAt(IN_HALL), a.Take(), a.PutBack(EMPTY), a.Done(), a.EndTurn())
    made.play(1, a.TurnCard(1), a.WalkTo(STUDY), a.EndTurn())
    made.play(1, a.TurnCard(2), a.PeekAt(DESK), a.NameNumbers(4, 5, 6), a.TurnCard(3))
    made.play(0, a.Scream(), a.SetPower(7, 0), a.Skip(), a.StepTo(RED_BEDROOM), a.Hide(WARDROBE))
    made.play(1, a.TurnCard(0), a.WalkTo(0))
    made.play(0, a.Interrupt(7), a.Snatch("wooden-stake"))
    made.play(1, a.WalkTo(0), a.EndTurn(), a.TurnCard(1), a.WalkTo(RED_BEDROOM), a.EndTurn())
    made.play(1, a.TurnCard(2), a.PeekAt(WARDROBE))
    return made


def mansion(page: Page, rehearse: Rehearsal, seat: Seat) -> Iterator[str]:
    made = a_noisy_night()
    scripts = {by: tuple(action for each, action in made.moves if each == by) for by in (0, 1)}
    mine = scripts.pop(seat)
    rehearse(page, "hako-onna", Lesson(made.options, seat, tuple(made.chance), scripts))
    seen: set[str] = set()
    for action in mine:
        my_turn(page)
        frame = page.get_attribute(".hako", "data-frame") or ""
        if frame not in seen:
            yield frame
        seen.add(frame)
        press(page, action)
    expect(page.locator("[data-ending]")).to_be_visible()
    yield "end"


def visitor(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    yield from mansion(page, rehearse, 1)
    page.goto(page.url.replace("/t/", "/story/"))
    expect(page.locator("[data-story]")).to_be_visible()
    yield "story"
    page.goto(page.url.replace("/story/", "/t/"))
    replay(page, "?from=all")
    yield "review"


def hers(page: Page, rehearse: Rehearsal) -> Iterator[str]:
    yield from mansion(page, rehearse, 0)


@pytest.mark.parametrize("walk", [sheets, pages, tables, hidden_rooms, komnata_strachu, visitor, hers])
def test_the_longest_words_fit_on_a_phone(device: NewPage, rehearse: Rehearsal, walk: Walk) -> None:
    page = device(PHONE, name=LONGEST_NAME)
    for language in LANGUAGES:
        stretch(page.context, language)
    wrong: dict[str, list[str]] = {}
    for where in walk(page, rehearse):
        for language in (*(each for each in LANGUAGES if each != "en"), "en"):
            speak(page, language)
            if found := spilt(page):
                wrong[f"{where}, {language}"] = found
    assert wrong == {}
