"""Guards against strangers, machines and accidents."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import cast

import httpx2
import pytest
from msgspec.structs import replace
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus

from kurayami.server.http.devices import ARRIVAL_SECONDS, Arrivals
from kurayami.server.http.frames import LineReader
from kurayami.server.http.websocket import Socket
from kurayami.server.rate_limits import Bucket
from kurayami.server.store import schema
from kurayami.server.store.journal import Change, Write
from kurayami.wire.messages import VERSION, Hello
from tests.server.client import GENEROUS, HELLO, Browser, Running, play_on, running, settings_for
from tests.server.clock import HandClock

pytestmark = pytest.mark.anyio


async def test_a_secret_that_no_script_and_no_other_site_can_use(server: Running) -> None:
    async with httpx2.AsyncClient(base_url=server.url) as http:
        cookie = (await http.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "set-cookie" not in (await http.get("/api/me")).headers


async def test_pages_that_open_at_the_same_moment_get_the_same_secret(server: Running) -> None:
    """If each had its own, the last answer would undo what was done with the others."""

    async def arrive(arrival: str) -> str:
        async with httpx2.AsyncClient(base_url=server.url) as page:
            await page.get("/api/me", headers={"Kurayami-Arrival": arrival})
            return str(page.cookies["kurayami"])

    first, second = "ab" * 16, "cd" * 16
    found = await asyncio.gather(arrive(first), arrive(first), arrive(second), arrive("x"), arrive("x"))
    assert found[0] == found[1]
    assert len(set(found)) == 4


def test_an_arrival_is_soon_over() -> None:
    now = [0.0]
    arrivals = Arrivals(bytes(32), lambda: now[0])
    secret = arrivals.secret_for("ab" * 16)
    now[0] = ARRIVAL_SECONDS - 1
    assert arrivals.secret_for("ab" * 16) == secret
    now[0] = ARRIVAL_SECONDS
    assert arrivals.secret_for("ab" * 16) != secret


async def test_the_secret_itself_is_stored_nowhere(ada: Browser, tmp_path: Path) -> None:
    async with ada.at(await ada.create()) as client:
        await client.begin()
    secret = ada.http.cookies["kurayami"].encode()
    assert all(secret not in file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())


async def test_an_error_of_the_database_does_not_tell_what_was_to_be_stored(server: Running) -> None:
    journal = server.services.registry.shared.journal
    row = {"day": "2026-01-01", "seed": "very secret"}
    with pytest.raises(SQLAlchemyError) as trouble:
        await journal.write(Write(changes=[Change(insert(schema.challenges), [row, row])]))
    assert "secret" not in str(trouble.value)


@pytest.mark.parametrize("name", ["", "x" * 41, "\0", "żółw", "a\nb"])
async def test_the_id_of_a_request_is_short_and_plain(ada: Browser, name: str) -> None:
    async with ada.at(await ada.create()) as client:
        await client.send({"type": "start", "id": name})
        await client.until(lambda: None in client.answers)
        assert client.answers[None]["key"] == "server-bad-message"


async def test_a_hosted_server_gives_a_secret_for_https_only(tmp_path: Path) -> None:
    async with (
        running(settings_for(tmp_path, public_url="https://dark.example")) as server,
        httpx2.AsyncClient(base_url=server.url) as http,
    ):
        answer = await http.get("/api/me", headers={"Host": "dark.example"})
        assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"Origin": "{url}"}, 201),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://[::1"}, 421),
        ({"Host": "[::1"}, 421),
        ({"Origin": "http://evil.example", "Host": "evil.example"}, 421),
        ({"Host": "localhost:1"}, 201),
        ({"Host": "localhost:1", "Origin": "http://localhost:2"}, 403),
    ],
)
async def test_only_our_own_page_can_ask(ada: Browser, headers: Mapping[str, str], status: int) -> None:
    named = {name: value.format(url=ada.url) for name, value in headers.items()}
    body = {"game": "hidden-rooms", "options": {}}
    cookie = {"Cookie": ada.cookie}
    async with httpx2.AsyncClient(base_url=ada.url) as http:
        assert (await http.post("/api/tables", json=body, headers={**named, **cookie})).status_code == status


async def test_only_our_own_page_can_connect(ada: Browser) -> None:
    code = await ada.create()
    with pytest.raises(InvalidStatus):
        await ada.connect(code, {"Origin": "http://evil.example"})
    socket = await ada.connect(code, {"Origin": ada.url})
    await socket.close()


async def test_what_the_guard_refuses_is_counted(tmp_path: Path) -> None:
    limits = replace(GENEROUS, request_rate=0.001, request_burst=5)
    async with running(settings_for(tmp_path, limits=limits)) as server, server.browser() as ada:
        code = await ada.create()
        for _ in range(2):
            with pytest.raises(InvalidStatus):
                await ada.connect(code, {"Origin": "http://evil.example"})
        await ada.http.get("/api/me", headers={"Host": "evil.example"})
        assert [(await ada.http.get("/api/me")).status_code for _ in range(5)].count(429) == 2

        def refused(kind: str) -> float:
            return server.services.metrics.value("kurayami_refusals_total", kind=kind)

        kinds = ("wrong-origin", "wrong-host", "too-many-requests")
        assert [refused(kind) for kind in kinds] == [2, 1, 2]


async def test_every_answer_forbids_what_is_not_needed(ada: Browser, tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    for path in ("/", "/t/ABC", "/api/me", "/api/nothing", "/nothing.js"):
        headers = (await ada.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_what_is_too_big_is_refused(ada: Browser) -> None:
    big = await ada.http.post("/api/tables", content=b"x" * 70_000)
    assert (big.status_code, big.json()["key"]) == (413, "server-too-big")
    socket = await ada.connect(await ada.create())
    await socket.send("x" * 10_000)
    await socket.wait_closed()
    assert socket.close_code == 1009


async def test_too_many_requests(tmp_path: Path) -> None:
    limits = replace(GENEROUS, request_rate=0.001, request_burst=10)
    async with running(settings_for(tmp_path, limits=limits)) as server, server.browser() as ada:
        answers = [await ada.http.get("/api/games") for _ in range(15)]
        assert [answer.status_code for answer in answers].count(429) == 6
        assert answers[-1].json()["key"] == "server-too-many-requests"
        assert (await ada.http.get("/healthz")).status_code == 200


async def test_too_many_messages(tmp_path: Path) -> None:
    limits = replace(GENEROUS, message_rate=0.001, message_burst=20)
    async with running(settings_for(tmp_path, limits=limits)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            for _ in range(30):
                await client.send({"type": "pong", "number": 1})
            await client.until(lambda: client.closed)
            assert client.answers[None]["key"] == "server-too-many-messages"
            assert client.socket.close_code == 4029


async def test_tables_are_bounded(tmp_path: Path) -> None:
    limits = replace(GENEROUS, tables_per_device=3, creation_rate=0.001, creation_burst=5)
    async with running(settings_for(tmp_path, limits=limits)) as server:
        async with server.browser() as ada:
            wish = {"game": "hidden-rooms", "options": {}}
            made = [await ada.http.post("/api/tables", json=wish) for _ in range(4)]
            assert [answer.status_code for answer in made] == [201, 201, 201, 429]
        async with server.browser() as bob:
            made = [await bob.http.post("/api/tables", json=wish) for _ in range(2)]
            assert [answer.status_code for answer in made] == [201, 429]


async def test_sockets_are_bounded(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets_per_address=2)
    async with running(settings_for(tmp_path, limits=limits)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code), ada.at(code), ada.at(code) as third:
            await third.until(lambda: third.closed)
            assert third.answers[None]["key"] == "server-too-many-sockets"
        async with ada.at(code) as again:
            assert again.table


async def test_sockets_of_all_are_bounded(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets=1)
    async with running(settings_for(tmp_path, limits=limits)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code), ada.at(code) as second:
            await second.until(lambda: second.closed)
            assert second.answers[None]["key"] == "server-full"


async def test_a_game_and_its_talk_are_bounded(tmp_path: Path) -> None:
    limits = replace(GENEROUS, entries=6, talk=2)
    async with running(settings_for(tmp_path, limits=limits)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            await play_on(client, 2)
            answers = [await client.ask("act", action=client.legal[0]) for _ in range(3)]
            assert answers[-1]["key"] == "server-game-too-long"
            said = [await client.ask("say", text="x") for _ in range(3)]
            assert said[-1]["key"] == "server-talk-full"


async def test_nobody_can_fill_the_table_with_talk(tmp_path: Path) -> None:
    limits = replace(GENEROUS, talk_rate=0.001, talk_burst=3)
    async with (
        running(settings_for(tmp_path, limits=limits)) as server,
        server.browser() as ada,
        ada.at(await ada.create()) as client,
    ):
        await client.begin()
        said = [await client.ask("say", text="x") for _ in range(5)]
        assert [answer.get("key") for answer in said] == [None] * 3 + ["server-too-much-talk"] * 2


@pytest.mark.parametrize(
    ("first", "key", "code"),
    [
        ('{"type":"hello","version":99}', "server-wire-version", 4000),
        ('{"type":"pong","number":1}', "server-bad-message", 4000),
        ("nonsense", "server-bad-message", 4000),
        (b"\x00\xff", "server-bad-message", 4000),
    ],
)
async def test_who_does_not_say_hello(ada: Browser, first: str | bytes, key: str, code: int) -> None:
    socket = await ada.connect(await ada.create())
    await socket.send(first)
    assert json.loads(await socket.recv())["key"] == key
    await socket.wait_closed()
    assert socket.close_code == code


async def test_who_has_no_secret(server: Running) -> None:
    stranger = Browser(server.url)
    socket = await stranger.connect("AAAAAAAAAA")
    assert json.loads(await socket.recv())["key"] == "server-no-device"
    await socket.wait_closed()
    assert socket.close_code == 4001
    assert (await stranger.get("/api/lobby"))["key"] == "server-no-device"
    await stranger.http.aclose()


async def test_a_table_that_is_not_there(ada: Browser) -> None:
    socket = await ada.connect("AAAAAAAAAA")
    await socket.send(HELLO)
    assert json.loads(await socket.recv())["key"] == "server-no-such-table"
    await socket.wait_closed()
    assert socket.close_code == 4004


class Deaf:
    """A connection whose other end never reads."""

    is_full = True
    reader: LineReader | None = None

    def attach(self, reader: LineReader) -> None:
        self.reader = reader

    def write(self, texts: object) -> None:
        pass

    def end(self, code: int) -> None:
        raise AssertionError

    def abort(self) -> None:
        assert self.reader is not None
        self.reader.line_lost()


async def test_who_reads_nothing_delays_nobody_and_is_dropped(tmp_path: Path) -> None:
    settings, clock = settings_for(tmp_path, ping_seconds=0.2), HandClock()
    hers = replace(settings, clock=clock, silence_seconds=1.0)
    async with running(settings) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            actor = await server.services.registry.actor(code)
            for number in range(50):
                line = cast("WebSocket", None)
                socket = Socket(line, f"deaf {number}", hers, server.services.metrics, Bucket(1, 1))
                socket.serve(actor, Hello(VERSION), Deaf(), server.services.pings)
            await client.until(lambda: client.table and client.table["watchers"] == 50)
            await play_on(client, 10)
            clock.forward(2)
            await client.until(lambda: client.table and client.table["watchers"] == 0)
            assert server.services.metrics.value("kurayami_dropped_total", why="unread") == 50
            await play_on(client, 3)


TOKEN = "only-for-who-runs-it"
SHOWN = {"Authorization": f"Bearer {TOKEN}"}


async def test_health_and_numbers(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, metrics_token=TOKEN)) as server, server.browser() as ada:
        async with ada.at(await ada.create()) as client:
            await client.begin()
            await ada.http.get("/metrics")
            numbers = (await ada.http.get("/metrics", headers=SHOWN)).text
            assert "kurayami_sockets 1" in numbers
            assert 'kurayami_commit_seconds_bucket{le="+Inf"}' in numbers
            assert "kurayami_entries_total 4.0" in numbers
            assert 'kurayami_refusals_total{kind="no-such-page"} 1.0' in numbers
        answers = await asyncio.gather(*(ada.http.get("/healthz") for _ in range(5)))
        assert {answer.text for answer in answers} == {"ok\n"}


@pytest.mark.rule("HO-76")
async def test_nobody_else_counts_the_moves_behind_closed_eyes(tmp_path: Path) -> None:
    """Not even on the machine itself: a proxy that does not name the client makes everybody seem local."""
    for token, shown in (
        (None, {}),
        (None, {"Authorization": "Bearer None"}),
        (TOKEN, {}),
        (TOKEN, {"Authorization": TOKEN}),
    ):
        settings = settings_for(tmp_path, metrics_token=token)
        async with running(settings) as server, httpx2.AsyncClient(base_url=server.url) as http:
            answer = await http.get("/metrics", headers=shown)
            assert answer.status_code == 404
            assert "kurayami_entries" not in answer.text
