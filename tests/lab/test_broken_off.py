"""Long work that is broken off by Ctrl+C keeps what it has, and the same command goes on with it."""

import os
import signal
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from time import sleep

import pytest

from kurayami.games.hidden_rooms.endless import Difficulty, MadeRoute, Proof
from kurayami.kernel import Stream
from kurayami.lab.hidden_rooms import books
from kurayami.lab.komnata_strachu import measurement
from kurayami.lab.results_file import Kept
from kurayami.lab.workforce import HERE, Workforce
from tests.test_cli import kurayami

LISTENING = """
import runpy, signal, sys
from kurayami.lab.hako_onna import night_lessons
night_lessons.FROM_ONE_START = 1
signal.signal(signal.SIGINT, signal.default_int_handler)
del sys.argv[0]
runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
"""
"""Runs a command that hears Ctrl+C, even where tests run in the background."""

ROOT = Path(__file__).parents[2]
ENDLESS = {
    "sim": "kurayami sim komnata-strachu --bots quick --jobs 2 --games 100000 --keep {folder}/games.jsonl",
    "make-book": "kurayami lab make-book {folder}/book.toml --difficulty nightmare --stages 2000",
    "train-hako-onna": "kurayami lab train-hako-onna {folder}/weights.json --games 100000",
    "train-hako-onna habits": "kurayami lab train-hako-onna {folder}/habits.json --level habits --games 100000",
    "train-hako-onna master": "kurayami lab train-hako-onna {folder}/value.json --level master --games 1000000",
    "measure-hidden-rooms": "kurayami lab measure-hidden-rooms --stages 1000000 --keep {folder}/measured.jsonl",
    "measure-komnata": "kurayami lab measure-komnata-strachu --rounds 10000000 --keep {folder}/measured.jsonl",
    "ladder": "tools.ladder --only komnata-strachu --scale 1000 --jobs 1 --docs {folder} --keep {folder}",
}

if sys.platform == "win32":
    pytest.skip("Ctrl+C is sent as a signal", allow_module_level=True)


def kept_lines(folder: Path) -> list[bytes]:
    """Complete lines of the kept file."""
    return [line for file in folder.rglob("*.jsonl") for line in file.read_bytes().splitlines(True) if b"\n" in line]


def broken_off(command: str, folder: Path, lines: int) -> tuple[int, str]:
    """Exit code and errors of a command that gets Ctrl+C once this many lines are kept."""
    words = [word.format(folder=folder) for word in command.split()]
    work = subprocess.Popen(
        [sys.executable, "-c", LISTENING, *words],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while work.poll() is None and len(kept_lines(folder)) < lines:
            sleep(0.05)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(work.pid, signal.SIGINT)
    _, err = work.communicate()
    return work.returncode, err


@pytest.mark.parametrize("command", ENDLESS.values(), ids=list(ENDLESS))
def test_ctrl_c_loses_nothing_and_the_same_command_goes_on(command: str, tmp_path: Path) -> None:
    code, err = broken_off(command, tmp_path, 4)
    assert (code, "Traceback" in err) == (130, False), err
    before = kept_lines(tmp_path)
    code, err = broken_off(command, tmp_path, len(before) + 2)
    assert code == 130, err
    assert kept_lines(tmp_path)[: len(before)] == before


def test_what_went_on_ends_like_what_was_never_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["sim", "komnata-strachu", "--bots", "quick", "--jobs", "2"]
    broken_off(ENDLESS["sim"], tmp_path, 6)
    kept = kept_lines(tmp_path)
    on = kurayami(*words, "--games", str(len(kept)), "--keep", str(file))
    assert on.returncode == 0, on.stderr
    assert kept_lines(tmp_path)[: len(kept)] == kept
    assert on.stdout == kurayami(*words, "--games", str(len(kept))).stdout


def seldom(difficulty: Difficulty, rng: Stream, stages: int) -> MadeRoute | None:
    """An attempt that draws two numbers, and succeeds now and then."""
    fits, seen = rng.below(4) == 0, rng.below(1000)
    return MadeRoute(difficulty, ((0, 0), (0, seen)), Proof(stages, 1, 2, 3, 1.0)) if fits else None


def test_a_book_goes_on_with_the_next_route(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "attempt", seldom)
    told, file = list[tuple[int, int]](), tmp_path / "routes.jsonl"

    def routes() -> list[MadeRoute]:
        with closing(Kept[books.TriedRoute](file, "routes", books.TriedRoute)) as kept:
            return list(books.make_routes("hard", 1, lambda *heard: told.append(heard), 5, kept))

    whole = routes()
    assert whole == list(books.make_routes("hard", 1, stages=5))
    assert len(told) > len(whole) == 5
    assert told[-1] == (len(told), 5)
    lines = file.read_bytes().splitlines(True)
    for length in range(1, len(lines)):
        file.write_bytes(b"".join(lines[:length]))
        assert routes() == whole
        assert file.read_bytes().splitlines(True) == lines


def test_a_measurement_goes_on_and_does_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    file, told = tmp_path / "measured.jsonl", list[tuple[int, int]]()
    whole = measurement.measure(120, 3, tell=lambda *heard: told.append(heard))
    assert told[-1] == (4 * 120, 4 * 120)
    assert {len(runs) for runs in whole.values()} == {120}
    with closing(Kept[list[measurement.Run]](file, "rounds", list[measurement.Run])) as kept:
        measurement.measure(120, 3, HERE, kept)
    lines = file.read_bytes().splitlines(True)
    file.write_bytes(b"".join(lines[:3]))
    with closing(Kept[list[measurement.Run]](file, "rounds", list[measurement.Run])) as kept:
        assert measurement.measure(120, 3, Workforce(2), kept) == whole
    assert file.read_bytes().splitlines(True) == lines
