"""A game somebody wants to play."""

from typing import TYPE_CHECKING, Any

import msgspec

from kurayami.terminal.games import QuickStart
from kurayami.terminal.people import names_beside
from kurayami.words import Words

if TYPE_CHECKING:
    from kurayami.terminal.client.house import House
    from kurayami.terminal.client.table import RemoteTable


class Wish(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Any] = {}
    seat: int | None = None
    here: int = 1
    """People playing at this keyboard."""
    level: str | None = None
    """Level of the bots in the other seats; None: the usual one."""
    gather: bool = False
    """True to wait for people in the other seats instead of starting at once."""
    unhurried: bool = False


def wish_of(game: str, start: QuickStart, chosen: dict[str, Any] | None = None) -> Wish:
    return Wish(game, {**start.options, **(chosen or {})}, start.seat, start.here)


async def create(house: "House", wish: Wish) -> str:
    """Opens a table. Returns its code."""
    from kurayami.wire.messages import CreateTable

    options = msgspec.Raw(msgspec.json.encode(wish.options))
    return (await house.create(CreateTable(wish.game, options, unhurried=wish.unhurried))).code


async def begin(table: "RemoteTable", wish: Wish, name: str, words: Words) -> None:
    """Sits down and starts, or waits for others."""
    await table.sit_down((name, *names_beside(name, wish.here - 1, words)), wish.seat)
    if wish.gather:
        return
    if wish.level and table.news:
        for seating in table.news.seats:
            if seating.kind == "empty":
                await table.seat_bot(seating.seat, wish.level)
    await table.start()
