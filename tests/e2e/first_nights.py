"""Hidden Rooms games for the browser: routes that end soon, and tiles that come as needed."""

from playwright.sync_api import Locator, Page, expect

from kurayami.games.hidden_rooms import Book, Options
from kurayami.games.hidden_rooms import Page as BookPage
from kurayami.games.hidden_rooms.actions import Draw
from kurayami.games.hidden_rooms.book import Figure, Looks
from kurayami.games.hidden_rooms.house import Colour, Tile
from kurayami.lessons import Lesson
from tests.e2e.player import has_a_choice, turn_is_over

FAR = ((0, 4), *((0, 5), (1, 5), (1, 4), (0, 4)) * 6, (0, 5), (3, 5))
"""A route in circles, far from a child that goes along the lower and the left wall."""
SOON = ((0, 3), (0, 0))
"""A route that ends in its second turn."""
HERE = ((5, 1), (5, 4), (4, 4))
"""A route that catches a child that waits."""

ALONG_THE_WALLS = [(5, 4), (5, 3), (5, 2), (5, 1), (5, 0), (4, 0), (3, 0), (2, 0), (1, 0), (0, 0)]
RISING = "G2 B2 G3 B3 R3 G4 B4 R4 G5 B5"
"""Tiles that each fit after red 2, and after each other."""

COLOURS: dict[str, Colour] = {"A": "amber", "B": "blue", "G": "green", "R": "red"}

Route = tuple[tuple[int, int], ...]


def night(tiles: str, *routes: Route, figures: tuple[Figure, ...] = ("sleepwalker",)) -> Lesson:
    """A game with these routes and figures, the last of each for all further pages, and these tiles in order."""
    pages = [
        BookPage(n, f"Monster {n}", routes[min(n, len(routes)) - 1], looks=Looks(figures[min(n, len(figures)) - 1]))
        for n in range(1, 6)
    ]
    drawn = [Draw(Tile(COLOURS[name[0]], int(name[1]))) for name in tiles.split()]
    return Lesson(Options(Book("Rehearsal", tuple(pages))), chance=tuple(drawn))


def square(page: Page, at: tuple[int, int]) -> Locator:
    return page.locator(f'[data-square="({at[0]}, {at[1]})"]')


def begin_on(page: Page, tile: str) -> None:
    page.locator(".begin").get_by_role("button", name=f"Start on {tile}").click()
    expect(page.locator(".game")).to_have_attribute("data-turn", "1")
    expect(page.locator(".prompt.yours")).to_be_visible()


def search(page: Page, at: tuple[int, int]) -> None:
    """Searches a square, and waits for the result."""
    expect(page.locator(".prompt.yours, .coach")).to_be_visible()
    turn = page.get_attribute(".game", "data-turn")
    square(page, at).click()
    if has_a_choice(page, turn):
        page.locator(".choice .ways button").first.click()
    turn_is_over(page, turn)


def stay(page: Page) -> None:
    page.get_by_role("button", name="End turn").click()
