"""Everybody is told what they may know, and works out what follows from it."""

from typing import Final

from msgspec.structs import replace

from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.learning import TEACHING, learn, pooled
from kurayami.games.hako_onna.model import Told
from kurayami.games.hako_onna.play import Play
from kurayami.games.hako_onna.witness import SECRETIVE, witness

CHUNK: Final = 16
"""Events in a chunk of what somebody was told."""


def remember(play: Play) -> None:
    if not play.happened:
        return
    knows = list(play.knows)
    for index, event in enumerate(play.happened):
        if isinstance(event, e.Confided):
            event = replace(event, knows=pooled(knows[0], knows[event.seat]))
            play.happened[index] = event
        if type(event) in TEACHING:
            teach(event, play, knows)
    play.knows = tuple(knows)
    play.told = tell(play.happened, play.told)


def teach(event: Event, play: Play, knows: list[Knowledge]) -> None:
    """One event reaches all who may know of it. A dead Visitor knows what the ghosts know."""
    last = len(knows) - 1
    visitors = play.before.visitors
    for index in range(last + 1):
        if index in (0, last) or visitors[index - 1].alive:
            seen = witness(event, None if index == last else index)
            if seen is not None:
                knows[index] = learn(knows[index], seen, play, index == 0)


def tell(events: list[Event], told: tuple[Told, ...]) -> tuple[Told, ...]:
    """The same to all where nothing is hidden."""
    public = not any(type(event) in SECRETIVE for event in events)
    last = len(told) - 1
    after: list[Told] = []
    for index, memory in enumerate(told):
        news = events
        if not public:
            seen = [witness(event, None if index == last else index) for event in events]
            news = [event for event in seen if event is not None]
        after.append(_added(memory, news) if news else memory)
    return tuple(after)


def _added(memory: Told, news: list[Event]) -> Told:
    if memory and len(memory[-1]) < CHUNK:
        return (*memory[:-1], (*memory[-1], *news))
    return (*memory, tuple(news))
