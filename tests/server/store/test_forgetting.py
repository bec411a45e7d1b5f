"""Old tables are deleted, but never one that somebody is playing at."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kurayami.server.services import Services
from kurayami.server.store import rows
from kurayami.server.store.entries import Tenure
from kurayami.server.store.journal import Journal, TableGone, Write
from kurayami.server.store.schema import entries, tables
from kurayami.server.table.session import now_millis
from tests.server.client import Browser, Client, Running, running, settings_for

pytestmark = pytest.mark.anyio

LONG_AGO = 1
"""Milliseconds since 1970."""


async def grow_old(services: Services, *codes: str) -> None:
    """Makes a table look untouched for years."""
    changes = [rows.change_table(code, touched=LONG_AGO) for code in codes]
    await services.registry.shared.journal.write(Write(changes=changes))


async def touched(services: Services, code: str) -> int:
    stored = await services.storage.table(code)
    assert stored is not None
    return stored.row.touched


async def asleep_with_a_game(ada: Browser, services: Services) -> str:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
    actor = services.registry.awake(code)
    if actor:
        await actor.closed.wait()
    return code


async def test_a_table_that_wakes_while_others_are_deleted_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was old when the search ran; then somebody came and moved, and was told "done"."""
    async with running(settings_for(tmp_path, idle_seconds=0.0)) as server, server.browser() as ada:
        services = server.services
        first, second = [await asleep_with_a_game(ada, services) for _ in range(2)]
        await grow_old(services, first, second)
        write = Journal.write
        playing: list[Client] = []

        async def come_just_then(self: Journal, wanted: Write) -> None:
            deletes = any(change.statement.is_delete for change in wanted.changes)
            if deletes and not playing:
                client = await visit.__aenter__()
                playing.append(client)
                await client.until(lambda: bool(client.legal))
                assert (await client.ask("act", "mine", action=client.legal[0]))["type"] == "done"
            await write(self, wanted)

        visit = ada.at(second)
        monkeypatch.setattr(Journal, "write", come_just_then)
        assert await services.registry.forget_old() == 1
        assert playing
        assert (await playing[0].ask("act", action=playing[0].legal[0]))["type"] == "done"
        stored = await services.storage.table(second)
        assert stored is not None
        assert "mine" in [line.request for line in stored.lines]
        assert await services.storage.table(first) is None
        await visit.__aexit__(None, None, None)


async def test_a_server_that_keeps_tables_forever_deletes_only_those_that_never_began(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, idle_seconds=0.0, keep_days=None)
    async with running(settings) as server, server.browser() as ada:
        played, services = await asleep_with_a_game(ada, server.services), server.services
        never_begun = await ada.create()
        await grow_old(services, played, never_begun)
        assert await services.registry.forget_old() == 1
        assert await services.storage.table(played) is not None
        assert await services.storage.table(never_begun) is None


async def test_whatever_people_do_touches_their_table(ada: Browser, server: Running) -> None:
    """A restart does not delete it."""
    services, before = server.services, now_millis()
    doings: list[dict[str, Any]] = [
        {"kind": "sit", "seat": 0, "name": "Ada", "nonce": "00" * 32},
        {"kind": "say", "text": "Hm"},
        {"kind": "start"},
        {"kind": "act"},
    ]
    for asks in doings:
        code = await ada.create()
        async with ada.at(code) as client:
            if asks["kind"] in ("say", "start", "act"):
                await client.sit()
            if asks["kind"] == "act":
                await client.ask("start")
                await client.until(lambda now=client: bool(now.legal))
                asks["action"] = client.legal[0]
            actor = await services.registry.actor(code)
            actor.session._touched = LONG_AGO
            await grow_old(services, code)
            assert (await client.ask(**asks))["type"] == "done"
            assert await touched(services, code) >= before


async def test_who_comes_touches_the_table(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, idle_seconds=0.0)) as server, server.browser() as ada:
        code = await asleep_with_a_game(ada, server.services)
        await grow_old(server.services, code)
        async with ada.at(code):
            assert await touched(server.services, code) > LONG_AGO


async def test_what_is_done_at_a_table_that_is_gone_is_refused(ada: Browser, server: Running) -> None:
    code = await ada.create()
    journal = server.services.registry.shared.journal
    async with ada.at(code) as client:
        await client.begin()
        await journal.write(Write(changes=rows.forget_tables([code], now_millis() + 1)))
        answer = await client.ask("act", action=client.legal[0])
        assert answer["key"] == "server-no-such-table"
        await client.until(lambda: client.closed)
        assert client.answers[None]["key"] == "server-no-such-table"
    left = await server.services.storage.ask(lambda connection: connection.execute(entries.select()).all())
    assert left == []


async def test_a_table_that_is_gone_takes_no_other_along(ada: Browser, server: Running) -> None:
    code = await ada.create()
    journal, now = server.services.registry.shared.journal, now_millis()
    change = rows.change_table(code, touched=LONG_AGO)
    ends = await asyncio.gather(
        journal.write(Write(changes=[change], hold=Tenure(code, 0))),
        journal.write(Write(changes=[rows.change_table("gone", touched=now)], hold=Tenure("gone", 0))),
        return_exceptions=True,
    )
    assert ends[0] is None
    assert isinstance(ends[1], TableGone)
    found = await server.services.storage.codes(tables.c.touched == LONG_AGO)
    assert found == [code]
