"""Bots decide in worker processes, within a time limit, so that no table waits for them."""

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
"""Share of the time limit above which later decisions get a smaller budget."""

log = logging.getLogger("kurayami")


class BotQuestion(Struct, frozen=True):
    game: str
    level: str
    seat: Seat
    view: Any
    legal: Sequence[Any]
    talk: Sequence[Heard]
    key: bytes
    """Key of this seat's private random stream."""
    moment: int
    """The bot's position in that stream."""
    script: Any = None
    """Action scripted by a lesson, or None."""
    forced: Any = None
    """The bot's only action, if everybody knows that; it is taken without a pause."""

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
        """Share of the budget in use, lower on slow machines."""
        self._loading = settings.warm_bots
        """True until the processes are ready: meanwhile a quick level answers in their place."""

    async def warm(self) -> None:
        """Loads and compiles what the first decisions need."""
        loading = map(asyncio.wrap_future, self._pool.warm(list(GAMES)))
        try:
            await asyncio.gather(*loading, return_exceptions=True)
        finally:
            self._loading = False

    def close(self) -> None:
        self._pool.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def think(
        self,
        question: BotQuestion,
        tell: Callable[[BotMove], None],
        before: "BotTurn | None" = None,
        spent: float = 0.0,
    ) -> "BotTurn":
        """Starts a bot's turn. `before` is the seat's previous turn, `spent` the seconds this one has had."""
        now = self._clock.now() - spent
        thinking = BotTurn(question, now if before is None or not before.at_once else before.begun)
        thinking.task = asyncio.create_task(self._answer(thinking, tell))
        return thinking

    async def _answer(self, thinking: "BotTurn", tell: Callable[[BotMove], None]) -> None:
        """Reports the bot's decision when it is due."""
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
        if question.forced is not None:
            return Decision(question.forced, 0, punctual=True)
        if question.game in PROMPT:
            return decide(question)
        if question.game not in GAMES or question.level == RANDOM:
            return await self._in_a_thread(question)
        if self._loading:
            return await self._quickly(question)
        start = perf_counter()
        try:
            answer = await asyncio.wait_for(self._in_a_process(question), self._longest)
        except TimeoutError:
            log.info("bot %s of %s took too long", question.level, question.game)
            self._share = max(self._share / 2, 0.02)
            return await self._quickly(question)
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

    async def _quickly(self, question: BotQuestion) -> Decision | None:
        return await self._in_a_thread(msgspec.structs.replace(question, level=quickest(question.game)))

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
    """The weakest level above random, if there is one."""
    levels = list(levels_of(game))
    return levels[min(1, len(levels) - 1)]


class BotTurn:
    """A bot that is thinking, or waiting to act on its decision."""

    __slots__ = ("at_once", "begun", "punctual", "question", "task")

    def __init__(self, question: BotQuestion, begun: float) -> None:
        self.question = question
        self.begun = begun
        """Start of its time: for several instant actions in a row, that of the first, so that nobody can count them
        (HO-76).
        """
        self.punctual = False
        self.at_once = False
        self.task: asyncio.Task[None] | None = None

    def still_stands(self, view: Any, legal: Sequence[Any], talk: Sequence[Heard]) -> bool:
        """True if the turn still stands: nothing changed that matters to the bot."""
        question = self.question
        if legal != question.legal:
            return False
        waits = self.punctual and self.task is not None and not self.task.done()
        return waits or (view == question.view and len(talk) == len(question.talk))

    def stop(self) -> None:
        if self.task:
            self.task.cancel()


def is_listed(action: Any, legal: Sequence[Any]) -> bool:
    """True if the rules may accept the action. One with a measurement is listed at its default."""
    return action in legal or any(type(listed) is type(action) for listed in legal)


def decide(question: BotQuestion) -> Decision | None:
    """The bot's decision. If the bot fails or chooses an illegal action, a random one is played."""
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
