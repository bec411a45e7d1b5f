"""Bots on the server: they get a seat's view and no more, chat by the rules for people, and hold up nobody."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kurayami.bots import Decision, Remark
from kurayami.games import hako_onna
from kurayami.kernel import CHANCE, Move, Seat
from kurayami.server.metrics import Metrics
from kurayami.server.settings import Settings
from kurayami.server.workers import bots
from kurayami.server.workers.bots import BotQuestion, Bots
from kurayami.server.workers.pool import WorkerEnded, WorkerPool
from kurayami.server.workers.protocol import BotTask, answer_of, answered, think
from tests.server.client import PATIENCE, Browser, Client, Running, running, settings_for
from tests.server.clock import HandClock

pytestmark = pytest.mark.anyio

OPTIONS = {"visitors": 1, "random_boards": True, "random_items": True, "ghost_time": 700}


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def server(tmp_path: Path, clock: HandClock) -> AsyncIterator[Running]:
    async with running(settings_for(tmp_path, clock=clock)) as found:
        yield found


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[BotQuestion]:
    """Everything bots are asked."""
    questions: list[BotQuestion] = []
    plain = Bots.think

    def think_aloud(self: Bots, question: BotQuestion, *how: Any) -> Any:
        questions.append(question)
        return plain(self, question, *how)

    monkeypatch.setattr(Bots, "think", think_aloud)
    return questions


def frame(client: Client) -> str:
    agenda = client.update["view"]["agenda"] if client.updates else []
    return agenda[-1]["type"] if agenda else ""


def plain_choice(client: Client) -> Any:
    """Visitors only make noise; she screams, and takes the first listed action."""
    listed = [action for action in client.legal if action["type"] != "give_up"]
    return next((action for action in listed if action["type"] == "end_turn"), listed[0] if listed else None)


async def play_until(she: Client, visitor: Client, true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            mover = next((one for one in (she, visitor) if one.updates and plain_choice(one)), None)
            if mover is None:
                await asyncio.sleep(0.02)
            else:
                await mover.ask("act", action=plain_choice(mover))


async def begun(
    stack: AsyncExitStack, ada: Browser, bob: Browser, options: Any = OPTIONS
) -> tuple[str, Client, Client]:
    """Ada is she, Bob a Visitor."""
    code = await ada.create("hako-onna", options=options)
    she = await stack.enter_async_context(ada.at(code))
    visitor = await stack.enter_async_context(bob.at(code))
    await she.sit(0, "Ada")
    await visitor.sit(1, "Bob")
    await she.ask("start")
    await visitor.until(lambda: visitor.updates)
    return code, she, visitor


@pytest.mark.rule("HO-59")
async def test_the_game_waits_until_a_bot_is_let_into_an_absent_seat(
    ada: Browser, bob: Browser, server: Running, asked: list[BotQuestion], clock: HandClock
) -> None:
    async with AsyncExitStack() as stack:
        code, she, visitor = await begun(stack, ada, bob)
        await play_until(she, visitor, lambda: frame(visitor) == "check")
        await visitor.close()
        await she.until(lambda: she.table and not she.table["seats"][1]["present"])
        game = (await server.services.registry.actor(code)).session.game
        assert game is not None
        length = len(game.table.log)
        clock.forward(3600)
        assert (await she.ask("say", text="Where are you?"))["type"] == "done"
        assert len(game.table.log) == length
        assert not asked

        assert (await she.ask("clear", seat=1))["type"] == "done"
        await she.until(lambda: len(game.table.log) > length)
        assert asked
        for question in asked:
            assert question.seat == 1
            assert question.view.seat == 1
            assert question.view.hers is None
            assert b'"hako-onna"' not in msgspec.json.encode(question.view.shadows)


@pytest.mark.rule("HO-59")
async def test_time_runs_on_for_a_ghost_that_is_away(ada: Browser, bob: Browser, clock: HandClock) -> None:
    """She leaves during her Move: when its time is up she stays where she is, and the eyes open."""
    async with AsyncExitStack() as stack:
        _, she, visitor = await begun(stack, ada, bob)
        await play_until(she, visitor, lambda: frame(she) == "moving")
        await she.close()
        await visitor.until(lambda: visitor.table and not visitor.table["seats"][0]["present"])
        assert not any(one["type"] == "eyes_opened" and not one["start"] for one in visitor.events)
        clock.forward(1)
        await visitor.until(lambda: any(one["type"] == "eyes_opened" and not one["start"] for one in visitor.events))


async def test_a_bot_speaks_before_it_moves_and_only_where_people_may(
    ada: Browser, bob: Browser, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (Remark(place="shadow-3", claim="bones"), Remark("psst", audience="friends"), Remark(""))

    def talkative(question: BotQuestion) -> Decision:
        listed = [action for action in question.legal if not isinstance(action, hako_onna.actions.GiveUp)]
        return Decision(listed[0], 0, says=words)

    monkeypatch.setattr(bots, "decide", talkative)
    code = await ada.create("hako-onna", options=OPTIONS)
    async with ada.at(code) as she:
        await she.sit(0, "Ada")
        await she.ask("seat_bot", seat=1, level="random")
        await she.ask("start")
        await she.until(lambda: she.updates)
        while frame(she) != "check" and not she.talk:
            if plain_choice(she):
                await she.ask("act", action=plain_choice(she))
            else:
                await asyncio.sleep(0.02)
        await she.until(lambda: she.talk)
        assert she.talk[0]["seat"] == 1
        assert she.talk[0]["pin"] == {"place": "shadow-3", "claim": "bones"}
        assert {said["text"] for said in she.talk} == {""}


@pytest.mark.rule("HO-76")
async def test_a_bot_waits_before_a_choice_but_not_where_all_know_that_there_is_none(
    tmp_path: Path, clock: HandClock
) -> None:
    task, legal = a_task("careful", 50, seat=1)  # her set-up has no pace
    view = msgspec.json.decode(task.view, type=hako_onna.View)
    choice = BotQuestion("hako-onna", "random", task.seat, view, legal, (), bytes(32), 3)
    told: list[Any] = []
    workers = Bots(Metrics(), settings_for(tmp_path, clock=clock, bot_pause=1.0))
    try:
        only = workers.think(msgspec.structs.replace(choice, forced=legal[1]), told.append)
        assert only.task is not None
        await asyncio.wait_for(only.task, PATIENCE)
        assert [move.action for move in told] == [legal[1]], "though the clock stands still"
        waits = workers.think(choice, told.append).task
        assert waits is not None
        done, _ = await asyncio.wait([waits], timeout=0.2)
        assert not done
        clock.forward(1)
        await asyncio.wait_for(waits, PATIENCE)
        assert len(told) == 2
    finally:
        workers.close()


def a_task(level: str, budget: int, seat: Seat = 0) -> tuple[BotTask, Any]:
    """First task of a seat in a night."""
    rules = hako_onna
    state = rules.setup(rules.Options(visitors=1, random_boards=True, random_items=True))
    while (mover := rules.movers(state)[0]) != seat:
        action = rules.chances(state)[0].action if mover == CHANCE else rules.legal(state, mover)[0]
        state = rules.apply(state, Move(mover, action, 0)).state
    legal = rules.legal(state, mover)
    view = msgspec.json.encode(rules.view(state, mover))
    return BotTask("hako-onna", level, mover, view, msgspec.json.encode(legal), (), bytes(32), 3, budget), legal


def test_a_process_answers_with_bytes_as_a_person_would() -> None:
    task, legal = a_task("careful", 50)
    answer = think(task)
    assert answer is not None
    assert msgspec.json.decode(answer.action, type=hako_onna.Action) in legal
    assert think(task) == answer


def test_processes_answer_and_end() -> None:
    pool = WorkerPool(2)
    try:
        task, _ = a_task("careful", 50)
        assert pool.ask(task).result(PATIENCE) == think(task)
    finally:
        pool.close()


async def test_a_bot_that_takes_too_long_is_replaced_by_a_quicker_one(
    ada: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(self: WorkerPool, task: BotTask) -> "Future[Any]":
        return Future()

    monkeypatch.setattr(WorkerPool, "ask", never)
    async with running(settings_for(tmp_path / "slow", bot_seconds=0.1)) as slow, slow.browser() as eve:
        code = await eve.create("hako-onna", options=OPTIONS)
        async with eve.at(code) as watcher:
            for seat in (0, 1):
                await watcher.ask("seat_bot", seat=seat, level="clever")
            await watcher.ask("start")
            await watcher.until(lambda: len(watcher.events) > 12)


async def test_nobody_waits_for_processes_that_still_load(
    ada: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Her whole set-up is decided, though no process ever answers and nothing times out."""
    never: Future[Any] = Future()
    monkeypatch.setattr(WorkerPool, "warm", lambda self, games: [never])
    monkeypatch.setattr(WorkerPool, "ask", lambda self, task: Future())
    settings = settings_for(tmp_path / "loading", bot_seconds=PATIENCE, warm_bots=True)
    async with running(settings) as loading, loading.browser() as eve:
        code = await eve.create("hako-onna", options=OPTIONS)
        async with eve.at(code) as visitor:
            await visitor.sit(1, "Eve")
            await visitor.ask("start")
            await visitor.until(lambda: frame(visitor) == "check")


