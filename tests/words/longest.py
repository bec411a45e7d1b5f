"""The longest form of every message: the longest variant of each choice, and the longest of all names.

Messages that stand in the same place all get the longest of them. So a place is judged for whatever it may ever say,
however late in a game.
"""

from collections.abc import Mapping, Sequence

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from kurayami.words.reader import sources

SAME_PLACE = (
    "web-ho-hint-",
    "web-ho-lesson-her-",
    "web-ho-lesson-visitor-",
    "web-ho-prompt-",
    "web-ho-wait-",
    "web-hr-lesson-",
    "web-hr-prompt-",
)
"""Prefixes of the keys of messages that take turns in one place."""
LONGEST_NAME = "Wanda Małgorzata Ż."
SOME_VALUE, SOME_NUMBER = "Shadow 12, upstairs", "88"
"""Samples for missing variables: those of another message of the place, or of another variant."""


def longest_forms(language: str) -> dict[str, str]:
    """Every message file of a language, reduced to longest forms, by file name."""
    files = {name: FluentParser().parse(text) for name, text in sources(language).items()}
    messages = [entry for file in files.values() for entry in file.body if isinstance(entry, ast.Message)]
    lengths = {entry.id.name: length(entry.value, {}) for entry in messages if entry.value and not calls(entry)}
    stretched = {name: Longest(lengths).visit(file) for name, file in files.items()}
    share(messages, lengths)
    return {name: FluentSerializer().serialize(file) for name, file in stretched.items()}


def share(messages: Sequence[ast.Message], lengths: Mapping[str, int]) -> None:
    """Gives all messages of a place the longest of their texts."""
    for place in SAME_PLACE:
        together = [message for message in messages if message.id.name.startswith(place)]
        longest = max(together, key=lambda message: length(message.value, lengths) if message.value else 0)
        text = Filled(SOME_VALUE).visit(longest.value)
        for message in together:
            message.value = text


class Filled(Transformer):
    """Puts a sample in place of variables, but one."""

    def __init__(self, sample: str, kept: str = "") -> None:
        self._sample = ast.StringLiteral(sample)
        self._kept = kept

    def visit_VariableReference(self, node: ast.VariableReference) -> ast.VariableReference | ast.StringLiteral:
        return node if node.id.name == self._kept else self._sample

    def visit_FunctionReference(self, node: ast.FunctionReference) -> ast.FunctionReference | ast.StringLiteral:
        match node.id.name:
            case "SEAT" | "VISITOR":
                return ast.StringLiteral(LONGEST_NAME)
            case "NTH":
                return ast.StringLiteral(SOME_NUMBER)
            case _:
                return node


class Calls(Visitor):
    def __init__(self) -> None:
        self.found = False

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.found = True


def calls(message: ast.Message) -> bool:
    """True if the message calls a function, so it is not a name."""
    calls = Calls()
    calls.visit(message)
    return calls.found


class Longest(Transformer):
    def __init__(self, lengths: Mapping[str, int]) -> None:
        self._lengths = lengths
        """Letters of each message that may be a name, by key."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:
        """Keeps only the longest variant, with samples for what it may not be told."""
        found = max(node.variants, key=lambda variant: length(variant.value, self._lengths))
        only = ast.Variant(ast.Identifier("other"), found.value, default=True)
        self.generic_visit(only)
        told = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        Filled(SOME_NUMBER, told).visit(only)
        return ast.SelectExpression(node.selector, [only])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> ast.FunctionReference:
        """Makes NAME give the longest of its family, whatever is asked for."""
        family = family_of(node)
        if not family:
            return node
        longest = max(members(family, self._lengths), key=self._lengths.__getitem__)
        name = ast.StringLiteral(longest.removeprefix(f"{family}-"))
        return ast.FunctionReference(node.id, ast.CallArguments([ast.StringLiteral(family), name]))


def length(pattern: ast.Pattern, lengths: Mapping[str, int]) -> int:
    """Letters of a pattern; choices and names count as their longest."""
    letters = 0
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=text):
                letters += len(text)
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                letters += max(length(variant.value, lengths) for variant in variants)
            case ast.Placeable(expression=ast.FunctionReference() as call):
                letters += max((lengths[key] for key in members(family_of(call), lengths)), default=3)
            case _:
                letters += 3
    return letters


def members(family: str, lengths: Mapping[str, int]) -> list[str]:
    """Keys of the names in a family; inflected forms are families of their own."""
    inflected = tuple(f"{family}-{form}-" for form in ("acc", "into", "inside"))
    return [key for key in lengths if family and key.startswith(f"{family}-") and not key.startswith(inflected)]


def family_of(call: ast.FunctionReference) -> str:
    """Family of messages that NAME chooses from, if a variable decides."""
    match call:
        case ast.FunctionReference(
            id=ast.Identifier(name="NAME"),
            arguments=ast.CallArguments(positional=[ast.StringLiteral(value=family), ast.VariableReference()]),
        ):
            return str(family)
        case _:
            return ""
