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
"""Events collected as news before they are distributed to all viewers."""


def remember(play: Play) -> None:
    if [event for event in play.happened if type(event) in TEACHING]:
        learn(play)
    play.news = (*play.news, *play.happened)
    if len(play.news) >= CHUNK:
        hand_out(play)


def learn(play: Play) -> None:
    seats = [0, *[seat for seat, one in enumerate(play.before.visitors, 1) if one.alive]]
    knows = list(play.knows)
    for index, event in enumerate(play.happened):
        if type(event) is e.Confided:
            event = confided(event, knows)
            play.happened[index] = event
        lesson = TEACHING.get(type(event))
        if lesson is not None:
            teach(lesson, event, play, seats, knows)
    play.knows = tuple(knows)


def confided(event: e.Confided, knows: list[Knowledge]) -> e.Confided:
    """Shares knowledge between a dead Visitor and the ghosts."""
    return e.Confided(event.seat, pooled(knows[0], knows[event.seat]), event.to)


def teach(lesson: Lesson, event: Event, play: Play, seats: list[Seat], knows: list[Knowledge]) -> None:
    """Teaches an event to those who see all of it, and its public part to the others."""
    to, hidden = (insiders_of(event), witness(event, None)) if type(event) in SECRETIVE else ((), event)
    watching = knows[-1]
    if hidden is not None:
        knows[-1] = lesson(watching, hidden, play, False)
    for seat in seats:
        seen = event if seat in to else hidden
        if seen is hidden and knows[seat] is watching and seat:
            knows[seat] = knows[-1]  # a Visitor who has seen no more than those who watch
        elif seen is not None:
            knows[seat] = lesson(knows[seat], seen, play, seat == 0)


def hand_out(play: Play) -> None:
    """Adds the news to what each viewer was told."""
    secrets = [event for event in play.news if type(event) in SECRETIVE]
    insiders = {seat for event in secrets for seat in insiders_of(event)}
    open_part = heard(play.news, None) if secrets else play.news
    parts = [heard(play.news, seat) if seat in insiders else open_part for seat in range(len(play.told))]
    play.told = tuple([(*told, part) for told, part in zip(play.told, parts, strict=True)])
    play.news = ()


def heard(news: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """The news as a viewer hears it."""
    heard = [witness(event, seat) if type(event) in SECRETIVE else event for event in news]
    return tuple([event for event in heard if event is not None])


def told_to(state: State, seat: Seat | None) -> tuple[Event, ...]:
    """Everything a viewer was told, oldest first."""
    told = state.told[-1 if seat is None else seat]
    return (*chain.from_iterable(told), *heard(state.news, seat))
