"""Updates hold the changes since the last one, and unfolding them gives the whole view at every step."""

import json
import random
from contextlib import AsyncExitStack
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kurayami.kernel import Seat
from kurayami.server.table.actor import TableActor
from kurayami.server.table.client_feed import ClientFeed
from kurayami.server.table.seat_feed import Position, SeatFeed, SeatSnapshot
from kurayami.server.table.view_diff import view_diff
from kurayami.table import Table
from kurayami.testing.random_games import seeded, wander
from kurayami.testing.subject import Subject
from kurayami.testing.subjects import SUBJECTS
from kurayami.wire.messages import VERSION, Hello
from tests.server.client import Browser, Client, Json, Running, play_on, running, settings_for, unfolded

SEEDS = [bytes([number]) * 32 for number in range(3)]
STEPS = 150
MOVES = 25


class Reader:
    """A client that views from a seat, and keeps the unfolded view."""

    def __init__(self) -> None:
        self.seen: SeatSnapshot | None = None
        self.update: list[Json] = []
        self.events: list[Json] = []

    def read(self, seat_feed: SeatFeed) -> None:
        message = json.loads(seat_feed.update(self.seen, len(self.events)))
        self.seen = seat_feed.sight
        self.update = unfolded([*self.update, message])[-1:]
        self.events += message["events"]


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("name", SUBJECTS)
@pytest.mark.parametrize("seed", SEEDS, ids=range(3))
def test_who_unfolds_has_the_whole_view(name: str, seed: bytes) -> None:
    """In random games, whether a client reads at every step, now and then, or reconnects."""
    subject, dice = SUBJECTS[name], random.Random(seed)
    rules, options = subject.rules, dice.choice(subject.options)
    table: Table[Any, Any, Any, Any, Any] = Table(rules, options)
    viewers: list[Seat | None] = [None, *range(table.seats)]
    feeds = [SeatFeed(rules, viewer) for viewer in viewers]
    always, seldom = [Reader() for _ in viewers], [Reader() for _ in viewers]
    for _ in islice(wander(table, seeded(seed, table.seats), subject, seed), STEPS):
        position = Position(table.state, len(table.log), (False,) * table.seats)
        for at, seat_feed in enumerate(feeds):
            seat_feed.look(table.log, position)
            if dice.random() < 0.05:
                seldom[at] = Reader()
            for reader in (always[at], *[seldom[at]] * (dice.random() < 0.3)):
                reader.read(seat_feed)
                assert reader.update[0]["view"] == plain(rules.view(table.state, viewers[at]))
                assert reader.events == [plain(event) for event in seat_feed.events]


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_a_difference_is_made_of_the_two_views_and_nothing_else(subject: Subject) -> None:
    """Copies of both that share only their bytes give the same diff."""
    rules, options, seed = subject.rules, subject.options[0], bytes(32)
    table: Table[Any, Any, Any, Any, Any] = Table(rules, options)

    def copy(view: Any) -> Any:
        return msgspec.json.decode(msgspec.json.encode(view), type=rules.View)

    for step in islice(wander(table, seeded(seed, table.seats), subject, seed), 0, STEPS, 5):
        for viewer in (None, *range(table.seats)):
            before, view = rules.view(step.before, viewer), rules.view(step.after, viewer)
            assert view_diff(before, view) == view_diff(copy(before), copy(view))


def test_long_memories_are_not_repeated() -> None:
    subject, seed = SUBJECTS["hako-onna"], bytes(32)
    rules, table = subject.rules, Table(subject.rules, subject.options[0])
    whole = parts = 0
    for step in islice(wander(table, seeded(seed, table.seats), subject, seed), 600):
        change = view_diff(rules.view(step.before, 0), rules.view(step.after, 0))
        parts += len(msgspec.json.encode(change))
        whole += len(msgspec.json.encode(rules.view(step.after, 0)))
    assert parts < whole / 10


@pytest.mark.anyio
@pytest.mark.parametrize("name", SUBJECTS)
async def test_everybody_at_a_table_sees_all_of_it(name: str, tmp_path: Path) -> None:
    """People play at random; now and then one disconnects and comes back, and everybody has the right view."""
    dice = random.Random(name)
    games = {name: SUBJECTS[name].rules}
    async with running(settings_for(tmp_path), games) as server, AsyncExitStack() as door:
        people = await gathered(server, name, door)
        actor = await server.services.registry.actor(people[0][1])
        met: list[Client] = []
        for _ in range(MOVES):
            able = [client for _, _, client in people if client.legal]
            if not able:
                break
            client = dice.choice(able)
            await client.ask("act", action=dice.choice(client.legal))
            await all_see(people, actor)
            if dice.random() < 0.15:
                seat = dice.randrange(len(people))
                met.append(people[seat][2])
                await come_back(people, seat, door)
                await all_see(people, actor)
        met += [client for _, _, client in people]
        assert all(client.sent[0]["longer"] is None for client in met)
        assert any(update["longer"] is not None for client in met for update in client.sent)


Person = tuple[Browser, str, Client]


async def gathered(server: Running, name: str, door: AsyncExitStack) -> list[Person]:
    """Everybody is seated, and the game has begun."""
    rules = SUBJECTS[name].rules
    code, people = "", list[Person]()
    for seat in range(rules.seats(rules.Options())):
        browser = await door.enter_async_context(server.browser())
        code = code or await browser.create(name)
        client = await door.enter_async_context(browser.at(code))
        assert (await client.sit(seat))["type"] == "done"
        people.append((browser, code, client))
    assert (await people[0][2].ask("start"))["type"] == "done"
    for _, _, client in people:
        await client.until(lambda client=client: client.updates)
    return people


async def come_back(people: list[Person], seat: Seat, door: AsyncExitStack) -> None:
    browser, code, lost = people[seat]
    await lost.close()
    client = await door.enter_async_context(browser.at(code, seat=seat, since=lost.had + len(lost.events)))
    people[seat] = browser, code, client


async def all_see(people: list[Person], actor: TableActor) -> None:
    """Waits until everybody has the right view."""
    rules = actor.session.rules
    for seat, (_, _, client) in enumerate(people):
        await client.until(lambda seat=seat, client=client: shows(actor.shown.position, rules, seat, client))


def shows(position: Position | None, rules: Any, seat: Seat, client: Client) -> bool:
    return (
        position is not None
        and bool(client.updates)
        and client.update["view"] == plain(rules.view(position.state, seat))
    )


@pytest.mark.anyio
async def test_who_is_slow_misses_nothing_that_others_are_told_meanwhile(ada: Browser, server: Running) -> None:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
        await client.ask("say", text="One")
        actor = await server.services.registry.actor(code)
        slow, quick = ClientFeed("slow", Hello(VERSION)), ClientFeed("quick", Hello(VERSION))
        heard = {feed: list(feed.frames(actor)) for feed in (slow, quick)}
        await play_on(client, 1)
        await client.ask("say", text="Two")
        writing = slow.frames(actor)
        heard[slow].append(next(writing))
        await play_on(client, 2)
        await client.ask("say", text="Three")
        heard[quick] += quick.frames(actor)
        heard[slow] += [*writing, *slow.frames(actor)]
        told = {feed: [json.loads(frame) for frame in frames] for feed, frames in heard.items()}
        for messages in told.values():
            updates = [message for message in messages if message["type"] == "update"]
            assert unfolded(updates)[-1]["view"] == client.update["view"] | {"seat": None}
            assert [event for update in updates for event in update["events"]] == client.events
            talk = [said["text"] for message in messages if message["type"] == "talk" for said in message["said"]]
            assert talk == ["One", "Two", "Three"]
