"""Komnata Strachu in the browser, on one screen: every kind of round, keys, taps, several players, time."""

import pytest
from playwright.sync_api import Locator, expect

from kurayami.words import LANGUAGES, Words
from tests.e2e.chamber import (
    GAME,
    be_ready,
    finish_of,
    hit_on_sight,
    lane,
    push,
    racing,
    right,
    script,
    seen_then,
    stage,
    told,
    won,
)
from tests.e2e.conftest import DESKTOP, PHONE, NewPage, Rehearsal
from tests.e2e.house import House
from tests.e2e.looking import at_rest, complaints
from tests.e2e.player import choose, choose_in

FEARS = "red ghost, yellow skull, white spider"
GUEST = "white ghost, guest, pink spider"
ESCAPE = "turquoise ghost, escape, red skull"
INVASION = "yellow ghost, invasion 2, white skull"
TWO = "guest, escape, yellow pumpkin"
THREE = "guest, escape, invasion 1"


LAPTOP = (1280, 720)


def whole(each: Locator) -> None:
    """Checks that all of them are in view, and no part is cut off."""
    for one in each.all():
        expect(one).to_be_in_viewport(ratio=1)


def test_every_kind_of_special_card(device: NewPage, rehearse: Rehearsal) -> None:
    """Each is explained when it first appears, is answered correctly, and its cards are won."""
    page = device()
    rounds = {"fears": FEARS, "guest": GUEST, "fear_escape": ESCAPE, "fear_invasion": INVASION, "two": TWO}
    rehearse(page, GAME, script(THREE, *rounds.values(), players=1, rounds=5))
    hit_on_sight(page, ".game[data-stage=cancelled]")
    be_ready(page)
    assert "cancel out" in seen_then(page)  # and nobody could hit: the first round is not lost
    for number, (kind, cards) in enumerate(rounds.items(), 1):
        if number > 1:
            be_ready(page)
        racing(page, number)
        expect(page.locator("[data-taught]")).to_have_attribute("data-taught", kind)
        assert number > 1 or complaints(page) == []
        tokens = right(cards, "shape" if number % 2 else "colour")
        push(page, tokens)
        expect(lane(page)).to_have_attribute("data-tokens", " ".join(tokens))
        page.keyboard.press("Space")
        assert finish_of(page, 0)["fault"] == ""
        assert won(page) == [3 * number]
        assert number > 1 or complaints(page) == []
    be_ready(page)
    expect(page.locator(".end")).to_contain_text("Practice is over")
    expect(page.locator('.end [data-score="0"]')).to_contain_text("15")


def test_the_order_of_an_invasion_is_seen_and_judged(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, GAME, script(INVASION, players=1))
    be_ready(page)
    racing(page, 1)
    first, second, *rest = right(INVASION)
    push(page, [second, first, *rest])
    expect(lane(page)).to_have_attribute("data-tokens", " ".join([second, first, *rest]))
    places = lane(page).locator(".mover.forward")
    assert sorted(places.evaluate_all("found => found.map(each => each.dataset.place)")) == list("12345")
    push(page, [second])  # taken back: the others close up, and it goes to the end
    expect(lane(page)).to_have_attribute("data-tokens", " ".join([first, *rest]))
    push(page, [second])
    page.keyboard.press("Space")
    assert finish_of(page, 0)["fault"] == "misplaced"
    expect(told(page)).to_contain_text("is wrong in place")


@pytest.mark.rule("KS-27", "KS-28")
def test_two_share_a_keyboard_and_a_wrong_choice_is_passed_over(device: NewPage, rehearse: Rehearsal) -> None:
    """A row of keys each: Q W E R T and the space bar, U I O P [ and Enter. One key is one token."""
    page = device()
    page.goto(rehearse.prepare(page, GAME, script(FEARS, GUEST, players=2, screens=(0, 0))))
    for name in ("Ada", "Ola"):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.locator(".gathering li.yours", has_text=name)).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".lane kbd")).to_have_text([*"QWERT", "␣", *"UIOP[", "⏎"])
    be_ready(page)
    racing(page, 1)
    page.keyboard.press("q")
    page.keyboard.press("Space")
    expect(lane(page, 0)).to_have_attribute("data-tokens", "ghost")
    expect(lane(page, 0).locator(".lamp.lit")).to_be_visible()
    expect(page.locator(".room[data-light]")).to_be_visible()
    for key in "uip":  # ghost, skull, spider: by shape
        page.keyboard.press(key)
    expect(lane(page, 1)).to_have_attribute("data-tokens", "ghost skull spider")
    page.keyboard.press("Enter")
    expect(told(page)).to_contain_text("Ola takes the cards")
    ada, ola = finish_of(page, 0), finish_of(page, 1)
    assert (ada["fault"], ola["fault"]) == ("missing", "")
    assert int(ada["claimed"]) < int(ola["claimed"])
    assert won(page) == [0, 3]
    be_ready(page)
    racing(page, 2)
    page.get_by_role("button", name="Give up this round").click()
    expect(told(page)).to_contain_text("Nobody got it")


