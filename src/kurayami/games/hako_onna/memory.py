"""Memories of the viewers: what each is told, and what follows from it."""

from itertools import chain
from typing import Final

from kurayami.games.hako_onna import events as e
from kurayami.games.hako_onna.events import Event
from kurayami.games.hako_onna.knowledge import Knowledge
from kurayami.games.hako_onna.learning import TEACHING, Lesson, pooled
from kurayami.games.hako_onna.model import State
from kurayami.games.hako_onna.play import Play
from kurayami.games.hako_onna.witness import SECRETIVE, insiders_of, witness
from kurayami.kernel import Seat

CHUNK: Final = 16
"""Events that are news until they are handed out to all viewers."""


def remember(play: Play) -> None:
    if play.happened:
        if not TEACHING.keys().isdisjoint(map(type, play.happened)):
            learn(play)
        play.news = (*play.news, *play.happened)
        if len(play.news) >= CHUNK:
            hand_out(play)


def learn(play: Play) -> None:
    last = len(play.knows) - 1
    visitors = play.before.visitors
    learners = [0, *[seat for seat, one in enumerate(visitors, 1) if one.alive], last]
    knows = list(play.knows)
    for index, event in enumerate(play.happened):
        if isinstance(event, e.Confided):
            event = confided(event, knows)
            play.happened[index] = event
        lesson = TEACHING.get(type(event))
        if lesson is not None:
            teach(lesson, event, play, learners, knows)
    play.knows = tuple(knows)


def confided(event: e.Confided, knows: list[Knowledge]) -> e.Confided:
    """A dead Visitor knows what the ghosts know, and they what the Visitor knew."""
    return e.Confided(event.seat, pooled(knows[0], knows[event.seat]), event.to)


def teach(lesson: Lesson, event: Event, play: Play, learners: list[int], knows: list[Knowledge]) -> None:
    """Teaches an event to those who see all of it, and its open part to the others."""
    if type(event) in SECRETIVE:
        to, hidden = insiders_of(event), witness(event, None)
    else:
        to, hidden = (), event
    for index in learners:
        seen = event if index in to else hidden
        if seen is not None:
            knows[index] = lesson(knows[index], seen, play, index == 0)


def hand_out(play: Play) -> None:
    """Adds the news to what each viewer was told."""
    insiders = {seat for event in play.news for seat in insiders_of(event)}
    open_part = heard(play.news, None)
    parts = [heard(play.news, seat) if seat in insiders else open_part for seat in range(len(play.told))]
    play.told = tuple([(*told, part) for told, part in zip(play.told, parts, strict=True)])
    play.news = ()


def heard(news: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """The news as a viewer hears them."""
    heard = [witness(event, seat) if type(event) in SECRETIVE else event for event in news]
    return tuple([event for event in heard if event is not None])


def told_to(state: State, seat: Seat | None) -> tuple[Event, ...]:
    """Everything that a viewer was told, the oldest first."""
    told = state.told[-1 if seat is None else seat]
    return (*chain.from_iterable(told), *heard(state.news, seat))
