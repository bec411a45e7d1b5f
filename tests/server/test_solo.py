"""A game of one, from the lobby to the replay."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from kurayami.bots import levels_of
from kurayami.games.hako_onna.edition_file import house_text
from kurayami.record import load, verify
from kurayami.server.clock import Clock
from kurayami.server.http import replays
from tests.server.client import Browser, play_on, running, settings_for, unfolded

pytestmark = pytest.mark.anyio


async def test_a_game_is_played_to_its_end_and_can_be_proven(ada: Browser) -> None:
    made = await ada.post("/api/tables", {"game": "hidden-rooms", "options": {}})
    async with ada.at(made["code"]) as client:
        assert client.table is not None
        assert client.table["commitment"] == made["commitment"]
        assert client.table["seed"] is None
        await client.begin()
        assert await play_on(client) > 10
        await client.until(lambda: client.table and client.table["phase"] == "over")
        assert client.table["seed"]
        assert client.update["reveal"]["results"]
        assert client.update["legal"] == []
    record = (await ada.http.get(f"/api/tables/{made['code']}/record")).text
    verdict = verify(load(record))
    assert verdict.proven
    assert verdict.draws > 3
    assert load(record).header.commitment == made["commitment"]


async def test_a_finished_game_is_in_the_list_and_can_be_replayed(ada: Browser, bob: Browser) -> None:
    code = await ada.create(open=True)
    async with ada.at(code) as client:
        await client.begin()
        assert [table["code"] for table in (await bob.get("/api/lobby"))["running"]] == [code]
        await play_on(client)
        final = client.update["view"]
    lobby = await bob.get("/api/lobby")
    assert [table["code"] for table in lobby["finished"]] == [code]
    assert lobby["finished"][0]["names"] == ["Ada"]
    assert lobby["finished"][0]["yours"] is False
    for wish in ("all", "0", "watch"):
        replay = await bob.get(f"/api/tables/{code}/replay?from={wish}")
        assert replay["frames"][0]["view"]["waiting"] == "stage_tile"
        assert {**unfolded(replay["frames"])[-1]["view"], "seat": 0} == final
        assert sum(len(frame["events"]) for frame in replay["frames"]) == len(client.events)


async def test_a_running_game_is_replayed_only_from_ones_own_seat(ada: Browser, bob: Browser) -> None:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
        await play_on(client, 3)
    assert len((await ada.get(f"/api/tables/{code}/replay?from=0"))["frames"]) > 3
    assert (await bob.get(f"/api/tables/{code}/replay?from=0"))["key"] == "server-not-yours"
    assert (await bob.get(f"/api/tables/{code}/replay?from=all"))["key"] == "table-not-over"
    assert (await bob.get(f"/api/tables/{code}/replay?from=7"))["key"] == "server-no-such-seat"
    assert (await bob.get(f"/api/tables/{code}/record"))["key"] == "table-not-over"


async def test_a_move_is_in_the_database_when_it_is_acknowledged(ada: Browser, tmp_path: Path) -> None:
    code = await ada.create()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        async with ada.at(code) as client:
            await client.begin()
            for number in range(10):
                answer = await client.ask("act", f"move-{number}", action=client.legal[0])
                assert answer["type"] == "done"
                rows = database.execute("select line from entries where request = ?", (f"move-{number}",)).fetchall()
                assert len(rows) == 1
    database.close()


async def test_the_same_request_twice_is_done_once(ada: Browser) -> None:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
        action = client.legal[0]
        assert (await client.ask("act", "once", action=action))["type"] == "done"
        events = len(client.events)
        assert (await client.ask("act", "once", action=action))["type"] == "done"
        assert (await client.ask("say", "hi", text="Hello"))["type"] == "done"
        assert (await client.ask("say", "hi", text="Hello"))["type"] == "done"
        assert len(client.events) == events
        assert len(client.talk) == 1


async def test_moves_can_be_taken_back(ada: Browser) -> None:
    code = await ada.create()
    async with ada.at(code) as client:
        await client.begin()
        assert (await client.ask("undo"))["key"] == "table-nothing-to-undo"
        before, told = client.update["view"], len(client.events)
        await client.ask("act", action=client.legal[0])
        assert client.update["may_undo"]
        assert client.update["undone"] == []
        assert (await client.ask("undo"))["type"] == "done"
        assert client.update["view"] == before
        undone = [[told, len(client.events)]]
        assert client.update["undone"] == undone
        await client.ask("act", action=client.legal[0])
        assert client.update["undone"] == undone
        assert client.events[told : undone[0][1]] == client.events[undone[0][1] :][: undone[0][1] - told]
    async with ada.at(code) as again:
        await again.until(lambda: again.updates)
        assert again.update["undone"] == undone


async def test_a_refusal_says_why_and_changes_nothing(ada: Browser) -> None:
    async with ada.at(await ada.create()) as client:
        assert (await client.ask("act", action={"type": "stop"}))["key"] == "server-not-seated"
        await client.sit()
        assert (await client.ask("act", action={"type": "stop"}))["key"] == "server-not-playing"
        await client.ask("start")
        assert (await client.ask("start"))["key"] == "server-already-begun"
        assert (await client.ask("act", action={"type": "stop"}))["key"] == "hr-begin-first"
        refused = await client.ask("act", action={"type": "begin", "tile": {"colour": "red", "number": 9}})
        assert refused["key"] == "hr-not-offered"
        assert refused["params"] == {"colour": "red", "number": 9}
        assert (await client.ask("act", action={"type": "fly"}))["key"] == "server-bad-action"
        assert (await client.ask("act", action={"type": "draw", "tile": {"colour": "red", "number": 1}}))["key"] == (
            "hr-only-chance-draws"
        )
        assert len(client.updates) == 1


async def test_a_book_comes_by_value(ada: Browser) -> None:
    pages = "".join(f"[[pages]]\nstage = {n}\nmonster = 'Mine'\nroute = [[0, 1], [0, 4]]\n" for n in range(1, 6))
    book = (await ada.http.post("/api/books", content=f"title = 'My house'\n{pages}")).json()
    assert book["title"] == "My house"
    code = await ada.create(options={"book": book})
    async with ada.at(code) as client:
        await client.begin()
        assert client.update["view"]["options"]["book"]["title"] == "My house"
    broken = await ada.http.post("/api/books", content="title = 'x'\npages = []")
    assert (broken.status_code, broken.json()["key"]) == (400, "hr-book-stage-missing")
    assert (await ada.http.post("/api/books", content=b"\xff\xfe")).json()["key"] == "hr-book-not-text"
    refused = await ada.post("/api/tables", {"game": "hidden-rooms", "options": {"turn_limit": 0}})
    assert refused["key"] == "hr-turn-limit"


async def test_options_are_sent_once(ada: Browser, bob: Browser) -> None:
    """They may be long, and people who come and go change the table for everybody."""
    code = await ada.create(options={"turn_limit": 7})
    async with ada.at(code) as client:
        assert client.table is not None
        assert client.table["options"]["turn_limit"] == 7
        async with bob.at(code) as other:
            assert other.table is not None
            assert other.table["options"]["turn_limit"] == 7
            await client.until(lambda: bool(client.table and client.table["watchers"] == 2))
            assert client.table["options"] is None


@pytest.mark.rule("HO-13")
async def test_an_edition_comes_by_value(ada: Browser) -> None:
    text = house_text().replace('name = "Rope"', 'name = "Ladder"').replace('name = "house"', 'name = "Mine"')
    edition = (await ada.http.post("/api/editions", content=text)).json()
    code = await ada.create("hako-onna", options={"edition": edition, "random_boards": True, "random_items": True})
    async with ada.at(code) as client:
        await client.begin()
        assert client.update["view"]["options"]["edition"] == edition
        assert "Ladder" in {item["name"] for item in edition["items"]}
    broken = await ada.http.post("/api/editions", content=text.replace("needs = 7", "needs = 17"))
    assert (broken.status_code, broken.json()["key"]) == (400, "ho-edition-needs")
    assert broken.json()["params"]["field"] == "powers[10].needs"
    assert (await ada.http.post("/api/editions", content=b"#" * 33_000)).json()["key"] == "ho-edition-big"
    edition["items"][0]["text"] = "x" * 301
    refused = await ada.post("/api/tables", {"game": "hako-onna", "options": {"edition": edition}})
    assert refused["key"] == "ho-edition-long"


async def test_games_are_listed_with_what_they_can_be_made_from(ada: Browser) -> None:
    (hidden_rooms, *_) = await ada.get("/api/games")
    assert hidden_rooms["game"] == "hidden-rooms"
    assert set(hidden_rooms["content"]["books"]) == {"rooms", "deeper-rooms"}
    assert hidden_rooms["levels"] == list(levels_of("hidden-rooms"))


class Unmoved(Clock):
    """A clock that stands still; a sleeper reports its time, and continues."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    def now(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        await asyncio.sleep(0)


async def test_how_long_the_replay_of_a_running_game_takes_counts_no_hidden_moves(tmp_path: Path) -> None:
    """It is answered on a beat far longer than replaying any game takes."""
    clock = Unmoved()
    async with running(settings_for(tmp_path, clock=clock)) as server, server.browser() as ada:
        code = await ada.create()
        async with ada.at(code) as client:
            await client.sit()
            await client.ask("start")
            await client.until(lambda: bool(client.updates))
            clock.waits.clear()
            await ada.get(f"/api/tables/{code}/replay?from=0")
            assert clock.waits == [replays.BEAT]
    assert [elapsed + replays.to_the_beat(elapsed) for elapsed in (0.0, 0.0003, 0.02, 0.3)] == pytest.approx(
        [replays.BEAT, replays.BEAT, replays.BEAT, 2 * replays.BEAT]
    )
