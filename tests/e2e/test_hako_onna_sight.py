"""Sight in Hako Onna: where she might be, the size of Shadows, and that everybody sees a disc fall."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from kurayami.extras import extras_of
from kurayami.games import hako_onna as rules
from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.options import Options
from kurayami.kernel import Move, Stream
from kurayami.lessons import Lesson
from kurayami.table import Seeded, Table
from kurayami.wire.replays import Frame, Replay
from tests.e2e.conftest import PHONE, NewPage, Rehearsal
from tests.e2e.haunting import Night, my_turn
from tests.e2e.house import House

LAPTOP = (1280, 720)
WIDTHS = (1280, 1366, 1440)
LONG_NAMES = ("Bartholomew the Elder", "Wilhelmina", "Maximiliana of the Lake", "Al")
TARGET = 44
HOUSES = 50
LONG = 600_000
HIDES = (
    a.ChooseNumbers(1, 2, 3),
    a.ChooseWeakness("weakness-stake"),
    a.KeepPower(7),
    a.PutBones(4),
    a.StepTo(6),
    a.Hide(12),
)
QUIET = Options(visitors=1, pause=LONG, ghost_time=LONG, random_boards=True, random_items=True)

BOX = "part => part.getBoundingClientRect().toJSON()"

MEASURE = """async frames => {
    const slider = document.querySelector("input[type=range]");
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found = [];
    for (let at = 0; at < frames; at++) {
        slider.value = at;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        await drawn();
        const spots = [...document.querySelectorAll(".window:not(.far) .spot")];
        found.push(Math.min(...spots.map(spot => spot.getBoundingClientRect().width)));
    }
    return found;
}"""
"""Smallest clickable Shadow of each house, in pixels; infinite if there is none."""


def night_until(number: int, options: Options, there: Callable[[Any], bool]) -> Table[Any, Any, Any, Any, Any]:
    """A random game up to a condition."""
    stream = Stream(bytes(32), f"night {number}")
    chance = Seeded(bytes(32), [bytes([number] * 32)] * (options.visitors + 1))
    measured = extras_of("hako-onna").measured
    assert measured
    table: Table[Any, Any, Any, Any, Any] = Table(rules, options, measured(chance))
    while not there(table.state):
        seat = rules.movers(table.state)[0]
        choices = [one for one in rules.legal(table.state, seat) if not isinstance(one, a.GiveUp | a.KeepDisc)]
        table.play(Move(seat, stream.choice(choices), table.now))
    return table


def show_replay(page: Page, house: House, frames: list[Frame], names: tuple[str | None, ...] = (None,) * 4) -> None:
    """Frames as if played at a table, as a spectator sees them."""
    replay = Replay("NIGHTS0000", "hako-onna", "playing", None, False, names, None, tuple(frames))
    body = msgspec.json.encode(replay)
    page.route(
        "**/api/tables/NIGHTS0000/replay*", lambda route: route.fulfill(body=body, content_type="application/json")
    )
    page.goto(f"{house.url}/r/NIGHTS0000?from=watch")
    expect(page.locator(".hako [data-shadow]").first).to_be_attached()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_shadows_are_large_enough_in_fifty_houses(device: NewPage, house: House, size: tuple[int, int]) -> None:
    options = Options(visitors=3, random_boards=True, random_items=True)
    views = []
    for number in range(HOUSES):
        table = night_until(number, options, lambda state: isinstance(state.agenda[-1], f.Check))
        views.append(rules.view(table.state, None))
    assert len({view.house for view in views}) == HOUSES
    page = device(size)
    show_replay(page, house, [Frame(None, None, (), msgspec.Raw(msgspec.json.encode(view))) for view in views])
    found: list[float] = page.evaluate(MEASURE, HOUSES)
    assert len(found) == HOUSES
    assert [width for width in found if not TARGET - 0.5 <= width < 1000] == []


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
def test_four_visitors_and_she_are_in_one_row_on_a_laptop(device: NewPage, house: House, language: str) -> None:
    options = Options(visitors=4, random_boards=True, random_items=True)
    table = night_until(4, options, lambda state: isinstance(state.agenda[-1], f.Check))
    view = msgspec.Raw(msgspec.json.encode(rules.view(table.state, None)))
    belief = (1000, *(0,) * (len(table.state.shadows) - 1))
    page = device(LAPTOP, language=language)
    show_replay(page, house, [Frame(None, None, (), view, belief=belief)] * 2, (None, *LONG_NAMES))
    expect(page.locator(".company .belief-key")).to_be_visible()
    company, people, her = (page.locator(f".company{part}") for part in ("", " .people", " .her"))
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 720})
        outer, others, hers = (part.evaluate(BOX) for part in (company, people, her))
        assert hers["top"] < others["bottom"], width
        assert others["right"] < hers["left"], width
        assert hers["right"] <= outer["right"] + 1, width
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_replay_on_a_phone_leaves_the_screen_to_the_house(device: NewPage, house: House) -> None:
    """One row above, one row below, and nothing that is said lies behind them."""
    options = Options(visitors=3, random_boards=True, random_items=True)
    table = night_until(3, options, lambda state: isinstance(state.agenda[-1], f.Check))
    view = msgspec.Raw(msgspec.json.encode(rules.view(table.state, None)))
    page = device(PHONE)
    show_replay(page, house, [Frame(None, None, (), view)] * 2)
    expect(page.locator(".prompt")).to_contain_text("Noise check")
    above, said, below = (page.locator(part).evaluate(BOX) for part in ("header", ".prompt", ".slider"))
    assert above["height"] < 70
    assert below["height"] < 70
    assert above["y"] + above["height"] <= said["y"] <= below["y"] - said["height"]
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


@pytest.mark.rule("HO-21")
def test_those_who_watch_see_the_disc_fall_before_they_read_of_it(device: NewPage, house: House) -> None:
    options = Options(visitors=3, noise="discs", random_boards=True, random_items=True)
    table = night_until(1, options, lambda state: isinstance(state.agenda[-1], f.Check))
    before = rules.view(table.state, None)
    release = next(one for one in rules.legal(table.state, table.state.agenda[-1].seat) if isinstance(one, a.Release))
    happened = table.play(Move(table.state.agenda[-1].seat, release, table.now))
    events = tuple(
        msgspec.Raw(msgspec.json.encode(seen))
        for happening in happened
        for event in happening.events
        if (seen := rules.witness(event, None)) is not None
    )
    assert any(b"disc_fell" in bytes(event) for event in events)
    after = rules.view(table.state, None)
    page = device(lessMotion=False)
    encoded = [msgspec.Raw(msgspec.json.encode(view)) for view in (before, after)]
    page.add_init_script(
        """new MutationObserver(() => {
            const discs = document.querySelector(".discs-stage .discs")?.dataset.discs;
            const told = !!document.querySelector("[data-caption=disc_fell]");
            const now = (discs ?? "away") + (told ? " told" : "");
            const kept = document.documentElement.dataset;
            if (kept.sights?.split(", ").at(-1) !== now) kept.sights = (kept.sights ? `${kept.sights}, ` : "") + now;
        }).observe(document, { childList: true, subtree: true, attributes: true })"""
    )
    show_replay(page, house, [Frame(None, None, (), encoded[0]), Frame(None, None, events, encoded[1])])
    expect(page.locator('[data-hand="another"]')).to_be_attached()
    page.get_by_role("button", name="Next move").click()
    expect(page.locator("html")).to_have_attribute("data-sights", re.compile(r"held.*, falling, falling told"))


def test_where_she_might_be_and_a_chair_for_who_comes_late(device: NewPage, rehearse: Rehearsal) -> None:
    night = Night(QUIET, {}, noise=(0, 1))
    night.play(0, *HIDES)
    lesson = Lesson(night.options, seat=1, chance=tuple(night.chance), others={0: HIDES})
    page = device()
    address = rehearse(page, "hako-onna", lesson, latecomers=True)
    my_turn(page, "check")
    shaded = page.locator('[data-belief="50"]')
    expect(shaded).to_have_count(2)  # the two rooms of her grudge, and she is in one of them
    key = page.get_by_role("button", name="Where she might be")
    key.click()
    expect(page.locator("[data-belief]")).to_have_count(0)
    page.reload()
    my_turn(page, "check")
    expect(key).to_have_attribute("aria-pressed", "false")  # it is remembered

    late = device(PHONE)
    late.goto(address)
    expect(late.locator("[data-belief]").first).to_be_attached()
    late.get_by_role("button", name="Where they might think she is").click()
    expect(late.locator("[data-belief]")).to_have_count(0)
    late.locator("[data-chairs]").get_by_role("button", name="Hako Onna").click()
    expect(late.locator(".hako.her")).to_have_count(1)
    expect(late.locator("[data-chairs]")).to_have_count(0)


def test_as_at_the_table_nobody_is_told_where_she_might_be(device: NewPage, rehearse: Rehearsal) -> None:
    night = Night(QUIET, {}, noise=(0, 1))
    night.play(0, *HIDES)
    lesson = Lesson(night.options, seat=1, chance=tuple(night.chance), others={0: HIDES})
    page = device()
    address = rehearse(page, "hako-onna", lesson, hints=False)
    my_turn(page, "check")
    expect(page.locator(".belief-key, [data-belief]")).to_have_count(0)
    watcher = device()
    watcher.goto(address)
    expect(watcher.locator(".hako [data-shadow]").first).to_be_attached()
    expect(watcher.locator(".belief-key, [data-belief], [data-chairs]")).to_have_count(0)
