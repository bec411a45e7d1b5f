"""A player of Hidden Rooms with a mouse: heads for the exit, never repeating itself."""

import re

from playwright.sync_api import Locator, Page, expect

from kurayami.words import Words
from tests.e2e.house import House


def door(page: Page, game: str) -> Locator:
    """Button that opens the game's door in the hall."""
    return page.locator(".doors article", has_text=game).get_by_role("button", name="Play")


def behind(page: Page, game: str) -> Locator:
    """Opens the game's door in the hall. Returns the sheet behind it."""
    door(page, game).click()
    return page.get_by_role("dialog", name=game)


def choose(page: Page, game: str, way: str) -> None:
    """Opens the game's door in the hall, and chooses one of the ways to play."""
    behind(page, game).get_by_role("button", name=way).click()


def choose_in(page: Page, words: Words, game: str, way: str) -> None:
    """The same in any language, by message keys."""
    title = words.say(game)
    page.get_by_role("button", name=words.say("web-play-of", game=title)).click()
    page.get_by_role("dialog", name=title).get_by_role("button", name=words.say(way)).click()


def enter(page: Page, house: House) -> None:
    """Goes from the hall into a game."""
    page.goto(house.url)
    choose(page, "Hidden Rooms", "Play alone")
    page.wait_for_url(re.compile("/t/"))


def call(page: Page, name: str, face: str) -> None:
    """Changes the name and the face."""
    page.get_by_role("button", name="change name and face").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Your name").fill(name)
    sheet.get_by_label(face).check()
    sheet.get_by_role("button", name="Done").click()


def begin(page: Page) -> None:
    page.get_by_role("button", name="Start on").first.click()
    expect(page.locator(".begin")).to_be_hidden()
    my_turn(page)


def my_turn(page: Page) -> None:
    """Waits until it is the player's turn, or a stage is over."""
    expect(turn_or_end(page)).to_be_visible()


def turn_or_end(page: Page) -> Locator:
    return page.locator(".prompt.yours, .curtain.won, .curtain.lost").first


def stage_is_over(page: Page) -> bool:
    return page.locator(".curtain.won, .curtain.lost").count() > 0


def take_turn(page: Page) -> None:
    """Searches the square nearest to the exit; stays if there is none."""
    my_turn(page)
    if stage_is_over(page):
        return
    turn = page.get_attribute(".game", "data-turn")
    squares = page.locator("[data-square].search").evaluate_all("found => found.map(each => each.dataset.square)")
    if squares:
        nearest = min(squares, key=lambda square: sum(map(int, re.findall(r"\d", square))))
        page.locator(f'[data-square="{nearest}"]').click()
        if has_a_choice(page, turn):
            page.locator(".choice .ways button").last.click()
    else:
        page.get_by_role("button", name="End turn").click()
    turn_is_over(page, turn)


def has_a_choice(page: Page, turn: str | None) -> bool:
    """True if a chosen square can be searched in several ways; if not, the turn continues by itself."""
    expect(page.locator(f'.choice, .game:not([data-turn="{turn}"]), .curtain').first).to_be_attached()
    return page.locator(".choice").count() > 0


def turn_is_over(page: Page, turn: str | None) -> None:
    expect(page.locator(f'.game:not([data-turn="{turn}"]), .curtain').first).to_be_attached()


def log_of(page: Page) -> list[str]:
    return page.locator("[role=log]").first.locator("p").all_inner_texts()
