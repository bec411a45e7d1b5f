"""The examples run."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_a_bot_plays_a_game_through_the_engine() -> None:
    words = [sys.executable, str(ROOT / "examples" / "bot.py"), "07" * 32]
    one, other = (subprocess.run(words, capture_output=True, text=True, check=True, timeout=120) for _ in range(2))
    assert "_stages_" in one.stdout
    assert one.stdout == other.stdout
