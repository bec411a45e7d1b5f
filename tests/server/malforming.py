"""Malformed messages by the hundred thousand: a fast twin of the fuzz test, for long runs.

`python -m tests.server.malforming --messages 100000`. Only messages the server has read and answered are counted.
"""

import argparse
import asyncio
import itertools
import json
import logging
import random
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from kurayami.server.logs import LOGGERS, sparing_logs
from tests.patience import PATIENCE
from tests.server.client import HELLO, Browser
from tests.server.http.test_fuzz import ACTIONS, EXACT, KINDS, World

PEOPLE: Final = 12
"""Devices that send at the same time, each at its own table."""
PORTION: Final = 25
"""Messages sent at once. With more unanswered ones a client is disconnected, and the rest is not read."""
PORTIONS: Final = 10
"""Portions on one connection."""
VISITS: Final = 20
"""Connections at one table."""
NO_TEXT: Final = b"\xff\xfe"
"""Bytes that are not UTF-8, which end the connection."""

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 3, 2**31, 2**63, 2**70, 1.5, 1e308, "", "0", "\u0000", "\ud7ff", "名" * 40, "a" * 400,
    [], {}, [[]], {"type": "due"}, {"place": "x" * 45, "claim": "y"}, "00" * 32, "00" * 32 + "\n", "table",
)  # fmt: skip


def message(dice: random.Random) -> str | bytes:
    """A request with a wrong value somewhere, or a randomly damaged one."""
    kind = dice.choice(KINDS)
    fields: dict[str, Any] = {"type": kind, "id": f"x{dice.randrange(10**6)}"}
    for name in EXACT.get(kind, ("version", "since")):
        fields[name] = dice.choice(ODD)
    if kind == "act":
        fields["action"] = {"type": dice.choice(ACTIONS), dice.choice(["to", "target", "tile"]): dice.choice(ODD)}
    if dice.random() < 0.3:
        fields[dice.choice([*fields, "extra", "seat", "id", "type"])] = dice.choice(ODD)
    text = json.dumps(fields)
    blow = dice.random()
    if blow < 0.4:
        return text
    at, length = dice.randrange(len(text)), dice.randrange(12)
    if blow < 0.9:
        return text[:at] + "".join(dice.choices('{}[]",:\\ \n0e-', k=dice.randrange(6))) + text[at + length :]
    return dice.randbytes(dice.randrange(60))


def framed(message: str | bytes) -> bytes:
    opcode, payload = (Opcode.TEXT, message.encode()) if isinstance(message, str) else (Opcode.BINARY, message)
    return Frame(opcode, payload).serialize(mask=True)


class Nuisance:
    """A device that sits at its own tables and sends nonsense there."""

    ids = itertools.count()

    def __init__(self, world: World, dice: random.Random) -> None:
        self._world = world
        self._dice = dice
        self._browser = Browser(world.server.url)

    async def go_on(self, messages: int) -> None:
        async with self._browser:
            while self._world.sent < messages:
                code = await self._browser.create()
                visits = 0
                while visits < VISITS and self._world.sent < messages:
                    visits += 1
                    with suppress(ConnectionClosed):
                        await self._visit(code)

    async def _visit(self, code: str) -> None:
        """One connection; if it is cut off, unanswered messages do not count."""
        async with await self._browser.connect(code) as socket:
            await socket.send(HELLO)
            if self._dice.random() < 0.7:
                await self._ask(socket, "sit", seat=0, name="Eve", nonce="00" * 32)
                await self._ask(socket, "start")
            for _ in range(PORTIONS):
                nonsense = b"".join(framed(message(self._dice)) for _ in range(PORTION))
                socket.transport.write(nonsense)
                await self._ask(socket, "act", action=None)
                self._world.sent += PORTION
            socket.transport.write(Frame(Opcode.TEXT, NO_TEXT).serialize(mask=True))
            async for _ in socket:
                pass

    async def _ask(self, socket: ClientConnection, kind: str, **fields: Any) -> None:
        """Returns with the answer, which comes after the answers to all earlier requests."""
        name = f"q{next(self.ids)}"
        await socket.send(json.dumps({"type": kind, "id": name, **fields}))
        wanted = f'"id":"{name}"'
        async with asyncio.timeout(PATIENCE):
            while wanted not in await socket.recv(decode=True):
                pass


class Tracebacks(logging.Handler):
    """Logged tracebacks: what a stranger sends must cause none."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.seen.append(self.format(record))


async def malform(world: World, messages: int, dice: random.Random, log: logging.Handler) -> None:
    await world.open()
    for name in LOGGERS:
        logging.getLogger(name).addHandler(log)
    people = [Nuisance(world, random.Random(dice.random())) for _ in range(PEOPLE)]
    async with asyncio.TaskGroup() as group:
        for one in people:
            group.create_task(one.go_on(messages))
        while world.sent < messages:
            await world.look_after_the_neighbour()
            await asyncio.sleep(0.1)
    await world.look_after_the_neighbour()
    await world.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        world, began, tracebacks = World(Path(folder)), time.monotonic(), Tracebacks()
        with world.runner, sparing_logs(time.monotonic):
            world.runner.run(malform(world, wish.messages, random.Random(wish.seed), tracebacks))
        took = time.monotonic() - began
        assert not tracebacks.seen, tracebacks.seen[0]
        print(f"{world.sent} malformed messages in {took:.0f} s: the server lives, and the game beside goes on")


if __name__ == "__main__":
    main()
