"""Messages the source really uses: a definition nothing reaches does not count.

A definition is reached if its name occurs in something reached. Statements that define nothing, decorated functions and
components are the roots. Tests are not part of the source.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2]
DECLARED = re.compile(
    r"^(?:export )?(?:default )?(?:async )?(?:const|let|function|class|type|interface) (\w+)", re.MULTILINE
)
QUOTED = [re.compile(f"{quote}([^{quote}$\\n]*){quote}") for quote in ('"', "'", "`")]
TEMPLATE = re.compile(r"`([a-z]+(?:-[a-z0-9]+)*)-\$\{")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//[^\n]*$", re.DOTALL | re.MULTILINE)


class Chunk(NamedTuple):
    """A definition, or the code outside all of them."""

    name: str | None
    names: set[str]
    """Names it contains."""
    texts: set[str]
    """Quoted texts it contains."""
    prefixes: set[str]
    """Prefixes of messages it completes."""


def python_chunks(text: str) -> Iterator[Chunk]:
    for statement in ast.parse(text).body:
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield _python_chunk(None if statement.decorator_list else statement.name, statement)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield _python_chunk(name, statement)
            case ast.Expr(value=ast.Constant()):
                pass  # a docstring
            case _:
                yield _python_chunk(None, statement)


def _python_chunk(name: str | None, statement: ast.stmt) -> Chunk:
    chunk = Chunk(name, set(), set(), set())
    for node in ast.walk(statement):
        match node:
            case ast.Name(id=used) | ast.Attribute(attr=used):
                chunk.names.add(used)
            case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if start.endswith("-"):
                chunk.prefixes.add(start[:-1])
            case ast.Constant(value=str(text)):
                chunk.texts.add(text)
                chunk.names.update(re.findall(r"^[\w.]+:(\w+)$", text))  # a command that is loaded when it is called
    return chunk


def script_chunks(text: str) -> Iterator[Chunk]:
    text = COMMENT.sub("", text)
    starts = [*DECLARED.finditer(text)]
    yield _script_chunk(None, text[: starts[0].start() if starts else len(text)])
    for at, start in enumerate(starts):
        end = starts[at + 1].start() if at + 1 < len(starts) else len(text)
        yield _script_chunk(start[1], text[start.end() : end])


def _script_chunk(name: str | None, text: str) -> Chunk:
    without = re.sub(r"^import\b.*?;$", "", text, flags=re.DOTALL | re.MULTILINE)
    quoted = set().union(*(pattern.findall(without) for pattern in QUOTED))
    return Chunk(name, set(re.findall(r"\w+", without)), quoted, set(TEMPLATE.findall(without)))


def component_chunks(text: str) -> Iterator[Chunk]:
    yield _script_chunk(None, COMMENT.sub("", text))


def reached(chunks: list[Chunk]) -> list[Chunk]:
    found = [chunk for chunk in chunks if chunk.name is None]
    waiting = [chunk for chunk in chunks if chunk.name is not None]
    names = set().union(*(chunk.names for chunk in found))
    while now := [chunk for chunk in waiting if chunk.name in names]:
        waiting = [chunk for chunk in waiting if chunk.name not in names]
        found += now
        names |= set().union(*(chunk.names for chunk in now))
    return found


@cache
def source() -> list[Chunk]:
    """Everything reached."""
    chunks: list[Chunk] = []
    for folder, ending, split in (
        ("src", "*.py", python_chunks),
        ("web/src", "*.ts", script_chunks),
        ("web/src", "*.svelte", component_chunks),
    ):
        for file in sorted((SOURCE / folder).rglob(ending)):
            chunks += split(file.read_text("utf-8"))
    return reached(chunks)
