"""The examples run."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kurayami.catalog import GAMES
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
    """Without the packages of this Python, kurayami among them."""
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
