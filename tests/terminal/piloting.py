"""The full screen driven by Textual's pilot, on a server in this process."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from kurayami.terminal.client.devices import Devices
from kurayami.terminal.client.house import House
from kurayami.terminal.client.own_name import OwnName
from kurayami.terminal.full.app import TerminalApp
from kurayami.terminal.full.table import TableScreen
from kurayami.terminal.wish import Wish
from kurayami.words import Words
from tests.patience import PATIENCE
from tests.server.client import running, settings_for

NONCE = "07" * 32
SMALL = (80, 24)


class Player:
    """A player at a terminal."""

    def __init__(self, app: TerminalApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    @property
    def stage(self) -> Any:
        return self.screen.stage

    @property
    def table(self) -> Any:
        return self.screen.table

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def until(self, condition: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                assert self.app.is_running, "it has ended"
                await self.pilot.pause(0.02)

    async def asked(self) -> None:
        """Waits until the game waits for this player, and the screen shows it."""
        await self.until(lambda: isinstance(self.app.screen, TableScreen) and self.stage is not None)
        await self.until(lambda: self.table.over or (self.stage.face.asked() and not self.screen.stale))

    async def settled(self) -> None:
        """Waits until every request to the table is answered."""
        await self.until(lambda: not self.screen.busy and not self.screen.stale)


@asynccontextmanager
async def terminal(url: str, folder: Path, start: Wish | str | None, language: str = "en") -> AsyncIterator[Player]:
    house = House(url, Devices(folder / "terminal.json"))
    own_name = OwnName(folder / "name", "Ada", "Player")
    app = TerminalApp(Words(language), own_name, lambda: house, start, nonces=lambda: NONCE)
    async with app.run_test(size=SMALL) as pilot:
        yield Player(app, pilot)


@asynccontextmanager
async def evening(folder: Path, start: Wish | None) -> AsyncIterator[Player]:
    async with running(settings_for(folder)) as server, terminal(server.url, folder, start) as player:
        yield player
