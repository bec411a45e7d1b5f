"""Results kept as they come, in a file of JSON lines: work that was broken off goes on where it was.

The first line says which work it is. The others hold a result each, with the number of its task.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from kurayami.kernel import Refusal
from kurayami.lab.workforce import HERE, Workforce, done

T = TypeVar("T")
R = TypeVar("R")


class Head(Struct, frozen=True):
    work: str
    """Digest of all that the results depend on."""


class ResultLine(Struct, frozen=True):
    task: int
    result: msgspec.Raw


class Kept(Generic[R]):
    """A file of results of one kind. Raises `Refusal` if it belongs to other work, `OSError` if it can't be used."""

    def __init__(self, file: Path, work: Any, kind: Any) -> None:
        self._kind = kind
        self.results: dict[int, R] = {}
        head = Head(sha256(msgspec.json.encode(work)).hexdigest())
        if file.exists() and file.stat().st_size:
            self._read(file, head)
            self._file = file.open("ab")
        else:
            self._file = file.open("wb")
            self._write(head)

    def _read(self, file: Path, head: Head) -> None:
        whole = file.read_bytes()
        first, *lines = whole.splitlines(keepends=True)
        try:
            known = msgspec.json.decode(first, type=Head)
        except msgspec.DecodeError:
            known = None
        if known != head:
            raise Refusal("lab-other-work", file=file.name)
        size = len(first)
        for line in lines:
            if not line.endswith(b"\n"):
                break  # it was being written when the work was broken off
            entry = msgspec.json.decode(line, type=ResultLine)
            self.results[entry.task] = msgspec.json.decode(entry.result, type=self._kind)
            size += len(line)
        if size < len(whole):
            with file.open("r+b") as cut:
                cut.truncate(size)

    def add(self, task: int, result: R) -> None:
        self.results[task] = result
        self._write(ResultLine(task, msgspec.Raw(msgspec.json.encode(result))))

    def _write(self, line: Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def going_on(
    function: Callable[[T], R], tasks: Sequence[T], force: Workforce = HERE, kept: Kept[R] | None = None
) -> Iterator[R]:
    """Results of all tasks, in their order: those that are kept, and then the others, which are kept as they come."""
    known = dict(kept.results) if kept else {}
    missing = [number for number in range(len(tasks)) if number not in known]
    fresh = iter(done(function, [tasks[number] for number in missing], force))
    for number in range(len(tasks)):
        if number in known:
            yield known[number]
            continue
        result = next(fresh)
        if kept:
            kept.add(number, result)
        yield result
