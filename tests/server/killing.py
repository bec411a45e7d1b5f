"""Kills a server at random moments while people play, and checks that nothing acknowledged is lost.

`python -m tests.server.killing --kills 100` runs it at length; `--postgres` with its own PostgreSQL, `--power-cut` and
`--failing` with a disk in trouble.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kurayami.record import End, load, verify
from kurayami.server.settings import LOOPBACK
from kurayami.server.store.storage import Storage, open_database
from tests.server.client import PATIENCE, Browser, Client
from tests.server.store.trouble import ERRORS, Disk

MOST_MOVES = 60
"""Acknowledged moves before a server is killed."""

LOST = (ConnectionClosed, InvalidHandshake, OSError, httpx2.TransportError, TimeoutError)


@dataclass
class Report:
    kills: int = 0
    acknowledged: int = 0
    resent: int = 0
    tables: int = 0
    finished: int = 0
    proven: int = 0
    games: list[asyncio.Task[None]] = field(default_factory=list, repr=False)
    """The players at play."""

    def tells_enough(self, kills: int) -> bool:
        """True if enough kills hit people during a request."""
        return self.kills >= kills and self.resent > kills


@dataclass
class Player:
    """Plays one game after another, whatever happens to the server."""

    browser: Browser
    dice: random.Random
    report: Report
    seat: int = 0
    sign: str = "m"
    """First letter of the player's requests: several may play at a table."""
    done: dict[str, list[str]] = field(default_factory=dict)
    """Acknowledged requests of each table, in order."""
    seen: dict[str, list[Any]] = field(default_factory=dict)
    at: str | None = None
    """Table the player is at."""
    connections: Counter[str] = field(default_factory=Counter)
    """Connections to each table that were let in."""

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            await self.play_at(await self.create(), stop)

    async def play_at(self, code: str, stop: asyncio.Event) -> None:
        """Plays one game, over as many connections as it takes."""
        self.at = code
        self.done[code], self.seen[code] = [], []
        pending: tuple[str, Any] | None = None
        while not stop.is_set() or pending:
            try:
                pending = await self.sitting(code, pending, stop)
                if pending is None:
                    break
            except Interrupted as broken:
                pending = broken.pending
            await asyncio.sleep(0.05)
        self.at = None

    async def introduce(self) -> None:
        """Gets the browser its secret."""
        while not self.browser.cookie:
            with suppress(ValueError, *LOST):
                await self.browser.get("/api/me")

    async def create(self, game: str = "hidden-rooms", **wishes: Any) -> str:
        await self.introduce()
        while True:
            try:
                code = await self.browser.create(game, **wishes)
            except (KeyError, ValueError, *LOST):  # no code: it could not be stored
                await asyncio.sleep(0.1)
            else:
                self.report.tables += 1
                return code

    async def sitting(self, code: str, pending: tuple[str, Any] | None, stop: asyncio.Event) -> tuple[str, Any] | None:
        """One connection. None: the game is over, or it is time to stop."""
        try:
            had = len(self.seen[code])
            async with self.browser.at(code, seat=self.seat if had else None, since=had) as client:
                self.connections[code] += client.table is not None
                try:
                    await self.take_seat(client)
                    await self.settle(client, code)
                    while pending or not (stop.is_set() or client.update["outcome"]):
                        name = pending[0] if pending else f"{self.sign}{self.report.acknowledged}-{self.dice.random()}"
                        action = pending[1] if pending else await self.choice(client)
                        if action is None:
                            continue
                        self.report.resent += pending is not None
                        pending = (name, action)
                        answer = await client.ask("act", name, action=action)
                        if answer["type"] == "done":
                            self.done[code].append(name)
                            self.report.acknowledged += 1
                        elif answer["key"].startswith("server-") and answer["key"] != "server-game-over":
                            raise Interrupted(pending)
                        else:
                            self.note_refusal(answer)
                        pending = None
                        await self.settle(client, code)
                finally:
                    self.note(client, code)
        except (KeyError, *LOST):
            raise Interrupted(pending) from None
        self.report.finished += not stop.is_set()
        return None

    async def take_seat(self, client: Client) -> None:
        if client.table is None:
            raise TimeoutError
        if client.table["phase"] == "gathering":
            for answer in (await client.sit(), await client.ask("start")):
                if answer.get("key") == "server-storage":
                    raise TimeoutError

    async def settle(self, client: Client, code: str) -> None:
        await client.until(lambda: bool(client.updates) or client.closed)
        if not client.updates:
            raise TimeoutError

    async def choice(self, client: Client) -> Any:
        """An action; None if the game is over."""
        return self.dice.choice(client.legal)

    def note_refusal(self, answer: Any) -> None:
        """Everything legal must be possible, for nobody else plays."""
        raise AssertionError(answer)

    def note(self, client: Client, code: str) -> None:
        """Checks that nothing once seen has changed."""
        before = self.seen[code]
        whole = before[: client.had] + client.events
        assert whole[: len(before)] == before, "events were lost or changed"
        self.seen[code] = whole


class Interrupted(Exception):
    def __init__(self, pending: tuple[str, Any] | None) -> None:
        self.pending = pending


