"""The other side of thinking: processes of their own, so that a bot that thinks holds up no table.

A bot is given the bytes of a view, as a person's machine is, and a key that was made for it alone.
"""

import os
import signal
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Lock, Thread
from types import GenericAlias
from typing import Any, Final

import msgspec
from msgspec import Struct

from kurayami.bots import Decision, Heard, Say, bot_of, levels_of
from kurayami.catalog import game
from kurayami.kernel import Seat, Stream
from kurayami.table import Seeded, Table

PROCESSES: Final = 2
KINDNESS: Final = 5
"""How far bots stand back behind people: the niceness of their processes."""


class Task(Struct, frozen=True):
    """A question as it is sent to a process."""

    game: str
    level: str
    seat: Seat
    view: bytes
    legal: bytes
    talk: tuple[Heard, ...]
    key: bytes
    moment: int
    budget: int


class Answer(Struct, frozen=True):
    action: bytes
    after: int
    punctual: bool
    says: tuple[Say, ...]


def stream_of(key: bytes, moment: int) -> Stream:
    """The random numbers of a bot at a moment of the game."""
    return Stream(key, "bot", moment << 24)


class Minds:
    """The processes are started when the first question comes, or beforehand by `warm`."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._lock = Lock()

    def ask(self, task: Task) -> "Future[Answer | None]":
        """Not for the event loop: it may have to start a process."""
        return self._processes().submit(think, task)

    def warm(self, games: Sequence[str]) -> None:
        """All that is loaded or compiled before the first thought is loaded now."""
        for _ in range(PROCESSES):
            self._processes().submit(load, tuple(games))

    def _processes(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(PROCESSES, get_context("spawn"), initializer=_begin)
            return self._pool

    def close(self) -> None:
        """Ends the processes, whatever they think or still load: nobody waits for it any more."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)

    def renew(self) -> None:
        """After a process has died."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None


# In the process


def _begin() -> None:
    """It ends when the server does, however that ends, and a key pressed in a terminal is none of its business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@cache
def _readers(name: str) -> tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[Any]]:
    rules = game(name)
    return msgspec.json.Decoder(rules.View), msgspec.json.Decoder(GenericAlias(tuple, (rules.Action, ...)))


def think(task: Task) -> Answer | None:
    views, actions = _readers(task.game)
    bot = bot_of(task.game, task.level)
    rng = stream_of(task.key, task.moment)
    decision = bot(views.decode(task.view), actions.decode(task.legal), task.talk, rng, task.budget)
    return None if decision is None else answer_of(decision)


def answer_of(decision: Decision) -> Answer:
    return Answer(msgspec.json.encode(decision.action), decision.after, decision.punctual, decision.says)


def load(games: tuple[str, ...]) -> None:
    """Bots load what they think with when they are first asked; one question of each game does that."""
    for name in games:
        _readers(name)
        _first_thought(name)


def _first_thought(name: str) -> None:
    rules, bot = game(name), list(levels_of(name).values())[-1]
    options = rules.Options()
    state = Table(rules, options, Seeded(bytes(32), [bytes(32)] * rules.seats(options))).state
    for seat in (seat for seat in rules.movers(state) if seat >= 0):
        bot(rules.view(state, seat), rules.legal(state, seat), (), Stream(bytes(32), "bot"), 1)
