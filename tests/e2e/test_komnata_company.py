"""Komnata Strachu between devices: a whole game, dropping out and coming back, a race that is fair at a distance."""

import json
import os
import re
from pathlib import Path
from statistics import median
from typing import Any, TypeGuard

import pytest
from playwright.sync_api import Page, expect
from tools.slow_line import SlowLine

from kurayami.games.komnata_strachu import Options, setup
from kurayami.games.komnata_strachu.actions import TurnUp
from kurayami.games.komnata_strachu.content import COPIES, FEARS
from kurayami.games.komnata_strachu.deck import cards_of
from kurayami.games.komnata_strachu.judge import answers
from kurayami.kernel import Stream
from kurayami.lessons import Lesson
from tests.e2e.chamber import (
    GAME,
    be_ready,
    finish_of,
    hurry,
    lane,
    play_rounds,
    push,
    racing,
    react,
    reaction,
    right,
    saw_nothing,
    script,
    seen,
    stage,
    told,
    won,
)
from tests.e2e.conftest import PATIENCE, NewPage, Rehearsal

SHORT = 6
"""Rounds of a whole game in the suite."""
PLAIN = "red ghost, yellow skull, white spider"


def note(name: str, figures: object) -> None:
    """Notes measured figures, for anyone who asks for them."""
    if folder := os.environ.get("KURAYAMI_FIGURES"):
        Path(folder, f"{name}.json").write_text(json.dumps(figures, indent=1), "utf-8")


def sit_down(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.locator(".gathering li.yours")).to_contain_text(name)


def begin(*pages: Page) -> None:
    pages[0].get_by_role("button", name="Start", exact=True).click()
    for page in pages:
        expect(page.locator(".before")).to_be_visible()


def test_a_whole_game_of_two_browsers_and_two_bots(device: NewPage, rehearse: Rehearsal) -> None:
    """The two take turns being right; the bots are dreamers, and sleepy. `make long` plays the whole deck."""
    deck = Stream(bytes(32), "deck").shuffled(cards_of(Options(), setup(Options()).deck))
    all_rounds = [(left, middle, deck_right) for left, middle, deck_right in zip(*[iter(deck)] * 3, strict=False)]
    rounds = all_rounds if os.environ.get("KURAYAMI_LONG") else all_rounds[:SHORT]
    options = Options(players=4, countdown=0, pause=400, rounds=len(rounds))
    lesson = Lesson(options, chance=tuple(TurnUp(card) for card in deck))
    ada, bob = device(), device()
    address = rehearse.prepare(ada, GAME, lesson)
    sit_down(ada, address, "Ada")
    sit_down(bob, address, "Bob")
    ada.get_by_label("Bots").select_option("dreamer")
    for left in (1, 0):
        ada.get_by_role("button", name="Add a bot").first.click()
        expect(ada.get_by_role("button", name="Add a bot")).to_have_count(left)
    begin(ada, bob)
    right_ones = {number: answer.by_shape for number, cards in enumerate(rounds, 1) if (answer := answers(cards))}
    assert len(right_ones) == len(rounds), "no three Special cards at once"
    for remainder, page in enumerate((ada, bob)):
        mine = {number: tokens for number, tokens in right_ones.items() if number % 2 == remainder}
        play_rounds(page, mine, delay=300)
        hurry(page)  # the first round does not wait for ever
    for page in (ada, bob):
        expect(stage(page, stage="over", reveal="told")).to_be_attached(timeout=2 * PATIENCE)
        be_ready(page)
        expect(page.locator(".end tbody tr")).to_have_count(4)
    assert won(ada) == won(bob)
    assert sum(won(ada)[:2]) > 3 * len(rounds) / 2, "most went to the two"
    ada.get_by_role("link", name="Replay in real time").click()
    seen(ada, ".game[data-stage=open]")


def test_who_drops_out_comes_back_to_the_game(device: NewPage, rehearse: Rehearsal) -> None:
    ada, bob = device(), device()
    address = rehearse.prepare(ada, GAME, script(PLAIN, "red ghost, guest, white spider", players=2))
    sit_down(ada, address, "Ada")
    sit_down(bob, address, "Bob")
    begin(ada, bob)
    be_ready(ada)
    be_ready(bob)
    racing(ada, 1)
    racing(bob, 1)
    bob.keyboard.press("1")
    expect(lane(bob, 1)).to_have_attribute("data-tokens", "ghost")
    bob.goto(f"{rehearse.house.url}/rules/{GAME}")
    expect(ada.locator("[data-plate='1']")).to_contain_text("away")
    bob.goto(address)
    racing(bob, 1)
    expect(lane(bob, 1)).to_have_attribute("data-tokens", "ghost")
    push(bob, ("skull", "spider"))
    bob.keyboard.press("Space")
    expect(told(ada)).to_contain_text("Bob takes the cards")
    assert finish_of(ada, 1)["believed"] == "false", "a new page can't know when the cards were first seen"
    bob.goto(f"{rehearse.house.url}/rules/{GAME}")
    expect(ada.locator("[data-plate='1']")).to_contain_text("away")
    be_ready(ada)
    racing(ada, 2)
    bob.goto(address)
    expect(bob.locator("[data-plate='1']")).to_contain_text("back next round")
    push(ada, right("red ghost, guest, white spider"))
    ada.keyboard.press("Space")
    expect(told(bob)).to_contain_text("Ada takes the cards")


