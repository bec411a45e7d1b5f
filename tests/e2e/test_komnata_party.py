"""Komnata Strachu on a big screen, with phones as tokens and switch."""

import json
import os
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from kurayami.games.komnata_strachu.cards import Token
from tests.e2e.chamber import GAME, right, script, stage, told, won
from tests.e2e.conftest import PHONE, NewPage, Rehearsal
from tests.e2e.looking import complaints
from tests.e2e.player import choose

TELEVISION = (1920, 1080)
FEARS = "red ghost, yellow skull, white spider"
ESCAPE = "turquoise ghost, escape, red skull"


def picture(page: Page, name: str) -> None:
    """A screenshot, for anyone who asks for them."""
    if folder := os.environ.get("KURAYAMI_PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


def open_party(screen: Page, rehearse: Rehearsal, *rounds: str) -> str:
    """Opens a party through the hall, with known cards. Returns the code of the table."""
    address = rehearse.prepare(screen, GAME, script(*rounds, players=2, pause=None))

    def rehearsed(route: Route) -> None:
        made = json.dumps({"code": address.rsplit("/", 1)[1], "commitment": ""})
        route.fulfill(status=200, content_type="application/json", body=made)

    screen.route("**/api/tables", rehearsed)
    choose(screen, "Komnata Strachu", "Big screen and phones")
    screen.get_by_role("dialog").get_by_role("button", name="2", exact=True).click()
    expect(screen.locator("[data-chair]")).to_have_count(2)
    screen.unroute("**/api/tables")
    return address.rsplit("/", 1)[1]


def ready(phone: Page) -> None:
    phone.locator("[data-ready]").tap()


def play(phone: Page, number: int, tokens: Sequence[Token]) -> None:
    expect(phone.locator(f'.phone[data-round="{number}"][data-racing]')).to_be_attached()
    for token in tokens:
        phone.locator(f'[data-token="{token}"]').tap()
    phone.locator("[data-light]").tap()


def mood(phone: Page, wanted: str) -> None:
    expect(phone.locator(f'.phone[data-mood="{wanted}"]')).to_be_attached()


@pytest.mark.rule("KS-26")
def test_a_big_screen_and_two_phones_play_to_the_end_and_once_more(device: NewPage, rehearse: Rehearsal) -> None:
    screen, one, two = device(TELEVISION), device(PHONE), device(PHONE)
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    screen.on("websocket", listen)
    code = open_party(screen, rehearse, FEARS, ESCAPE)
    for seat, phone in enumerate((one, two)):
        phone.goto(f"{rehearse.house.url}/phone/{code}")
        expect(phone.locator(f'[data-in="{seat}"]')).to_be_visible()
    two.get_by_role("button", name="Change name").tap()
    two.get_by_label("Your name").fill("Ola")
    two.get_by_role("button", name="Done").tap()
    expect(screen.locator("[data-chair='1']")).to_contain_text("Ola")
    assert complaints(screen) == []
    picture(screen, "lobby")
    picture(two, "phone-in")
    screen.get_by_role("button", name="Start").click()
    for phone in (one, two):
        ready(phone)
    expect(stage(screen, stage="open", round="1")).to_be_attached()
    expect(one.locator(".card-face")).to_have_count(0)
    picture(screen, "open")
    picture(one, "phone-open")
    heard.clear()
    expect(one.locator(".phone[data-racing]")).to_be_attached()
    one.locator('[data-token="puppet"]').tap()
    expect(screen.locator("[data-plate='0'][data-forward='1']")).to_be_visible()
    one.locator('[data-token="puppet"]').tap()
    expect(screen.locator("[data-plate='0'][data-forward='0']")).to_be_visible()
    assert heard, "the screen was told how many"
    assert not any("puppet" in frame for frame in heard), "and not which"
    play(two, 1, ("ghost",))
    mood(two, "hit")
    play(one, 1, right(FEARS))
    expect(told(screen, 1)).to_contain_text("Bea takes the cards")
    mood(one, "won")
    mood(two, "wrong")
    picture(screen, "finish")
    picture(one, "phone-won")
    picture(two, "phone-wrong")
    assert won(screen) == [3, 0]
    for phone in (one, two):
        ready(phone)
    play(one, 2, right(ESCAPE))
    expect(one.get_by_role("status").filter(has_text="You win!")).to_be_visible()
    expect(two.get_by_role("status").filter(has_text="Bea wins")).to_be_visible()
    expect(screen.locator(".end")).to_contain_text("Bea wins")
    picture(screen, "end")
    screen.get_by_role("button", name="Play again").click()
    expect(screen.locator("[data-chair].person")).to_have_count(2)
    expect(screen.locator("[data-chair='1']")).to_contain_text("Ola")
    expect(two.locator('[data-in="1"]')).to_be_visible()
