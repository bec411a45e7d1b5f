"""Outside facts of a real-time game: cards sent, a connection lost, the table restarted."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from kurayami.games import komnata_strachu
from kurayami.games.komnata_strachu.actions import Back, Gone, Hit, Restarted, Sent
from kurayami.kernel import CLOCK, AnyRules, Refusal
from kurayami.server.clock import Clock
from kurayami.server.table.actor import TableActor
from kurayami.server.table.inbox import ClientRequest, Tick
from kurayami.wire import messages as wire
from tests.server.client import Client, Running, running, settings_for

pytestmark = pytest.mark.anyio

GAMES: dict[str, AnyRules] = {"komnata-strachu": komnata_strachu}
READY = {"type": "ready"}
SLOW = {"players": 2, "time_limit": None, "pause": 60_000, "countdown": 0}


@asynccontextmanager
async def two_players(server: Running, **options: Any) -> AsyncIterator[tuple[TableActor, Client, Client]]:
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(server.browser())
        bob = await stack.enter_async_context(server.browser())
        code = await ada.create("komnata-strachu", options={**SLOW, **options})
        one, two = [await stack.enter_async_context(browser.at(code)) for browser in (ada, bob)]
        await one.sit(0, "Ada")
        await two.sit(1, "Bob")
        await one.until(lambda: one.pings > 2)
        await one.ask("start")
        for client in (one, two):
            assert (await client.ask("act", action=READY))["type"] == "done"
        await two.until(lambda: "push" in {action["type"] for action in two.legal})
        yield await server.services.registry.actor(code), one, two


def facts(actor: TableActor) -> list[Any]:
    assert actor.session.game
    entries: list[Any] = [happening.entry for happening in actor.session.game.table.log]
    return [entry.action for entry in entries if entry.by == CLOCK]


async def test_a_race_begins_for_each_when_the_cards_were_sent_to_them(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, ping_seconds=0.1)
    async with running(settings, GAMES) as server, two_players(server) as (actor, one, two):
        told = {0, 1}
        await one.until(lambda: {event["seat"] for event in one.events if event["type"] == "cards_sent"} == told)
        sent = {fact.seat: fact for fact in facts(actor) if isinstance(fact, Sent)}
        assert sent.keys() == {0, 1}
        assert all(0 <= fact.shortest <= fact.longest for fact in sent.values())
        token = two.legal[0]["token"]
        assert (await two.ask("act", action={"type": "push", "token": token}))["type"] == "done"
        await one.until(lambda: one.events[-1]["type"] == "token_pushed")
        assert one.events[-1]["token"] is None  # nobody sees which token another has pushed (KS-26)
        assert one.update["view"]["stage"]["racers"][1] | {"allowance": 0} == {
            "missed": False,
            "allowance": 0,
            "hit": False,
            "forward": 1,
            "lane": None,
        }
        assert two.update["view"]["stage"]["racers"][1]["lane"]["tokens"] == [token]


async def test_lost_and_found_connections_are_told(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path), GAMES) as server, two_players(server) as (actor, one, two):
        await two.close()
        await one.until(lambda: Gone(1) in facts(actor) or one.closed)
        assert Gone(1) in facts(actor)
        assert Back(1) not in facts(actor)


async def test_an_open_round_is_void_when_the_table_was_restarted(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings, GAMES) as server, two_players(server) as (actor, _, _):
        code = actor.session.row.code
        assert Restarted() not in facts(actor)
        # As after a kill: another server finds the table as it is stored.
        async with running(settings, GAMES) as heir, heir.browser() as eve, eve.at(code) as watcher:
            await watcher.until(lambda: bool(watcher.updates))
            inherited = await heir.services.registry.actor(code)
            assert facts(inherited)[-3:] == [Restarted(), Gone(0), Gone(1)]


async def test_a_bot_needs_no_line(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path), GAMES) as server, server.browser() as ada:
        code = await ada.create("komnata-strachu", options=SLOW)
        async with ada.at(code) as client:
            await client.sit(0)
            await client.ask("seat_bot", seat=1, level="random")
            await client.ask("start")
            await client.until(lambda: bool(client.legal))
            actor = await server.services.registry.actor(code)
            await client.ask("act", action=READY)
            await client.until(lambda: Sent(1) in facts(actor))
            assert Sent(1) in facts(actor)


@pytest.mark.rule("KS-28")
async def test_players_at_one_screen_have_a_seat_and_a_socket_each(tmp_path: Path) -> None:
    """The first seat looks through the first socket; each further one names its seat."""
    options = {**SLOW, "players": 3, "screens": [0, 0, 1]}
    async with running(settings_for(tmp_path), GAMES) as server, server.browser() as ada, server.browser() as bob:
        code = await ada.create("komnata-strachu", options=options)
        async with ada.at(code) as left, bob.at(code) as far:
            assert (await left.sit(0, "Ada"))["type"] == "done"
            assert (await left.sit(2, "Ada"))["key"] == "server-already-seated"
            assert (await left.sit(1, "Ola"))["type"] == "done"
            assert (await far.sit(2, "Bob"))["type"] == "done"
            assert (await far.sit(0, "Bob"))["key"] == "server-seat-taken"
            assert (await left.ask("stand", seat=1))["type"] == "done"
            assert left.table is not None
            assert [seat["name"] for seat in left.table["seats"]] == ["Ada", None, "Bob"]
            assert (await left.sit(1, "Ola"))["type"] == "done"
            async with ada.at(code, seat=1) as right:
                await left.ask("start")
                players = (left, right, far)
                for seat, client in enumerate(players):
                    await client.until(lambda client=client: bool(client.legal))
                    assert client.update["seat"] == seat
                for client in players:
                    await client.ask("act", action=READY)
                for client in players:
                    await client.until(lambda client=client: {"type": "give_up"} in client.legal)
                assert (await right.ask("act", action={"type": "push", "token": "ghost"}))["type"] == "done"
                await left.until(lambda: left.update["view"]["stage"]["racers"][1]["lane"]["tokens"] == ["ghost"])
                assert left.update["view"]["stage"]["racers"][0]["lane"]["tokens"] == []
                assert far.update["view"]["stage"]["racers"][1]["lane"] is None


class Waiting:
    """A requester driven by hand."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[Refusal | None] = asyncio.Future()

    def answered(self, asked: ClientRequest, refusal: Refusal | None) -> None:
        self.answer.set_result(refusal)

    def unanswered(self, asked: ClientRequest) -> None:
        self.answer.cancel()


