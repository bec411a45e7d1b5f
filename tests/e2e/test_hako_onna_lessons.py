"""Both tutorials of Hako Onna, from the hall to the end, following the tutor."""

import re

import pytest
from playwright.sync_api import Page, expect

from kurayami.games.hako_onna import actions as a
from tests.e2e.conftest import PHONE, NewPage, Rehearsal
from tests.e2e.haunting import press, written
from tests.e2e.looking import complaints
from tests.e2e.player import choose


def learn(page: Page, rehearse: Rehearsal, way: str) -> None:
    page.goto(rehearse.house.url)
    choose(page, "Hako Onna", "Tutorial")
    page.get_by_role("dialog", name="Tutorial").get_by_role("button", name=way).click()
    page.wait_for_url(re.compile("/t/"))


def do(page: Page, *actions: a.Action) -> None:
    """Does one action after another, each once it is possible."""
    for action in actions:
        possible = page.locator(f".hako[data-mine=yes] .everything [data-act='{written(action)}']")
        expect(possible).to_have_count(1)
        press(page, action)


def ended(page: Page, end: str) -> None:
    expect(page.locator(f"[data-ending='{end}']")).to_be_visible()


def taught(page: Page, step: str) -> None:
    expect(page.locator(f".tutor[data-step='{step}']")).to_be_visible()


@pytest.mark.rule("HO-68")
def test_a_visitor_learns_on_a_phone(device: NewPage, rehearse: Rehearsal) -> None:
    page = device(PHONE)
    learn(page, rehearse, "Play as a Visitor")
    taught(page, "visitor-check")
    do(page, a.TurnCard(0))
    taught(page, "visitor-move")
    expect(page.locator(".everything [data-act]")).to_have_count(1)
    do(page, a.WalkTo(5), a.EndTurn(), a.TurnCard(2), a.PeekAt(10))
    taught(page, "visitor-bones")
    assert complaints(page) == []
    do(page, a.Done(), a.EndTurn())
    taught(page, "visitor-noise")
    do(page, a.TurnCard(1), a.PeekAt(11), a.Take())
    page.reload()  # a lesson knows where it was
    taught(page, "visitor-take")
    do(page, a.PutBack("empty"), a.Done(), a.EndTurn(), a.TurnCard(3), a.PeekAt(10))
    taught(page, "visitor-interrupted")
    do(page, a.PeekAt(10))
    ended(page, "rest")
    expect(page.locator(".lesson")).to_contain_text("one of three ways")


@pytest.mark.rule("HO-71")
def test_she_learns_and_her_night_can_be_told(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    learn(page, rehearse, "Play as her")
    taught(page, "her-numbers")
    do(page, a.ChooseNumbers(2, 4, 5), a.ChooseWeakness("weakness-chain"), a.KeepPower(7), a.PutBones(3))
    do(page, a.StepTo(7), a.Hide(17))
    do(page, a.Scream(), a.SetPower(7, 0), a.Skip(), a.StepTo(1), a.Hide(1), a.LetBe())
    taught(page, "her-interrupt")
    do(page, a.Interrupt(7), a.Snatch("wooden-stake"))
    do(page, a.Scream(), a.SetPower(7, 0), a.Skip(), a.StepTo(7), a.Hide(16), a.LetBe())
    ended(page, "all-dead")
    assert complaints(page) == []
    page.get_by_role("link", name="The story of this night").click()
    expect(page.locator("[data-story]")).to_contain_text("She took Wooden Stake from")
    assert complaints(page) == []


def test_a_lesson_can_be_left_and_begun_again(device: NewPage, rehearse: Rehearsal) -> None:
    page = device()
    learn(page, rehearse, "Play as a Visitor")
    taught(page, "visitor-check")
    do(page, a.TurnCard(0))
    taught(page, "visitor-move")
    page.get_by_role("button", name="Skip the tutorial").click()
    expect(page.locator(".tutor")).to_have_count(0)
    expect(page.locator(".everything [data-act]").nth(3)).to_be_attached()
    first = page.url
    page.reload()
    page.get_by_role("button", name="Start again").click()
    expect(page).not_to_have_url(first)
    taught(page, "visitor-check")
