"""One round: pytest over a selection of tests, in an order and with a hash seed that follow from the round's seed."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from tools.boot.place import ROOT
from tools.shake import notes

NO_TESTS: Final = 5
"""Exit code of pytest when nothing was selected."""
LONGEST: Final = 45 * 60.0
"""Seconds before a round counts as hanging and is killed."""
TAIL: Final = 4000
"""Characters of pytest's output to keep when it failed without naming a test."""


class Failure(msgspec.Struct, frozen=True):
    test: str
    text: str


class Round(msgspec.Struct, frozen=True):
    selection: str
    seed: int
    tests: int
    seconds: float
    failures: tuple[Failure, ...]


def shake_once(selection: Sequence[str], seed: int, longest: float = LONGEST) -> Round:
    """Runs the selection once. Browser tests run in their own processes, as in `make test`."""
    start = time.monotonic()
    parts = [selection] if "-m" in selection else [[*selection, "-m", f"{word}browser"] for word in ("not ", "")]
    done = [run_part(part, seed, longest) for part in parts]
    return Round(
        selection=" ".join(selection),
        seed=seed,
        tests=sum(tests for tests, _ in done),
        seconds=round(time.monotonic() - start, 1),
        failures=tuple(failure for _, failures in done for failure in failures),
    )


def run_part(selection: Sequence[str], seed: int, longest: float) -> tuple[int, list[Failure]]:
    with TemporaryDirectory() as folder:
        path = Path(folder, "notes.jsonl")
        code, output = run_pytest([*arguments(selection, seed), notes.OPTION, str(path)], seed, longest)
        written = notes.read(path)
    failures = failed(written)
    if not failures and code not in (0, NO_TESTS):
        failures = [Failure("pytest itself", f"exit code {code}\n{output[-TAIL:]}")]
    return len({note.test for note in written if note.what == "started"}), failures


def arguments(selection: Sequence[str], seed: int) -> list[str]:
    workers = [] if "-n" in selection else ["-n", "2", "--dist", "worksteal"]
    order = ["-p", "randomly", f"--randomly-seed={seed}"]
    return ["-q", "--tb=long", *order, "-p", "tools.shake.notes", *workers, *selection]


def failed(written: Sequence[notes.Note]) -> list[Failure]:
    """Tests that failed, and those that started and never ended."""
    failures = [Failure(note.test, note.text) for note in written if note.what == "failed"]
    ended = {note.test for note in written if note.what != "started"}
    hanging = [note.test for note in written if note.what == "started" and note.test not in ended]
    return failures + [Failure(test, "started, and never ended") for test in hanging]


def run_pytest(words: Sequence[str], seed: int, longest: float) -> tuple[int, str]:
    """Runs pytest as a process group, so that nothing outlives a hanging round."""
    command = [sys.executable, "-m", "pytest", *words]
    env = {**os.environ, "PYTHONHASHSEED": str(seed)}
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=longest)
    except BaseException as problem:
        if sys.platform != "win32":
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        output, _ = process.communicate()
        if not isinstance(problem, subprocess.TimeoutExpired):
            raise
    return process.returncode, output
