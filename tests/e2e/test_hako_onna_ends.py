"""Endings of Hako Onna that the tutorials don't reach, each with its own scene, on one player's screen."""

import pytest
from playwright.sync_api import Page, expect

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.options import Options
from kurayami.games.hako_onna.tiles import DOLL, EMPTY, EXIT
from kurayami.kernel import Seat
from kurayami.lessons import Lesson
from tests.e2e.conftest import NewPage, Rehearsal
from tests.e2e.haunting import Night, press, written

STUDY, RED_BEDROOM = 5, 6
IN_HALL, DESK, SHELF, SOFA = 0, 9, 10, 11
BED, WARDROBE, SCREEN = 12, 13, 14


def night(ground: dict[int, str], noise: tuple[int, ...], visitors: int = 1, weakness: str = "weakness-stake") -> Night:
    """A game in which she hides behind the wardrobe of the Red Bedroom, next to the Hall."""
    made = Night(Options(visitors=visitors, pause=600_000, ghost_time=600_000), ground, noise)
    made.play(0, a.ChooseNumbers(1, 2, 3), a.ChooseWeakness(weakness), a.KeepPower(7), a.PutBones(SOFA))
    made.play(0, a.StepTo(RED_BEDROOM), a.Hide(WARDROBE))
    return made


def perform(page: Page, rehearse: Rehearsal, written_night: Night, seat: Seat) -> None:
    """Plays one seat in the browser; the others follow the script."""
    seats = range(written_night.options.visitors + 1)
    scripts = {each: tuple(action for by, action in written_night.moves if by == each) for each in seats}
    mine = scripts.pop(seat)
    rehearse(page, "hako-onna", Lesson(written_night.options, seat, tuple(written_night.chance), scripts))
    for action in mine:
        possible = page.locator(f".hako[data-mine=yes] .everything [data-act='{written(action)}']")
        expect(possible).to_have_count(1)
        press(page, action)


def ended(page: Page, end: str, title: str) -> None:
    scene = page.locator(f"[data-ending='{end}']")
    expect(scene).to_be_visible()
    expect(scene.get_by_role("heading", name=title)).to_be_visible()


@pytest.mark.rule("HO-68")
def test_escape(device: NewPage, rehearse: Rehearsal) -> None:
    page, story = device(), night({SHELF: EXIT}, (0, 1, 2))
    story.play(1, a.TurnCard(0), a.WalkTo(STUDY), a.EndTurn())
    story.play(1, a.TurnCard(1), a.PeekAt(DESK), a.NameNumbers(1, 2, 3), a.Done(), a.EndTurn())
    story.play(1, a.TurnCard(2), a.PeekAt(SHELF))
    assert story.state.end == "escape"
    perform(page, rehearse, story, 1)
    ended(page, "escape", "Daylight")
    page.get_by_role("button", name="Explore the house").click()
    expect(page.locator("[data-shadow='11'] [data-card='tile-bones']")).to_be_visible()  # everything is turned up


@pytest.mark.rule("HO-69")
def test_defeat(device: NewPage, rehearse: Rehearsal) -> None:
    page, story = device(), night({BED: "wooden-stake"}, (0, 1, 2))
    story.play(1, a.TurnCard(0), a.WalkTo(RED_BEDROOM), a.EndTurn())
    story.play(1, a.TurnCard(1), a.PeekAt(BED), a.Take(), a.PutBack(EMPTY), a.Done(), a.EndTurn())
    story.play(1, a.TurnCard(2), a.UseWeapon("wooden-stake", WARDROBE))
    assert story.state.end == "defeat"
    perform(page, rehearse, story, 1)
    ended(page, "defeat", "What she feared")


@pytest.mark.rule("HO-72")
def test_inevitable(device: NewPage, rehearse: Rehearsal) -> None:
    """The doll dies with one Visitor; the other strikes the Secret Exit with the only weapon she feared."""
    ground = {IN_HALL: "rusty-chain", BED: DOLL, SCREEN: EXIT}
    page, story = device(), night(ground, (0, 1, 2, 3, 4, 0), visitors=2, weakness="weakness-chain")
    story.play(1, a.TurnCard(0), a.WalkTo(RED_BEDROOM), a.EndTurn())
    story.play(2, a.TurnCard(1), a.PeekAt(IN_HALL), a.Take(), a.PutBack(EMPTY), a.Done(), a.EndTurn())
    story.play(1, a.TurnCard(2), a.PeekAt(BED), a.Take(), a.PutBack(EMPTY), a.Done(), a.EndTurn())
    story.play(2, a.TurnCard(3), a.WalkTo(RED_BEDROOM), a.EndTurn())
    story.play(1, a.TurnCard(4), a.PeekAt(WARDROBE))
    story.play(0, a.Skip(), a.Skip(), a.Skip(), a.Skip())
    story.play(1, a.Skip())
    story.play(2, a.TurnCard(0), a.UseWeapon("rusty-chain", SCREEN))
    assert story.state.end == "inevitable"
    perform(page, rehearse, story, 2)
    ended(page, "inevitable", "No way out")
    expect(page.locator("[data-ending] li")).to_have_count(3)
    expect(page.locator("[data-fate=trapped]")).to_be_visible()


@pytest.mark.rule("HO-73")
def test_giving_up(device: NewPage, rehearse: Rehearsal) -> None:
    page, story = device(), night({}, ())
    story.play(1, a.GiveUp(True))
    assert story.state.end == "given-up"
    perform(page, rehearse, story, 1)
    ended(page, "given-up", "They sat down")
