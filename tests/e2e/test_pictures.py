"""The games in pictures: on the rules page, and over the table at what is happening now."""

import pytest
from playwright.sync_api import expect

from kurayami.words import Words
from tests.e2e.conftest import PHONE, NewPage
from tests.e2e.house import House
from tests.e2e.looking import complaints
from tests.e2e.player import begin, enter

MOST = 10
"""Most panels of a game: five minutes."""


@pytest.mark.parametrize("game", ["hidden-rooms", "komnata-strachu", "hako-onna"])
def test_a_game_in_pictures_is_short_and_for_everybody(device: NewPage, house: House, game: str) -> None:
    page = device(PHONE)
    page.goto(f"{house.url}/rules/{game}")
    panels = page.get_by_role("region", name="The game in pictures").get_by_role("listitem")
    expect(panels.first).to_be_visible()
    assert 5 < panels.count() <= MOST
    assert complaints(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "the page is wider than the phone"


def test_a_picture_answers(device: NewPage, house: House) -> None:
    words = Words("en")
    page = device()
    page.goto(f"{house.url}/rules/hidden-rooms")
    page.get_by_role("button", name="green 1").click()
    expect(page.locator("#web-hr-picture-fits [role=status]")).to_have_text(
        words.say("web-hr-picture-fits-told", fit="colour")
    )
    page.get_by_role("button", name="C3", exact=True).click()
    expect(page.locator("#web-hr-picture-sight [role=status]")).to_have_text(
        words.say("web-hr-picture-sight-told", does="catches")
    )
    page.goto(f"{house.url}/rules/hako-onna")
    shadows = page.locator("#web-ho-picture-shadows")
    for number, said in (("3", "Doll Mary. Only you see it."), ("6", "The Hako Onna! You die.")):
        shadows.get_by_role("button", name=f"Shadow {number}", exact=True).click()
        expect(shadows.get_by_role("status")).to_have_text(said)
    page.goto(f"{house.url}/rules/komnata-strachu")
    light = page.locator("#web-ks-picture-try").get_by_role("button", name="Hit the light switch")
    for token, verdict in (("skull, turquoise", "wrong"), ("pumpkin, white", "shape")):
        page.locator("#web-ks-picture-try").get_by_role("button", name=token).click()
        light.click()
        expect(page.locator("#web-ks-picture-try [role=status]")).to_have_text(
            words.say("web-ks-picture-try-told", verdict=verdict)
        )


def test_the_rules_open_over_the_table_at_what_is_happening(device: NewPage, house: House) -> None:
    page = device()
    enter(page, house)
    begin(page)
    page.keyboard.press("F1")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("li.now h3")).to_have_text("Your turn")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".prompt.yours")).to_be_visible()  # nobody left the table
