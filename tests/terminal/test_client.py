"""The terminal's end of the wire."""

import asyncio
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from kurayami.kernel import Refusal
from kurayami.terminal.client.devices import Devices
from kurayami.terminal.client.house import House
from kurayami.terminal.client.link import Link, link_of
from kurayami.terminal.client.table import Table
from kurayami.terminal.wish import Wish, begin, create
from kurayami.words import Words
from tests.ports import free_port
from tests.server.client import running, settings_for


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://192.168.0.7:8422/t/7QK3M9XW2A", Link("http://192.168.0.7:8422", "7QK3M9XW2A")),
        (" https://dark.example/t/7qk3m-9xw2a ", Link("https://dark.example", "7QK3M9XW2A")),
        ("dark.example/kurayami/t/7QK3M9XW2A", Link("http://dark.example/kurayami", "7QK3M9XW2A")),
        ("[::1]:8422/t/7QK3M9XW2A", Link("http://[::1]:8422", "7QK3M9XW2A")),
        ("7qk3m 9xw2a", Link("http://here", "7QK3M9XW2A")),
    ],
)
def test_a_link_is_read_as_people_paste_it(text: str, link: Link) -> None:
    assert link_of(text, "http://here") == link


@pytest.mark.parametrize(
    "text", ["", "ftp://dark.example/t/7QK3M9XW2A", "http://dark.example/", "http://x:y/t/1", "??"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="terminal-no-link"):
        link_of(text, "http://here")


def test_each_server_gets_a_secret_of_its_own(tmp_path: Path) -> None:
    devices = Devices(tmp_path / "far" / "terminal.json")
    devices.keep("http://one", "kurayami=1")
    devices.keep("http://two", "kurayami=2")
    assert devices.cookie("http://one") == "kurayami=1"
    assert devices.cookie("http://three") is None
    assert (tmp_path / "far" / "terminal.json").stat().st_mode & 0o077 == 0
    assert [file.name for file in (tmp_path / "far").iterdir()] == ["terminal.json"]


def test_a_damaged_file_of_secrets_is_like_none(tmp_path: Path) -> None:
    (tmp_path / "terminal.json").write_text("{", "utf-8")
    assert Devices(tmp_path / "terminal.json").cookie("http://one") is None


def test_nobody_there_is_said_so(tmp_path: Path) -> None:
    async def ask() -> None:
        with pytest.raises(Refusal, match="web-server-away"):
            await House(f"http://127.0.0.1:{free_port()}", Devices(tmp_path / "x")).introduce()

    asyncio.run(ask())


async def seated(house: House, wish: Wish) -> Table:
    await house.introduce()
    table = Table(house, await create(house, wish), "en")
    table.open()
    await begin(table, wish, "Ada", Words("en"))
    await table.until(lambda: bool(table.legal))
    return table


def test_updates_add_up_to_the_view_that_a_newcomer_gets(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(settings_for(tmp_path)) as server:
            house = House(server.url, Devices(tmp_path / "terminal.json"))
            options = {"visitors": 1, "random_boards": True, "random_items": True, "giving_up": False}
            table = await seated(house, Wish("hako-onna", options, 1, level="random"))
            for _ in range(12):
                await table.until(lambda: table.over or bool(table.legal))
                if table.over:  # she was quick
                    break
                with suppress(Refusal):  # she may have moved meanwhile
                    await table.act(table.legal[0])
            again = Table(house, table.code, "en")
            again.open()
            await again.until(lambda: len(again.events) >= len(table.events) > 0)
            await table.until(lambda: len(table.events) == len(again.events))
            assert msgspec.json.encode(again.view) == msgspec.json.encode(table.view)
            assert again.events == table.events
            assert again.seat == table.seat == 1
            await table.close()
            await again.close()

    asyncio.run(evening())


def test_a_line_that_is_lost_heals_and_nothing_is_done_twice(tmp_path: Path) -> None:
    """The server is stopped and started again between two moves, and while one is on its way."""

    async def evening() -> None:
        settings = settings_for(tmp_path)
        port = free_port()
        async with running(settings, port=port):
            house = House(f"http://127.0.0.1:{port}", Devices(tmp_path / "terminal.json"))
            table = await seated(house, Wish("hidden-rooms"))
        await table.until(lambda: table.line == "lost")
        moving = asyncio.create_task(table.act(table.legal[0]))
        async with running(settings, port=port):
            table.retry_now()
            await moving
            await table.until(lambda: table.line == "open" and table.view.waiting == "child")
            assert sum(event["type"] == "stage_begun" for event in table.events) == 1
            await table.close()

    asyncio.run(evening())
