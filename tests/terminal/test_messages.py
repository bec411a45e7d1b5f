"""Every message the terminal names exists."""

import ast
import re
from pathlib import Path

import pytest

import kurayami.terminal
from kurayami.games.hako_onna import frames as f
from kurayami.games.hako_onna.rule import chance, nobody
from kurayami.games.hako_onna.rules import RULES
from kurayami.terminal.hako_onna.prompts import PLAIN, STEPS
from kurayami.words import LANGUAGES
from kurayami.words.reader import sources

KEY = re.compile(r"(?:web|terminal|play|hr|ks|ho)-[a-z0-9-]+")
FOLDER = Path(kurayami.terminal.__file__).parent


def named() -> set[str]:
    trees = (ast.parse(file.read_text("utf-8")) for file in FOLDER.rglob("*.py"))
    texts = (
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {text for text in texts if KEY.fullmatch(text) and not text.endswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_named_is_there(language: str) -> None:
    known = set(re.findall(r"^([a-z0-9-]+) =", "\n".join(sources(language).values()), re.MULTILINE))
    assert len(named()) > 100
    assert named() - known == set()


def test_every_frame_of_hako_onna_has_a_step_and_a_prompt() -> None:
    by_more_than_their_kind = {f.Act, f.Check, f.Hers, f.Moving, f.Window, f.Answering, f.Peek, f.Snatching}
    asking = {frame for frame, rule in RULES.items() if rule.mover not in (chance, nobody)}
    assert set(RULES) - set(STEPS) == {f.Hers, f.Act}
    assert asking - set(PLAIN) == by_more_than_their_kind
