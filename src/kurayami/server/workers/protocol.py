"""Requests to workers and their answers, one line of JSON each. Requests for advice are in advice.py.

A bot gets the bytes of a view, like a client, and its own random key.
"""

from functools import cache
from types import GenericAlias
from typing import Any, Final, TypeAlias, assert_never

import msgspec
from msgspec import Struct

from kurayami.bots import Decision, Heard, Remark, bot_of, levels_of
from kurayami.catalog import game
from kurayami.extras import extras_of
from kurayami.kernel import Seat, Stream
from kurayami.server.workers.advice import (
    AdviceAnswer,
    AdviceQuestion,
    Alter,
    Foresee,
    Judge,
    Prepare,
    Rate,
    Weigh,
    advice_for,
)
from kurayami.table import Seeded, Table


class BotTask(Struct, frozen=True, tag="task"):
    """A bot's request as sent to a worker."""

    game: str
    level: str
    seat: Seat
    view: bytes
    legal: bytes
    talk: tuple[Heard, ...]
    key: bytes
    moment: int
    budget: int


class Load(Struct, frozen=True, tag="load"):
    """Loads and compiles what the first decisions need."""

    games: tuple[str, ...]


class BotAnswer(Struct, frozen=True, tag="answer"):
    action: bytes
    after: int
    punctual: bool
    says: tuple[Remark, ...]


WorkerRequest: TypeAlias = BotTask | Load | AdviceQuestion


class WorkerReply(Struct, frozen=True):
    answer: BotAnswer | AdviceAnswer | None = None
    problem: str | None = None
    """Error message for the log."""


REQUESTS: Final[msgspec.json.Decoder[WorkerRequest]] = msgspec.json.Decoder(WorkerRequest)
REPLIES: Final = msgspec.json.Decoder(WorkerReply)


def stream_of(key: bytes, moment: int) -> Stream:
    """A bot's random stream at a moment of the game."""
    return Stream(key, "bot", moment << 24)


def answered(line: bytes) -> bytes:
    """Answers a line with a line."""
    try:
        reply = WorkerReply(reply_to(REQUESTS.decode(line)))
    except Exception as problem:
        reply = WorkerReply(problem=f"{type(problem).__name__}: {problem}")
    return msgspec.json.encode(reply)


def reply_to(question: WorkerRequest) -> BotAnswer | AdviceAnswer | None:
    match question:
        case BotTask():
            return think(question)
        case Load(games):
            load(games)
            return None
        case Weigh() | Judge() | Rate() | Alter() | Foresee() | Prepare():
            return advice_for(question)
        case _:
            assert_never(question)


@cache
def _readers(name: str) -> tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[Any]]:
    rules = game(name)
    return msgspec.json.Decoder(rules.View), msgspec.json.Decoder(GenericAlias(tuple, (rules.Action, ...)))


def think(task: BotTask) -> BotAnswer | None:
    views, actions = _readers(task.game)
    bot, awaken = bot_of(task.game, task.level), extras_of(task.game).awaken
    if awaken:
        awaken(task.level)
    rng = stream_of(task.key, task.moment)
    decision = bot(views.decode(task.view), actions.decode(task.legal), task.talk, rng, task.budget)
    return None if decision is None else answer_of(decision)


def answer_of(decision: Decision) -> BotAnswer:
    return BotAnswer(msgspec.json.encode(decision.action), decision.after, decision.punctual, decision.says)


def load(games: tuple[str, ...]) -> None:
    """Loads the bots of each game by making one request, then warms up."""
    for name in games:
        _readers(name)
        _first_thought(name)
        warm_up = extras_of(name).warm_up
        if warm_up:
            warm_up()


def _first_thought(name: str) -> None:
    rules, bot = game(name), list(levels_of(name).values())[-1]
    options = rules.Options()
    state = Table(rules, options, Seeded(bytes(32), [bytes(32)] * rules.seats(options))).state
    for seat in (seat for seat in rules.movers(state) if seat >= 0):
        bot(rules.view(state, seat), rules.legal(state, seat), (), Stream(bytes(32), "bot"), 1)
