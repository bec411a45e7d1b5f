"""One websocket freezes no table: frames and bytes of every kind are counted."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from kurayami.server import app
from kurayami.server.http import frames
from kurayami.server.http.frames import MeasuredProtocol, framed, plain_text, size_of
from kurayami.server.settings import Limits
from tests.patience import until
from tests.server.client import GENEROUS, HELLO, PATIENCE, Browser, Running, play_on, running, settings_for

pytestmark = pytest.mark.anyio

MASK = b"\x80\0\0\0\0"
"""An empty payload, and the mask every client must send."""
PING, PIECE = b"\x89" + MASK, b"\x00" + MASK
FIRST_PIECE = b"\x01" + MASK
FLOODS = {
    "pings": PING * 5000,
    "pongs": (b"\x8a" + MASK) * 5000,
    "pieces": FIRST_PIECE + PIECE * 5000,
    "bytes": (b"\x8a\xfd\0\0\0\0" + b" " * 125) * 140 + PING * 8,
}


async def flood(socket: ClientConnection, data: bytes) -> tuple[int | None, list[str]]:
    """Floods the server. Returns why it closes the connection, and what it sent before."""
    heard = []
    await socket.send(HELLO)
    socket.transport.write(data)
    try:
        while True:
            heard.append(str(await socket.recv()))
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None, heard


@pytest.mark.parametrize("kind", FLOODS)
async def test_who_sends_more_than_any_client_needs_is_cut_off(tmp_path: Path, kind: str) -> None:
    limits = replace(GENEROUS, **{name: getattr(Limits(), name) for name in ("frame_rate", "frame_burst")})
    if kind == "bytes":
        limits = replace(GENEROUS, byte_rate=1.0, byte_burst=16 * 1024)
    async with running(settings_for(tmp_path, limits=limits)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            why, heard = await flood(await ada.connect(code), FLOODS[kind])
            assert why == 4029
            assert "server-too-many-messages" in heard[-1]
            assert server.services.metrics.value("kurayami_limited_total") == 1
            assert server.services.metrics.value("kurayami_dropped_total", why="flood") == 1
            assert await play_on(client, 3) == 3


async def test_of_a_flood_only_a_little_is_read(tmp_path: Path) -> None:
    """It comes in one piece, but its sender is cut off within the first kilobytes: the ping at its end
    gets no answer.
    """
    limits = replace(GENEROUS, frame_rate=0.001, frame_burst=100)
    async with running(settings_for(tmp_path, limits=limits)) as server, server.browser() as ada:
        socket = await ada.connect(await ada.create())
        pongs = await count_pongs(socket, PING * 2000)
        assert pongs <= 100


async def count_pongs(socket: ClientConnection, data: bytes) -> int:
    counted = 0
    receive = socket.protocol.receive_data

    def count(more: bytes | bytearray) -> None:
        nonlocal counted
        counted += more.count(b"\x8a\x00")
        receive(more)

    socket.protocol.receive_data = count  # type: ignore[assignment, method-assign]
    await flood(socket, data)
    return counted


async def test_nothing_comes_packed(ada: Browser) -> None:
    """A small compressed frame could be a huge one."""
    url = f"{ada.url.replace('http', 'ws', 1)}/ws/{await ada.create()}"
    async with connect(url, additional_headers={"Cookie": ada.cookie}, compression="deflate") as socket:
        assert socket.response is not None
        assert "sec-websocket-extensions" not in socket.response.headers
        socket.transport.write(b"\xc1" + MASK)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1002


def of_client(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 900])
def test_a_plain_frame_is_read_as_the_library_would(size: int) -> None:
    text = ("ż" * size).encode()[:size].decode(errors="ignore")
    frame = of_client(text.encode())
    assert plain_text(frame) == text
    assert size_of(Frame(Opcode.TEXT, text.encode())) == len(frame)


LONG_WAYS = {
    "nothing": b"",
    "half a head": b"\x81",
    "two": of_client(b"one") + of_client(b"two"),
    "less than one": of_client(b"one")[:-1],
    "a fragment": of_client(b"half", fin=False),
    "bytes": of_client(b"bytes", Opcode.BINARY),
    "a ping": of_client(b"ping", Opcode.PING),
    "long": of_client(b"x" * 2000),
    "no mask": Frame(Opcode.TEXT, b"no mask").serialize(mask=False),
    "packed": b"\xc1\x80\0\0\0\0",
    "a length that is too long": b"\x81\xfe\0\1\0\0\0\0x",
    "no text": of_client(b"\xff\xfe"),
}


@pytest.mark.parametrize("kind", LONG_WAYS)
def test_everything_else_goes_the_long_way(kind: str) -> None:
    assert plain_text(LONG_WAYS[kind]) is None


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_frames_of_the_server_are_the_library_s(size: int) -> None:
    assert framed(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def name_as(name: str) -> bytes:
    return json.dumps({"type": "sit", "id": name, "seat": 0, "name": name, "nonce": "00" * 32}).encode()


async def test_messages_may_come_in_any_pieces(ada: Browser) -> None:
    """Whole, byte by byte, in fragments with a ping between them, two at once: and whole again after each."""
    async with ada.at(await ada.create()) as client:
        await client.begin()
        line = client.socket.transport

        async def named(name: str) -> None:
            await client.until(lambda: client.table is not None and client.table["seats"][0]["name"] == name)

        line.write(of_client(name_as("Whole")))
        await named("Whole")
        for byte in of_client(name_as("Bytes")):
            line.write(bytes([byte]))
            await asyncio.sleep(0)
        await named("Bytes")
        line.write(of_client(name_as("Again")))
        await named("Again")
        text = name_as("Fragments")
        line.write(of_client(text[:20], fin=False))
        line.write(of_client(b"", Opcode.PING))
        line.write(of_client(text[20:], Opcode.CONT))
        await named("Fragments")
        line.write(of_client(name_as("Two")) + of_client(name_as("Three")))
        await named("Three")
        line.write(of_client(name_as("Last")))
        await named("Last")


NO_TEXT = b"\x81\x82\0\0\0\0\xff\xfe"
"""A message that is not UTF-8."""


async def test_to_speak_to_a_line_that_a_stranger_broke_is_no_failure(
    server: Running, ada: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    """It is closed for a moment before anybody is told so."""
    code, lines = await ada.create(), server.process.server_state.connections
    async with ada.at(code) as client:
        await client.begin()
        actor, before = await server.services.registry.actor(code), set(lines)
        async with await ada.connect(code) as socket:
            await socket.send(HELLO)
            await socket.recv()
            (broken,) = lines - before
            assert isinstance(broken, MeasuredProtocol)
            broken.close_sent = True
            await client.ask("say", text="Is anybody there?")
        await until(lambda: len(actor._listeners) == 1)
    assert "a connection failed" not in caplog.text


async def test_what_is_no_text_ends_the_connection(ada: Browser, caplog: pytest.LogCaptureFixture) -> None:
    async with ada.at(await ada.create()) as client:
        client.socket.transport.write(NO_TEXT)
        await client.until(lambda: client.closed)
        assert client.socket.close_code == 1007
    assert "a connection failed" not in caplog.text


async def refused_without_hanging_up(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A websocket without a secret: it is told so, and does not close its end."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    writer.write(f"GET /ws/0000000000 HTTP/1.1\r\nHost: localhost\r\n{upgrade}{key}\r\n".encode())
    await reader.readuntil(b"server-no-device")
    await reader.readuntil(b"\x88\x02\x0f\xa1")
    return reader, writer


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uvicorn itself would wait for ever."""

    def keep(self: MeasuredProtocol, value: float) -> None:
        pass

    monkeypatch.setattr(MeasuredProtocol, "close_timeout", property(lambda self: 10_000.0, keep), raising=False)


