"""The order in which a client is told things, however slow its line."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from kurayami.server.http.websocket import Socket
from kurayami.server.rate_limits import Bucket
from kurayami.wire.messages import VERSION, Hello
from tests.server.client import PATIENCE, running, settings_for

pytestmark = pytest.mark.anyio


class SlowLine:
    """A websocket that takes its first update only when it is let."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.stuck = asyncio.Event()
        self.free = asyncio.Event()
        self.answered = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "text": json.dumps(await self.asked.get())}

    async def send(self, message: dict[str, str]) -> None:
        said = json.loads(message["text"])
        self.sent.append(said)
        if said["type"] == "update":
            self.stuck.set()
            await self.free.wait()
        if said["type"] == "done":
            self.answered.set()


async def test_an_answer_comes_after_what_it_has_changed_also_on_a_slow_line(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as server, server.browser() as ada, ada.at(await ada.create()) as client:
        await client.begin()
        assert client.table is not None
        actor = await server.services.registry.actor(client.table["code"])
        device = actor.session.seats[0].device
        assert device is not None
        line = SlowLine()
        socket = Socket(cast("WebSocket", line), device, settings, server.services.metrics, Bucket(1e6, 10**6))
        serving = asyncio.create_task(socket.serve(actor, Hello(VERSION, 0)))
        async with asyncio.timeout(PATIENCE):
            await line.stuck.wait()
            events = len(client.events)
            await line.asked.put({"type": "act", "id": "one", "action": client.legal[0]})
            await client.until(lambda: len(client.events) > events)
            line.free.set()
            await line.answered.wait()
        serving.cancel()
        told = [message["type"] for message in line.sent if message["type"] in ("update", "done")]
        assert told == ["update", "update", "done"]
