"""Invitations, the local network, and the commands that start a server."""

import asyncio
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from kurayami.server.run import Retirement
from tests.ports import free_port
from tests.server.client import HELLO, PATIENCE, Browser, Running, running, settings_for


@pytest.mark.anyio
async def test_an_invitation_names_the_table_and_nothing_secret(server: Running, ada: Browser, tmp_path: Path) -> None:
    code = await ada.create()
    nobody = await ada.get(f"/api/tables/{code}/invitation")
    assert (nobody["ways"], nobody["lan_offered"]) == ([], False)
    hosted = settings_for(tmp_path / "hosted", public_url="https://dark.example/")
    cookies = {"__Host-kurayami": secrets.token_urlsafe(32)}
    async with running(hosted) as other, other.browser(cookies) as bob:
        code = await bob.create()
        (way,) = (await bob.get(f"/api/tables/{code}/invitation"))["ways"]
        assert way["url"] == f"https://dark.example/t/{code}"
        (phone,) = (await bob.get(f"/api/tables/{code}/invitation?for=phone"))["ways"]
        assert phone["url"] == f"https://dark.example/phone/{code}"
        assert way["qr"].startswith("data:image/svg+xml")
        assert cookies["__Host-kurayami"] not in str(way)


@pytest.mark.anyio
async def test_a_local_server_can_be_opened_to_the_local_network(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, local=True)) as server, server.browser() as ada:
        code = await ada.create()
        assert (await ada.post("/api/lan"))["key"] == "server-no-lan"

        async def open_lan() -> str:
            """Listens on another loopback address, because a test must not open anything to the world."""
            listening = socket.create_server(("127.0.0.2", 0))
            await server.process.listen_too(listening)
            return f"http://127.0.0.2:{listening.getsockname()[1]}"

        server.services.open_lan = open_lan
        assert (await ada.get(f"/api/tables/{code}/invitation"))["lan_offered"] is True
        opened = (await ada.post("/api/lan"))["lan"]
        assert (await ada.post("/api/lan"))["lan"] == opened
        (way,) = (await ada.get(f"/api/tables/{code}/invitation"))["ways"]
        assert way["url"] == f"{opened}/t/{code}"
        async with Browser(opened) as guest, guest.at(code) as client:
            assert client.table
            assert client.table["code"] == code


def kurayami(*words: str, home: Path) -> "subprocess.Popen[str]":
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    environment.pop("DISPLAY", None)
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "kurayami", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    )


@contextmanager
def started(*words: str, home: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """The process, and the address it prints."""
    process = kurayami(*words, home=home)
    assert process.stdout
    try:
        line = process.stdout.readline()
        address = re.search(r"http://\S+", line)
        assert address, line + process.stdout.read()
        yield process, address[0]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_serve_says_where_and_stops_cleanly(tmp_path: Path, stop: signal.Signals) -> None:
    with started("serve", "--port", str(free_port()), home=tmp_path) as (process, address):
        assert urlopen(f"{address}/healthz").read() == b"ok\n"
        process.send_signal(stop)
        output, _ = process.communicate(timeout=PATIENCE)
        assert "Traceback" not in output
        assert process.returncode in (0, -signal.SIGTERM)
    assert (tmp_path / "data" / "kurayami" / "tables.sqlite3").exists()


def test_play_finds_a_game_that_runs_or_a_port_that_is_free(tmp_path: Path) -> None:
    port = free_port()
    with started("play", "--port", str(port), home=tmp_path) as (_, first):
        assert first == f"http://127.0.0.1:{port}"
        with started("play", "--port", str(port), home=tmp_path) as (second, address):
            assert address == first
            assert second.wait(timeout=PATIENCE) == 0
    with socket.create_server(("127.0.0.1", 0)) as taken:
        busy = taken.getsockname()[1]
        with started("--port", str(busy), home=tmp_path) as (_, elsewhere):
            assert elsewhere != f"http://127.0.0.1:{busy}"


def test_what_is_wrong_with_a_server_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        words = ("serve", "--port", str(taken.getsockname()[1]))
        output, _ = kurayami(*words, home=tmp_path).communicate(timeout=PATIENCE)
        assert output.startswith(f"Can’t listen at 127.0.0.1, port {taken.getsockname()[1]}: ")
    output, _ = kurayami("serve", "--database", str(tmp_path), "--port", str(free_port()), home=tmp_path).communicate(
        timeout=PATIENCE
    )
    assert output.startswith("Can’t open the database")
    assert output.count("\n") == 1


def test_connections_are_told_when_the_server_stops(tmp_path: Path) -> None:
    async def scenario() -> int | None:
        async with running(settings_for(tmp_path)) as server, server.browser() as ada:
            client = await ada.connect(await ada.create())
            await client.send(HELLO)
            await client.recv()
        async with asyncio.timeout(PATIENCE):
            await client.wait_closed()
        return client.close_code

    assert asyncio.run(scenario()) == 1012


@pytest.mark.anyio
async def test_who_retires_says_so_when_nobody_more_is_accepted(tmp_path: Path) -> None:
    """Those who are here stay."""
    done = asyncio.Event()
    async with running(settings_for(tmp_path)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            retirement = server.process._retirement = Retirement(done.set)
            retirement.asked.set()
            await asyncio.wait_for(done.wait(), PATIENCE)
            with pytest.raises(ConnectionRefusedError):
                await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
            assert (await client.ask("sit", seat=0, name="Ada", nonce="00" * 32))["type"] == "done"


@pytest.mark.anyio
async def test_what_strangers_send_leaves_no_traceback_in_the_log(tmp_path: Path) -> None:
    with started("serve", "--port", str(free_port()), home=tmp_path) as (process, address):
        async with Browser(address) as eve:
            code = await eve.create()
            for _ in range(5):
                socket = await eve.connect(code)
                socket.transport.write(b"\x81\x81\x00\x00\x00\x00\xff")  # a text that is none
                async with asyncio.timeout(PATIENCE):
                    await socket.wait_closed()
        process.send_signal(signal.SIGTERM)
        said, _ = process.communicate(timeout=PATIENCE)
    assert "Invalid UTF-8 sequence" in said
    assert "Traceback" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit on open files")
def test_websockets_are_as_many_as_open_files_allow() -> None:
    """A new process each, because the limit can't be raised again."""
    script = "import resource, sys; from kurayami.server.run import places; from kurayami.kernel import Refusal\n"
    script += "resource.setrlimit(resource.RLIMIT_NOFILE, (1024, int(sys.argv[1])))\n"
    script += "try: print(places(eval(sys.argv[2])))\nexcept Refusal as refusal: print(refusal.key, refusal.params)"
    found = {
        (files, wanted): subprocess.run(
            [sys.executable, "-c", script, files, wanted], capture_output=True, text=True, check=True
        ).stdout.strip()
        for files, wanted in (("4096", "None"), ("4096", "2000"), ("4096", "4000"), ("1024", "None"))
    }
    assert found == {
        ("4096", "None"): str(4096 - 1250),
        ("4096", "2000"): "2000",
        ("4096", "4000"): "server-too-few-files {'sockets': 4000, 'needed': 5250, 'files': 4096}",
        ("1024", "None"): "512",
    }