@pytest.mark.rule("KS-19", "KS-28")
def test_four_at_one_screen_see_all_of_their_keys_and_nothing_begins_before_all_are_ready(
    device: NewPage, rehearse: Rehearsal
) -> None:
    page = device(LAPTOP)
    page.goto(rehearse.prepare(page, GAME, script(FEARS, GUEST, players=4, screens=(0, 0, 0, 0), pause=None)))
    for name in ("Ada", "Ola", "Ewa", "Jan"):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.locator(".gathering li.yours", has_text=name)).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    keys = page.locator("[data-ready].key")
    expect(keys).to_have_count(4)
    whole(keys)
    for seat in (0, 1, 2):
        page.locator(f"[data-ready='{seat}'].key").click()
    expect(keys).to_have_count(1)
    expect(stage(page, stage="pause")).to_be_attached()
    be_ready(page)
    racing(page, 1)
    whole(page.locator("[data-token], [data-light], .cards > *"))
    page.get_by_role("button", name="Give up this round").click()
    expect(told(page)).to_contain_text("Nobody got it")
    expect(keys).to_have_count(4)
    whole(keys)


@pytest.mark.rule("KS-18", "KS-28")
def test_a_close_second_is_in_the_photo_finish(device: NewPage, rehearse: Rehearsal) -> None:
    """Both hit at the same moment, one key after the other. Three tries, because a machine may pause."""
    page = device()
    page.goto(rehearse.prepare(page, GAME, script(FEARS, FEARS, FEARS, players=2, screens=(0, 0), pause=None)))
    for number in (1, 2):
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.locator(".gathering li.yours")).to_have_count(number)
    page.get_by_role("button", name="Start", exact=True).click()
    both = ["KeyQ", "KeyW", "KeyR", "KeyU", "KeyI", "KeyP", "Space", "Enter"]
    for number in (1, 2, 3):
        hit_on_sight(page, ".game[data-racing]", both)
        be_ready(page)
        finishes = told(page, number).locator("[data-finish]")
        if finishes.count() == 2:
            break
    expect(finishes).to_have_count(2)
    assert [finish_of(page, seat)["fault"] for seat in (0, 1)] == ["", ""]


@pytest.mark.rule("KS-19")
def test_nothing_runs_behind_a_sheet(device: NewPage, rehearse: Rehearsal) -> None:
    """Alone against a bot: neither the next round nor its clock runs, and the cards can't be studied."""
    page = device()
    rehearse(page, GAME, script(FEARS, GUEST, players=2, pause=None))
    page.get_by_role("button", name="Settings").click()
    page.keyboard.press("Space")
    expect(stage(page, stage="pause")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    be_ready(page)
    racing(page, 1)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("The clock waits for you.")).to_be_attached()
    expect(page.locator('.cards [data-card="back"]')).to_have_count(3)
    page.keyboard.press("1")
    expect(lane(page)).to_have_attribute("data-tokens", "")
    page.keyboard.press("Escape")
    racing(page, 1)
    push(page, right(FEARS))
    page.keyboard.press("Space")
    assert finish_of(page, 0)["fault"] == ""


@pytest.mark.rule("KS-28")
def test_four_corners_of_a_tablet(device: NewPage, rehearse: Rehearsal) -> None:
    page = device((1024, 768))
    page.goto(rehearse.prepare(page, GAME, script(FEARS, players=4, screens=(0,) * 4)))
    for number in range(1, 5):
        page.get_by_role("button", name="Sit here").first.click()
        expect(page.locator(".gathering li.yours")).to_have_count(number)
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Corners of the table").click()
    be_ready(page)
    racing(page, 1)
    at_rest(page)
    corners = [lane(page, seat).bounding_box() for seat in range(4)]
    middles = [(box["x"] + box["width"] / 2 < 512, box["y"] + box["height"] / 2 < 384) for box in corners if box]
    assert sorted(set(middles)) == sorted(middles), "each has a corner"
    assert len(middles) == 4
    for token in right(FEARS):
        lane(page, 3).locator(f'[data-token="{token}"]').click()
    lane(page, 3).locator("[data-light]").click()
    expect(told(page)).to_contain_text("takes the cards")
    assert won(page) == [0, 0, 0, 3]