THERE_AND_BACK = 300
"""Milliseconds of round trip on the slow connection."""


def race_of(pages: dict[str, Page], number: int, cards: str, first: str, later: int) -> dict[str, Any] | None:
    """One round: both reaction times by their own clocks, the time the table gave the faster one, and the winner.

    None if somebody was shown the cards too late to play at all.
    """
    for name, page in pages.items():
        react(page, right(cards), 400 if name == first else 400 + later)
    for page in pages.values():
        be_ready(page)
    for page in pages.values():
        expect(told(page, number)).to_contain_text(re.compile("takes? the cards"))
    if any(map(saw_nothing, pages.values())):
        return None
    took = {name: reaction(page) for name, page in pages.items()}
    verdict, seat = told(pages["Near"]), list(pages).index(first)
    finish = finish_of(pages["Near"], seat) if verdict.locator(f'[data-finish="{seat}"]').count() else None
    return {
        "first": first,
        "won": verdict.locator("li.first b").inner_text().strip(),
        "reactions": took,
        "finish": finish,
    }


def proves_something(race: dict[str, Any] | None, busy: bool) -> TypeGuard[dict[str, Any]]:
    """True if it is certain who must win, and the table added less to the faster one's time than the round trip.

    If a busy machine adds as much by itself, the round proves nothing about fairness.
    """
    if race is None or race["finish"] is None:
        return False
    mine = race["reactions"][race["first"]]
    apart = max(race["reactions"].values()) - mine
    time, claimed = int(race["finish"]["time"]), int(race["finish"]["claimed"])
    added = time - mine
    exact = abs(claimed - mine) < 100 and added < THERE_AND_BACK
    return bool((exact or busy) and apart - added >= THERE_AND_BACK)


@pytest.mark.rule("KS-23")
def test_the_faster_reaction_wins_whatever_the_line(device: NewPage, rehearse: Rehearsal) -> None:
    """One player sits behind a round trip of 300 ms. In turn, each reacts at least 300 ms before the other; the other
    loses.

    A round that proves nothing is repeated, with more time between the two.
    """
    pages = {"Near": device(), "Far": device()}
    fears = Stream(bytes(32), "fears").shuffled(FEARS * COPIES)
    names = [f"{fear.colour} {fear.shape}" for fear in fears]
    rounds = [", ".join(three) for three in zip(*[iter(names)] * 3, strict=False)]
    proved: list[dict[str, Any]] = []
    later = 500
    address = rehearse.prepare(pages["Near"], GAME, script(*rounds, players=2))
    with SlowLine(rehearse.house.port, THERE_AND_BACK / 2000) as line:
        sit_down(pages["Near"], address, "Near")
        sit_down(pages["Far"], address.replace(rehearse.house.url, line.url), "Far")
        begin(*pages.values())
        for number, cards in enumerate(rounds, 1):
            race = race_of(pages, number, cards, ("Far", "Near")[len(proved) % 2], later)
            if proves_something(race, busy=number > len(rounds) / 2):
                assert race["won"] == race["first"], race
                proved.append(race)
            else:
                later = min(2 * later, 4000)
            if len(proved) == 4:
                break
        pages["Far"].goto(rehearse.house.url)
    assert [race["won"] for race in proved] == ["Far", "Near", "Far", "Near"]
    note("fairness", proved)


MEASURE = """() => {
    window.delays = [];
    addEventListener("keydown", event => {
        const token = document.querySelectorAll(".mover")[Number(event.key) - 1];
        const before = token.classList.contains("forward");
        requestAnimationFrame(() => {
            const moved = token.classList.contains("forward") !== before;
            delays.push([performance.now() - event.timeStamp, moved]);
        });
    }, {capture: true});
}"""


MEASURED = """([count, patience]) => new Promise((tell, fail) => {
    const look = () => delays.length < count ? setTimeout(look, 20) : tell(delays);
    setTimeout(() => fail(new Error("no frame")), patience);
    look();
})"""


def test_a_token_answers_within_a_frame(device: NewPage, rehearse: Rehearsal) -> None:
    """From the key press to the frame that shows the moved token, whatever the connection does."""
    page = device(lessMotion=False)
    with SlowLine(rehearse.house.port, 0.200) as line:
        page.goto(rehearse.prepare(page, GAME, script(PLAIN, players=1), url=line.url))
        page.get_by_role("button", name="Sit here").click()
        page.get_by_role("button", name="Start", exact=True).click()
        be_ready(page)
        racing(page, 1)
        page.evaluate(MEASURE)
        for number, key in enumerate("1234512345123451234512345", 1):
            page.keyboard.press(key)
            delays = page.evaluate(MEASURED, [number, PATIENCE])
        page.goto(rehearse.house.url)
    assert all(moved for _, moved in delays), "in the very next frame"
    times = sorted(delay for delay, _ in delays)
    note("input", {"median": median(times), "most": times[22], "worst": times[-1]})