async def test_a_hit_is_stamped_when_it_arrives(tmp_path: Path) -> None:
    """Not when its turn comes: earlier writes cost its player nothing."""
    async with running(settings_for(tmp_path), GAMES) as server, two_players(server) as (actor, one, _):
        game = actor.session.game
        assert game is not None
        before = game.now()
        pushes = [one.ask("act", action={"type": "push", "token": token}) for token in ("ghost", "skull")]
        answers = await asyncio.gather(*pushes)
        assert [answer["type"] for answer in answers] == ["done", "done"]
        entries = [happening.entry for happening in game.table.log][-2:]
        assert all(before <= entry.at <= game.now() for entry in entries)
        waiting = Waiting()
        asked = ClientRequest(one_device(actor), 0, wire.MakeMove("hit-1", Raw(b'{"type":"hit","time":5}')), waiting)
        actor.ask(asked)
        arrived = game.now()
        await waiting.answer
        hit = next(each.entry for each in reversed(game.table.log) if each.entry.by == 0)
        assert hit.at <= arrived


class SkippingClock(Clock):
    """A running clock that can skip ahead."""

    skipped = 0.0

    def now(self) -> float:
        return super().now() + self.skipped


async def test_a_race_that_was_won_is_not_lost_to_who_comes_to_watch(tmp_path: Path) -> None:
    """The table is slow: when it gets to the spectator and the hit, time is up. Both came before."""
    clock = SkippingClock()
    async with (
        running(settings_for(tmp_path, clock=clock), GAMES) as server,
        two_players(server, time_limit=600_000) as (actor, _, _),
    ):
        game = actor.session.game
        assert game is not None
        due = game.rules.deadline(game.table.state)
        assert due is not None
        waiting = Waiting()
        asked = ClientRequest(one_device(actor), 0, wire.MakeMove("hit-1", Raw(b'{"type":"hit","time":5}')), waiting)
        actor.tell(Tick())
        actor.ask(asked)
        clock.skipped = 3600.0
        assert await waiting.answer is None
        hit = next(each.entry for each in game.table.log if each.entry.by == 0 and is_hit(each.entry))
        assert hit.at < due


def is_hit(entry: Any) -> bool:
    return isinstance(entry.action, Hit)


def one_device(actor: TableActor) -> str:
    device = actor.session.seats[0].device
    assert device is not None
    return device


@pytest.mark.rule("KS-30")
async def test_a_bot_of_a_race_is_there_at_its_time(tmp_path: Path) -> None:
    """However long other games' bots think: its time is the one it drew."""
    settings = settings_for(tmp_path, bot_pause=600.0)
    async with running(settings, GAMES) as server, server.browser() as ada:
        code = await ada.create("komnata-strachu", options=SLOW)
        async with ada.at(code) as client:
            await client.sit(0)
            await client.ask("seat_bot", seat=1, level="fearless")
            await client.ask("start")
            await client.until(lambda: bool(client.legal))
            await client.ask("act", action=READY)
            await client.until(lambda: {"type": "give_up"} in client.legal)
            await client.ask("act", action={"type": "give_up"})
            await client.until(lambda: bool(client.update["view"]["told"]))
            (finish,) = client.update["view"]["told"][0]["finishes"]
            assert finish["seat"] == 1
            assert 420 < finish["claimed"] <= finish["time"]
