"""Compiled code is reused, and never outlives a file it depends on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kurayami.compiler import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="the extra fast is not installed")

LAMP = """
from typing import NamedTuple

from kurayami.compiler import compiled

class Lamp(NamedTuple):
    watts: int

LAMP = Lamp(4)

@compiled
def light(lamp):
    return lamp.watts * 10
"""

ROOM = """
import numba

from dusk.lamp import LAMP, light
from kurayami.compiler import compiled

@compiled
def seen(lamp):
    return light(lamp) + 1

@numba.njit(cache=True)
def seen_by_numba():
    return light(LAMP) + 1
"""

ASK = """
import json
from dusk.room import LAMP, seen, seen_by_numba
print(json.dumps([seen(LAMP), seen_by_numba(), sum(seen.stats.cache_hits.values())]))
"""


def ask(folder: Path, **variables: str) -> list[int]:
    """The visible result, numba's own cache statistics, and how often ours was loaded from disk."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": "", "PYTHONPATH": str(folder), **variables}
    answer = subprocess.run(
        [sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True, cwd=folder
    )
    found: list[int] = json.loads(answer.stdout)
    return found


@pytest.fixture
def package(tmp_path: Path) -> Path:
    package = tmp_path / "dusk"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "lamp.py").write_text(LAMP)
    (package / "room.py").write_text(ROOM)
    return package


def kept(package: Path, module: str) -> list[Path]:
    return list(package.glob(f"__pycache__/{module}-*"))


def test_another_file_may_change_its_numbers_and_the_names_of_its_classes(package: Path) -> None:
    assert ask(package.parent) == [41, 41, 0]
    before = kept(package, "room")
    assert len(before) == 1
    assert ask(package.parent) == [41, 41, 1], "loaded, not compiled again"

    (package / "lamp.py").write_text(LAMP.replace("10", "20").replace("Lamp", "Lantern"))
    assert ask(package.parent) == [81, 41, 0], "numba by itself goes on with what it has"
    after = kept(package, "room")
    assert len(after) == 1, "what is stale is thrown away"
    assert after != before


def test_without_a_folder_nothing_is_kept(package: Path) -> None:
    nowhere = package / "no-folder"
    nowhere.write_text("")
    assert ask(package.parent, NUMBA_CACHE_DIR=str(nowhere))[0] == 41
    assert kept(package, "room") == []
