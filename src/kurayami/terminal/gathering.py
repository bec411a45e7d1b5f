"""Steps at a table before its game starts. Full screen and line mode share them."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from kurayami.terminal.client.table import RemoteTable
from kurayami.terminal.people import seat_name


class GatheringStep(NamedTuple):
    """A possible step, in words."""

    words: str
    work: Callable[[], Awaitable[None]]


def steps_of(table: RemoteTable, name: str) -> list[GatheringStep]:
    """Possible steps, most likely first."""
    news, words = table.news, table.words
    say = words.say
    if news is None or news.phase not in ("gathering", "playing"):
        return []
    if news.phase == "playing":
        return _join(table, name) if news.may_join and not table.seats_here else []
    steps = [] if table.seats_here else _join(table, name)
    if news.host and table.seats_here:
        empty = any(seating.kind == "empty" for seating in news.seats)
        steps.append(GatheringStep(say("web-begin-bots" if empty else "web-begin"), table.start))
    if news.host:
        steps += [
            GatheringStep(
                words.label(
                    say("web-seat-bot-here"),
                    words.join("list", (str(seating.seat + 1), say("web-level", level=level))),
                ),
                partial(table.seat_bot, seating.seat, level),
            )
            for seating in news.seats
            if seating.kind == "empty"
            for level in news.levels
        ]
    if table.seats_here and news.unhurried is False:
        ask = partial(table.sit, table.seats_here[0], name, unhurried=True)
        steps.append(GatheringStep(say("web-more-time"), ask))
    if table.seats_here:
        steps.append(GatheringStep(say("web-stand"), table.stand))
    return steps


def _join(table: RemoteTable, name: str) -> list[GatheringStep]:
    if table.news is None:
        return []
    wanted = "empty" if table.news.phase == "gathering" else "bot"
    return [
        GatheringStep(
            f"{table.words.say('web-sit')}: {seating.seat + 1}, {seat_name(seating, table.words)}",
            partial(table.sit, seating.seat, name),
        )
        for seating in table.news.seats
        if seating.kind == wanted
    ]
