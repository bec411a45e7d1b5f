"""Hako Onna on a phone: whatever is asked is on the screen, and nothing lies a second screen down."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.options import Options
from kurayami.lessons import Lesson
from tests.e2e.conftest import PHONE, NewPage, Rehearsal
from tests.e2e.haunting import Night, my_turn, press

HALL, RED_BEDROOM = 0, 6
HELD: Final = "combination-4"
SECRETS = (a.ChooseNumbers(1, 2, 3), a.ChooseWeakness("weakness-stake"), a.KeepPower(7))
HIDES: Final[tuple[a.Action, ...]] = (a.PutBones(4), a.StepTo(RED_BEDROOM), a.Hide(12))
BELOW = "document.scrollingElement.scrollHeight - innerHeight"


def night() -> Night:
    """Two quiet turns of a Visitor who finds a tile, and a third that is heard."""
    made = Night(Options(visitors=1, pause=600_000, ghost_time=600_000), {0: HELD}, noise=(0, 5, 4, 2))
    made.play(0, *SECRETS, *HIDES)
    made.play(1, a.TurnCard(0), a.PeekAt(0), a.Take(), a.PutBack("empty"), a.Done(), a.EndTurn())
    made.play(1, a.TurnCard(1), a.EndTurn())
    made.play(1, a.TurnCard(2), a.EndTurn(), a.TurnCard(3))
    return made


def all_is_seen(page: Page, frame: str) -> None:
    my_turn(page, frame)
    expect(page.locator(".choices")).to_be_in_viewport(ratio=1)
    assert page.evaluate(BELOW) <= 0, frame


def test_a_visitor_sees_house_hand_and_choices_at_once(device: NewPage, rehearse: Rehearsal) -> None:
    page, made = device(PHONE), night()
    lesson = Lesson(made.options, 1, tuple(made.chance), {0: (*SECRETS, *HIDES)})
    rehearse(page, "hako-onna", lesson)
    all_is_seen(page, "check")
    expect(page.locator(".noise .grid")).to_be_in_viewport(ratio=1)
    for action in (a.TurnCard(0), a.PeekAt(0), a.Take(), a.PutBack("empty"), a.Done(), a.EndTurn(), a.TurnCard(1)):
        press(page, action)
    all_is_seen(page, "act")
    for held in (f'[data-held="{HELD}"]', "[data-item]"):
        expect(page.locator(held)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
def test_she_sees_house_cards_and_choices_at_once(device: NewPage, rehearse: Rehearsal, language: str) -> None:
    page, made = device(PHONE, language=language), night()
    moves = tuple(action for by, action in made.moves if by == 1)
    address = rehearse.prepare(page, "hako-onna", Lesson(made.options, 0, tuple(made.chance), {1: moves}))
    page.goto(address)
    page.locator(".gathering li button").first.click()
    expect(page.locator(".gathering li.yours")).to_have_count(1)
    page.locator(".gathering .lit").click()
    for action in SECRETS:
        press(page, action)
    for frame, hidden in zip(("bones", "grudge", "hiding"), HIDES, strict=True):
        all_is_seen(page, frame)
        press(page, hidden)
    all_is_seen(page, "hers")
    expect(page.locator('[data-power="7"]')).to_be_in_viewport(ratio=1)
