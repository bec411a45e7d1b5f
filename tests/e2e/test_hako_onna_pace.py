"""The pace of Hako Onna: clicks per turn, the meaning of a tap on a Shadow, and that giving up asks for
confirmation.
"""

import pytest
from playwright.sync_api import Page, expect

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.options import Options
from tests.e2e.conftest import NewPage, Rehearsal
from tests.e2e.haunting import Night, gather, my_turn, press

LONG = 600_000
HALL, STUDY, RED_BEDROOM = 0, 5, 6
SECRETS = (a.ChooseNumbers(1, 2, 3), a.ChooseWeakness("weakness-stake"), a.KeepPower(7), a.PutBones(4))
HIDES = (*SECRETS, a.StepTo(RED_BEDROOM), a.Hide(12))
QUIET = Options(visitors=1, pause=LONG, ghost_time=LONG)

COUNT = "window.clicks = 0; addEventListener('click', () => { window.clicks += 1 }, true)"


def plain_night() -> Night:
    """A game: a page is found, a room changed, a tile taken; then she comes, and goes in silence."""
    night = Night(QUIET, {0: "diary-1", 10: "combination-4"}, noise=(0, 2, 4, 5))
    night.play(0, *HIDES)
    night.play(1, a.TurnCard(0), a.PeekAt(0), a.PutBack("empty"), a.Done(), a.EndTurn())
    night.play(1, a.TurnCard(1), a.WalkTo(STUDY), a.EndTurn())
    night.play(1, a.TurnCard(2), a.PeekAt(10), a.Take(), a.PutBack("empty"), a.Done(), a.EndTurn(), a.TurnCard(3))
    night.play(0, a.Skip(), a.Skip(), a.Skip(), a.StepTo(HALL), a.Hide(0))
    return night


def clicks(page: Page) -> int:
    count: int = page.evaluate("window.clicks")
    page.evaluate("window.clicks = 0")
    return count


@pytest.mark.rule("HO-31", "HO-34", "HO-40")
def test_no_click_without_a_choice(device: NewPage, rehearse: Rehearsal) -> None:
    her, one = device(automatic=True), device(automatic=True)
    pages = {0: her, 1: one}
    gather(pages, rehearse.prepare(her, "hako-onna", plain_night().lesson()))
    for page in pages.values():
        page.evaluate(COUNT)
    for action in HIDES:
        press(her, action)
    taken: dict[str, int] = {}

    def turn(name: str, *actions: a.Action) -> None:
        """Makes the check, then the Visitor's action; the next check comes by itself."""
        my_turn(one, "check")
        press(one, a.TurnCard(len(taken)))
        clicks(one)
        for action in actions:
            press(one, action)
        my_turn(one, "check")
        taken[name] = clicks(one)

    turn("a page", a.PeekAt(0))
    turn("a move", a.WalkTo(STUDY))
    turn("a tile", a.PeekAt(10), a.Take())
    press(one, a.TurnCard(3))
    my_turn(her, "hers")
    clicks(her)
    her.locator(f'[data-room="{HALL}"].lit').click()
    my_turn(her, "hiding")
    press(her, a.Hide(0))
    expect(one.locator(".night")).to_have_count(0)
    my_turn(one, "check")
    taken["her quiet turn"] = clicks(her)
    assert taken == {"a page": 1, "a move": 1, "a tile": 2, "her quiet turn": 2}


def test_a_shadow_of_the_next_room_means_the_room(device: NewPage, rehearse: Rehearsal) -> None:
    """A tap walks there, a long press opens the notes; giving up asks first."""
    page, night = device(), Night(QUIET, {}, noise=(0, 1, 2))
    night.play(0, *HIDES)
    night.play(1, a.TurnCard(0))
    her = device()
    gather({0: her, 1: page}, rehearse.prepare(her, "hako-onna", night.lesson()))
    for seat, action in night.moves:
        press({0: her, 1: page}[seat], action)
    my_turn(page, "act")
    page.locator('[data-shadow="10"]').click(delay=700)
    expect(page.get_by_role("dialog")).to_contain_text("What you saw here")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator('[data-shadow="10"]').click()
    expect(page.get_by_role("log").first).to_contain_text("Study")
    my_turn(page, "act")

    page.locator("[data-asks=give_up]").click()
    expect(page.get_by_role("dialog")).to_contain_text("she wins")
    page.get_by_role("button", name="Stay in the house").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".ending")).to_have_count(0)
    press(page, a.GiveUp(True), waits=False)
    expect(page.locator('[data-ending="given-up"]')).to_be_visible()
