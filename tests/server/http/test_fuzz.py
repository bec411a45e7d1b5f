"""Random and mutated messages: the process lives on, and a neighbour's game is not disturbed."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from kurayami.kernel import Refusal
from kurayami.server.http.websocket import decode_message
from kurayami.wire.requests import FromClient
from tests.server.client import Browser, Client, Running, running, settings_for

KINDS = ["hello", "sit", "stand", "seat_bot", "clear", "mute", "start", "act", "undo", "say", "pong", "nothing"]
FIELDS = [
    "id",
    "seat",
    "name",
    "nonce",
    "level",
    "on",
    "action",
    "text",
    "audience",
    "pin",
    "number",
    "version",
    "since",
]
ACTIONS = ["begin", "walk", "search", "recall", "stop", "draw", "due", "fly"]

plain = st.none() | st.booleans() | st.integers() | st.integers(-3, 40) | st.floats() | st.text(max_size=40)
values = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)
tiles = st.fixed_dictionaries({"colour": st.sampled_from(["red", "blue", "", 3]), "number": st.integers(-1, 8)})
squares = st.lists(st.integers(-2, 7), max_size=3)
actions = st.fixed_dictionaries(
    {"type": st.sampled_from(ACTIONS)}, optional={"tile": tiles | values, "to": squares, "target": squares | values}
)
sensible = {
    "id": st.text("abc123", min_size=1, max_size=5),
    "seat": st.integers(-2, 3),
    "name": st.text(max_size=35),
    "nonce": st.sampled_from(["00" * 32, "zz" * 32, ""]),
    "level": st.sampled_from(["random", "careful", "genius"]),
    "on": st.booleans(),
    "action": actions | values,
    "text": st.text(max_size=310),
    "audience": st.sampled_from(["table", "x"]),
    "pin": st.none() | st.fixed_dictionaries({"place": st.text(max_size=45), "claim": st.text(max_size=5)}),
    "number": st.integers(),
}
EXACT = {
    "sit": ("seat", "name", "nonce"),
    "stand": (),
    "seat_bot": ("seat", "level"),
    "clear": ("seat",),
    "mute": ("seat", "on"),
    "start": (),
    "act": ("action",),
    "undo": (),
    "say": ("text", "audience", "pin"),
}
"""Fields of each request, so that many of them get as far as the table."""


def exactly(kind: str) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"type": st.just(kind)} | {name: sensible[name] for name in ("id", *EXACT[kind])})


shaped = st.sampled_from(sorted(EXACT)).flatmap(exactly)
wild = st.fixed_dictionaries({"type": st.sampled_from(KINDS) | values}, optional=dict.fromkeys(FIELDS, values))


@st.composite
def broken(draw: st.DrawFn) -> str:
    """A randomly damaged message."""
    text = json.dumps(draw(shaped))
    start = draw(st.integers(0, len(text)))
    return text[:start] + draw(st.text(max_size=6)) + text[start + draw(st.integers(0, 10)) :]


texts = (shaped | wild).map(json.dumps) | broken() | st.text(max_size=200) | st.binary(max_size=50)


@settings(max_examples=400, deadline=None)
@given(texts.filter(lambda text: isinstance(text, str)))
def test_any_text_is_understood_or_refused(text: str) -> None:
    with suppress(Refusal):
        assert isinstance(decode_message(text), FromClient)


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"type":"act","id":"1","action":' + "[" * 5000, '"\\ud800"', "1e999", ""]
)
def test_texts_that_are_made_to_harm(text: str) -> None:
    with pytest.raises(Refusal, match="server-bad-message"):
        decode_message(text)


class World:
    """A server with a table under attack, and one that is not."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.folder = folder
        self.sent = 0

    async def open(self) -> None:
        self.context = running(settings_for(self.folder))
        self.server: Running = await self.context.__aenter__()
        self.eve, self.ada = Browser(self.server.url), Browser(self.server.url)
        for browser in (self.eve, self.ada):
            await browser.__aenter__()
        await self.seat_the_neighbour()
        self.code = await self.eve.create()

    async def seat_the_neighbour(self) -> None:
        self.quiet = self.ada.at(await self.ada.create())
        self.neighbour: Client = await self.quiet.__aenter__()
        await self.neighbour.begin()

    async def close(self) -> None:
        await self.quiet.__aexit__(None, None, None)
        for browser in (self.eve, self.ada):
            await browser.__aexit__()
        await self.context.__aexit__(None, None, None)

    async def look_after_the_neighbour(self) -> None:
        assert not self.neighbour.closed
        assert (await self.neighbour.ask("act", action=self.neighbour.legal[0]))["type"] == "done"
        assert (await self.ada.http.get("/healthz")).status_code == 200
        assert self.server.services.metrics.value("kurayami_failures_total") == 0
        if self.neighbour.update["outcome"]:
            await self.quiet.__aexit__(None, None, None)
            await self.seat_the_neighbour()

    async def molest(self, messages: list[str | bytes], seated: bool) -> None:
        async with self.eve.at(self.code) as client:
            if seated and client.table and client.table["phase"] == "gathering":
                await client.sit()
                await client.ask("start")
            try:
                for message in messages:
                    await client.socket.send(message)
                    self.sent += 1
                if not client.closed:
                    await client.ask("mute", seat=0, on=False)
            except (ConnectionClosed, KeyError):
                pass
        if client.table and client.table["phase"] in ("over", "frozen"):
            self.code = await self.eve.create()


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    world = World(tmp_path_factory.mktemp("fuzz"))
    with world.runner:
        world.runner.run(world.open())
        yield world
        world.runner.run(world.look_after_the_neighbour())
        world.runner.run(world.close())


@settings(max_examples=70, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(st.lists(texts, min_size=25, max_size=40), st.booleans())
def test_whatever_is_sent_the_server_lives(world: World, messages: list[Any], seated: bool) -> None:
    world.runner.run(world.molest(messages, seated))


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["/api/tables", "/api/redeem", "/api/books", "/api/lan", "/api/transfer", "/api/challenges"]),
    st.binary(max_size=200)
    | texts.map(lambda text: text if isinstance(text, bytes) else text.encode("utf-8", "replace"))
    | st.fixed_dictionaries({"game": st.just("hidden-rooms"), "options": values}, optional={"absence": values}).map(
        lambda wish: json.dumps(wish).encode()
    ),
)
def test_whatever_is_posted_is_answered(world: World, path: str, body: bytes) -> None:
    answer = world.runner.run(_post(world, path, body))
    assert answer.status_code < 500, answer.text


async def _post(world: World, path: str, body: bytes) -> Any:
    return await world.eve.http.post(path, content=body)
