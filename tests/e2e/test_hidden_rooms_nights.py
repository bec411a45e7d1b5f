"""Whole games of Hidden Rooms with scripted tiles."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PATIENCE, PHONE, NewPage, Rehearsal, Watch
from tests.e2e.first_nights import ALONG_THE_WALLS, FAR, HERE, RISING, SOON, begin_on, night, search, square, stay
from tests.e2e.looking import at_rest
from tests.e2e.player import log_of

PULSING = """() => document.getAnimations().filter(({ effect }) =>
    effect.getComputedTiming().iterations === Infinity
    && effect.target.closest(".board, .dread") && !effect.target.matches("canvas")).length
"""
"""Elements with endless animations. The candlelight, on its canvas, is not one."""


def test_two_stages_are_won_and_with_them_the_game(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, "hidden-rooms", night(f"R1 R2 A1 {RISING} B6 R2 A1 {RISING}", FAR))
    begin_on(page, "red 2")
    for at in ALONG_THE_WALLS:
        search(page, at)
    expect(page.locator(".curtain.won h2")).to_have_text("You made it out")
    expect(page.locator(".curtain.won")).to_contain_text("The star is yours")
    page.get_by_role("button", name="Continue").click()
    begin_on(page, "red 2")
    expect(page.get_by_role("img", name="Stages won: 1 of 2. Stages lost: 0 of 3.")).to_be_visible()
    for at in ALONG_THE_WALLS:
        search(page, at)
    expect(page.locator(".curtain.won h2")).to_have_text("You’re free")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".over.won")).to_contain_text("You win!")
    page.get_by_role("link", name="Review").click()
    expect(page.locator("[data-moments][aria-busy=false]")).to_be_visible(timeout=2 * PATIENCE)
    assert int(page.get_attribute("[data-moments]", "data-moments") or 0) == 11
    page.get_by_role("slider", name=re.compile("Your odds")).press("ArrowRight")
    expect(page.locator(".slider output")).not_to_have_text(re.compile("^Move 1 of"))
    page.goto(f"{rehearse.house.url}/nights")
    expect(page.locator("li.card").first).to_contain_text("2 of 2 won · best: 10 turns")


def test_three_are_lost_by_time_by_capture_and_after_a_six(device: NewPage, rehearse: Rehearsal) -> None:
    page = device(PHONE, calm=True)
    rehearse(page, "hidden-rooms", night("R1 R2 A1 B2 R2 A1 G6 R2 A1", SOON, HERE))
    expect(page.locator("aside h2")).to_have_text("Monster 1")
    begin_on(page, "red 2")
    stay(page)
    expect(page.locator(".curtain.lost")).to_contain_text("Time ran out. Stage 1 lost.")
    page.get_by_role("button", name="Continue").click()
    begin_on(page, "red 2")
    expect(page.locator("aside h2")).to_have_text("Monster 2")
    stay(page)
    expect(page.locator(".curtain.lost")).to_contain_text("It caught you. Stage 2 lost.")
    page.get_by_role("button", name="Continue").click()
    begin_on(page, "red 2")
    expect(page.locator("aside h2")).to_have_text("Monster 2")
    assert "The Book opens on green 6. Stage 2." in log_of(page)
    stay(page)
    expect(page.locator(".curtain.lost h2")).to_have_text("The door stays shut")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(".over")).to_contain_text("You lose.")
    expect(page.get_by_role("img", name="Stages lost: 3 of 3").first).to_be_visible()


@pytest.mark.parametrize("calm", [False, True], ids=["pulsing", "calm"])
def test_danger_is_said_before_a_fatal_stay(device: NewPage, rehearse: Rehearsal, calm: bool) -> None:
    page = device(calm=calm, lessMotion=False)
    rehearse(page, "hidden-rooms", night("R1 R2 A1", HERE))
    begin_on(page, "red 2")
    expect(page.locator("[data-alarm] .seen")).to_have_text("It sees you")
    expect(page.locator(".dread.deadly")).to_be_attached()
    expect(page.locator(".prompt.deadly")).to_contain_text("Stay and it catches you.")
    expect(page.get_by_role("button", name="End turn")).to_have_accessible_description("Stay and it catches you.")
    expect(square(page, (5, 5))).to_have_attribute("aria-label", re.compile("end your turn here and it catches you"))
    assert (page.evaluate(PULSING) > 0) is not calm, "who wants no flashes gets the same signs, and they stand still"
    stay(page)
    expect(page.locator(".curtain.lost")).to_be_visible()


def test_memory_overflows_and_a_walk_is_taken_back(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, "hidden-rooms", night("R1 R2 A5 R6 A1 A2 A3 A4 B1", FAR))
    begin_on(page, "red 2")
    search(page, (5, 4))
    square(page, (5, 5)).click()
    expect(page.locator(".prompt.yours")).to_contain_text("Move one more room")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt.yours")).to_contain_text("Move up to 2 rooms")
    for _ in range(4):
        search(page, (5, 3))
    expect(page.get_by_role("heading", name="Memory 5/5")).to_be_visible()
    search(page, (5, 3))
    expect(page.get_by_role("heading", name="Memory 0/5")).to_be_visible()
    assert "Too much to remember: all 6 tiles go back to the Pile." in log_of(page)
    assert not [line for line in log_of(page) if line.startswith("You move to")], "what was taken back is not told"


def test_a_hint_counts_every_choice_and_can_be_followed(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, "hidden-rooms", night("R1 R2 A1 G3", FAR))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hints='2']")).to_be_visible(timeout=2 * PATIENCE)
    expect(page.locator(".begin em")).to_have_count(2)
    begin_on(page, "red 2")
    page.keyboard.press("h")
    expect(page.locator("[data-hints='3']")).to_be_visible(timeout=2 * PATIENCE)
    expect(page.locator(".chance")).to_have_count(2)
    best = page.locator("[data-hints] ol button").first
    expect(best).to_contain_text(re.compile(r"%.*(Best|Equally good): \d+ of \d+ tiles fit\.", re.DOTALL))
    worst = page.locator("[data-hints] ol button").last
    expect(worst).to_contain_text("You wait, out of its sight.")
    expect(page.locator("[data-advised=search]")).to_have_count(1)
    there = worst.bounding_box()
    worst.hover()
    expect(page.locator("[data-advised=stop]")).to_have_count(1)
    best.hover()
    expect(page.locator("[data-advised=search]")).to_have_count(1)
    assert worst.bounding_box() == there, "a hint that is looked at does not move away"
    best.click()
    expect(page.locator(".game")).to_have_attribute("data-turn", "2")
    expect(page.locator("[data-hints]")).to_have_count(0)


def test_aids_are_switched_off_and_stay_off(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, "hidden-rooms", night("R1 R2 A1", FAR))
    begin_on(page, "red 2")
    shown = {"odds": ".stack b", "pile": ".known", "watched": ".watched", "foresight": ".foreseen", "route": ".left b"}
    for aid, what in shown.items():
        expect(page.locator(what).first).to_be_visible()
        page.locator(f"[data-aid={aid}]").click()
        expect(page.locator(what)).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt.yours")).to_be_visible()
    for what in shown.values():
        expect(page.locator(what)).to_have_count(0)


def test_a_tile_and_the_child_are_dragged(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, "hidden-rooms", night("R1 R2 B3 G3", FAR))
    begin_on(page, "red 2")

    def drag(start: str, *over: str) -> None:
        page.locator(start).hover()
        page.mouse.down()
        for where in over:
            page.locator(where).hover()
        page.mouse.up()

    drag("[aria-label='blue 3']", '[data-square="(5, 4)"]')
    expect(page.locator(".game")).to_have_attribute("data-turn", "2")
    drag('[data-square="(5, 4)"]', '[data-square="(5, 5)"]', '[data-square="(4, 5)"]')
    expect(page.locator(".game")).to_have_attribute("data-turn", "3")
    expect(square(page, (4, 5))).to_have_attribute("aria-label", re.compile("green 3, you are here"))


def test_a_choice_lies_beside_the_click_and_the_focus_stays_at_the_board(device: NewPage, rehearse: Rehearsal) -> None:
    page = device(PHONE)
    rehearse(page, "hidden-rooms", night("R1 R2 A1 G3", FAR))
    begin_on(page, "red 2")
    square(page, (5, 4)).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=re.compile("Search"))).to_be_visible()
    expect(page.locator(".game")).to_have_attribute("data-turn", "1")
    at_rest(page)
    choice, target, child, pile = (
        page.locator(where).bounding_box()
        for where in (".choice", '[data-square="(5, 4)"]', '[data-square="(5, 5)"]', ".known")
    )
    assert choice
    assert target
    assert child
    assert pile
    assert choice["x"] + choice["width"] <= target["x"] + 1 or choice["y"] + choice["height"] <= target["y"] + 1
    assert choice["x"] + choice["width"] >= target["x"] - target["width"], "it is beside the square"
    assert choice["x"] + choice["width"] <= child["x"] + 1 or choice["y"] + choice["height"] <= child["y"] + 1
    assert pile["y"] + pile["height"] <= PHONE[1], "the Pile is in sight"
    page.keyboard.press("Enter")
    expect(page.locator(".game")).to_have_attribute("data-turn", "2")
    expect(page.locator("[data-square]:focus")).to_have_attribute("data-square", "(5, 4)")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Undo")


def test_on_a_phone_held_sideways_house_and_keys_are_in_sight(
    device: NewPage, rehearse: Rehearsal, watch: Watch
) -> None:
    page = device((844, 390))
    rehearse(page, "hidden-rooms", night("R1 R2 A1", FAR))
    begin_on(page, "red 2")
    at_rest(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 844
    board = page.locator(".board").bounding_box()
    assert board
    assert board["height"] > 300
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= 390, "the row in which the child starts is in sight"
    for what in (".known", "[aria-label='Memory'] ul", ".keys", ".aids"):
        box = page.locator(what).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 390, f"{what} is in sight"
    search(page, (5, 4))


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "sideways"])
def test_on_a_phone_a_lost_stage_and_what_can_be_done_fit_in_the_house(
    device: NewPage, rehearse: Rehearsal, size: tuple[int, int]
) -> None:
    page = device(size)
    rehearse(page, "hidden-rooms", night("R1 R2 A1", HERE))
    begin_on(page, "red 2")
    stay(page)
    curtain = page.locator(".curtain.lost")
    expect(curtain.get_by_role("link", name="Review")).to_be_visible()
    at_rest(page)
    assert curtain.evaluate("it => it.scrollHeight <= it.clientHeight"), "all of it is in sight"
