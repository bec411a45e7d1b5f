"""Hints, reviews and difficulty ratings, as a client requests them."""

import asyncio
import json
import sys
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kurayami.bots.hako_onna.playouts import forecast as playouts
from kurayami.bots.hidden_rooms import made_routes
from kurayami.bots.hidden_rooms.route_tables import ground, ground_of
from kurayami.compiler import COMPILED
from kurayami.games.hidden_rooms import BOOKS, Page
from kurayami.games.hidden_rooms.book import expand
from kurayami.kernel import Stream
from kurayami.server.workers import advisers
from kurayami.server.workers.advice import Foresaw, Foresee, Prepare
from kurayami.server.workers.advisers import Advisers
from kurayami.server.workers.pool import WorkerPool
from kurayami.server.workers.protocol import REPLIES, WorkerRequest, answered
from kurayami.wire import messages as wire
from tests.server.client import GENEROUS, Browser, Json, Running, play_on, running, settings_for, unfolded

pytestmark = pytest.mark.anyio

PAGE = {"stage": 1, "monster": "Mine", "route": [[0, 1], [0, 4], [3, 4]]}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[WorkerRequest]:
    """Answers requests in this process, as lines like in another, and lists them."""
    questions: list[WorkerRequest] = []

    def ask(self: WorkerPool, question: WorkerRequest) -> "Future[Any]":
        questions.append(question)
        reply = REPLIES.decode(answered(msgspec.json.encode(question)))
        assert reply.problem is None
        answer: Future[Any] = Future()
        answer.set_result(reply.answer)
        return answer

    monkeypatch.setattr(WorkerPool, "ask", ask)
    return questions


async def pieces_of(browser: Browser, path: str, body: Any = None) -> list[Json]:
    """Pieces of a stream, or the reason for none."""
    answer = await (browser.http.get(path) if body is None else browser.http.post(path, json=body))
    if answer.status_code != 200:
        return [answer.json()]
    return [json.loads(line.removeprefix("data: ")) for line in answer.text.split("\n\n") if line]


@pytest.mark.usefixtures("asked")
async def test_a_hint_tells_the_chance_of_every_choice(ada: Browser) -> None:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
        for _ in range(3):
            choices = (await ada.post(f"/api/tables/{code}/hint"))["choices"]
            assert sorted(json.dumps(choice["action"]) for choice in choices) == sorted(map(json.dumps, client.legal))
            chances = [choice["chance"] for choice in choices]
            assert chances == sorted(chances, reverse=True)
            assert all(0 <= chance <= 1 for chance in chances)
            await client.ask("act", action=choices[0]["action"])


async def test_hints_are_for_ones_own_seat_and_not_at_every_table(ada: Browser, bob: Browser) -> None:
    code = await ada.create()
    assert (await ada.post(f"/api/tables/{code}/hint"))["key"] == "server-not-seated"
    async with ada.at(code) as client:
        await client.sit()
        assert (await ada.post(f"/api/tables/{code}/hint"))["key"] == "server-not-playing"
        await client.ask("start")
        assert (await bob.post(f"/api/tables/{code}/hint"))["key"] == "server-not-seated"
    strict = await ada.create(hints=False)
    async with ada.at(strict) as client:
        await client.begin()
        assert (await ada.post(f"/api/tables/{strict}/hint"))["key"] == "server-no-hints"
    other = await ada.create("komnata-strachu")
    async with ada.at(other) as client:
        await client.sit()
        assert (await ada.post(f"/api/tables/{other}/hint"))["key"] == "server-no-hints"
    assert (await ada.post("/api/tables/0000000000/hint"))["key"] == "server-no-such-table"


