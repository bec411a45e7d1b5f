"""Everything acknowledged survives: a lost connection, a restart, a failure, a change of the rules."""

import asyncio
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import OperationalError

from kurayami.games import hidden_rooms
from kurayami.kernel import AnyRules
from kurayami.server.settings import Settings
from kurayami.server.store import schema
from kurayami.server.store.journal import Change, Journal, Stored, Write
from kurayami.server.table import session
from kurayami.server.table.inbox import DeviceMoved
from kurayami.testing import tiny
from tests.server.client import HELLO, PATIENCE, Browser, Running, play_on, running, settings_for
from tests.server.clock import HandClock

pytestmark = pytest.mark.anyio


async def test_a_reconnecting_client_gets_just_what_it_missed(ada: Browser, bob: Browser) -> None:
    code = await ada.create()
    async with ada.at(code) as client, bob.at(code) as watcher:
        await client.begin()
        await play_on(client, 3)
        await watcher.until(lambda: watcher.events == client.events)
        had = len(watcher.events)
        await watcher.close()
        await play_on(client, 4)
        async with bob.at(code, since=had) as back:
            await back.until(lambda: back.updates)
            assert back.update["first"] == had
            assert back.events == client.events[had:]
        async with bob.at(code) as anew:
            await anew.until(lambda: anew.updates)
            assert anew.update["first"] == 0
            assert anew.events == client.events
        async with bob.at(code, since=10_000) as confused:
            await confused.until(lambda: confused.updates)
            assert confused.events == client.events


async def test_an_id_is_its_devices_own(tmp_path: Path) -> None:
    """A later occupant of a seat may use the same ids, also after a restart."""
    settings, doings = settings_for(tmp_path), ["first", "second"]
    async with running(settings) as server, server.browser() as ada, server.browser() as bob:
        code, cookies = await ada.create(latecomers=True), dict(bob.http.cookies)
        async with ada.at(code) as client:
            await client.begin()
            for name in doings:
                assert (await client.ask("act", name, action=client.legal[0]))["type"] == "done"
                assert (await client.ask("say", name, text=f"Ada, {name}"))["type"] == "done"
            assert (await client.ask("stand", seat=0))["type"] == "done"
        async with bob.at(code) as client:
            assert (await client.sit(name="Bob"))["type"] == "done"
            await client.until(lambda: bool(client.legal))
            assert (await client.ask("act", "first", action=client.legal[0]))["type"] == "done"
            assert (await client.ask("say", "first", text="Bob, first"))["type"] == "done"
    async with running(settings) as server, server.browser(cookies) as bob, bob.at(code) as client:
        await client.until(lambda: bool(client.legal))
        for name in doings:
            await client.ask("act", name, action=client.legal[0])
            await client.ask("say", name, text=f"Bob, {name}")
        stored = await server.services.storage.table(code)
        assert stored is not None
        assert sorted(line.request for line in stored.lines if line.request) == ["first", "first", "second", "second"]
        assert [said["text"] for said in client.talk] == ["Ada, first", "Ada, second", "Bob, first", "Bob, second"]


async def test_a_client_that_missed_nothing_is_told_no_event_twice(ada: Browser) -> None:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
        had = len(client.events)
    async with ada.at(code, seat=0, since=had) as back:
        await back.until(lambda: back.updates)
        assert (back.update["first"], back.update["events"]) == (had, [])


async def test_nothing_is_sent_when_nothing_changed_for_the_reader(ada: Browser, bob: Browser) -> None:
    """A refusal goes only to the requester."""
    code = await ada.create()
    async with ada.at(code) as client, bob.at(code) as watcher:
        await client.begin()
        await watcher.until(lambda: watcher.updates)
        news, updates = watcher.news, len(watcher.updates)
        for _ in range(5):
            await client.ask("act", action={"type": "stop"})
        await client.ask("say", text="Hm")
        await watcher.until(lambda: watcher.talk)
        assert (watcher.news, len(watcher.updates)) == (news, updates)


