"""What the bots know, told to people: hints, reviews, and how hard a page is. All of it is thought out in threads."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, Final, TypeVar

from msgspec import Raw

from kurayami.games.hidden_rooms import Page
from kurayami.kernel import SEED_BYTES, AnyRules, Refusal, Seat, Stream
from kurayami.server.replays import played
from kurayami.server.rows import Stored
from kurayami.server.vantage import encode
from kurayami.table import Undo
from kurayami.wire import messages as wire

T = TypeVar("T")

GAMES: Final = ("hidden-rooms",)
"""Those whose bots can tell a chance to win."""
THREADS: Final = 2
STUDIES: Final = 2
"""Pieces of long thoughts that are thought out at the same time; the others wait for their turn."""
PATIENCE: Final = 20.0
"""Seconds that a page is tried out at the most. Without numba the sample is then smaller."""


class Advisers:
    """Long thoughts come in pieces, so that a hint never waits for a whole one."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="adviser")
        self._studying = asyncio.Semaphore(STUDIES)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def ask(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def warm(self) -> None:
        """All that the first hint of a stage would wait for, piece by piece."""
        for work in await self.ask(preparations):
            await self.ask(work)

    async def each(self, pieces: Iterator[T]) -> AsyncIterator[T]:
        """No thought goes on while somebody who reads slowly has not taken what is there: it holds up no other."""
        while (piece := await self._study(pieces)) is not None:
            yield piece

    async def _study(self, pieces: Iterator[T]) -> T | None:
        async with self._studying:
            return await self.ask(lambda: next(pieces, None))


def preparations() -> list[Callable[[], object]]:
    from kurayami.bots.hidden_rooms.warming import compile_all, tables

    return [compile_all, *tables()]


def hints(view: Any) -> wire.Hints:
    """Loads what the bots think with, when it is first wanted."""
    from kurayami.bots.hidden_rooms import advice

    return wire.Hints(tuple([wire.Hint(Raw(encode(hint.action)), hint.chance) for hint in advice.hints(view)]))


def review(stored: Stored, rules: AnyRules, seat: Seat, stage: int) -> Iterator[wire.Reviewed]:
    """The stage of that number, counted from 0. Raises `Refusal`."""
    choices = choices_of(stored, rules, seat, stage)
    return reviewed(choices)


def reviewed(choices: Sequence[tuple[int, Any, Any]]) -> Iterator[wire.Reviewed]:
    from kurayami.bots.hidden_rooms.review import review

    yield wire.Reviewed(0, len(choices), None)
    found = review((view, action) for _, view, action in choices)
    for done, (moment, (step, _, _)) in enumerate(zip(found, choices, strict=True), 1):
        better = Raw(encode(moment.better)) if moment.better else None
        told = wire.Moment(step, moment.turn, Raw(encode(moment.action)), moment.chance, moment.chosen, better)
        yield wire.Reviewed(done, len(choices), told)


def choices_of(stored: Stored, rules: AnyRules, seat: Seat, stage: int) -> list[tuple[int, Any, Any]]:
    """What a seat did in a stage that is over: the frame of the replay, what was seen there, and what was done.

    What was taken back is left out.
    """
    choices: list[tuple[int, Any, Any]] = []
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


def difficulty(page: Page) -> Iterator[wire.Difficulty]:
    from kurayami.bots.hidden_rooms.difficulty import PLAYERS, STAGES, difficulty

    yield wire.Difficulty(0, STAGES, dict.fromkeys(PLAYERS, wire.Sample(0, 0, 0.0, 1.0)))
    until = monotonic() + PATIENCE
    for sample in difficulty(page, Stream(secrets.token_bytes(SEED_BYTES), "difficulty")):
        late = monotonic() > until
        shares: dict[str, wire.Sample]
        shares = {level: wire.Sample(share.won, share.of, *share.interval) for level, share in sample.shares.items()}
        yield wire.Difficulty(sample.done, sample.done if late else sample.of, shares)
        if late:
            return
