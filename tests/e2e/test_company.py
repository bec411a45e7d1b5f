"""Several devices at one table."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewPage
from tests.e2e.house import House
from tests.e2e.player import begin, call, choose, enter, log_of, my_turn, take_turn


def test_one_plays_and_one_watches(device: NewPage, house: House) -> None:
    player, watcher = device(), device()
    enter(player, house)
    begin(player)
    watcher.goto(house.url)
    watcher.goto(player.url)
    expect(watcher.locator(".bar")).to_contain_text("You’re watching.")
    expect(player.locator(".bar")).to_contain_text("One spectator")
    expect(watcher.get_by_role("button", name="End turn")).to_have_count(0)
    take_turn(player)
    my_turn(player)
    expect(watcher.locator("[role=log]").first.locator("p").last).to_have_text(log_of(player)[-1])
    expect(watcher.locator(".board [data-square]")).to_have_count(36)

    player.get_by_role("tab", name="Chat").click()
    player.get_by_label("Say something").fill("<b>Is there somebody?</b>")
    player.get_by_role("button", name="Send").click()
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_role("log", name="Chat")).to_contain_text("<b>Is there somebody?</b>")
    expect(watcher.get_by_role("tabpanel", name="Chat")).to_contain_text("Take a seat to chat.")


def test_a_seat_moves_to_another_device(device: NewPage, house: House) -> None:
    here, there = device(), device(PHONE)
    enter(here, house)
    begin(here)
    call(here, "Żaneta", "fox")
    expect(here.get_by_role("button", name="Żaneta: change name and face")).to_be_visible()
    here.get_by_role("button", name="change name and face").click()
    here.get_by_role("button", name="Move to another device").click()
    link = here.get_by_label("Move to another device", exact=True).locator("input").input_value()
    assert "#" in link
    there.goto(link)
    expect(there.get_by_role("heading")).to_have_text("Move these seats to this device?")
    there.get_by_role("button", name="Move them here").click()
    expect(there.get_by_role("heading")).to_have_text("Your seats are here now.")
    expect(there.get_by_text("You’re Żaneta here too.")).to_be_visible()
    expect(there).not_to_have_url(re.compile("#"))  # the token does not stay in the history
    there.goto(here.url)
    my_turn(there)
    take_turn(there)
    here.reload()
    expect(here.locator(".bar")).to_contain_text("You’re watching.")


def test_an_open_table_is_found_and_joined(device: NewPage, house: House) -> None:
    host, guest = device(), device()
    host.goto(house.url)
    choose(host, "Hidden Rooms", "Open a table")
    host.get_by_label("Your name").fill("Żaneta")
    host.get_by_role("dialog").get_by_role("button", name="Open a table").first.click()
    expect(host.locator(".gathering li.yours")).to_contain_text("Żaneta")  # whoever opens a table sits at it
    host.get_by_role("button", name="Stand up").click()
    code = host.url.rsplit("/", 1)[1]
    guest.goto(house.url)
    guest.get_by_label("Got a code?").fill(f"{code[:5]} {code[5:]}".lower())
    guest.get_by_role("button", name="Join", exact=True).click()
    guest.get_by_label("Your name").fill("源一郎")
    guest.get_by_role("button", name="Sit here").click()
    expect(host.locator(".gathering")).to_contain_text("源一郎")
    host.get_by_role("button", name="Start").click()
    begin(guest)
    expect(host.locator(".bar")).to_contain_text("You’re watching.")
