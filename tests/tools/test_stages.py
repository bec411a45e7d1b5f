"""The set-up stages, with a runner that only records commands."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from tools.boot import stages as house
from tools.boot.place import Place
from tools.boot.run import CERTIFICATE, NOT_THERE, OFFLINE, UNKNOWN, WRONG_HASH, Trouble, advice_for, runner
from tools.boot.stage import Stage, ensure
from tools.boot.web import built


@dataclass
class Scribe:
    """Records the commands, makes what they would make, and fails those that contain a given word."""

    place: Place
    uv_comes: bool = True
    troubles: dict[str, str] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)

    def __call__(self, command: Sequence[str | Path]) -> str:
        line = " ".join(str(word) for word in command).replace(f"{self.place.root}/", "")
        self.lines.append(line)
        for word, output in self.troubles.items():
            if word in line:
                raise Trouble(advice_for(output), f"{output}\n")
        if " -m venv " in line:
            self.place.scripts.mkdir(parents=True)
            self.place.python.touch()
        if "requirements-uv.lock" in line and self.uv_comes:
            self.place.script("uv").touch()
        if "requirements-web.lock" in line:
            self.place.script("npm").touch()
        if line.endswith(" ci --no-audit --no-fund"):
            (self.place.web / "node_modules").mkdir(exist_ok=True)
        if line.endswith(" run build"):
            built(self.place).parent.mkdir(parents=True, exist_ok=True)
            built(self.place).touch()
        return str(self.place.root) if "sysconfig" in line else ""


@contextmanager
def quiet(name: str) -> Iterator[None]:
    yield


@pytest.fixture
def scribe(tmp_path: Path) -> Scribe:
    for part in ("", "-dev", "-web", "-uv"):
        (tmp_path / f"requirements{part}.lock").write_text(part)
    (tmp_path / "web" / "src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", ".npmrc", "src/main.ts"):
        (tmp_path / "web" / name).write_text(name)
    return Scribe(Place(tmp_path, windows=False))


def build(scribe: Scribe) -> list[str]:
    """The commands run, without the one for the virtual environment."""
    have = house.stages(scribe.place, scribe)
    before = len(scribe.lines)
    ensure((have.dev_packages, have.kurayami), scribe.place.stamps, quiet)
    return [line for line in scribe.lines[before:] if " -m venv " not in line and "sysconfig" not in line]


UV = ".venv/bin/python -m pip install --require-hashes -r requirements-uv.lock"
PACKAGES = ".venv/bin/uv pip install --python .venv/bin/python --require-hashes -r requirements.lock"
DEV_PACKAGES = ".venv/bin/uv pip sync --python .venv/bin/python --require-hashes requirements-dev.lock"


def test_a_cold_start_then_nothing(scribe: Scribe) -> None:
    assert build(scribe) == [UV, PACKAGES, DEV_PACKAGES]
    assert scribe.lines[0].endswith(" -m venv --clear .venv")
    assert build(scribe) == []


def test_a_new_dev_lock_leaves_the_rest_alone(scribe: Scribe) -> None:
    build(scribe)
    (scribe.place.root / "requirements-dev.lock").write_text("new")
    assert build(scribe) == [DEV_PACKAGES]


def test_playing_needs_no_packages_for_tests(scribe: Scribe) -> None:
    have = house.stages(scribe.place, scribe)
    ensure((have.packages, have.kurayami), scribe.place.stamps, quiet)
    assert not [line for line in scribe.lines if "requirements-dev.lock" in line]


def test_where_uv_does_not_exist_pip_does_the_work(scribe: Scribe) -> None:
    scribe.uv_comes = False
    scribe.troubles["requirements-uv.lock"] = "no matching distribution found for uv"
    pip = ".venv/bin/python -m pip install --require-hashes -r"
    assert build(scribe) == [UV, f"{pip} requirements.lock", f"{pip} requirements-dev.lock"]


def test_where_uv_fails_pip_is_tried(scribe: Scribe) -> None:
    scribe.troubles["bin/uv"] = "dns error"
    assert ".venv/bin/python -m pip install --require-hashes -r requirements.lock" in build(scribe)


def test_when_both_fail_both_outputs_are_shown(scribe: Scribe) -> None:
    scribe.troubles["bin/uv"] = "uv says: dns error"
    scribe.troubles["-r requirements.lock"] = "pip says: Temporary failure in name resolution"
    with pytest.raises(Trouble) as trouble:
        build(scribe)
    assert trouble.value.advice == OFFLINE
    assert "uv says" in trouble.value.output
    assert "pip says" in trouble.value.output


def test_without_a_network_it_stops_at_the_first_download(scribe: Scribe) -> None:
    scribe.troubles["requirements-uv.lock"] = "NewConnectionError: Failed to establish a new connection"
    with pytest.raises(Trouble) as trouble:
        build(scribe)
    assert trouble.value.advice == OFFLINE
    assert scribe.lines[-1] == UV


def test_what_was_broken_off_is_installed_anew(scribe: Scribe) -> None:
    scribe.troubles["-r requirements.lock"] = "something unheard of"
    with pytest.raises(Trouble):
        build(scribe)
    scribe.troubles.clear()
    assert build(scribe)[0] == PACKAGES.replace("install", "install --reinstall")


def test_python_without_venv_is_told_what_to_install(scribe: Scribe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "find_spec", lambda name: None)
    with pytest.raises(Trouble, match="apt install python3-venv"):
        build(scribe)
    assert scribe.lines == []


def test_the_launcher_runs_the_house_from_anywhere(scribe: Scribe) -> None:
    build(scribe)
    script = (scribe.place.scripts / "kurayami").read_text()
    assert script.splitlines()[1].endswith('.venv/bin/python -P -m kurayami "$@"')
    assert (scribe.place.root / "kurayami.pth").read_text() == "src\n"


def test_windows_has_its_own_names(tmp_path: Path) -> None:
    place = Place(tmp_path, windows=True)
    assert place.script("uv") == tmp_path / ".venv" / "Scripts" / "uv.exe"
    assert house.launcher(place).name == "kurayami.cmd"


def test_a_new_stage_is_a_few_lines(scribe: Scribe) -> None:
    have = house.stages(scribe.place, scribe)
    film = Stage("film", work=lambda again: None, after=(have.packages,), files=(scribe.place.root / "film",))
    (scribe.place.root / "film").touch()
    ensure((film,), scribe.place.stamps, quiet)
    assert (scribe.place.stamps / "film").exists()


NODE = ".venv/bin/uv pip install --python .venv/bin/python --require-hashes -r requirements-web.lock"
NPM_CI = ".venv/bin/npm --prefix web ci --no-audit --no-fund"
BUILD = ".venv/bin/npm --prefix web run build"


def build_screen(scribe: Scribe) -> list[str]:
    before = len(scribe.lines)
    ensure((house.stages(scribe.place, scribe).web,), scribe.place.stamps, quiet)
    return [line for line in scribe.lines[before:] if " -m venv " not in line and "requirements-uv" not in line]


def test_the_screen_is_built_once_and_again_when_it_changes(scribe: Scribe) -> None:
    assert build_screen(scribe) == [NODE, NPM_CI, BUILD]
    assert build_screen(scribe) == []
    (scribe.place.web / "src" / "main.ts").write_text("new")
    assert build_screen(scribe) == [BUILD]
    (scribe.place.web / "package-lock.json").write_text("new")
    assert build_screen(scribe) == [NPM_CI, BUILD]


def test_new_words_and_rules_are_put_on_the_screen(scribe: Scribe) -> None:
    build_screen(scribe)
    for path in ("src/kurayami/words/pl/web.ftl", "docs/rules/hidden-rooms.md", "docs/rules/pl/hidden-rooms.md"):
        (scribe.place.root / path).parent.mkdir(parents=True)
        (scribe.place.root / path).write_text("new")
        assert build_screen(scribe) == [BUILD]


def test_a_screen_that_was_thrown_away_is_built_again(scribe: Scribe) -> None:
    build_screen(scribe)
    built(scribe.place).unlink()
    assert build_screen(scribe) == [BUILD]


def test_the_users_index_and_certificates_are_kept(scribe: Scribe) -> None:
    given = {
        "PIP_INDEX_URL": "mirror",
        "SSL_CERT_FILE": "mine",
        "PYTHONPATH": "elsewhere",
        "PIP_USER": "1",
        "PATH": "p",
    }
    env = scribe.place.environment(given)
    assert env["PIP_INDEX_URL"] == env["UV_DEFAULT_INDEX"] == "mirror"
    assert env["SSL_CERT_FILE"] == "mine"
    assert env["UV_PYTHON_DOWNLOADS"] == "never"
    assert env["PATH"].startswith(str(scribe.place.scripts))
    assert not {"PYTHONPATH", "PIP_USER"} & env.keys()
    assert scribe.place.environment({**given, "UV_INDEX_URL": "other"}).get("UV_DEFAULT_INDEX") is None


@pytest.mark.parametrize(
    ("output", "advice"),
    [
        ("Temporary failure in name resolution", OFFLINE),
        ("error sending request for url", OFFLINE),
        ("[Errno 101] Network is unreachable", OFFLINE),
        ("SSLError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] ...') NewConnectionError", CERTIFICATE),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", WRONG_HASH),
        ("Could not find a version that satisfies the requirement x==1 (from versions: none)", NOT_THERE),
        ("error: subprocess-exited-with-error", UNKNOWN),
    ],
)
def test_each_trouble_has_its_advice(output: str, advice: str) -> None:
    assert advice_for(output) == advice


def test_a_failing_command_shows_all_it_said(tmp_path: Path) -> None:
    run = runner({}, tmp_path)
    with pytest.raises(Trouble) as trouble:
        run([sys.executable, "-c", "import sys; print('first'); print('last', file=sys.stderr); sys.exit(3)"])
    assert "first\n" in trouble.value.output
    assert "last\n" in trouble.value.output
    assert trouble.value.output.startswith("$ ")


def test_a_missing_program_is_trouble_too(tmp_path: Path) -> None:
    with pytest.raises(Trouble):
        runner({}, tmp_path)([tmp_path / "nothing"])
