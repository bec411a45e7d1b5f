"""Shaking finds a flaky test and a hanging one, and reports the seed."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools.shake.__main__ import main
from tools.shake.notes import Note
from tools.shake.rounds import Failure, Round, failed, shake_once
from tools.shake.tally import Tally, summed_up

WAVERING = """
import os
def test_steady(): pass
def test_wavering(): assert int(os.environ["PYTHONHASHSEED"]) % 2
"""
ORDERED = "import os\n" + "".join(
    f"def test_{name}(): print('{name}', file=open(os.environ['ORDER'], 'a'))\n" for name in "abcdefgh"
)
HANGING = """
import time
def test_hanging(): time.sleep(1000)
"""


def selection(folder: Path, text: str) -> list[str]:
    """A file of tests on its own, in one process."""
    path = folder / "test_drawn.py"
    path.write_text(text)
    return [str(path), "--rootdir", str(folder), "-n", "0", "-m", ""]


def test_a_wavering_test_is_named_with_its_seeds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--folder", str(tmp_path / "kept"), "--calm", "--seed", "4", "--rounds", "2"]
    assert main([*words, *selection(tmp_path, WAVERING)]) == 1
    said = capsys.readouterr().out
    assert "round 2 of 2, seed 5: 2 tests, all passed" in said
    assert "test_drawn.py::test_wavering failed 1 of 2, seeds 4" in said
    assert "test_steady" not in said
    assert "def test_wavering" in (tmp_path / "kept" / "failed-4-1.txt").read_text()


def test_rounds_are_counted_on_until_they_are_forgotten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in (1, 2):
        Tally(tmp_path).add(Round("tests/x", seed, 3, 60.0, ()))
    for words, said in (["--summary"], "rounds 2, tests run 6"), (["--forget", "--summary"], "nothing was shaken yet"):
        assert main(["--folder", str(tmp_path), *words]) == 0
        assert said in capsys.readouterr().out


def test_every_seed_is_another_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = selection(tmp_path, ORDERED)
    orders = []
    for number, seed in enumerate((1, 2)):
        monkeypatch.setenv("ORDER", str(tmp_path / str(number)))
        assert shake_once(chosen, seed).failures == ()
        orders.append((tmp_path / str(number)).read_text())
    assert orders[0] != orders[1]
    assert sorted(orders[0]) == sorted(orders[1])


def test_a_test_that_never_ended_is_named() -> None:
    written = [Note("a", "started"), Note("b", "started"), Note("a", "passed")]
    assert failed(written) == [Failure("b", "started, and never ended")]


def test_a_round_that_hangs_is_killed(tmp_path: Path) -> None:
    (failure,) = shake_once(selection(tmp_path, HANGING), 1, longest=0.1).failures
    assert failure.test in ("pytest itself", "test_drawn.py::test_hanging")


def test_what_fails_beside_the_tests_fails_the_round(tmp_path: Path) -> None:
    (failure,) = shake_once([*selection(tmp_path, WAVERING), "--no-such-option"], 1).failures
    assert failure.test == "pytest itself"
    assert "--no-such-option" in failure.text


def test_time_that_is_up_ends_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tally = Tally(tmp_path)
    tally.add(Round("tests/x", 1, 3, 60.0, ()))
    assert main(["--folder", str(tmp_path), "--calm", "--minutes", "-1", "tests/nothing"]) == 0
    assert "tests/x: rounds 1, tests run 3, failures 0, 1.0 min" in capsys.readouterr().out


def test_rounds_are_summed_up_by_selection() -> None:
    bad = (Failure("one", "why"), Failure("two", "why"))
    rounds = [Round("a", 1, 5, 30.0, bad), Round("b", 2, 1, 30.0, ()), Round("a", 3, 5, 30.0, bad[:1])]
    assert summed_up(rounds).splitlines() == [
        "a: rounds 2, tests run 10, failures 3, 1.0 min",
        "  one failed 2 of 2, seeds 1, 3",
        "  two failed 1 of 2, seeds 1",
        "b: rounds 1, tests run 1, failures 0, 0.5 min",
    ]


def test_the_load_ends_with_whoever_wanted_it() -> None:
    code = (
        "import os, sys\nfrom tools.shake.load import load\nwith load(1): print('busy', flush=True); sys.stdin.read()"
    )
    words = [sys.executable, "-c", code]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as shaking:
        assert shaking.stdout is not None
        assert shaking.stdout.readline() == b"busy\n"
        shaking.kill()
        assert shaking.stdout.read() == b""  # comes when nobody is left who could write