async def test_processes_that_have_loaded_are_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Bots(Metrics(), settings_for(tmp_path, warm_bots=True))
    loaded: Future[Any] = Future()
    monkeypatch.setattr(WorkerPool, "warm", lambda self, games: [loaded])
    asked: list[BotTask] = []

    def answer(self: WorkerPool, task: BotTask) -> "Future[Any]":
        asked.append(task)
        answered: Future[Any] = Future()
        answered.set_result(think(task))
        return answered

    monkeypatch.setattr(WorkerPool, "ask", answer)
    task, legal = a_task("clever", 50)
    view = msgspec.json.decode(task.view, type=hako_onna.View)
    question = BotQuestion("hako-onna", "clever", 0, view, legal, (), bytes(32), 3)
    try:
        assert await workers._decision(question)
        assert asked == []
        loaded.set_result(None)
        await workers.warm()
        assert await workers._decision(question)
        assert [task.level for task in asked] == ["clever"]
    finally:
        workers.close()


def test_what_is_decided_survives_the_way() -> None:
    decision = Decision(hako_onna.actions.EndTurn(), 5, True, (Remark(place="shadow-1", claim="empty"),))
    answer = answer_of(decision)
    assert (answer.after, answer.punctual, answer.says) == (5, True, decision.says)


def test_processes_that_still_load_are_not_waited_for() -> None:
    """Loading takes much longer than this on any machine: compiled code, and a decision of every game."""
    pool = WorkerPool(2)
    pool.warm(["hidden-rooms", "hako-onna"] * 50)
    loading = pool.ask(BotTask("hidden-rooms", "random", 0, b"", b"", (), bytes(32), 0, 1))
    pool.close()
    assert loading.cancelled() or isinstance(loading.exception(0), WorkerEnded)


