"""Unhurried tables: opened so, or because somebody who sits there asks for time."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kurayami.server.store.rows import SeatRow, TableRow
from kurayami.server.table.unhurried import LONGEST_ABSENCE, is_unhurried, opened_unhurried, unhurried
from tests.patience import until
from tests.server.client import Browser, Client, Json, Running, running, settings_for
from tests.server.clock import HandClock

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
        ("komnata-strachu", {"pause": 80_000, "time_limit": 300_000}, True),
        ("komnata-strachu", {"pause": None, "time_limit": 30_000}, False),
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


@pytest.mark.anyio
async def test_a_guest_who_asks_for_time_and_is_never_ready_stops_no_game(tmp_path: Path) -> None:
    """Ten times the pause, and the round begins without them."""
    clock = HandClock()
    async with running(settings_for(tmp_path, clock=clock)) as server, server.browser() as ada, server.browser() as bob:
        code = await ada.create("komnata-strachu", options={"players": 2, "pause": 8_000, "time_limit": 30_000})
        async with ada.at(code) as host, bob.at(code) as guest:
            await host.sit(0)
            await ask_for_time(guest, True)
            await host.ask("start")
            await host.until(lambda: told_at(host)["phase"] == "playing" and bool(host.legal))
            assert told_at(host)["unhurried"] is True
            assert told_at(host)["options"]["time_limit"] == 300_000
            await host.ask("act", action={"type": "ready"})
            clock.forward(79)
            assert host.update["view"]["stage"]["type"] == "pause"
            clock.forward(2)
            await host.until(lambda: host.update["view"]["stage"]["type"] != "pause")


@pytest.mark.anyio
async def test_a_whole_game_without_haste_waits_an_hour_at_every_step(tmp_path: Path) -> None:
    """Komnata Strachu with a limit of a second: neither a round nor its end comes before all have said so."""
    clock = HandClock()
    async with running(settings_for(tmp_path, clock=clock)) as server, server.browser() as ada, server.browser() as bob:
        options = {"players": 2, "rounds": 2, "pause": 1_000, "time_limit": 1_000, "countdown": 0}
        code = await ada.create("komnata-strachu", options=options, unhurried=True)
        async with ada.at(code) as one, bob.at(code) as two:
            await one.sit(0)
            await two.sit(1, "Bob")
            await one.ask("start")
            for _ in range(2):
                await both(one, two, "pause")
                await hour(clock, one)
                assert stage_of(one) == "pause"
                await one.ask("act", action={"type": "ready"})
                await hour(clock, one)
                assert stage_of(one) == "pause", "the other one is not ready"
                await two.ask("act", action={"type": "ready"})
                await cards_that_count(clock, one, two)
                await hour(clock, one)
                assert stage_of(one) == "open"
                await one.ask("act", action={"type": "give_up"})
                await hour(clock, one)
                assert stage_of(one) == "open", "the other one still looks"
                await two.ask("act", action={"type": "give_up"})
            await both(one, two, "over")


@pytest.mark.anyio
async def test_her_window_is_ten_times_as_long_and_then_the_game_goes_on(tmp_path: Path) -> None:
    clock = HandClock()
    async with running(settings_for(tmp_path, clock=clock)) as server, server.browser() as ada, server.browser() as bob:
        options = {"visitors": 1, "random_boards": True, "random_items": True, "noise": "cards", **HASTY}
        code = await ada.create("hako-onna", options=options, unhurried=True)
        async with ada.at(code) as she, bob.at(code) as visitor:
            await she.sit(0)
            await visitor.sit(1, "Bob")
            await she.ask("start")
            await visitor.until(lambda: visitor.updates)
            for _ in range(200):
                await until(lambda: choice(she) or choice(visitor))  # whoever of them is told last
                if frame_of(visitor) == "window":
                    break
                await (she if choice(she) else visitor).ask("act", action=choice(she) or choice(visitor))
            assert frame_of(visitor) == "window", "she has set a power"
            clock.forward(39)
            await visitor.ask("say", text="Are you there?")
            assert frame_of(visitor) == "window"
            clock.forward(2)
            await visitor.until(lambda: frame_of(visitor) != "window")


def stage_of(client: Client) -> str:
    return str(client.update["view"]["stage"]["type"]) if client.updates else ""


def frame_of(client: Client) -> str:
    agenda = client.update["view"]["agenda"] if client.updates else []
    return agenda[-1]["type"] if agenda else ""


def choice(client: Client) -> Any:
    """A Visitor walks as soon as they can, she sets a power; everything else is the first thing listed."""
    listed = [action for action in client.legal if action["type"] != "give_up"] if client.updates else []
    wanted = (action for action in listed if action["type"] in ("walk_to", "set_power"))
    return next(wanted, listed[0] if listed else None)


async def both(one: Client, two: Client, stage: str) -> None:
    for client in (one, two):
        await client.until(lambda client=client: stage_of(client) == stage)


async def hour(clock: HandClock, client: Client) -> None:
    """Lets an hour pass, and waits until the table has noticed."""
    clock.forward(3_600)
    assert (await client.ask("say", text="Still here."))["type"] == "done"


async def cards_that_count(clock: HandClock, one: Client, two: Client) -> None:
    """Three Special cards cancel each other out: then more are turned up."""
    await one.until(lambda: stage_of(one) in ("open", "cancelled"))
    while stage_of(one) != "open":
        clock.forward(1)
        await one.ask("say", text="Go on.")
    await two.until(lambda: stage_of(two) == "open")


def test_only_the_host_lifts_limits() -> None:
    row = table("komnata-strachu", pause=8_000, time_limit=30_000)
    assert json.loads(opened_unhurried(row).options) == {"pause": None, "time_limit": None}
    assert json.loads(unhurried(row).options) == {"pause": 80_000, "time_limit": 300_000}
    assert unhurried(opened_unhurried(row)) == opened_unhurried(row)
    night = table("hako-onna", **HASTY)
    assert opened_unhurried(night) == unhurried(night)


async def ask_for_time(client: Client, on: bool) -> Json:
    return await client.ask("sit", seat=1, name="Bob", nonce=NONCE, unhurried=on)


def told_at(client: Client) -> Json:
    assert client.table is not None
    return client.table
