"""Every game of the catalog can be played on the server: bots in all seats, and a spectator."""

from pathlib import Path

import pytest

from kurayami.catalog import GAMES
from tests.server.client import running, settings_for

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_bots_play_and_somebody_watches(game: str, tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server, server.browser() as ada:
        code = await ada.create(game)
        async with ada.at(code) as watcher:
            assert watcher.table
            for seat in watcher.table["seats"]:
                assert (await watcher.ask("seat_bot", seat=seat["seat"], level="random"))["type"] == "done"
            assert (await watcher.ask("start"))["type"] == "done"
            actor = await server.services.registry.actor(code)

            def moves() -> int:
                return len(actor.session.game.table.log) if actor.session.game else 0

            await watcher.until(lambda: moves() > 25 or watcher.update["outcome"])
            assert watcher.update["seat"] is None
            assert not watcher.closed
            assert server.services.metrics.value("kurayami_failures_total") == 0
        (played,) = (await ada.get("/api/lobby"))["mine"] or (await ada.get("/api/lobby"))["finished"]
        assert played["code"] == code