@pytest.mark.usefixtures("asked")
async def test_the_challenge_has_neither_hints_nor_a_review_before_its_end(ada: Browser) -> None:
    code = (await ada.post("/api/challenges"))["code"]
    async with ada.at(code) as client:
        await client.begin()
        assert (await ada.post(f"/api/tables/{code}/hint"))["key"] == "server-no-hints"
        assert (await ada.get(f"/api/tables/{code}/review?stage=0"))["key"] == "server-no-hints"
        await play_on(client)
    assert (await pieces_of(ada, f"/api/tables/{code}/review?stage=0"))[0]["done"] == 0


@pytest.mark.usefixtures("asked")
async def test_a_stage_is_reviewed_when_it_is_over(ada: Browser, bob: Browser) -> None:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
        assert (await ada.get(f"/api/tables/{code}/review?stage=0"))["key"] == "server-no-such-stage"
        await client.ask("act", action=client.legal[0])
        await client.ask("undo")
        while not client.update["view"]["results"]:
            await client.ask("act", action=client.legal[-1])
        pieces = await pieces_of(ada, f"/api/tables/{code}/review?stage=0")
        assert (await bob.get(f"/api/tables/{code}/review?stage=0"))["key"] == "server-not-yours"
        assert (await ada.get(f"/api/tables/{code}/review?stage=x"))["key"] == "server-no-such-stage"
        await play_on(client)
    assert [piece["done"] for piece in pieces] == list(range(len(pieces)))
    assert {piece["of"] for piece in pieces} == {len(pieces) - 1}
    frames = unfolded((await ada.get(f"/api/tables/{code}/replay?from=0"))["frames"])
    moments = [piece["moment"] for piece in pieces[1:]]
    assert moments[0]["action"]["type"] == "begin"
    for moment in moments:
        seen = frames[moment["step"]]["view"]
        assert (seen["turn"], seen["results"]) == (moment["turn"], [])
        assert seen["waiting"] in ("begin", "child")
        assert (moment["better"] is not None) == (moment["chance"] - moment["chosen"] >= 0.05)
    assert len(await pieces_of(bob, f"/api/tables/{code}/review?stage=1")) > 1, "when it is over, anybody may look back"


@pytest.mark.usefixtures("asked")
async def test_a_night_that_is_over_is_forecast_moment_by_moment(
    ada: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playouts, "forecast", lambda state, rng: 0.0 if state.end else 0.25)
    code = await ada.create("hako-onna", options={"visitors": 1, "random_boards": True, "random_items": True})
    vote = {"type": "give_up", "agree": True}
    async with ada.at(code) as she, bob.at(code) as visitor:
        await she.sit(0)
        await visitor.sit(1, "Bob")
        await she.ask("start")
        await she.until(lambda: bool(she.legal))
        while she.legal:
            await she.ask("act", action=she.legal[0])
        await visitor.until(lambda: vote in visitor.legal)
        assert (await ada.get(f"/api/tables/{code}/forecast"))["key"] == "table-not-over"
        await visitor.ask("act", action=vote)
        assert visitor.update["outcome"] is not None
    pieces = await pieces_of(bob, f"/api/tables/{code}/forecast")
    assert [piece["done"] for piece in pieces] == list(range(len(pieces)))
    assert {piece["of"] for piece in pieces} == {len(pieces) - 1}
    assert pieces[0]["step"] is None
    assert {piece["chance"] for piece in pieces[1:]} == {0.25, 0.0}
    frames = (await ada.get(f"/api/tables/{code}/replay?from=all"))["frames"]
    assert all(0 < piece["step"] < len(frames) for piece in pieces[1:])
    assert (await ada.get(f"/api/tables/{await ada.create()}/forecast"))["key"] == "server-no-hints"


