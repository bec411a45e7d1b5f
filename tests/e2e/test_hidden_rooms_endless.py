"""Generated books: chosen, played, changed in the editor, printed; and a restarted stage."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewPage, Rehearsal
from tests.e2e.first_nights import FAR, begin_on, night, search
from tests.e2e.house import House
from tests.e2e.looking import complaints
from tests.e2e.player import behind

MILLIMETRE = 96 / 25.4


def test_an_endless_night_is_chosen_and_played_at_once(device: NewPage, house: House) -> None:
    page = device()
    page.goto(house.url)
    behind(page, "Hidden Rooms").get_by_role("link", name="Endless nights").click()
    page.get_by_role("radio", name=re.compile("^Nightmare")).check(force=True)
    page.get_by_label("Night", exact=True).fill("12")
    page.wait_for_url("**/endless#nightmare-12")
    monsters = page.locator("form li > b")
    expect(monsters).to_have_count(5)
    expect(page.locator("form li").first).to_contain_text(re.compile(r"strong play \d+%.*proven limit \d+%", re.DOTALL))
    assert complaints(page) == []
    names = monsters.all_inner_texts()
    page.goto(f"{house.url}/endless#nightmare-12")
    expect(monsters).to_have_text(names)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".begin button")).to_have_count(2)
    assert page.locator("aside h2").inner_text() in names


def test_a_suggested_route_is_taken_back_and_a_book_is_printed(device: NewPage, house: House) -> None:
    page = device()
    page.goto(f"{house.url}/endless#hard-3")
    page.get_by_role("link", name="Open in the editor").click()
    steps = page.locator(".route output")
    expect(steps).to_contain_text("steps")
    before = page.locator(".house svg .way").count()
    page.get_by_role("combobox", name="Difficulty").select_option("very-easy")
    page.get_by_role("button", name="Suggest a route").click()
    expect(page.get_by_text("There is a new route.")).to_be_visible()
    page.locator(".maker").get_by_role("button", name="Undo").click()
    expect(page.locator(".house svg .way")).to_have_count(before)

    page.get_by_role("link", name="Print").click()
    sheets = page.locator(".sheet")
    expect(sheets).to_have_count(6)
    expect(page.locator(".sheet .board svg")).to_have_count(5)
    assert complaints(page) == []
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    for paper, high in (("letter", 279.4), ("a4", 297)):
        page.emulate_media(media="screen")
        page.get_by_role("combobox", name="Paper").select_option(paper)
        page.emulate_media(media="print")
        heights = sheets.evaluate_all("found => found.map(each => each.getBoundingClientRect().height)")
        assert all(abs(height - high * MILLIMETRE) < 3 for height in heights)
        assert b"/Count 6" in page.pdf(prefer_css_page_size=True), "a sheet of paper for each"
    address = page.url
    phone = device(PHONE)
    phone.goto(address)
    expect(phone.locator(".sheet")).to_have_count(6)
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_a_stage_is_begun_anew_in_a_game_of_its_own(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, "hidden-rooms", night("R1 R2 A1 R6", FAR))
    begin_on(page, "red 2")
    search(page, (5, 4))
    before = page.url
    page.get_by_role("button", name="Restart stage").click()
    page.get_by_role("button", name="Start again").click()
    expect(page.locator(".begin button")).to_have_count(2)
    expect(page.locator("aside h2")).to_have_text("Monster 1")
    assert page.url != before
    page.goto(before)
    expect(page.locator(".game")).to_have_attribute("data-turn", "2")
