"""A death in Hako Onna, moment by moment: the tile on its edge, the dark, silence, her face, and only then words.

Time stands still and is advanced by hand.
"""

import time

import pytest
from playwright.sync_api import Locator, Page, expect

from kurayami.games.hako_onna import actions as a
from kurayami.games.hako_onna.options import Options
from kurayami.lessons import Lesson
from tests.e2e.conftest import DESKTOP, PHONE, NewPage, Rehearsal
from tests.e2e.haunting import Night, written
from tests.e2e.stopped_clock import TICK, pass_time, stop_time
from tests.patience import PATIENCE

RED_BEDROOM, BEHIND = 6, 12
EDGE = 740
"""Milliseconds until a tile that is turned over stands on its edge."""
SILENCE, BLOW = 1000, 1300
COVERS = """async img => {
    await img.decode();
    const [left, width] = [img.offsetLeft, img.offsetWidth];
    const whole = img.offsetHeight >= innerHeight && Math.abs(left + width / 2 - innerWidth / 2) <= 1;
    return whole && (innerWidth > innerHeight || (left <= 0 && left + width >= innerWidth));
}"""
"""True if the face is in the middle and as high as the screen, and as wide as one held upright."""
NEAR = 40
"""Milliseconds before a beat, when it must not have come."""


def her_tile(page: Page, rehearse: Rehearsal, visitors: int) -> None:
    """Plays until the Visitor peeks into the Shadow where she hides, and stops time before her tile turns."""
    night = Night(Options(visitors=visitors, pause=600_000, ghost_time=600_000), {}, noise=(0, 1, 2, 3))
    night.play(0, a.ChooseNumbers(1, 2, 3), a.ChooseWeakness("weakness-stake"), a.KeepPower(7), a.PutBones(4))
    night.play(0, a.StepTo(RED_BEDROOM), a.Hide(BEHIND))
    night.play(1, a.TurnCard(0), a.WalkTo(RED_BEDROOM), a.EndTurn())
    for seat in range(2, visitors + 1):
        night.play(seat, a.TurnCard(1), a.EndTurn())
    night.play(1, a.TurnCard(visitors), a.PeekAt(BEHIND))
    scripts = {
        seat: tuple(action for by, action in night.moves if by == seat) for seat in range(visitors + 1) if seat != 1
    }
    stop_time(page)
    rehearse(page, "hako-onna", Lesson(night.options, 1, tuple(night.chance), scripts))
    for action in (action for by, action in night.moves if by == 1):
        choice = page.locator(f".hako[data-mine=yes] .everything [data-act='{written(action)}']")
        play_on(page, choice)
        moment = page.get_attribute(".hako", "data-moment")
        choice.evaluate("choice => choice.click()")
        answered = f'.hako[data-busy=yes], .hako:not([data-moment="{moment}"])'
        expect(page.locator(answered)).to_have_count(1)


def play_on(page: Page, until: Locator) -> None:
    """Advances time until this is there, also while the server still has to answer."""
    end = time.monotonic() + PATIENCE
    while not until.count():
        assert time.monotonic() < end, "it did not come to this"
        page.clock.run_for(TICK)


def beat(page: Page) -> str | None:
    fright = page.locator("[data-fright]")
    return fright.get_attribute("data-beat") if fright.count() else None


def seen(page: Page) -> tuple[int, int]:
    """Faces and words of the fright."""
    fright: Locator = page.locator("[data-fright]")
    return fright.locator("img").count(), fright.locator("p").count()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_dark_then_silence_then_her_face_and_only_then_words(
    device: NewPage, rehearse: Rehearsal, size: tuple[int, int]
) -> None:
    page = device(size, lessMotion=False)
    her_tile(page, rehearse, visitors=2)
    play_on(page, page.locator(".moment.peeked"))
    page.clock.run_for(EDGE - TICK - NEAR)
    assert beat(page) is None
    pass_time(page, page.locator("[data-beat=dark]"))
    assert seen(page) == (0, 0)
    dark = page.locator("[data-fright]").evaluate("it => [getComputedStyle(it).opacity, it.getAnimations().length]")
    assert dark == ["1", 0]  # the light does not fade, it goes
    page.clock.run_for(SILENCE - TICK - NEAR)
    assert (beat(page), seen(page)) == ("dark", (0, 0))
    pass_time(page, page.locator("[data-beat=face]"))
    assert seen(page) == (1, 0)
    assert page.locator("[data-fright] img").evaluate(COVERS)
    page.clock.run_for(BLOW - TICK - NEAR)
    assert (beat(page), seen(page)) == ("face", (1, 0))
    pass_time(page, page.locator("[data-beat=told]"))
    assert seen(page) == (1, 1)
    play_on(page, page.locator(".crossing"))
    expect(page.locator("[data-fright]")).to_have_count(0)
    expect(page.get_by_role("heading", name="You’re dead")).to_be_attached()
    expect(page.locator(".crossing li")).to_have_count(3)  # what a Hakobito sees, does, and wins


def test_who_dies_last_is_told_what_became_of_them(device: NewPage, rehearse: Rehearsal) -> None:
    page = device(lessMotion=False)
    her_tile(page, rehearse, visitors=1)
    play_on(page, page.locator("[data-beat=told]"))
    play_on(page, page.locator(".moment.died"))
    expect(page.locator(".moment.died")).to_contain_text("You’re dead")
    play_on(page, page.locator('[data-ending="all-dead"]'))
    expect(page.locator("[data-fate]")).to_have_text("You died. The house is hers, and so are you.")


@pytest.mark.parametrize("settings", [{"calm": True}, {"lessMotion": True}], ids=lambda it: next(iter(it)))
def test_who_wants_no_flashes_sees_a_still_picture_with_its_words(
    device: NewPage, rehearse: Rehearsal, settings: dict[str, bool]
) -> None:
    page = device(**{"lessMotion": False, **settings})
    her_tile(page, rehearse, visitors=2)
    play_on(page, page.locator("[data-fright]"))
    assert (beat(page), seen(page)) == ("told", (1, 1))
    moving = page.locator("[data-fright]").evaluate("it => it.getAnimations({ subtree: true }).length")
    assert moving == 0
    page.clock.run_for(1400)
    assert beat(page) == "told"  # long enough to be seen: a glimpse would be a flash