@pytest.mark.usefixtures("endless")
async def test_who_is_refused_and_stays_counts_until_the_line_is_gone(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "LINGER_SECONDS", 10_000.0)
    _, writer = await refused_without_hanging_up(server)
    assert server.services.metrics.value("kurayami_sockets") == 1
    writer.close()
    await until(lambda: server.services.metrics.value("kurayami_sockets") == 0)
    assert server.services.sockets == {}


@pytest.mark.usefixtures("endless")
async def test_who_is_refused_and_stays_is_cut_off(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "LINGER_SECONDS", 0.05)
    reader, writer = await refused_without_hanging_up(server)
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
    writer.close()


async def test_who_comes_in_while_the_server_goes_down_is_told_to_come_again(
    server: Running, ada: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    coming, over = asyncio.Event(), asyncio.Event()

    async def slowly(*_: object) -> bool:
        coming.set()
        await over.wait()
        return False

    monkeypatch.setattr(app, "relayed", slowly)
    knock = asyncio.create_task(ada.connect(await ada.create()))
    await coming.wait()
    server.process.should_exit = True
    with pytest.raises(InvalidStatus) as refused:
        await knock
    over.set()
    await until(lambda: server.services.metrics.value("kurayami_sockets") == 0)
    assert refused.value.response.status_code == 503
    assert not [record for record in caplog.records if record.exc_info]
