"""The commands of docs/designers.md and the programs of docs/researchers.md do what they say, with small numbers."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kurayami.games.hako_onna.edition_file import load
from kurayami.games.hidden_rooms import BOOKS
from kurayami.games.hidden_rooms.book import read_book
from kurayami.lab.hidden_rooms.numbers import BookNumbers
from kurayami.lab.listing import SUBJECTS
from tests.test_cli import kurayami

DOCS = Path(__file__).parents[2] / "docs"
COMMAND = re.compile(r"`(kurayami [^`]+)`|^ {4,}(kurayami (?:.*\\\n)*.*)", re.MULTILINE)

SMALL = {
    "kurayami edition": "",
    "kurayami check": "",
    "kurayami lab report hako-onna": "--games 1 --visitors 1 --bots careful",
    "kurayami lab report hidden-rooms": "--games 1 --bots beginner",
    "kurayami lab balance hako-onna": "--tries 2 --games 1 --visitors 1 --bots random",
    "kurayami lab balance hidden-rooms": "--tries 2 --games 2",
    "kurayami lab bound-book": "--nodes 500",
}
"""Beginnings of the commands, and what makes each small."""


def commands() -> Iterator[tuple[str, list[str]]]:
    """The beginning of each command of the page, and all its words."""
    for inline, shown in COMMAND.findall((DOCS / "designers.md").read_text("utf-8")):
        text = re.sub(r"\\\n\s*", "", inline or shown)
        begin = max((name for name in SMALL if text.startswith(name)), key=len, default=text)
        yield begin, text.split()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an edition and a book of one's own."""
    (tmp_path / "edition.toml").write_text(kurayami("edition").stdout, "utf-8")
    book = BookNumbers(BOOKS["rooms"], 1).text({"stage.2.route": 7})
    (tmp_path / "book.toml").write_text(book, "utf-8")
    return tmp_path


def test_every_command_of_the_page_is_known_here() -> None:
    assert {begin for begin, _ in commands()} == SMALL.keys()


@pytest.mark.parametrize(("begin", "words"), list(commands()), ids=[begin for begin, _ in commands()])
def test_the_commands_of_the_page_work(begin: str, words: list[str], folder: Path) -> None:
    content = "book.toml" if "hidden-rooms" in words or "--book" in words else "edition.toml"
    places = {"mine.toml": str(folder / content), "report": str(folder / "report")}
    typed = [places.get(word, word) if at > 2 or word == "mine.toml" else word for at, word in enumerate(words)]
    if ">" in typed:
        typed = typed[: typed.index(">")]
    done = kurayami(*typed[1:], *SMALL[begin].split())
    assert done.returncode == 0, done.stderr
    if begin.startswith("kurayami lab report"):
        assert "<table>" in (folder / "report" / "report.html").read_text("utf-8")
    elif "balance" in words:
        load(folder / content) if content == "edition.toml" else read_book(
            (folder / content).read_text("utf-8"), content
        )
    elif "bound-book" in words:
        assert done.stdout.count("%") == 2 * 5
    else:
        assert done.stdout


def test_the_companies_of_the_page_are_those_of_the_command() -> None:
    """The page says: every number of Visitors, and two levels."""
    companies = [(one.wishes.visitors, one.levels[0]) for one in SUBJECTS["hako-onna"].companies]
    assert {many for many, _ in companies} == {1, 2, 3, 4}
    assert {level for _, level in companies} == {"careful", "clever"}


def test_the_example_of_the_twin_plays_a_whole_night() -> None:
    """Without numba, as it takes half a minute to compile."""
    text = (DOCS / "researchers.md").read_text("utf-8")
    (program,) = [block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if ">>>" not in block]
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in SUBJECTS["hako-onna"].ends
