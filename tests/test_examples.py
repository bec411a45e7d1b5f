"""The examples run."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from examples.wary import wary

from kurayami.catalog import GAMES
from kurayami.games import hidden_rooms
from kurayami.kernel import Move, Stream
from kurayami.table import Seeded, Table
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]


def test_a_bot_plays_a_game_through_the_engine() -> None:
    words = [sys.executable, str(ROOT / "examples" / "bot.py"), "07" * 32]
    one, other = (subprocess.run(words, capture_output=True, text=True, check=True, timeout=PATIENCE) for _ in range(2))
    assert "_stages_" in one.stdout
    assert one.stdout == other.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_client_plays_every_game_to_its_end_by_the_page_alone(game: str) -> None:
    words = [sys.executable, str(ROOT / "examples" / "client.py"), game]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["reason"]


@pytest.mark.parametrize("name", ["bot.py", "client.py"])
def test_an_example_says_what_is_missing(name: str) -> None:
    """Without this Python's packages, kurayami among them."""
    words = [sys.executable, "-I", "-S", str(ROOT / "examples" / name)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 1
    assert done.stderr == "kurayami isn't installed for this Python. In a clone, use .venv/bin/python.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no plain shell")
def test_the_shell_example_says_what_is_missing() -> None:
    words = ["sh", str(ROOT / "examples" / "engine.sh")]
    environment = {**os.environ, "KURAYAMI": "no-such-program"}
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, env=environment)
    assert done.returncode == 1
    assert "KURAYAMI=.venv/bin/kurayami" in done.stderr


def test_the_bot_of_the_page_plays_a_game() -> None:
    code = (ROOT / "examples" / "wary.py").read_text("utf-8")
    assert f"```python\n{code}```" in (ROOT / "docs" / "how-to" / "write-a-bot.md").read_text("utf-8")
    table = Table(hidden_rooms, hidden_rooms.Options(turn_limit=500), Seeded(bytes(32), [bytes(32)]))
    rng = Stream(bytes(32), "bot 0")
    while 0 in hidden_rooms.movers(table.state):
        decision = wary(hidden_rooms.view(table.state, 0), hidden_rooms.legal(table.state, 0), (), rng, 1000)
        assert decision
        table.play(Move(0, decision.action, table.now + decision.after))
    outcome = hidden_rooms.outcome(table.state)
    assert outcome
    assert outcome.reason in ("two_stages_won", "three_stages_lost")
