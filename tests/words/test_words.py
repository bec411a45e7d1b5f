"""The three languages have the same messages, and none that nobody uses."""

import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kurayami.catalog import GAMES
from kurayami.table import Table
from kurayami.testing.random_games import seeded, wander
from kurayami.testing.subjects import SUBJECTS
from kurayami.words import LANGUAGES, Words, initials, language_of, telling
from kurayami.words.reader import sources
from tests.words.usage import Chunk, python_chunks, reached, script_chunks, source

SOURCE = Path(__file__).parents[2]
SEED = bytes(range(32))


class Found(Visitor):
    """Parts a message uses: its variables, other messages, and the names NAME makes."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.prefixes: set[str] = set()
        self.texts: set[str] = set()
        """Texts that follow a prefix, where they are spelled out too."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:
        first = node.positional[0]
        if isinstance(first, ast.StringLiteral):
            self.prefixes.add(first.value)
        self.texts |= {other.value for other in node.positional[1:] if isinstance(other, ast.StringLiteral)}
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Found]:
    found: dict[str, Found] = {}
    for file, text in sources(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} is there twice"
                found[entry.id.name] = Found()
                found[entry.id.name].visit(entry)
    return found


def tags(union: Any) -> set[str]:
    kinds = get_args(union) or (union,)
    return {str(kind.__struct_config__.tag).replace("_", "-") for kind in kinds}


def told() -> set[str]:
    """Messages of all events and actions."""
    keys: set[str] = set()
    for name, rules in GAMES.items():
        keys |= {f"{initials(name)}-event-{tag}" for tag in tags(rules.Event)}
        keys |= {f"{initials(name)}-action-{tag}" for tag in tags(rules.Action)}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_variables_in_all_languages(language: str) -> None:
    for key, found in messages("en").items():
        assert messages(language)[key].variables == found.variables, key


def test_every_event_and_action_can_be_told() -> None:
    assert told() - messages("en").keys() == set()


def test_every_refusal_has_its_words() -> None:
    pattern = r"(?:IllegalMove|BadOptions|\w*Error|Refusal|RouteFault|wrong)\(\s*\"([a-z]+(?:-[a-z0-9]+)+)\""
    keys = {
        key
        for file in (SOURCE / "src").rglob("*.py")
        if "testing" not in file.parts
        for key in re.findall(pattern, file.read_text("utf-8"))
    }
    assert len(keys) > 40
    assert keys - messages("en").keys() == set()


def unused(chunks: list[Chunk]) -> set[str]:
    """Unused messages. One named by its prefix is used only if the rest is a number, or a text in the source."""
    found = [each for language in LANGUAGES for each in messages(language).values()]
    texts = set().union(*(chunk.texts for chunk in chunks), *(each.texts for each in found))
    prefixes = set().union(*(chunk.prefixes for chunk in chunks), *(each.prefixes for each in found))
    used = texts | told() | set().union(*(each.messages for each in found))

    def is_completed(key: str, begun: set[str]) -> bool:
        rests = [key.removeprefix(f"{prefix}-") for prefix in begun if key.startswith(f"{prefix}-")]
        return any(re.sub(r"-?\d+$", "", rest) in {"", *texts} or is_completed(rest, prefixes) for rest in rests)

    named = {prefix for prefix in prefixes if "-" in prefix}
    return {key for key in messages("en").keys() - used if not is_completed(key, named)}


def test_no_message_is_unused() -> None:
    assert unused(source()) == set()


def test_a_message_that_only_a_dead_table_names_is_unused() -> None:
    python = 'TEXTS = {"rope": "over"}\ndef text_of(card):\n    return TEXTS[card]\n'
    script = 'const TEXTS = { rope: "over" };\nexport const textOf = (card: string): string => say(TEXTS[card]);\n'
    for chunks, text, call in ((python_chunks, python, "print(text_of(1))\n"), (script_chunks, script, "textOf(1);\n")):
        assert not any("over" in chunk.texts for chunk in reached([*chunks(text)]))
        assert any("over" in chunk.texts for chunk in reached([*chunks(call + text)]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SUBJECTS)
def test_a_whole_game_can_be_told_to_everybody(name: str, language: str) -> None:
    subject, words = SUBJECTS[name], Words(language)
    for options in subject.options:
        table: Table[Any, Any, Any, Any, Any] = Table(subject.rules, options)
        for step in wander(table, seeded(SEED, table.seats), subject, SEED):
            for viewer in (None, *range(table.seats)):
                seen = [subject.rules.witness(event, viewer) for event in step.happening.events]
                for event in (event for event in seen if event is not None):
                    key, params = telling(name, "event", msgspec.to_builtins(event))
                    assert "{" not in words.say(key, **params)


def test_what_is_told_of_a_value() -> None:
    value = {
        "type": "room_laid",
        "tile": {"colour": "red", "number": 3},
        "at": [2, 5],
        "ok": True,
        "no": None,
        "n": [1],
    }
    assert telling("hidden-rooms", "event", value) == (
        "hr-event-room-laid",
        {"tile_colour": "red", "tile_number": 3, "at": "F3", "ok": "yes", "no": "none", "n": 1},
    )


@pytest.mark.parametrize(
    ("count", "polish"),
    [(1, "Została 1 akcja"), (2, "Zostały 2 akcje"), (5, "Zostało 5 akcji"), (22, "Zostały 22 akcje")],
)
def test_polish_numbers_have_their_own_endings(count: int, polish: str) -> None:
    assert Words("pl").say("hr-facts-actions-left", count=count).startswith(polish)


@pytest.mark.parametrize(
    ("language", "listed", "told", "labelled", "remarked"),
    [
        ("en", "a, b", "A. B.", "Noise: 3", "Ada (you)"),
        ("ja", "a、b", "A.B.", "Noise：3", "Ada（you）"),
        ("pl", "a, b", "A. B.", "Noise: 3", "Ada (you)"),
    ],
)
def test_parts_are_put_together_with_each_languages_own_signs(
    language: str, listed: str, told: str, labelled: str, remarked: str
) -> None:
    words = Words(language)
    assert words.join("list", ["a", "", "b"]) == listed
    assert words.join("sentences", ["A.", "B."]) == told
    assert words.label("Noise", "3") == labelled
    assert words.aside("Ada", "you") == remarked


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        Words("en").say("no-such-message")
    with pytest.raises(KeyError):
        Words("en").say("hr-off-board")  # without its square


@pytest.mark.parametrize(
    ("wish", "language"),
    [("pl_PL.UTF-8", "pl"), ("ja", "ja"), ("en-GB", "en"), ("C", "en"), ("", "en"), ("de_DE", "en")],
)
def test_the_language_that_fits_a_wish(wish: str, language: str) -> None:
    assert language_of(wish) == language


def test_seats_and_places_are_counted_from_one() -> None:
    words = Words("en")
    assert words.say("ks-event-player-ready", seat=0) == "Player 1 is ready."
    assert words.say("ho-event-peeked", seat=1, shadow=0) == "Visitor 1 peeks into Shadow 1."
