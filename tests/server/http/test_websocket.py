"""The order in which a client is told things, however slow its connection."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from kurayami.server.http.frames import LineReader
from kurayami.server.http.pings import PingRounds
from kurayami.server.http.websocket import Socket
from kurayami.server.rate_limits import Bucket
from kurayami.wire.messages import VERSION, Hello
from tests.patience import until
from tests.server.client import running, settings_for

pytestmark = pytest.mark.anyio


class SlowLine:
    """A connection that is full after its first update, until it is released."""

    def __init__(self) -> None:
        self.said: list[Any] = []
        self.is_full = False
        self.code: int | None = None
        self.reader: LineReader | None = None

    def attach(self, reader: LineReader) -> None:
        self.reader = reader

    def write(self, texts: Iterable[bytes]) -> None:
        self.said += [json.loads(text) for text in texts]
        self.is_full = self.is_full or "update" in self.kinds

    def end(self, code: int) -> None:
        self.code = code

    def abort(self) -> None:
        self.code = 0

    @property
    def kinds(self) -> list[str]:
        return [said["type"] for said in self.said if said["type"] in ("update", "done")]


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
        socket.serve(actor, Hello(VERSION, 0), line, PingRounds())
        await until(lambda: line.is_full)
        events = len(client.events)
        socket.hear(json.dumps({"type": "act", "id": "one", "action": client.legal[0]}))
        await client.until(lambda: len(client.events) > events)
        assert line.kinds == ["update"]
        line.is_full = False
        socket.may_write()
        await until(lambda: "done" in line.kinds)
        socket.line_lost()
        assert line.kinds == ["update", "update", "done"]
