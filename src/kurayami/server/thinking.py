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


class Thinkers:
    def __init__(self, metrics: Metrics, pause: float) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._metrics = metrics
        self._pause = pause

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def answer(self, question: Question, tell: Callable[[Thought], None]) -> None:
        """Tells what the bot decides, when it is time for it."""
        start = perf_counter()
        loop = asyncio.get_running_loop()
        decision = await loop.run_in_executor(self._threads, decide, question)
        took = perf_counter() - start
        self._metrics.thoughts.observe(took)
        if decision is not None:
            delay = self._pause if decision.after is None else decision.after / 1000
            await asyncio.sleep(delay - took)
            tell(Thought(question.seat, decision.action))


def decide(question: Question) -> Decision | None:
    """What the bot says. If it fails, or means something that is not allowed, chance plays for it."""
    try:
        bot = bot_of(question.game, question.level)
        decision = bot(question.view, question.legal, question.talk, question.rng, BUDGET)
        if decision is None or decision.action in question.legal:
            return decision
        log.error("bot %s of %s chose what is not allowed", question.level, question.game)
    except Refusal:
        pass  # a level that is no longer there
    except Exception:
        log.exception("bot %s of %s failed", question.level, question.game)
    return Decision(question.rng.choice(question.legal), 0)
