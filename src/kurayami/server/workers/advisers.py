"""What the bots know, told to people: hints, reviews, and how hard a page is. It is thought out in a process."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from time import monotonic
from typing import Any, Final

from msgspec import Raw

from kurayami.bots.hidden_rooms import TRIED
from kurayami.bots.shares import Share
from kurayami.games.hidden_rooms import BOOKS, Page
from kurayami.games.hidden_rooms.book import expand
from kurayami.kernel import SEED_BYTES, AnyRules, Refusal, Seat
from kurayami.server.http.replays import played
from kurayami.server.store.rows import StoredTable
from kurayami.server.table.seat_feed import encode
from kurayami.server.workers.advice import AdviceQuestion, Judge, Survey, Try, Weigh
from kurayami.server.workers.pool import WorkerEnded, WorkerPool
from kurayami.table import Undo
from kurayami.wire import messages as wire

GAMES: Final = ("hidden-rooms",)
"""Those whose bots can tell a chance to win."""
PROCESSES: Final = 1
STAGES: Final = 400
"""That each level plays to tell how hard a page is."""
PATIENCE: Final = 20.0
"""Seconds that a page is tried out at the most. Without numba the sample is then smaller."""

log = logging.getLogger("kurayami")

Choice = tuple[int, Any, Any]
"""The frame of the replay, what was seen there, and what was done."""


class Advisers:
    """A long thought is asked for in pieces, one of all at a time: a hint waits for no more than that. Nothing is asked
    while somebody who reads slowly has not taken what is there, nor after they have gone."""

    def __init__(self) -> None:
        self._pool = WorkerPool(PROCESSES)
        self._studying = asyncio.Semaphore(1)
        self._closed = False

    def close(self) -> None:
        """Whoever still waits is told so at once."""
        self._closed = True
        self._pool.close()

    async def warm(self) -> None:
        """All that the first hint of a stage would wait for, piece by piece."""
        await asyncio.gather(*map(asyncio.wrap_future, self._pool.warm(GAMES)), return_exceptions=True)
        for book in BOOKS.values():
            for page in book.pages:
                await self.ask(Survey(expand(page.route)))

    async def ask(self, question: AdviceQuestion) -> Any:
        """Raises `Refusal`."""
        try:
            return await asyncio.wrap_future(self._pool.ask(question))
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

    async def hints(self, view: Any) -> wire.Hints:
        weighed = await self.ask(Weigh(view))
        hints = [wire.Hint(Raw(encode(action)), chance, why, params) for action, chance, why, params in weighed.choices]
        return wire.Hints(tuple(hints), weighed.hopeless)

    async def review(self, choices: Sequence[Choice]) -> AsyncIterator[wire.Reviewed]:
        yield wire.Reviewed(0, len(choices), None)
        for done, (step, view, action) in enumerate(choices, 1):
            found = await self._study(Judge(view, action))
            better = Raw(encode(found.better)) if found.better else None
            told = wire.Moment(step, view.turn, Raw(encode(action)), found.chance, found.chosen, better)
            yield wire.Reviewed(done, len(choices), told)

    async def difficulty(self, page: Page) -> AsyncIterator[wire.Difficulty]:
        """Tells of the sample as it grows."""
        key, until, won = secrets.token_bytes(SEED_BYTES), monotonic() + PATIENCE, Counter[str]()
        done, number, late = 0, 0, False
        yield wire.Difficulty(done, STAGES, shares_of(won, done))
        while done < STAGES and not late:
            tried = await self._study(Try(page, key, number))
            won.update(tried.won)
            done, number = done + tried.of, number + 1
            late = monotonic() > until
            yield wire.Difficulty(done, done if late else STAGES, shares_of(won, done))


def shares_of(won: Counter[str], of: int) -> dict[str, wire.Sample]:
    return {level: wire.Sample(won[level], of, *Share(won[level], of).interval) for level in TRIED}


def choices_of(stored: StoredTable, rules: AnyRules, seat: Seat, stage: int) -> list[Choice]:
    """What a seat did in a stage that is over, the first counted as 0. What was taken back is left out.

    Raises `Refusal`. May take a while: not for the event loop.
    """
    choices: list[Choice] = []
    view, step = None, -1
    for happening, state in played(stored, rules):
        if happening and happening.entry.by == seat:
            if isinstance(happening.entry, Undo):
                choices.pop()
            else:
                choices.append((step, view, happening.entry.action))
        seen = rules.view(state, seat)
        if seen != view or (happening and happening.events):
            view, step = seen, step + 1
    if view is None or not 0 <= stage < len(view.results):
        raise Refusal("server-no-such-stage", stage=stage + 1)
    return [choice for choice in choices if len(choice[1].results) == stage]