NURSERY = """
import os, signal, sys
from kurayami.server.run import listen, run
from kurayami.server.settings import Settings
from tests.seeds import Seeds

signal.signal(signal.SIGCHLD, signal.SIG_IGN)
database, port, name, private_address, token = sys.argv[1], int(sys.argv[2]), *sys.argv[3:]
for life, _ in enumerate(sys.stdin):
    settings = Settings(
        database=database, port=port, seeds=Seeds(f"{name}, life {life}"),
        private_address=private_address, metrics_token=token,
    )
    if os.fork() == 0:
        try:
            run(settings, listen(settings.host, settings.port), lambda url: print(os.getpid(), flush=True))
        except BaseException as problem:
            print(repr(problem), flush=True)
        os._exit(0)
"""
"""Server processes are children of a process that has already imported everything, so they start fast and can be killed
often. Each life draws its own seeds, the same whenever the nursery has the same name.
"""


class Nursery:
    def __init__(
        self,
        database: str,
        port: int,
        name: str,
        disk: Disk | None = None,
        private_address: str = LOOPBACK,
        token: str = "token-of-nobody",
    ) -> None:
        words = [sys.executable, "-c", NURSERY, database, str(port), name, private_address, token]
        environment = disk.environment if disk else None
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    async def start(self) -> int:
        """Process id of a server that is ready."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print("one more", file=self._process.stdin, flush=True)
        return int(await asyncio.to_thread(self._process.stdout.readline))

    def close(self) -> None:
        self._process.communicate()


async def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
    with suppress(ProcessLookupError):
        while True:
            os.kill(pid, 0)
            await asyncio.sleep(0.01)


async def kill_often(
    database: str, port: int, kills: int, players: int, seed: int, disk: Disk | None = None, failing: bool = False
) -> Report:
    """Kills a server often. With a disk every kill is a power cut; if it is failing, some lives begin with errors."""
    dice, report, stop = random.Random(seed), Report(), asyncio.Event()
    url = f"http://127.0.0.1:{port}"
    people = [Player(Browser(url), random.Random(dice.random()), report) for _ in range(players)]
    report.games = [asyncio.create_task(player.play(stop)) for player in people]
    nursery = Nursery(database, port, f"seed {seed}", disk)
    while not report.tells_enough(kills):
        pid = await nursery.start()
        if disk and failing:
            await fail_for_a_while(disk, dice, report)
        await played(report, dice.randrange(1, MOST_MOVES))
        await asyncio.sleep(dice.uniform(0, 0.02))
        await kill(pid)
        if disk:
            disk.cut_power()
        report.kills += 1
    pid = await nursery.start()
    await played(report, MOST_MOVES)
    stop.set()
    await asyncio.gather(*report.games)
    await kill(pid)
    if disk:
        disk.cut_power()
    nursery.close()
    await check(database, people, report)
    for player in people:
        await player.browser.http.aclose()
    return report


async def fail_for_a_while(disk: Disk, dice: random.Random, report: Report) -> None:
    """Makes writes fail during play, until the disk has refused the server something."""
    await played(report, 1)
    disk.fail(dice.choice(ERRORS))
    await asyncio.sleep(dice.uniform(0.05, 0.3))
    disk.heal()


async def played(report: Report, moves: int) -> None:
    """Waits until this many more moves were acknowledged, however long that takes. Raises a player's failure."""
    enough = report.acknowledged + moves
    async with asyncio.timeout(PATIENCE):
        while report.acknowledged < enough:
            for game in report.games:
                if game.done():
                    game.result()
            await asyncio.sleep(0.005)


async def check(database: str, people: list[Player], report: Report) -> None:
    """Every acknowledged move is stored, once and in order; every game obeys the rules and its seed."""
    engine = open_database(database)
    storage = Storage(engine)
    for player in people:
        for code, done in player.done.items():
            stored = await storage.table(code)
            assert stored is not None
            requests = [line.request for line in stored.lines if line.request and line.request[0] == player.sign]
            assert requests == done, (code, len(requests), len(done))
            if stored.row.result:
                end = msgspec.json.encode(End(stored.row.result, stored.row.seed)).decode()
                verify(load("".join(f"{text}\n" for text in (*(line.text for line in stored.lines), end))))
                report.proven += 1
    storage.close()
    engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--port", type=int, default=8733)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--power-cut", action="store_true", help="what was not fsynced is lost (SQLite on Linux)")
    parser.add_argument("--failing", action="store_true", help="power cuts, and writes that fail")
    wish = parser.parse_args()
    with place(wish.postgres) as database, tempfile.TemporaryDirectory() as folder:
        disk = Disk(database, Path(folder)) if wish.power_cut or wish.failing else None
        print(
            asyncio.run(kill_often(database, wish.port, wish.kills, wish.players, wish.seed, disk, wish.failing)),
            f"{disk.cuts} power cuts took back {disk.taken_back} writes" if disk else "",
        )


@contextmanager
def place(real_postgres: bool) -> Iterator[str]:
    """A new database."""
    if real_postgres:
        from tests.server.postgres import postgres

        with postgres() as database:
            yield database
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.sqlite3")


if __name__ == "__main__":
    main()
