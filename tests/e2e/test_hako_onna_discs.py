"""Discs by keys: the focus is on the hand, and it is said where the disc hangs until it is let go."""

import re

import msgspec
import pytest
from playwright.sync_api import expect

from kurayami.lessons import Lesson
from tests.e2e.conftest import NewPage, Rehearsal
from tests.e2e.haunting import Night, my_turn
from tests.e2e.listening import Listener
from tests.e2e.test_hako_onna_sight import HIDES, QUIET

HANGS = re.compile(r"^(?:Middle|(\d+) mm (left|right))\u00a0?$", re.MULTILINE)


@pytest.mark.rule("HO-21")
def test_a_disc_is_dropped_by_keys_and_it_is_said_where_it_hangs(device: NewPage, rehearse: Rehearsal) -> None:
    night = Night(msgspec.structs.replace(QUIET, noise="discs"), {})
    night.play(0, *HIDES)
    lesson = Lesson(night.options, seat=1, chance=tuple(night.chance), others={0: HIDES})
    page = device()
    ear = Listener(page)
    rehearse(page, "hako-onna", lesson)
    my_turn(page, "check")
    page.keyboard.press("Shift")  # whoever uses a key plays by keys
    hand = page.locator(".discs-stage [role=button]")
    hand.focus()
    expect(hand).to_have_accessible_description(re.compile("Space picks up the disc"))
    page.keyboard.press("Space")
    ear.hears(HANGS.pattern)
    for _ in range(3):
        page.keyboard.press("Shift+ArrowLeft")
    ear.hears(HANGS.pattern)
    expect(page.locator(".discs-stage .discs")).to_have_attribute("data-discs", "held")
    page.keyboard.press("Space")
    expect(page.locator("[data-caption=disc_fell], .hako:not([data-frame=check])").first).to_be_attached()
    expect(page.locator(".discs-stage [data-discs=held]")).to_have_count(0)
