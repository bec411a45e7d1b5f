"""Tutorial tables: chance and the others follow a script."""

from pathlib import Path

import pytest

from kurayami.games.hidden_rooms import Options
from kurayami.games.hidden_rooms.actions import Draw
from kurayami.games.hidden_rooms.house import Tile
from kurayami.lessons import LESSONS, Lesson
from kurayami.record import load, verify
from kurayami.testing import tiny
from tests.server.client import play_on, running, settings_for

pytestmark = pytest.mark.anyio

B3, R1, G6 = Tile("blue", 3), Tile("red", 1), Tile("green", 6)
ROOMS = Lesson(Options(), chance=(Draw(B3), Draw(R1), Draw(G6)))
BLUFF = Lesson(
    tiny.Options(rounds=2),
    seat=1,
    chance=(tiny.Deal(2), tiny.Deal(5), tiny.Deal(9), tiny.Deal(6)),
    others={0: (tiny.SayWord("high"), tiny.Doubt())},
)


@pytest.fixture(autouse=True)
def lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LESSONS, "hidden-rooms", {"rooms": ROOMS})
    monkeypatch.setitem(LESSONS, "tiny", {"bluff": BLUFF})


async def test_chance_follows_the_script_and_then_the_seed(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server, server.browser() as ada:
        code = await ada.create(lesson="rooms")
        async with ada.at(code) as client:
            assert client.table
            assert client.table["lesson"] == {"name": "rooms", "seat": 0}
            await client.begin()
            assert client.update["view"]["offered"] == [
                {"colour": "red", "number": 1},
                {"colour": "green", "number": 6},
            ]
            await play_on(client)
            await client.until(lambda: bool(client.table and client.table["phase"] == "over"))
            assert client.table["seed"] is None
        record = load((await ada.http.get(f"/api/tables/{code}/record")).text)
        assert not verify(record).proven
        lobby = await ada.get("/api/lobby")
        assert (lobby["mine"], lobby["finished"]) == ([], [])


async def test_the_others_follow_the_script_while_it_is_legal(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path), {"tiny": tiny}) as server, server.browser() as ada:
        code = await ada.create("tiny", lesson="bluff")
        async with ada.at(code) as client:
            await client.sit(1)
            await client.ask("seat_bot", seat=0, level="random")
            await client.ask("start")
            await client.until(lambda: any(event["type"] == "said" for event in client.events))
            assert [event["word"] for event in client.events if event["type"] == "said"] == ["high"]
            assert client.update["view"]["hands"][1] == 5


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server, server.browser() as ada:
        code = await ada.create(lesson="rooms")
        cookies = dict(ada.http.cookies)
        async with ada.at(code) as client:
            await client.begin()
    async with running(settings_for(tmp_path)) as server, server.browser(cookies) as ada, ada.at(code) as client:
        await client.until(lambda: bool(client.updates))
        assert len(client.update["view"]["offered"]) == 2
        assert await play_on(client) > 2


async def test_what_is_not_taught_is_refused(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server, server.browser() as ada:
        wish = {"game": "hidden-rooms", "options": {}, "lesson": "flying"}
        refused = await ada.post("/api/tables", wish)
        assert (refused["key"], refused["params"]) == ("lessons-no-such-lesson", {"lesson": "flying"})
        (info,) = [each for each in await ada.get("/api/games") if each["game"] == "hidden-rooms"]
        assert info["lessons"] == ["rooms"]
