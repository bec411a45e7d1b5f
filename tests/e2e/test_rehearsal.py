"""Scripted games follow their script."""

from playwright.sync_api import expect

from kurayami.games.hidden_rooms import Options
from kurayami.games.hidden_rooms.actions import Draw
from kurayami.games.hidden_rooms.house import Tile
from kurayami.lessons import Lesson
from tests.e2e.conftest import NewPage, Rehearsal


def test_chance_does_what_was_written(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(
        page,
        "hidden-rooms",
        Lesson(Options(), chance=(Draw(Tile("blue", 3)), Draw(Tile("red", 2)), Draw(Tile("green", 4)))),
    )
    expect(page.get_by_role("button", name="Start on")).to_have_count(2)
    expect(page.get_by_role("button", name="Start on red 2")).to_be_visible()
