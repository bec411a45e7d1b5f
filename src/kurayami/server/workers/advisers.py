"""Advice for people: hints, reviews and difficulty, computed in a worker."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from time import monotonic
from typing import Any, Final

from kurayami.bots.shares import Share
from kurayami.extras import EXTRAS
from kurayami.kernel import Refusal
from kurayami.server.settings import new_seed
from kurayami.server.workers.advice import (
    AdviceQuestion,
    Alter,
    Foresee,
    Judge,
    Prepare,
    Rate,
    Weigh,
    advice_of,
    encoded,
    rating_of,
)
from kurayami.server.workers.pool import WorkerEnded, WorkerPool
from kurayami.wire import messages as wire

PROCESSES: Final = 1
GAMES_PLAYED: Final = 400
"""Games each level plays to rate a piece of content."""
RATING_SECONDS: Final = 20.0
"""Most seconds to rate a piece of content. Without numba the sample is then smaller."""

TRIES: Final = 40
"""Most attempts to alter a piece of content."""
ALTERING_SECONDS: Final = 20.0
"""Most seconds to alter a piece of content."""
NOTHING: Final = b"null"
BREATH: Final = 10.0
"""Most seconds of silence in a forecast: proxies close a silent stream."""

log = logging.getLogger("kurayami")


class Advisers:
    """Requests for advice. A long study is asked piece by piece, one study at a time, so that a hint waits for one
    piece at most.

    Nothing is requested while a slow client has not taken the last piece, or after it has gone.
    """

    def __init__(self, seeds: Callable[[], bytes] = new_seed) -> None:
        self._seeds = seeds
        self._pool = WorkerPool(PROCESSES)
        self._imagining = WorkerPool(PROCESSES)
        """Separate worker for forecasts: on a new machine the first one compiles for a minute."""
        self._studying = asyncio.Semaphore(1)
        self._foreseeing = asyncio.Semaphore(1)
        self._closed = False

    def close(self) -> None:
        """Stops the workers. Everyone still waiting is refused at once."""
        self._closed = True
        self._pool.close()
        self._imagining.close()

    async def warm(self) -> None:
        """Prepares everything a first hint would wait for, piece by piece."""
        prepared = {name: extras.advice.preparations for name, extras in EXTRAS.items() if extras.advice}
        await asyncio.gather(*map(asyncio.wrap_future, self._pool.warm(list(prepared))), return_exceptions=True)
        for name, preparations in prepared.items():
            for number in range(len(preparations)):
                await self.ask(Prepare(name, number))

    async def ask(self, question: AdviceQuestion) -> Any:
        """Raises `Refusal`."""
        pool = self._imagining if isinstance(question, Foresee) else self._pool
        try:
            return await asyncio.wrap_future(pool.ask(question))
        except (WorkerEnded, RuntimeError, asyncio.CancelledError) as problem:
            if self._closed:
                raise Refusal("server-stopping") from None
            if isinstance(problem, asyncio.CancelledError):
                raise
            log.exception("an adviser failed")
            raise Refusal("server-failed") from None

    async def _study(self, question: AdviceQuestion) -> Any:
        async with self._studying:
            return await self.ask(question)

    async def hints(self, game: str, view: Any) -> wire.Hints:
        weighed = await self.ask(Weigh(game, encoded(view)))
        return wire.Hints(tuple([wire.Hint(*choice) for choice in weighed.choices]), weighed.hopeless)

    async def review(self, game: str, choices: Sequence[tuple[int, Any, Any]]) -> AsyncIterator[wire.Reviewed]:
        """Judges `choices`: frame of the replay, view and action of each."""
        turn_of = advice_of(game).turn
        yield wire.Reviewed(0, len(choices), None)
        for done, (step, view, action) in enumerate(choices, 1):
            act = encoded(action)
            found = await self._study(Judge(game, encoded(view), act))
            told = wire.Moment(step, turn_of(view), act, found.chance, found.chosen, found.better)
            yield wire.Reviewed(done, len(choices), told)

    async def forecast(self, game: str, moments: Sequence[tuple[int, Any]]) -> AsyncIterator[wire.Foreseen]:
        """Forecasts `moments`: frame of the replay and state of each."""
        of = len(moments)
        yield wire.Foreseen(0, of, None, None)
        for done, (step, state) in enumerate(moments, 1):
            asked = asyncio.ensure_future(self._foresee(Foresee(game, encoded(state), step)))
            try:
                while not (await asyncio.wait([asked], timeout=BREATH))[0]:
                    yield wire.Foreseen(done - 1, of, None, None)
                yield wire.Foreseen(done, of, step, round(asked.result().chance, 3))
            finally:
                asked.cancel()

    async def _foresee(self, question: Foresee) -> Any:
        async with self._foreseeing:
            return await self.ask(question)

    async def difficulty(self, game: str, content: str, piece: Any) -> AsyncIterator[wire.Difficulty]:
        """Reports the sample as it grows."""
        key, until, won = self._seeds(), monotonic() + RATING_SECONDS, Counter[str]()
        levels, sent = rating_of(game, content).levels, encoded(piece)
        done, number, late = 0, 0, False
        yield wire.Difficulty(done, GAMES_PLAYED, shares_of(levels, won, done))
        while done < GAMES_PLAYED and not late:
            sample = (await self._study(Rate(game, content, sent, key, number))).sample
            won.update(sample.won)
            done, number = done + sample.of, number + 1
            late = monotonic() > until
            yield wire.Difficulty(done, done if late else GAMES_PLAYED, shares_of(levels, won, done))

    async def altered(self, game: str, content: str, piece: Any, wish: str) -> AsyncIterator[wire.Altered]:
        """Tries until a piece meets the wish; the last answer holds it, if any."""
        key, until, sent = self._seeds(), monotonic() + ALTERING_SECONDS, encoded(piece)
        yield wire.Altered(0, TRIES, None)
        for number in range(TRIES):
            found = (await self._study(Alter(game, content, sent, wish, key, number))).piece
            late = monotonic() > until
            if bytes(found) != NOTHING:
                yield wire.Altered(number + 1, number + 1, found)
                return
            yield wire.Altered(number + 1, number + 1 if late else TRIES, None)
            if late:
                return


def shares_of(levels: Sequence[str], won: Counter[str], of: int) -> dict[str, wire.WonShare]:
    return {level: wire.WonShare(won[level], of, *Share(won[level], of).interval) for level in levels}
