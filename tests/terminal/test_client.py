"""The terminal's end of the wire."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from kurayami.kernel import Refusal
from kurayami.terminal.client.connection import Connection
from kurayami.terminal.client.devices import Devices
from kurayami.terminal.client.house import House
from kurayami.terminal.client.link import Link, link_of
from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.wish import Wish, begin, create
from kurayami.wire import messages as wire
from kurayami.words import Words
from tests.patience import PATIENCE
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


async def seated(house: House, wish: Wish) -> RemoteTable:
    await house.introduce()
    table = RemoteTable(house, await create(house, wish), "en")
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
            again = RemoteTable(house, table.code, "en")
            again.open()
            await again.until(lambda: len(again.events) >= len(table.events) > 0)
            async with asyncio.timeout(PATIENCE):  # a view may change without an event
                await table.until(lambda: msgspec.json.encode(again.view) == msgspec.json.encode(table.view))
                await table.until(lambda: len(table.events) == len(again.events))
            assert again.events == table.events
            assert again.seat == table.seat == 1
            await table.close()
            await again.close()

    asyncio.run(evening())


def test_the_terminal_is_told_what_a_browser_is_told_and_no_more(tmp_path: Path) -> None:
    """Two connections to one seat, of a terminal and of a browser: the same messages, to the byte."""

    async def evening() -> None:
        async with running(settings_for(tmp_path)) as server:
            house = House(server.url, Devices(tmp_path / "terminal.json"))
            options = {"visitors": 2, "random_boards": True, "random_items": True, "giving_up": False}
            table = await seated(house, Wish("hako-onna", options, 1, level="random"))
            name, _, value = (house.cookie or "").partition("=")
            heard: list[bytes] = []
            listening = Listening(house, table.code, heard)
            line = asyncio.create_task(listening.run())
            socket = await server.browser({name: value}).connect(table.code)
            await socket.send(msgspec.json.encode(wire.Hello(wire.VERSION, None, 0, 0)), text=True)
            await listening_to(listening, lambda: listening.update is not None)
            browser: list[bytes] = []
            while not any(is_told(message) for message in browser):
                browser.append(await socket.recv(decode=False))
            await table.say("hush")
            for _ in range(3):
                await table.until(lambda: table.over or bool(table.legal))
                with suppress(Refusal):  # she may have moved meanwhile
                    await table.act(table.legal[0])
            await listening_to(listening, lambda: len(listening.events) >= len(table.events))
            told = [message for message in heard if is_told(message)]
            while sum(map(is_told, browser)) < len(told):
                browser.append(await socket.recv(decode=False))
            assert [message for message in browser if is_told(message)] == told
            assert {kind_of(message) for message in heard} <= {"table", "update", "talk", "ping"}
            assert len(told) > 3
            await socket.close()
            listening.close()
            line.cancel()
            await table.close()

    asyncio.run(evening())


class Listening(Connection):
    """Keeps what the server sends."""

    def __init__(self, house: House, code: str, heard: list[bytes]) -> None:
        super().__init__(house, code, None, lambda: None)
        self._heard = heard

    async def _hear(self, text: str | bytes) -> None:
        self._heard.append(text.encode() if isinstance(text, str) else text)
        await super()._hear(text)


def kind_of(message: bytes) -> str:
    kind: str = msgspec.json.decode(message)["type"]
    return kind


def is_told(message: bytes) -> bool:
    """True for views and chat; pings and presence come at any time."""
    return kind_of(message) in ("update", "talk")


async def listening_to(connection: Connection, condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_line_that_is_lost_heals_and_nothing_is_done_twice(tmp_path: Path) -> None:
    """The server is restarted between two moves, and while one is on its way."""

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
