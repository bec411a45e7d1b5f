"""The documents are true."""

import doctest
import re
from functools import cache
from pathlib import Path

import pytest

from tests.cli.test_misuse import COMMANDS
from tests.test_house import tracked

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


def links(page: Path) -> list[tuple[Path, str]]:
    """Files and anchors a page links to, without other sites."""
    found = re.findall(r"\]\(([^)\s]+)\)", re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL))
    inside = [link.partition("#") for link in found if not re.match(r"[a-z]+:", link)]
    return [((page.parent / path).resolve() if path else page, anchor) for path, _, anchor in inside]


def anchors(page: Path) -> set[str]:
    """Anchors of a page's headings, as renderers make them."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", NAMES)
def test_links_and_anchors_lead_somewhere(name: str) -> None:
    for target, anchor in links(ROOT / name):
        assert target.exists(), target
        assert not anchor or anchor in anchors(target), f"{target}#{anchor}"


def test_an_anchor_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# One & two\n\n[a](#one--two) [b](#three) [c](none.md)\n", "utf-8")
    assert [(target.exists(), anchor in anchors(page)) for target, anchor in links(page)] == [
        (True, True),
        (True, False),
        (False, False),
    ]


@cache
def ends_of_paths() -> frozenset[str]:
    """Every tracked file and its folders (with a trailing slash), from each of their parts on."""
    found: set[str] = set()
    for path in tracked():
        parts = path.relative_to(ROOT).parts
        ways = ["/".join(parts), *("/".join(parts[:depth]) + "/" for depth in range(1, len(parts)))]
        found |= {way[start:] for way in ways for start in (0, *(at + 1 for at, sign in enumerate(way) if sign == "/"))}
    return frozenset(found)


def missing_paths(text: str) -> list[str]:
    """Files and folders in backquotes, and modules of ours, that do not exist."""
    named = re.findall(r"`([\w.-][\w./-]*(?:\.(?:py|ts|svelte|md|ftl|lock|json)|/))`", text)
    gone = [name for name in named if name.removeprefix("../") not in ends_of_paths()]
    modules = re.findall(r"`(kurayami(?:\.[a-z]\w*)+)\b", text)
    return gone + [name for name in modules if not is_module(name) and not is_module(name.rpartition(".")[0])]


def is_module(name: str) -> bool:
    """True if the package has such a module."""
    path = "src/" + name.replace(".", "/")
    return "." in name and not {f"{path}.py", f"{path}/"}.isdisjoint(ends_of_paths())


@pytest.mark.parametrize("name", NAMES)
def test_files_and_modules_that_are_named_are_there(name: str) -> None:
    assert missing_paths((ROOT / name).read_text("utf-8")) == []


def test_a_name_of_nothing_is_found() -> None:
    text = "`server/keeper.py`, `store/schema.py`, `hall/`, `http/`, `kurayami.minds.Mind`, `kurayami.table.Table`"
    assert missing_paths(text) == ["server/keeper.py", "hall/", "kurayami.minds"]


def test_every_page_is_found_from_the_entry_page() -> None:
    found = {target for target, _ in links(ROOT / "docs" / "README.md")}
    folders = {target for target in found if target.is_dir()}
    missing = [page for page in (ROOT / "docs").rglob("*.md") if page not in found and page.parent not in folders]
    assert missing == [ROOT / "docs" / "README.md"]


FOR_WHOM = {"en": "For ", "ja": "遊ぶ人のために", "pl": "Dla "}
WITH_FIRST_LINES = [page for page in PAGES if page.is_relative_to(ROOT / "docs") and not re.match(r"\d{4}-", page.name)]


@pytest.mark.parametrize("page", WITH_FIRST_LINES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_says_in_its_first_line_for_whom_it_is(page: Path) -> None:
    """The index of the decisions says it for all of them."""
    title, empty, line, *_ = page.read_text("utf-8").splitlines()
    assert title.startswith("# ")
    assert not empty
    assert line.startswith(FOR_WHOM.get(page.parent.name, FOR_WHOM["en"]))


@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_of_commands_knows_every_option(command: str) -> None:
    text = (ROOT / "docs" / "commands.md").read_text("utf-8")
    section = re.split(rf"^##+ {command}$", text, flags=re.MULTILINE)[1]
    section = re.split(r"^##", section, flags=re.MULTILINE)[0]
    for argument in COMMANDS[command].assemble_argument_collection():
        names = [name.lstrip("-").upper() if argument.index is not None else name for name in argument.names]
        assert any(re.search(rf"{name}\b", section) for name in names), names
        for variable in argument.parameter.env_var or ():
            assert variable in section
