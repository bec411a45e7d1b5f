"""Interrupted commands: what they must never lose, and how they exit."""

import os
import pickle
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from kurayami.cli import DONE, FAILED, run
from kurayami.games import hidden_rooms
from kurayami.kernel import BadOptions, Move
from kurayami.record import load, save
from kurayami.server.store.storage import open_database
from kurayami.table import Seeded, Table
from tests.patience import PATIENCE

SEED = "00" * 31 + "07"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game, given up by staying."""
    chance = Seeded(bytes.fromhex(SEED), [bytes(32)])
    table = Table(hidden_rooms, hidden_rooms.Options(turn_limit=1), chance)
    while 0 in hidden_rooms.movers(table.state):
        table.play(Move(0, hidden_rooms.legal(table.state, 0)[-1], table.now))
    file = tmp_path / "game.kurayami"
    file.write_text(save("hidden-rooms", table, chance), "utf-8")
    return file


def test_a_file_that_can_not_be_written_is_found_out_before_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdin, "readline", lambda: pytest.fail("the game has begun"))
    assert run(["play", "--save", str(tmp_path / "none" / "game"), "--language", "en"]) == FAILED
    assert "can’t be written" in capsys.readouterr().err


def test_a_file_that_was_there_before_keeps_what_it_holds_until_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text("older", "utf-8")
    assert run(["play", "--save", str(file), "--book", "none.toml"]) == FAILED
    assert file.read_text("utf-8") == "older"


def test_a_game_whose_file_is_gone_at_the_end_is_kept_elsewhere(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    command = [sys.executable, "-m", "kurayami", "play", "--seed", SEED, "--save", str(folder / "game")]
    home = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "TMPDIR": str(tmp_path)}
    with subprocess.Popen(
        [*command, "--language", "en"],
        env=home,
        encoding="utf-8",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as playing:
        assert playing.stdout
        assert playing.stdout.readline()  # the game has begun
        folder.rmdir()
        _, said = playing.communicate("1\nstay\n" * 300, timeout=PATIENCE)  # waits for it, in three stages
    assert playing.returncode == FAILED
    kept = Path(said.strip().removesuffix(".").split(" kept in ")[1])
    assert load(kept.read_text("utf-8")).entries


def test_a_reader_who_has_seen_enough_ends_a_replay_quietly(record: Path) -> None:
    words = [sys.executable, "-m", "kurayami", "replay", str(record)]
    with subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()  # before the first line is written
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == DONE


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
def test_verify_says_in_words_what_the_rules_refuse(
    record: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if '"by":0' in line)
    lines[first] = '{"type":"move","by":0,"action":{"type":"begin","tile":{"colour":"red","number":1}},"at":0}\n'
    record.write_text("".join(lines), "utf-8")
    assert run(["replay", str(record), "--verify", "--language", language]) == FAILED
    said = capsys.readouterr().err
    assert str(first + 1) in said
    assert "hr-" not in said
    assert "colour=" not in said


def test_a_seat_that_a_game_does_not_have_is_refused(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record), "--seat", "5", "--language", "en"]) == FAILED
    assert "no seat 5" in capsys.readouterr().err


def test_a_refusal_comes_back_whole_from_another_process() -> None:
    back = pickle.loads(pickle.dumps(BadOptions("sim-endless", number=7)))
    assert (type(back), back.key, back.params) == (BadOptions, "sim-endless", {"number": 7})


def test_without_its_driver_postgresql_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    tokens = ["serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1/none", "--language", "en"]
    assert run(tokens) == FAILED
    assert "kurayami[postgres]" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_a_restored_database_is_private_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.touch()
    file.chmod(0o644)
    open_database(str(file)).dispose()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
def test_a_server_that_is_told_to_stop_ends_well(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "kurayami", "serve", "--port", "0", "--database", str(tmp_path / "tables")]
    environment = {**os.environ, "LC_ALL": "C"}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == DONE
