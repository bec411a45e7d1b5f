"""Project-wide promises that no other test checks."""

import ast
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.groups import group_of

ROOT = Path(__file__).parents[1]
LOCKS = {
    "requirements.lock": "",
    "requirements-dev.lock": "dev",
    "requirements-uv.lock": "setup",
    "requirements-web.lock": "web",
}
LONGEST = 400
MADE = {".git", ".venv", ".cache", ".mypy_cache", ".ruff_cache", ".import_linter_cache", ".hypothesis", "__pycache__"}
HOUSE = ("src", "tests", "tools")

# Each pattern is cut in two, so that it does not find itself.
NOT_OURS = {
    "the host of a registry": ("pypi|pythonhosted|npmjs|yarnpkg|anaconda|jfrog|artifactory", r"\.(org|com|io)"),
    "an absolute path of somebody's machine": ("(?<![\\w.])/", "(home|root|Users|work|workspace)/[A-Za-z_.]"),
    "a Windows path of somebody's machine": ("[A-Z]:", r"\\+Users"),
}


@cache
def tracked() -> tuple[Path, ...]:
    """Files tracked by git; without git (an unpacked archive), all but those made by tools."""
    try:
        words = ["git", "ls-files", "-z"]
        listed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        listed = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*") if not MADE & set(path.parts)]
    return tuple(ROOT / name for name in listed if name and (ROOT / name).is_file())


def texts() -> dict[str, str]:
    found = {}
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            found[str(path.relative_to(ROOT))] = content.decode()
    return found


@pytest.mark.parametrize("what", NOT_OURS)
def test_nothing_names(what: str) -> None:
    pattern = re.compile("".join(f"({part})" for part in NOT_OURS[what]))
    assert [(name, found[0]) for name, text in texts().items() if (found := pattern.search(text))] == []


@pytest.mark.parametrize("name", LOCKS)
def test_locks_hold_no_addresses_and_every_package_has_hashes(name: str) -> None:
    lock = (ROOT / name).read_text()
    assert "://" not in lock
    assert "--index" not in lock
    pins = re.split(r"\n(?=[a-z0-9])", lock)
    assert [pin for pin in pins if "==" not in pin.splitlines()[0] or "--hash=sha256:" not in pin] == []


@pytest.mark.parametrize(("name", "group"), LOCKS.items())
def test_locks_name_every_direct_dependency(name: str, group: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = [each for each in project["dependency-groups"][group] if isinstance(each, str)] if group else []
    if group in ("", "dev"):
        wanted = [*wanted, *project["project"]["dependencies"]]
    locked = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / name).read_text(), re.MULTILINE))
    assert {plain(requirement) for requirement in wanted} - locked == set()


def plain(requirement: str) -> str:
    """Name of a package as in lock files: `fluent.runtime>=0.4` is fluent-runtime."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name
    return re.sub(r"[._-]+", "-", name[0]).lower()


def test_what_is_played_is_what_is_tested() -> None:
    played, tested = (pins(name) for name in ("requirements.lock", "requirements-dev.lock"))
    assert played <= tested


def pins(name: str) -> set[str]:
    return set(re.findall(r"^[a-z0-9-]+==[^ ]+", (ROOT / name).read_text(), re.MULTILINE))


def test_no_lock_that_records_addresses_is_kept() -> None:
    assert {path.name for path in tracked()} & {"uv" + ".lock", "pylock.toml", "poetry.lock", "Pipfile.lock"} == set()


def test_ci_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert script.read_text().splitlines()[-1] == "make test"


def test_the_package_is_typed() -> None:
    assert ROOT / "src" / "kurayami" / "py.typed" in tracked()


def test_rooms_are_small() -> None:
    ours = [path for path in tracked() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in HOUSE]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in ours}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


STARTS = {"asyncio", "concurrent", "multiprocessing", "subprocess", "threading", "time", "kurayami.server"}
"""Modules by which a test starts a server, a process or a clock."""


def test_tests_that_start_something_are_in_the_group_that_is_shaken_most() -> None:
    calm = [path for path in (ROOT / "tests").rglob("test_*.py") if group_of(path) == "rest"]
    found = {path.name: names for path in calm if (names := imported(path) & STARTS)}
    assert found == {}, "add them to LIVE in tests/groups.py"


def imported(path: Path) -> set[str]:
    """Every module a file imports, and the packages around it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update({node.module, *(f"{node.module}.{alias.name}" for alias in node.names)})
    return {".".join(name.split(".")[:depth]) for name in names for depth in (1, 2)}


ROOMS = ROOT / "src" / "kurayami"
TINY = ROOMS / "testing" / "tiny.py"
"""The tiny game of the suite. Two games may share names, because no game knows another."""


def trees(*folders: str) -> dict[Path, ast.Module]:
    ours = [path for path in tracked() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in folders]
    return {path: ast.parse(path.read_text()) for path in ours}


def game_of(path: Path) -> str | None:
    parts = path.relative_to(ROOMS).parts
    return "tiny" if path == TINY else parts[1] if parts[0] == "games" else None


def test_a_class_name_means_one_thing() -> None:
    homes: dict[str, list[Path]] = {}
    for path, tree in trees("src").items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                homes.setdefault(node.name, []).append(path)

    def is_clear(name: str) -> bool:
        games = [game_of(path) for path in homes[name]]
        return len(games) == 1 or (None not in games and len(set(games)) == len(games))

    assert {name: [path.name for path in homes[name]] for name in homes if not is_clear(name)} == {}


BEGINNINGS = re.compile(r"\s*(What|Who|Whom|Whose|Whether|That|Of|With|How|Where|When|Which)\b")


def docstrings(tree: ast.Module) -> list[str]:
    alone = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    return [value.value for value in alone if isinstance(value, ast.Constant) and isinstance(value.value, str)]


def test_docstrings_begin_with_the_noun_or_the_verb() -> None:
    found = {
        path.name: [text for text in docstrings(tree) if BEGINNINGS.match(text)] for path, tree in trees(*HOUSE).items()
    }
    assert {name: texts for name, texts in found.items() if texts} == {}


def defaults(tree: ast.Module) -> list[ast.stmt]:
    """First statements of every `case _:`."""
    cases = [case for node in ast.walk(tree) if isinstance(node, ast.Match) for case in node.cases]
    return [
        case.body[0]
        for case in cases
        if isinstance(case.pattern, ast.MatchAs) and case.pattern.name is None and case.guard is None
    ]


CLOSED = ("games", "bots")
"""Rooms where a set is matched to its end."""


def test_a_default_means_nothing() -> None:
    """A set is matched to its end, so that mypy names each place that must know a new member."""
    found = {
        f"{path.relative_to(ROOMS)}:{first.lineno}"
        for path, tree in trees("src").items()
        if path == TINY or path.relative_to(ROOMS).parts[0] in CLOSED
        for first in defaults(tree)
        if not isinstance(first, ast.Raise) and "assert_never" not in ast.unparse(first)
    }
    assert found == set()
