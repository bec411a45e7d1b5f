"""Bots think in threads of their own, so that no table waits for them."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from kurayami.bots import Decision, Heard, bot_of
from kurayami.kernel import Refusal, Seat, Stream
from kurayami.server.metrics import Metrics
from kurayami.server.wishes import Thought

BUDGET: Final = 20_000
THREADS: Final = 2

log = logging.getLogger("kurayami")


class Question(Struct, frozen=True):
    game: str
    level: str
    seat: Seat
    view: Any
    legal: Sequence[Any]
    talk: Sequence[Heard]
    rng: Stream
    script: Any = None
    """What a lesson wants it to do."""


class Thinkers:
    def __init__(self, metrics: Metrics, pause: float) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._metrics = metrics
        self._pause = pause

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def think(self, question: Question, tell: Callable[[Thought], None]) -> "Thinking":
        thinking = Thinking(question)
        thinking.task = asyncio.create_task(self._answer(thinking, tell))
        return thinking

    async def _answer(self, thinking: "Thinking", tell: Callable[[Thought], None]) -> None:
        """Tells what the bot decides, when it is time for it."""
        start, question = perf_counter(), thinking.question
        loop = asyncio.get_running_loop()
        decision = await loop.run_in_executor(self._threads, decide, question)
        took = perf_counter() - start
        self._metrics.thoughts.observe(took)
        if decision is not None:
            thinking.punctual = decision.punctual
            least = 0.0 if decision.punctual else self._pause
            await asyncio.sleep(max(least, decision.after / 1000) - took)
            tell(Thought(question.seat, decision.action))


class Thinking:
    """A bot that thinks, or waits until it is time to do what it decided."""

    __slots__ = ("punctual", "question", "task")

    def __init__(self, question: Question) -> None:
        self.question = question
        self.punctual = False
        self.task: asyncio.Task[None] | None = None

    def is_about(self, view: Any, legal: Sequence[Any], talk: Sequence[Heard]) -> bool:
        """Whether it can be left in peace: nothing has changed for it, or nothing that would make it think anew."""
        question = self.question
        if legal != question.legal:
            return False
        waits = self.punctual and self.task is not None and not self.task.done()
        return waits or (view == question.view and len(talk) == len(question.talk))

    def stop(self) -> None:
        if self.task:
            self.task.cancel()


def is_listed(action: Any, legal: Sequence[Any]) -> bool:
    """Whether the rules may take it. One that carries a measure is listed with another; the rules judge it."""
    return action in legal or any(type(listed) is type(action) for listed in legal)


def decide(question: Question) -> Decision | None:
    """What the bot says. If it fails, or means something that is not allowed, chance plays for it."""
    if question.script is not None and question.script in question.legal:
        return Decision(question.script, 0)
    try:
        bot = bot_of(question.game, question.level)
        decision = bot(question.view, question.legal, question.talk, question.rng, BUDGET)
        if decision is None or is_listed(decision.action, question.legal):
            return decision
        log.error("bot %s of %s chose what is not allowed", question.level, question.game)
    except Refusal:
        pass  # a level that is no longer there
    except Exception:
        log.exception("bot %s of %s failed", question.level, question.game)
    return Decision(question.rng.choice(question.legal), 0)
