"""Komnata Strachu by ear: eyes closed against eyes open, with a head start that everybody is shown."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.chamber import GAME, be_ready, finish_of, keys_of, lane, racing, react, right, script, stage, told, won
from tests.e2e.conftest import NewPage, Rehearsal
from tests.e2e.house import House
from tests.e2e.listening import Listener
from tests.e2e.looking import complaints
from tests.e2e.player import behind
from tests.e2e.test_by_ear import FEAR, GUARD

FEARS = "red ghost, yellow skull, white spider"
INVASION = "yellow ghost, invasion 2, white skull"
ROW = ("red skull", "pink puppet", "turquoise spider", "yellow pumpkin", "white ghost")
GRANTED = 60_000


def listening(page: Page, **kept: object) -> Listener:
    """A player who is told the cards; in words and one per key by default."""
    wanted = {"on": True, "manner": "words", "pace": None, **kept}
    page.add_init_script(f"localStorage['kurayami.komnata.ear'] ??= {json.dumps(json.dumps(wanted))}")
    return Listener(page)


def keys(cards: str) -> list[str]:
    """Keys of the right tokens and the switch."""
    return keys_of(right(cards))


@pytest.mark.rule("KS-26", "KS-32")
def test_somebody_who_hears_the_cards_beats_somebody_who_sees_them(device: NewPage, rehearse: Rehearsal) -> None:
    """Ada plays by keys and the announcer alone, with a head start of a minute. Bea sees, and is right at once."""
    blind, seeing = device(), device()
    ada = listening(blind)
    options = {"players": 2, "head_starts": (GRANTED, 0), "time_limit": 30_000}
    blind.goto(rehearse.prepare(blind, GAME, script(FEARS, INVASION, **options)))
    ada.takes()
    expect(blind.locator(".gathering li.yours")).to_contain_text("60 s head start")
    seeing.goto(blind.url)
    expect(seeing.locator(".gathering li").first).to_contain_text("60 s head start")
    seeing.get_by_role("button", name="Sit here").click()
    ada.finds('button "Start"')
    ada.presses("Enter")
    ada.hears("Ada: 60 s head start")
    expect(seeing.locator("[data-plate='0']")).to_contain_text("60 s head start")
    expect(seeing.locator("[data-plate='1'] [data-head-start]")).to_have_count(0)
    react(seeing, right(FEARS))
    be_ready(seeing)
    assert ada.heard_of(FEAR) == set(), "no card before its round"
    ada.presses("Space")
    assert ada.hears(f"^{FEAR}$") == "red ghost"
    expect(seeing.locator("[data-waits]")).to_have_text("Ada can still be first, with a head start of 60 s.")
    assert complaints(seeing) == []
    assert ada.heard_of(FEAR) == {"red ghost"}, "one at a time"
    ada.finds('button "ghost, pink"')
    ada.presses("ArrowRight")
    ada.hears("^yellow skull")
    ada.presses("ArrowUp")
    ada.hears("^yellow skull")
    ada.presses("ArrowRight")
    ada.hears("^white spider")
    ada.presses("ArrowDown")
    ada.hears("^red ghost")
    ada.presses(*keys(FEARS))
    ada.hears("Ada takes the cards")
    ada.hears(r"By shape: ghost, pink; skull, turquoise; spider, red\.")
    ada.hears(r"Ada: ghost, pink; skull, turquoise; spider, red\. .*less 60 s head start\), right, and first")
    ada.hears("Bea: ghost, pink; .* right, but too slow")
    told(seeing, 1)
    first, second = finish_of(seeing, 0), finish_of(seeing, 1)
    assert int(first["time"]) > int(second["time"]), "Bea was faster"
    assert int(first["time"]) - GRANTED < int(second["time"])
    expect(told(seeing).locator("[data-finish='0'] [data-head-start]")).to_contain_text("less 60 s head start")
    assert won(seeing) == [3, 0]
    ada.waits(GUARD)
    ada.presses("Space")
    be_ready(seeing)
    ada.hears("^Fear Invasion$")
    racing(seeing, 2)
    seeing.get_by_role("button", name="Give up this round").click()
    for place, fear in enumerate(ROW, 1):
        ada.presses("ArrowRight")
        ada.hears(f"^{place}: {fear}")
    ada.presses(*keys(INVASION))
    ada.hears("Ada takes the cards")
    ada.hears("Ada: skull, turquoise; puppet, yellow; spider, red; pumpkin, white; ghost, pink")
    ada.hears(f"Fear Invasion: {', '.join(ROW)}; white skull")
    assert won(seeing) == [6, 0]


def test_cards_are_told_at_a_pace_by_themselves(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    player = listening(page, pace=0.3)
    rehearse(page, GAME, script(FEARS, players=1))
    be_ready(page)
    for card in FEARS.split(", "):
        player.hears(f"^{card}")
    player.presses(*keys(FEARS))
    player.hears("Ada takes the cards")
    assert finish_of(page, 0)["fault"] == ""


def test_who_hears_gets_a_place_that_lets_all_keys_through(device: NewPage, rehearse: Rehearsal) -> None:
    """Readers of the screen keep digits and arrows for themselves, but not in an application."""
    page = device()
    listening(page)
    rehearse(page, GAME, script(FEARS, players=1))
    expect(page.get_by_role("application", name="By ear")).to_be_visible()
    assert complaints(page) == []
    be_ready(page)
    racing(page, 1)
    page.keyboard.press("1")
    expect(lane(page)).to_have_attribute("data-tokens", "ghost")


def test_the_way_to_listen_is_chosen_and_tried_by_keys(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    player = Listener(page)
    rehearse(page, GAME, script(FEARS, players=1))
    player.chooses('button "By ear"')
    assert complaints(page) == []
    player.goes_to('checkbox "Tell me the cards"')
    player.presses("Space")
    player.goes_to('combobox "(?i:told in)"')
    page.keyboard.type("words")
    player.chooses('button "Guess the sounds"')
    answer = page.locator(".ear [aria-live]")
    for number in (1, 2):
        page.locator("[data-sound=guest]").press("Enter")
        expect(answer).to_have_text(re.compile(rf"(Right|No): .*\. \d of {number} right\."))
    player.presses("Escape")
    page.reload()
    expect(stage(page, stage="pause")).to_be_attached()
    kept = json.loads(page.evaluate("localStorage['kurayami.komnata.ear']"))
    assert (kept["on"], kept["manner"]) == (True, "words")


@pytest.mark.rule("KS-32")
def test_whoever_opens_a_table_grants_head_starts(device: NewPage, house: House) -> None:
    page = device()
    page.goto(house.url)
    behind(page, "Komnata Strachu").get_by_role("button", name="Open a table").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Head starts", exact=True).click()
    sheet.get_by_label("Seat 2").fill("7.5")
    sheet.get_by_label("Seat 2").press("Tab")
    assert complaints(page) == []
    sheet.get_by_role("button", name="Open a table").click()
    chairs = page.locator(".gathering li")
    expect(chairs.nth(1)).to_contain_text("7.5 s head start")
    expect(chairs.nth(0)).not_to_contain_text("head start")


def test_the_page_about_access_lets_sounds_be_heard(device: NewPage, house: House) -> None:
    page = device()
    page.goto(f"{house.url}/access")
    page.get_by_text("Komnata Strachu by ear").click()
    expect(page.locator("[data-sound]")).to_have_count(8)
    assert complaints(page) == []
