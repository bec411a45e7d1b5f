"""Orders to a running server from the command line."""

from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed

from kurayami.cli.operate import announce, ban, tables
from kurayami.cli.speech import Misuse
from kurayami.kernel import Refusal
from kurayami.server import services
from tests.server.client import running, settings_for

pytestmark = pytest.mark.anyio
GONE: Final = 4004
"""Close code of a connection whose table is gone."""


@pytest.fixture(autouse=True)
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "LISTEN_SECONDS", 0.05)


async def test_an_announcement_reaches_every_screen(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as server, server.browser() as ada, server.browser() as bob:
        code = await ada.create()
        async with ada.at(code) as client, bob.at(code) as watcher:
            announce("Restart in 5 minutes", database=settings.database)
            for one in (client, watcher):
                await one.until(lambda one=one: one.notices == ["server-announcement"])
            announce(database=settings.database)
            await watcher.until(lambda: watcher.notices[-1] is None)
        with pytest.raises(Misuse, match="announce-too-long"):
            announce("x" * 301, database=settings.database)


async def test_a_banned_address_is_sent_away_and_comes_back_later(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            ban("127.0.0.1", database=settings.database)
            await client.until(lambda: client.closed)
            assert client.answers[None]["key"] == "server-banned"
        assert (await ada.get("/api/me"))["key"] == "server-banned"
        ban("127.0.0.1", hours=0, database=settings.database)
        while (await ada.get("/api/me")).get("key") == "server-banned":
            pass
    with pytest.raises(Misuse, match="ban-no-address"):
        ban("the moon", database=settings.database)


async def test_tables_are_listed_and_removed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = settings_for(tmp_path)
    async with running(settings) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            tables(database=settings.database)
            (line,) = capsys.readouterr().out.splitlines()
            assert line.startswith(f"{code}  20")
            assert line.endswith("playing    hidden-rooms")
            tables(remove=f"{code[:5]}-{code[5:].lower()}", database=settings.database)
            with suppress(ConnectionClosed):
                await client.send({"type": "act", "id": "late", "action": client.legal[0]})
            await client.until(lambda: "late" in client.answers or client.closed)
            if client.closed:  # the table itself wrote something first
                assert client.socket.close_code == GONE
            else:
                assert client.answers["late"]["key"] == "server-no-such-table"
        with pytest.raises(Refusal, match="server-no-such-table"):
            tables(remove=code, database=settings.database)