def test_a_process_that_died_is_replaced() -> None:
    pool = WorkerPool(2)
    try:
        task, _ = a_task("careful", 50)
        assert pool.ask(task).result(PATIENCE) == think(task)
        for worker in pool._all:
            worker.end()
        assert isinstance(pool.ask(task).exception(PATIENCE), WorkerEnded)
        assert pool.ask(task).result(PATIENCE) == think(task)
    finally:
        pool.close()


def test_what_goes_wrong_in_a_process_is_told() -> None:
    reply = msgspec.json.decode(answered(b"nonsense\n"))
    assert reply["answer"] is None
    assert reply["problem"].startswith("DecodeError")


SERVER = """
from kurayami.catalog import GAMES
from kurayami.server.workers.pool import WorkerPool
pool = WorkerPool(2)
pool.warm(list(GAMES) * 1000)
while len(pool._all) < 2:
    pass
print("started", flush=True)
"""


def test_no_process_outlives_a_server_that_is_killed() -> None:
    """They share the server's stderr: that pipe ends only when everybody who could write to it has ended."""
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert server.stdout is not None
    assert server.stdout.readline() == b"started\n"
    server.kill()
    assert server.communicate(timeout=PATIENCE)[1] == b""


@pytest.mark.rule("HO-76")
async def test_the_time_of_what_is_done_at_once_counts_into_that_of_what_follows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Several steps behind closed eyes take no longer than one."""
    slept: list[float] = []
    decisions = iter([Decision(None, 0, True), Decision(None, 5_000, True), Decision(None, 5_000, True)])

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def next_decision(question: BotQuestion) -> Decision:
        return next(decisions)

    bots = Bots(Metrics(), Settings(database="", bot_pause=0.8))
    monkeypatch.setattr(bots, "_decision", next_decision)
    monkeypatch.setattr(bots._clock, "sleep", sleep)
    question = BotQuestion("hako-onna", "careful", 0, None, (), (), bytes(32), 0)
    before, begun = None, []
    for _ in range(3):
        thinking = bots.think(question, lambda thought: None, before)
        begun.append(thinking.begun)
        assert thinking.task is not None
        await thinking.task
        thinking.begun -= 3  # as if this thought had taken so long
        before = thinking
    bots.close()
    assert slept[0] <= 0
    assert begun[1] == begun[0] - 3
    assert slept[1] <= 2
    assert begun[2] > begun[0]  # what was not done at once is over
