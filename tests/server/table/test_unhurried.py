"""Unhurried tables: opened so, or because somebody who sits there asks for time."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.server.store.rows import SeatRow, TableRow
from kurayami.server.table.unhurried import LONGEST_ABSENCE, is_unhurried, unhurried
from tests.server.client import Browser, Client, Json, Running

HASTY = {"pause": 4_000, "ghost_time": 60_000, "answer_time": 20_000}
CALM = {"pause": 40_000, "ghost_time": 600_000, "answer_time": 200_000}
NONCE = "00" * 32


def table(game: str = "hako-onna", absence: int | None = None, **options: Any) -> TableRow:
    return TableRow(
        code="7QK3M9XW2A",
        game=game,
        version=1,
        options=json.dumps(options),
        seed="00",
        open=False,
        undo=True,
        hints=True,
        absence=absence,
        phase="gathering",
        host="ada",
        challenge=None,
        outcome=None,
        score=None,
        created=0,
        touched=0,
    )


@pytest.mark.parametrize(
    ("game", "options", "calm"),
    [
        ("komnata-strachu", {"pause": None, "time_limit": None}, True),
        ("komnata-strachu", {"pause": None, "time_limit": 600_000}, False),
        ("hako-onna", CALM | {"answer_time": 300_000}, True),
        ("hako-onna", CALM | {"pause": 4_000}, False),
        ("hako-onna", {}, False),
        ("hidden-rooms", {}, None),
    ],
)
def test_every_duration_counts(game: str, options: dict[str, Any], calm: bool | None) -> None:
    assert is_unhurried(table(game, **options), "playing", ()) is calm


def test_durations_become_ten_times_as_long_once_and_longer_ones_stay() -> None:
    slow = unhurried(replace(table(absence=60), options=json.dumps({"visitors": 2, **HASTY})))
    assert json.loads(slow.options) == {"visitors": 2, **CALM}
    assert slow.absence == 600
    assert unhurried(slow) is slow
    assert json.loads(unhurried(table(pause=None)).options)["pause"] is None
    assert unhurried(table(absence=80_000)).absence == LONGEST_ABSENCE
    assert unhurried(table(absence=None)).absence is None


@pytest.mark.parametrize("only", [{"lesson": "visitor"}, {"challenge": "2026-01-01"}])
def test_a_lesson_and_a_challenge_stay_as_they_are(only: dict[str, str]) -> None:
    row = replace(table(), **only)
    assert unhurried(row) is row
    assert is_unhurried(row, "gathering", [SeatRow(0, unhurried=True)]) is None


@pytest.mark.anyio
async def test_a_table_is_opened_so(ada: Browser) -> None:
    code = await ada.create("hako-onna", options=HASTY, unhurried=True)
    async with ada.at(code) as one:
        told = told_at(one)
        assert told["unhurried"] is True
        assert told["options"] | CALM == told["options"]


@pytest.mark.anyio
async def test_who_asks_for_time_gets_it_for_everybody_and_all_are_told(server: Running, ada: Browser) -> None:
    code = await ada.create("hako-onna", options={"visitors": 1, **HASTY})
    async with server.browser() as late, server.browser() as bob, ada.at(code) as one, bob.at(code) as two:
        await one.sit(0)
        assert told_at(one)["unhurried"] is False
        assert (await ask_for_time(two, True))["type"] == "done"
        await one.until(lambda: told_at(one)["unhurried"])
        assert [seat["unhurried"] for seat in told_at(one)["seats"]] == [False, True]
        assert told_at(one)["options"] is None, "nothing has changed yet"
        await ask_for_time(two, False)
        await one.until(lambda: not told_at(one)["unhurried"])
        await ask_for_time(two, True)
        await one.ask("start")
        await one.until(lambda: told_at(one)["phase"] == "playing")
        assert told_at(one)["options"] | CALM == told_at(one)["options"]
        async with late.at(code) as three:
            assert told_at(three)["unhurried"] is True


@pytest.mark.anyio
async def test_a_wish_goes_with_the_person_and_comes_too_late_in_a_running_game(ada: Browser, bob: Browser) -> None:
    code = await ada.create("hako-onna", options={"visitors": 1, **HASTY})
    async with ada.at(code) as one, bob.at(code) as two:
        await one.sit(0)
        await ask_for_time(two, True)
        await two.ask("stand")
        await one.until(lambda: told_at(one)["unhurried"] is False)
        await two.sit(1, "Bob")
        await one.ask("start")
        await ask_for_time(two, True)
        assert told_at(two)["unhurried"] is False
        assert [seat["unhurried"] for seat in told_at(two)["seats"]] == [False, False]


async def ask_for_time(client: Client, on: bool) -> Json:
    return await client.ask("sit", seat=1, name="Bob", nonce=NONCE, unhurried=on)


def told_at(client: Client) -> Json:
    assert client.table is not None
    return client.table