async def test_after_a_restart_every_game_goes_on(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            await play_on(client, 5)
            await client.ask("act", "the-last", action=client.legal[0])
            events, view, cookies = client.events, client.update["view"], dict(ada.http.cookies)
    async with running(settings) as server, server.browser(cookies) as ada:
        async with ada.at(code, seat=0, since=len(events)) as client:
            await client.until(lambda: client.updates)
            assert client.update["view"] == view
            assert client.update["first"] == len(events)
            assert (await client.ask("act", "the-last", action={"type": "stop"}))["type"] == "done"
            assert client.update["view"] == view
            await play_on(client)
        assert (await ada.get(f"/api/tables/{code}"))["phase"] == "over"


async def test_a_request_that_is_repeated_after_a_restart_is_not_done_twice(tmp_path: Path) -> None:
    """A later occupant is not removed in another's place."""
    settings = settings_for(tmp_path)
    async with running(settings) as server, server.browser() as ada, server.browser() as bob:
        code = await ada.create("komnata-strachu", options={"players": 2})
        cookies = [dict(browser.http.cookies) for browser in (ada, bob)]
        async with ada.at(code) as host, bob.at(code) as guest:
            await host.sit(0)
            await guest.sit(1, "Bob")
            assert (await host.ask("clear", "away", seat=1))["type"] == "done"
    async with (
        running(settings) as server,
        server.browser(cookies[0]) as ada,
        server.browser() as eve,
        ada.at(code) as host,
        eve.at(code) as guest,
    ):
        await guest.sit(1, "Eve")
        assert (await host.ask("clear", "away", seat=1))["type"] == "done"
        assert (await host.ask("start", "go"))["type"] == "done"
        await host.until(lambda: host.table and host.table["phase"] == "playing")
        assert [seat["name"] for seat in (host.table or {})["seats"]] == ["Ada", "Eve"]
    async with running(settings) as server, server.browser(cookies[0]) as ada, ada.at(code) as host:
        assert (await host.ask("start", "go"))["type"] == "done"
        assert (await host.ask("start", "again"))["key"] == "server-already-begun"


async def test_of_requests_the_last_ones_are_remembered(
    ada: Browser, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "REMEMBERED", 3)
    code = await ada.create()
    async with ada.at(code) as client:
        for number in range(6):
            assert (await client.ask("mute", f"{number}", seat=0, on=False))["type"] == "done"
    stored = await server.services.storage.table(code)
    assert stored is not None
    assert sorted(name for _, name in stored.requests) == ["3", "4", "5"]


async def test_time_goes_on_from_the_last_stored_move(tmp_path: Path) -> None:
    """However long the table slept."""
    clock = HandClock()
    settings = settings_for(tmp_path, clock=clock)
    games: dict[str, AnyRules] = {"tiny": tiny}
    async with running(settings, games) as server, server.browser() as ada:
        code = await ada.create("tiny")
        async with ada.at(code) as client:
            await client.sit(0)
            await client.ask("seat_bot", seat=1, level="random")
            await client.ask("start")
            cookies = dict(ada.http.cookies)
            await client.ask("act", action={"type": "say", "word": "low"})
    clock.forward(3600)
    async with running(settings, games) as server, server.browser(cookies) as ada:
        actor = await server.services.registry.actor(code)
        game = actor.session.game
        assert game is not None
        assert game.table.log
        assert game.now() == game.table.now
        clock.forward(2)
        assert game.now() == game.table.now + 2000


async def test_a_game_of_other_rules_can_be_watched_and_not_continued(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            await play_on(client, 5)
            await client.ask("say", text="Hello")
            events, view, cookies = client.events, client.update["view"], dict(ada.http.cookies)
    newer: AnyRules = SimpleNamespace(**vars(hidden_rooms) | {"VERSION": 2})
    async with running(settings, {"hidden-rooms": newer}) as server, server.browser(cookies) as ada:
        async with ada.at(code) as client:
            await client.until(lambda: client.updates and client.talk)
            assert client.table
            assert client.table["phase"] == "frozen"
            assert client.update["view"] == view
            assert client.events == events
            assert (await client.ask("act", action={"type": "stop"}))["key"] == "server-not-playing"
            assert (await client.ask("start"))["key"] == "server-already-begun"
        assert (await ada.get(f"/api/tables/{code}/replay"))["key"] == "server-frozen"
        assert [table["phase"] for table in (await ada.get("/api/lobby"))["mine"]] == ["frozen"]


async def test_what_cant_be_stored_was_never_done(
    ada: Browser, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: set[str] = set()
    put = Journal.put

    def fail_sometimes(self: Journal, wanted: Write, stored: Stored) -> None:
        if any(row["code"] in codes for row in wanted.entries):
            problem = OperationalError("insert", {}, Exception("disk full"))
            asyncio.get_running_loop().call_soon(stored, problem)
        else:
            put(self, wanted, stored)

    monkeypatch.setattr(Journal, "put", fail_sometimes)
    code, other = await ada.create(), await ada.create()
    async with ada.at(code) as client, ada.at(other) as neighbour:
        await client.begin()
        await neighbour.begin()
        view, events = client.update["view"], client.events
        codes.add(code)
        answer = await client.ask("act", "lost", action=client.legal[0])
        assert answer["key"] == "server-storage"
        await client.until(lambda: client.closed)
        assert client.answers[None]["key"] == "server-storage"
        assert client.events == events
        await play_on(neighbour, 3)
    codes.clear()
    async with ada.at(code) as client:
        await client.until(lambda: client.updates)
        assert client.update["view"] == view
        assert (await client.ask("act", "lost", action=client.legal[0]))["type"] == "done"
    assert server.services.metrics.value("kurayami_failures_total") == 1


async def test_a_failure_in_the_rules_harms_no_other_table(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    code, other = await ada.create(), await ada.create()
    async with ada.at(code) as client, ada.at(other) as neighbour:
        await client.begin()
        await neighbour.begin()
        with monkeypatch.context() as patch:
            patch.setattr(hidden_rooms, "apply", lambda state, move: 1 / 0)
            assert (await client.ask("act", action=client.legal[0]))["key"] == "server-failed"
            await client.until(lambda: client.closed)
        await play_on(neighbour, 3)
        async with ada.at(code) as back:
            await back.until(lambda: back.updates)
            await play_on(back, 3)


async def test_the_server_measures_the_way_there_and_back(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, ping_seconds=0.02)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.until(lambda: client.pings > 25)
            actor = await server.services.registry.actor(code)
            (socket,) = actor._listeners
            trips = socket.round_trips  # type: ignore[attr-defined]
            assert len(trips) == 20
            assert all(trip > 0 for trip in trips)


async def test_who_is_silent_is_away(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, ping_seconds=0.05, silence_seconds=0.3)
    async with running(settings) as server, server.browser() as ada:
        code = await ada.create()
        socket = await ada.connect(code)
        await socket.send(HELLO)
        async with asyncio.timeout(PATIENCE):
            await socket.wait_closed()
        assert socket.close_code == 4008


async def test_old_tables_are_deleted_with_names_and_talk(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, idle_seconds=0.0)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            await client.ask("say", text="Hello")
        while server.services.registry.awake(code):
            await asyncio.sleep(0.02)
        assert await server.services.registry.forget_old() == 0
        registry = server.services.registry
        registry.shared = SimpleNamespace(  # type: ignore[assignment]
            settings=settings_for(tmp_path, keep_days=-1),
            journal=registry.shared.journal,
            metrics=registry.shared.metrics,
        )
        assert await registry.forget_old() == 1
        assert (await ada.get(f"/api/tables/{code}"))["key"] == "server-no-such-table"
        assert await server.services.storage.table(code) is None
        for table in schema.BELONGINGS:
            rows = select(func.count()).select_from(table)
            assert await server.services.storage.ask(partial(Connection.scalar, statement=rows)) == 0


async def test_a_stored_game_that_cant_be_read_harms_no_other(ada: Browser, server: Running) -> None:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
    await server.services.registry.close()
    server.services.registry._closing = False
    spoilt = Change(schema.entries.update().where(schema.entries.c.number == 1), [{"line": '{"type":"move"}'}])
    await server.services.registry.shared.journal.write(Write(changes=[spoilt]))
    async with ada.at(code) as client:
        assert client.answers[None]["key"] == "server-damaged"
    async with ada.at(await ada.create()) as client:
        await client.begin()


async def test_who_was_removed_stays_out_after_a_restart(tmp_path: Path) -> None:
    games = {"tiny": tiny}
    async with running(settings_for(tmp_path), games) as server, server.browser() as ada, server.browser() as bob:
        code = await ada.create("tiny")
        async with ada.at(code) as one, bob.at(code) as two:
            await one.sit(0)
            await two.sit(1)
            assert (await one.ask("clear", seat=1))["type"] == "done"
        cookies = dict(bob.http.cookies)
    async with running(settings_for(tmp_path), games) as server, server.browser(cookies) as bob, bob.at(code) as two:
        assert (await two.sit(1))["key"] == "server-removed"


async def test_what_a_table_remembers_of_people_outlives_the_server(tmp_path: Path) -> None:
    await leave_and_come_back(settings_for(tmp_path, bot_pause=3600.0))


async def leave_and_come_back(settings: Settings) -> None:
    """Seats keep their secrets and mutes, after a restart and on another device."""
    games = {"tiny": tiny}
    async with running(settings, games) as server, server.browser() as ada, server.browser() as bob:
        code = await ada.create("tiny")
        async with ada.at(code) as one, bob.at(code) as two:
            await one.sit(0)
            await two.sit(1)
            assert (await one.ask("mute", seat=1, on=True))["type"] == "done"
            assert (await one.ask("start"))["type"] == "done"
            assert (await two.ask("stand"))["type"] == "done"
            assert (await one.ask("stand"))["type"] == "done"
        cookies = dict(bob.http.cookies)
    async with running(settings, games) as server, server.browser(cookies) as bob, bob.at(code) as two:
        assert (await two.sit(0))["key"] == "server-other-seat"
        await two.close()
        await server.services.registry.close()
        server.services.registry._closing = False
        token = (await bob.post("/api/transfer"))["way"]["url"].partition("#")[2]
        async with server.browser() as phone:
            assert "version" in await phone.post("/api/redeem", {"token": token})
            async with phone.at(code) as three:
                assert (await three.sit(0))["key"] == "server-other-seat"
                assert (await three.sit(1))["type"] == "done"
                assert (await three.ask("say", text="Hello"))["key"] == "server-muted"


async def test_a_device_moves_while_its_table_stores_something_of_it(tmp_path: Path) -> None:
    """The table may have written the old device once more before it heard of the move."""
    settings = settings_for(tmp_path)
    async with running(settings, {"tiny": tiny}) as server, server.browser() as ada:
        code = await ada.create("tiny")
        async with ada.at(code) as one:
            await one.sit(0)
            actor = await server.services.registry.actor(code)
            actor.tell(DeviceMoved(actor.session.host, "another"))
            await one.until(lambda: one.table and not one.table["host"])
        stored = await server.services.storage.table(code)
        assert stored is not None
        assert (stored.row.host, stored.seats[0].device) == ("another", "another")
