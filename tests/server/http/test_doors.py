"""Doors that open only for the right people: other devices, https, codes, bots' seats."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from kurayami.server.settings import Limits
from tests.server.client import GENEROUS, Browser, Running, running, settings_for

pytestmark = pytest.mark.anyio

KOMNATA: dict[str, Any] = {"game": "komnata-strachu", "options": {"players": 2, "pause": 60_000, "countdown": 0}}


async def token_of(browser: Browser) -> str:
    url: str = (await browser.post("/api/transfer", {"name": " Ada\n", "face": 5}))["way"]["url"]
    return url.partition("#")[2]


async def test_a_link_says_first_whose_seats_it_moves(ada: Browser, bob: Browser) -> None:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
        token = {"token": await token_of(ada)}
        for _ in range(2):
            offer = await bob.post("/api/redeem/offer", token)
            assert [(seat["code"], seat["name"]) for seat in offer["seats"]] == [(code, "Ada")]
            assert (offer["hosted"], offer["own"]) == (1, False)
            assert offer["mover"] == {"name": "Ada", "face": 5}
        assert (await ada.post("/api/redeem/offer", token))["own"] is True
        assert (await client.ask("act", action=client.legal[0]))["type"] == "done"
        action = client.legal[0]  # she has none any more as soon as she is told that the seat is gone
        assert "version" in await bob.post("/api/redeem", token)
        assert (await client.ask("act", action=action))["key"] == "server-not-seated"
        for path in ("/api/redeem/offer", "/api/redeem"):
            assert (await bob.post(path, token))["key"] == "server-token-used"


@pytest.mark.parametrize("awake", [True, False])
async def test_who_was_removed_makes_nobody_else_be_removed(tmp_path: Path, awake: bool) -> None:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(settings_for(tmp_path, idle_seconds=600.0 if awake else 0.0)))
        ada, bob, eve = [await stack.enter_async_context(server.browser()) for _ in range(3)]
        code = await ada.create(**KOMNATA)
        async with ada.at(code) as host, bob.at(code) as guest:
            await guest.sit(1, "Bob")
            assert (await host.ask("clear", seat=1))["type"] == "done"
            assert (await guest.sit(1, "Bob"))["key"] == "server-removed"
            if awake:
                await eve.post("/api/redeem", {"token": await token_of(bob)})
        if not awake:
            actor = server.services.registry.awake(code)
            if actor:
                await actor.closed.wait()
            await eve.post("/api/redeem", {"token": await token_of(bob)})
        async with eve.at(code) as stranger:
            assert (await stranger.sit(1, "Eve"))["type"] == "done"


HOSTED = {"Host": "dark.example"}


async def test_behind_https_all_is_https(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, public_url="https://dark.example")
    async with running(settings) as server, httpx2.AsyncClient(base_url=server.url, headers=HOSTED) as http:
        answer = await http.get("/api/me")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-kurayami=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        secret = cookie.partition(";")[0]
        body: dict[str, Any] = {"game": "hidden-rooms", "options": {}}

        async def create(origin: str, cookie: str = secret) -> int:
            headers = {"Origin": origin, "Cookie": cookie}
            return (await http.post("/api/tables", json=body, headers=headers)).status_code

        assert await create("https://dark.example") == 201
        assert await create("http://dark.example") == 403
        assert await create("https://dark.example", secret.removeprefix("__Host-")) == 401
        browser = Browser(server.url)
        for origin, welcome in (("http://dark.example", False), ("https://dark.example", True)):
            headers = {**HOSTED, "Origin": origin, "Cookie": secret}
            if welcome:
                await (await browser.connect("0000000000", headers)).close()
            else:
                with pytest.raises(InvalidStatus):
                    await browser.connect("0000000000", headers)
        await browser.http.aclose()


async def test_without_https_there_is_nothing_of_it(ada: Browser) -> None:
    answer = await ada.http.get("/api/me")
    assert "strict-transport-security" not in answer.headers
    assert list(ada.http.cookies) == ["kurayami"]


async def test_wrong_codes_are_counted_before_they_are_looked_up(tmp_path: Path) -> None:
    """Even if all come at once; and a device with a seat does not suffer for guesses from the same address."""
    limits = replace(GENEROUS, guess_rate=1e-9, guess_burst=Limits().guess_burst)
    async with running(settings_for(tmp_path, limits=limits)) as server, AsyncExitStack() as stack:
        ada, bob = [await stack.enter_async_context(server.browser()) for _ in range(2)]
        code = await ada.create()
        paths = [f"/api/tables/{number:010}" for number in range(100)]
        answers = await asyncio.gather(*(bob.get(path) for path in paths))
        keys = [answer["key"] for answer in answers]
        assert keys.count("server-no-such-table") == limits.guess_burst
        assert keys.count("server-too-many-guesses") == 100 - limits.guess_burst
        assert (await bob.get(f"/api/tables/{code}"))["key"] == "server-too-many-guesses"
        assert (await ada.get(f"/api/tables/{code}"))["code"] == code
        async with ada.at(code) as client:
            assert client.table is not None
        async with bob.at(code) as stranger:
            assert stranger.answers[None]["key"] == "server-too-many-guesses"


async def test_right_codes_cost_nothing(tmp_path: Path) -> None:
    limits = replace(GENEROUS, guess_rate=1e-9, guess_burst=3)
    async with (
        running(settings_for(tmp_path, limits=limits)) as server,
        server.browser() as ada,
        server.browser() as bob,
    ):
        code = await ada.create()
        for _ in range(5):
            assert (await bob.get(f"/api/tables/{code}"))["code"] == code
            async with bob.at(code) as client:
                assert client.table is not None


@pytest.mark.parametrize("latecomers", [False, True])
async def test_a_bots_seat_in_a_running_game_is_for_whom_the_host_lets(
    ada: Browser, bob: Browser, server: Running, latecomers: bool
) -> None:
    code = await ada.create(**KOMNATA, latecomers=latecomers)
    async with ada.at(code) as host, bob.at(code) as stranger:
        await host.sit(0)
        await host.ask("seat_bot", seat=1, level="random")
        await host.ask("start")
        await stranger.until(lambda: stranger.table and stranger.table["phase"] == "playing")
        assert stranger.table
        assert stranger.table["may_join"] is latecomers
        answer = await stranger.sit(1, "Bob")
        assert answer["type"] == "done" if latecomers else answer["key"] == "server-no-latecomers"
        assert (await host.ask("stand"))["type"] == "done"
        assert (await host.sit(0))["type"] == "done"  # who was there may come back
