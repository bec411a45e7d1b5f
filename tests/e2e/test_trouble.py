"""A lost connection is shown, comes back by itself, and loses nothing."""

from playwright.sync_api import expect

from tests.e2e.conftest import SERVER_GONE, NewPage, Watch
from tests.e2e.house import House
from tests.e2e.player import begin, choose, door, enter, log_of, my_turn, take_turn

LOST = "Connection lost. Reconnecting…"


def test_the_server_is_killed_in_mid_game(device: NewPage, own_house: House, watch: Watch) -> None:
    watch.expected = SERVER_GONE
    page = device()
    enter(page, own_house)
    begin(page)
    take_turn(page)
    my_turn(page)
    before = log_of(page)
    own_house.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    own_house.open()
    expect(page.get_by_text(LOST)).to_be_hidden()
    expect(page.locator('.game[data-turn="3"], .curtain').first).to_be_attached()
    my_turn(page)
    assert log_of(page)[: len(before)] == before
    assert len(log_of(page)) > len(before), "the move that was made without a server is made, once"


def test_a_page_without_a_server_says_so_and_tries_again(device: NewPage, own_house: House, watch: Watch) -> None:
    watch.expected = SERVER_GONE
    page = device()
    page.goto(own_house.url)
    expect(door(page, "Hidden Rooms")).to_be_visible()
    page.wait_for_load_state("networkidle")
    own_house.kill()
    choose(page, "Hidden Rooms", "Play alone")
    expect(page.get_by_role("alert")).to_have_text("Can’t reach the server. Is it running?")
    own_house.open()
    choose(page, "Hidden Rooms", "Play alone")
    expect(page.get_by_role("button", name="Start on").first).to_be_visible()


def test_a_table_that_does_not_exist(device: NewPage, house: House, watch: Watch) -> None:
    watch.expected = SERVER_GONE
    page = device()
    page.goto(f"{house.url}/t/0000000000")
    expect(page.get_by_role("heading")).to_have_text("There’s no such table.")
    page.get_by_role("link", name="Back to the hall").last.click()
    expect(door(page, "Hidden Rooms")).to_be_visible()
