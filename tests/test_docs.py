"""What the documents say is true."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]


@pytest.mark.parametrize("name", NAMES)
def test_examples_run_as_they_are_shown(name: str) -> None:
    failed, _ = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert failed == 0


def test_the_first_block_of_the_readme_is_the_walk() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    first = text[text.index("```") : text.index("```", text.index("```") + 3)]
    for part in ("Seeded(", "Table(", "movers(", "legal(", "Move(", ".play(", "view("):
        assert part in first


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    page = ROOT / name
    for link in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), link
