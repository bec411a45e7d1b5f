"""A table as the terminal sees it: who sits there, the chat, the view and the legal actions."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final

import msgspec

from kurayami.catalog import GAMES
from kurayami.extras import extras_of
from kurayami.kernel import TABLE, AnyRules, Refusal
from kurayami.terminal.client.connection import Connection, new_id
from kurayami.terminal.client.house import House
from kurayami.terminal.client.nonce import new_nonce
from kurayami.terminal.client.reading import NOTHING, ReadReviewed, ReadTableNews, ReadUpdate
from kurayami.terminal.people import called_at
from kurayami.wire import messages as wire
from kurayami.words import Called, Words

Changed = Callable[[], None]


class RemoteTable:
    """One seat at a table with its own socket, and further seats at the same keyboard with theirs."""

    def __init__(
        self,
        house: House,
        code: str,
        language: str,
        changed: Changed = lambda: None,
        nonces: Callable[[], str] = new_nonce,
    ) -> None:
        self.house = house
        self.code = code
        self.changed = changed
        self.began = False
        """True if the game began while we were here, so its first events are worth telling."""
        self._nonces = nonces
        self._language = language
        self._connection = Connection(house, code, None, self._hear)
        self._mates: dict[int, Connection] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._people: tuple[Called, ...] = ()
        self._decoded: tuple[ReadUpdate | None, Any, tuple[Any, ...]] = (None, None, ())
        self.words = Words(language, people=self._called)

    # Opening and closing

    def open(self) -> None:
        self._spawn(self._connection.run())

    def retry_now(self) -> None:
        """Retries at once, because it may work now."""
        for connection in (self._connection, *self._mates.values()):
            connection.retry_now()

    async def close(self) -> None:
        for connection in (self._connection, *self._mates.values()):
            connection.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What is known

    @property
    def line(self) -> str:
        return self._connection.line

    @property
    def refusal(self) -> Refusal | None:
        return self._connection.refusal

    @property
    def notice(self) -> wire.Notice | None:
        return self._connection.notice

    @property
    def news(self) -> ReadTableNews | None:
        return self._connection.news

    @property
    def update(self) -> ReadUpdate | None:
        return self._connection.update

    @property
    def events(self) -> list[Any]:
        return self._connection.events

    @property
    def said(self) -> list[wire.Spoken]:
        return self._connection.said

    @property
    def game(self) -> str:
        return self.news.game if self.news else ""

    @property
    def rules(self) -> AnyRules:
        return GAMES[self.game]

    @property
    def view(self) -> Any:
        return self._decode()[1]

    @property
    def legal(self) -> tuple[Any, ...]:
        """Actions open to this seat now."""
        return self._decode()[2] if self.playing else ()

    @property
    def seat(self) -> int | None:
        return self.update.seat if self.update else None

    @property
    def seats_here(self) -> list[int]:
        return [seating.seat for seating in self.news.seats if seating.yours] if self.news else []

    @property
    def playing(self) -> bool:
        return self.news is not None and self.news.phase == "playing" and self.update is not None

    @property
    def over(self) -> bool:
        return self.news is not None and self.news.phase in ("over", "frozen")

    @property
    def may_talk(self) -> tuple[str, ...]:
        return self.update.audiences if self.update and self.seat is not None else ()

    def _decode(self) -> tuple[ReadUpdate | None, Any, tuple[Any, ...]]:
        """View and actions as the game's own values; decoded once per update."""
        update = self.update
        if update is not self._decoded[0] and update is not None:
            rules = self.rules
            view = msgspec.json.decode(msgspec.json.encode(self._connection.view), type=rules.View)
            legal = tuple(self.decoded(action) for action in update.legal)
            self._decoded = update, view, legal
        return self._decoded

    def decoded(self, action: msgspec.Raw) -> Any:
        """An action from the wire as the game's own value."""
        return msgspec.json.decode(action, type=self.rules.Action)

    # What is done

    async def sit(self, seat: int, name: str, unhurried: bool = False) -> None:
        await self._connection.ask(wire.Sit(new_id(), seat, name, self._nonces(), unhurried=unhurried))

    async def stand(self) -> None:
        await self._connection.ask(wire.Stand(new_id()))

    async def seat_bot(self, seat: int, level: str) -> None:
        await self._connection.ask(wire.SeatBot(new_id(), seat, level))

    async def start(self) -> None:
        await self._connection.ask(wire.Start(new_id()))

    async def sit_down(self, names: tuple[str, ...], wanted: int | None) -> None:
        """Takes the wanted seat or the first free one, and those beside it for others at the keyboard."""
        await self.until(lambda: self.news is not None)
        free = [seating.seat for seating in self.news.seats if seating.kind == "empty"] if self.news else []
        if wanted in free:
            free = [wanted, *(seat for seat in free if seat != wanted)]
        if not self.seats_here:
            for seat, name in zip(free, names, strict=False):
                await self.sit(seat, name)

    async def act(self, action: Any, seat: int | None = None) -> None:
        connection = self._connection if seat is None or seat == self.seat else self._mate(seat)
        await connection.ask(wire.MakeMove(new_id(), msgspec.Raw(msgspec.json.encode(action))))

    async def undo(self) -> None:
        await self._connection.ask(wire.Undo(new_id()))

    async def say(self, text: str, pin: wire.Pin | None = None) -> None:
        """Chats to everybody at the table, or else to the audience this seat has now."""
        audience = next(iter(self.may_talk), TABLE) if TABLE not in self.may_talk else TABLE
        await self._connection.ask(wire.Say(new_id(), text, audience, pin))

    async def hint(self) -> wire.Hints:
        return await self.house.hint(self.code)

    def review(self, stage: int) -> AsyncIterator[ReadReviewed]:
        return self.house.review(self.code, stage)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Waits until the table looks so. Raises `Refusal` if the connection closes first."""
        while not condition():
            if self.line == "closed":
                raise self.refusal or Refusal("web-line-closed")
            await asyncio.sleep(POLL)

    @property
    def unhurried(self) -> bool:
        return self.news is not None and self.news.unhurried is True

    # What is heard

    def _hear(self) -> None:
        news = self.news
        if news is not None:
            if news.phase == "gathering":
                self.began = True
            self._people = called_at(news.seats, self.words)
            self._learn(news)
            self._call_mates(news)
        self.changed()

    def _called(self, seat: int) -> Called | None:
        return self._people[seat] if 0 <= seat < len(self._people) else None

    def _learn(self, news: ReadTableNews) -> None:
        """Learns the wording of the game's content."""
        own_words = extras_of(news.game).own_words if news.game in GAMES else None
        if own_words and news.options != NOTHING and not self._learnt:
            self._learnt = True
            options = msgspec.json.decode(news.options, type=GAMES[news.game].Options)
            self.words = Words(self._language, own_words(options), self._called)

    _learnt = False

    def _call_mates(self, news: ReadTableNews) -> None:
        """Opens a connection for every further seat at this keyboard while the game runs."""
        if news.phase != "playing" or self.update is None:
            return
        for seat in self.seats_here:
            if seat != self.seat:
                self._mate(seat)

    def _mate(self, seat: int) -> Connection:
        if seat not in self._mates:
            self._mates[seat] = Connection(self.house, self.code, seat, lambda: None)
            self._spawn(self._mates[seat].run())
        return self._mates[seat]


POLL: Final = 0.02
"""Seconds between two checks of an awaited condition."""
