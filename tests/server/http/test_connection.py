"""Connections that say nothing, half of something, or too much, and how many of them an address may open."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from kurayami.server.http import connection, responses
from kurayami.server.metrics import Metrics
from kurayami.server.settings import Limits
from tests.patience import until
from tests.server.client import GENEROUS, PATIENCE, Running, running, settings_for

pytestmark = pytest.mark.anyio


async def connected(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = server.url.removeprefix("http://").partition(":")
    return await asyncio.open_connection(host, int(port))


async def sent(server: Running, part: bytes) -> bytes:
    """Everything the server answers until it closes the connection."""
    reader, writer = await connected(server)
    writer.write(part)
    return await rest_of(reader, writer)


async def rest_of(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    heard = b""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            heard = await reader.read()
    writer.close()
    return heard


HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


async def test_half_sent_headers_are_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = await connected(server)
    writer.write(HALF + b"\r\n")
    await reader.readuntil(b"ok\n")
    monkeypatch.setattr(connection, "HEAD_SECONDS", 0.1)
    writer.write(HALF)
    assert await rest_of(reader, writer) == b""
    assert await sent(server, HALF) == b""
    assert await sent(server, b"") == b""


async def test_headers_end_somewhere(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HEAD_SECONDS", 3600.0)
    long = HALF + b"X-Endless: dark\r\n" * 10_000
    assert await sent(server, long) == b""


async def test_silent_connections_of_one_address_end_somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HEAD_SECONDS", 3600.0)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    limits = replace(GENEROUS, connections_per_address=3)
    async with running(settings_for(tmp_path, limits=limits)) as server:
        async with server.browser() as ada:
            code = await ada.create()
            websocket = await ada.connect(code)
        await until(lambda: len(server.process.server_state.connections) == 1)  # the websocket, which does not count
        silent = [await connected(server) for _ in range(2)]
        reader, writer = await connected(server)
        writer.write(HALF + b"\r\n")
        await reader.readuntil(b"ok\n")
        assert await sent(server, b"") == b""
        for _, each in [*silent, (reader, writer)]:
            each.close()
        await until(lambda: len(server.process.server_state.connections) == 1)
        assert (await sent(server, HALF + b"Connection: close\r\n\r\n")).endswith(b"ok\n")
        await websocket.close()


def test_a_proxy_may_open_as_many_connections_as_it_likes() -> None:
    places = connection.OpenConnections(
        Limits(connections_per_address=2), "127.0.0.1, ::1,10.1.0.0/16, unix", Metrics()
    )
    for address in ("127.0.0.1", "::1", "10.1.2.3", "unix"):
        assert [places.come(address) for _ in range(3)] == [0, 0, 0]
    for address in ("127.0.0.2", "10.2.2.3", "?"):
        assert [places.come(address) for _ in range(3)] == [0, 0, None]
    assert [places.come(f"2001:db8::{number}") for number in range(3)] == [0, 0, None]
    anybody = connection.OpenConnections(Limits(connections_per_address=2), "*", Metrics())
    assert [anybody.come("192.0.2.1") for _ in range(3)] == [0, 0, 0]


def test_a_place_is_free_again_when_somebody_goes() -> None:
    metrics = Metrics()
    places = connection.OpenConnections(Limits(connections_per_address=1), "", metrics)
    assert [places.come("192.0.2.1"), places.come("192.0.2.1")] == [0, None]
    assert metrics.value("kurayami_refusals_total", kind="too-many-connections") == 1
    places.go("192.0.2.1")
    assert places.come("192.0.2.1") is None
    places.go("192.0.2.1")
    places.go("192.0.2.1")
    assert places.come("192.0.2.1") == 0


async def test_who_comes_too_often_waits_for_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is answered before the turn has come, though everything was asked; then it is."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    monkeypatch.setattr(connection, "LONGEST_WAIT", 15_000.0)
    limits = replace(GENEROUS, connection_rate=0.0001, connection_burst=1)
    async with running(settings_for(tmp_path, limits=limits)) as server:
        asked = HALF + b"Connection: close\r\n\r\n"
        assert (await sent(server, asked)).endswith(b"ok\n")
        reader, writer = await connected(server)
        writer.write(asked)
        (late,) = await waiting(server)
        await until(lambda: late._held == asked)
        assert late._turn is not None
        late._turn.cancel()
        late._let_in()
        assert (await rest_of(reader, writer)).endswith(b"ok\n")
        assert await sent(server, asked) == b""
        assert server.services.metrics.value("kurayami_refusals_total", kind="too-many-connections") == 1


async def waiting(server: Running) -> list[connection.PunctualProtocol]:
    found: list[connection.PunctualProtocol] = []

    def look() -> bool:
        open_ones = server.process.server_state.connections
        found[:] = [one for one in open_ones if isinstance(one, connection.PunctualProtocol) and one._turn]
        return bool(found)

    await until(look)
    return found


async def test_a_body_that_does_not_come_is_not_waited_for(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "BODY_SECONDS", 0.2)
    head = b"POST /api/books HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 100\r\n\r\n"
    heard = await sent(server, head + b"half of")
    assert heard.startswith(b"HTTP/1.1 408 ")
    assert b"server-too-slow" in heard
