"""Results saved as they arrive, in a file of JSON lines, so that interrupted work resumes.

The first line identifies the work. Each other line holds a result with the number of its task.
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
    """Digest of everything the results depend on."""


class ResultLine(Struct, frozen=True):
    task: int
    result: msgspec.Raw


class Kept(Generic[R]):
    """A file of results of one kind. Raises `Refusal` if it holds others, `OSError` if it can't be used."""

    def __init__(self, file: Path, work: Any, kind: Any) -> None:
        self._kind = kind
        self.results: dict[int, R] = {}
        head = Head(sha256(msgspec.json.encode(work)).hexdigest())
        if file.exists() and self._begun(file, head):
            self._file = file.open("ab")
        else:
            self._file = file.open("wb")
            self._write(head)

    def _begun(self, file: Path, head: Head) -> bool:
        """Reads what is kept. False if nothing is, not even of other work."""
        whole = file.read_bytes()
        if not whole:
            return False
        first, *lines = whole.splitlines(keepends=True)
        try:
            known = msgspec.json.decode(first, type=Head)
        except msgspec.DecodeError:
            known = None
        if known is not None and known != head and not lines:
            return False
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
        return True

    def add(self, task: int, result: R) -> None:
        self.results[task] = result
        self._write(ResultLine(task, msgspec.Raw(msgspec.json.encode(result))))

    def _write(self, line: Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def going_on(
    function: Callable[[T], R], tasks: Sequence[T], force: Workforce = HERE, kept: Kept[R] | None = None, first: int = 0
) -> Iterator[R]:
    """Results of all tasks, in order: the saved ones, then the others, which are saved as they arrive.

    Tasks are numbered from the first.
    """
    known = dict(kept.results) if kept else {}
    missing = [task for number, task in enumerate(tasks, first) if number not in known]
    fresh = iter(done(function, missing, force))
    for number in range(first, first + len(tasks)):
        if number in known:
            yield known[number]
            continue
        result = next(fresh)
        if kept:
            kept.add(number, result)
        yield result


class Labour(Generic[R]):
    """Work in several calls of equally many tasks. The same calls resume where they stopped."""

    def __init__(
        self,
        force: Workforce = HERE,
        kept: Kept[R] | None = None,
        calls: int = 1,
        tell: Callable[[int, int], None] | None = None,
    ) -> None:
        self._force, self._kept = force, kept
        self._calls, self._tell = calls, tell
        self._asked = 0
        """Tasks of earlier calls."""

    def results(self, function: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
        """Results of all tasks, in order. The bar hears of each, and the total over all calls."""
        found: list[R] = []
        for result in going_on(function, tasks, self._force, self._kept, self._asked):
            found.append(result)
            if self._tell:
                self._tell(self._asked + len(found), self._calls * len(tasks))
        self._asked += len(tasks)
        return found
