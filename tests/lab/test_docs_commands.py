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
from kurayami.games.hidden_rooms.book import page_of, read_book
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


def test_every_command_of_the_page_is_known_here() -> None:
    assert {begin for begin, _ in commands()} == SMALL.keys()


def test_the_page_can_be_followed_from_its_first_command_to_its_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one folder: no command is in the way of another, and what one writes the next can use."""
    monkeypatch.chdir(tmp_path)
    book = BookNumbers(BOOKS["rooms"], 1).text({"stage.2.route": 7})
    Path("book.toml").write_text(book, "utf-8")
    for begin, words in commands():
        typed, _, file = " ".join(words[1:]).partition(" > ")
        done = kurayami(*typed.split(), *SMALL[begin].split())
        assert done.returncode == 0, (words, done.stderr)
        if file:
            Path(file).write_text(done.stdout, "utf-8")
    for folder in ("report", "after", "stages"):
        assert "<table>" in Path(folder, "report.html").read_text("utf-8")
    assert load(Path("balanced.toml")).boards == load(Path("mine.toml")).boards
    fair = read_book(Path("fair.toml").read_text("utf-8"), "fair.toml")
    changed = [page.stage for page in fair.pages if page != page_of(read_book(book, "book.toml"), page.stage)]
    assert changed == [3]


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
