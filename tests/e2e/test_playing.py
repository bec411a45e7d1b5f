"""Hidden Rooms in the browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewPage
from tests.e2e.house import House
from tests.e2e.looking import at_rest
from tests.e2e.player import (
    begin,
    choose,
    door,
    enter,
    has_a_choice,
    log_of,
    my_turn,
    stage_is_over,
    take_turn,
    turn_is_over,
)

FOCUSED = "(document.querySelector(':focus')?.ariaLabel ?? document.querySelector(':focus')?.textContent) ?? ''"


def test_a_stage_from_the_first_click_to_its_end(device: NewPage, house: House) -> None:
    page = device()
    enter(page, house)
    begin(page)
    for _ in range(60):
        if stage_is_over(page):
            break
        take_turn(page)
    expect(page.locator(".curtain h2")).to_have_text(re.compile("You made it out|Lost in the dark"))
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Start on").first).to_be_visible()
    said = log_of(page)
    assert any("The door opens" in line or " lost." in line for line in said)
    assert not any("{" in line or "hr-" in line for line in said)


@pytest.mark.parametrize(
    "start", [("Hidden Rooms", "Play alone"), ("Hako Onna", "Play as a Visitor")], ids=lambda it: it[0]
)
def test_who_wants_no_tutorial_plays_at_once(device: NewPage, house: House, start: tuple[str, str]) -> None:
    page = device(learnt=[])
    page.goto(house.url)
    choose(page, *start)
    page.get_by_role("dialog").get_by_role("button", name="Skip it").click()
    expect(page.locator(".game, .hako")).to_be_visible()
    expect(page.locator(".coach, .tutor")).to_have_count(0)


def test_an_open_game_stands_first_in_the_hall(device: NewPage, house: House) -> None:
    page = device()
    page.goto(house.url)
    lit = page.locator(".hall .key.lit")
    expect(lit).to_have_text(["Play"] * 3)
    enter(page, house)
    begin(page)
    address = page.url
    page.goto(house.url)
    expect(lit).to_have_text(["Continue: Hidden Rooms"])
    expect(page.locator(".hall .key").first).to_have_text("Continue: Hidden Rooms")
    lit.click()
    page.wait_for_url(address)


def test_a_reload_in_mid_game_changes_nothing(device: NewPage, house: House) -> None:
    page = device()
    enter(page, house)
    begin(page)
    take_turn(page)
    my_turn(page)
    before = page.locator(".board").aria_snapshot(), log_of(page)
    page.reload()
    my_turn(page)
    assert (page.locator(".board").aria_snapshot(), log_of(page)) == before


def test_a_refusal_says_why(device: NewPage, house: House) -> None:
    page = device()
    enter(page, house)
    begin(page)
    page.locator('[data-square="(0, 3)"]').click()
    expect(page.get_by_role("alert")).to_have_text("D1 isn’t next to you.")


def test_a_move_is_taken_back(device: NewPage, house: House) -> None:
    page = device()
    enter(page, house)
    begin(page)
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    expect(page.get_by_role("button", name="Start on").first).to_be_visible()
    expect(undo).to_be_disabled()


def test_on_a_phone_nothing_is_wider_than_the_screen(device: NewPage, house: House) -> None:
    page = device(PHONE)
    page.goto(house.url)
    width = "document.documentElement.scrollWidth"
    door(page, "Hidden Rooms").tap()
    page.get_by_role("dialog").get_by_role("button", name="Play alone").tap()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_role("button", name="Start on").first.tap()
    expect(page.locator(".begin")).to_be_hidden()
    my_turn(page)
    at_rest(page)
    assert page.evaluate(width) == PHONE[0]
    board = page.locator(".board").bounding_box()
    keys = page.get_by_role("button", name="End turn").bounding_box()
    assert board
    assert keys
    assert board["y"] + board["height"] <= PHONE[1]
    assert keys["y"] + keys["height"] <= PHONE[1], "what ends the turn is in reach of the thumb"
    take_turn(page)
    page.goto(house.url)
    expect(page.get_by_role("button", name="Take it on")).to_have_count(2)  # one for each game that has a challenge
    at_rest(page)
    assert page.evaluate(width) == PHONE[0]


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)], ids=str)
def test_on_a_desk_the_whole_house_is_in_sight(device: NewPage, house: House, size: tuple[int, int]) -> None:
    page = device(size)
    enter(page, house)
    begin(page)
    at_rest(page)
    board = page.locator(".board").bounding_box()
    assert board
    assert board["y"] + board["height"] <= size[1]
    assert board["height"] > size[1] * 0.75
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]


def test_with_the_keyboard_alone(device: NewPage, house: House) -> None:
    page = device()
    page.goto(house.url)
    expect(door(page, "Hidden Rooms")).to_be_visible()

    def tab_to(name: str) -> None:
        for _ in range(40):
            page.keyboard.press("Tab")
            if name in page.evaluate(FOCUSED):
                return
        raise AssertionError(f"{name} can't be reached")

    tab_to("Play: Hidden Rooms")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("button", name="Play alone")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start on").first).to_be_visible()
    tab_to("Start on")
    page.keyboard.press("Enter")
    expect(page.locator(".begin")).to_be_hidden()
    my_turn(page)
    focused = page.locator("[data-square]:focus")
    expect(focused, "the board calls for the focus by itself").to_have_attribute(
        "aria-label", re.compile("you are here")
    )
    page.keyboard.press("ArrowUp")
    expect(focused).not_to_have_attribute("aria-label", re.compile("you are here"))
    page.keyboard.press("Enter")
    if has_a_choice(page, "1"):
        page.keyboard.press("Enter")
    turn_is_over(page, "1")
    my_turn(page)
    if not stage_is_over(page):
        page.keyboard.press("e")
        turn_is_over(page, "2")
