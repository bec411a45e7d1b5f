"""`kurayami serve --processes 2`: one port for both, restarted one after the other, replaced when killed."""

import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing import Pipe
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kurayami.cli import MISUSED
from kurayami.server.cluster import supervisor
from kurayami.server.cluster.supervisor import Child, Supervisor
from kurayami.server.settings import Settings
from tests.patience import until
from tests.ports import free_port
from tests.server.client import PATIENCE, Browser, Client
from tests.server.cluster.shaking import TOKEN

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def served(database: str, port: int) -> AsyncIterator[Process]:
    words = ("serve", "--port", str(port), "--database", database, "--processes", "2", "--language", "en")
    environment = {**os.environ, "KURAYAMI_METRICS_TOKEN": TOKEN}
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.seeded", *words, stdout=PIPE, env=environment
    )
    try:
        assert server.stdout
        assert str(port).encode() in await asyncio.wait_for(server.stdout.readline(), PATIENCE)
        yield server
    finally:
        if server.returncode is None:
            server.terminate()
        await server.wait()


def processes(database: str) -> dict[int, str]:
    """Registered processes and their addresses."""
    with psycopg.connect(database) as connection:
        return dict(connection.execute("SELECT id, address FROM processes").fetchall())


async def act(browser: Browser, code: str, moves: int) -> None:
    """Makes some moves, over as many connections as it takes: unanswered requests are repeated."""
    for number in range(moves):
        action = None
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    async with browser.at(code) as client:
                        action = action or await first_legal(client)
                        answer = await client.ask("act", f"{code} {moves} {number}", action=action)
                        assert answer["type"] == "done"
                        break
                except InvalidStatus as refused:
                    if refused.response.status_code != 503:  # it goes down in the midst of a handshake
                        raise
                except (KeyError, IndexError, OSError, TimeoutError, ConnectionClosed):
                    await asyncio.sleep(0.1)


async def first_legal(client: Client) -> object:
    await client.until(lambda: bool(client.legal) or client.closed)
    return client.legal[0]


async def test_restarted_one_after_the_other_and_replaced_when_killed(database: str) -> None:
    port = free_port()
    async with served(database, port) as server, Browser(f"http://127.0.0.1:{port}") as ada:
        first = processes(database)
        assert len(first) == 2
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
        await act(ada, code, 2)
        server.send_signal(signal.SIGHUP)
        playing = asyncio.create_task(act(ada, code, 6))
        await until(lambda: len(processes(database)) == 2 and first.keys().isdisjoint(processes(database)))
        await playing
        second = processes(database)
        os.kill(child_of(server.pid), signal.SIGKILL)
        await act(ada, code, 3)
        await until(lambda: len(processes(database).keys() - second.keys()) == 1)
        server.terminate()
        assert await server.wait() == 0
        assert processes(database).keys() <= second.keys()  # what is left is the killed one's, if it owned no table


def child_of(parent: int) -> int:
    """The newest of the server processes: an old one may still be on its way out."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()][-1]


async def test_an_old_process_ends_when_no_old_one_accepts_anybody_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise people would be sent from one that ends to another that is about to."""
    done: list[str] = []

    class Noted:
        def __init__(self, name: str) -> None:
            self._name = name

        def __getattr__(self, verb: str) -> Callable[[], None]:
            return lambda: done.append(f"{self._name} {verb}")

    renewed = (Noted(name) for name in ("c", "d"))
    monkeypatch.setattr(supervisor, "newest_generation", lambda database: 1)
    monkeypatch.setattr(Supervisor, "_child", lambda self, number: next(renewed))
    with socket.socket() as listening:
        several = Supervisor(Settings(database="none"), listening, 2)
    old: Any = {0: Noted("a"), 1: Noted("b")}
    several._children = old
    several._renew_all()
    assert done == ["c ready", "a retire", "b retire", "a retired", "b retired", "a stop", "d ready", "b stop"]


async def test_who_does_not_say_that_it_is_retired_is_waited_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else it says, and also if it has ended."""
    monkeypatch.setattr(supervisor, "RETIRING_SECONDS", 0.0)
    for said in ([], ["http://127.0.0.1", supervisor.RETIRED, "more"], None):
        child = Child.__new__(Child)
        child.line, theirs = Pipe()
        for each in said or ():
            theirs.send(each)
        if said is None:
            theirs.close()
        child.retire()
        child.retired()
        assert not said or child.line.recv() == "more"


async def test_sqlite_serves_one_process(tmp_path: object) -> None:
    words = ("serve", "--database", f"{tmp_path}/house.db", "--processes", "2", "--language", "en")
    server = await asyncio.create_subprocess_exec(sys.executable, "-m", "kurayami", *words, stderr=PIPE)
    _, said = await server.communicate()
    assert server.returncode == MISUSED
    assert b"SQLite serves one process" in said