async def test_a_long_thought_says_that_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    questions: list[WorkerRequest] = []
    answer: Future[Any] = Future()

    def ask(self: WorkerPool, question: WorkerRequest) -> "Future[Any]":
        questions.append(question)
        return answer

    monkeypatch.setattr(WorkerPool, "ask", ask)
    monkeypatch.setattr(advisers, "BREATH", 0.001)
    pieces = Advisers().forecast("hako-onna", [(3, None), (5, None)])
    assert [await anext(pieces) for _ in range(3)] == [wire.Foreseen(0, 2, None, None)] * 3
    answer.set_result(Foresaw(0.5))
    while (piece := await anext(pieces)).step is None:
        pass
    assert piece == wire.Foreseen(1, 2, 3, 0.5)
    assert [question.number for question in questions if isinstance(question, Foresee)] == [3]


@pytest.mark.usefixtures("asked")
async def test_how_hard_a_page_is(ada: Browser) -> None:
    pieces = await pieces_of(ada, "/api/books/difficulty", PAGE)
    assert [piece["done"] for piece in pieces] == sorted(piece["done"] for piece in pieces)
    assert pieces[0]["done"] == 0
    assert pieces[-1]["done"] == pieces[-1]["of"]
    assert list(pieces[-1]["shares"]) == ["beginner", "careful", "clever"]
    for share in pieces[-1]["shares"].values():
        assert share["low"] <= share["won"] / share["of"] <= share["high"]


async def test_a_broken_page_is_refused_at_the_square_that_is_wrong(ada: Browser) -> None:
    askew = {**PAGE, "route": [[0, 1], [2, 3]]}
    (refused,) = await pieces_of(ada, "/api/books/difficulty", askew)
    assert refused["key"] == "hr-book-corner-askew"
    assert refused["params"] == {"file": "book", "stage": 1, "square": "D3", "pair": "[2, 3]"}
    many = {**PAGE, "route": [[0, 1], [5, 5]] * 2000}
    assert (await pieces_of(ada, "/api/books/difficulty", many))[0]["key"] == "hr-book-route-long"
    assert (await pieces_of(ada, "/api/books/difficulty", {"stage": 1}))[0]["key"] == "server-bad-message"


@pytest.mark.usefixtures("asked")
async def test_thinking_has_its_limits(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, limits=replace(GENEROUS, hint_burst=1, hint_rate=0, study_burst=0, study_rate=0))
    async with running(settings) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            assert "choices" in await ada.post(f"/api/tables/{code}/hint")
            assert (await ada.post(f"/api/tables/{code}/hint"))["key"] == "server-too-many-thoughts"
        assert (await ada.post("/api/books/difficulty", PAGE))["key"] == "server-too-many-thoughts"
        assert (await ada.post("/api/books", "title = 'Mine'"))["key"] == "server-too-many-thoughts"
        assert (await ada.post("/api/transfer"))["key"] == "server-too-many-thoughts"
        for long in ("record", "replay", "review?stage=0", "forecast"):
            assert (await ada.get(f"/api/tables/{code}/{long}"))["key"] == "server-too-many-thoughts"


async def test_what_the_first_hint_would_wait_for_is_prepared(asked: list[WorkerRequest]) -> None:
    advisers = Advisers()
    await advisers.warm()
    advisers.close()
    prepared = [question.number for question in asked if isinstance(question, Prepare)]
    assert prepared == list(range(sum(len(book.pages) for book in BOOKS.values())))
    made = ground_of.cache_info().misses
    for book in BOOKS.values():
        for page in book.pages:
            ground(expand(page.route))
    assert ground_of.cache_info().misses == made


async def test_the_servers_own_process_loads_nothing_of_what_bots_think_with() -> None:
    """Neither numba nor tables: they would take its memory, and time from the tables."""
    script = "import sys, kurayami.server.app; print('kurayami.bots.hidden_rooms.route_tables' in sys.modules)"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", script, stdout=asyncio.subprocess.PIPE)
    assert (await process.communicate())[0] == b"False\n"


async def test_nothing_is_thought_for_who_has_gone(asked: list[WorkerRequest]) -> None:
    pieces = Advisers().difficulty("hidden-rooms", "books", Page(1, "Mine", ((0, 1), (0, 4), (3, 4))))
    assert [(await anext(pieces)).done for _ in range(2)] == [0, 10 if COMPILED else 2]
    assert len(asked) == 1


