"""The hall line by line: what can be played, what goes on, and back again after a game."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from kurayami.kernel import Refusal
from kurayami.terminal.client.house import House
from kurayami.terminal.client.table import Table, new_nonce
from kurayami.terminal.games import GAMES
from kurayami.terminal.lines.game import Lines, Say
from kurayami.terminal.lines.reader import Read, Reader
from kurayami.terminal.saying import refusal_words
from kurayami.terminal.wish import Wish, begin, create, wish_of
from kurayami.words import Words

Enter: TypeAlias = Callable[[], Awaitable[object]]


class LinesHall:
    """Somebody at a terminal, in front of the doors of a house."""

    def __init__(
        self,
        house: House,
        words: Words,
        read: Read,
        say: Say,
        name: str,
        patient: bool,
        nonces: Callable[[], str] = new_nonce,
    ) -> None:
        self._house = house
        self._words = words
        self._say = say
        self._name = name
        self._patient = patient
        self._nonces = nonces
        self._woken = asyncio.Event()
        self._lines: Lines | None = None
        self._reader = Reader(read, self._wake)

    def _wake(self) -> None:
        self._woken.set()
        if self._lines:
            self._lines.wake()

    async def open(self) -> None:
        await self._house.introduce()
        self._reader.start()

    async def play(self, wish: Wish) -> tuple[str, bool]:
        """A new game. Returns its table's code, and whether its end was reached."""
        code = await create(self._house, wish)
        return code, await self.sit_at(code, wish)

    async def sit_at(self, code: str, wish: Wish | None = None) -> bool:
        """Plays or watches at a table. Says whether the end of the game was reached."""
        table = Table(self._house, code, self._words.language, nonces=self._nonces)
        self._lines = Lines(table, self._reader, self._say, self._name, self._patient)
        table.open()
        try:
            if wish is not None:
                await begin(table, wish, self._name, self._words)
            return await self._lines.play()
        finally:
            self._lines = None
            await table.close()

    async def stay(self) -> None:
        """Until the visitor leaves."""
        while True:
            doors = await self._doors()
            for number, (words, _) in enumerate(doors, 1):
                self._say(f"{number}. {words}")
            self._say(self._words.say("terminal-hall-how"))
            while True:
                line = await self._next_line()
                if line is None or line.lower() == "q":
                    self._say(self._words.say("play-left"))
                    return
                if line.isascii() and line.isdigit() and 1 <= int(line) <= len(doors):
                    await self._enter(doors[int(line) - 1][1])
                    break
                self._say(self._words.say("terminal-not-possible", answer=line))

    async def _enter(self, room: Enter) -> None:
        try:
            await room()
        except Refusal as refusal:
            self._say(refusal_words(self._words, refusal))

    async def _next_line(self) -> str | None:
        while not self._reader.waiting:
            self._woken.clear()
            await self._woken.wait()
        line = self._reader.next()
        return line.strip() if line is not None else None

    async def _doors(self) -> list[tuple[str, Enter]]:
        say = self._words.say
        lobby = await self._house.lobby()
        going: list[tuple[str, Enter]] = [
            (f"{say('web-continue')}: {say(GAMES[listed.game].title)} {listed.code}", partial(self.sit_at, listed.code))
            for listed in lobby.mine
            if listed.phase in ("playing", "gathering") and listed.game in GAMES
        ]
        new: list[tuple[str, Enter]] = [
            (f"{say(game.title)}: {say(start.label)}", partial(self.play, wish_of(name, start)))
            for name, game in GAMES.items()
            for start in game.quick
            if start.here == 1
        ]
        return [*going, *new]
