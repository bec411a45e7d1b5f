"""The end of a Hidden Rooms stage: shown first, then told. Time stands still and is advanced by hand."""

import re

import pytest
from playwright.sync_api import Page, expect

from kurayami.games.hidden_rooms.book import Figure
from tests.e2e.conftest import PHONE, NewPage, Rehearsal
from tests.e2e.first_nights import ALONG_THE_WALLS, FAR, HERE, RISING, night, square
from tests.e2e.player import has_a_choice
from tests.e2e.stopped_clock import LONGEST, TICK, pass_time, stop_time

STRIKES: dict[Figure, str] = {
    "sleepwalker": "embrace",
    "collector": "collect",
    "wheel": "roll",
    "weaver": "drop",
    "hound": "leap",
}
BLOW = 1000
"""Milliseconds from the start of an ending to its blow; as many again until the words appear."""
HOW_IT_STRIKES = "figure => getComputedStyle(figure).animationName"
WHERE_IT_FLIES = """star => {
    const [flight] = star.getAnimations();
    const [, x, y] = flight.effect.getKeyframes().at(-1).transform.match(/translate\\(([\\d.]+)px, ([\\d.]+)px\\)/);
    const place = document.querySelector(".stars svg:not(.on)").getBoundingClientRect();
    return [x - place.x - place.width / 2, y - place.y - place.height / 2];
}"""
"""Distance from the middle of its place where a star comes to rest."""


def hush(page: Page) -> None:
    """Waits until the server has answered, and its answer is being shown."""
    expect(page.locator(".prompt.yours")).to_have_count(0)


def begin(page: Page) -> None:
    page.get_by_role("button", name="Start on red 2").click()
    hush(page)
    pass_time(page, page.locator('.game[data-turn="1"] .prompt.yours'))


def begin_to_end(page: Page) -> None:
    """Starts a stage, and stays where it catches the child."""
    begin(page)
    page.get_by_role("button", name="End turn").click()
    hush(page)
    pass_time(page, page.locator("[data-ending=caught]"))
    expect(page.locator(".curtain")).to_have_count(0)


@pytest.mark.parametrize(
    "figures", [("hound", "weaver", "wheel"), ("collector", "sleepwalker")], ids=lambda it: "-".join(it)
)
def test_each_monster_strikes_in_its_own_way_and_then_there_are_words(
    device: NewPage, rehearse: Rehearsal, figures: tuple[Figure, ...]
) -> None:
    page = device(lessMotion=False)
    stop_time(page)
    rehearse(page, "hidden-rooms", night("R1 R2 A1 B2 R2 A1 G3 R2 A1", HERE, figures=figures))
    for figure in figures:
        begin_to_end(page)
        child = page.locator(".piece.child")
        assert STRIKES[figure] in page.locator(".piece .monster .figure").evaluate(HOW_IT_STRIKES)
        expect(child.locator(".fallen img"), "its lantern falls").to_be_attached()
        expect(page.locator("[data-alarm]"), "it is no longer a danger: it has happened").to_have_count(0)
        page.clock.run_for(BLOW - 2 * TICK)
        expect(page.locator("[data-struck]")).to_have_count(0)
        page.clock.run_for(2 * TICK)
        expect(page.locator("[data-struck]"), "the light is out").to_have_count(1)
        page.clock.run_for(BLOW - 2 * TICK)
        expect(page.locator(".curtain"), "never words first").to_have_count(0)
        page.clock.run_for(2 * TICK)
        expect(page.locator(".curtain.lost")).to_contain_text("It caught you.")
        page.get_by_role("button", name="Continue").click()


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["key", "tap"])
def test_a_capture_is_skipped_and_its_words_are_not(
    device: NewPage, rehearse: Rehearsal, size: tuple[int, int]
) -> None:
    page = device(size, lessMotion=False)
    stop_time(page)
    rehearse(page, "hidden-rooms", night("R1 R2 A1", HERE))
    begin_to_end(page)
    if size == PHONE:
        square(page, (0, 3)).tap()
    else:
        page.keyboard.press("Enter")
    expect(page.locator(".curtain.lost")).to_contain_text("It caught you. Stage 1 lost.")
    expect(page.get_by_role("button", name="Continue")).to_be_focused()
    page.clock.run_for(LONGEST)
    expect(page.locator(".curtain.lost"), "words wait for the player").to_be_visible()


def test_out_of_the_door_into_the_light_and_the_star_flies_to_its_place(device: NewPage, rehearse: Rehearsal) -> None:
    page = device(lessMotion=False)
    stop_time(page)
    rehearse(page, "hidden-rooms", night(f"R1 R2 A1 {RISING}", FAR))
    begin(page)
    for turn, at in enumerate(ALONG_THE_WALLS, 1):
        square(page, at).click()
        if has_a_choice(page, str(turn)):
            page.locator(".choice .ways button").first.click()
        hush(page)
        pass_time(page, page.locator(f'.game[data-turn="{turn + 1}"] .prompt.yours, [data-ending]'))
    expect(page.locator("[data-ending=won]")).to_have_count(1)
    expect(page.locator(".last.won"), "cold light").to_be_attached()
    away = page.locator("svg.star").evaluate(WHERE_IT_FLIES)
    assert max(map(abs, away)) < 1
    expect(page.get_by_role("img", name=re.compile("Stages won: 0 of 2"))).to_be_attached()
    page.clock.run_for(2 * BLOW - 2 * TICK)
    expect(page.locator(".curtain"), "never words first").to_have_count(0)
    page.clock.run_for(2 * TICK)
    expect(page.locator(".curtain.won h2")).to_have_text("You made it out")
    expect(page.get_by_role("img", name=re.compile("Stages won: 1 of 2"))).to_be_visible()
