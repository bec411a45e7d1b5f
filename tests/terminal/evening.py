"""A player in line mode on a server in this process."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from kurayami.terminal.client.devices import Devices
from kurayami.terminal.client.house import House
from kurayami.terminal.client.own_name import OwnName
from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.lines.hall import LinesHall
from kurayami.terminal.wish import Wish, create
from kurayami.words import Words

NONCE = "07" * 32


TIMELESS: dict[str, Any] = {"pause": None, "countdown": 0, "time_limit": None}
"""Komnata Strachu options without time limits, so that a busy machine is never late."""


class Evening:
    """Types these lines, each when something is asked; then the input ends."""

    def __init__(self, url: str, folder: Path, lines: Sequence[str], language: str = "en", name: str = "Ada") -> None:
        self.said: list[str] = []
        self._lines: Iterator[str] = iter([*lines])
        self.house = House(url, Devices(folder / f"{name}.json"))
        own = OwnName(folder / "name", name, "Player")
        self.hall = LinesHall(
            self.house, Words(language), self._read, self.said.append, own, patient=False, nonces=lambda: NONCE
        )

    def _read(self) -> str:
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"

    @property
    def text(self) -> str:
        return "\n".join(self.said)

    async def open_table(self, game: str, options: dict[str, Any]) -> str:
        return await create(self.house, Wish(game, options))

    @asynccontextmanager
    async def present_at(self, code: str) -> AsyncIterator[RemoteTable]:
        table = RemoteTable(self.house, code, "en")
        table.open()
        yield table
        await table.close()


def people_at(table: RemoteTable) -> int:
    return sum(seating.kind == "person" for seating in table.news.seats) if table.news else 0
