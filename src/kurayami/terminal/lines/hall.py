"""The hall line by line: what to play, what to continue, and back again after a game."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TypeAlias

from kurayami.kernel import Refusal
from kurayami.terminal.client.house import House
from kurayami.terminal.client.nonce import new_nonce
from kurayami.terminal.client.own_name import OwnName
from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.games import GAMES
from kurayami.terminal.lines.game import Lines, Say
from kurayami.terminal.lines.matching import matching
from kurayami.terminal.lines.reader import Read, Reader
from kurayami.terminal.rules import rules_text
from kurayami.terminal.saying import refusal_words
from kurayami.terminal.table_options import TableOptions
from kurayami.terminal.wish import Wish, begin, create, wish_of
from kurayami.words import Words

Enter: TypeAlias = Callable[[], Awaitable[object]]


class LinesHall:
    """A visitor at a terminal, in front of a server's doors."""

    def __init__(
        self,
        house: House,
        words: Words,
        read: Read,
        say: Say,
        name: OwnName,
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
        """Plays a new game. Returns its table's code, and whether its end was reached."""
        code = await create(self._house, wish)
        return code, await self.sit_at(code, wish)

    async def sit_at(self, code: str, wish: Wish | None = None) -> bool:
        """Plays or watches at a table. Returns whether the end of the game was reached."""
        table = RemoteTable(self._house, code, self._words.language, nonces=self._nonces)
        self._lines = Lines(table, self._reader, self._say, self._name.text, self._patient)
        table.open()
        try:
            if wish is not None:
                await begin(table, wish, self._name.text, self._words)
            return await self._lines.play()
        finally:
            self._lines = None
            await table.close()

    async def stay(self) -> None:
        """Runs until the visitor leaves."""
        while True:
            doors = await self._doors()
            place = await self._chosen([words for words, _ in doors], self._words.say("terminal-hall-how"))
            if place is None:
                self._say(self._words.say("play-left"))
                return
            await self._enter(doors[place][1])

    async def _chosen(self, choices: Sequence[str], how: str) -> int | None:
        """Index of a choice typed by number or words; None if the visitor leaves."""
        self._list(choices, how)
        while True:
            line = await self._next_line()
            if line is None or line.lower() == "q":
                return None
            word, _, rest = line.partition(" ")
            found = matching(choices, line)
            if len(found) == 1:
                return found[0]
            if word.lower() == "name" and self._name.change(rest):
                self._say(self._words.say("terminal-name-is", name=self._name.text))
            elif found or line == "?":
                self._list(choices, how)
            elif line:
                self._say(self._words.say("terminal-not-possible", answer=line))

    def _list(self, choices: Sequence[str], how: str) -> None:
        for number, words in enumerate(choices, 1):
            self._say(f"{number}. {words}")
        self._say(how)

    async def _choose_options(self, game: str) -> None:
        """Steps a setting to its next value by number; the ways to start follow the settings."""
        options = TableOptions(game, self._words)
        while True:
            place = await self._chosen(options.choices(), self._words.say("terminal-options-how"))
            if place is None:
                return
            wish = options.choose(place)
            if wish is not None:
                await self.play(wish)
                return

    async def _tell_rules(self, game: str) -> None:
        for line in rules_text(game, self._words.language).splitlines():
            if line.strip():
                self._say(line)

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
        words = self._words
        say = words.say
        lobby = await self._house.lobby()
        going: list[tuple[str, Enter]] = [
            (
                words.label(say("web-continue"), f"{say(GAMES[listed.game].title)} {listed.code}"),
                partial(self.sit_at, listed.code),
            )
            for listed in lobby.mine
            if listed.phase in ("playing", "gathering") and listed.game in GAMES
        ]
        new: list[tuple[str, Enter]] = [
            (words.label(say(game.title), say(start.label)), partial(self.play, wish_of(name, start)))
            for name, game in GAMES.items()
            for start in game.quick
            if start.here == 1
        ]
        more: list[tuple[str, Enter]] = [
            (words.label(say(game.title), say(label)), partial(enter, name))
            for name, game in GAMES.items()
            for label, enter in (("web-open-table", self._choose_options), ("web-rules", self._tell_rules))
        ]
        return [*going, *new, *more]