async def test_an_adviser_whose_process_dies_is_replaced(ada: Browser, server: Running) -> None:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
        assert "choices" in await ada.post(f"/api/tables/{code}/hint")
        for worker in server.services.advisers._pool._all:
            worker.end()
        assert (await ada.post(f"/api/tables/{code}/hint"))["key"] == "server-failed"
        assert "choices" in await ada.post(f"/api/tables/{code}/hint")


async def test_a_server_that_stops_waits_for_no_advice(tmp_path: Path) -> None:
    """Everybody waiting is told why, also those waiting in a queue or reading a stream."""
    async with running(settings_for(tmp_path)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.begin()
            hints = [asyncio.create_task(ada.post(f"/api/tables/{code}/hint")) for _ in range(3)]
            async with ada.http.stream("POST", "/api/books/difficulty", json=PAGE) as study:
                pieces = study.aiter_lines()
                await anext(pieces)
                await asyncio.to_thread(server.services.advisers.close)
                assert {(await hint).get("key") for hint in hints} <= {None, "server-stopping"}
                async for _ in pieces:
                    pass
            assert (await ada.post(f"/api/tables/{code}/hint"))["key"] == "server-stopping"


@pytest.mark.usefixtures("asked")
async def test_a_page_is_altered_try_by_try_until_one_is_as_wished(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = msgspec.to_builtins(BOOKS["rooms"].pages[4])
    tried: list[str] = []

    def alter(given: Page, wish: str, rng: Stream) -> Page | None:
        tried.append(wish)
        return replace(given, route=((0, 1), (0, 4))) if len(tried) == 3 else None

    monkeypatch.setattr(made_routes, "altered_page", alter)
    pieces = await pieces_of(ada, "/api/books/alter?wish=harder", page)
    assert tried == ["harder"] * 3
    assert [piece["done"] for piece in pieces] == [0, 1, 2, 3]
    assert pieces[-1]["of"] == 3
    assert [piece["piece"] for piece in pieces] == [None, None, None, {**page, "route": [[0, 1], [0, 4]]}]


@pytest.mark.usefixtures("asked")
async def test_a_page_that_nothing_makes_harder_stays(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made_routes, "altered_page", lambda page, wish, rng: None)
    pieces = await pieces_of(ada, "/api/books/alter?wish=easier", PAGE)
    assert pieces[-1]["done"] == pieces[-1]["of"]
    assert all(piece["piece"] is None for piece in pieces)


async def test_what_can_not_be_altered_is_refused(ada: Browser) -> None:
    askew = {**PAGE, "route": [[0, 1], [2, 3]]}
    assert (await pieces_of(ada, "/api/books/alter?wish=harder", askew))[0]["key"] == "hr-book-corner-askew"
    assert (await pieces_of(ada, "/api/books/alter?wish=shorter", PAGE))[0]["key"] == "server-no-such-page"
    assert (await pieces_of(ada, "/api/books/alter", PAGE))[0]["key"] == "server-no-such-page"


async def test_a_night_made_by_the_machine_is_the_same_for_everybody(ada: Browser) -> None:
    tiers = await ada.get("/api/books/endless")
    assert [tier["difficulty"] for tier in tiers] == ["very-easy", "easy", "medium", "hard", "nightmare"]
    night = await ada.get("/api/books/endless/hard/12")
    assert night == await ada.get("/api/books/endless/hard/12") != await ada.get("/api/books/endless/hard/13")
    assert "code" in await ada.post("/api/tables", {"game": "hidden-rooms", "options": {"book": night["book"]}})
    for wrong in ("endless/hard/0", "endless/hard/1000001", "endless/bright/1"):
        assert (await ada.get(f"/api/books/{wrong}"))["key"] == "hr-no-such-night"
