"""Words the three voices never use: a glossary replaced them, or a language's typography forbids them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kurayami.catalog import GAMES
from kurayami.words import LANGUAGES, initials
from kurayami.words.reader import sources
from tests.rule_ids import DOCS
from tests.words.forbidden import ALLOWED, ALLOWED_IN_DOCS, ALLOWED_IN_RULES, NOT_FOR_DOCS, SIGNS, WORDS, Ban
from tests.words.test_rules_pages import page, spoken


class Texts(Visitor):
    """Plain texts of a message, each with its placeables by name."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = [
            each.value if isinstance(each, ast.TextElement) else "{ " + named(each) + " }" for each in node.elements
        ]
        self.texts.append("".join(parts).strip())
        self.generic_visit(node)


def named(placeable: ast.BaseNode) -> str:
    match placeable:
        case ast.Placeable(expression=ast.FunctionReference(id=ast.Identifier(name=name))):
            return name
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return f"${name}"
        case _:
            return "#"


def entries(language: str) -> Iterator[ast.Message]:
    for text in sources(language).values():
        yield from (entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message))


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every text with its key."""
    for entry in entries(language):
        found = Texts()
        found.visit(entry)
        yield from ((entry.id.name, each) for each in found.texts)


def wrong(language: str, key: str, text: str, bans: list[Ban]) -> list[str]:
    return [
        f"{key}: “{match[0]}” in “{text}”: {ban.instead}"
        for ban in bans
        if re.match(ban.where, key) and (language, key) not in ALLOWED
        for match in re.finditer(ban.pattern, text)
        if not re.match(r"[^{]*\}", text[match.start() :])  # what stands in braces is a name of ours
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bans", [WORDS, SIGNS], ids=["words", "signs"])
def test_no_message_says_what_the_voice_avoids(language: str, bans: dict[str, list[Ban]]) -> None:
    assert [fault for key, text in said(language) for fault in wrong(language, key, text, bans[language])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_rules_page_says_what_the_voice_avoids(language: str, game: str) -> None:
    text = " ".join(spoken(page(language, game)).split())
    for phrase in ALLOWED_IN_RULES:
        text = text.replace(phrase, "")
    sentences = re.split(r"(?<=[.!?。]) ?", text)
    assert [
        fault for each in sentences for fault in wrong(language, f"{initials(game)}-page", each, WORDS[language])
    ] == []


def blocks(text: str) -> list[str]:
    """Paragraphs, list items, headings and cells of a page, without Markdown's own signs."""
    lines = re.sub(r"^ *(?:#+|- \*\*[A-Z]{2}-\d+\*\*|-) |\|", "\n\n", spoken(text), flags=re.MULTILINE)
    return [" ".join(block.replace("*", "").split()) for block in re.split(r"\n\s*\n", lines)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_are_set_like_messages(language: str, game: str) -> None:
    texts = [re.sub(r"(?<=\w)–(?=\w)", "", block) for block in blocks(page(language, game))]  # ranges are no dashes
    assert [fault for each in texts for fault in wrong(language, "page", each, SIGNS[language])] == []


def documents() -> list[Path]:
    root = DOCS.parent
    return [root.parent / "README.md", *sorted(root.glob("*.md")), *sorted((root / "how-to").glob("*.md"))]


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.stem)
def test_no_document_says_what_the_voice_avoids(path: Path) -> None:
    text = " ".join(spoken(path.read_text("utf-8")).split())
    for phrase in ALLOWED_IN_DOCS:
        text = text.replace(phrase, "")
    bans = [ban for ban in WORDS["en"] if not ban.where and ban.instead not in NOT_FOR_DOCS]
    assert [fault for each in re.split(r"(?<=[.!?]) ", text) for fault in wrong("en", "docs", each, bans)] == []


HAND_MADE: Final = re.compile(r"""join\("(?:, |; | · )"\)|"(?:, |; | · )"\.join|\}: \{say\(|\)\}: \{say\(""")
"""A list or a label put together without asking which signs the language has."""
NOT_READ: Final = ("title.svelte.ts", "pointing.ts", "draft.ts")
"""Files whose lists are no sentences: a window's title, a selector, and a book's file."""


def test_screens_leave_lists_and_labels_to_the_language() -> None:
    root = DOCS.parents[1]
    files = [*(root / "web" / "src").rglob("*.svelte"), *(root / "web" / "src").rglob("*.ts")]
    files += (root / "src" / "kurayami" / "terminal").rglob("*.py")
    assert len(files) > 100
    found = [
        f"{path.name}: {match[0]}"
        for path in files
        if path.name not in NOT_READ
        for match in HAND_MADE.finditer(path.read_text("utf-8"))
    ]
    assert found == []


class Endings(Visitor):
    """Plural choices whose default isn't the form for most numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.last: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        forms = {each.key.name: each.default for each in node.variants if isinstance(each.key, ast.Identifier)}
        if {"one", "few"} & forms.keys():
            self.last += [name for name, default in forms.items() if default]
        self.generic_visit(node)


def test_polish_numbers_end_with_many() -> None:
    """“other” is for fractions."""
    for entry in entries("pl"):
        found = Endings()
        found.visit(entry)
        assert set(found.last) <= {"many"}, entry.id.name


@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        ("en", "hr-any", "It does not fit"),
        ("en", "web-any", "Who thinks wins."),
        ("en", "web-any", "Your chance to win"),
        ("en", "ho-any", "peeks at Shadow { NTH }"),
        ("ja", "hr-any", "隣の闇を探す"),
        ("ja", "web-hr-any", "札を引く"),
        ("ja", "web-any", "カード三枚"),
        ("pl", "ho-any", "Tura gościa { VISITOR }"),
        ("pl", "hr-any", "Idziesz na { $to }."),
        ("pl", "web-any", "To zostanie ujawnione po grze"),
    ],
)
def test_a_forbidden_word_is_found(language: str, key: str, text: str) -> None:
    assert wrong(language, key, text, WORDS[language])


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "45 %"),
        ("en", 'a "word"'),
        ("ja", "第 { $round } ラウンド"),
        ("ja", "誰?"),
        ("pl", "od 20-30"),
        ("pl", "słowo …"),
    ],
)
def test_a_misset_sign_is_found(language: str, text: str) -> None:
    assert wrong(language, "web-any", text, SIGNS[language])
