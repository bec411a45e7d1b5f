"""TOML files written by players: parsed within limits, with the line of every field."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""Place of a value in a parsed file: keys, and indices from 0."""

DOTS: Final = 50
"""Most dots in a line. Dotted keys take time quadratic in their number."""

_KEY: Final = re.compile(r'"((?:\\.|[^"\\])*)"|\'([^\']*)\'|([A-Za-z0-9_-]+)')
_KEYS: Final = re.compile(rf"\s*(?:{_KEY.pattern})(?:\s*\.\s*(?:{_KEY.pattern}))*")
_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{}\n]|[^"\'#\[\]{}\n]+',
    re.DOTALL,
)
_WHERE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


class NotToml(ValueError):
    """A text that is not TOML, or takes too long to parse."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.line = line


def parse(text: str) -> dict[str, Any]:
    """Raises `NotToml`."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > DOTS:
            raise NotToml(f"more than {DOTS} dots in a line", number)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML, or numbers and brackets without end
        problem, found = str(error), _WHERE.search(str(error))
        raise NotToml(_WHERE.sub("", problem), int(found[1]) if found and found[1] else None) from None


def line_of(text: str, path: Path) -> int | None:
    """Line of a field in a valid text; of the enclosing entry if it has none of its own. None for no path."""
    lines = dict(reversed(list(_fields(text))))
    return next((lines[path[:size]] for size in range(len(path), 0, -1) if path[:size] in lines), None)


def _fields(text: str) -> Iterator[tuple[Path, int]]:
    """Every header and key with its line."""
    table: Path = ()
    counts: dict[Path, int] = {}
    for line, statement in _statements(text):
        if statement.startswith("[["):
            outer = _entered(_keys(statement[2:]), counts)
            counts[outer] = counts.get(outer, 0) + 1
            table = (*outer, counts[outer] - 1)
            yield from ((outer, line), (table, line))
        elif statement.startswith("["):
            table = _entered(_keys(statement[1:]), counts)
            yield table, line
        else:
            keys = _keys(statement)
            yield from (((*table, *keys[:size]), line) for size in range(1, len(keys) + 1))


def _entered(keys: list[str], counts: dict[Path, int]) -> Path:
    """Path of a header, continued in the latest entry of every list on its way."""
    path: Path = ()
    for key in keys[:-1]:
        path = (*path, key)
        if path in counts:
            path = (*path, counts[path] - 1)
    return (*path, keys[-1])


def _keys(text: str) -> list[str]:
    found = _KEYS.match(text)
    return ["".join(parts) for parts in _KEY.findall(found[0])] if found else [""]


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Statements without comments, each with the line it begins on."""
    line, start, depth, parts = 1, 1, 0, list[str]()
    for token in _TOKEN.findall(text + "\n"):
        if token == "\n" and depth == 0:
            statement = "".join(parts).strip()
            if statement:
                yield start, statement
            parts, start = [], line + 1
        elif not token.startswith("#"):
            depth += (token in ("[", "{")) - (token in ("]", "}"))
            parts.append(token)
        line += token.count("\n")
