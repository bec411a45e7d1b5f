"""Memories of the viewers: what each is told, and what follows from it."""

from typing import Final

from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.learning import TEACHING, Lesson, pooled
from kurayami.games.hako_onna.model import Told
from kurayami.games.hako_onna.play import Play
from kurayami.games.hako_onna.witness import SECRETIVE, insiders_of, witness

CHUNK: Final = 16
"""Events in a chunk of what somebody was told."""


def remember(play: Play) -> None:
    if not play.happened:
        return
    last = len(play.knows) - 1
    visitors = play.before.visitors
    learners = [index for index in range(last + 1) if index in (0, last) or visitors[index - 1].alive]
    knows = list(play.knows)
    veiled: list[Event | None] = []
    for index, event in enumerate(play.happened):
        kind = type(event)
        if kind is e.Confided:
            event = confided(event, knows)
            play.happened[index] = event
        hidden = witness(event, None) if kind in SECRETIVE else event
        veiled.append(hidden)
        lesson = TEACHING.get(kind)
        if lesson is not None:
            teach(lesson, event, hidden, play, learners, knows)
    play.knows = tuple(knows)
    play.told = tell(play.happened, veiled, play.told)


def confided(event: Event, knows: list[Knowledge]) -> e.Confided:
    """A dead Visitor knows what the ghosts know, and they what the Visitor knew."""
    assert isinstance(event, e.Confided)
    return e.Confided(event.seat, pooled(knows[0], knows[event.seat]), event.to)


def teach(
    lesson: Lesson, event: Event, hidden: Event | None, play: Play, learners: list[int], knows: list[Knowledge]
) -> None:
    """Teaches an event to those who see all of it, and its open part to the others."""
    to = insiders_of(event) if hidden is not event else ()
    for index in learners:
        seen = event if index in to else hidden
        if seen is not None:
            knows[index] = lesson(knows[index], seen, play, index == 0)


def tell(events: list[Event], veiled: list[Event | None], told: tuple[Told, ...]) -> tuple[Told, ...]:
    """Adds the events to what each viewer was told: worked out once for all who see nothing hidden."""
    secret = [(event, hidden) for event, hidden in zip(events, veiled, strict=True) if hidden is not event]
    insiders = {seat for event, _ in secret for seat in insiders_of(event)}
    common = tuple([event for event in veiled if event is not None])
    after: list[Told] = []
    for index, memory in enumerate(told):
        news = common
        if index in insiders:
            pairs = zip(events, veiled, strict=True)
            seen = [event if hidden is event or index in insiders_of(event) else hidden for event, hidden in pairs]
            news = tuple([event for event in seen if event is not None])
        if not news:
            after.append(memory)
        elif memory and len(memory[-1]) < CHUNK:
            after.append((*memory[:-1], memory[-1] + news))
        else:
            after.append((*memory, news))
    return tuple(after)
