"""The screen is tested against the server's own numbers."""

import json
from pathlib import Path
from typing import Any

import pytest

from kurayami.discs import Sway
from kurayami.discs.hand import Wave, offset_at

FIXTURE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "sway.json"


@pytest.mark.parametrize("case", json.loads(FIXTURE.read_text("utf-8")))
@pytest.mark.rule("HO-21")
def test_the_screens_examples_of_a_sway_are_true(case: dict[str, Any]) -> None:
    sway = case["sway"]
    motion = Sway(tuple(Wave(**wave) for wave in sway["waves"]), sway["strain"])
    assert case["at"]
    for when, offset in case["at"]:
        assert offset_at(motion, when) == pytest.approx(offset)