@pytest.mark.rule("KS-27")
def test_a_thumb_on_a_phone(device: NewPage, rehearse: Rehearsal) -> None:
    """One tap is one token; another pulls it back, where it stands or where it stood."""
    page = device(PHONE)
    rehearse(page, GAME, script(ESCAPE, INVASION, players=1))
    be_ready(page)
    racing(page, 1)
    tokens = right(ESCAPE)
    wrong = next(token for token in ("ghost", "skull", "pumpkin") if token not in tokens)
    lane(page).locator(f'[data-token="{wrong}"]').tap()
    expect(lane(page)).to_have_attribute("data-tokens", wrong)
    lane(page).locator(".slot").first.tap()
    expect(lane(page)).to_have_attribute("data-tokens", "")
    for token in tokens:
        lane(page).locator(f'[data-token="{token}"]').tap()
    light = lane(page).locator("[data-light]")
    box = light.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE[1], "all of it is in sight"
    light.tap()
    assert finish_of(page, 0)["fault"] == ""
    assert complaints(page) == []
    be_ready(page)
    racing(page, 2)
    marks = page.locator("[data-cards] .fear_invasion [data-fear]")
    expect(marks).to_have_count(5)
    at_rest(page)
    assert min(box["width"] for box in (mark.bounding_box() for mark in marks.all()) if box) > 44
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_time_is_over(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    rehearse(page, GAME, script(FEARS, players=1, time_limit=2_000))
    be_ready(page)
    expect(told(page)).to_contain_text("Nobody got it. The cards go to the box.")
    expect(told(page)).to_contain_text("never hit the switch")
    assert won(page) == [0]


AN_OLDER_NIGHT = """() => {
    const kept = JSON.parse(localStorage["kurayami.komnata.practice"]);
    const days = 3 * 24 * 60 * 60 * 1000;
    localStorage["kurayami.komnata.practice"] = JSON.stringify(kept.map(each => ({...each, at: each.at - days})));
}"""
"""Moves everything played so far three days back."""


def test_practice_keeps_a_record_on_the_device(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    for number in (1, 2):
        rehearse(page, GAME, script(TWO, players=1))
        be_ready(page)
        racing(page, 1)
        push(page, right(TWO))
        page.keyboard.press("Space")
        told(page)
        be_ready(page)
        expect(page.locator(".end [data-record]")).to_contain_text("Average: ")
        expect(page.locator(".end [data-kind='two']")).to_contain_text("two Special cards")
        expect(page.locator(".end svg")).to_have_count(number)  # a chart of this practice, and then one of all nights
        page.evaluate(AN_OLDER_NIGHT)
    kept = page.evaluate("JSON.parse(localStorage['kurayami.komnata.practice'])")
    assert [session["right"] for session in kept] == [1, 1]
    page.reload()
    expect(page.locator(".end")).to_be_visible()
    assert len(page.evaluate("JSON.parse(localStorage['kurayami.komnata.practice'])")) == 2, "not counted twice"


def test_the_first_rounds_are_explained_while_they_are_played(device: NewPage, house: House) -> None:
    """Offered at the first visit. It points at each token and at the switch, and notices a wrong one."""
    page = device(learnt=[])
    page.goto(house.url)
    choose(page, "Komnata Strachu", "Play against bots")
    page.get_by_role("dialog").get_by_role("button", name="Tutorial").click()
    coach = page.locator(".coach")
    expect(coach).to_have_attribute("data-step", "ready")
    for number, kind in enumerate(("shapes", "colours", "escape"), 1):
        be_ready(page)
        expect(coach).to_have_attribute("data-step", kind)
        if number == 1:
            assert complaints(page) == []
            page.keyboard.press("5")
            expect(coach).to_contain_text("The puppet doesn’t match")
            page.locator('.lead[data-token="puppet"]').click()
        for at, token in enumerate({"shapes": "124", "colours": "43", "escape": "345"}[kind]):
            expect(coach).to_have_attribute("data-step", "more" if at else kind)
            expect(page.locator(".lead[data-token] kbd")).to_have_text(token)
            page.locator(".lead[data-token]").click()
        expect(coach).to_have_attribute("data-step", "light")
        page.locator(".switch.lead [data-light]").click()
        assert finish_of(page, 0)["fault"] == ""
    expect(coach).to_have_attribute("data-step", "over")
    coach.get_by_role("button", name="Play for real").click()
    expect(page.locator(".plates li")).to_have_count(3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_in_each_language(device: NewPage, house: House, language: str) -> None:
    """From the door to the first photo finish, with nothing untranslated."""
    words, page = Words(language), device(DESKTOP, language=language)
    page.goto(house.url)
    choose_in(page, words, "web-game-komnata-strachu", "web-quick-practice")
    expect(page.locator(".before h2")).to_have_text(words.say("web-ks-practice"))
    expect(page.locator("[data-ready].key")).to_be_enabled()
    page.keyboard.press("Space")  # ready
    racing(page, 1)
    page.keyboard.press("Space")
    expect(told(page)).to_contain_text(words.say("web-ks-nobody"))
    shown = page.locator("main").inner_text()
    assert "web-" not in shown
    assert "ks-" not in shown
