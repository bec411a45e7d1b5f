"""Bots think in processes of their own, so that no table waits for them; and never for longer than is good."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, Final

import msgspec
from msgspec import Struct

from kurayami.bots import Decision, Heard, bot_of, levels_of
from kurayami.bots.levels import PROMPT, RANDOM
from kurayami.catalog import GAMES
from kurayami.kernel import Refusal, Seat, Stream
from kurayami.server.decoders import decoder
from kurayami.server.metrics import Metrics
from kurayami.server.settings import Settings
from kurayami.server.table.inbox import BotMove
from kurayami.server.workers.pool import WorkerEnded, WorkerPool
from kurayami.server.workers.protocol import BotAnswer, BotTask, stream_of

BUDGET: Final = 20_000
PROCESSES: Final = 2
THREADS: Final = 2
LONG: Final = 0.6
"""A thought of so many of the seconds that a bot may take: the next ones look at fewer positions."""

log = logging.getLogger("kurayami")


class BotQuestion(Struct, frozen=True):
    game: str
    level: str
    seat: Seat
    view: Any
    legal: Sequence[Any]
    talk: Sequence[Heard]
    key: bytes
    """Of the bot's random numbers, made for this seat alone,"""
    moment: int
    """and where in them the bot is."""
    script: Any = None
    """What a lesson wants it to do."""

    def stream(self) -> Stream:
        return stream_of(self.key, self.moment)


class Bots:
    def __init__(self, metrics: Metrics, settings: Settings) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self._pool = WorkerPool(PROCESSES)
        self._metrics = metrics
        self._pause = settings.bot_pause
        self._longest = settings.bot_seconds
        self._clock = settings.clock
        self._share = 1.0
        """Of the budget: less on a machine that is too slow for all of it."""

    async def warm(self) -> None:
        """All that is loaded or compiled before the first thought is loaded now."""
        loading = map(asyncio.wrap_future, self._pool.warm(list(GAMES)))
        await asyncio.gather(*loading, return_exceptions=True)

    def close(self) -> None:
        self._pool.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def think(
        self, question: BotQuestion, tell: Callable[[BotMove], None], before: "BotTurn | None" = None
    ) -> "BotTurn":
        """`before` is what the seat thought just before."""
        thinking = BotTurn(question, self._clock.now() if before is None or not before.at_once else before.begun)
        thinking.task = asyncio.create_task(self._answer(thinking, tell))
        return thinking

    async def _answer(self, thinking: "BotTurn", tell: Callable[[BotMove], None]) -> None:
        """Tells what the bot decides, when it is time for it."""
        start, question = perf_counter(), thinking.question
        decision = await self._decision(question)
        self._metrics.thoughts.observe(perf_counter() - start)
        if decision is not None:
            thinking.punctual = decision.punctual
            thinking.at_once = decision.punctual and not decision.after
            least = 0.0 if decision.punctual else self._pause
            await self._clock.sleep(max(least, decision.after / 1000) - (self._clock.now() - thinking.begun))
            tell(BotMove(question.seat, decision.action, decision.says))

    async def _decision(self, question: BotQuestion) -> Decision | None:
        if question.script is not None and question.script in question.legal:
            return Decision(question.script, 0)
        if question.game in PROMPT:
            return decide(question)
        if question.game not in GAMES or question.level == RANDOM:
            return await self._in_a_thread(question)
        start = perf_counter()
        try:
            answer = await asyncio.wait_for(self._in_a_process(question), self._longest)
        except TimeoutError:
            log.info("bot %s of %s took too long", question.level, question.game)
            self._share = max(self._share / 2, 0.02)
            return await self._in_a_thread(msgspec.structs.replace(question, level=quickest(question.game)))
        except WorkerEnded:
            log.error("a process of the bots ended")
            return await self._in_a_thread(question)
        except Exception:
            log.exception("bot %s of %s failed", question.level, question.game)
            return await self._in_a_thread(question)
        self._note(perf_counter() - start)
        return self._checked(question, answer)

    def _note(self, took: float) -> None:
        if took > LONG * self._longest:
            self._share = max(self._share * 0.7, 0.02)
        elif took < LONG * self._longest / 2:
            self._share = min(self._share * 1.02, 1.0)

    async def _in_a_process(self, question: BotQuestion) -> BotAnswer | None:
        task = BotTask(
            question.game,
            question.level,
            question.seat,
            msgspec.json.encode(question.view),
            msgspec.json.encode(question.legal),
            tuple(question.talk),
            question.key,
            question.moment,
            int(BUDGET * self._share),
        )
        return await asyncio.wrap_future(self._pool.ask(task))

    async def _in_a_thread(self, question: BotQuestion) -> Decision | None:
        return await asyncio.get_running_loop().run_in_executor(self._threads, decide, question)

    def _checked(self, question: BotQuestion, answer: BotAnswer | None) -> Decision | None:
        if answer is None:
            return None
        action = decoder(GAMES[question.game].Action).decode(answer.action)
        if is_listed(action, question.legal):
            return Decision(action, answer.after, answer.punctual, answer.says)
        log.error("bot %s of %s chose what is not allowed", question.level, question.game)
        return Decision(question.stream().choice(question.legal), 0)


def quickest(game: str) -> str:
    """The first level that is better than chance, if there is one."""
    levels = list(levels_of(game))
    return levels[min(1, len(levels) - 1)]


class BotTurn:
    """A bot that thinks, or waits until it is time to do what it decided."""

    __slots__ = ("at_once", "begun", "punctual", "question", "task")

    def __init__(self, question: BotQuestion, begun: float) -> None:
        self.question = question
        self.begun = begun
        """Its time counts from here: from the first of several things that are done at once, one after the other. How
        many they were, nobody can tell (HO-76)."""
        self.punctual = False
        self.at_once = False
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


def decide(question: BotQuestion) -> Decision | None:
    """What the bot says. If it fails, or means something that is not allowed, chance plays for it."""
    rng = question.stream()
    try:
        bot = bot_of(question.game, question.level)
        decision = bot(question.view, question.legal, question.talk, rng, BUDGET)
        if decision is None or is_listed(decision.action, question.legal):
            return decision
        log.error("bot %s of %s chose what is not allowed", question.level, question.game)
    except Refusal:
        pass  # a level that is no longer there
    except Exception:
        log.exception("bot %s of %s failed", question.level, question.game)
    return Decision(rng.choice(question.legal), 0)
