"""The commands as a user types them."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from kurayami.__main__ import main
from kurayami.cli.lab import lab
from kurayami.games.hidden_rooms import BOOKS
from kurayami.games.hidden_rooms.book import page_of
from tests.patience import PATIENCE

SEED = "00" * 31 + "07"
STAGE = 5
"""The first stage with this seed."""


def kurayami(*words: str, answers: str = "", **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "kurayami", *words],
        input=answers,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env={**os.environ, "LC_ALL": "en_US.UTF-8", "PYTHONUTF8": "1", **environment},
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of a player who takes the first choice, and sometimes the last."""
    file = tmp_path / "game.kurayami"
    home = {"XDG_DATA_HOME": str(tmp_path)}
    done = kurayami("play", "--seed", SEED, "--save", str(file), answers="1\n1\n2\n" * 200, **home)
    assert done.returncode == 0, done.stderr
    assert "The seed was" in done.stdout
    return file


def test_a_game_is_played_saved_replayed_and_proven(record: Path) -> None:
    shown = kurayami("replay", str(record))
    assert "The house keeps you" in shown.stdout
    assert "Stage" in shown.stdout
    proven = kurayami("replay", str(record), "--verify")
    assert proven.returncode == 0
    assert proven.stdout.startswith("Verified. ")


def test_a_record_that_was_tampered_with_fails_with_its_line(record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    wanted = next(number for number, line in enumerate(lines) if '"by":-1' in line and '"number":6' not in line)
    lines[wanted] = lines[wanted].replace('"number":', '"number":6,"was":')
    record.write_text("\n".join(lines) + "\n", "utf-8")
    done = kurayami("replay", str(record), "--verify")
    assert done.returncode == 1
    assert f"Line {wanted + 1}: this draw doesn’t come from the seed." in done.stderr


def test_every_language_can_be_wished_for_or_comes_from_the_terminal(record: Path) -> None:
    assert "Zapis jest prawdziwy." in kurayami("replay", str(record), "--verify", "--language", "pl").stdout
    assert "正しい記録です" in kurayami("replay", str(record), "--verify", LC_ALL="ja_JP.UTF-8").stdout


@pytest.mark.parametrize(
    ("words", "message", "code"),
    [
        (("play", "--seed", "xy"), "64 hex digits", 2),
        (("replay", "none.kurayami"), "none.kurayami can’t be read", 1),
        (("replay", str(Path(__file__))), "Line 1", 1),
    ],
)
def test_what_is_wrong_is_said_in_one_line(words: tuple[str, ...], message: str, code: int) -> None:
    done = kurayami(*words)
    assert done.returncode == code
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_deeper_rooms_and_a_book_of_ones_own_can_be_played(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    deeper = kurayami("play", "--book", "deeper-rooms", "--seed", SEED, answers="v\n", **home).stdout
    assert f", {page_of(BOOKS['deeper-rooms'], STAGE).monster} " in deeper
    assert "continue from the hall" in deeper
    pages = [f"[[pages]]\nstage = {stage}\nmonster = 'Mine'\nroute = [[0, 1], [0, 4]]\n" for stage in range(1, 6)]
    book = tmp_path / "mine.toml"
    book.write_text("title = 'x'\n" + "".join(pages), "utf-8")
    assert ", Mine " in kurayami("play", "--book", str(book), "--seed", SEED, answers="v\n", **home).stdout


def test_help_and_version() -> None:
    assert "replay" in kurayami("--help").stdout
    commands = [line.strip("│ ") for line in kurayami("lab", "--help").stdout.splitlines() if line.startswith("│ ")]
    named = [line for line in commands if line and line.split()[0] in lab]
    assert len(named) > 5
    assert [line for line in named if len(line.split()) < 3] == [], "a command that is not loaded yet has its line too"
    assert kurayami("--version").stdout.strip().count(".") == 2


def test_stopped_while_it_is_being_loaded_it_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(name: str) -> None:
        raise KeyboardInterrupt

    loading = ModuleType("kurayami.cli")
    monkeypatch.setattr(loading, "__getattr__", stop, raising=False)
    monkeypatch.setitem(sys.modules, "kurayami.cli", loading)
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 130
