"""The entry point: `python3 tools/bootstrap.py COMMAND`, as a user runs it."""

import ast
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tools.boot import commands
from tools.boot.alone import alone
from tools.boot.place import ROOT

DOOR = ROOT / "tools" / "bootstrap.py"


def knock(*words: str, code: str = "", door: Path = DOOR, **env: str) -> subprocess.CompletedProcess[str]:
    start = ["-c", code] if code else [str(door)]
    return subprocess.run(
        [sys.executable, *start, *words],
        env={"PATH": os.environ["PATH"], **env},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_old_python_is_told_so() -> None:
    code = f"import sys; sys.version_info = (3, 6, 15); exec(compile(open({str(DOOR)!r}).read(), 'door', 'exec'))"
    ended = knock("play", code=code)
    assert ended.returncode == 1
    assert "needs Python 3.11 or newer, and this is Python 3.6" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_an_old_python_can_read_the_door_so_far() -> None:
    """Python 3.6, and even 2.7: no f-string, no annotation, and only sys imported before the check."""
    tree = ast.parse(DOOR.read_text(), feature_version=(3, 7))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.FunctionDef, ast.NamedExpr, ast.Match)
    assert not [node for node in ast.walk(tree) if isinstance(node, newer)]
    names = [node.names[0].name for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert names == ["sys"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "usage: "),
        (("--help",), 0, "playthroughs  write the golden playthroughs and screens anew"),
        (("dance",), 2, "There is no command 'dance'."),
        (("check", "src"), 2, "check takes no further arguments, but got: src"),
    ],
)
def test_arguments(words: tuple[str, ...], code: int, said: str) -> None:
    ended = knock(*words)
    assert ended.returncode == code
    assert said in ended.stdout + ended.stderr


def test_make_and_the_door_know_the_same_commands() -> None:
    makefile = (ROOT / "Makefile").read_text()
    line = next(line for line in makefile.splitlines() if line.startswith("COMMANDS = "))
    assert line.removeprefix("COMMANDS = ").split() == list(commands.COMMANDS)
    assert all(f"'make {name} " in makefile for name in commands.COMMANDS)


@pytest.fixture
def closed_port() -> Iterator[int]:
    """A local port nobody listens on, and nobody else gets meanwhile."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        yield bound.getsockname()[1]


def test_without_a_network_it_says_so_and_keeps_what_is_done(tmp_path: Path, closed_port: int) -> None:
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for lock in ROOT.glob("requirements*.lock"):
        shutil.copy(lock, tmp_path)
    env = {"HOME": str(tmp_path), "PIP_INDEX_URL": f"http://127.0.0.1:{closed_port}", "PIP_RETRIES": "1"}
    env["PIP_CONFIG_FILE"] = os.devnull
    first, second = (knock("setup", door=tmp_path / "tools" / "bootstrap.py", **env) for _ in range(2))
    assert first.returncode == second.returncode == 1
    assert "virtual environment ... done in" in first.stderr
    assert "virtual environment" not in second.stderr
    for ended in (first, second):
        assert "installer ... failed after" in ended.stderr
        assert "Connection refused" in ended.stderr
        assert "The package index could not be reached. Is this machine online?" in ended.stderr
        assert "Traceback" not in ended.stderr


def test_two_at_once_take_turns(tmp_path: Path) -> None:
    lock = tmp_path / "set-up.lock"
    code = f"from pathlib import Path; from tools.boot.alone import alone\nwith alone(Path({str(lock)!r})): print('in')"
    with alone(lock):
        words = [sys.executable, "-c", code]
        other = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert other.stderr is not None
        assert "waiting for it" in other.stderr.readline()
        assert other.poll() is None
    assert other.communicate(timeout=PATIENCE)[0] == "in\n"
