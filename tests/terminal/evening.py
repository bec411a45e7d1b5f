"""Somebody who plays line by line at a server of this process."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from kurayami.terminal.client.devices import Devices
from kurayami.terminal.client.house import House
from kurayami.terminal.client.table import Table
from kurayami.terminal.lines.hall import LinesHall
from kurayami.terminal.wish import Wish, create
from kurayami.words import Words

NONCE = "07" * 32


class Evening:
    """Types these lines, each when something is asked; then the input is over."""

    def __init__(self, url: str, folder: Path, lines: Sequence[str], language: str = "en", name: str = "Ada") -> None:
        self.said: list[str] = []
        self._lines: Iterator[str] = iter([*lines])
        self.house = House(url, Devices(folder / f"{name}.json"))
        self.hall = LinesHall(
            self.house, Words(language), self._read, self.said.append, name, patient=False, nonces=lambda: NONCE
        )

    def _read(self) -> str:
        line = next(self._lines, None)
        return "" if line is None else f"{line}\n"

    @property
    def text(self) -> str:
        return "\n".join(self.said)

    async def open_table(self, game: str, options: dict[str, Any]) -> str:
        return await create(self.house, Wish(game, options))

    async def sit_down(self, code: str) -> None:
        await self._for_a_moment(code, lambda table: table.sit_down(("Ada",), None))

    async def begin_with(self, code: str, people: int) -> None:
        """Begins when so many people sit there."""

        async def begin(table: Table) -> None:
            await table.until(lambda: people_at(table) == people)
            await table.start()

        await self._for_a_moment(code, begin)

    async def _for_a_moment(self, code: str, work: Callable[[Table], Awaitable[None]]) -> None:
        table = Table(self.house, code, "en")
        table.open()
        await work(table)
        await table.close()


def people_at(table: Table) -> int:
    return sum(seating.kind == "person" for seating in table.news.seats) if table.news else 0
