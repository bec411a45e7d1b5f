"""Weight of the hall for somebody who comes for the first time."""

from playwright.sync_api import expect
from tools.bench_page import Traffic

from tests.e2e.conftest import NewPage
from tests.e2e.house import House

MOST_BYTES = 200_000
MOST_REQUESTS = 20


def test_the_hall_is_light(device: NewPage, house: House) -> None:
    page = device()
    traffic = Traffic(page)
    page.goto(house.url)
    expect(page.locator(".rooms .challenge").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 0 < traffic.bytes < MOST_BYTES
    assert 0 < traffic.requests < MOST_REQUESTS
